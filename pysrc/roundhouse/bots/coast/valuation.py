"""What a network of railroads is worth to a seat, by a character's weights over published attributes."""

from __future__ import annotations

from typing import NamedTuple

from roundhouse.bots.coast.characters import Character
from roundhouse.bots.coast.survey import Survey
from roundhouse.maps.odds import ALL_WAYS

# worths of networks that are kept
MOST_WORTHS = 20_000


class Reach(NamedTuple):
    """What a network comes to: sets of cities as bits, and traffic in 10,000 typical trips.

    `joined` are served by its best joined part, `served` by all of it, `cornered` lie in regions that it
    reaches, `monopolised` are served by nobody else.
    """

    joined: int
    served: int
    cornered: int
    monopolised: int
    traffic: int


class Appraiser:
    """Values sets of deeds (railroads as bits) on one board by one character's weights."""

    def __init__(self, survey: Survey, character: Character) -> None:
        self._survey, self._weights = survey, character
        self._worths: dict[tuple[int, int], int] = {}

    def worth(self, deeds: int, rivals: int) -> int:
        """Dollars that a network is worth to its owner in each trip, with so many rivals."""
        known = self._worths.get((deeds, rivals))
        if known is None:
            known = self._appraise(deeds, rivals)
            if len(self._worths) >= MOST_WORTHS:
                self._worths.clear()
            self._worths[deeds, rivals] = known
        return known

    def _appraise(self, deeds: int, rivals: int) -> int:
        survey, weights = self._survey, self._weights
        reach = reach_of(survey, deeds)
        service = survey.ways_of(reach.joined) * (100 - weights.apart) // 100
        service += survey.ways_of(reach.served) * weights.apart // 100
        shares = (
            weights.service * service
            + weights.corner * survey.ways_of(reach.cornered)
            + weights.monopoly * rivals * survey.ways_of(reach.monopolised)
        )
        return shares // ALL_WAYS + self.income(reach, rivals)

    def income(self, reach: Reach, rivals: int) -> int:
        """The part of a network's worth in each trip that rivals pay to ride on it."""
        return self._weights.income * rivals * reach.traffic // 10_000


def reach_of(survey: Survey, deeds: int) -> Reach:
    """What a set of deeds comes to, whoever holds it."""
    joined, served = _service(survey, deeds)
    return Reach(
        joined,
        served,
        _cornered(survey, served),
        _monopolised(survey, deeds, served),
        sum(traffic for line, traffic in enumerate(survey.traffic) if deeds >> line & 1),
    )


def _service(survey: Survey, deeds: int) -> tuple[int, int]:
    """The cities served by the best joined part of a network, and those served by all of it."""
    best = served = 0
    left = deeds
    while left:
        part = front = left & -left
        while front:
            line = front.bit_length() - 1
            front &= ~(1 << line)
            fresh = survey.touching[line] & deeds & ~part
            part |= fresh
            front |= fresh
        left &= ~part
        cities = 0
        for line, calls in enumerate(survey.served):
            if part >> line & 1:
                cities |= calls
        served |= cities
        if survey.ways_of(cities) > survey.ways_of(best):
            best = cities
    return best, served


def _cornered(survey: Survey, served: int) -> int:
    """The cities of all regions that a network reaches."""
    return sum(region for region in survey.regions if region & served)


def _monopolised(survey: Survey, deeds: int, served: int) -> int:
    """The cities that none but this network serves."""
    cities = 0
    for city, lines in enumerate(survey.lines):
        if served >> city & 1 and not lines & ~deeds:
            cities |= 1 << city
    return cities
