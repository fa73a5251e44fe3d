/** Looking for a city: by its name, its region, or a railroad that goes there. */

import type { TemplateResult } from "lit";
import { type Choice, combobox } from "../../../table/parts/combobox.js";
import type { Search } from "../../../table/play/search.js";
import { compareNames, fold } from "../../../text/matching.js";
import { say } from "../../../text/messages.js";
import { nameCity, nameRailroad, nameRegion } from "../../../text/names.js";
import type { CityFacts, Facts } from "../play/facts.js";
import type { CoastTable } from "../play/state.js";

interface CityField {
  name: string;
  label: string;
  search: Search;
  chosen: string | null;
  choose: (city: string) => void;
}

export function citySearch(table: CoastTable, facts: Facts, field: CityField): TemplateResult {
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

/** A city that fits, and how well: 0 best. Its note says why if its name does not. */
interface Hit {
  choice: Choice;
  rank: number;
}

function match(table: CoastTable, city: CityFacts, wanted: string): Hit | null {
  const choice = describeCity(city);
  const name = fold(choice.label);
  if (name.startsWith(wanted)) return { choice, rank: 0 };
  if (name.includes(wanted)) return { choice, rank: 1 };
  // the note names the region already
  if (begins(nameRegion(city.region), wanted)) return { choice, rank: 2 };
  const line = city.railroads.find((id) =>
    [table.board.mark(id), nameRailroad(id)].some((called) => begins(called, wanted)),
  );
  if (line === undefined) return null;
  return {
    choice: { ...choice, note: say("search-on", { railroad: nameRailroad(line) }) },
    rank: 3,
  };
}

/** Whether a word of a name begins so: that "st" finds every Northeastern city helps nobody. */
function begins(name: string, wanted: string): boolean {
  return ` ${fold(name)}`.includes(` ${wanted}`);
}

/** All cities that fit a text, the best first, and by name among equals. */
function findCities(table: CoastTable, facts: Facts, text: string): Choice[] {
  const wanted = fold(text);
  return facts.cities
    .map((city) => match(table, city, wanted))
    .filter((hit) => hit !== null)
    .sort((a, b) => a.rank - b.rank || compareNames(a.choice.label, b.choice.label))
    .map(({ choice }) => choice);
}
