"""What takes more than one row to see in a map's source tables (build time)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from roundhouse.maps.checking import Check, find_repeated, find_unknown, run_checks
from roundhouse.maps.faults import Fault
from roundhouse.maps.rows import MapTables
from roundhouse.maps.survey import (
    find_misplaced_junctions,
    find_missing_track,
    find_repeated_sections,
    find_separate_parts,
)

CITIES, PLACES, RAILROADS = "cities.csv", "places.csv", "railroads.csv"
TRACK, TWINS = "track.csv", "twins.csv"
PAYOFFS, CHARTS = "payoffs.csv", "destinations.csv"
REGION_TABLE = "region"


def check_tables(tables: MapTables, known: Sequence[Fault]) -> list[Fault]:
    """All faults of the tables, the `known` ones included."""
    return run_checks(CHECKS, tables, known)


def find_repeated_ids(tables: MapTables) -> Iterator[Fault]:
    """Ids given twice; cities and places share one set of names."""
    places = [(CITIES, city.id, city.line) for city in tables.cities]
    places += [(PLACES, place.id, place.line) for place in tables.places]
    yield from find_repeated("id", places)
    yield from find_repeated("id", [(RAILROADS, line.id, line.line) for line in tables.railroads])
    yield from find_repeated(
        "mark", [(RAILROADS, line.mark, line.line) for line in tables.railroads]
    )
    yield from find_repeated("id", [(TRACK, stretch.id, stretch.line) for stretch in tables.track])


def find_unknown_track_names(tables: MapTables) -> Iterator[Fault]:
    """Stretches that name no known place or railroad, or name one twice."""
    places = {city.id for city in tables.cities} | {place.id for place in tables.places}
    railroads = {line.id for line in tables.railroads}
    for stretch in tables.track:
        yield from find_unknown(TRACK, stretch.line, "railroad", stretch.railroads, railroads)
        yield from find_unknown(TRACK, stretch.line, "place", stretch.stops, places)
        for kind, names in (("railroad", stretch.railroads), ("place", stretch.stops)):
            for name in dict.fromkeys(name for name in names if names.count(name) > 1):
                yield Fault(TRACK, stretch.line, f"{kind} {name!r} twice in one stretch")


def find_faulty_twins(tables: MapTables) -> Iterator[Fault]:
    """Twins that are no two cities, share a city with another pair, or have track between them."""
    cities = {city.id for city in tables.cities}
    railroads = {line.id for line in tables.railroads}
    paired: set[str] = set()
    for twin in tables.twins:
        pair = (twin.a, twin.b)
        yield from find_unknown(TWINS, twin.line, "city", pair, cities)
        yield from find_unknown(TWINS, twin.line, "railroad", twin.railroads, railroads)
        if twin.a == twin.b:
            yield Fault(TWINS, twin.line, f"{twin.a!r} is its own twin")
        for name in sorted(paired.intersection(pair)):
            yield Fault(TWINS, twin.line, f"{name!r} already has a twin")
        paired.update(pair)
        for stretch in tables.track:
            if set(pair) <= set(stretch.stops):
                reason = (
                    f"one stretch names both twins {twin.a!r} and {twin.b!r}, which are one dot"
                )
                yield Fault(TRACK, stretch.line, reason)


def find_faulty_payoffs(tables: MapTables) -> Iterator[Fault]:
    """Payoffs of unknown cities, given twice, or between twins (C-15)."""
    cities = {city.id for city in tables.cities}
    twins = {frozenset((twin.a, twin.b)) for twin in tables.twins}
    first: dict[frozenset[str], int] = {}
    for row in tables.payoffs:
        pair = frozenset((row.a, row.b))
        yield from find_unknown(PAYOFFS, row.line, "city", (row.a, row.b), cities)
        if len(pair) == 1:
            yield Fault(PAYOFFS, row.line, f"a payoff from {row.a!r} to itself")
        elif pair in first:
            reason = f"{row.a!r} and {row.b!r} already stand on line {first[pair]}"
            yield Fault(PAYOFFS, row.line, reason)
        first.setdefault(pair, row.line)
        if pair in twins and row.dollars:
            yield Fault(PAYOFFS, row.line, f"twins {row.a!r} and {row.b!r} must pay 0")


def find_missing_payoffs(tables: MapTables) -> Iterator[Fault]:
    """Pairs of cities that no line pays for."""
    paid = {frozenset((row.a, row.b)) for row in tables.payoffs}
    for a, b in combinations(sorted(city.id for city in tables.cities), 2):
        if frozenset((a, b)) not in paid:
            yield Fault(PAYOFFS, 1, f"no payoff for {a!r} and {b!r}")


def find_faulty_columns(tables: MapTables) -> Iterator[Fault]:
    """Chart columns of no chart, given twice, or with results that do not belong there (C-7)."""
    belonging = _chart_results(tables)
    first: dict[tuple[str, str], int] = {}
    for row in tables.destinations:
        if row.table not in belonging:
            yield Fault(CHARTS, row.line, f"unknown table {row.table!r}")
            continue
        line = first.setdefault((row.table, row.parity), row.line)
        if line != row.line:
            reason = f"{row.table} {row.parity} already stands on line {line}"
            yield Fault(CHARTS, row.line, reason)
        what = "region" if row.table == REGION_TABLE else f"city of {row.table}"
        for name in dict.fromkeys(row.results):
            if name not in belonging[row.table]:
                yield Fault(CHARTS, row.line, f"{name!r} is no {what}")


def find_gaps_in_charts(tables: MapTables) -> Iterator[Fault]:
    """Columns that a chart lacks, and regions and cities that never come up."""
    columns = {(row.table, row.parity): row for row in tables.destinations}
    for table, wanted in _chart_results(tables).items():
        missing = [parity for parity in ("odd", "even") if (table, parity) not in columns]
        for parity in missing:
            yield Fault(CHARTS, 1, f"no {parity} column for table {table!r}")
        if not missing:
            odd, even = columns[table, "odd"], columns[table, "even"]
            for name in sorted(wanted.difference(odd.results, even.results)):
                yield Fault(CHARTS, odd.line, f"{name!r} never comes up in {table!r}")


def find_misnamed_regions(tables: MapTables) -> Iterator[Fault]:
    """Regions that share their name with the chart of regions."""
    for city in tables.cities:
        if city.region == REGION_TABLE:
            yield Fault(CITIES, city.line, f"no region can be called {REGION_TABLE!r}")


NAMES = (CITIES, PLACES, RAILROADS)
NETWORK = (*NAMES, TRACK, TWINS)

CHECKS: tuple[tuple[Check[MapTables], tuple[str, ...]], ...] = (
    (find_repeated_ids, ()),
    (find_misnamed_regions, ()),
    (find_unknown_track_names, NAMES),
    (find_faulty_twins, (CITIES, RAILROADS)),
    (find_faulty_payoffs, (CITIES, TWINS)),
    (find_missing_payoffs, (CITIES, PAYOFFS)),
    (find_faulty_columns, (CITIES,)),
    (find_gaps_in_charts, (CITIES, CHARTS)),
    (find_separate_parts, NETWORK),
    (find_repeated_sections, NETWORK),
    (find_misplaced_junctions, NETWORK),
    (find_missing_track, NETWORK),
)


def _chart_results(tables: MapTables) -> dict[str, set[str]]:
    """What may come up on each chart: regions on the first, the cities of a region on its own."""
    results = {REGION_TABLE: {city.region for city in tables.cities}}
    for city in tables.cities:
        results.setdefault(city.region, set()).add(city.id)
    return results
