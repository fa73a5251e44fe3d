"""What is fixed about a board, for tables to look things up in: no position of any game is in it."""

from __future__ import annotations

from functools import cache

from roundhouse.app.boards import board
from roundhouse.core.codec import Json
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import Network, network_of
from roundhouse.maps.odds import ALL_WAYS, city_ways, service_ways


@cache
def describe_board(map_id: str) -> dict[str, Json]:
    """A map as plain JSON that nobody may change; what is in it depends on the kind of map.

    Raises `LookupError` if there is no such map.
    """
    found = board(map_id)
    described = _describe_links(found) if isinstance(found, LinkMap) else _describe_track(found)
    return {"map": map_id, **described}


def _describe_links(found: LinkMap) -> dict[str, Json]:
    """Cities with the numbers of the links that touch them, and links with the ids they join."""
    return {
        "cities": [
            {
                "id": place.id,
                "external": place.external,
                "links": [n for n, link in enumerate(found.links) if place_number in link.places],
            }
            for place_number, place in enumerate(found.places)
        ],
        "links": [
            {
                "cities": [found.places[place].id for place in link.places],
                "value": link.value,
                "external": link.external,
                "from_moscow": link.from_moscow,
            }
            for link in found.links
        ],
    }


def _describe_track(found: MapDef) -> dict[str, Json]:
    """Railroads, cities, payoffs and distances.

    `ways` of `all_ways` are chart odds (C-7), the choice of a region left out. `payoffs` (dollars,
    C-10) and `mileposts` (fewest, on a fresh trip) have a row a city with a number for each city
    before it.
    """
    network = network_of(found)
    return {
        "all_ways": ALL_WAYS,
        "railroads": _describe_railroads(found, network),
        "cities": _describe_cities(found, network),
        "payoffs": [list(row) for row in found.payoffs],
        "mileposts": [
            [network.distance(city.point, other.point) for other in found.cities[:number]]
            for number, city in enumerate(found.cities)
        ],
    }


def _describe_railroads(found: MapDef, network: Network) -> list[Json]:
    ways = service_ways(found)
    described: list[Json] = []
    for number, railroad in enumerate(found.railroads):
        met = {other for point in railroad.points for other in network.railroads_at[point]}
        described.append(
            {
                "id": railroad.id,
                "price": railroad.price,
                "cities": [city.id for city in found.cities if city.point in railroad.points],
                "ways": ways[number],
                "connections": [found.railroads[other].id for other in sorted(met - {number})],
            }
        )
    return described


def _describe_cities(found: MapDef, network: Network) -> list[Json]:
    return [
        {
            "id": city.id,
            "region": found.regions[city.region],
            "ways": ways,
            "railroads": [found.railroads[line].id for line in network.railroads_at[city.point]],
        }
        for city, ways in zip(found.cities, city_ways(found), strict=True)
    ]
