/** Looking for a city: by its name, its region, or a railroad that goes there. */

import type { TemplateResult } from "lit";
import { compareNames, fold } from "../../text/matching.js";
import { nameCity, nameRailroad, nameRegion } from "../../text/names.js";
import type { CityFacts, Facts } from "../play/facts.js";
import type { Search } from "../play/reference.js";
import type { Table } from "../play/table.js";
import { type Choice, combobox } from "./combobox.js";

interface CityField {
  name: string;
  label: string;
  search: Search;
  chosen: string | null;
  choose: (city: string) => void;
}

export function citySearch(table: Table, facts: Facts, field: CityField): TemplateResult {
  const { chosen } = field;
  return combobox(table, {
    ...field,
    chosen: chosen === null ? null : describeCity(facts.city(chosen)),
    find: (text) => findCities(table, facts, text),
  });
}

function describeCity({ id, region }: CityFacts): Choice {
  return { id, label: nameCity(id), note: nameRegion(region) };
}

/** How well a city fits, 0 best; null: not at all. */
function rank(table: Table, { id, region, railroads }: CityFacts, wanted: string): number | null {
  const name = fold(nameCity(id));
  if (name.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  if (begins(nameRegion(region), wanted)) return 2;
  const lines = railroads.flatMap((line) => [table.board.mark(line), nameRailroad(line)]);
  return lines.some((line) => begins(line, wanted)) ? 3 : null;
}

/** Whether a word of a name begins so: that "st" finds every Northeastern city helps nobody. */
function begins(name: string, wanted: string): boolean {
  return ` ${fold(name)}`.includes(` ${wanted}`);
}

/** All cities that fit a text, the best first, and by name among equals. */
function findCities(table: Table, facts: Facts, text: string): Choice[] {
  const wanted = fold(text);
  return facts.cities
    .map((city) => ({ choice: describeCity(city), rank: rank(table, city, wanted) }))
    .filter((found): found is { choice: Choice; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank || compareNames(a.choice.label, b.choice.label))
    .map(({ choice }) => choice);
}
