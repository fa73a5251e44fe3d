/** The way on for a page whose own code did not come, or found something missing at once. */

/** Show it now; the style sheet shows it by itself after a while. Does nothing once the table is drawn. */
export function showLate(): void {
  document.querySelector(".late")?.classList.add("now");
}
