/** Finding what somebody has begun to type, however they write it. */

/** Without accents and case; all else stays. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Letters alone, without accents, case and punctuation: "St. Paul" and "st paul" are the same. */
export function fold(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

/** Sorts names as the language in use does. */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, document.documentElement.lang);
}
