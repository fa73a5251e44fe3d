/** A daily board: whom one meets, the attempt or what came of it, and the day's leaderboard. */

import { html, nothing, type TemplateResult } from "lit";
import { addDays, dateOf } from "../../store/clock.js";
import { wordDate } from "../../text/dates.js";
import { count, money, say } from "../../text/messages.js";
import { nameBot } from "../../text/names.js";
import { sayRefusal } from "../../text/refusals.js";
import { countdown } from "../parts/countdown.js";
import { openDaily } from "../parts/daily.js";
import { closeDialog } from "../parts/dialog.js";
import { openHandbook } from "../parts/handbook.js";
import { portrait } from "../parts/portrait.js";
import {
  changeDailyName,
  counts,
  dailyName,
  dayOf,
  daysOf,
  playBoard,
  resumeAttempt,
} from "../play/daily.js";
import type { Desk } from "../play/desk.js";
import { sumUpDays } from "../play/streak.js";
import type { Table } from "../play/table.js";
import { part } from "./confirm.js";
import { resultPage } from "./dailyresult.js";
import { standings } from "./dailystandings.js";

/** Days at a glance. */
const SHOWN = 14;

export function dailyPages(table: Table, desk: Desk): TemplateResult {
  return html`<div class="daily" data-testid="daily" data-date=${desk.date}>
    <div class="mine">
      ${dates(table, desk)} ${board(desk)} ${attempt(table, desk)} ${streak(table, desk)}
    </div>
    ${standings(table, desk)}
  </div>`;
}

/** Which day: one back, one on, any, and the last two weeks at a glance. */
function dates(table: Table, desk: Desk): TemplateResult {
  const { date, first } = desk;
  const today = dateOf();
  const go = (other: string) => openDaily(table, other);
  const days = Array.from({ length: SHOWN }, (_, day) => addDays(today, day + 1 - SHOWN));
  return html`<nav class="days" aria-label=${say("daily-days")}>
    <div class="day-field">
      <button class="secondary" aria-label=${say("daily-earlier")} title=${say("daily-earlier")} data-testid="daily-earlier" ?disabled=${first !== null && date <= first} @click=${() => go(addDays(date, -1))}>‹</button>
      <h3>${wordDate(date)}</h3>
      <button class="secondary" aria-label=${say("daily-later")} title=${say("daily-later")} data-testid="daily-later" ?disabled=${date >= today} @click=${() => go(addDays(date, 1))}>›</button>
    </div>
    <ol class="days-at-a-glance">${days.map((day) => glance(table, { ...desk, date: day }, day === date, go))}</ol>
  </nav>`;
}

/** A day as a small square: won, finished, begun, or nothing. */
function glance(table: Table, desk: Desk, here: boolean, go: (date: string) => void) {
  const { date: day, first } = desk;
  const known = dayOf(table, desk);
  const result = known?.result;
  const kind = result ? (result.score.won ? "won" : "lost") : known ? "begun" : "none";
  const label = say(`daily-day-${kind}`, { date: wordDate(day) });
  return html`<li><button class=${kind} aria-label=${label} title=${label} aria-pressed=${here}
    data-testid=${`day-${day}`} ?disabled=${first !== null && day < first} @click=${() => go(day)}>${Number(day.slice(-2))}</button></li>`;
}

function board({ board, refusal, first }: Desk): TemplateResult {
  if (refusal) {
    const params = first ? { ...refusal.params, first: wordDate(first) } : refusal.params;
    return html`<p class="strip bad" role="alert" data-testid="daily-refusal" data-code=${refusal.code}>${sayRefusal({ ...refusal, params })}</p>`;
  }
  if (!board) return html`<p class="note">${say("daily-waiting")}</p>`;
  const amount = money(Number(board.options.victory_amount ?? 0));
  return html`
    <p class="goal">${say(`daily-goal-${board.game}`, { amount })}</p>
    <ul class="rivals">${board.bots.map((bot) => html`<li>${portrait(bot)} <span>${nameBot(bot)}</span></li>`)}</ul>`;
}

/** What can be done with the board of this date, or what came of it. */
function attempt(table: Table, desk: Desk) {
  const result = dayOf(table, desk)?.result;
  if (!desk.board) return nothing;
  if (result) return html`${resultPage(table, desk, result)} ${practice(table, desk)}`;
  if (desk.attempt === "open") return goOn(table, desk);
  if (counts(table, desk)) return begin(table, desk);
  const lost = desk.attempt === "gone" ? html`<p class="note">${say("daily-gone")}</p>` : nothing;
  return html`${lost} ${practice(table, desk)}`;
}

function begin(table: Table, desk: Desk): TemplateResult {
  const name = dailyName(table);
  return html`<form class="begin" @submit=${(event: Event) => {
    event.preventDefault();
    play(table, desk);
  }}>
    <label><span>${say("daily-name")}</span>
      <input maxlength="24" required autocomplete="nickname" data-testid="daily-name" .value=${name}
        @input=${(event: Event) => changeDailyName(table, (event.target as HTMLInputElement).value)} /></label>
    <button class="primary" type="submit" data-testid="daily-play" ?disabled=${!name.trim()}>${say("daily-play")}</button>
    <p class="note">${say("daily-once")}
      <button type="button" class="why" data-testid="daily-handbook" @click=${() => openHandbook(table, "daily")}>${say("daily-more")}</button></p>
  </form>`;
}

function goOn(table: Table, desk: Desk): TemplateResult {
  const today = desk.date === dateOf();
  return html`<div class="begin">
    <button class="primary" data-testid="daily-go-on" @click=${() => leave(table, () => resumeAttempt(table, desk))}>${say("daily-go-on")}</button>
    <p class="note">${say(today ? "daily-open-note" : "daily-open-late")}</p>
  </div>`;
}

function practice(table: Table, desk: Desk): TemplateResult {
  return html`<div class="practice">
    <button class="secondary wide" data-testid="daily-practise" @click=${() => play(table, desk)}>${say("daily-practise")}</button>
    <p class="note">${say("daily-practise-note")}</p>
  </div>`;
}

/** The dialog stays where the engine has something against it. */
function play(table: Table, desk: Desk): void {
  part(table, () => {
    void playBoard(table, desk).then((begun) => {
      if (begun || !desk.refusal) closeDialog(table);
      else table.draw();
    });
  });
}

function leave(table: Table, act: () => Promise<void>): void {
  closeDialog(table);
  part(table, () => void act());
}

function streak(table: Table, { game }: Desk): TemplateResult {
  const sums = sumUpDays(daysOf(table, game), dateOf());
  const figures = ["now", "longest", "played", "won"] as const;
  return html`<dl class="streak" data-testid="daily-streak" data-now=${sums.now}>
    ${figures.map((name) => html`<div><dt>${say(`daily-figure-${name}`)}</dt><dd>${count(sums[name])}</dd></div>`)}
  </dl>
  <p class="note">${say("daily-next")} ${countdown(table)} ${say("daily-utc")}</p>`;
}
