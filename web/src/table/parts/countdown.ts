/** How long it is until the next daily board, as a clock that goes by itself. */

import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { dateOf, secondsToTomorrow } from "../../store/clock.js";
import type { Table } from "../play/table.js";

/** Hours, minutes and seconds; when the day is over the table is drawn anew. */
export function countdown(table: Table): TemplateResult {
  return html`<span class="countdown" role="timer" data-testid="countdown" ${ref((element) => run(table, element))}></span>`;
}

const running = new WeakSet<Element>();

function run(table: Table, element: Element | undefined): void {
  if (!element || running.has(element)) return;
  running.add(element);
  const day = dateOf();
  const tick = () => {
    element.textContent = word(secondsToTomorrow());
    if (element.isConnected && dateOf() === day) return;
    clearInterval(timer);
    running.delete(element);
    table.draw();
  };
  const timer = setInterval(tick, 1000);
  queueMicrotask(tick);
}

function word(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
