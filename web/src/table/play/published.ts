/**
 * The leaderboard that a site's owner has published beside the page: `leaderboard/<game>/<date>.json`. Its
 * codes alone are believed, and some of them are replayed: a file with a forged one is not shown at all.
 */

import { fetchFile } from "../../site/fetch.js";
import type { Published, Row } from "./desk.js";
import type { Table } from "./table.js";

const NONE: Published = { state: "none", rows: [], refusal: null };
const MOST_LETTERS = 4_000_000;
const MOST_ROWS = 500;
/** Besides the first, which most people look at. */
const SAMPLES = 2;
/** Milliseconds for replaying one code on a slow device. */
export const PROOF_TIME_OUT = 120_000;

interface Board {
  readonly game: string;
  readonly date: string;
}

/** What the site has published about a date; nothing there is no fault. */
export async function fetchPublished(table: Table, game: string, date: string): Promise<Published> {
  const board: Board = { game, date };
  const codes = await fetchCodes(board).catch(() => null);
  if (!codes || codes.length === 0) return NONE;
  const rows: Row[] = [];
  for (const code of codes.slice(0, MOST_ROWS)) {
    const row = await readRow(table, board, code, "site");
    if (row) rows.push(row);
  }
  for (const { code } of sample(rows)) {
    const proved = await table.ask(
      { op: "daily_code", ...board, code, proved: true },
      PROOF_TIME_OUT,
    );
    if (!proved.ok) return { state: "refused", rows: [], refusal: proved.error };
  }
  return { state: "shown", rows, refusal: null };
}

/** A code as a row, nothing of it proved; null if it is none of this board. */
export async function readRow(
  table: Table,
  { game, date }: Board,
  code: string,
  from: Row["from"],
): Promise<Row | null> {
  const answer = await table.ask({ op: "daily_code", game, date, code, proved: false });
  return answer.ok ? { entry: answer.entry, code, from } : null;
}

async function fetchCodes({ game, date }: Board): Promise<string[] | null> {
  const address = new URL(`leaderboard/${game}/${date}.json`, document.baseURI);
  const answer = await fetchFile(address, { cache: "no-cache" });
  const text = await answer.text();
  if (text.length > MOST_LETTERS) return null;
  const file: unknown = JSON.parse(text);
  const entries = typeof file === "object" && file !== null && "entries" in file && file.entries;
  if (!Array.isArray(entries)) return null;
  return entries.flatMap((entry: unknown) => {
    const code = typeof entry === "object" && entry !== null && "code" in entry && entry.code;
    return typeof code === "string" ? [code] : [];
  });
}

/** The first row, and some others by chance. */
function sample(rows: readonly Row[]): Row[] {
  const [first, ...others] = rows;
  const drawn = Array.from({ length: Math.min(SAMPLES, others.length) }, () => {
    return others.splice(Math.floor(Math.random() * others.length), 1);
  });
  return [...(first ? [first] : []), ...drawn.flat()];
}
