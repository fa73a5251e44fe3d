/** The buttons at the edge of the map: pan and zoom, pace, settings, the menu. */

import { html, svg, type TemplateResult } from "lit";
import { changeSetting, nextSetting } from "../../store/settings.js";
import { say } from "../../text/messages.js";
import { menuButton } from "../dialogs/more.js";
import { openSettings } from "../dialogs/settings.js";
import type { Camera } from "../map/camera.js";
import type { Table } from "../play/table.js";

/** A wheel with teeth; a letter for it would be a picture of its own on some devices. */
const GEAR = html`<svg class="gear" viewBox="-10 -10 20 20" aria-hidden="true">${svg`<circle class="teeth" r="7.2"></circle><circle r="5"></circle>`}</svg>`;

export function mapButtons(table: Table, camera: Camera): TemplateResult {
  const { pace } = table;
  return html`
    <div class="tools" role="group">
      ${tool("＋", "map-closer", () => camera.zoomBy(1.6), "zoom-in")}
      ${tool("－", "map-further", () => camera.zoomBy(1 / 1.6), "zoom-out")}
      ${tool("⤢", "map-whole", () => camera.showWhole(), "zoom-whole")}
    </div>
    <div class="tools menu" role="group">
      <button class="tool wide" data-testid="speed" data-speed=${pace.speed} @click=${() => changeSetting("speed", nextSetting("speed"))}>${say(
        "menu-speed",
        { speed: pace.speed },
      )}</button>
      ${tool(GEAR, "menu-settings", () => openSettings(table), "settings")}
      ${menuButton(table)}
    </div>`;
}

function tool(
  sign: string | TemplateResult,
  message: string,
  act: () => void,
  testId: string,
): TemplateResult {
  return html`<button class="tool" title=${say(message)} aria-label=${say(message)} data-testid=${testId} @click=${act}>${sign}</button>`;
}
