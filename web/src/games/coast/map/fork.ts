/** The choice between railroads that lead side by side to one dot, each with its fee. */

import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { styleMap } from "lit/directives/style-map.js";
import { placeCallout } from "../../../table/map/callout.js";
import type { Camera } from "../../../table/map/camera.js";
import { swatch } from "../../../table/parts/swatch.js";
import { say } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";
import { wayOf } from "../play/way.js";
import { lineFacts } from "./linefacts.js";

const WIDTH = 290;

/** The choice takes the focus, so that keys reach it and readers read it. */
function focusFirst(choice: Element | undefined): void {
  // the buttons are drawn after what holds them
  queueMicrotask(() => {
    if (choice && !choice.contains(document.activeElement)) choice.querySelector("button")?.focus();
  });
}

/** The arrows go from one railroad to the next, as in a menu. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const choice = event.currentTarget;
  if (step === undefined || !(choice instanceof HTMLElement)) return;
  const buttons = [...choice.querySelectorAll("button")];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(now + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

export function forkChoice(table: CoastTable, camera: Camera, stage: Element) {
  const { state, board } = table;
  const { fork } = state;
  if (fork === null) return nothing;
  const ways = state.draft.preview?.next.filter((next) => next.point === fork) ?? [];
  const place = camera.onStage(board.place(fork));
  const { styles } = placeCallout(stage, place, WIDTH);
  const question = say("choose-line", { place: namePoint(board, fork) });
  return html`<div class="fork" role="dialog" aria-label=${question} data-testid="fork" ${ref(focusFirst)}
      style=${styleMap(styles)} @keydown=${moveFocus}>
    <p>${question}</p>
    ${ways.map((way) => forkWay(table, way.section, way.railroad))}
  </div>`;
}

function forkWay(table: CoastTable, section: number, railroad: string): TemplateResult {
  const { mark, name, owner, fee } = lineFacts(table, railroad);
  return html`<button class="way-choice" data-testid=${`fork-${railroad}`} @click=${() => void wayOf(table).extend([section])}>
    <span class="sign rr-${railroad}">${mark}</span>
    <span class="name">${name}
      <small>${owner ? html`${swatch(owner.colour)} ${owner.name}` : say("line-unowned")}</small>
      ${fee ? html`<small class="fee">${fee.words}</small>` : nothing}</span>
  </button>`;
}
