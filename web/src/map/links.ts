/**
 * A map of printed links as it lies on the table before anybody plays: a scene in, static SVG out.
 *
 * The page finds everything by id, as on a map of track: `#l12` is link 12, `#p33` place 33, `#overlay` is empty
 * and the game's. A built link carries the class `rr-red`, in which `--line` is its railroad's colour.
 */

import {
  groupNames,
  type NamePlate,
  renderCityNames,
  renderPlateChoice,
  renderTokenColours,
} from "./names.js";
import { type Backdrop, group, isAround, place, quote, renderShape, type Text } from "./svg.js";

export interface LinkPlace {
  readonly id: string;
  readonly kind: "city" | "external";
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface SceneLink {
  /** Numbers of the places it joins, two or more. */
  readonly places: readonly number[];
  readonly value: number;
  readonly external: boolean;
  /** All its arms. */
  readonly d: string;
  /** The middle of the badge with its value; that of a link of many arms stands where they meet. */
  readonly badge: { readonly x: number; readonly y: number };
  /** The tip beyond the border, and where it points: degrees, clockwise from the right. */
  readonly arrow: { readonly x: number; readonly y: number; readonly angle: number } | null;
}

/** Ranks have sizes as far as names are shown. */
export interface LinkPlate extends NamePlate {
  /** Whether links show their values. */
  readonly values: boolean;
  /** The land and water that is named. */
  readonly grounds: readonly string[];
}

export interface LinkScene {
  readonly map: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly lettering: {
    /** By rank: the start, cities of many links, others, places beyond the border. */
    readonly weights: readonly number[];
    readonly dots: readonly number[];
    /** The radius of a value's badge. */
    readonly badge: number;
    /** The size of the names of land and water, in pixels. */
    readonly ground: number;
  };
  readonly backdrop: readonly Backdrop[];
  readonly grounds: readonly {
    readonly id: string;
    readonly kind: "land" | "water";
    readonly x: number;
    readonly y: number;
  }[];
  readonly points: readonly LinkPlace[];
  readonly cities: readonly {
    readonly id: string;
    readonly point: number;
    readonly rank: number;
  }[];
  readonly links: readonly SceneLink[];
  readonly railroads: readonly {
    readonly id: string;
    readonly day: string;
    readonly night: string;
    readonly pattern: string;
  }[];
  readonly plates: readonly LinkPlate[];
}

/** The whole map as one `<svg id="map">`, whose `<g id="world">` is what zooms. */
export function renderLinkMap(scene: LinkScene, text: Text): string {
  const label = quote(text(`map-label-${scene.map}`));
  const around = scene.backdrop.filter(isAround);
  const inside = scene.backdrop.filter((shape) => !isAround(shape));
  return [
    `<svg id="map" class="map links" viewBox="0 0 ${scene.width} ${scene.height}" role="group" aria-label="${label}">`,
    `<style>${renderTokenColours(scene.railroads)}${renderLettering(scene)}${renderPlates(scene)}</style>`,
    '<g id="world">',
    group("backdrop", around.map(renderShape)),
    group("regions", [
      ...inside.map(renderShape),
      ...scene.plates.map((plate, number) => renderGrounds(scene, plate, number, text)),
    ]),
    group("tracks", scene.links.map(renderLink)),
    group(
      "dots",
      scene.cities.map((city) => renderCity(scene, city)),
    ),
    group("values", scene.links.map(renderValue)),
    group("labels", renderCityNames(scene, text)),
    group("overlay", []),
    "</g></svg>",
  ].join("");
}

/** Type is set at exactly the sizes it was measured with when the names were placed. */
function renderLettering({ lettering, plates }: LinkScene): string {
  const { weights, dots, ground } = lettering;
  const rules = [
    ...weights.map((weight, index) => `.label.rank-${index + 1}{font-weight:${weight}}`),
    ...dots.map((r, index) => `.rank-${index + 1}{--r:${r}px}`),
    `.ground{font-size:${ground}px}`,
    ...plates.flatMap(({ sizes }, plate) =>
      sizes.map((size, rank) => `.names-${plate} .rank-${rank + 1}{font-size:${size}px}`),
    ),
  ];
  return rules.join("");
}

/** Names and values of a plate go together. */
function renderPlates(scene: LinkScene): string {
  return renderPlateChoice(scene, (map, plate) => {
    const values = scene.plates[plate]?.values ? "inline" : "none";
    return `${map} .names-${plate}{display:inline}${map} #values{display:${values}}`;
  });
}

function renderGrounds(scene: LinkScene, plate: LinkPlate, number: number, text: Text): string {
  const names = scene.grounds
    .filter(({ id }) => plate.grounds.includes(id))
    .map(({ id, kind, x, y }) =>
      place(x, y, `<text class="ground ${kind}">${quote(text(`ground-${id}`))}</text>`),
    );
  return groupNames(number, names);
}

/** A printed link is an empty bed; building it fills it with the railroad's colour. */
function renderLink({ d, external, arrow }: SceneLink, number: number): string {
  const tip = arrow
    ? place(
        arrow.x,
        arrow.y,
        '<path class="tip" d="M0 0-10-5.5-7.5 0-10 5.5z"/>',
        `rotate(${arrow.angle})`,
      )
    : "";
  return (
    `<g id="l${number}" class="link${external ? " external" : ""}" data-link="${number}">` +
    `<path class="glow" d="${d}"/><path class="bank" d="${d}"/><path class="bed" d="${d}"/>` +
    `<path class="line" d="${d}"/>${tip}</g>`
  );
}

function renderValue({ places, value, badge, external }: SceneLink, number: number): string {
  const many = places.length > 2 ? " many" : "";
  const figure = `<g class="value${many}"><circle/><text>${value}</text></g>`;
  return `<g id="v${number}" class="link${external ? " external" : ""}">${place(badge.x, badge.y, figure)}</g>`;
}

/** The start has a ring around it; where an arrow leads over the border its tip is all there is. */
function renderCity(
  { points }: LinkScene,
  { point, rank }: { point: number; rank: number },
): string {
  const { kind, x, y, r } = points[point] ?? { kind: "city", x: 0, y: 0, r: 0 };
  const circle = (more: string) =>
    `<circle ${more} class="${kind} rank-${rank}" cx="${x}" cy="${y}" r="${r}"/>`;
  const core = rank === 1 ? `<circle class="core" cx="${x}" cy="${y}"/>` : "";
  return circle(`id="p${point}"`) + core;
}
