/** What a Handbook holds, chapter by chapter; the words are messages, the numbers the engine's. */

import type { Constants, OptionSpec } from "../../engine/protocol.js";
import { type Arguments, money, say } from "../../text/messages.js";
import type { Book } from "../map/face.js";
import { nameOption, wordOptionValue } from "../parts/hostoption.js";
import { listKeys } from "../parts/keys.js";
import { gameOf, optionsOf } from "../play/seats.js";
import type { Table } from "../play/table.js";

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

/**
 * The whole Handbook in the language in use. Blocks in `MADE` are put together from what the table knows.
 */
export function readChapters(table: Table, book: Book, args: Arguments): readonly Chapter[] {
  return book.chapters.map(({ id, blocks }) => ({
    id,
    title: say(`handbook-chapter-${id}`),
    blocks: blocks.map((block) => readBlock(table, book, block, args)),
  }));
}

/** The engine's numbers as messages want them: sums of money as money. */
export function toArguments({ dollars, counts }: Constants): Arguments {
  const sums = Object.entries(dollars).map(([name, amount]) => [name, money(amount)]);
  return { ...Object.fromEntries(sums), ...counts };
}

function kindOf({ rule }: Book, id: string): BlockKind {
  if (rule.test(id)) return "rule";
  const [first] = id.split("-");
  return first === "option" || first === "example" || first === "figure" ? first : "plain";
}

function readBlock(table: Table, book: Book, id: string, args: Arguments): Block {
  const kind = kindOf(book, id);
  const paragraphs = MADE[id]?.(table) ?? say(`handbook-${id}`, args).split(/\n{2,}/);
  const option = kind === "option" ? id.slice("option-".length) : null;
  const titled = kind === "rule";
  return {
    id,
    kind,
    house: book.house.has(id),
    title: option === null ? (titled ? (paragraphs[0] ?? "") : null) : nameOption(option),
    body: titled ? paragraphs.slice(1) : paragraphs,
    state: option === null ? null : stateOf(table, option),
  };
}

/** What the running game, or the one being set up, has an option set to. */
function stateOf({ game, state }: Table, id: string): string | null {
  const option = optionsOf(state.hello, game.id).find((spec) => spec.id === id);
  if (!option) return null;
  const message = state.view ? "handbook-now" : "handbook-next";
  return say(message, {
    value: wordOptionValue(option, state.view?.options ?? state.setup.options),
  });
}

const MADE: Readonly<Record<string, (table: Table) => readonly string[]>> = {
  presets: ({ game, state }) => [
    (gameOf(state.hello, game.id)?.presets ?? [])
      .map(({ id, options }) => {
        const changed = wordDifferences(optionsOf(state.hello, game.id), options);
        return `${say(`preset-${id}`)} :: ${changed}`;
      })
      .join("\n"),
  ],
  "key-table": () => [
    listKeys()
      .map(({ signs, does }) => `${signs.join(" ")} :: ${does}`)
      .join("\n"),
  ],
};

/** What a set of rules changes from the defaults. */
function wordDifferences(
  specs: readonly OptionSpec[],
  values: Parameters<typeof wordOptionValue>[1],
): string {
  const defaults = Object.fromEntries(specs.map((option) => [option.id, option.default]));
  const different = specs.flatMap((option) => {
    const value = wordOptionValue(option, values);
    if (value === wordOptionValue(option, defaults)) return [];
    return [say("handbook-differs", { option: nameOption(option.id), value })];
  });
  return different.length > 0 ? different.join(" · ") : say("handbook-sets-same");
}
