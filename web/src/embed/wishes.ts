/**
 * What may be asked of the page from outside, by its address or by the page around it. An attribute of
 * `<roundhouse-game>` and a parameter of the address have the same name.
 */

export const WISHES = [
  "game",
  "mode",
  "date",
  "assist",
  "lang",
  "theme",
  "options",
  "victory",
  "seats",
] as const;

export type Wish = (typeof WISHES)[number];
/** As they were written; nothing has been looked at but how long they are. */
export type Wishes = Readonly<Partial<Record<Wish, string>>>;

/** A wish that cannot be fulfilled: as it was written, and what it could have been. */
export interface WishRefusal {
  readonly wish: Wish;
  readonly value: string;
  readonly known: readonly string[];
}

/** Characters of one wish. */
const LONGEST = 1_000;

/** Gather wishes by asking for each; an empty one is none. */
export function gatherWishes(read: (wish: Wish) => string | null): Wishes {
  const wishes: Partial<Record<Wish, string>> = {};
  for (const wish of WISHES) {
    const value = read(wish)?.trim().slice(0, LONGEST);
    if (value) wishes[wish] = value;
  }
  return wishes;
}

/** The wishes in the part of an address after its question mark. */
export function readWishes(query: string): Wishes {
  const parameters = new URLSearchParams(query);
  return gatherWishes((wish) => parameters.get(wish));
}

/** Wishes as that part of an address, without the question mark. */
export function writeWishes(wishes: Wishes): string {
  return new URLSearchParams(wishes).toString();
}
