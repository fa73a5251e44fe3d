/** Rolling: for a destination, for the move, and declaring. */

import { html, nothing } from "lit";
import type { Decision } from "../../../table/parts/decision.js";
import { decider, offerOf } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { dealButtons } from "../dialogs/deal.js";
import type { CoastTable } from "../play/state.js";
import { boundNote } from "./moving.js";

const nameOf = (table: CoastTable) => decider(table.state)?.name ?? "";

export const destination: Decision<CoastTable> = {
  types: ["roll_destination", "declare"],
  sentence: (table) =>
    say(offerOf(table.state, "declare") ? "say-declare" : "say-destination", {
      name: nameOf(table),
    }),
  primary: (table) => (offerOf(table.state, "declare") ? declareButton(table) : rollButton(table)),
  others: (table) => [
    ...(offerOf(table.state, "declare") ? [rollButton(table)] : []),
    ...dealButtons(table),
  ],
};

function rollButton(table: CoastTable) {
  return {
    label: say("do-roll-destination"),
    act: () => void table.decide({ type: "roll_destination" }),
    testId: "roll-destination",
  };
}

function declareButton(table: CoastTable) {
  return {
    label: say("do-declare"),
    act: () => void table.decide({ type: "declare" }),
    testId: "declare",
  };
}

export const roll: Decision<CoastTable> = {
  types: ["roll"],
  sentence: (table) => say(isBonus(table) ? "say-roll-bonus" : "say-roll", { name: nameOf(table) }),
  primary: (table) => ({
    label: say(isBonus(table) ? "do-roll-bonus" : "do-roll"),
    act: () => void table.decide({ type: "roll" }),
  }),
  body: (table) =>
    html`${boundNote(table)}${isBonus(table) ? html`<p class="note" data-testid="bonus-note">${say("roll-bonus-note")}</p>` : nothing}`,
};

function isBonus(table: CoastTable): boolean {
  return table.state.view?.turn.leg === 2;
}
