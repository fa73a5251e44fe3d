"""What a deed is worth to a seat, in dollars, by a character's weights over published attributes."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.bots.coast.outlook import Outlook
from roundhouse.maps.odds import ALL_WAYS


@dataclass(frozen=True, slots=True)
class Attributes:
    """What one more railroad would add to a seat's network; `service` to `corner` in ways of `ALL_WAYS`.

    `service`: destinations newly served; `monopoly`: those that nobody else could serve then;
    `corner`: those of regions newly reached; `connected`: it joins the network; `income`: of 10,000
    rivals' trips, those that lead over it.
    """

    service: int
    monopoly: int
    corner: int
    connected: bool
    income: int


def attributes(outlook: Outlook, railroad: int, owned: frozenset[int]) -> Attributes:
    """The attributes of `railroad` to who owns `owned` besides."""
    survey, board = outlook.survey, outlook.board
    service = monopoly = corner = 0
    reached = {board.cities[city].region for other in owned for city in survey.served[other]}
    for city in survey.served[railroad]:
        lines = survey.lines[city]
        ways = survey.ways[city]
        if not any(line in owned for line in lines):
            service += ways
            if board.cities[city].region not in reached:
                corner += ways
        if all(line == railroad or line in owned for line in lines):
            monopoly += ways
    return Attributes(
        service,
        monopoly,
        corner,
        connected=not owned or not survey.touching[railroad].isdisjoint(owned),
        income=survey.traffic[railroad],
    )


def deed_value(outlook: Outlook, railroad: int, owned: frozenset[int]) -> int:
    """Dollars that a deed is worth to the deciding seat, which owns `owned` besides."""
    weights = outlook.character
    adds = attributes(outlook, railroad, owned)
    rivals = len(outlook.rivals)
    a_trip = (
        weights.service * adds.service
        + weights.corner * adds.corner
        + weights.monopoly * adds.monopoly * rivals
    ) // ALL_WAYS + weights.income * adds.income * rivals // 10_000
    if not adds.connected:
        a_trip = a_trip * weights.apart // 100
    return a_trip * outlook.trips_left // 10
