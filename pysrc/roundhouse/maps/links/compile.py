"""Source tables of links to the board that rules read (build time)."""

from __future__ import annotations

from roundhouse.maps.linkmap import Link, LinkMap, Place
from roundhouse.maps.links.rows import LinkTables


def compile_links(tables: LinkTables) -> LinkMap:
    """The map that valid tables describe; the order of everything follows from ids alone."""
    ids = sorted(city.id for city in tables.cities)
    number = {name: index for index, name in enumerate(ids)}
    external = tables.external()
    start = tables.start().id
    return LinkMap(
        id=tables.meta.id,
        places=tuple(Place(name, name in external) for name in ids),
        links=tuple(
            Link(
                tuple(number[name] for name in link.key),
                link.value,
                external=not external.isdisjoint(link.cities),
                from_moscow=start in link.cities,
            )
            for link in sorted(tables.links, key=lambda link: link.key)
        ),
    )
