/** What is fixed about the board on the table, once the engine has told it. */

import type { BoardFacts } from "../../../engine/coast.js";
import type { Refused } from "../../../engine/protocol.js";
import type { TrackBoard } from "../../../map/board.js";
import type { CoastTable } from "./state.js";

export type RailroadFacts = BoardFacts["railroads"][number];
export type CityFacts = BoardFacts["cities"][number];

/** Look-ups in what the engine told of a board. An id that is not on the board is an error of ours. */
export class Facts {
  readonly #railroads = new Map<string, RailroadFacts>();
  readonly #cities = new Map<string, CityFacts>();
  readonly #numbers = new Map<string, number>();

  constructor(private readonly told: BoardFacts) {
    for (const railroad of told.railroads) this.#railroads.set(railroad.id, railroad);
    told.cities.forEach((city, number) => {
      this.#cities.set(city.id, city);
      this.#numbers.set(city.id, number);
    });
  }

  get railroads(): readonly RailroadFacts[] {
    return this.told.railroads;
  }

  get cities(): readonly CityFacts[] {
    return this.told.cities;
  }

  railroad(id: string): RailroadFacts {
    return known(this.#railroads, id);
  }

  city(id: string): CityFacts {
    return known(this.#cities, id);
  }

  /** The chance that a destination roll comes to so many ways; a share of 1. */
  chance(ways: number): number {
    return ways / this.told.all_ways;
  }

  /** The chance that a destination roll names a city that one of the railroads serves. */
  chanceServed(railroads: readonly string[]): number {
    const cities = new Set(railroads.flatMap((id) => this.railroad(id).cities));
    return this.chance([...cities].reduce((sum, id) => sum + this.city(id).ways, 0));
  }

  /** Dollars for a trip between two cities (C-10). */
  payoff(from: string, to: string): number {
    return this.#between(this.told.payoffs, from, to);
  }

  /** Fewest mileposts between two cities, on a fresh trip. */
  mileposts(from: string, to: string): number {
    return this.#between(this.told.mileposts, from, to);
  }

  /** Dollars for each milepost of the shortest way; null between cities at one place. */
  rate(from: string, to: string): number | null {
    const mileposts = this.mileposts(from, to);
    return mileposts === 0 ? null : this.payoff(from, to) / mileposts;
  }

  /** The railroads that go to both cities, dearest first. */
  direct(from: string, to: string): string[] {
    const there = new Set(this.city(to).railroads);
    return this.city(from)
      .railroads.filter((id) => there.has(id))
      .sort((a, b) => this.railroad(b).price - this.railroad(a).price);
  }

  #between(rows: readonly (readonly number[])[], from: string, to: string): number {
    const [a, b] = [known(this.#numbers, from), known(this.#numbers, to)];
    return rows[Math.max(a, b)]?.[Math.min(a, b)] ?? 0;
  }
}

function known<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new Error(`nothing on this map is called ${id}`);
  return thing;
}

const told = new WeakMap<TrackBoard, Facts>();
const asked = new WeakSet<TrackBoard>();

/** The facts of the board on the table; null until the engine has answered, which draws anew. */
export function factsOf(table: CoastTable): Facts | null {
  const { board } = table;
  const facts = told.get(board);
  if (facts) return facts;
  if (table.ready && !asked.has(board)) {
    asked.add(board);
    void ask(table, board);
  }
  return null;
}

async function ask(table: CoastTable, board: TrackBoard): Promise<void> {
  const question = { op: "facts", map: board.scene.map } as const;
  const answer = (await table.ask(question)) as BoardFacts | Refused;
  // an engine that died is asked anew with the next drawing
  if (answer.ok) told.set(board, new Facts(answer));
  else asked.delete(board);
  table.draw();
}
