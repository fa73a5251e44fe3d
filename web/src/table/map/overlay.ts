/** Draws the shapes of the scene into the map. Only what differs from the last drawing is touched. */

import { nothing, render, type SVGTemplateResult, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { BadgeShape, DotShape, LineShape, RingShape, Shape, TrainShape } from "./scene.js";

/** Stacked marks are moved up by so much of their own size. */
const STACK_STEP = 16;

function line(shape: LineShape): SVGTemplateResult {
  const under = shape.kind !== "ridden" && shape.kind !== "advice";
  return svg`<g class="way way-${shape.kind} ${shape.railroad ? `rr-${shape.railroad}` : ""} seat-${shape.colour}" data-railroad=${shape.railroad ?? nothing}>
    ${under ? svg`<path class="under" d=${shape.d}></path>` : nothing}
    <path class="stripe" d=${shape.d}></path>
  </g>`;
}

function at(place: { x: number; y: number }): string {
  return `translate(${place.x.toFixed(2)} ${place.y.toFixed(2)})`;
}

const BADGES = {
  home: svg`<path d="M0 -6.5 L6.5 -1 H4.6 V5.5 H-4.6 V-1 H-6.5 Z"></path><path class="door" d="M-1.4 5.5 V1.6 H1.4 V5.5"></path>`,
  goal: svg`<path class="pole" d="M0 0 V-27"></path><path class="cloth" d="M0.5 -27 H18 L13.5 -21 L18 -15 H0.5 Z"></path><circle r="2.6"></circle>`,
};

function badge(shape: BadgeShape): SVGTemplateResult {
  const shift =
    shape.kind === "home"
      ? `translate(-10 ${11 + shape.above * 14})`
      : `translate(0 ${-shape.above * 9})`;
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
      ${shape.above === 0 ? svg`<path class="stem" d="M-3.5 -9 L0 -1.5 L3.5 -9 Z"></path>` : nothing}
      <path class="body" d="M-11 -9 V-20 Q-11 -23.5 -7 -23.5 H4 Q9 -23.5 11 -17.5 L12 -12.5 V-9 Z"></path>
      <path class="window" d="M3.5 -20.5 H5 Q7.5 -20 8.4 -17 H3.5 Z"></path>
      <text x="-4" y="-12">${shape.initial}</text>
    </g></g>
  </g>`;
}

function ring(shape: RingShape): SVGTemplateResult {
  return svg`<g class="looked-up" transform=${at(shape.place)} data-testid="ring"><g class="fixed"><circle r="17"></circle></g></g>`;
}

function draw(shape: Shape): SVGTemplateResult {
  switch (shape.kind) {
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
      return line(shape);
  }
}

/** Make `layer` show `shapes`. */
export function drawShapes(layer: SVGGElement, shapes: readonly Shape[]): void {
  const keyed = repeat(shapes, (shape) => shape.key, draw);
  render(svg`${keyed}` as unknown as SVGTemplateResult, layer as unknown as HTMLElement);
}
