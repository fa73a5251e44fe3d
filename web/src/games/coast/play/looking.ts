/** Turning to something that is looked up: its table opens, and the map shows it. */

import { decider } from "../../../table/play/state.js";
import type { CoastTable } from "./state.js";

/** Milliseconds a ring stays around a place. */
const RINGED = 2600;

/** Open a city's card; the map turns to it, with a ring around it for a moment. */
export function openCity(table: CoastTable, city: string): void {
  const { reference } = table.state;
  table.state.tab = "cities";
  reference.city = city;
  table.state.lit = null;
  showCity(table, city);
}

/** Open a railroad's details in the ledger; the map turns to its line and lights it. */
export function openRailroad(table: CoastTable, railroad: string): void {
  const { reference } = table.state;
  table.state.tab = "railroads";
  Object.assign(reference, { railroad, filter: "" });
  reference.chips.clear();
  table.state.lit = railroad;
  table.show(table.board.pointsOf(railroad));
  table.draw();
}

/** Turn the map to a city and ring it. */
export function showCity(table: CoastTable, city: string): void {
  const point = table.board.pointOfCity(city);
  if (point === null) return;
  table.state.ringed = point;
  table.show([point]);
  table.draw();
  setTimeout(() => {
    if (table.state.ringed !== point) return;
    table.state.ringed = null;
    table.drawGlass();
  }, RINGED);
}

/** The pair that the Payoff Chart compares: what is chosen, else the deciding player's trip. */
export function chartPair(table: CoastTable): { from: string | null; to: string | null } {
  const { from, to } = table.state.reference;
  const player = decider(table.state);
  return { from: from ?? player?.city ?? null, to: to ?? player?.destination ?? null };
}
