/** The daily board on the start screen. */

import { html, type TemplateResult } from "lit";
import { dateOf } from "../../store/clock.js";
import { wordDate } from "../../text/dates.js";
import { say } from "../../text/messages.js";
import { countdown } from "../parts/countdown.js";
import { openDaily } from "../parts/daily.js";
import { dayOf, daysOf } from "../play/daily.js";
import { sumUpDays } from "../play/streak.js";
import type { Table } from "../play/table.js";

export function dailyCard(table: Table): TemplateResult {
  const { hello } = table.state;
  const { id: game } = table.game;
  const today = dateOf();
  const day = dayOf(table, { game, date: today });
  const act = day?.result ? "look" : day?.kept ? "go-on" : "play";
  const { now } = sumUpDays(daysOf(table, game), today);
  return html`<section class="daily-card" data-testid="daily-card" data-act=${act}>
    <h2>${say("daily-heading")}</h2>
    <p class="note">${wordDate(today)}${now > 0 ? html` · ${say("daily-streak-now", { days: now })}` : ""} · ${say("daily-next")} ${countdown(table)}</p>
    <button type="button" class="secondary wide" data-testid="daily-open" ?disabled=${!hello} @click=${() => openDaily(table)}>${say(`daily-card-${act}`)}</button>
  </section>`;
}
