"""A table that many tests sit down at one after another: a page of its own for each takes long."""

from __future__ import annotations

from collections.abc import Callable

from e2e.table import TablePage
from e2e.visit import Visit


class LastingTable:
    """Laid when the first of them asks for it, and anew after `clear`."""

    def __init__(self, lay: Callable[[], tuple[Visit, TablePage]]) -> None:
        self._lay = lay
        self._laid: tuple[Visit, TablePage] | None = None

    def sit_down(self) -> tuple[Visit, TablePage]:
        """Who watches over the page, and the table."""
        if self._laid is None:
            self._laid = self._lay()
        return self._laid

    def clear(self) -> None:
        """Close the page; its browser forgets all."""
        if self._laid is not None:
            visit, _ = self._laid
            visit.context.close()
            self._laid = None
