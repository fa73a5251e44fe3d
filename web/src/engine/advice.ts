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
