/** What maps of every kind have in common: names set out on plates for scales of the screen, lines in colours. */

import { place, quote, type Text } from "./svg.js";

/** A city's name, in pixels from its dot. */
export interface CityName {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Names for one scale of the screen, in pixels a map unit, and all closer ones up to the next plate. */
export interface NamePlate {
  readonly scale: number;
  /** Pixels, by rank. */
  readonly sizes: readonly number[];
  readonly cities: readonly CityName[];
}

interface Named {
  readonly width: number;
  readonly height: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly cities: readonly {
    readonly id: string;
    readonly point: number;
    readonly rank: number;
  }[];
  readonly plates: readonly NamePlate[];
}

/** What is set out for scales beyond this is put on the map when one first comes so close. */
const OVERVIEW = 1;

/** Whether what is set out for a scale is on the map from the start. */
export function isEarly({ scale }: { readonly scale: number }): boolean {
  return scale <= OVERVIEW;
}

/** One plate's names as a group that is shown and hidden whole. */
export function groupNames(number: number, names: readonly string[]): string {
  return `<g class="names names-${number}">${names.join("")}</g>`;
}

/** The names of cities, plate by plate: those of the overview, or of the closer plates. */
export function renderCityNames(scene: Named, text: Text, early = true): string[] {
  return scene.plates.flatMap((plate, number) =>
    isEarly(plate) === early
      ? groupNames(
          number,
          plate.cities.map((name) => renderCityName(scene, name, text)),
        )
      : [],
  );
}

function renderCityName(scene: Named, { id, x, y, anchor }: CityName, text: Text): string {
  const city = scene.cities.find((one) => one.id === id);
  const at = scene.points[city?.point ?? 0];
  const words = `<text class="label rank-${city?.rank} ${anchor}" data-city="${id}" x="${x}" y="${y}">${quote(text(`city-${id}`))}</text>`;
  return place(at?.x ?? 0, at?.y ?? 0, words);
}

/** What is legible on a colour `#rrggbb`: ink, or paper on what is darker. */
function printOn(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  // where the contrast to white and to black is the same
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179 ? "#fffdf6" : "#1a1408";
}

/** Style rules that give everything of class `rr-<id>` its railroad's colour, and what can be read on that. */
export function renderTokenColours(
  railroads: readonly { readonly id: string; readonly day: string; readonly night: string }[],
): string {
  const prints = railroads.map(
    ({ id, day, night }) => `.rr-${id}{--on-line:light-dark(${printOn(day)},${printOn(night)})}`,
  );
  return renderLineColours(railroads) + prints.join("");
}

/** Style rules that give everything of class `rr-<id>` the railroad's colour as `--line`. */
export function renderLineColours(
  railroads: readonly { readonly id: string; readonly day: string; readonly night: string }[],
): string {
  return railroads
    .map(({ id, day, night }) => `.rr-${id}{--line:light-dark(${day},${night})}`)
    .join("");
}

/** Pixels beside the map, which a phone held upright has below it: `--panel` in `frame.css`. */
const PANEL = 340;
/** The widest of such phones. */
const NARROW = 760;

/**
 * Style rules for which plate is seen: as the table says in `data-names`, till then by the window, of which the map
 * has what the panel leaves. `show` gives the rules that show a plate where a selector for the map holds.
 *
 * They ask for the window, not for the map's own box: a browser works out the styles of what lies in a container
 * a second time once it knows how large that is, and this is two thousand things.
 */
export function renderPlateChoice(
  { plates, width, height }: Named,
  show: (map: string, plate: number) => string,
): string {
  const told = plates.map((_, plate) => show(`#map[data-names="${plate}"]`, plate));
  const untold = "#map:not([data-names])";
  const guessed = plates.filter(isEarly).map(({ scale }, plate) => {
    const [wide, high] = [width, height].map((side) => Math.ceil(side * scale));
    const beside = `(width>=${Number(wide) + PANEL}px) and (height>=${high}px)`;
    const below = `(${wide}px<=width<${NARROW}px) and (orientation:portrait)`;
    const windows = plate > 0 ? `${beside},${below}` : "all";
    return `@media ${windows}{${untold} .names{display:none}${show(untold, plate)}}`;
  });
  return [...told, ...guessed].join("");
}

/** A window may be a hair narrower than the scale it is meant to have. */
const ROUNDING = 0.02;

/** The last of what is set out for scales that suits a scale; -1 if that is closer than any. */
export function chooseByScale(set: readonly { readonly scale: number }[], scale: number): number {
  return set.findLastIndex((one) => one.scale <= scale * (1 + ROUNDING));
}
