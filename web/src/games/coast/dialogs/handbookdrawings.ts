/** The Handbook's worked examples as small maps, drawn as the table draws its own. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Place } from "../../../map/board.js";
import { type Arguments, say } from "../../../text/messages.js";
import { POLE } from "../map/badges.js";
import { drawShape } from "../map/overlay.js";
import type { BadgeShape, GroundShape, TrainShape } from "../map/shapes.js";

const YOU = "crimson";
const RIVAL = "azure";

interface Track {
  readonly spots: readonly Place[];
  /** A pattern of the map: solid, long, dash, dot, dashdot. */
  readonly pattern: string;
  /** A colour of the sheet, as `--line`. */
  readonly line: string;
  readonly owner?: string;
}

/** " :: " in the text parts two lines. */
interface Word {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly quiet?: boolean;
}

interface Drawing {
  readonly height: number;
  readonly tracks: readonly Track[];
  readonly cities: readonly Place[];
  /** The way that was ridden, or is about to be. */
  readonly way?: readonly Place[];
  readonly marks: readonly (BadgeShape | TrainShape)[];
  readonly words: readonly Word[];
}

const WIDTH = 560;

/** The drawing above the words of a figure. */
export function drawFigure(id: string, args: Arguments): TemplateResult | typeof nothing {
  const drawing = DRAWINGS[id]?.(args);
  if (!drawing) return nothing;
  const { height, tracks, cities, way, marks, words } = drawing;
  return html`<svg class="map drawing" viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">
    ${tracks.map(drawTrack)}
    ${way ? drawWay(way) : nothing}
    ${tracks.map(({ spots }) => spots.map(({ x, y }) => svg`<circle class="dot" cx=${x} cy=${y} r="4.5"></circle>`))}
    ${cities.map(({ x, y }) => svg`<circle class="city" cx=${x} cy=${y} r="7"></circle>`)}
    ${marks.map(drawShape)}
    ${words.map(drawWord)}
  </svg>`;
}

/** Below its track a railroad has the colour of its owner, as on the map. */
function drawTrack({ spots, pattern, line, owner }: Track): SVGTemplateResult {
  const d = pathThrough(spots);
  const standing = owner === YOU ? "own" : "rival";
  const ground: GroundShape = {
    kind: "owned",
    key: d,
    d,
    colour: owner ?? "",
    railroad: "",
    standing,
  };
  return svg`<g class=${`railroad line-${line} pattern-${pattern}`}>${owner ? drawShape(ground) : nothing}
    <path class="bed" d=${d}></path><path class="section" d=${d}></path></g>`;
}

function drawWay(spots: readonly Place[]): SVGTemplateResult {
  const sections = [{ number: 0, d: pathThrough(spots) }];
  return drawShape({ kind: "draft", key: "way", sections, colour: YOU });
}

function drawWord({ x, y, text, quiet }: Word): SVGTemplateResult {
  const lines = text.split(" :: ");
  return svg`<text class=${quiet ? "quiet" : ""} y=${y}>${lines.map(
    (line, index) => svg`<tspan x=${x} dy=${index === 0 ? 0 : "1.15em"}>${line}</tspan>`,
  )}</text>`;
}

function pathThrough(spots: readonly Place[]): string {
  return spots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(" ");
}

/** `count` steps from one place to another, both ends included, sagging by `sag` in the middle. */
function row(from: Place, to: Place, count: number, sag = 0): Place[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
    };
  });
}

function initialOf(colour: string): string {
  const name = say(colour === YOU ? "handbook-drawing-you" : "handbook-drawing-rival");
  return Array.from(name)[0] ?? "";
}

const MARK = { active: true, stem: true, pin: "below", mirrored: false, turn: 0 } as const;

function train(place: Place, colour: string): TrainShape {
  const initial = initialOf(colour);
  return {
    ...MARK,
    kind: "train",
    key: `train-${colour}`,
    place,
    seat: -1,
    colour,
    initial,
    x: 0,
    y: 0,
  };
}

function house(place: Place, colour: string): BadgeShape {
  const initial = initialOf(colour);
  return { ...MARK, kind: "home", key: `home-${colour}`, place, colour, initial, x: 0, y: 20 };
}

function flag(place: Place, colour: string): BadgeShape {
  const initial = initialOf(colour);
  return { ...MARK, kind: "goal", key: `goal-${colour}`, place, colour, initial, x: 0, y: -POLE };
}

const spot = (x: number, y: number): Place => ({ x, y });

/** Numbers the steps of a way, below its dots. */
function countSteps(way: readonly Place[], below = 22): Word[] {
  return way
    .slice(1)
    .map(({ x, y }, index) => ({ x, y: y + below, text: String(index + 1), quiet: true }));
}

const DRAWINGS: Readonly<Record<string, (args: Arguments) => Drawing>> = {
  "figure-moving": () => {
    const [start, goal] = [spot(60, 62), spot(440, 62)];
    const short = row(start, goal, 5);
    const round = row(short[2] ?? start, spot(500, 62), 7, 78);
    const long = [...short.slice(0, 3), ...round.slice(1, 5)];
    return {
      height: 170,
      tracks: [
        { spots: [...short, spot(500, 62)], pattern: "solid", line: "a" },
        { spots: round, pattern: "dash", line: "b" },
      ],
      cities: [start, goal],
      way: short,
      marks: [flag(goal, YOU), train(start, YOU)],
      words: [...countSteps(short), ...countSteps(long).slice(2)],
    };
  },
  "figure-fees": (args) => {
    const ends = [40, 160, 280, 400, 520].map((x) => spot(x, 60));
    const part = (index: number) => row(ends[index] as Place, ends[index + 1] as Place, 3);
    const label = (index: number, message: string) => ({
      x: 100 + 120 * index,
      y: 98,
      text: say(message, args),
    });
    return {
      height: 134,
      tracks: [
        { spots: part(0), pattern: "solid", line: "a", owner: RIVAL },
        { spots: part(1), pattern: "dash", line: "b", owner: RIVAL },
        { spots: part(2), pattern: "long", line: "c" },
        { spots: part(3), pattern: "dashdot", line: "d", owner: YOU },
      ],
      cities: ends,
      marks: [train(ends[4] as Place, YOU)],
      words: [
        label(0, "handbook-drawing-rival-fee"),
        label(1, "handbook-drawing-rival-paid"),
        label(2, "handbook-drawing-bank"),
        label(3, "handbook-drawing-own"),
      ],
    };
  },
  "figure-race": () => {
    const [start, city] = [spot(70, 96), spot(490, 96)];
    const rivals = row(start, city, 5, -46);
    const own = row(start, city, 7, 46);
    return {
      height: 204,
      tracks: [
        { spots: rivals, pattern: "solid", line: "a", owner: RIVAL },
        { spots: own, pattern: "dash", line: "b", owner: YOU },
      ],
      cities: [start, city],
      marks: [house(city, YOU), flag(city, YOU), train(start, YOU)],
      words: [
        { x: 280, y: 34, text: say("handbook-drawing-rival") },
        { x: 280, y: 170, text: say("handbook-drawing-own") },
        { x: 524, y: 122, text: say("handbook-drawing-home") },
      ],
    };
  },
  "figure-rover": () => {
    const line = row(spot(60, 66), spot(500, 66), 6);
    const at = (index: number) => line[index] as Place;
    const way = line.slice(0, 6);
    return {
      height: 116,
      tracks: [{ spots: line, pattern: "solid", line: "c" }],
      cities: [at(5)],
      way,
      marks: [house(at(5), RIVAL), train(at(3), RIVAL), train(at(0), YOU)],
      words: countSteps(way),
    };
  },
};
