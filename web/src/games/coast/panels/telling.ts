/** What the live region says of Coast to Coast. */

import type { Preview } from "../../../engine/coast.js";
import type { Telling } from "../../../table/map/face.js";
import type { Decision } from "../../../table/parts/decision.js";
import { helps } from "../../../table/play/assistance.js";
import type { LogLine } from "../../../table/play/log.js";
import { list, money, say } from "../../../text/messages.js";
import { namePoint, nameRailroad } from "../../../text/names.js";
import { sayCharge } from "../decisions/charges.js";
import { sayObjection } from "../map/objection.js";
import { cycleOrder } from "../map/pointing.js";
import { type CoastTable, suggestedPath } from "../play/state.js";

const MOST_PLACES = 6;

export const TELLING: Telling = {
  meanwhile: new Set(["turn_began", "rolled", "bonus_rolled", "nothing_to_buy", "bid_passed"]),
  /** Of several moves the last is enough. */
  sift(lines: readonly LogLine[]) {
    const last = lines.findLast(({ kind }) => kind === "moved");
    return lines.filter((line) => line.kind !== "moved" || line === last);
  },
  possible(table: CoastTable, decision: Decision<CoastTable>) {
    const { view, draft } = table.state;
    if (view?.phase !== "move") return [decision.sentence(table)];
    const { preview, previewed, sections } = draft;
    if (previewed !== sections) return null;
    return preview ? describeLeg(table, preview) : [decision.sentence(table)];
  },
  asked: ({ state }: CoastTable) => state.draft.sections.join(" "),
  target: describeMilepost,
  objection: sayObjection,
};

/** "Rolled 4 and 3. 7 mileposts. Legal: Willard and Toledo." */
function describeLeg(table: CoastTable, preview: Preview): string[] {
  const { view, dice } = table.state;
  const { remaining, used, complete, charges } = preview;
  if (complete) {
    const free = charges.length === 0 ? [say("move-fees-none")] : [];
    const costs = charges.map((charge) => sayCharge(table, charge, "move-fees"));
    return [say("say-move-complete"), ...(helps("figures") ? [...free, ...costs] : [])];
  }
  const places = cycleOrder(table).map((point) => namePoint(table.board, point));
  const named = places.slice(0, MOST_PLACES);
  if (places.length > named.length) {
    named.push(say("announce-more", { count: places.length - named.length }));
  }
  const legal = say("announce-legal", { places: list(named) });
  if (used > 0) return [say("announce-left", { remaining }), legal];
  const faces = view?.turn.leg === 2 ? [dice.coloured ?? 0] : (dice.white ?? []);
  return [say("announce-rolled", { dice: list(faces.map(String)), mileposts: remaining }), legal];
}

/** A milepost, the railroads that lead there, and what riding them costs. */
function describeMilepost({ state, board }: CoastTable, point: number): string {
  const { preview } = state.draft;
  const ways = preview?.next.filter((next) => next.point === point) ?? [];
  const fees = preview?.fees ?? {};
  const words = ways.map(({ railroad }) => {
    const name = nameRailroad(railroad);
    if (!helps("figures")) return name;
    const amount = fees[railroad] ?? 0;
    return say("announce-way", {
      railroad: name,
      fee: amount ? "some" : "none",
      amount: money(amount),
    });
  });
  const suggested = ways.some(({ section }) => section === suggestedPath(state.draft)[0]);
  const place = namePoint(board, point);
  const sentence = say("announce-milepost", { place, ways: list(words) });
  return suggested ? `${sentence} ${say("announce-suggested")}` : sentence;
}
