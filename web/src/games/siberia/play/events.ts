/** What happened in Trans-Siberian, in words: every movement of money says from where to where, and why. */

import type { GameEvent } from "../../../engine/protocol.js";
import type { SiberiaView } from "../../../engine/siberia.js";
import { type Arguments, list, money, say, sayOr } from "../../../text/messages.js";
import { nameBot, nameRailroad, nameSeat } from "../../../text/names.js";
import { type LinkBoard, nameLink } from "./board.js";

type Wording = (value: unknown, board: LinkBoard, view: SiberiaView) => Arguments[string];

const asMoney: Wording = (value) => money(Number(value));
const asNumber: Wording = (value) => Number(value);
const asWord: Wording = (value) => String(value);

/** How each parameter of an event is worded; parameters that are not here are not said. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  railroad: (value) => nameRailroad(String(value)),
  link: (value, board) => nameLink(board, Number(value)),
  amount: asMoney,
  price: asMoney,
  cost: asMoney,
  treasury: asMoney,
  per_share: asMoney,
  value: asNumber,
  income: asNumber,
  before: asNumber,
  after: asNumber,
  steps: asNumber,
  turn: asNumber,
  timing: asNumber,
  of: asNumber,
  number: asNumber,
  track: asNumber,
  marker: asNumber,
  period: asNumber,
  reason: asWord,
  marks: (value) => list((value as number[]).map(String)),
  bot: (value) => (value === null ? "none" : nameBot(String(value))),
};

export function wordEvent(event: GameEvent, board: LinkBoard, view: SiberiaView): Arguments {
  const words: Arguments = { kind: event.kind };
  if (typeof event.seat === "number") words.name = nameSeat(view.players, event.seat);
  for (const [parameter, value] of Object.entries(event)) {
    const wording = WORDINGS[parameter];
    if (wording && (value !== null || parameter === "bot"))
      words[parameter] = wording(value, board, view);
  }
  // a treasury, or the Bank
  if ("payee" in event) words.payee = namePayee(event.payee as string | null);
  if (Array.isArray(event.links)) words.count = event.links.length;
  if ("forced" in event) words.forced = event.forced ? "yes" : "no";
  if (event.kind === "dividend_paid") words.held = Number(event.shares);
  if (event.kind === "game_over")
    words.winner = nameSeat(view.players, event.winner as number | null);
  return words;
}

export function namePayee(payee: string | null): string {
  return payee === null ? say("bank") : say("siberia-treasury", { railroad: nameRailroad(payee) });
}

/** One sentence about `event`, for the log and the live region; what every table knows is said as everywhere. */
export function describeEvent(event: GameEvent, board: LinkBoard, view: SiberiaView): string {
  const { kind } = event;
  return sayOr(`siberia-event-${kind}`, `event-${kind}`, wordEvent(event, board, view));
}
