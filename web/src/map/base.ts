/**
 * The map as it lies on the table before anybody plays: a scene in, static SVG out.
 *
 * The build writes this into index.html, so that the map is there before the engine is; the page
 * then finds everything by id: `#p33` is the city at point 33, `#overlay` is empty and the game's. A railroad's
 * things carry the class `rr-PRR`, in which `--line` is its colour. What is alike is drawn as one shape, however
 * many pieces it has: styles are worked out for each shape, which is most of the time until the first paint.
 */

import {
  groupNames,
  isEarly,
  type NamePlate,
  renderCityNames,
  renderLineColours,
  renderPlateChoice,
} from "./names.js";
import { type Backdrop, group, isAround, place, quote, renderShape, type Text } from "./svg.js";

export interface ScenePoint {
  readonly id: string;
  readonly kind: "city" | "dot";
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The radius that covers the ends of lines side by side, however thin those become; 0 if there are none. */
  readonly wide: number;
}

export interface SceneCity {
  readonly id: string;
  readonly point: number;
  readonly region: string;
  readonly rank: 1 | 2 | 3;
}

export interface ScenePlate extends NamePlate {
  /** The size of regions' names, which may be left out. */
  readonly region: number | null;
  /** Whether mileposts are shown. */
  readonly dots: boolean;
  readonly regions: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

export interface SceneRailroad {
  readonly id: string;
  readonly mark: string;
  readonly price: number;
  readonly day: string;
  readonly night: string;
  readonly pattern: string;
}

export interface SceneSection {
  readonly a: number;
  readonly b: number;
  readonly railroad: string;
  readonly d: string;
}

/** Reporting marks set out for one scale, like names; `lift` is in pixels across the line. */
export interface SceneMarks {
  readonly scale: number;
  readonly size: number;
  readonly marks: readonly {
    readonly railroad: string;
    readonly x: number;
    readonly y: number;
    readonly angle: number;
    readonly lift: number;
  }[];
}

export interface Scene {
  readonly map: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly lettering: {
    /** By rank. */
    readonly weights: readonly number[];
    readonly mark: number;
    readonly region: { readonly weight: number; readonly spacing: number };
    /** Radii of cities' dots by rank, then that of mileposts. */
    readonly dots: readonly number[];
  };
  readonly backdrop: readonly Backdrop[];
  readonly points: readonly ScenePoint[];
  readonly cities: readonly SceneCity[];
  readonly railroads: readonly SceneRailroad[];
  readonly sections: readonly SceneSection[];
  readonly plates: readonly ScenePlate[];
  readonly marks: readonly SceneMarks[];
}

/** Of a city that bears no name where there are no mileposts either: a speck on its lines, taken for nothing else. */
const SPECK = "--r:2.4px;fill:var(--map-ink);stroke:none";

/**
 * The whole map as one `<svg id="map">`, whose `<g id="world">` is what zooms. Only the lettering of
 * the overview is in it: `renderCloseMarks` and `renderCityNames` have the rest.
 */
export function renderBaseMap(scene: Scene, text: Text): string {
  const label = quote(text("map-label"));
  return [
    `<svg id="map" class="map" viewBox="0 0 ${scene.width} ${scene.height}" role="group" aria-label="${label}">`,
    `<style>${renderLineColours(scene.railroads)}${renderLettering(scene)}${renderPlates(scene)}</style>`,
    '<g id="world">',
    group("backdrop", scene.backdrop.filter(isAround).map(renderShape)),
    group("regions", [
      ...scene.backdrop.filter((shape) => !isAround(shape)).map(renderShape),
      ...scene.plates.map((plate, number) => renderRegionNames(plate, number, text)),
    ]),
    group(
      "tracks",
      scene.railroads.map((railroad) => renderRailroad(scene, railroad)),
    ),
    group(
      "marks",
      scene.marks.map((plate, number) => (isEarly(plate) ? renderMarks(scene, number) : "")),
    ),
    group("dots", [...renderDots(scene), ...renderCities(scene)]),
    group("labels", renderCityNames(scene, text)),
    group("overlay", []),
    "</g></svg>",
  ].join("");
}

/** What is only written on the lines closer up: it goes into `#marks` when it is first needed. */
export function renderCloseMarks(scene: Scene): string {
  return scene.marks
    .map((plate, number) => (isEarly(plate) ? "" : renderMarks(scene, number)))
    .join("");
}

/** Type is set at exactly the sizes it was measured with when the names were placed. */
function renderLettering({ lettering, plates, marks }: Scene): string {
  const { weights, mark, region, dots } = lettering;
  const rules = [
    ...weights.map((weight, index) => `.label.rank-${index + 1}{font-weight:${weight}}`),
    ...dots.map(
      (r, index) => `${index < weights.length ? `.rank-${index + 1}` : ".dot"}{--r:${r}px}`,
    ),
    `.mark{font-weight:${mark}}`,
    `.region-name{font-weight:${region.weight};letter-spacing:${region.spacing}em}`,
    ...plates.flatMap(({ sizes, region }, plate) => [
      ...sizes.map((size, rank) => `.names-${plate} .rank-${rank + 1}{font-size:${size}px}`),
      `.names-${plate} .region-name{font-size:${region ?? 0}px}`,
    ]),
    ...marks.map(({ size }, plate) => `.marks-${plate} .mark{font-size:${size}px}`),
  ];
  return rules.join("");
}

/** Names and dots of a plate go together; marks have plates of their own. */
function renderPlates(scene: Scene): string {
  const names = renderPlateChoice(scene, (map, plate) => {
    const shown = scene.plates[plate];
    const dots = shown?.dots ? "inline" : "none";
    return `${map} .names-${plate}{display:inline}${map} .dot{display:${dots}}${shown ? renderSpecks(scene, shown, map) : ""}`;
  });
  const marks = scene.marks.map(
    (_, plate) => `#map[data-marks="${plate}"] .marks-${plate}{display:inline}`,
  );
  return names + marks.join("");
}

/** Cities of the ranks that a plate without mileposts does not name. */
function renderSpecks({ lettering }: Scene, { dots, sizes }: ScenePlate, map: string): string {
  const unnamed = lettering.weights.flatMap((_, rank) =>
    rank < sizes.length ? [] : [`${map} .city.rank-${rank + 1}`],
  );
  if (dots || unnamed.length === 0) return "";
  const rings = unnamed.map((city) => `${city}.twin`);
  return `${unnamed.join()}{${SPECK}}${rings.join()}{display:none}`;
}

function renderRegionNames({ regions }: ScenePlate, number: number, text: Text): string {
  const names = regions.map(({ id, x, y }) =>
    place(
      x,
      y,
      `<text class="region-name" data-region="${id}">${quote(text(`region-${id}`))}</text>`,
    ),
  );
  return groupNames(number, names);
}

/**
 * Below its sections each railroad has a bed, which parts it from lines it crosses. Its path has no class, since
 * browsers do not agree on whether a rule for it would also hold where the path is used again.
 */
function renderRailroad(scene: Scene, { id, pattern }: SceneRailroad): string {
  const own = scene.sections.filter(({ railroad }) => railroad === id);
  const line = own.map(({ d }) => d).join("");
  const again = (part: string) => `<use href="#bed-${id}" class="${part}"/>`;
  return (
    `<g class="railroad rr-${id} pattern-${pattern}" data-railroad="${id}">` +
    `<g class="bed"><path id="bed-${id}" d="${line}"/></g>${again("section")}` +
    `${pattern === "inlay" ? again("inlay") : ""}</g>`
  );
}

function renderMarks(scene: Scene, number: number): string {
  const marks = scene.marks[number]?.marks ?? [];
  const texts = marks.map(({ railroad, x, y, angle, lift }) => {
    const sign = scene.railroads.find(({ id }) => id === railroad)?.mark ?? railroad;
    const across = lift === 0 ? "" : ` y="${lift}"`;
    const words = `<text class="mark rr-${railroad}"${across}>${quote(sign)}</text>`;
    return place(x, y, words, `rotate(${angle})`);
  });
  return `<g class="marks marks-${number}">${texts.join("")}</g>`;
}

/** Mileposts, those of the same breadth together: round ends of lines without length, ink below and paper on it. */
function renderDots({ points }: Scene): string[] {
  const dots = points.filter(({ kind }) => kind === "dot");
  const breadths = [...new Set(dots.map(({ wide }) => wide))];
  return breadths.map((breadth, number) => {
    const own = dots.filter(({ wide }) => wide === breadth);
    const all = own.map(({ x, y }) => `M${x} ${y}h0`).join("");
    return (
      `<g class="dot"${styleBreadth(breadth)}><g class="rim"><path id="dots-${number}" d="${all}"/></g>` +
      `<use href="#dots-${number}" class="face"/></g>`
    );
  });
}

function renderCities({ points, cities }: Scene): string[] {
  return points.flatMap(({ kind, x, y, r, wide }, index) => {
    if (kind === "dot") return [];
    const here = cities.filter(({ point }) => point === index);
    const classes = `city rank-${Math.min(...here.map(({ rank }) => rank))}`;
    const circle = (more: string) =>
      `<circle ${more} cx="${x}" cy="${y}" r="${r}"${styleBreadth(wide)}/>`;
    // Two cities that share a point: a second ring around it.
    const ring = here.length > 1 ? [circle(`class="twin ${classes}"`)] : [];
    return [...ring, circle(`id="p${index}" class="${classes}"`)];
  });
}

/** So broad at least is a dot that covers the ends of lines side by side. */
function styleBreadth(breadth: number): string {
  return breadth > 0 ? ` style="--wide:${breadth}px"` : "";
}
