/** The edition that this page belongs to: one build of the engine, its maps and texts, in a folder of its own. */

/** The name of the folder; the build puts it here. */
declare const EDITION: string;

/** Where a file of this edition lies; a page of another edition asks for another address. */
export function locate(path: string): URL {
  return new URL(`${EDITION}/${path}`, document.baseURI);
}

/** Tells this edition from others. */
export function nameEdition(): string {
  return EDITION;
}
