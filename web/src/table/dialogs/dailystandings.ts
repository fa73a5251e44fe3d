/** The leaderboard of a day, and how a result gets onto it. */

import { html, nothing, type TemplateResult } from "lit";
import { wordDate } from "../../text/dates.js";
import { dollars, say } from "../../text/messages.js";
import { sayRefusal } from "../../text/refusals.js";
import { faceOf } from "../map/face.js";
import { openDaily } from "../parts/daily.js";
import { compare, rowsOf, takeCodes } from "../play/daily.js";
import type { Desk, Row } from "../play/desk.js";
import type { Table } from "../play/table.js";

export function standings(table: Table, desk: Desk): TemplateResult {
  const rows = rowsOf(desk);
  return html`<section class="standings" data-testid="standings" data-rows=${rows.length} aria-busy=${desk.checking}>
    <h3>${say("daily-standings")}</h3>
    ${rows.length > 0 ? list(table, rows) : html`<p class="none">${say("daily-nobody")}</p>`}
    ${distrusted(desk)} ${taking(table, desk)} ${verdicts(table, desk)}
  </section>`;
}

function list(table: Table, rows: readonly Row[]): TemplateResult {
  return html`<div class="standings-rows"><table class="ranking">
    <thead><tr>
      <th scope="col" class="place">${say("end-place")}</th><th scope="col">${say("end-name")}</th>
      <th scope="col">${say("daily-rounds")}</th><th scope="col">${say(faceOf(table).ending.worth)}</th>
    </tr></thead>
    <tbody>${rows.map((row) => line(row, placeOf(row, rows)))}</tbody>
  </table></div>`;
}

/** Equal results share a place. */
function placeOf({ entry }: Row, rows: readonly Row[]): number {
  return 1 + rows.filter((other) => compare(other.entry.order, entry.order) < 0).length;
}

function line({ entry, from }: Row, place: number): TemplateResult {
  const { name, score } = entry.claim;
  return html`<tr class=${from === "me" ? "own" : ""} data-testid="standing" data-from=${from}>
    <td class="place">${place}</td>
    <td><bdi>${name}</bdi> <small class="made-of">${say(`daily-from-${from}`)}</small></td>
    <td>${score.won ? say("daily-in-rounds", { rounds: score.rounds }) : say("daily-not-won")}</td>
    <td>${dollars(score.worth)}</td></tr>`;
}

function distrusted({ published }: Desk) {
  if (!published.refusal) return nothing;
  return html`<p class="strip bad" role="alert" data-testid="published-refused">${say("daily-site-refused")} ${sayRefusal(published.refusal)}</p>`;
}

/** Where codes and links are put in. */
function taking(table: Table, desk: Desk): TemplateResult {
  const take = (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = form.elements.namedItem("code") as HTMLInputElement;
    if (!field.value.trim() || desk.checking) return;
    void takeCodes(table, desk, field.value);
    field.value = "";
  };
  return html`<form class="taking" @submit=${take}>
    <label><span>${say("daily-take")}</span>
      <input name="code" autocomplete="off" spellcheck="false" data-testid="daily-code" placeholder="RH1.…" /></label>
    <button class="secondary" type="submit" data-testid="daily-take" ?disabled=${desk.checking}>${say(desk.checking ? "daily-checking" : "daily-take-do")}</button>
  </form>`;
}

function verdicts(table: Table, { added, refused }: Desk): TemplateResult {
  return html`<div role="status">
    ${added > 0 ? html`<p class="note" data-testid="daily-added">${say("daily-added", { count: added })}</p>` : nothing}
    ${refused.map(({ refusal }) => {
      const { code, params } = refusal;
      const other = code === "code-foreign-date" ? String(params.found) : null;
      return html`<p class="strip bad" data-testid="daily-code-refused" data-code=${code}>${sayRefusal(refusal)}
        ${other ? html`<button class="secondary" @click=${() => openDaily(table, other)}>${say("daily-go-to", { date: wordDate(other) })}</button>` : nothing}</p>`;
    })}
  </div>`;
}
