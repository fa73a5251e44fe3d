"""What takes more than one row to see in the tables of a map of links (build time)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.maps.checking import Check, find_repeated, find_unknown, run_checks
from roundhouse.maps.faults import Fault
from roundhouse.maps.links.rows import LinkTables

CITIES, LINKS = "cities.csv", "links.csv"


def check_links(tables: LinkTables, known: Sequence[Fault]) -> list[Fault]:
    """All faults of the tables, the `known` ones included."""
    return run_checks(CHECKS, tables, known)


def find_repeated_ids(tables: LinkTables) -> Iterator[Fault]:
    """Ids given twice."""
    yield from find_repeated("id", [(CITIES, city.id, city.line) for city in tables.cities])


def find_starts(tables: LinkTables) -> Iterator[Fault]:
    """Maps where railroads would begin nowhere, or in more than one city (T-7)."""
    starts = [city for city in tables.cities if city.role == "start"]
    if not starts:
        yield Fault(CITIES, 1, "no city has the role 'start'")
    for city in starts[1:]:
        reason = f"a second start, {city.id!r}; {starts[0].id!r} is one on line {starts[0].line}"
        yield Fault(CITIES, city.line, reason)


def find_faulty_links(tables: LinkTables) -> Iterator[Fault]:
    """Links that name no known city, one twice, or two external ones, or join what another does."""
    cities = {city.id for city in tables.cities}
    external = tables.external()
    first: dict[frozenset[str], int] = {}
    for link in tables.links:
        yield from find_unknown(LINKS, link.line, "city", link.cities, cities)
        for name in dict.fromkeys(name for name in link.cities if link.cities.count(name) > 1):
            yield Fault(LINKS, link.line, f"city {name!r} twice in one link")
        beyond = sorted(external.intersection(link.cities))
        if len(beyond) > 1:
            names = " and ".join(map(repr, beyond))
            yield Fault(LINKS, link.line, f"{names} are external; a link leaves only once")
        joined = first.setdefault(frozenset(link.cities), link.line)
        if joined != link.line:
            yield Fault(LINKS, link.line, f"joins the same cities as the link on line {joined}")


def find_missing_links(tables: LinkTables) -> Iterator[Fault]:
    """Cities that no link reaches, and links that none from the start leads to."""
    touching: dict[str, list[tuple[str, ...]]] = {}
    for link in tables.links:
        for city in link.cities:
            touching.setdefault(city, []).append(link.cities)
    for row in tables.cities:
        if row.id not in touching:
            yield Fault(CITIES, row.line, f"no link reaches {row.id!r}")
    start = tables.start().id
    reached, unfinished = {start}, [start]
    while unfinished:
        news = {city for link in touching.get(unfinished.pop(), ()) for city in link} - reached
        reached |= news
        unfinished += news
    for link in tables.links:
        if reached.isdisjoint(link.cities):
            yield Fault(LINKS, link.line, f"{' - '.join(link.cities)} is not joined to {start!r}")


CHECKS: tuple[tuple[Check[LinkTables], tuple[str, ...]], ...] = (
    (find_repeated_ids, ()),
    (find_starts, (CITIES,)),
    (find_faulty_links, (CITIES,)),
    (find_missing_links, (CITIES, LINKS)),
)
