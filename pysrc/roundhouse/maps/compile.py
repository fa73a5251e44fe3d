"""Source tables to a compiled map: the one place that knows what a junction is (build time)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.maps.mapdef import Chart, City, MapDef, Point, Railroad, Section
from roundhouse.maps.tables import MapTables


@dataclass(frozen=True, slots=True)
class Run:
    """How one section lies on the ground: the place ids from a to b, junctions between."""

    places: tuple[str, ...]
    railroad: str


@dataclass(frozen=True, slots=True)
class CompiledMap:
    """The rules' map and, for the cartographer, the run of each of its sections."""

    board: MapDef
    runs: tuple[Run, ...]


def compile_map(tables: MapTables) -> CompiledMap:
    """The map that valid tables describe; the order of everything follows from ids alone."""
    twin_of = {twin.b: twin.a for twin in tables.twins}
    kinds = {twin_of.get(city.id, city.id): "city" for city in tables.cities}
    kinds |= {place.id: "dot" for place in tables.places if place.role == "dot"}
    points = tuple(Point(id=name, kind=kinds[name]) for name in sorted(kinds))  # type: ignore[arg-type]
    number = {point.id: index for index, point in enumerate(points)}
    for twin in tables.twins:
        number[twin.b] = number[twin.a]

    runs = tuple(sorted(_runs(tables, frozenset(number)), key=_run_order))
    lines = sorted(tables.railroads, key=lambda line: line.id)
    line_number = {line.id: index for index, line in enumerate(lines)}
    sections = tuple(
        Section(number[run.places[0]], number[run.places[-1]], line_number[run.railroad])
        for run in runs
    )
    served: list[set[int]] = [set() for _ in lines]
    for section in sections:
        served[section.railroad] |= {section.a, section.b}
    for twin in tables.twins:
        for line_id in twin.railroads:
            served[line_number[line_id]].add(number[twin.a])

    cities = sorted(tables.cities, key=lambda city: city.id)
    regions = tuple(sorted({city.region for city in cities}))
    city_number = {city.id: index for index, city in enumerate(cities)}
    dollars = {frozenset((row.a, row.b)): row.dollars for row in tables.payoffs}
    return CompiledMap(
        MapDef(
            id=tables.meta.id,
            points=points,
            regions=regions,
            cities=tuple(
                City(city.id, regions.index(city.region), number[city.id]) for city in cities
            ),
            railroads=tuple(
                Railroad(line.id, line.price, tuple(sorted(stops)))
                for line, stops in zip(lines, served, strict=True)
            ),
            sections=sections,
            payoffs=tuple(
                tuple(dollars[frozenset((later.id, earlier.id))] for earlier in cities[:index])
                for index, later in enumerate(cities)
            ),
            region_chart=_chart(tables, "region", {name: i for i, name in enumerate(regions)}),
            city_charts=tuple(_chart(tables, region, city_number) for region in regions),
        ),
        runs,
    )


def _run_order(run: Run) -> tuple[str, ...]:
    return (run.places[0], run.places[-1], run.railroad, *run.places)


def _runs(tables: MapTables, stops: frozenset[str]) -> Iterator[Run]:
    """Every way from one stop to the next on one railroad, each once, smaller end first."""
    arms: dict[tuple[str, str], list[str]] = {}
    for stretch in tables.track:
        for railroad in stretch.railroads:
            for here, there in zip(stretch.stops, stretch.stops[1:], strict=False):
                arms.setdefault((here, railroad), []).append(there)
                arms.setdefault((there, railroad), []).append(here)
    for (start, railroad), neighbours in arms.items():
        if start not in stops:
            continue
        unfinished = [(start, neighbour) for neighbour in neighbours]
        while unfinished:
            way = unfinished.pop()
            if way[-1] not in stops:
                unfinished += [
                    (*way, onward) for onward in arms[way[-1], railroad] if onward not in way
                ]
            elif way[0] < way[-1]:
                yield Run(way, railroad)


def _chart(tables: MapTables, table: str, numbers: dict[str, int]) -> Chart:
    rows = {row.parity: row for row in tables.destinations if row.table == table}
    odd, even = (tuple(numbers[name] for name in rows[parity].results) for parity in ("odd", "even"))
    return Chart(odd, even)
