/** Looking back: any log entry's position on the board, and back to the game. Nothing is played meanwhile. */

import type { Table } from "./table.js";

/** The entry asked for last, while earlier questions are still being answered. */
const wanted = new WeakMap<Table, number>();

/** Show the position after log entry `entry`; 0 is the set-up. */
export async function lookAt(table: Table, entry: number): Promise<void> {
  const { state } = table;
  const asking = wanted.has(table);
  wanted.set(table, Math.min(Math.max(entry, 0), table.seq));
  if (asking) return;
  try {
    // What is moving is set down first, and nothing is decided until the first position is there.
    if (!state.lookBack) await table.interruptGame(async () => void (await show(table)));
    while (state.lookBack && state.lookBack.entry !== wanted.get(table)) {
      if (!(await show(table))) break;
    }
  } finally {
    wanted.delete(table);
  }
}

/** Show what is wanted; the way being laid is kept for later. Whether it is shown. */
async function show(table: Table): Promise<boolean> {
  const { state } = table;
  const before = state.lookBack;
  const entry = wanted.get(table) ?? 0;
  const answer = await table.ask({ op: "jump", entry });
  if (before && !state.lookBack) return false; // left in the meantime
  if (!answer.ok) {
    await leaveLookBack(table);
    table.refuse(answer);
    return false;
  }
  state.lookBack = { entry, told: answer.events, draft: before?.draft ?? state.draft };
  Object.assign(state, {
    view: answer.view,
    offers: [],
    draft: table.game.emptyDraft(),
    picked: null,
    ...table.game.letGo(),
    moment: null,
  });
  table.game.adopt(state, answer.view);
  table.draw();
  return true;
}

/** One entry on or back. */
export function stepLookBack(table: Table, step: number): void {
  const { lookBack } = table.state;
  if (lookBack) void lookAt(table, (wanted.get(table) ?? lookBack.entry) + step);
}

/** Back to the game, which goes on where it stood. */
export async function leaveLookBack(table: Table): Promise<void> {
  if (!setDownLookBack(table)) return;
  table.pace.begin();
  await table.run();
}

/** Show the game as it stands, if one was looking back. Whether one was. */
export function setDownLookBack(table: Table): boolean {
  const { state } = table;
  const { lookBack } = state;
  if (!lookBack) return false;
  state.lookBack = null;
  table.showPresent();
  state.draft = lookBack.draft;
  return true;
}
