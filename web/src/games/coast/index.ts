/** Coast to Coast, as the table lays it. */

import type { CoastView } from "../../engine/coast.js";
import type { Scene } from "../../map/base.js";
import { TrackBoard } from "../../map/board.js";
import type { Face } from "../../table/map/face.js";
import { helps } from "../../table/play/assistance.js";
import { offerOf } from "../../table/play/state.js";
import { say } from "../../text/messages.js";
import { DECISIONS } from "./decisions/index.js";
import { chartDialog, openChart } from "./dialogs/chart.js";
import { dealDialog } from "./dialogs/deal.js";
import { STATISTICS } from "./dialogs/figures.js";
import { openMap } from "./map/laid.js";
import * as print from "./map/print.js";
import * as card from "./panels/card.js";
import { citiesPanel } from "./panels/cities.js";
import * as ending from "./panels/ending.js";
import { oddsReason } from "./panels/odds.js";
import { railroadsPanel } from "./panels/railroads.js";
import { TELLING } from "./panels/telling.js";
import { aside, extras, meanwhile, standing, switchAuto } from "./panels/turn.js";
import { chooseRouteAction } from "./play/autoroute.js";
import { describeEvent } from "./play/events.js";
import { LOG } from "./play/log.js";
import { playEvent } from "./play/playback.js";
import { RULES } from "./play/rules.js";
import { SOUNDS } from "./play/sounds.js";
import {
  type CoastDialog,
  type CoastGround,
  type CoastState,
  type CoastTable,
  emptyDraft,
  letGo,
  readDraft,
  startState,
} from "./play/state.js";
import { wayOf } from "./play/way.js";

export const coast: Face = {
  id: "coast",
  map: "usa",
  log: LOG,
  rules: RULES,
  sounds: SOUNDS,
  // its texts are bundled
  prepare: async () => undefined,
  makeBoard: (scene) => new TrackBoard(scene as Scene),
  startState,
  emptyDraft,
  readDraft: (kept, board) => readDraft(kept, board as TrackBoard),
  letGo,
  adopt(state: CoastState, { turn: { dice, coloured } }: CoastView) {
    state.positions = new Map();
    // what was rolled last stays in the tray, unless one looks at what lay there earlier
    const before = state.lookBack ? { white: null, coloured: null } : state.dice;
    state.dice = {
      white: dice ?? before.white,
      coloured: coloured ?? before.coloured,
      rolling: false,
    };
  },
  progressOf: ({ round }: CoastView) => round,
  playEvent,
  describeEvent,
  refresh(table: CoastGround) {
    if (!helps("suggestion")) table.state.draft.advice = null;
    return wayOf(table).refresh();
  },
  decideAlone: (table: CoastGround, { seat }) => chooseRouteAction(table, seat),
  isComposing: ({ draft }: CoastState) => draft.sections.length > 0,
  takeBack(table: CoastGround) {
    if (table.state.draft.sections.length === 0) return false;
    void wayOf(table).takeBack();
    return true;
  },
  print,
  decisions: DECISIONS,
  tabs: [
    { id: "railroads", draw: railroadsPanel },
    { id: "cities", draw: citiesPanel },
  ],
  leaveTab({ state }: CoastTable) {
    state.lit = null;
  },
  card,
  ending,
  figures: STATISTICS,
  telling: TELLING,
  press(table: CoastTable, deed) {
    if (deed === "roll") roll(table);
    if (deed === "auto") switchAuto(table);
    return deed === "roll" || deed === "auto";
  },
  items: [
    {
      message: "chart-heading",
      testId: "menu-chart",
      act: (table: CoastTable) => openChart(table),
      open: ({ ready }) => ready,
    },
  ],
  book: async () => (await import("./dialogs/book.js")).BOOK,
  openMap,
  standing,
  aside,
  extras,
  meanwhile,
  dialog(table: CoastTable, own: CoastDialog) {
    return own.what === "chart" ? chartDialog(table) : dealDialog(table, own.form);
  },
  putAway({ state }: CoastTable) {
    const { fork, objection, pointed } = state;
    if (fork === null && objection === null && pointed === null) return false;
    // the fork lies below: it waits for another Escape
    Object.assign(
      state,
      objection || pointed ? { objection: null, pointed: null } : { fork: null },
    );
    return true;
  },
  oddsReason,
  wordLookBack: ({ state }: CoastTable) => say("look-bar", { round: state.view?.round ?? 0 }),
};

function roll(table: CoastTable): void {
  if (table.state.busy || table.state.watching) return;
  const type = ["roll", "roll_destination"].find((one) => offerOf(table.state, one));
  if (type) void table.decide({ type });
}
