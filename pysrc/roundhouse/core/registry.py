"""Named things of one kind, registered once, looked up by id, and made when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from roundhouse.core.errors import Illegal

T = TypeVar("T")


class Registry(Generic[T]):
    """Ids to things. `kind` names what they are in the error for an unknown id.

    A maker may import what it needs, so that a page which only lists the ids boots without it.
    """

    def __init__(self, kind: str, makers: Iterable[tuple[str, Callable[[], T]]]) -> None:
        self._kind = kind
        self._makers = dict(makers)
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        """Raises `Illegal` with code `unknown-<kind>`."""
        if name not in self:
            raise Illegal(f"unknown-{self._kind}", name=str(name))
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._makers
