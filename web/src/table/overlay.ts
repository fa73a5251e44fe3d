/** Draws the shapes of the scene into the map. Only what differs from the last drawing is touched. */

import { nothing, render, type SVGTemplateResult, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { BadgeShape, DotShape, LineShape, Shape, TrainShape } from "./scene.js";

/** Stacked marks are moved up by so much of their own size. */
const STACK_STEP = 13;

function line(shape: LineShape): SVGTemplateResult {
  const under = shape.kind === "owned" || shape.kind === "draft";
  return svg`<g class="way way-${shape.kind} seat-${shape.colour}" data-railroad=${shape.railroad ?? nothing}>
    ${under ? svg`<path class="under" d=${shape.d}></path>` : nothing}
    <path class="stripe" d=${shape.d}></path>
  </g>`;
}

function at(place: { x: number; y: number }): string {
  return `translate(${place.x.toFixed(2)} ${place.y.toFixed(2)})`;
}

const BADGES = {
  home: svg`<path d="M0 -7 L7 -1 H5 V6 H-5 V-1 H-7 Z"></path><path class="door" d="M-1.6 6 V1.6 H1.6 V6"></path>`,
  goal: svg`<path class="pole" d="M0 0 V-24"></path><path class="cloth" d="M0 -24 H15 L11 -19 L15 -14 H0 Z"></path><circle r="2.4"></circle>`,
};

function badge(shape: BadgeShape): SVGTemplateResult {
  const shift =
    shape.kind === "home"
      ? `translate(-13 ${10 + shape.above * 15})`
      : `translate(0 ${-shape.above * 8})`;
  return svg`<g class="badge badge-${shape.kind} seat-${shape.colour} ${shape.active ? "active" : ""}" transform=${at(shape.place)}>
    <g class="fixed"><g transform=${shift}>${BADGES[shape.kind]}</g></g>
  </g>`;
}

function dot(shape: DotShape): SVGTemplateResult {
  const classes = `${shape.kind} ${shape.suggested ? "suggested" : ""} ${shape.highlighted ? "highlighted" : ""}`;
  return svg`<g class="target target-${classes}" transform=${at(shape.place)} role="button" aria-label=${shape.label}
      data-point=${shape.point} data-step=${shape.kind} data-testid=${`dot-${shape.point}`}
      data-suggested=${shape.suggested ? "true" : nothing}>
    <g class="fixed"><circle class="reach" r="11"></circle><circle class="halo" r="9"></circle><circle class="core" r="5.5"></circle></g>
  </g>`;
}

function train(shape: TrainShape): SVGTemplateResult {
  return svg`<g class="train seat-${shape.colour} ${shape.active ? "active" : ""}" transform=${at(shape.place)}
      data-testid=${`train-${shape.seat}`}>
    <g class="fixed"><g transform="translate(0 ${-shape.above * STACK_STEP})">
      <path class="body" d="M-11 6 V-5 Q-11 -9 -7 -9 H4 Q9 -9 11 -3 L12 2 V6 Z"></path>
      <path class="window" d="M3.5 -6 H5 Q7.5 -5.6 8.4 -2.4 H3.5 Z"></path>
      <circle cx="-6" cy="6.6" r="2.3"></circle><circle cx="6" cy="6.6" r="2.3"></circle>
      <text x="-4" y="2.6">${shape.initial}</text>
    </g></g>
  </g>`;
}

function draw(shape: Shape): SVGTemplateResult {
  switch (shape.kind) {
    case "train":
      return train(shape);
    case "next":
    case "far":
      return dot(shape);
    case "home":
    case "goal":
      return badge(shape);
    default:
      return line(shape);
  }
}

/** Make `layer` show `shapes`. */
export function drawOverlay(layer: SVGGElement, shapes: readonly Shape[]): void {
  const keyed = repeat(shapes, (shape) => shape.key, draw);
  render(svg`${keyed}` as unknown as SVGTemplateResult, layer as unknown as HTMLElement);
}
