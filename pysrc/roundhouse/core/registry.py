"""Named things of one kind, registered once and looked up by id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from roundhouse.core.errors import Illegal

T = TypeVar("T")


class Registry(Generic[T]):
    """Ids to things. `kind` names what they are in the error for an unknown id."""

    def __init__(self, kind: str, items: Iterable[tuple[str, T]]) -> None:
        self._kind = kind
        self._items = dict(items)

    def __getitem__(self, name: str) -> T:
        """Raises `Illegal` with code `unknown-<kind>`."""
        try:
            return self._items[name]
        except (KeyError, TypeError):
            raise Illegal(f"unknown-{self._kind}", name=str(name)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __contains__(self, name: object) -> bool:
        return name in self._items
