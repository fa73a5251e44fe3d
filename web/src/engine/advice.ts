/** What `advise` answers: sections, points and seats are the engine's numbers. */

/** A whole way to the goal: dollars and turns expected from here on, over all dice. */
export interface Route {
  readonly route: readonly number[];
  readonly cost: number;
  readonly fees: number;
  readonly turns: number;
}

/** Why a route is suggested, in comparison with the shortest one where `saves` is given. */
export interface RouteReason {
  readonly kind:
    | "shortest"
    | "detour"
    | "cheaper"
    | "free"
    | "arrives"
    | "old-rate"
    | "paid"
    | "fallback";
  readonly mileposts?: number;
  readonly saves?: number;
  readonly payee?: number | null;
  readonly leads?: boolean;
  readonly fees?: number;
  readonly railroad?: string;
}

/** The suggested rest of a leg, the route it begins, and really different ones. */
export interface Advice extends Route {
  readonly ok: true;
  readonly path: readonly number[];
  readonly alternatives: readonly Route[];
  readonly reasons: readonly RouteReason[];
}

/** Why something is worth buying. */
export type WareReason =
  /** Ways of all destinations that the own network serves. */
  | { readonly kind: "service"; readonly before: number; readonly after: number }
  | { readonly kind: "monopoly"; readonly cities: readonly string[]; readonly ways: number }
  | { readonly kind: "connected"; readonly railroads: readonly string[] }
  | { readonly kind: "apart" }
  | { readonly kind: "regions"; readonly regions: readonly string[] }
  | { readonly kind: "income"; readonly dollars: number }
  | { readonly kind: "speed"; readonly turns_tenths: number };

/** Something for sale, in dollars: what its price leaves, and what is missing to keep the reserve. */
export interface WareAdvised {
  readonly kind: "railroad" | "engine";
  readonly id: string;
  readonly price: number;
  readonly worth: number;
  readonly left: number;
  readonly missing: number;
  readonly reasons: readonly WareReason[];
}

/** What `counsel` answers when it has been worked out: what a seat had best buy. */
export interface Counsel {
  readonly seat: number;
  readonly all_ways: number;
  readonly in_hand: number;
  readonly reserve: number;
  readonly rounds_left: number;
  /** In an open purchase window. */
  readonly choice: WareAdvised | null;
  /** Of all that is for sale, whatever it costs. */
  readonly best: WareAdvised | null;
  /** The best railroad. */
  readonly deed: WareAdvised | null;
}
