"""How large a city's name is set: by how often the charts send a train there."""

from __future__ import annotations

from fractions import Fraction

from roundhouse.maps.mapdef import Chart, MapDef

WAYS = {white_sum: 6 - abs(white_sum - 7) for white_sum in range(2, 13)}


def destination_odds(board: MapDef) -> list[Fraction]:
    """For each city, the chance that the charts name it, leaving the choice of region aside."""
    regions = _odds(board.region_chart, len(board.regions))
    odds = [Fraction(0)] * len(board.cities)
    for share, chart in zip(regions, board.city_charts, strict=True):
        for city, chance in enumerate(_odds(chart, len(board.cities))):
            odds[city] += share * chance
    return odds


def rank_cities(board: MapDef, last_places: tuple[int, int]) -> tuple[int, ...]:
    """Each city's rank, 1 to 3: the likeliest up to the first of the last places are of rank 1."""
    odds = destination_odds(board)
    order = sorted(range(len(odds)), key=lambda city: (-odds[city], board.cities[city].id))
    place = {city: index for index, city in enumerate(order)}
    return tuple(1 + sum(place[city] >= last for last in last_places) for city in range(len(odds)))


def _odds(chart: Chart, results: int) -> list[Fraction]:
    odds = [Fraction(0)] * results
    for column in (chart.odd, chart.even):
        for white_sum, result in enumerate(column, start=2):
            odds[result] += Fraction(WAYS[white_sum], 72)
    return odds
