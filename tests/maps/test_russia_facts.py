"""What the board of Russia must be, whatever its tables are rewritten into."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.app.boards import board
from roundhouse.maps.board import map_hash
from roundhouse.maps.linkmap import Link, LinkMap

RELEASED_HASH = "6163baa4451cde1d"


@pytest.fixture(scope="module")
def russia() -> LinkMap:
    found = board("russia")
    assert isinstance(found, LinkMap)
    return found


def ids_of(russia: LinkMap, link: Link) -> tuple[str, ...]:
    return tuple(russia.places[place].id for place in link.places)


def test_hash_is_the_released_one(russia: LinkMap) -> None:
    assert map_hash(russia) == RELEASED_HASH


def test_counts(russia: LinkMap) -> None:
    """T-4."""
    assert Counter(place.external for place in russia.places) == {False: 56, True: 13}
    assert len(russia.links) == 80
    assert sum(link.external for link in russia.links) == 13
    assert Counter(len(link.places) for link in russia.links) == {2: 76, 3: 3, 4: 1}
    assert Counter(link.value for link in russia.links) == {2: 26, 3: 36, 4: 13, 5: 4, 6: 1}


def test_everything_stands_in_the_order_of_its_ids(russia: LinkMap) -> None:
    places = [place.id for place in russia.places]
    links = [ids_of(russia, link) for link in russia.links]
    assert places == sorted(places)
    assert links == sorted(links)
    assert all(link == tuple(sorted(link)) for link in links)


def test_ten_links_leave_moscow(russia: LinkMap) -> None:
    """T-7."""
    out = [link for link in russia.links if link.from_moscow]
    assert len(out) == 10
    assert all("moscow" in ids_of(russia, link) and not link.external for link in out)


@pytest.mark.parametrize(
    ("cities", "value"),
    [
        ("chelyabinsk omsk yekaterinburg", 4),
        ("abakan bratsk irkutsk krasnoyarsk", 5),
        ("astrakhan orsk saratov", 4),
        ("ext-tbilisi rostov-on-don tuapse", 5),
        ("ext-rajin vladivostok", 6),
        ("moscow st-petersburg", 3),
    ],
)
def test_values(russia: LinkMap, cities: str, value: int) -> None:
    values = {" ".join(ids_of(russia, link)): link.value for link in russia.links}
    assert values[cities] == value


def test_an_external_link_leads_to_one_place_beyond_the_border(russia: LinkMap) -> None:
    for link in russia.links:
        assert sum(russia.places[place].external for place in link.places) == link.external
