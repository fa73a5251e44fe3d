/** Laying the way of a leg, dot by dot, and departing. */

import { html, nothing } from "lit";
import type { Button } from "../../../table/parts/button.js";
import type { Decision } from "../../../table/parts/decision.js";
import { helps } from "../../../table/play/assistance.js";
import { decider } from "../../../table/play/state.js";
import { money, say } from "../../../text/messages.js";
import { nameCity } from "../../../text/names.js";
import { type CoastTable, suggestedPath } from "../play/state.js";
import { wayOf } from "../play/way.js";
import { chargeList } from "./charges.js";
import { routeNote } from "./route.js";

export const move: Decision<CoastTable> = {
  types: ["move"],
  sentence(table) {
    const { preview } = table.state.draft;
    if (preview?.complete) return say("say-move-complete");
    return say("say-move", {
      remaining: preview?.remaining ?? table.state.view?.turn.allowance ?? 0,
    });
  },
  primary(table) {
    const { preview } = table.state.draft;
    if (preview?.complete)
      return { label: say("do-depart"), act: () => void wayOf(table).depart() };
    if (!helps("suggestion")) return layFirst(preview?.remaining ?? 0);
    return {
      label: say("do-follow"),
      act: () => void wayOf(table).followAdvice(),
      disabled: suggestedPath(table.state.draft).length === 0,
    };
  },
  others(table) {
    const empty = table.state.draft.sections.length === 0;
    const buttons: Button[] = [
      {
        label: say("do-back"),
        act: () => void wayOf(table).takeBack(),
        testId: "step-back",
        disabled: empty,
      },
      {
        label: say("do-clear"),
        act: () => void wayOf(table).takeBack(true),
        testId: "step-clear",
        disabled: empty,
      },
    ];
    return buttons;
  },
  body(table) {
    const { preview } = table.state.draft;
    const allowance = (preview?.used ?? 0) + (preview?.remaining ?? 0);
    const destination = decider(table.state)?.destination;
    return html`
      <div class="way-count" data-testid="way-count" data-used=${preview?.used ?? 0} data-remaining=${preview?.remaining ?? 0}>
        <span class="count">${say("move-count", { used: preview?.used ?? 0, allowance })}</span>
        <span class="mileposts" aria-hidden="true">${Array.from(
          { length: allowance },
          (_, index) => html`<i class=${index < (preview?.used ?? 0) ? "used" : ""}></i>`,
        )}</span>
      </div>
      ${chargeLines(table)}
      ${routeNote(table)}
      ${preview?.arrives && destination ? html`<p class="note">${say("move-arrives", { city: nameCity(destination) })}</p>` : nothing}`;
  },
};

/** Without advice there is nothing to ride yet: the button says what is missing. */
function layFirst(remaining: number): Button {
  return { label: say("do-lay", { remaining }), act: () => undefined, disabled: true };
}

/** Where to, until a step is laid: it keeps the place of the fees, so that the map stays put. */
export function boundNote(table: CoastTable) {
  const player = decider(table.state);
  if (!player?.destination) return nothing;
  const { home, destination, payoff, declared } = player;
  const racing = declared && home !== null;
  return html`<p class="note" data-testid="bound">${
    racing
      ? say("move-bound-home", { city: nameCity(home) })
      : say("move-bound", { city: nameCity(destination), payoff: money(payoff ?? 0) })
  }</p>`;
}

function chargeLines(table: CoastTable) {
  const { view, draft } = table.state;
  const charges = draft.preview?.charges ?? [];
  if (!view) return nothing;
  if (draft.sections.length === 0 || !helps("figures")) return boundNote(table);
  if (charges.length === 0)
    return html`<p class="note" data-testid="charges">${say("move-fees-none")}</p>`;
  return chargeList(table, charges, "move-fees");
}
