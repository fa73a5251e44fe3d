/** Words over the map: moments that pass by, and the choice between railroads side by side. */

import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { styleMap } from "lit/directives/style-map.js";
import { dollars, money, say } from "../../text/messages.js";
import { namePoint, nameRailroad, nameSeat } from "../../text/names.js";
import { helps } from "../play/assistance.js";
import type { Table } from "../play/table.js";
import type { Camera } from "./camera.js";
import { ownerColour } from "./lines.js";

export function momentBanner(table: Table) {
  const { moment, view } = table.state;
  if (!moment) return nothing;
  const colour = moment.seat === null ? "" : (view?.players[moment.seat]?.colour ?? "");
  return html`<button class="moment moment-${moment.kind} seat-${colour}" data-testid="moment" data-kind=${moment.kind}
      title=${say("moment-skip")} tabindex="-1" @click=${() => table.pace.skip()}>
    <span class="title">${moment.title}</span>
    ${moment.amount === null ? nothing : html`<span class="amount ${moment.amount < 0 ? "out" : "in"}">${dollars(moment.amount)}</span>`}
    ${moment.note ? html`<span class="note">${moment.note}</span>` : nothing}
  </button>`;
}

/** The choice takes the focus, so that keys reach it and readers read it. */
function focusFirst(choice: Element | undefined): void {
  if (choice && !choice.contains(document.activeElement)) choice.querySelector("button")?.focus();
}

/** The railroads that lead side by side to one dot: which is to be ridden? */
export function forkChoice(table: Table, camera: Camera) {
  const { state, board } = table;
  const { fork, view } = state;
  if (fork === null || !view) return nothing;
  const ways = state.draft.preview?.next.filter((next) => next.point === fork) ?? [];
  const { x, y } = camera.toScreen(board.place(fork));
  const left = `${Math.min(Math.max(x, 130), window.innerWidth - 130)}px`;
  const below = y < window.innerHeight / 2;
  return html`<div class="fork ${below ? "below" : "above"}" role="dialog" aria-label=${say("choose-line", { place: namePoint(board, fork) })}
      data-testid="fork" ${ref(focusFirst)} style=${styleMap({ left, top: `${y}px` })}>
    <p>${say("choose-line", { place: namePoint(board, fork) })}</p>
    ${ways.map((way) => forkWay(table, way.section, way.railroad))}
  </div>`;
}

function forkWay(table: Table, section: number, railroad: string): TemplateResult {
  const { view } = table.state;
  const owner = view?.owners[railroad];
  const fee = view?.fees[railroad] ?? 0;
  return html`<button class="way-choice" data-testid=${`fork-${railroad}`} @click=${() => void table.way.extend([section])}>
    <span class="sign rr-${railroad} seat-${ownerColour(table, railroad)}">${table.board.mark(railroad)}</span>
    <span class="name">${nameRailroad(railroad)}<small>${ownerNote(table, owner)}</small></span>
    ${helps("figures") ? html`<span class="amount">${sayFee(fee)}</span>` : nothing}
  </button>`;
}

function sayFee(fee: number): string {
  return fee === 0 ? say("choose-line-free") : say("choose-line-fee", { amount: money(fee) });
}

function ownerNote(table: Table, owner: number | undefined): string {
  const { view } = table.state;
  if (!view || owner === undefined) return say("choose-line-bank");
  if (owner === view.seat) return say("choose-line-own");
  return say("choose-line-owner", { name: nameSeat(view.players, owner) });
}
