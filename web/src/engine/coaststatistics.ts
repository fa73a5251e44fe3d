/** What `statistics` answers of Coast to Coast: figures by seat; a seat is its number at the table. */

import type { Series, Statistics } from "./statistics.js";

/** What one seat did, got and was dealt; money in dollars, `..._thousandths` of what they are named for. */
export interface SeatFigures {
  readonly seat: number;
  readonly cash: number;
  readonly deeds: number;
  readonly deeds_value: number;
  readonly engine: string;
  readonly engine_value: number;
  readonly net_worth: number;
  readonly trips: number;
  readonly mileposts: number;
  readonly earned: number;
  readonly dollars_per_milepost_thousandths: number;
  readonly fees_paid: number;
  readonly fees_got: number;
  readonly bank_fees: number;
  /** Fees between rivals, by seat. */
  readonly paid_to: readonly number[];
  readonly got_from: readonly number[];
  readonly turns_lost: number;
  readonly deeds_bought: number;
  readonly deeds_sold: number;
  readonly deeds_got: number;
  readonly deeds_given: number;
  readonly spent_on_deeds: number;
  readonly spent_on_engines: number;
  readonly got_for_deeds: number;
  readonly deals_net: number;
  readonly bounties_got: number;
  readonly bounties_paid: number;
  readonly dice: {
    readonly rolls: number;
    readonly mileposts: number;
    readonly expected_thousandths: number;
    readonly bonuses: number;
    readonly expected_bonuses_thousandths: number;
  };
  readonly destinations: {
    readonly draws: number;
    readonly payoffs: number;
    readonly expected: number;
  };
}

/** The opening, the beginning of each turn, and now: one column each. */
export interface CoastSeries extends Series {
  readonly rounds: readonly number[];
  readonly seats: readonly number[];
  /** By seat. */
  readonly net_worth: readonly (readonly number[])[];
  readonly cash: readonly (readonly number[])[];
}

export interface CoastStatistics extends Statistics {
  readonly round: number;
  readonly seats: readonly SeatFigures[];
  readonly series: CoastSeries;
}
