/** What the Handbook of Coast to Coast holds: rules by their numbers, host options, examples, figures, plain text. */

import { html, nothing } from "lit";
import type { Book } from "../../../table/map/face.js";
import { say } from "../../../text/messages.js";
import type { CoastTable } from "../play/state.js";
import { openChart } from "./chart.js";
import { drawFigure } from "./handbookdrawings.js";

const CHAPTERS: Book["chapters"] = [
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

export const BOOK: Book = {
  texts: "handbook",
  chapters: CHAPTERS,
  rule: /(C-\d+)/,
  house: HOUSE,
  houseNote: "handbook-house-mark-note",
  draw: drawFigure,
  /** From the rule about payoffs to the payoffs themselves. */
  below: (table: CoastTable, id: string) =>
    id === "C-10"
      ? html`<button class="secondary" data-testid="handbook-chart" @click=${() => openChart(table)}>${say("chart-open")}</button>`
      : nothing,
};
