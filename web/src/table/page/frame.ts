/** The buttons at the edge of the map: pan and zoom, pace, colours, the menu. */

import { html, type TemplateResult } from "lit";
import { readPreference, writePreference } from "../../store/preferences.js";
import { say } from "../../text/messages.js";
import { menuButton } from "../dialogs/more.js";
import type { Camera } from "../map/camera.js";
import type { Table } from "../play/table.js";

type Theme = "light" | "dark";

const darkWished = matchMedia("(prefers-color-scheme: dark)");

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return darkWished.matches ? "dark" : "light";
}

/** Use the theme wished for on this device, if any. */
export function applyTheme(): void {
  const wished = readPreference("theme");
  if (wished) document.documentElement.dataset.theme = wished;
}

function switchTheme(table: Table): void {
  const theme: Theme = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  writePreference("theme", theme);
  table.draw();
}

export function mapButtons(table: Table, camera: Camera): TemplateResult {
  const { pace } = table;
  const other: Theme = currentTheme() === "dark" ? "light" : "dark";
  return html`
    <div class="tools" role="group">
      ${tool("＋", "map-closer", () => camera.zoomBy(1.6), "zoom-in")}
      ${tool("－", "map-further", () => camera.zoomBy(1 / 1.6), "zoom-out")}
      ${tool("⤢", "map-whole", () => camera.showWhole(), "zoom-whole")}
    </div>
    <div class="tools menu" role="group">
      <button class="tool wide" data-testid="speed" data-speed=${pace.speed} @click=${() => {
        pace.change();
        table.draw();
      }}>${say("menu-speed", { speed: pace.speed })}</button>
      <button class="tool" data-testid="theme" title=${say("menu-theme", { theme: other })} aria-label=${say("menu-theme", { theme: other })}
        @click=${() => switchTheme(table)}>${other === "dark" ? "☾" : "☀"}</button>
      ${menuButton(table)}
    </div>`;
}

function tool(sign: string, message: string, act: () => void, testId: string): TemplateResult {
  return html`<button class="tool" title=${say(message)} aria-label=${say(message)} data-testid=${testId} @click=${act}>${sign}</button>`;
}
