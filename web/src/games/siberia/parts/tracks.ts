/**
 * The tracks: stock values with the marker of nationalization, incomes, timing and dividends. What is drawn is for
 * eyes; a table says the same, and the buttons of the key follow a railroad along the drawing.
 */

import { html, type TemplateResult } from "lit";
import type { RailroadView, SiberiaView, TrackView } from "../../../engine/siberia.js";
import { helps } from "../../../table/play/assistance.js";
import { money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { letterOf, type Pointing, token, turnTo } from "./token.js";

/** As many pawns as there is room for in a column. */
const STACKED = 3;

/** One space of a track: the figure printed on it, and what stands there. */
interface Space {
  readonly figure: number;
  readonly railroads: readonly RailroadView[];
}

/** Stock values and incomes, one below the other or, with room for it, side by side; `id` tells two drawings apart. */
export function tracks(view: SiberiaView, pointing: Pointing, id: string): TemplateResult {
  return html`<div class="tracks" data-testid=${`tracks-${id}`} data-marker=${view.marker}>
    <div class="drawn" aria-hidden="true" @pointerover=${(event: Event) => follow(pointing, event)}
        @pointerleave=${() => pointing.point(null)} @click=${(event: Event) => follow(pointing, event)}>
      ${stockTrack(view, pointing)} ${incomeTrack(view, pointing)}
    </div>
    ${inWords(view)}
  </div>`;
}

/** All railroads with their letters and names; the one that is followed is told of below. */
export function tracksKey(view: SiberiaView, pointing: Pointing): TemplateResult {
  const followed = followedIn(view, pointing);
  return html`<div class="tracks-key" role="group" aria-label=${say("tracks-key")}>
      ${view.railroads.map(
        ({
          id,
          status,
        }) => html`<button class=${status} aria-pressed=${id === pointing.railroad} data-testid=${`track-${id}`}
          @click=${() => turnTo(pointing, id)}>${token(id)}<span>${nameRailroad(id)}</span></button>`,
      )}
    </div>
    <p class="tracks-told" data-testid="tracks-told">${followed ? tell(view, followed) : say("tracks-hint")}</p>`;
}

function followedIn({ railroads }: SiberiaView, { railroad }: Pointing) {
  return railroads.find(({ id }) => id === railroad);
}

/** A token under the pointer is followed; empty spaces leave it at that. */
function follow(pointing: Pointing, { target }: Event): void {
  const { railroad } = (target as Element).closest<HTMLElement>("[data-railroad]")?.dataset ?? {};
  if (railroad && railroad !== pointing.railroad) pointing.point(railroad);
}

/** "Red: stock value 40, 3 spaces above what goes to the State. Income $14, $1 short of the next mark." */
function tell(view: SiberiaView, { id, status, value, income }: RailroadView): string {
  const railroad = nameRailroad(id);
  if (value === null) return say("tracks-told-off", { railroad, status });
  const next = view.income_marks.find((mark) => mark > income);
  return say("tracks-told", {
    railroad,
    value,
    income: money(income),
    above: Math.max(0, spacesAbove(view, value)),
    short: next === undefined ? 0 : money(next - income),
  });
}

/** How far a stock value is above what goes to the State at a check; 0 or less: it would go itself. */
function spacesAbove({ stock_values, marker, options }: SiberiaView, value: number): number {
  const spaces = stock_values.indexOf(value) - stock_values.indexOf(marker);
  return options.strictly_below ? spaces + 1 : spaces;
}

/** Where the marker will stand after the next dividend, if it moves and that may be told. */
function nextMarker({ marker, next_dividend }: SiberiaView): number | null {
  const next = helps("figures") ? next_dividend?.marker : undefined;
  return next === undefined || next === marker ? null : next;
}

/** Two rows where it is narrow; the second begins at half. */
function stockTrack(view: SiberiaView, pointing: Pointing): TemplateResult {
  const { stock_values, railroads, marker, options, period } = view;
  const falling = options.strictly_below ? "tracks-marker-patient" : "tracks-marker";
  const standing = (figure: number) => railroads.filter(({ value }) => value === figure);
  return html`<div class="track stock">
    <h3>${say("tracks-value")}<small>${say(falling, { marker, period, next: nextMarker(view) ?? 0 })}</small></h3>
    <div class="spaces">${stock_values.map((figure) =>
      stockSpace(view, { figure, railroads: standing(figure) }, pointing),
    )}</div>
  </div>`;
}

/** What lies at the marker or below goes to the State at a check (T-23); with the patient Tsar only what lies below. */
function stockSpace(view: SiberiaView, space: Space, pointing: Pointing): TemplateResult {
  const { marker, options, stock_values, period } = view;
  const { figure } = space;
  const falls = options.strictly_below ? figure < marker : figure <= marker;
  const marks: [string, boolean][] = [
    ["falls", falls],
    ["checked", period > 1],
    ["marker", figure === marker],
    ["next", figure === nextMarker(view)],
    ["patient", options.strictly_below === true],
    ["half", figure === stock_values[Math.floor(stock_values.length / 2)]],
    ["top", figure === stock_values.at(-1)],
  ];
  const classes = ["space", ...marks.flatMap(([name, on]) => (on ? [name] : []))].join(" ");
  return html`<div class=${classes} data-value=${figure}>${stack(space, pointing, ({ id }) => letterOf(id))}<b>${figure}</b></div>`;
}

/** A space from each mark on: who reaches the next gains a step of stock value (T-16). */
function incomeTrack(view: SiberiaView, pointing: Pointing): TemplateResult {
  const running = view.railroads.filter(({ value }) => value !== null);
  const marks = [0, ...view.income_marks];
  const standing = (at: number) =>
    running.filter(({ income }) => marks.findLastIndex((mark) => mark <= income) === at);
  const print = ({ id, income }: RailroadView) => html`${letterOf(id)}<i>${income}</i>`;
  return html`<div class="track income">
    <h3>${say("tracks-income")}<small>${say("tracks-income-note")}</small></h3>
    <div class="spaces">${marks.map(
      (figure, at) =>
        html`<div class="space" data-income=${figure}>${stack({ figure, railroads: standing(at) }, pointing, print)}<b>${figure}</b></div>`,
    )}</div>
  </div>`;
}

/** The railroads on one space, one on top of the other; more of them in two columns, so that a space never grows. */
function stack(
  { railroads }: Space,
  pointing: Pointing,
  print: (line: RailroadView) => unknown,
): TemplateResult {
  const crowded = railroads.length > STACKED ? "crowded" : "";
  return html`<div class="stack ${crowded}">${railroads.map(
    (
      line,
    ) => html`<span class="pawn rr-${line.id} ${line.id === pointing.railroad ? "followed" : ""}"
      title=${nameRailroad(line.id)} data-railroad=${line.id}>${print(line)}</span>`,
  )}</div>`;
}

/** A track that is gone along step by step. */
export function stepTrack(kind: "timing" | "dividends", { at, of }: TrackView): TemplateResult {
  const spaces = Array.from({ length: of }, (_, step) => step + 1);
  return html`<div class="steps" data-testid=${`track-${kind}`} data-at=${at}>
    <h3>${say(`siberia-${kind}`)}</h3>
    <div class="spaces" aria-hidden="true">${spaces.map(
      (step) =>
        html`<span class="space ${step <= at ? "gone" : ""} ${step === at ? "here" : ""} ${step === of ? "end" : ""}">${step}</span>`,
    )}</div>
    <p>${say("siberia-counter", { at, of })}</p>
  </div>`;
}

/** The tracks as a table. */
function inWords(view: SiberiaView): TemplateResult {
  const lines = view.railroads.filter(({ value }) => value !== null);
  return html`<table class="unseen">
    <caption>${say("tracks-table", { marker: view.marker })}</caption>
    <thead><tr>
      <th scope="col">${say("tracks-railroad")}</th><th scope="col">${say("tracks-value")}</th>
      <th scope="col">${say("tracks-above")}</th><th scope="col">${say("tracks-income")}</th>
    </tr></thead>
    <tbody>${lines.map(
      ({ id, value, income }) => html`<tr><th scope="row">${nameRailroad(id)}</th><td>${value}</td>
        <td>${spacesAbove(view, value ?? 0)}</td><td>${income}</td></tr>`,
    )}</tbody>
  </table>`;
}
