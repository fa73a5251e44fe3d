/** Draws the shapes of the scene into the map. Only what differs from the last drawing is touched. */

import { nothing, render, type SVGTemplateResult, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { CLOTH, POLE } from "./badges.js";
import type {
  BadgeShape,
  DotShape,
  GroundShape,
  PlateShape,
  RingShape,
  Shape,
  TrainShape,
  WayShape,
} from "./shapes.js";

function at(place: { x: number; y: number }): string {
  return `translate(${place.x.toFixed(2)} ${place.y.toFixed(2)})`;
}

/** From the bottom up: an outline, a glow, the dashes of the owner, and paper to part them from the track. */
function ground(shape: GroundShape): SVGTemplateResult {
  return svg`<g class="ground ground-${shape.kind} standing-${shape.standing} rr-${shape.railroad} seat-${shape.colour}"
      data-railroad=${shape.railroad} data-standing=${shape.standing}>
    <path class="outline" d=${shape.d}></path><path class="glow" d=${shape.d}></path>
    <path class="dashes" d=${shape.d}></path><path class="gap" d=${shape.d}></path>
  </g>`;
}

function plate(shape: PlateShape): SVGTemplateResult {
  const words = svg`${shape.mark}<tspan dx="1.2">·</tspan><tspan dx="1.2">${shape.initial}</tspan>`;
  return svg`<g class="marks marks-${shape.level}"><g class="plate standing-${shape.standing} seat-${shape.colour}"
      transform="${at(shape.place)} rotate(${shape.angle})">
    <text class="edge" y=${shape.lift} aria-hidden="true">${words}</text><text class="face" y=${shape.lift}>${words}</text>
  </g></g>`;
}

function way(shape: WayShape): SVGTemplateResult {
  return svg`<g class="way way-${shape.kind} seat-${shape.colour}" data-testid=${`way-${shape.kind}`}>
    ${run(shape, "under")}${run(shape, "stripe")}${shape.kind === "draft" ? run(shape, "thread") : nothing}
  </g>`;
}

function run({ sections }: WayShape, part: string): SVGTemplateResult {
  const number = (section: WayShape["sections"][number]) => section.number;
  return svg`${repeat(sections, number, ({ d }) => svg`<path class=${part} d=${d}></path>`)}`;
}

const HOUSE = svg`<path class="wall" d="M0 -7.5 L7.5 -1 H5.5 V6.5 H-5.5 V-1 H-7.5 Z"></path>`;
const { width, height } = CLOTH;
const CLOTHS = {
  right: `M0 0 H${width} L${width - 4} ${height / 2} L${width} ${height} H0 Z`,
  left: `M0 0 H${-width} L${4 - width} ${height / 2} L${-width} ${height} H0 Z`,
};

function home(shape: BadgeShape): SVGTemplateResult {
  return svg`<g transform="translate(${shape.x} ${shape.y})">${HOUSE}<text y="4.6">${shape.initial}</text></g>`;
}

function goal(shape: BadgeShape): SVGTemplateResult {
  const side = shape.mirrored ? "left" : "right";
  const middle = (width - 3) / 2;
  return svg`<path class="pole" d="M0 0 V${-POLE}" transform="rotate(${shape.turn})"></path><circle r="2.6"></circle>
    <g transform="translate(${shape.x} ${shape.y})"><path class="cloth" d=${CLOTHS[side]}></path>
      <text x=${shape.mirrored ? -middle : middle} y="10">${shape.initial}</text></g>`;
}

function badge(shape: BadgeShape): SVGTemplateResult {
  return svg`<g class="badge badge-${shape.kind} seat-${shape.colour} ${shape.active ? "active" : ""}" transform=${at(shape.place)}
      data-testid=${`map-${shape.key}`}>
    <g class="fixed">${shape.kind === "home" ? home(shape) : goal(shape)}</g>
  </g>`;
}

function dot(shape: DotShape): SVGTemplateResult {
  const classes = `${shape.kind} ${shape.suggested ? "suggested" : ""} ${shape.highlighted ? "highlighted" : ""}`;
  return svg`<g class="target target-${classes}" transform=${at(shape.place)} id=${`target-${shape.point}`} role="button" aria-label=${shape.label}
      data-point=${shape.point} data-step=${shape.kind} data-testid=${`dot-${shape.point}`}
      data-suggested=${shape.suggested ? "true" : nothing}>
    <g class="fixed"><circle class="reach" r="12"></circle><circle class="halo" r="9"></circle><circle class="core" r="5.5"></circle>
      ${shape.highlighted ? svg`<circle class="ring-edge" r="11.5"></circle><circle class="ring" r="11.5"></circle>` : nothing}</g>
  </g>`;
}

/** By the side of the train on which its pin is: the degrees by which that turns. */
const TURNS = { below: 0, left: 90, above: 180, right: 270 };

function train(shape: TrainShape): SVGTemplateResult {
  return svg`<g class="train seat-${shape.colour} ${shape.active ? "active" : ""}" transform=${at(shape.place)}
      data-testid=${`train-${shape.seat}`}>
    <g class="fixed">
      ${shape.stem ? svg`<path class="stem" d="M-3.5 -9 L0 -1.5 L3.5 -9 Z" transform="rotate(${TURNS[shape.pin]})"></path>` : nothing}
      <g transform="translate(${shape.x} ${shape.y})">
        <path class="body" d="M-11 -9 V-20 Q-11 -23.5 -7 -23.5 H4 Q9 -23.5 11 -17.5 L12 -12.5 V-9 Z"></path>
        <path class="window" d="M4.5 -20.5 H5.4 Q7.8 -20 8.7 -17 H4.5 Z"></path>
        <text x="-3.4" y="-12">${shape.initial}</text>
      </g>
    </g>
  </g>`;
}

function ring(shape: RingShape): SVGTemplateResult {
  return svg`<g class="looked-up" transform=${at(shape.place)} data-testid="ring"><g class="fixed"><circle r="17"></circle></g></g>`;
}

/** One shape as the table draws it. */
export function drawShape(shape: Shape): SVGTemplateResult {
  switch (shape.kind) {
    case "owned":
    case "lit":
    case "picked":
      return ground(shape);
    case "plate":
      return plate(shape);
    case "train":
      return train(shape);
    case "next":
    case "far":
      return dot(shape);
    case "ring":
      return ring(shape);
    case "home":
    case "goal":
      return badge(shape);
    default:
      return way(shape);
  }
}

/** Make `layer` show `shapes`. */
export function drawShapes(layer: SVGGElement, shapes: readonly Shape[]): void {
  const keyed = repeat(shapes, (shape) => shape.key, drawShape);
  render(svg`${keyed}` as unknown as SVGTemplateResult, layer as unknown as HTMLElement);
}
