"""Source tables to a compiled map: the one place that knows what a junction is (build time)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from roundhouse.maps.mapdef import Chart, City, MapDef, Point, Railroad, Section
from roundhouse.maps.rows import MapTables

Numbers = dict[str, int]


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
    points, point_numbers = _points(tables)
    cities = sorted(tables.cities, key=lambda city: city.id)
    regions = sorted({city.region for city in cities})
    region_numbers = _number(regions)
    city_numbers = _number([city.id for city in cities])
    railroad_numbers = _number(sorted(line.id for line in tables.railroads))
    runs = tuple(sorted(runs_of(tables), key=_run_order))
    sections = tuple(
        Section(
            point_numbers[run.places[0]],
            point_numbers[run.places[-1]],
            railroad_numbers[run.railroad],
        )
        for run in runs
    )
    board = MapDef(
        id=tables.meta.id,
        points=points,
        regions=tuple(regions),
        cities=tuple(
            City(city.id, region_numbers[city.region], point_numbers[city.id]) for city in cities
        ),
        railroads=_railroads(tables, sections, point_numbers),
        sections=sections,
        payoffs=_payoffs(tables, list(city_numbers)),
        region_chart=_chart(tables, "region", region_numbers),
        city_charts=tuple(_chart(tables, region, city_numbers) for region in regions),
    )
    return CompiledMap(board, runs)


def runs_of(tables: MapTables) -> Iterator[Run]:
    """Every way from one stop to the next on one railroad, each once, smaller end first.

    Twins are one stop, by the id of the first.
    """
    first_twin = tables.first_twins()
    stops = {city.id for city in tables.cities}
    stops |= {place.id for place in tables.places if place.role == "dot"}
    arms: dict[tuple[str, str], list[str]] = {}
    for stretch in tables.track:
        places = [first_twin.get(stop, stop) for stop in stretch.stops]
        for railroad in stretch.railroads:
            for here, there in pairwise(places):
                arms.setdefault((here, railroad), []).append(there)
                arms.setdefault((there, railroad), []).append(here)
    for (start, railroad), neighbours in arms.items():
        if start not in stops:
            continue
        unfinished: list[tuple[str, ...]] = [(start, neighbour) for neighbour in neighbours]
        while unfinished:
            way = unfinished.pop()
            if way[-1] not in stops:
                unfinished += [
                    (*way, onward) for onward in arms[way[-1], railroad] if onward not in way
                ]
            elif way[0] < way[-1]:
                yield Run(way, railroad)


def _run_order(run: Run) -> tuple[str, ...]:
    return (run.places[0], run.places[-1], run.railroad, *run.places)


def _number(names: list[str]) -> Numbers:
    return {name: number for number, name in enumerate(names)}


def _points(tables: MapTables) -> tuple[tuple[Point, ...], Numbers]:
    """All points in order, and the number of each city and dot; a twin has its partner's."""
    first_twin = tables.first_twins()
    kinds: dict[str, Literal["city", "dot"]] = {
        first_twin.get(city.id, city.id): "city" for city in tables.cities
    }
    kinds |= {place.id: "dot" for place in tables.places if place.role == "dot"}
    points = tuple(Point(name, kinds[name]) for name in sorted(kinds))
    numbers = _number([point.id for point in points])
    numbers |= {second: numbers[first] for second, first in first_twin.items()}
    return points, numbers


def _railroads(
    tables: MapTables, sections: tuple[Section, ...], point_numbers: Numbers
) -> tuple[Railroad, ...]:
    lines = sorted(tables.railroads, key=lambda line: line.id)
    served: list[set[int]] = [set() for _ in lines]
    for section in sections:
        served[section.railroad] |= {section.a, section.b}
    for number, line in enumerate(lines):
        served[number] |= {
            point_numbers[twin.a] for twin in tables.twins if line.id in twin.railroads
        }
    return tuple(
        Railroad(line.id, line.price, tuple(sorted(points)))
        for line, points in zip(lines, served, strict=True)
    )


def _payoffs(tables: MapTables, city_ids: list[str]) -> tuple[tuple[int, ...], ...]:
    dollars = {frozenset((row.a, row.b)): row.dollars for row in tables.payoffs}
    return tuple(
        tuple(dollars[frozenset((later, earlier))] for earlier in city_ids[:index])
        for index, later in enumerate(city_ids)
    )


def _chart(tables: MapTables, table: str, numbers: Numbers) -> Chart:
    results = {row.parity: row.results for row in tables.destinations if row.table == table}
    odd, even = (tuple(numbers[name] for name in results[parity]) for parity in ("odd", "even"))
    return Chart(odd, even)
