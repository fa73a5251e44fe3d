/** The buttons at the edge of the map: pan and zoom, pace, settings, the menu. */

import { html, svg, type TemplateResult } from "lit";
import {
  changeSetting,
  nextSetting,
  SETTINGS,
  type SettingValue,
  setting,
} from "../../store/settings.js";
import { say } from "../../text/messages.js";
import { menuButton } from "../dialogs/more.js";
import { openSettings } from "../dialogs/settings.js";
import type { Camera } from "../map/camera.js";
import { openHandbook } from "../parts/handbook.js";
import type { Table } from "../play/table.js";

type Speed = SettingValue<"speed">;

/** A wheel with teeth; a letter for it would be a picture of its own on some devices. */
const GEAR = html`<svg class="gear" viewBox="-10 -10 20 20" aria-hidden="true">${svg`<circle class="teeth" r="7.2"></circle><circle r="5"></circle>`}</svg>`;

/** A ring with a cross of hairs: the map keeps its eye on the trip. */
const AIM = html`<svg class="aim" viewBox="-10 -10 20 20" aria-hidden="true">${svg`<circle r="5.5"></circle><path d="M0 -9.5V-3M0 9.5V3M-9.5 0H-3M9.5 0H3"></path>`}</svg>`;

/** `giveBack` brings the trip into view again, if it is not. */
export function mapButtons(table: Table, camera: Camera, giveBack: () => boolean): TemplateResult {
  const { pace } = table;
  return html`
    <div class="tools" role="group">
      ${tool("＋", "map-closer", () => camera.zoomBy(1.6), "zoom-in")}
      ${tool("－", "map-further", () => camera.zoomBy(1 / 1.6), "zoom-out")}
      ${tool("⤢", "map-whole", () => camera.showWhole(), "zoom-whole")}
      <button class="tool follow" data-testid="follow" title=${say("map-follow")} aria-label=${say("map-follow")} aria-pressed=${setting("autozoom") === "on"}
        @click=${() => giveBack() || changeSetting("autozoom", nextSetting("autozoom"))}>${AIM}</button>
    </div>
    <div class="tools menu" role="group">
      ${paceButton(pace.speed)}
      ${tool("?", "menu-handbook", () => openHandbook(table), "handbook-button")}
      ${tool(GEAR, "menu-settings", () => openSettings(table), "settings")}
      ${menuButton(table)}
    </div>`;
}

/** Where there is little room it shows arrowheads instead of words. */
function paceButton(speed: Speed): TemplateResult {
  const words = say("menu-speed", { speed });
  const heads = SETTINGS.speed.map(
    (_, index) =>
      svg`<path class=${index <= SETTINGS.speed.indexOf(speed) ? "on" : ""} d=${`M${index * 7} 0 l6 5 l-6 5 z`}></path>`,
  );
  return html`<button class="tool wide" title=${words} aria-label=${words} data-testid="speed" data-speed=${speed}
      @click=${() => changeSetting("speed", nextSetting("speed"))}>
    <span class="words">${words}</span><svg class="heads" viewBox="0 0 20 10" aria-hidden="true">${heads}</svg>
  </button>`;
}

function tool(
  sign: string | TemplateResult,
  message: string,
  act: () => void,
  testId: string,
): TemplateResult {
  return html`<button class="tool" title=${say(message)} aria-label=${say(message)} data-testid=${testId} @click=${act}>${sign}</button>`;
}
