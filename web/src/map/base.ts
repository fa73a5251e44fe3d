/**
 * The map as it lies on the table before anybody plays: a scene in, static SVG out.
 *
 * The build writes this into index.html, so that the map is there before the engine is; the page
 * then finds everything by id: `#s12` is section 12, `#p33` point 33, `#overlay` is empty and the
 * game's. A railroad's things carry the class `rr-PRR`, in which `--line` is its colour.
 */

export interface Backdrop {
  readonly kind: "grid" | "land" | "region" | "state" | "lake";
  readonly id: string;
  readonly d: string;
}

export interface ScenePoint {
  readonly id: string;
  readonly kind: "city" | "dot";
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface SceneRegion {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface SceneCity {
  readonly id: string;
  readonly point: number;
  readonly region: string;
  readonly rank: 1 | 2 | 3;
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly anchor: "start" | "middle" | "end";
  };
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

export interface SceneMark {
  readonly railroad: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

interface Lettering {
  readonly size: number;
  readonly weight: number;
  /** Between letters, as a share of the size. */
  readonly spacing?: number;
}

export interface Scene {
  readonly map: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly lettering: {
    readonly ranks: readonly Lettering[];
    readonly mark: Lettering;
    readonly region: Lettering;
  };
  readonly backdrop: readonly Backdrop[];
  readonly regions: readonly SceneRegion[];
  readonly points: readonly ScenePoint[];
  readonly cities: readonly SceneCity[];
  readonly railroads: readonly SceneRailroad[];
  readonly sections: readonly SceneSection[];
  readonly marks: readonly SceneMark[];
}

/** Gives the words of a message, by its id (`city-albany`). */
export type Text = (id: string) => string;

/** The whole map as one `<svg id="map">`, whose `<g id="world">` is what pans and zooms. */
export function renderBaseMap(scene: Scene, text: Text): string {
  const label = quote(text("map-label"));
  return [
    `<svg id="map" class="map" viewBox="0 0 ${scene.width} ${scene.height}" role="group" aria-label="${label}">`,
    `<style>${renderLineColours(scene)}${renderLettering(scene)}</style>`,
    '<g id="world">',
    group("backdrop", scene.backdrop.filter(isAround).map(renderShape)),
    group("regions", [
      ...scene.backdrop.filter((shape) => !isAround(shape)).map(renderShape),
      ...scene.regions.map((region) => renderRegionName(region, text)),
    ]),
    group(
      "tracks",
      scene.railroads.map((railroad) => renderRailroad(scene, railroad)),
    ),
    group(
      "marks",
      scene.marks.map((mark) => renderMark(scene, mark)),
    ),
    group(
      "dots",
      scene.points.map((point, index) => renderPoint(scene, point, index)),
    ),
    group(
      "labels",
      scene.cities.map((city) => renderLabel(city, text)),
    ),
    group("overlay", []),
    "</g></svg>",
  ].join("");
}

/** Style rules that give everything of class `rr-<id>` the railroad's colour as `--line`. */
function renderLineColours(scene: Scene): string {
  return scene.railroads
    .map(({ id, day, night }) => `.rr-${id}{--line:light-dark(${day},${night})}`)
    .join("");
}

/** Type is set at exactly the sizes it was measured with when the names were placed. */
function renderLettering({ lettering }: Scene): string {
  const rule = (selector: string, { size, weight, spacing = 0 }: Lettering) =>
    `${selector}{font-size:${size}px;font-weight:${weight};letter-spacing:${spacing}em}`;
  const ranks = lettering.ranks.map((type, index) => rule(`.label.rank-${index + 1}`, type));
  const others = [rule(".mark", lettering.mark), rule(".region-name", lettering.region)];
  return [...ranks, ...others].join("");
}

function group(id: string, content: readonly string[]): string {
  return `<g id="${id}">${content.join("")}</g>`;
}

/** What lies around the country: water's grid and the neighbours' land. */
function isAround({ kind }: Backdrop): boolean {
  return kind === "grid" || kind === "land";
}

function renderRegionName({ id, x, y }: SceneRegion, text: Text): string {
  return `<text class="region-name" data-region="${id}" x="${x}" y="${y}">${quote(text(`region-${id}`))}</text>`;
}

function renderShape({ kind, id, d }: Backdrop): string {
  return `<path class="${kind}" data-id="${id}" d="${d}"/>`;
}

/** Below its sections each railroad has a bed, which parts it from lines it crosses. */
function renderRailroad(scene: Scene, { id, pattern }: SceneRailroad): string {
  const own = scene.sections.flatMap((section, index) =>
    section.railroad === id ? [{ index, d: section.d }] : [],
  );
  const bed = own.map(({ d }) => d).join("");
  const sections = own.map(
    ({ index, d }) => `<path id="s${index}" class="section rr-${id}" d="${d}"/>`,
  );
  const inlay = pattern === "inlay" ? `<use href="#bed-${id}" class="inlay"/>` : "";
  return (
    `<g class="railroad rr-${id} pattern-${pattern}" data-railroad="${id}">` +
    `<path id="bed-${id}" class="bed" d="${bed}"/>${sections.join("")}${inlay}</g>`
  );
}

function renderMark(scene: Scene, { railroad, x, y, angle }: SceneMark): string {
  const sign = scene.railroads.find(({ id }) => id === railroad)?.mark ?? railroad;
  return `<text class="mark rr-${railroad}" transform="translate(${x} ${y}) rotate(${angle})">${quote(sign)}</text>`;
}

function renderPoint(scene: Scene, { kind, x, y, r }: ScenePoint, index: number): string {
  const cities = scene.cities.filter((city) => city.point === index);
  const rank = Math.min(...cities.map((city) => city.rank));
  const classes = kind === "dot" ? "dot" : `city rank-${rank}`;
  // Two cities that share a point: a second ring around it.
  const ring = cities.length > 1 ? `<circle class="twin" cx="${x}" cy="${y}" r="${r + 3}"/>` : "";
  return `${ring}<circle id="p${index}" class="${classes}" cx="${x}" cy="${y}" r="${r}"/>`;
}

function renderLabel({ id, rank, label }: SceneCity, text: Text): string {
  return `<text class="label rank-${rank} ${label.anchor}" data-city="${id}" x="${label.x}" y="${label.y}">${quote(text(`city-${id}`))}</text>`;
}

function quote(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
