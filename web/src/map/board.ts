/** Maps as the table uses them: look-ups by number and id, and ways along sections. */

import type { Scene } from "./base.js";
import type { NamePlate } from "./names.js";

export interface Place {
  x: number;
  y: number;
}

/** What the scene of a map of any kind has. */
export interface MapScene {
  readonly map: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly points: readonly {
    readonly id: string;
    readonly kind: string;
    readonly x: number;
    readonly y: number;
  }[];
  readonly cities: readonly {
    readonly id: string;
    readonly point: number;
    readonly rank: number;
  }[];
  readonly railroads: readonly { readonly id: string; readonly pattern: string }[];
  readonly plates: readonly NamePlate[];
}

/** A map of any kind on the table. */
export class Board<S extends MapScene = MapScene> {
  readonly #cityOfPoint = new Map<number, string>();
  readonly #pointOfCity = new Map<string, number>();

  constructor(readonly scene: S) {
    for (const city of scene.cities) {
      this.#pointOfCity.set(city.id, city.point);
      if (!this.#cityOfPoint.has(city.point)) this.#cityOfPoint.set(city.point, city.id);
    }
  }

  place(point: number): Place {
    const { x, y } = this.#point(point);
    return { x, y };
  }

  pointOfCity(city: string): number | null {
    return this.#pointOfCity.get(city) ?? null;
  }

  /** What stands at a point: a city (the first of twins) or something else of the map, with its id. */
  namePoint(point: number): { kind: string; id: string } {
    const city = this.#cityOfPoint.get(point);
    if (city !== undefined) return { kind: "city", id: city };
    const { kind, id } = this.#point(point);
    return { kind, id };
  }

  #point(number: number) {
    const point = this.scene.points[number];
    if (!point) throw new Error(`no point ${number} on this map`);
    return point;
  }
}

/** A map of railroads whose track is there from the start, milepost by milepost. */
export class TrackBoard extends Board<Scene> {
  readonly #railroadSections = new Map<string, number[]>();
  readonly #lines = new Map<string, string>();

  constructor(scene: Scene) {
    super(scene);
    scene.sections.forEach((section, number) => {
      const numbers = this.#railroadSections.get(section.railroad) ?? [];
      numbers.push(number);
      this.#railroadSections.set(section.railroad, numbers);
    });
  }

  mark(railroad: string): string {
    return this.scene.railroads.find((line) => line.id === railroad)?.mark ?? railroad;
  }

  price(railroad: string): number {
    return this.scene.railroads.find((line) => line.id === railroad)?.price ?? 0;
  }

  drawing(section: number): string {
    return this.#section(section).d;
  }

  /** The cities a railroad serves, in the scene's order. */
  citiesOn(railroad: string): string[] {
    const points = new Set<number>();
    for (const number of this.#railroadSections.get(railroad) ?? []) {
      const { a, b } = this.#section(number);
      points.add(a).add(b);
    }
    return this.scene.cities.filter(({ point }) => points.has(point)).map(({ id }) => id);
  }

  /** All sections of a railroad as one drawing. */
  line(railroad: string): string {
    let line = this.#lines.get(railroad);
    if (line === undefined) {
      line = (this.#railroadSections.get(railroad) ?? [])
        .map((number) => this.drawing(number))
        .join(" ");
      this.#lines.set(railroad, line);
    }
    return line;
  }

  /** The points that a railroad runs through. */
  pointsOf(railroad: string): number[] {
    const sections = this.#railroadSections.get(railroad) ?? [];
    return [
      ...new Set(sections.flatMap((number) => [this.#section(number).a, this.#section(number).b])),
    ];
  }

  /** The railroads of a path of sections, in the order in which they are ridden, each once. */
  railroadsAlong(path: readonly number[]): string[] {
    return [...new Set(path.map((number) => this.#section(number).railroad))];
  }

  /** The points passed by a path of sections, without its start. */
  pointsAlong(path: readonly number[], start: number): number[] {
    let here = start;
    return path.map((number) => {
      const section = this.#section(number);
      here = section.a === here ? section.b : section.a;
      return here;
    });
  }

  /** Where a train is after `share` of a section, on its drawn line, coming from point `from`. */
  along(section: number, from: number, share: number): Place {
    const { a, d } = this.#section(section);
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
    drawn.setAttribute("d", d);
    const length = drawn.getTotalLength();
    const { x, y } = drawn.getPointAtLength(length * (a === from ? share : 1 - share));
    return { x, y };
  }

  #section(number: number) {
    const section = this.scene.sections[number];
    if (!section) throw new Error(`no section ${number} on this map`);
    return section;
  }
}
