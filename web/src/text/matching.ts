/** Finding what somebody has begun to type, however they write it. */

/** Letters alone, without accents, case and punctuation: "St. Paul" and "st paul" are the same. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

/** Sorts names as the language in use does. */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, document.documentElement.lang);
}
