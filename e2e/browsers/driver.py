"""What a visit asks of a browser, and that in each of the three engines."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

WIDTH, HEIGHT = 1440, 900
# Seconds; WebKit starts Python slowly.
PATIENCE = 120


class Driver(ABC):
    """One window of one browser that has never been here. Positions are CSS pixels in the viewport."""

    @property
    @abstractmethod
    def version(self) -> str:
        """The browser's name and version."""

    @abstractmethod
    def visit(self, address: str) -> None:
        """Go to an address, and see it loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page anew, and see it loaded."""

    @abstractmethod
    def run(self, body: str) -> Any:
        """What the body of an asynchronous function returns in the page, a text or null."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Press and release the pointer there."""

    @abstractmethod
    def type(self, text: str) -> None:
        """Type a text into whatever has the focus."""

    @abstractmethod
    def save_sight(self, path: Path) -> None:
        """Keep what the window shows as a PNG."""

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, of a promise what it comes to; plain data."""
        text = self.run(f"return JSON.stringify((await ({expression})) ?? null);")
        return json.loads(text)
