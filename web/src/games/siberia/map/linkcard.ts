/** What there is to know of a link that is pointed at. */

import { html, nothing, type TemplateResult } from "lit";
import { money, say } from "../../../text/messages.js";
import { sign } from "../parts/pieces.js";
import { nameLink } from "../play/board.js";
import type { SiberiaTable } from "../play/state.js";

/** Its cities, its value, whose it is, and what building it costs now. */
export function linkCard({ board, state }: SiberiaTable, link: number): TemplateResult {
  const owner = state.view?.owners[link] ?? null;
  const next = state.draft.building?.next.find(({ links }) => links.at(-1) === link);
  const external = board.scene.links[link]?.external ?? false;
  return html`<header><strong>${nameLink(board, link)}</strong></header>
    <p>${owner === null ? say("siberia-link-free") : sign(owner)} ${say("siberia-link-value", { value: board.value(link) })}</p>
    ${external ? html`<p class="note">${say("siberia-link-external")}</p>` : nothing}
    ${next ? html`<p class="note">${say("siberia-link-cost", { cost: money(next.cost), jumps: next.jumped.length })}</p>` : nothing}`;
}
