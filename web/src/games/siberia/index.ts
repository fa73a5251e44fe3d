/** Trans-Siberian, as the table lays it. */

import { html, nothing } from "lit";
import type { SiberiaView } from "../../engine/siberia.js";
import { type LinkScene, renderLinkMap } from "../../map/links.js";
import type { Face } from "../../table/map/face.js";
import { addTexts, say } from "../../text/messages.js";
import { DECISIONS } from "./decisions/index.js";
import { STATISTICS } from "./dialogs/figures.js";
import { openMap } from "./map/laid.js";
import * as card from "./panels/card.js";
import * as ending from "./panels/ending.js";
import { oddsReason } from "./panels/odds.js";
import { railroadsPanel } from "./panels/railroads.js";
import { TELLING } from "./panels/telling.js";
import { counter } from "./parts/pieces.js";
import { LinkBoard } from "./play/board.js";
import { isComposing, refresh, takeBack } from "./play/composing.js";
import { describeEvent } from "./play/events.js";
import { LOG } from "./play/log.js";
import { playEvent } from "./play/playback.js";
import { RULES } from "./play/rules.js";
import { emptyDraft, letGo, type SiberiaTable, startState } from "./play/state.js";

export const siberia: Face = {
  id: "siberia",
  map: "russia",
  log: LOG,
  rules: RULES,
  sounds: {
    auction_won: "stamp",
    bought: "stamp",
    claimed: "stamp",
    built: "stamp",
    dividend_began: "bell",
    dividend_paid: "coins",
    game_over: "fanfare",
  },
  async prepare() {
    await Promise.all(["siberia", "russia"].map(addTexts));
  },
  makeBoard: (scene) => new LinkBoard(scene as LinkScene),
  startState,
  emptyDraft,
  letGo,
  adopt: () => undefined,
  progressOf: ({ turn }: SiberiaView) => turn.number,
  playEvent,
  describeEvent,
  refresh,
  decideAlone: async () => null,
  isComposing,
  takeBack,
  print: { render: (scene, text) => renderLinkMap(scene as LinkScene, text) },
  decisions: DECISIONS,
  tabs: [{ id: "market", draw: railroadsPanel }],
  leaveTab: () => undefined,
  card,
  ending,
  figures: STATISTICS,
  telling: TELLING,
  press: () => false,
  items: [],
  book: async () => (await import("./dialogs/book.js")).BOOK,
  openMap,
  standing: ({ state: { view } }: SiberiaTable) =>
    say("siberia-standing", { turn: view?.turn.number ?? 0, period: view?.period ?? 1 }),
  aside({ state: { view } }: SiberiaTable) {
    if (!view) return nothing;
    return html`<div class="aside-counters">
      ${counter(say("siberia-timing"), view.timing, "timing")} ${counter(say("siberia-dividends"), view.dividends, "dividends")}
    </div>`;
  },
  extras: () => nothing,
  meanwhile: () => null,
  dialog: () => nothing,
  putAway({ state }: SiberiaTable) {
    if (state.objection === null && state.lit === null && state.railroad === null) return false;
    Object.assign(state, { objection: null, lit: null, railroad: null });
    return true;
  },
  oddsReason,
  wordLookBack: ({ state }: SiberiaTable) =>
    say("siberia-look-bar", { turn: state.view?.turn.number ?? 0 }),
};
