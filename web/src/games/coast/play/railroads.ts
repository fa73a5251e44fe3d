/** The rows of the Railroads ledger: what is known of each railroad, filtered and sorted. */

import type { CoastPlayer } from "../../../engine/coast.js";
import type { TrackBoard } from "../../../map/board.js";
import { decider, nextPerson } from "../../../table/play/state.js";
import { compareNames, fold } from "../../../text/matching.js";
import { nameCity, nameRailroad } from "../../../text/names.js";
import type { Facts } from "./facts.js";
import type { Chip, Column } from "./reference.js";
import { type CoastState, ownerOf } from "./state.js";

export interface RailroadRow {
  id: string;
  mark: string;
  name: string;
  price: number;
  cities: number;
  /** The chance that a destination roll names a city it serves, a share of 1. */
  chance: number;
  owner: CoastPlayer | null;
}

/** The player whose railroads are "mine": who decides here, or is next to. */
export function reader(state: CoastState): CoastPlayer | null {
  return nextPerson(state) ?? decider(state);
}

/** The rows to show, in order. */
export function listRailroads(board: TrackBoard, facts: Facts, state: CoastState): RailroadRow[] {
  const { filter, chips, sort } = state.reference;
  const words = fold(filter).split(" ");
  const way = sort.descending ? -1 : 1;
  return board.scene.railroads
    .map(({ id }) => describeRailroad(board, facts, state, id))
    .filter((row) => matches(row, words, facts))
    .filter((row) => chips.size === 0 || [...chips].some((chip) => fits(row, chip, facts, state)))
    .sort((a, b) => way * compare(a, b, sort.column) || compareNames(a.mark, b.mark));
}

function describeRailroad(
  board: TrackBoard,
  facts: Facts,
  { view }: CoastState,
  id: string,
): RailroadRow {
  const { price, cities, ways } = facts.railroad(id);
  return {
    id,
    mark: board.mark(id),
    name: nameRailroad(id),
    price,
    cities: cities.length,
    chance: facts.chance(ways),
    owner: view ? ownerOf(view, id) : null,
  };
}

/** Every word must stand in the mark, the name, the owner's name or in the name of a city served. */
function matches(row: RailroadRow, words: readonly string[], facts: Facts): boolean {
  const text = fold([row.mark, row.id, row.name, row.owner?.name ?? ""].join(" "));
  const cities = facts.railroad(row.id).cities.map((city) => fold(nameCity(city)));
  return words.every((word) => text.includes(word) || cities.some((city) => city.includes(word)));
}

function fits(row: RailroadRow, chip: Chip, facts: Facts, state: CoastState): boolean {
  const me = reader(state);
  switch (chip) {
    case "unowned":
      return row.owner === null;
    case "mine":
      return row.owner !== null && row.owner.seat === me?.seat;
    case "rivals":
      return row.owner !== null && row.owner.seat !== me?.seat;
    case "serving":
      return facts.railroad(row.id).cities.includes(me?.destination ?? "");
  }
}

function compare(a: RailroadRow, b: RailroadRow, column: Column): number {
  switch (column) {
    case "name":
      return compareNames(a.mark, b.mark);
    case "owner":
      // what nobody owns comes after what somebody does
      return (
        (a.owner?.seat ?? Number.MAX_SAFE_INTEGER) - (b.owner?.seat ?? Number.MAX_SAFE_INTEGER)
      );
    default:
      return a[column] - b[column];
  }
}

export interface Holding {
  player: CoastPlayer;
  /** Printed prices, in dollars. */
  value: number;
  /** The chance that a destination roll names a city the player's own network serves. */
  chance: number;
}

/** What each player's railroads come to. */
export function sumHoldings(facts: Facts, { view }: CoastState): Holding[] {
  return (view?.players ?? [])
    .filter(({ out }) => !out)
    .map((player) => ({
      player,
      value: player.deeds.reduce((sum, id) => sum + facts.railroad(id).price, 0),
      chance: facts.chanceServed(player.deeds),
    }));
}
