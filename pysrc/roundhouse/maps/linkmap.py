"""A compiled map of printed links: exactly what rules read of it, and nothing that is only drawn.

Places and links are named by their place in these tuples. Places stand in the order of their ids,
links in that of the ids of what they join.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Place:
    """A city, or a place beyond the border."""

    id: str
    external: bool


@dataclass(frozen=True, slots=True)
class Link:
    """A printed link (T-4): two or more places it joins, ascending, and its value.

    An external one leaves the country; those out of Moscow are what an opening auction is won for.
    """

    places: tuple[int, ...]
    value: int
    external: bool
    from_moscow: bool


@dataclass(frozen=True, slots=True)
class LinkMap:
    """A whole board."""

    # what tells a compiled board of links from one of mileposts
    type: ClassVar[str] = "links"

    id: str
    places: tuple[Place, ...]
    links: tuple[Link, ...]

    def __hash__(self) -> int:
        # boards key the caches of what is derived from them; hashing every link would cost more
        return hash(self.id)
