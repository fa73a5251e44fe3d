/** The Market tab: the tracks, every railroad with its shares and money, and the next dividend. */

import { html, type TemplateResult } from "lit";
import { say } from "../../../text/messages.js";
import { pointingOf } from "../parts/token.js";
import { stepTrack, tracks, tracksKey } from "../parts/tracks.js";
import type { SiberiaTable } from "../play/state.js";
import { dividendPreview } from "./dividend.js";
import { holdings } from "./holdings.js";

export function railroadsPanel(table: SiberiaTable): TemplateResult {
  const { view } = table.state;
  if (!view) return html``;
  const pointing = pointingOf(table);
  return html`<div class="market" tabindex="0" role="group" aria-label=${say("tab-market")}>
    <div class="in-tab" role="group" aria-label=${say("siberia-tracks")}>
      ${tracksKey(view, pointing)} ${tracks(view, pointing, "tab")}
      ${stepTrack("timing", view.timing)} ${stepTrack("dividends", view.dividends)}
    </div>
    ${holdings(view, pointing)} ${dividendPreview(view)}
  </div>`;
}
