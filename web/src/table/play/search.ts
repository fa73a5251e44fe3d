/** Looking for something in a field, as plain data. */

/** A field in which something is looked for: `text` is null while it shows what is chosen. */
export interface Search {
  text: string | null;
  open: boolean;
  /** The place of the choice that the arrow keys stand on. */
  active: number;
}

export function startSearch(): Search {
  return { text: null, open: false, active: 0 };
}
