/** What is looked up beside the game: how tables are sorted, what is searched for. */

import { type Search, startSearch } from "../../../table/play/search.js";

export const COLUMNS = ["name", "price", "cities", "chance", "owner"] as const;
export type Column = (typeof COLUMNS)[number];

/** Whose railroads are listed, or those that go where one is bound. */
export const CHIPS = ["unowned", "mine", "rivals", "serving"] as const;
export type Chip = (typeof CHIPS)[number];

export const MEASURES = ["payoff", "mileposts", "rate"] as const;
export type Measure = (typeof MEASURES)[number];

export interface Reference {
  sort: { column: Column; descending: boolean };
  filter: string;
  /** A railroad is listed if one of these fits, or if there are none. */
  chips: Set<Chip>;
  /** The railroad whose details are open. */
  railroad: string | null;
  city: string | null;
  citySearch: Search;
  /** The pair of the Payoff Chart; null: where the deciding player comes from, or goes to. */
  from: string | null;
  to: string | null;
  fromSearch: Search;
  toSearch: Search;
  measure: Measure;
}

export function startReference(): Reference {
  return {
    sort: { column: "price", descending: true },
    filter: "",
    chips: new Set(),
    railroad: null,
    city: null,
    citySearch: startSearch(),
    from: null,
    to: null,
    fromSearch: startSearch(),
    toSearch: startSearch(),
    measure: "payoff",
  };
}
