/** A line on the map that is pointed at, and the card that tells about it. */

import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { styleMap } from "lit/directives/style-map.js";
import { placeCallout } from "../../../table/map/callout.js";
import { swatch } from "../../../table/parts/swatch.js";
import { dollars, say } from "../../../text/messages.js";
import type { CoastTable } from "../play/state.js";
import { type LineFacts, lineFacts } from "./linefacts.js";

const WIDTH = 290;

/** The railroad drawn within `reach` pixels of a place of the window, the nearest to it; or null. */
export function findLine(x: number, y: number, reach: number): string | null {
  for (const radius of [0, reach / 2, reach]) {
    const looks = radius === 0 ? 1 : 8;
    for (let look = 0; look < looks; look += 1) {
      const angle = (look * 2 * Math.PI) / looks;
      const railroad = lineAt(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      if (railroad !== null) return railroad;
    }
  }
  return null;
}

function lineAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const line = element.closest<SVGElement>("#tracks [data-railroad]");
    if (line) return line.dataset.railroad ?? null;
  }
  return null;
}

/** The card of the line that is pointed at; a tapped one can be scrolled. */
export function lineCard(table: CoastTable, stage: Element) {
  const { pointed } = table.state;
  if (!pointed) return nothing;
  const { railroad, place, held } = pointed;
  const { styles } = placeCallout(stage, place, WIDTH);
  return html`<div class=${classMap({ "line-card": true, held })} role="tooltip" data-testid="line-card" data-railroad=${railroad}
      style=${styleMap(styles)}>${describeLine(lineFacts(table, railroad))}</div>`;
}

/** Name, mark, price, owner, fee and cities of a railroad. */
function describeLine(facts: LineFacts): TemplateResult {
  const { railroad, owner, fee } = facts;
  return html`<header>
      <span class="sign rr-${railroad}">${facts.mark}</span>
      <strong>${facts.name}</strong>
    </header>
    <dl class="line-facts" data-standing=${facts.standing}>
      <dt>${say("line-owner")}</dt>
      <dd data-testid="line-owner">${owner ? html`${swatch(owner.colour)} ${owner.name}` : say("line-unowned")}</dd>
      <dt>${say("line-price")}</dt>
      <dd>${dollars(facts.price)}</dd>
      ${
        fee
          ? html`<dt>${say("line-fee", { name: fee.who })}</dt>
            <dd data-testid="line-fee">${fee.words}</dd>`
          : nothing
      }
      <dt>${say("line-cities")}</dt>
      <dd class="cities">${facts.cities}</dd>
    </dl>`;
}
