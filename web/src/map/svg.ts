/** What every drawing of a map is written with: SVG as text. */

export interface Backdrop {
  readonly kind: "grid" | "land" | "region" | "state" | "lake" | "country" | "river";
  readonly id: string;
  readonly d: string;
}

/** Gives the words of a message, by its id (`city-albany`). */
export type Text = (id: string) => string;

export function group(id: string, content: readonly string[]): string {
  return `<g id="${id}">${content.join("")}</g>`;
}

/** A place that type keeps its size at while the map grows under it. */
export function place(x: number, y: number, content: string, turn = ""): string {
  return `<g transform="translate(${x} ${y})${turn}">${content}</g>`;
}

export function quote(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

/** What lies around the country: water's grid and the neighbours' land. */
export function isAround({ kind }: Backdrop): boolean {
  return kind === "grid" || kind === "land";
}

export function renderShape({ kind, id, d }: Backdrop): string {
  return `<path class="${kind}" data-id="${id}" d="${d}"/>`;
}
