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

/** What the page's own address wishes for. */
export const wishes = readWishes(location.search);

/** The table is laid and nobody plays yet: fill the form as wished, and open a daily board. */
export async function followWishes(table: Table, wished: Wishes = wishes): Promise<void> {
  if (table.state.screen !== "setup") return;
  const daily = await fulfil(table, wished);
  table.draw();
  if (daily) openDaily(table, daily);
}

/** Heed what the page around asks for from now on, and tell it what happens. */
export function followHost(page: Page): void {
  if (!isFramed) return;
  const { table } = page;
  let now = wishes;
  onAsking(async (query) => {
    const before = now;
    now = readWishes(query);
    suggestSettings(now);
    if (now.lang !== before.lang) await speak(page, now.lang);
    await followWishes(table, now);
  });
  table.onMove = () => tellMove(table);
  window.addEventListener("pagehide", () => noteResume(table));
  tellHost({ kind: "ready", detail: { game: table.state.setup.game } });
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
