/** Trans-Siberian at the protocol: its view, what it previews and advises. Links are the engine's numbers. */

import type {
  Action,
  GameEvent,
  Granted,
  Index,
  PlayerView,
  Refusal,
  Result,
  View,
} from "./protocol.js";

export interface SiberiaPlayer extends PlayerView {
  /** Shares held, by railroad; none of what is not there. */
  readonly shares: Readonly<Record<string, number>>;
  /** Cash and public shares at their values (T-26). */
  readonly wealth: number;
}

/** What a railroad is chosen for on a turn. */
export type TurnChoice = "buy" | "build";

export interface RailroadView {
  readonly id: string;
  readonly status: "waiting" | "running" | "out" | "nationalized";
  readonly public: boolean;
  readonly period: 1 | 2;
  /** So many there are, and so many are sold. */
  readonly shares: number;
  readonly sold: number;
  /** By seat. */
  readonly holders: readonly number[];
  /** Seats that may build with it (T-13). */
  readonly builders: readonly Index[];
  readonly treasury: number;
  readonly income: number;
  /** The stock value; null while it is not in play. */
  readonly value: number | null;
  readonly per_share: number;
  readonly links: readonly Index[];
  /** It would be nationalized at a check now. */
  readonly below_marker: boolean;
  /** Why whose turn it is can neither buy a share nor build; each null if that goes, all of it while nobody is at turn. */
  readonly refused: Readonly<Record<TurnChoice, Refusal | null>> | null;
}

export interface TrackView {
  readonly at: number;
  readonly of: number;
}

export interface SiberiaAuction {
  readonly railroad: string;
  readonly bid: number | null;
  readonly leader: Index | null;
  readonly least: number;
  /** Next to act first. */
  readonly bidders: readonly Index[];
  /** Railroads that are auctioned after this one. */
  readonly waiting: readonly string[];
}

export interface DividendView {
  readonly turns_left: number;
  /** By seat. */
  readonly income: readonly number[];
  readonly paid: readonly {
    readonly railroad: string;
    readonly per_share: number;
    readonly amounts: readonly number[];
  }[];
  readonly nationalized: readonly string[];
  /** Where the marker is afterwards. */
  readonly marker: number;
  readonly adjusted: string | null;
  readonly opens_period_2: boolean;
  /** Why the game would be over after it, or null. */
  readonly ends: string | null;
}

export interface SiberiaResult extends Result {
  readonly ranking: readonly {
    readonly seat: Index;
    readonly place: number;
    readonly cash: number;
    readonly wealth: number;
  }[];
}

export interface SiberiaView extends View {
  readonly period: 1 | 2;
  readonly phase: "auction" | "claim" | "turn" | "end";
  readonly turn: { readonly seat: Index; readonly number: number };
  readonly timing: TrackView;
  readonly dividends: TrackView;
  /** Of nationalization: a stock value. */
  readonly marker: number;
  readonly players: readonly SiberiaPlayer[];
  readonly railroads: readonly RailroadView[];
  /** By link: its railroad, or null. */
  readonly owners: readonly (string | null)[];
  readonly auction: SiberiaAuction | null;
  readonly claim: { readonly railroad: string; readonly seat: Index; readonly bid: number } | null;
  readonly next_dividend: DividendView | null;
  readonly stock_values: readonly number[];
  /** Dollars that two shares cost together more than each alone (T-11). */
  readonly second_share_extra: number;
  readonly income_marks: readonly number[];
  readonly result: SiberiaResult | null;
}

/** One or two links with a way to them. */
export interface Building {
  /** What to submit. */
  readonly path: readonly Index[];
  readonly links: readonly Index[];
  readonly jumped: readonly Index[];
  readonly external: boolean;
  readonly cost: number;
  readonly to_bank: number;
  readonly fees: readonly {
    readonly payee: string | null;
    readonly links: readonly Index[];
    readonly amount: number;
  }[];
  readonly treasury_after: number;
  readonly income: readonly [number, number];
  readonly per_share: readonly [number, number];
  readonly marks: readonly number[];
  readonly value: readonly [number, number];
  readonly timing: 0 | 1;
}

/** What an action would bring; the last four as they would be after it, null unless it is complete. */
export interface ActionPreview extends Granted {
  readonly complete: boolean;
  readonly refused: Refusal | null;
  readonly events: readonly GameEvent[];
  readonly cash: readonly number[] | null;
  readonly treasuries: Readonly<Record<string, number>> | null;
  readonly next_dividend: DividendView | null;
}

export interface BuildPreview extends ActionPreview {
  readonly railroad: string;
  readonly treasury: number;
  readonly building: Building | null;
  /** All that can be built now, or after the first link together with it. */
  readonly next: readonly Building[];
  /** The ways to the last link, the cheapest first. */
  readonly ways: readonly Building[];
}

type Change = readonly [number, number];

/** Why an action is advised. */
export type SiberiaReason =
  | {
      readonly kind: "dividend";
      readonly railroad: string;
      readonly per_share: Change;
      readonly shares: Change;
      readonly amount: Change;
    }
  | {
      readonly kind: "value";
      readonly railroad: string;
      readonly value: Change;
      readonly steps: number;
    }
  | {
      readonly kind: "nationalization-risk";
      readonly railroad: string;
      readonly value: number;
      readonly marker: number;
      readonly spaces: number;
      readonly period: 1 | 2;
      readonly survival: number;
    }
  | { readonly kind: "claim"; readonly link: Index; readonly value: number }
  | { readonly kind: "goes-public"; readonly railroad: string }
  | { readonly kind: "jump-fee"; readonly payee: string | null; readonly amount: number }
  | {
      readonly kind: "next-dividend";
      readonly turns_left: number;
      readonly income: number;
      readonly nationalized: readonly string[];
    }
  | { readonly kind: "brings-dividend"; readonly number: number }
  | {
      readonly kind: "bid-worth" | "bid-too-high";
      readonly railroad: string;
      readonly limit: number;
      readonly least: number;
    };

export interface SiberiaAdvice extends Granted {
  readonly action: Action;
  /** To mark on the map. */
  readonly links: readonly Index[];
  readonly gain: number | null;
  readonly reasons: readonly SiberiaReason[];
}
