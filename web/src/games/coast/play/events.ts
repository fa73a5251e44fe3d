/** What happened, in words: an event's parameters become names and numbers by what they are called. */

import type { GameEvent, View } from "../../../engine/protocol.js";
import type { TrackBoard } from "../../../map/board.js";
import { type Arguments, dollars, list, money, say, sayOr } from "../../../text/messages.js";
import { nameCity, namePoint, nameRailroad, nameRegion, nameSeat } from "../../../text/names.js";
import { listMarks } from "./marks.js";

type Wording = (value: unknown, board: TrackBoard, view: View) => Arguments[string];

const asCity: Wording = (value) => nameCity(String(value));
const asMoney: Wording = (value) => money(Number(value));
const asSeat: Wording = (value, _board, view) => nameSeat(view.players, value as number | null);
const asBot: Wording = (value) =>
  value === null ? "none" : sayOr(`bot-name-${value}`, "bot-name-other", { id: String(value) });
/** Wordings that have a word for nobody. */
const SAYING_NULL = new Set([asSeat, asBot]);
const asNumber: Wording = (value) => Number(value);

/** How each parameter of an event is worded; parameters that are not here are not said. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  payee: asSeat,
  payer: asSeat,
  buyer: asSeat,
  partner: asSeat,
  winner: asSeat,
  city: asCity,
  home: asCity,
  alternate: asCity,
  payoff: asMoney,
  price: asMoney,
  amount: asMoney,
  distance: asNumber,
  mileposts: asNumber,
  die: asNumber,
  round: asNumber,
  region: (value) => nameRegion(String(value)),
  railroad: (value) => nameRailroad(String(value)),
  railroads: (value, board) => listMarks(board, value as string[]),
  engine: (value) => say(`engine-${String(value)}`),
  bot: asBot,
  dice: (value) => (value as number[]).join(" + "),
  reason: (value) =>
    sayOr(`end-reason-${String(value)}`, "end-reason-other", { reason: String(value) }),
};

/** One side of a deal: "$5,000 and PRR". */
function wordTerms(board: TrackBoard, cash: number, deeds: readonly string[]): string {
  const things = [
    ...(cash > 0 ? [dollars(cash)] : []),
    ...deeds.map((railroad) => board.mark(railroad)),
  ];
  return things.length > 0 ? list(things) : say("deal-nothing");
}

/** The arguments for a message about `event`: `name` is who did it. */
export function wordEvent(event: GameEvent, board: TrackBoard, view: View): Arguments {
  const words: Arguments = { kind: event.kind };
  if (typeof event.seat === "number") words.name = nameSeat(view.players, event.seat);
  for (const [parameter, value] of Object.entries(event)) {
    const wording = WORDINGS[parameter];
    if (wording && (value !== null || SAYING_NULL.has(wording)))
      words[parameter] = wording(value, board, view);
  }
  if ("give_cash" in event) {
    words.give = wordTerms(board, event.give_cash as number, event.give_deeds as string[]);
    words.take = wordTerms(board, event.take_cash as number, event.take_deeds as string[]);
  }
  if (event.kind === "moved") {
    const points = event.points as number[];
    words.steps = (event.path as number[]).length;
    words.place = namePoint(board, points.at(-1) ?? 0);
  }
  return words;
}

/** One sentence about `event`, for the log and the live region. */
export function describeEvent(event: GameEvent, board: TrackBoard, view: View): string {
  const words = wordEvent(event, board, view);
  return sayOr(`event-${event.kind}`, "event-other", words);
}
