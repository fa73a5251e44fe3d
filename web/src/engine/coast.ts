/** Coast to Coast at the protocol: its view, what it previews, and what is fixed about its boards. */

import type { Granted, Index, PlayerView, Refusal, Result, View } from "./protocol.js";

export interface Charge {
  readonly payee: Index | null;
  readonly amount: number;
  readonly railroads?: readonly string[];
}

export type CoastPhase =
  | "home_swap"
  | "destination"
  | "region"
  | "roll"
  | "move"
  | "purchase"
  | "deal"
  | "sale"
  | "auction"
  | "end";

export interface TurnView {
  readonly leg: 1 | 2;
  readonly dice: readonly [number, number] | null;
  readonly coloured: number | null;
  readonly allowance: number;
  readonly bonus_due: boolean;
  readonly region_rolled: string | null;
  readonly charges: readonly Charge[];
  readonly owed: number;
  readonly deals_left: number;
  /** Whose turn it is; in a deal or an auction somebody else decides. */
  readonly seat: Index;
}

/** What a roll for a city in a region may bring: means over its chart, for who has to choose. */
export interface RegionView {
  readonly region: string;
  readonly ways: number;
  /** Of `ways`: those that name a city on an own railroad. */
  readonly served: number;
  readonly payoff: number;
  readonly distance: number;
}

/** What an offer gives and takes, seen from the seat that proposes it. */
export interface Deal {
  readonly seat: Index;
  readonly partner: Index;
  readonly give_cash: number;
  readonly give_deeds: readonly string[];
  readonly take_cash: number;
  readonly take_deeds: readonly string[];
  readonly give_value: number;
  readonly take_value: number;
  readonly countered: boolean;
}

export interface Auction {
  /** The seller. */
  readonly seat: Index;
  readonly railroad: string;
  readonly bid: number | null;
  readonly leader: Index | null;
  /** Next to act first. */
  readonly bidders: readonly Index[];
}

export interface CoastPlayer extends PlayerView {
  readonly home: string | null;
  readonly city: string | null;
  readonly point: Index;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly payoff: number | null;
  readonly distance: number | null;
  readonly engine: string;
  readonly declared: boolean;
  readonly deeds: readonly string[];
  readonly net_worth: number;
  readonly ridden: readonly Index[];
  readonly trips: number;
  readonly fees_paid: number;
  readonly fees_got: number;
  readonly goal_point: Index | null;
  readonly established: readonly {
    readonly railroad: string;
    readonly payee: Index | null;
    readonly amount: number;
  }[];
}

export interface CoastResult extends Result {
  readonly ranking: readonly {
    readonly seat: Index;
    readonly place: number;
    readonly cash: number;
    readonly net_worth: number;
  }[];
}

export interface CoastView extends View {
  readonly round: number;
  readonly round_limit: number | null;
  readonly victory_amount: number;
  readonly phase: CoastPhase;
  readonly turn: TurnView;
  readonly players: readonly CoastPlayer[];
  readonly owners: Readonly<Record<string, Index>>;
  readonly fees: Readonly<Record<string, number>>;
  readonly regions: readonly RegionView[] | null;
  readonly deal: Deal | null;
  readonly auction: Auction | null;
  readonly engine_prices: Readonly<Record<string, number>>;
  readonly half_prices: Readonly<Record<string, number>>;
  readonly all_sold: boolean;
  readonly result: CoastResult | null;
}

/** What `preview` tells of a leg being laid. */
export interface Preview extends Granted {
  readonly point: Index;
  readonly used: number;
  readonly remaining: number;
  readonly complete: boolean;
  readonly arrives: boolean;
  readonly next: readonly {
    readonly section: Index;
    readonly point: Index;
    readonly railroad: string;
  }[];
  readonly far: readonly { readonly point: Index; readonly path: readonly Index[] }[];
  readonly charges: readonly Charge[];
  /** Dollars each railroad would cost after the draft. */
  readonly fees: Readonly<Record<string, number>>;
  readonly refused: Refusal | null;
}

/** What is fixed about a board: it never changes as long as the board's hash is the same. */
export interface BoardFacts extends Granted {
  readonly map: string;
  /** All ways the destination charts can be rolled; the `ways` below are of these. */
  readonly all_ways: number;
  readonly railroads: readonly {
    readonly id: string;
    readonly price: number;
    readonly cities: readonly string[];
    readonly ways: number;
    readonly connections: readonly string[];
  }[];
  readonly cities: readonly {
    readonly id: string;
    readonly region: string;
    readonly ways: number;
    readonly railroads: readonly string[];
  }[];
  /** Row i has a number for each city before the i-th. */
  readonly payoffs: readonly (readonly number[])[];
  readonly mileposts: readonly (readonly number[])[];
}
