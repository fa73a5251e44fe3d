/** A result as a link: its code in the part of an address that no server sees. */

const MARK = "#code=";
const LONGEST = 5_000;

export function writeCodeLink(code: string): string {
  const address = new URL(location.href);
  address.search = "";
  address.hash = MARK + code;
  return address.href;
}

/** The code in the page's address, which is taken out of it; null if there is none. */
export function takeCodeLink(): string | null {
  if (!location.hash.startsWith(MARK) || location.hash.length > LONGEST) return null;
  const code = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  return code;
}
