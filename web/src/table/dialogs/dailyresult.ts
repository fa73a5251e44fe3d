/** What came of an attempt: the picture, the code, and ways to show both to others. */

import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Mark } from "../../engine/daily.js";
import type { DayResult } from "../../store/dailies.js";
import { wordDate } from "../../text/dates.js";
import { dollars, say } from "../../text/messages.js";
import { faceOf } from "../map/face.js";
import { showToast } from "../parts/toast.js";
import { writeCodeLink } from "../play/codelink.js";
import type { Desk } from "../play/desk.js";
import type { Table } from "../play/table.js";
import { drawPicture, type Picture } from "./dailypicture.js";
import { saveFile } from "./files.js";
import { copy } from "./share.js";

export function resultPage(table: Table, desk: Desk, result: DayResult): TemplateResult {
  const { score, late } = result;
  const picture = describe(desk, result);
  return html`<div class="daily-result" data-testid="daily-result" data-won=${score.won}>
    <canvas class="picture" role="img" aria-label=${picture.lines.join(". ")} data-testid="daily-picture"
      ${ref((canvas) => canvas && drawPicture(canvas as HTMLCanvasElement, picture))}></canvas>
    <dl class="streak">
      <div><dt>${say("daily-rounds")}</dt><dd>${score.rounds}</dd></div>
      <div><dt>${say("daily-money")}</dt><dd>${dollars(score.money)}</dd></div>
      <div><dt>${say(faceOf(table).ending.worth)}</dt><dd>${dollars(score.worth)}</dd></div>
    </dl>
    ${late ? html`<p class="note" data-testid="daily-late">${say("daily-late")}</p>` : nothing}
    ${result.code ? sharing(table, desk, result, result.code) : nothing}
  </div>`;
}

function sharing(table: Table, desk: Desk, result: DayResult, code: string): TemplateResult {
  const text = shareText(desk, result, code);
  const canvas = (event: Event) =>
    (event.target as Element).closest(".daily-result")?.querySelector("canvas") ?? null;
  return html`<label class="code"><span>${say("daily-code-heading")}</span>
      <input readonly data-testid="daily-own-code" .value=${code} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
    <div class="others">
      <button class="primary" data-testid="daily-share" @click=${(event: Event) => void share(table, text, canvas(event))}>${say("daily-share")}</button>
      <button class="secondary" data-testid="daily-copy" @click=${() => void copyText(table, text)}>${say("daily-copy")}</button>
      <button class="secondary" data-testid="daily-save" @click=${(event: Event) => void savePicture(canvas(event), desk.date)}>${say("daily-save")}</button>
    </div>`;
}

/** The result in words, as lines. */
function describe({ game, date }: Desk, { score, marks }: DayResult): Picture {
  const { won, rounds, worth } = score;
  const outcome = say(`daily-score-${game}-${won ? "won" : "lost"}`, { rounds });
  return {
    lines: [
      say("app-name"),
      say("daily-of", { game: say(`game-${game}`), date: wordDate(date) }),
      outcome,
      say(`daily-worth-${game}`, { worth: dollars(worth) }),
    ],
    foot: `${location.host}${location.pathname}`,
    marks: marks as readonly Mark[],
  };
}

/** What is sent: two lines, the picture row, and a link that brings the result along. */
function shareText(desk: Desk, result: DayResult, code: string): string {
  const [name, of, outcome, worth] = describe(desk, result).lines;
  const row = result.marks.map((mark) => say(`daily-mark-${mark}`)).join("");
  return [`${name} · ${of}`, `${outcome} · ${worth}`, row, writeCodeLink(code)].join("\n");
}

/** By what the device offers for it, with the picture where it takes one; else into the clipboard. */
async function share(table: Table, text: string, canvas: HTMLCanvasElement | null): Promise<void> {
  if (!("share" in navigator)) return copyText(table, text);
  const blob = canvas && (await toBlob(canvas));
  const files = blob ? [new File([blob], "roundhouse.png", { type: blob.type })] : [];
  const sent = { text, files };
  const withPicture = files.length > 0 && navigator.canShare?.(sent);
  try {
    await navigator.share(withPicture ? sent : { text });
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === "AbortError";
    if (!changedMind) await copyText(table, text);
  }
}

async function copyText(table: Table, text: string): Promise<void> {
  const done = await copy(text);
  showToast(table, {
    text: say(done ? "copied" : "daily-copy-failed"),
    label: say("close"),
    act: () => undefined,
  });
}

async function savePicture(canvas: HTMLCanvasElement | null, date: string): Promise<void> {
  const blob = canvas && (await toBlob(canvas));
  if (blob) saveFile(`roundhouse-${date}.png`, blob, blob.type);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
