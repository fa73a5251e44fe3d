/** The scene as the table uses it: look-ups by number and id, and ways along its sections. */

import type { Scene } from "./base.js";

export interface Place {
  x: number;
  y: number;
}

export class Board {
  readonly #railroadSections = new Map<string, number[]>();
  readonly #cityOfPoint = new Map<number, string>();
  readonly #pointOfCity = new Map<string, number>();
  readonly #lines = new Map<string, string>();

  constructor(readonly scene: Scene) {
    scene.sections.forEach((section, number) => {
      const numbers = this.#railroadSections.get(section.railroad) ?? [];
      numbers.push(number);
      this.#railroadSections.set(section.railroad, numbers);
    });
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

  /** What stands at a point: a city (the first of twins) or a dot, with its id. */
  namePoint(point: number): { kind: "city" | "dot"; id: string } {
    const city = this.#cityOfPoint.get(point);
    return city ? { kind: "city", id: city } : { kind: "dot", id: this.#point(point).id };
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

  #point(number: number) {
    const point = this.scene.points[number];
    if (!point) throw new Error(`no point ${number} on this map`);
    return point;
  }
}
