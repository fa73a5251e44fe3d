/** Small wishes of this device: theme, pace. Kept where storage allows, otherwise for this visit only. */

const PREFIX = `roundhouse:${new URL(".", document.baseURI).pathname}:`;
const remembered = new Map<string, string>();

/** What was wished for `name`, or null. */
export function readPreference(name: string): string | null {
  const here = remembered.get(name);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // a third-party frame may be refused all storage
  }
}

/** Wish `value` for `name`. */
export function writePreference(name: string, value: string): void {
  remembered.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // kept in memory above
  }
}
