/** Games open and close: new ones, saved ones, ones from outside. Always between two decisions. */

import type { Answer, Operations, View } from "../../engine/protocol.js";
import type { DailyGame } from "../../store/dailies.js";
import { findGame, readEntries } from "../../store/games.js";
import { Keeper, loadingOf } from "./keeper.js";
import type { Laid } from "./laid.js";
import { awaitLaid, GivenUp, stopWaiting } from "./patience.js";
import { changeGame, drawSeed, readSetup } from "./seats.js";
import { LOST, type Table } from "./table.js";

type NewGame = Operations["new"]["request"];

/** What a game was set up with, out of its record: enough to set it up again. */
export interface SetUp {
  game: string;
  options: NewGame["options"];
  seed: string;
  seats: readonly { name: string; colour: string; bot: string | null }[];
}

/** How the running game was set up. */
export function setUpOf(table: Table): SetUp {
  return table.keeper.record.header as unknown as SetUp;
}

/** Begin the game that the setup form describes. */
export async function startGame(table: Table): Promise<void> {
  const { state } = table;
  if (!state.hello || state.busy) return;
  state.setup.refusal = null;
  await begin(table, readSetup(state.setup));
}

/** The running game's board and players again: with the same dice, or with others. */
export async function playAgain(table: Table, sameDice: boolean): Promise<void> {
  const { game, options, seed, seats } = setUpOf(table);
  await begin(table, {
    game,
    options,
    seed: sameDice ? seed : drawSeed(),
    seats: seats.map((seat) => ({ ...seat, kind: seat.bot === null ? "human" : "bot" })),
  });
}

async function begin(table: Table, wanted: NewGame): Promise<void> {
  await table.interruptGame(async () => {
    const answer = await table.ask({ op: "new", ...wanted });
    if (answer.ok) await takeUp(table, answer);
    else if (typeof answer.error.params.option === "string")
      table.state.setup.refusal = answer.error;
    else table.refuse(answer);
  });
}

/** Go on with a saved game where it stood; a game that cannot be read leaves everything as it is. */
export async function resumeGame(table: Table, id: string): Promise<void> {
  const { state, keeper } = table;
  await table.interrupt(async () => {
    if (id === keeper.id) return;
    try {
      const { view } = await load(table, await readGame(id));
      const laid = await fetchLaidOf(table, view);
      if (!laid) return;
      await keeper.resume(id);
      state.brokenSave = null;
      const answer = await load(table, keeper.loading);
      await table.open(answer, laid);
    } catch (error) {
      await giveUp(table, id, error instanceof Error ? error.message : String(error));
    }
  });
}

/** Say why a saved game is not taken up, and leave no part of the table with it. */
async function giveUp(table: Table, id: string, code: string): Promise<void> {
  // no fault of the game's: whoever replaces the engine takes it up
  if (code === LOST.error.code) return table.refuse(LOST);
  if (table.keeper.id === id) table.close();
  else await takeBack(table);
  table.state.brokenSave = code;
  table.draw();
}

/** The engine may have taken up another game already: have it go back to the one that lies here. */
async function takeBack(table: Table): Promise<void> {
  if (table.keeper.id) await table.ask({ op: "load", ...table.keeper.loading });
}

type Loading = Operations["load"]["request"];

async function readGame(id: string): Promise<Loading> {
  const game = await findGame(id);
  if (!game) throw new Error("game-not-found");
  return loadingOf(game, await readEntries(id));
}

async function load(table: Table, loading: Loading) {
  const answer = await table.ask({ op: "load", ...loading });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer;
}

/** Take in a record from outside as a new saved game. What the engine refuses changes nothing. */
export async function importRecord(table: Table, text: string, timeOut: number) {
  let answer: Answer<"import"> | null = null;
  await table.interrupt(async () => {
    answer = await table.ask({ op: "import", text }, timeOut);
    if (answer.ok) await takeUp(table, answer);
  });
  return answer as Answer<"import"> | null;
}

/** Lay a game that begins on the table; whether its map could be had. */
export async function takeUp(
  table: Table,
  answer: Operations["new"]["answer"],
  id?: string,
  daily?: DailyGame,
): Promise<boolean> {
  const laid = await fetchLaidOf(table, answer.view);
  if (!laid) return false;
  table.state.brokenSave = null;
  await table.keeper.begin(answer.record, answer, id, daily);
  await table.open(answer, laid);
  return true;
}

/** A game and its map, or null if they cannot be had; then the engine goes back to the running game. */
async function fetchLaidOf(table: Table, { game, map }: View): Promise<Laid | null> {
  try {
    return await awaitLaid(table, game, map);
  } catch (error) {
    await takeBack(table);
    refuseMap(table, error);
    return null;
  }
}

/** Set up another game: its map lies there, and the form asks who plays. What cannot be fetched leaves all as it is. */
export async function chooseGame(table: Table, game: string): Promise<void> {
  try {
    await turnTo(table, game);
  } catch (error) {
    refuseMap(table, error);
  }
}

function refuseMap(table: Table, error: unknown): void {
  if (error instanceof GivenUp) return;
  table.refuse({ ok: false, error: { code: "map-not-fetched", params: {} } });
}

/** Set up the game of the one that may be continued; silently the one that lies there if it cannot be fetched. */
export async function chooseSavedGame(table: Table): Promise<void> {
  const { saved, screen } = table.state;
  if (!saved || !table.ready || screen !== "setup") return;
  const { game } = saved.header.header as SetUp;
  await turnTo(table, game).catch(() => undefined);
}

async function turnTo(table: Table, game: string): Promise<void> {
  const { state } = table;
  stopWaiting(table);
  if (state.setup.game === game) return;
  const laid = await awaitLaid(table, game);
  if (state.screen !== "setup" || state.setup.game === game) return;
  table.lay(laid);
  changeGame(state, game);
  table.draw();
}

/** Back to the setup form; the running game stays saved. */
export async function leaveGame(table: Table): Promise<void> {
  await table.interrupt(async () => {
    table.close();
    table.state.saved = await Keeper.findSaved();
    table.draw();
  });
}
