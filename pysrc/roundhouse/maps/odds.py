"""How often each city comes up on the destination charts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from roundhouse.maps.mapdef import Chart, MapDef

# equally likely ways of a region roll and a city roll together: (2 * 36) squared
ALL_WAYS = 5_184

# equally likely ways of a roll on one chart: odd or even, and two white dice
CHART_WAYS = 72

# of two white dice: ways to each sum from 2 to 12, of 36
WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@lru_cache(maxsize=8)
def city_ways(board: MapDef) -> tuple[int, ...]:
    """Each city's chart odds in ways of `ALL_WAYS` (C-7); the choice of a region is left out."""
    ways = [0] * len(board.cities)
    for region, region_ways in results(board.region_chart):
        for city, ways_in_region in results(board.city_charts[region]):
            ways[city] += region_ways * ways_in_region
    return tuple(ways)


def results(chart: Chart) -> Iterator[tuple[int, int]]:
    """Each line of a chart as (result, ways of `CHART_WAYS`); a result may come several times."""
    for column in (chart.odd, chart.even):
        yield from zip(column, WAYS, strict=True)


@lru_cache(maxsize=8)
def service_ways(board: MapDef) -> tuple[int, ...]:
    """How often the charts name a city that each railroad serves, in ways of `ALL_WAYS` (C-7)."""
    ways = city_ways(board)
    return tuple(
        sum(
            way
            for city, way in zip(board.cities, ways, strict=True)
            if city.point in railroad.points
        )
        for railroad in board.railroads
    )
