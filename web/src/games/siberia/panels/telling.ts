/** What the live region says of Trans-Siberian. */

import type { Telling } from "../../../table/map/face.js";
import type { Decision } from "../../../table/parts/decision.js";
import type { LogLine } from "../../../table/play/log.js";
import { list, say } from "../../../text/messages.js";
import { sayObjection } from "../map/objection.js";
import { targetsOf } from "../map/shown.js";
import { actionOf } from "../play/composing.js";
import type { SiberiaTable } from "../play/state.js";

const MOST_LINKS = 6;

export const TELLING: Telling = {
  meanwhile: new Set(["turn_began", "timing_moved", "income_rose", "first_seat"]),
  sift: (lines: readonly LogLine[]) => lines,
  possible(table: SiberiaTable, decision: Decision<SiberiaTable>) {
    const { builder, building } = table.state.draft;
    if (builder !== null && !building) return null;
    const sentences = [decision.sentence(table)];
    const labels = targetsOf(table).map(({ label }) => label);
    if (labels.length > 0 && !actionOf(table.state)) {
      const named = labels.slice(0, MOST_LINKS);
      if (labels.length > named.length)
        named.push(say("announce-more", { count: labels.length - named.length }));
      sentences.push(say("siberia-announce-links", { links: list(named) }));
    }
    const action = actionOf(table.state);
    if (action) sentences.push(decision.primary(table).label);
    return sentences;
  },
  asked({ state }: SiberiaTable) {
    const { shares, builder, building, passing, link, refused } = state.draft;
    return [shares, builder, building?.building?.path, passing, link, refused?.code].join(" ");
  },
  target: (table: SiberiaTable, target: number) =>
    targetsOf(table).find(({ link }) => link === target)?.label ?? "",
  objection: sayObjection,
};
