/** What the Handbook of Trans-Siberian holds: rules by their numbers, host options, examples, plain text. */

import { nothing } from "lit";
import type { Book } from "../../../table/map/face.js";

const CHAPTERS: Book["chapters"] = [
  { id: "aim", blocks: ["siberia-aim", "siberia-reading"] },
  { id: "first-turn", blocks: ["siberia-first-turn", "siberia-first-advice"] },
  {
    id: "setting-up",
    blocks: [
      ...["T-1", "option-starting_cash", "T-2", "T-3", "T-4", "T-5"],
      "option-dividend_track_length",
    ],
  },
  { id: "opening", blocks: ["T-6", "T-7", "T-8", "T-9"] },
  { id: "shares", blocks: ["T-10", "T-11", "T-12"] },
  {
    id: "building",
    blocks: ["T-13", "T-14", "T-15", "example-jumps", "T-16", "example-marks", "T-17"],
  },
  {
    id: "dividends",
    blocks: ["T-18", "example-dividend", "T-19", "T-20", "T-21", "option-stock_adjustment"],
  },
  { id: "tsar", blocks: ["T-22", "T-23", "option-strictly_below", "T-24", "example-marker"] },
  { id: "ending", blocks: ["T-25", "option-few_public_end", "T-26", "option-tie_break"] },
  { id: "sets", blocks: ["siberia-sets", "presets"] },
  { id: "house", blocks: ["siberia-house", "siberia-decisions"] },
  {
    id: "daily",
    blocks: ["siberia-daily", "siberia-daily-results", "siberia-daily-trust"],
  },
  { id: "help", blocks: ["siberia-help"] },
  { id: "taking-back", blocks: ["siberia-undo", "looking-back", "siberia-leaving", "saving"] },
  { id: "keys", blocks: ["keys", "key-table"] },
  { id: "glossary", blocks: ["siberia-glossary"] },
];

/** What no source at hand confirms; the engine names the same options as house values. */
const HOUSE: ReadonlySet<string> = new Set([
  "T-5",
  "T-21",
  "T-25",
  "option-dividend_track_length",
  "option-stock_adjustment",
  "option-few_public_end",
]);

export const BOOK: Book = {
  texts: "handbook-siberia",
  chapters: CHAPTERS,
  rule: /(T-\d+)/,
  house: HOUSE,
  houseNote: "handbook-siberia-house-note",
  draw: () => nothing,
  below: () => nothing,
};
