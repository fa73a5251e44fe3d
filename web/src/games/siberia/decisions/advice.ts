/** What is advised, with its reasons in figures; a press brings it into the decision. */

import { html, nothing, type TemplateResult } from "lit";
import type { Action } from "../../../engine/protocol.js";
import type { SiberiaReason } from "../../../engine/siberia.js";
import { helps } from "../../../table/play/assistance.js";
import { type Arguments, list, money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { nameLink } from "../play/board.js";
import { followAdvice } from "../play/composing.js";
import { namePayee } from "../play/events.js";
import type { SiberiaTable } from "../play/state.js";

/** It keeps its room until the engine has told it. */
export function adviceNote(table: SiberiaTable): TemplateResult | typeof nothing {
  if (!helps("suggestion")) return nothing;
  const { advice } = table.state.draft;
  if (!advice) return html`<p class="advised" aria-busy="true">${say("siberia-advice-asked")}</p>`;
  return html`<div class="advised" data-testid="advice" data-action=${advice.action.type}>
    <button type="button" class="take-advice" data-testid="take-advice" @click=${() => void followAdvice(table)}>
      <b>${say("siberia-advice", { what: sayAction(table, advice.action) })}</b></button>
    <ul>${advice.reasons.map((reason) => html`<li data-reason=${reason.kind}>${sayReason(table, reason)}</li>`)}</ul>
  </div>`;
}

/** An action as a thing to do: "build Moscow – Kazan with Red". */
export function sayAction({ board, state }: SiberiaTable, action: Action): string {
  const railroad = typeof action.railroad === "string" ? nameRailroad(action.railroad) : "";
  switch (action.type) {
    case "bid":
      return say("siberia-act-bid", { amount: money(Number(action.amount)) });
    case "claim":
      return say("siberia-act-claim", {
        link: nameLink(board, Number(action.link)),
        value: Number(action.value),
      });
    case "buy":
      return say("siberia-act-buy", { railroad });
    case "buy_two":
      return say("siberia-act-buy-two", {
        railroads: list((action.railroads as string[]).map(nameRailroad)),
        extra: nameRailroad(String(action.extra)),
      });
    case "build": {
      const links = (action.path as number[]).filter((link) => state.view?.owners[link] === null);
      return say("siberia-act-build", {
        railroad,
        links: list(links.map((link) => nameLink(board, link))),
      });
    }
    default:
      return say(action.type === "pass_bid" ? "siberia-act-pass-bid" : "siberia-act-pass");
  }
}

/** One reason as a clause in figures. */
function sayReason(table: SiberiaTable, reason: SiberiaReason): string {
  return say(`siberia-reason-${reason.kind}`, wordReason(table, reason));
}

function wordReason({ board, state }: SiberiaTable, reason: SiberiaReason): Arguments {
  const railroad = "railroad" in reason ? nameRailroad(reason.railroad) : "";
  switch (reason.kind) {
    case "dividend": {
      const [before, after] = reason.amount;
      const [held, then] = reason.shares;
      return {
        railroad,
        before: money(before),
        after: money(after),
        held,
        more: then - held,
      };
    }
    case "value": {
      const [before, after] = reason.value;
      return { railroad, before, after, steps: reason.steps };
    }
    case "nationalization-risk": {
      const { value, marker, spaces, period, survival } = reason;
      return { railroad, value, marker, spaces: Math.max(0, spaces), period, survival };
    }
    case "claim": {
      const { link, value } = reason;
      const treasury = money(state.view?.claim?.bid ?? 0);
      return { link: nameLink(board, link), income: board.value(link), value, treasury };
    }
    case "jump-fee":
      return { payee: namePayee(reason.payee), amount: money(reason.amount) };
    case "next-dividend": {
      const { turns_left: turns, income, nationalized } = reason;
      const railroads = list(nationalized.map(nameRailroad));
      return { turns, income: money(income), lost: nationalized.length, railroads };
    }
    case "brings-dividend":
      return { number: reason.number };
    case "goes-public":
      return { railroad };
    default:
      return { railroad, limit: money(reason.limit), least: money(reason.least) };
  }
}
