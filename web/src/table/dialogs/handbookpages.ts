/** What the Handbook holds, chapter by chapter; the words are messages, the numbers the engine's. */

import type { Constants } from "../../engine/protocol.js";
import { type Arguments, money, say } from "../../text/messages.js";
import { nameOption, wordOptionValue } from "../parts/hostoption.js";
import { listKeys } from "../parts/keys.js";
import { gameOf, optionsOf } from "../play/seats.js";
import type { Table } from "../play/table.js";

interface ChapterPlan {
  readonly id: string;
  readonly blocks: readonly string[];
}

/**
 * Each block is a message `handbook-<block>`: a rule by its number, a host option, an example, the
 * words under a drawing, or plain text. Those in `MADE` are put together from what the table knows.
 */
const CHAPTERS: readonly ChapterPlan[] = [
  { id: "aim", blocks: ["aim", "reading"] },
  { id: "first-turn", blocks: ["first-turn", "first-advice"] },
  {
    id: "setting-up",
    blocks: ["C-1", "C-2", "option-shared_homes", "C-3", "option-home_swap", "C-4", "C-5"],
  },
  {
    id: "destinations",
    blocks: ["C-6", "C-7", "C-8", "option-repick_region", "C-9", "C-10"],
  },
  {
    id: "moving",
    blocks: [
      ...["C-11", "C-12", "figure-moving", "C-13", "C-14", "C-15", "option-bo_to_new_york"],
      ...["C-16", "C-17"],
    ],
  },
  {
    id: "arriving",
    blocks: [
      ...["C-18", "option-multi_buy", "option-cheap_superchief", "option-express_after_superchief"],
      ...["option-fast_track", "example-fast-track", "C-19", "C-20"],
    ],
  },
  {
    id: "fees",
    blocks: ["C-21", "figure-fees", "option-strict_own_fee", "C-22", "C-23"],
  },
  {
    id: "debts",
    blocks: [
      ...["C-24", "example-sale", "option-auction_sales", "C-25", "option-bankrupt_cash_to_bank"],
      "C-26",
    ],
  },
  { id: "deals", blocks: ["C-27", "C-28", "C-29", "C-30", "option-deals"] },
  {
    id: "race",
    blocks: [
      ...["C-31", "example-declaring", "option-victory_amount", "C-32", "C-33", "figure-race"],
      ...["C-34", "C-35", "C-36"],
    ],
  },
  { id: "rover", blocks: ["C-37", "figure-rover", "option-rover_bounty", "C-38", "C-39"] },
  { id: "ending", blocks: ["C-40", "C-41", "option-round_limit"] },
  { id: "sets", blocks: ["sets", "presets"] },
  { id: "house", blocks: ["house", "decisions"] },
  { id: "daily", blocks: ["daily", "daily-results", "daily-trust"] },
  { id: "help", blocks: ["help", "route"] },
  { id: "taking-back", blocks: ["undo", "looking-back", "leaving", "saving"] },
  { id: "keys", blocks: ["keys", "key-table"] },
  { id: "glossary", blocks: ["glossary"] },
];

/** Rules that differ from the 1977 rulebook on purpose. */
const HOUSE: ReadonlySet<string> = new Set(["C-8", "C-18", "C-21", "C-24", "C-27"]);

export type BlockKind = "rule" | "option" | "example" | "figure" | "plain";

/** A piece of the Handbook in words, as it is shown and searched. */
export interface Block {
  readonly id: string;
  readonly kind: BlockKind;
  readonly house: boolean;
  readonly title: string | null;
  /** Paragraphs and lists; a line "term :: meaning" is an entry of a list of terms. */
  readonly body: readonly string[];
  /** What the option is set to. */
  readonly state: string | null;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The whole Handbook in the language in use. */
export function readChapters(table: Table, args: Arguments): readonly Chapter[] {
  return CHAPTERS.map(({ id, blocks }) => ({
    id,
    title: say(`handbook-chapter-${id}`),
    blocks: blocks.map((block) => readBlock(table, block, args)),
  }));
}

/** The engine's numbers as messages want them: sums of money as money. */
export function toArguments({ dollars, counts }: Constants): Arguments {
  const sums = Object.entries(dollars).map(([name, amount]) => [name, money(amount)]);
  return { ...Object.fromEntries(sums), ...counts };
}

function kindOf(id: string): BlockKind {
  if (/^C-\d+$/.test(id)) return "rule";
  const [first] = id.split("-");
  return first === "option" || first === "example" || first === "figure" ? first : "plain";
}

function readBlock(table: Table, id: string, args: Arguments): Block {
  const kind = kindOf(id);
  const paragraphs = MADE[id]?.(table) ?? say(`handbook-${id}`, args).split(/\n{2,}/);
  const option = kind === "option" ? id.slice("option-".length) : null;
  const titled = kind === "rule";
  return {
    id,
    kind,
    house: HOUSE.has(id),
    title: option === null ? (titled ? (paragraphs[0] ?? "") : null) : nameOption(option),
    body: titled ? paragraphs.slice(1) : paragraphs,
    state: option === null ? null : stateOf(table, option),
  };
}

/** What the running game, or the one being set up, has an option set to. */
function stateOf({ state }: Table, id: string): string | null {
  const option = optionsOf(state.hello).find((spec) => spec.id === id);
  if (!option) return null;
  const message = state.view ? "handbook-now" : "handbook-next";
  return say(message, {
    value: wordOptionValue(option, state.view?.options ?? state.setup.options),
  });
}

const MADE: Readonly<Record<string, (table: Table) => readonly string[]>> = {
  presets: ({ state }) => [
    (gameOf(state.hello)?.presets ?? [])
      .map(
        ({ id, options }) => `${say(`preset-${id}`)} :: ${wordDifferences(state.hello, options)}`,
      )
      .join("\n"),
  ],
  "key-table": () => [
    listKeys()
      .map(({ signs, does }) => `${signs.join(" ")} :: ${does}`)
      .join("\n"),
  ],
};

type Hello = Table["state"]["hello"];

/** What a set of rules changes from the defaults. */
function wordDifferences(hello: Hello, values: Parameters<typeof wordOptionValue>[1]): string {
  const defaults = Object.fromEntries(
    optionsOf(hello).map((option) => [option.id, option.default]),
  );
  const different = optionsOf(hello).flatMap((option) => {
    const value = wordOptionValue(option, values);
    if (value === wordOptionValue(option, defaults)) return [];
    return [say("handbook-differs", { option: nameOption(option.id), value })];
  });
  return different.length > 0 ? different.join(" · ") : say("handbook-sets-same");
}
