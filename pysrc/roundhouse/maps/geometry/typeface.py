"""Real text metrics: how much room words take in the typeface the page is set in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fontTools.ttLib import TTFont

FACE = "barlow-condensed-latin-{weight}-normal.woff2"


@dataclass(frozen=True, slots=True)
class Ink:
    """The extent of set words in map units: width, and ink above and below the baseline."""

    width: float
    above: float
    below: float


class Typeface:
    """One weight of the map's typeface."""

    def __init__(self, folder: Path, weight: int) -> None:
        font = TTFont(folder / FACE.format(weight=weight))
        self._glyphs = font["glyf"]
        self._names = font.getBestCmap()
        self._advances = font["hmtx"]
        self._em = font["head"].unitsPerEm

    def measure(self, words: str, size: float) -> Ink:
        """The room `words` take at a type size; kerning, which only tightens, is left out."""
        names = [self._names[ord(letter)] for letter in words]
        scale = size / self._em
        width = sum(self._advances[name][0] for name in names)
        inked = [self._glyphs[name] for name in names if self._glyphs[name].numberOfContours]
        above = max(glyph.yMax for glyph in inked)
        below = max(0, -min(glyph.yMin for glyph in inked))
        return Ink(width * scale, above * scale, below * scale)


@lru_cache(maxsize=8)
def typeface(folder: Path, weight: int) -> Typeface:
    """A weight of the typeface whose files lie in `folder`, read once."""
    return Typeface(folder, weight)
