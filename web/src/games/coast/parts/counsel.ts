/** The Conductor's counsel in words: what he would buy, and why, in one sentence. */

import type { Counsel, WareAdvised, WareReason } from "../../../engine/advice.js";
import { list, money, percent, say } from "../../../text/messages.js";
import { nameCity, nameRailroad, nameRegion } from "../../../text/names.js";
import { listMarks } from "../play/marks.js";
import type { CoastTable } from "../play/state.js";

/** More clauses than this are not read. */
const MOST_CLAUSES = 3;
/** More cities than this are counted instead of named. */
const MOST_CITIES = 2;

/** What a ware is called in a sentence. */
export function nameWare({ kind, id }: WareAdvised): string {
  return kind === "engine"
    ? say("engine-called", { engine: say(`engine-${id}`) })
    : nameRailroad(id);
}

/** What to buy in the open window; a person who may buy nothing sensible is told why. */
export function sayChoice(table: CoastTable, counsel: Counsel): string {
  const { choice, best, reserve } = counsel;
  if (choice) {
    const said = sayReasons(table, counsel, choice).slice(0, MOST_CLAUSES - 1);
    const reasons = list([...said, sayLeft(counsel, choice)]);
    return say("counsel-buy", { what: nameWare(choice), reasons });
  }
  if (!best) return say("counsel-nothing");
  return say("counsel-keep", {
    what: nameWare(best),
    price: money(best.price),
    reserve: money(reserve),
  });
}

/** The railroad that is next worth buying, whether or not it can be paid for yet. */
export function sayNextDeed(table: CoastTable, counsel: Counsel, deed: WareAdvised): string {
  const reasons = list(sayReasons(table, counsel, deed));
  const what = nameWare(deed);
  return deed.missing > 0
    ? say("counsel-deed-missing", { what, reasons, missing: money(toHundreds(deed.missing)) })
    : say("counsel-deed-ready", { what, reasons });
}

function sayReasons(table: CoastTable, { all_ways }: Counsel, ware: WareAdvised): string[] {
  const said = ware.reasons.map((reason) => sayReason(table, reason, ware, all_ways));
  return said.filter((words) => words !== null).slice(0, MOST_CLAUSES);
}

/** One reason as a clause; null for what a person need not be told. */
function sayReason(
  table: CoastTable,
  reason: WareReason,
  { reasons }: WareAdvised,
  allWays: number,
): string | null {
  switch (reason.kind) {
    case "service": {
      const { before, after } = reason;
      if (after === before) return say("reason-service-same");
      const share = percent((after - before) / allWays);
      return say(before === 0 ? "reason-service" : "reason-service-more", { share });
    }
    case "monopoly": {
      const { cities } = reason;
      return cities.length > MOST_CITIES
        ? say("reason-monopoly-many", { count: cities.length })
        : say("reason-monopoly", { cities: list(cities.map(nameCity)) });
    }
    case "connected":
      return say("reason-connected", { railroads: listMarks(table.board, reason.railroads) });
    case "apart":
      return null;
    case "regions":
      // whoever owns nothing is new everywhere
      if (isFirstDeed(reasons)) return null;
      return say("reason-regions", { regions: list(reason.regions.map(nameRegion)) });
    case "income":
      return say("reason-income", { amount: money(toHundreds(reason.dollars)) });
    case "speed":
      return say("reason-speed", { turns: Math.round(reason.turns_tenths / 10) });
  }
}

function isFirstDeed(reasons: readonly WareReason[]): boolean {
  return reasons.some((reason) => reason.kind === "service" && reason.before === 0);
}

/** What is left after the price, and what it is left for. */
function sayLeft({ reserve }: Counsel, { left }: WareAdvised): string {
  return reserve === 0
    ? say("reason-left", { left: money(left) })
    : say("reason-left-for-fees", { left: money(left), reserve: money(toHundreds(reserve)) });
}

/** Estimates are no more exact than that. */
function toHundreds(dollars: number): number {
  return Math.round(dollars / 100) * 100;
}
