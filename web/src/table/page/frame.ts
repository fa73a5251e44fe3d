/** The buttons at the edge of the map: pan and zoom, pace, colours, the menu. */

import { html, type TemplateResult } from "lit";
import { changeSetting, nextSetting, setting } from "../../store/settings.js";
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

/** Use the theme this device is set to. */
export function applyTheme(): void {
  const theme = setting("theme");
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function switchTheme(table: Table): void {
  changeSetting("theme", currentTheme() === "dark" ? "light" : "dark");
  applyTheme();
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
        changeSetting("speed", nextSetting("speed"));
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
