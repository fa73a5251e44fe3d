/** The tracks of the table, drawn as tracks: stock values with the Tsar's marker, incomes, turns to the dividend, dividends. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { RailroadView, SiberiaView } from "../../../engine/siberia.js";
import { list, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { counter } from "./pieces.js";

const CROWN = html`<svg class="crown" viewBox="-8 -7 16 12" aria-hidden="true">${svg`<path d="M-7 4V-4L-3 0L0-6L3 0L7-4V4Z"></path>`}</svg>`;

/** All four tracks; `id` tells two drawings of them apart. */
export function tracks(view: SiberiaView, id: string): TemplateResult {
  return html`<div class="tracks" data-testid=${`tracks-${id}`}>
    ${stockTrack(view)} ${incomeTrack(view)}
    <div class="counters">
      ${counter(say("siberia-timing"), view.timing, `timing-${id}`)}
      ${counter(say("siberia-dividends"), view.dividends, `dividends-${id}`)}
    </div>
  </div>`;
}

/** Railroads that have a place on the tracks. */
function onTrack({ railroads }: SiberiaView): RailroadView[] {
  return railroads.filter(({ status, value }) => status === "running" && value !== null);
}

function stockTrack(view: SiberiaView): TemplateResult {
  const { stock_values, marker } = view;
  const standing = onTrack(view);
  const words = standing.map(({ id, value }) =>
    say("siberia-at-value", { railroad: nameRailroad(id), value: value ?? 0 }),
  );
  return html`<figure class="track stock">
    <figcaption>${say("siberia-stock-track")} <small>${CROWN} ${say("siberia-marker-at", { marker })}</small></figcaption>
    <p class="unseen">${words.length > 0 ? list(words) : say("siberia-track-empty")}</p>
    <ol aria-hidden="true">${stock_values.map((value) => {
      const here = standing.filter((railroad) => railroad.value === value);
      const reached = view.options.strictly_below === true ? value < marker : value <= marker;
      return html`<li class="${reached ? "reached" : ""} ${value === marker ? "marked" : ""}" data-value=${value}>
        <span class="tokens">${here.map(token)}</span><b>${value}</b>${value === marker ? CROWN : nothing}</li>`;
    })}</ol>
  </figure>`;
}

/** Incomes, with the marks at which the stock value rises a step (T-16). */
function incomeTrack(view: SiberiaView): TemplateResult {
  const { income_marks } = view;
  const most = income_marks.at(-1) ?? 1;
  const at = (income: number) => styleMap({ "inset-inline-start": `${(100 * income) / most}%` });
  const standing = onTrack(view);
  const words = standing.map(({ id, income }) =>
    say("siberia-at-income", { railroad: nameRailroad(id), income }),
  );
  return html`<figure class="track income">
    <figcaption>${say("siberia-income-track")}</figcaption>
    <p class="unseen">${words.length > 0 ? list(words) : say("siberia-track-empty")}</p>
    <div class="rail" aria-hidden="true">
      ${income_marks.map((mark) => html`<i class="mark" style=${at(mark)}><b>${mark}</b></i>`)}
      ${standing.map((railroad, place) => {
        const beside = standing
          .slice(0, place)
          .filter(({ income }) => Math.abs(income - railroad.income) < 2);
        return html`<span class="place" style=${styleMap({ "inset-inline-start": `${(100 * railroad.income) / most}%`, "--lift": String(beside.length) })}>${token(railroad)}</span>`;
      })}
    </div>
  </figure>`;
}

/** A railroad's token: its colour, and the letters that tell it from the others. */
export function token({ id }: { id: string }): TemplateResult {
  return html`<span class="token rr-${id} pattern-of-${id}" title=${nameRailroad(id)}>${say(`railroad-letter-${id}`)}</span>`;
}
