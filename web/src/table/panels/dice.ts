/** Two white dice and the coloured one. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
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
    ${white.map((face) => die(face, "white", dice.rolling))} ${die(coloured, "coloured", dice.rolling && coloured > 0)}
  </div>`;
}

function die(face: number, kind: string, rolling: boolean): TemplateResult {
  const pips = PIPS[face] ?? [];
  return html`<svg class="die ${kind} ${rolling ? "rolling" : ""} ${face === 0 ? "blank" : ""}" viewBox="-16 -16 32 32" aria-hidden="true">
    <rect x="-14" y="-14" width="28" height="28" rx="5"></rect>
    ${pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.7"></circle>`)}
  </svg>`;
}
