/**
 * The live region: what a screen reader hears. What has happened, a turn at a time, then what is possible
 * now; a milepost gone to by keys with the railroads that lead there.
 */

import type { Preview } from "../../engine/protocol.js";
import { list, money, say } from "../../text/messages.js";
import { namePoint, nameRailroad } from "../../text/names.js";
import { sayCharge } from "../decisions/charges.js";
import { sayObjection } from "../map/objection.js";
import { cycleOrder } from "../map/pointing.js";
import { openDecision } from "../panels/panel.js";
import { helps } from "../play/assistance.js";
import type { LogLine } from "../play/log.js";
import { suggestedPath } from "../play/state.js";
import type { Table } from "../play/table.js";

/** Milliseconds in which what follows each other becomes one announcement. */
const GATHER = 120;
/** More sentences than that nobody waits for. */
const MOST_LINES = 6;
const MOST_PLACES = 6;
/** What is only on the way to something that is said as well. */
const MEANWHILE = new Set(["turn_began", "rolled", "bonus_rolled", "nothing_to_buy", "bid_passed"]);

export class Announcer {
  #last = 0;
  #turn: LogLine[] = [];
  #highlighted: number | null = null;
  #asked = "";
  #objection = "";
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly region: HTMLElement) {}

  /** Say what is new since the last time. */
  update(table: Table): void {
    this.#hearLog(table.state.log);
    if (!table.state.busy) {
      this.#endTurn();
      this.#ask(table);
    }
    this.#hearHighlight(table);
    this.#hearObjection(sayObjection(table));
  }

  /** Lines wait until their turn is over: bots play faster than anybody listens. */
  #hearLog(log: readonly LogLine[]): void {
    const last = log.at(-1)?.number ?? 0;
    if (last < this.#last) this.#asked = "";
    const fresh = last < this.#last ? [] : log.filter((line) => line.number > this.#last);
    this.#last = last;
    for (const line of fresh) {
      if (line.kind === "turn_began") this.#endTurn();
      this.#turn.push(line);
    }
  }

  #endTurn(): void {
    const lines = this.#turn.filter(({ kind }) => !MEANWHILE.has(kind));
    const moves = lines.filter(({ kind }) => kind === "moved");
    const told = lines.filter((line) => line.kind !== "moved" || line === moves.at(-1));
    this.#turn = [];
    this.#say(...told.slice(-MOST_LINES).map(({ text }) => text));
  }

  /** What may be done now, once for each time it is another thing. */
  #ask(table: Table): void {
    const { state, seq } = table;
    const decision = state.screen === "play" && !state.lookBack ? openDecision(table) : null;
    if (!decision || !state.view) return;
    const moving = state.view.phase === "move";
    const { preview, previewed, sections } = state.draft;
    if (moving && previewed !== sections) return;
    const asked = [seq, state.view.phase, ...sections].join(" ");
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (moving && preview) this.#say(...describeLeg(table, preview));
    else this.#say(decision.sentence(table));
  }

  #hearHighlight(table: Table): void {
    const { highlighted } = table.state;
    if (highlighted !== null && highlighted !== this.#highlighted) {
      this.#say(describeMilepost(table, highlighted));
    }
    this.#highlighted = highlighted;
  }

  #hearObjection(objection: string): void {
    if (objection && objection !== this.#objection) this.#say(objection);
    this.#objection = objection;
  }

  #say(...sentences: string[]): void {
    if (sentences.length === 0) return;
    this.#pending.push(...sentences);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.region.textContent = this.#pending.join(" ");
      this.#pending = [];
    }, GATHER);
  }
}

/** "Rolled 4 and 3. 7 mileposts. Legal: Willard and Toledo." */
function describeLeg(table: Table, preview: Preview): string[] {
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
function describeMilepost({ state, board }: Table, point: number): string {
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
