/** Two white dice and the coloured one. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { say } from "../../../text/messages.js";
import type { DiceShown } from "../play/state.js";

const LOW = -7;
const HIGH = 7;
const CORNERS: [number, number][] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const OTHER_CORNERS: [number, number][] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const MIDDLE: [number, number] = [0, 0];
const SIDES: [number, number][] = [
  [LOW, 0],
  [HIGH, 0],
];

/** Where the pips of each face are; index 0 is a blank die. */
const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [MIDDLE],
  [...CORNERS],
  [...CORNERS, MIDDLE],
  [...CORNERS, ...OTHER_CORNERS],
  [...CORNERS, ...OTHER_CORNERS, MIDDLE],
  [...CORNERS, ...OTHER_CORNERS, ...SIDES],
];

export function diceTray(dice: DiceShown): TemplateResult {
  const white = dice.white ?? [0, 0];
  const coloured = dice.coloured ?? 0;
  const label = [
    dice.white ? say("dice-white", { faces: white.join(" + ") }) : say("dice-none"),
    dice.coloured ? say("dice-bonus", { face: coloured }) : "",
  ].join(" ");
  return html`<div class="dice ${dice.rolling ? "rolling" : ""}" role="img" aria-label=${label.trim()} data-testid="dice"
      data-faces=${dice.white ? white.join(",") : nothing} data-coloured=${dice.coloured ?? nothing}>
    ${white.map((face) => die(face, "white", dice.rolling))} <span class="bonus">${die(coloured, "coloured", dice.rolling && coloured > 0)}${coloured > 0 ? html`<small aria-hidden="true">${say("dice-bonus-word")}</small>` : nothing}</span>
  </div>`;
}

/** While it rolls a die is a cube that comes to rest on its face; lying still it is only that face. */
function die(face: number, kind: string, rolling: boolean): TemplateResult {
  if (!rolling)
    return html`<span class="die ${kind} ${face === 0 ? "blank" : ""}">${side(face)}</span>`;
  return html`<span class="die ${kind} rolling"><span class="cube shows-${face}">${[1, 2, 3, 4, 5, 6].map(side)}</span></span>`;
}

function side(face: number): TemplateResult {
  const pips = PIPS[face] ?? [];
  return html`<svg class="side side-${face}" viewBox="-16 -16 32 32" aria-hidden="true">
    <rect x="-14" y="-14" width="28" height="28" rx="5"></rect>
    ${pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.7"></circle>`)}
  </svg>`;
}
