/** The page in somebody else's page: what that wishes for, and what it is told of the game. */

import { readWishes, type Wishes } from "../../embed/wishes.js";
import { isFramed, onAsking, tellHost } from "../../site/host.js";
import { useLanguage } from "../../text/messages.js";
import { openDaily } from "../parts/daily.js";
import { dayOf } from "../play/daily.js";
import { noteResume } from "../play/editions.js";
import type { Table } from "../play/table.js";
import { fulfil, suggestSettings } from "../play/wishes.js";
import type { Page } from "./page.js";

/** What is wished for: by the page's own address, and later by the page around. */
let wished = readWishes(location.search);

export function wishes(): Wishes {
  return wished;
}

/** The table is laid and nobody plays yet: fill the form as wished, and open a daily board. */
export async function followWishes(table: Table): Promise<void> {
  if (table.state.screen !== "setup") return;
  const daily = await fulfil(table, wished);
  table.draw();
  if (daily) openDaily(table, daily);
}

/** Heed what the page around asks for from now on, and tell it what is decided. What it asks before the engine is there comes later. */
export function followHost(page: Page): void {
  if (!isFramed) return;
  const { table } = page;
  onAsking(async (query) => {
    const before = wished;
    wished = readWishes(query);
    suggestSettings(wished);
    if (wished.lang !== before.lang) await speak(page, wished.lang);
    await followWishes(table);
  });
  table.onMove = () => tellMove(table);
  window.addEventListener("pagehide", () => noteResume(table));
  tellHost({ kind: "here" });
}

/** Tell the page around that a game can begin. */
export function tellReady({ state }: Table): void {
  tellHost({ kind: "ready", detail: { game: state.setup.game } });
}

async function speak(page: Page, language = "en"): Promise<void> {
  await useLanguage(language);
  page.reword();
}

function tellMove(table: Table): void {
  const { game, seq, keeper } = table;
  const { view } = table.state;
  if (!view) return;
  const { seat, players, result } = view;
  const round = game.progressOf(view);
  tellHost({ kind: "move", detail: { game: game.id, round, seat, entries: seq } });
  if (!result) return;
  const first = result.ranking.filter(({ place }) => place === 1);
  const won = first.some((row) => players[row.seat]?.kind === "human");
  const { daily } = keeper;
  const attempt = daily?.counted ? dayOf(table, daily) : null;
  const [date, code] = [daily?.date ?? null, attempt?.result?.code ?? null];
  tellHost({ kind: "result", detail: { game: game.id, rounds: round, won, date, code } });
}
