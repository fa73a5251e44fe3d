/** The daily boards: the one attempt that counts, practice, what came of it, and the results of a day. */

import type { DailyBoard } from "../../engine/daily.js";
import type { Refusal } from "../../engine/protocol.js";
import { dateOf } from "../../store/clock.js";
import {
  beginDay,
  claimDay,
  type DailyGame,
  keepResult,
  listDays,
  listResults,
  type StoredDay,
  settleDay,
} from "../../store/dailies.js";
import { findGame } from "../../store/games.js";
import { readPreference, writePreference } from "../../store/preferences.js";
import type { Desk, Row } from "./desk.js";
import { drawGameId } from "./keeper.js";
import { resumeGame, takeUp } from "./opening.js";
import { fetchPublished, PROOF_TIME_OUT, readRow } from "./published.js";
import { makeSeat } from "./seats.js";
import type { SeatForm } from "./state.js";
import type { Table } from "./table.js";

const NAME = "daily-name";
/** Codes in one text that somebody pastes. */
const MOST_CODES = 50;

/** Which board of which game. */
type BoardOf = Pick<Desk, "game" | "date">;

/** The attempt at a game's board of a date, or null. */
export function dayOf(table: Table, { game, date }: BoardOf): StoredDay | null {
  return table.state.days.find((day) => day.game === game && day.date === date) ?? null;
}

/** The days on which a game's board was attempted, the latest last. */
export function daysOf(table: Table, game: string): readonly StoredDay[] {
  return table.state.days.filter((day) => day.game === game);
}

/** Read on which days there has been an attempt. */
export async function readDays(table: Table): Promise<void> {
  table.state.days = (await Promise.all(table.gameIds.map(listDays))).flat();
  table.draw();
}

/** The name on the leaderboards, as it was last written. */
export function dailyName(table: Table): string {
  return readPreference(NAME) ?? table.state.setup.seats[0]?.name ?? "";
}

export function changeDailyName(table: Table, name: string): void {
  writePreference(NAME, name);
  table.draw();
}

/** Read what is known of a date's board, here and on the site. */
export async function readDesk(table: Table, desk: Desk): Promise<void> {
  const { game, date } = desk;
  const answer = await table.ask({ op: "daily", game, date });
  await findAttempt(table, desk);
  // not before it is known whether there has been an attempt
  if (answer.ok) desk.board = answer;
  else desk.refusal = answer.error;
  const first = answer.ok ? answer.first : answer.error.params.first;
  if (typeof first === "string") desk.first = first;
  const code = dayOf(table, desk)?.result?.code;
  desk.own = code ? await readRow(table, desk, code, "me") : null;
  await readTaken(table, desk);
  table.draw();
  desk.published = await fetchPublished(table, game, date);
  table.draw();
}

async function findAttempt(table: Table, desk: Desk): Promise<void> {
  await readDays(table);
  const day = dayOf(table, desk);
  if (!day || day.result) return;
  const stored = await findGame(day.attempt).catch(() => null);
  desk.attempt = stored ? "open" : day.kept ? "gone" : "none";
}

async function readTaken(table: Table, desk: Desk): Promise<void> {
  const rows: Row[] = [];
  for (const { code } of await listResults(desk.game, desk.date)) {
    const row = await readRow(table, desk, code, "taken");
    if (row) rows.push(row);
  }
  desk.taken = rows;
}

/** Whether a game on a date would be the one that counts. */
export function counts(table: Table, desk: Desk): boolean {
  const { date, attempt } = desk;
  return date === dateOf() && attempt === "none" && !dayOf(table, desk)?.result;
}

/**
 * Begin today's attempt, or practice where there has been one. False with a refusal if the engine has something
 * against it, or if another tab has begun the attempt since: whoever wanted that one is not given practice on it.
 */
export async function playBoard(table: Table, desk: Desk): Promise<boolean> {
  const { game, date, board } = desk;
  if (!board) return false;
  let begun = false;
  desk.refusal = null;
  await table.interrupt(async () => {
    const id = drawGameId();
    const counted = counts(table, desk);
    if (counted && !(await claimDay({ game, date, attempt: id }))) {
      desk.refusal = { code: "daily-begun-elsewhere", params: {} };
      await findAttempt(table, desk);
      return;
    }
    const seats = seatsOf(dailyName(table), board);
    const answer = await table.ask({ op: "daily_begin", game, date, counted, seats });
    if (!answer.ok) {
      desk.refusal = answer.error;
      return;
    }
    const daily: DailyGame = { game, date, counted };
    begun = await takeUp(table, answer, id, daily);
    if (begun && counted) beginDay({ game, date, attempt: id });
  });
  return begun;
}

function seatsOf(name: string, { bots }: DailyBoard): { name: string; colour: string }[] {
  const seats: SeatForm[] = [{ ...makeSeat([], "human"), name }];
  for (const bot of bots) seats.push(makeSeat(seats, bot));
  return seats.map(({ name, colour }) => ({ name, colour }));
}

/** Go on with the attempt of a date, or look at it again. */
export async function resumeAttempt(table: Table, desk: Desk): Promise<void> {
  const day = dayOf(table, desk);
  if (day) await resumeGame(table, day.attempt);
}

/** The attempt on a board is over: sum it up and keep what came of it. Practice leaves no trace. */
export async function settleDaily(table: Table): Promise<void> {
  const { daily, id } = table.keeper;
  const name = table.state.view?.players[0]?.name;
  if (!daily?.counted || !id || !name) return;
  const { game, date } = daily;
  await readDays(table);
  const known = dayOf(table, daily);
  if (known?.attempt !== id || known.result) return;
  const answer = await table.ask({ op: "daily_finish", game, date, name });
  if (!answer.ok) return;
  const { score, order, marks } = answer;
  const late = dateOf() !== date;
  const code = late ? null : answer.code;
  await settleDay(known, { name, score, order, marks, code, late });
  await readDays(table);
}

/** Take in results from a text: codes, or links with codes in them. */
export async function takeCodes(table: Table, desk: Desk, text: string): Promise<void> {
  const found = text.match(/RH\w+\.[\w-]+/g)?.slice(0, MOST_CODES) ?? [text.trim()];
  Object.assign(desk, { checking: true, added: 0, refused: [] });
  table.draw();
  for (const code of new Set(found)) {
    const refusal = await takeCode(table, desk, code);
    if (refusal) desk.refused = [...desk.refused, { code, refusal }];
    else desk.added += 1;
    table.draw();
  }
  desk.checking = false;
  table.draw();
}

async function takeCode(table: Table, desk: Desk, code: string): Promise<Refusal | null> {
  const { game, date } = desk;
  const read = await table.ask({ op: "daily_code", game, date, code, proved: false });
  if (!read.ok) return read.error;
  const { play } = read.entry;
  if (rowsOf(desk).some((row) => row.entry.play === play && row.from !== "site")) {
    return { code: "code-repeated", params: { name: read.entry.claim.name } };
  }
  const proved = await table.ask(
    { op: "daily_code", game, date, code, proved: true },
    PROOF_TIME_OUT,
  );
  if (!proved.ok) return proved.error;
  await keepResult({ game, date, play, code });
  desk.taken = [...desk.taken, { entry: proved.entry, code, from: "taken" }];
  return null;
}

/** The leaderboard of a date, the best first: mine, those taken in, and the site's, each game once. */
export function rowsOf({ own, taken, published }: Desk): Row[] {
  const rows = new Map<string, Row>();
  for (const row of [...(own ? [own] : []), ...taken, ...published.rows]) {
    if (!rows.has(row.entry.play)) rows.set(row.entry.play, row);
  }
  return [...rows.values()].sort((one, other) => compare(one.entry.order, other.entry.order));
}

/** Less than 0 if the first of two orders comes before the second. */
export function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, part] of one.entries()) {
    const difference = part - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
