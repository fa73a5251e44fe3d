/**
 * The pseudo-locale: English with accents, a third longer. What stays plain on the screen did not come
 * from a message; what is cut off will be cut off in other languages too.
 */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "àƀçđéƒĝĥíĵķļɱñóþǫŕšţûṽŵẋýžÀɃÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ";
const GROWTH = 0.3;

/** The accented, lengthened form of a piece of text; spaces at its ends stay where they are. */
export function pseudolocalize(text: string): string {
  const accented = Array.from(text, (letter) => {
    const index = PLAIN.indexOf(letter);
    return index < 0 ? letter : Array.from(ACCENTED)[index];
  }).join("");
  const letters = accented.trim().length;
  if (letters < 3) return accented;
  const padding = "~".repeat(Math.ceil(letters * GROWTH));
  return accented.trimEnd() + padding + accented.slice(accented.trimEnd().length);
}
