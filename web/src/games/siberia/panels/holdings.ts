/** Who holds what: shares by railroad and seat, and what each railroad is worth, earns and has. */

import { html, nothing, type TemplateResult } from "lit";
import type { RailroadView, SiberiaPlayer, SiberiaView } from "../../../engine/siberia.js";
import { swatch } from "../../../table/parts/swatch.js";
import { count, dollars, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { type Pointing, token, turnTo } from "../parts/token.js";

const FIGURES = ["value", "income", "per-share", "treasury"] as const;

export function holdings(view: SiberiaView, pointing: Pointing): TemplateResult {
  return html`<section class="shares" aria-label=${say("shares-heading")}>
    <table class="timetable" data-testid="holdings" data-seats=${view.players.length}>
      <caption class="unseen">${say("shares-heading")}</caption>
      <thead><tr>
        <th scope="col">${say("shares-railroad")}</th>
        ${view.players.map(seatHead)}
        ${FIGURES.map((figure) => html`<th scope="col" class="figure" title=${say(`shares-${figure}-note`)}>${say(`shares-${figure}`)}</th>`)}
      </tr></thead>
      <tbody>${view.railroads.map((line) => railroadRow(view, line, pointing))}</tbody>
    </table>
    <p class="note">${say("shares-builders")}</p>
  </section>`;
}

function seatHead({ name, colour }: SiberiaPlayer): TemplateResult {
  return html`<th scope="col" class="seat" title=${name}>${swatch(colour)}<span aria-hidden="true">${initial(name)}</span><span class="unseen">${name}</span></th>`;
}

function initial(name: string): string {
  const [first = ""] = name;
  return first;
}

function railroadRow(view: SiberiaView, line: RailroadView, pointing: Pointing): TemplateResult {
  const { id, status } = line;
  const chosen = id === pointing.railroad;
  const running = status === "running";
  const { value, income, per_share, treasury } = line;
  return html`<tr class="${status} ${chosen ? "chosen" : ""}" data-testid=${`holding-${id}`} data-status=${standingOf(line)} data-treasury=${treasury}>
    <th scope="row"><button aria-pressed=${chosen} @click=${() => turnTo(pointing, id)}>${token(id)}<b>${nameRailroad(id)}</b></button>
      <small>${about(line)}</small></th>
    ${view.players.map((player) => holding(line, player))}
    ${
      running
        ? [count(value ?? 0), dollars(income), dollars(per_share), dollars(treasury)].map(
            (figure) => html`<td class="figure">${figure}</td>`,
          )
        : FIGURES.map(() => html`<td class="figure"></td>`)
    }
  </tr>`;
}

/** "public, 3 of 5 shares sold, 4 links" */
function about(line: RailroadView): string {
  const { sold, shares, links, period } = line;
  return say("shares-about", {
    state: standingOf(line),
    sold,
    shares,
    links: links.length,
    period,
  });
}

function standingOf({ status, public: open }: RailroadView): string {
  if (status !== "running") return status;
  return open ? "public" : "private";
}

/** How many shares a seat has; framed if it may build with the railroad (T-13). */
function holding({ holders, builders }: RailroadView, { seat }: SiberiaPlayer): TemplateResult {
  const held = holders[seat] ?? 0;
  const builds = builders.includes(seat);
  return html`<td class="held ${builds ? "builds" : ""}" data-seat=${seat} data-held=${held}>${
    held === 0 ? html`<span class="unseen">0</span>` : html`<span>${count(held)}</span>`
  }${builds ? html`<span class="unseen">, ${say("shares-builds")}</span>` : nothing}</td>`;
}
