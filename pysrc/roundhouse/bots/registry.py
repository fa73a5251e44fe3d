"""The bots of each game by id; what a seat's `bot` may name."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from roundhouse.core.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from roundhouse.bots.base import Bot, Thought


def _make_random() -> Bot:
    from roundhouse.bots.random import RandomBot  # noqa: PLC0415

    return RandomBot()


def _make_coast_greedy() -> Bot:
    from roundhouse.bots.coast.greedy import GreedyBot  # noqa: PLC0415

    return GreedyBot()


def _make_coast_baron(name: str) -> Bot:
    from roundhouse.bots.coast.baron import Baron  # noqa: PLC0415
    from roundhouse.bots.coast.characters import CHARACTERS  # noqa: PLC0415

    return Baron(CHARACTERS[name])


def _make_siberia_greedy() -> Bot:
    from roundhouse.bots.siberia.greedy import GreedyBot  # noqa: PLC0415

    return GreedyBot()


def _make_siberia_baron(name: str) -> Bot:
    from roundhouse.bots.siberia.baron import Baron  # noqa: PLC0415
    from roundhouse.bots.siberia.characters import CHARACTERS  # noqa: PLC0415

    return Baron(CHARACTERS[name])


def _make_siberia_baron_1(name: str) -> Bot:
    from roundhouse.bots.siberia.baron import Baron  # noqa: PLC0415
    from roundhouse.bots.siberia.characters import CHARACTERS  # noqa: PLC0415

    return Baron(replace(CHARACTERS[name], roaming=0))


# from gentle to strong; what they are like stands in each game's `characters.py`
COAST_BARONS = ("dorothea", "jasper", "barnaby", "isadora", "augusta")
SIBERIA_BARONS = ("yermolai", "pelageya", "valentina")


def _coast_bots() -> Registry[Bot]:
    barons = [(name, partial(_make_coast_baron, name)) for name in COAST_BARONS]
    return Registry("bot", [*barons, ("greedy", _make_coast_greedy), ("random", _make_random)])


def _siberia_bots(make_baron: Callable[[str], Bot] = _make_siberia_baron) -> Registry[Bot]:
    barons = [(name, partial(make_baron, name)) for name in SIBERIA_BARONS]
    return Registry("bot", [*barons, ("greedy", _make_siberia_greedy), ("random", _make_random)])


BOTS: Registry[Registry[Bot]] = Registry(
    "game", [("coast", _coast_bots), ("siberia", _siberia_bots)]
)


def _coast_conductor() -> Callable[..., Thought]:
    from roundhouse.bots.coast.conductor import counsel  # noqa: PLC0415

    return counsel


# by game, who counsels a person what to buy: from rules, a position and a seat
CONDUCTORS: Registry[Callable[..., Thought]] = Registry("game", [("coast", _coast_conductor)])

# Raised when bots that sit at daily boards come to decide otherwise: a new edition is due, and those of
# then have to stay beside those of now, or codes of earlier games can no longer be replayed
# (`pysrc/README.md`, "Daily boards").
BOTS_VERSIONS = {"coast": 1, "siberia": 2}

# bots of earlier versions, by game and version, for boards of the editions that name them
EARLIER_BOTS: Registry[Registry[Bot]] = Registry(
    "bots-version", [("siberia/1", partial(_siberia_bots, _make_siberia_baron_1))]
)


def bots_of(game: str, version: int) -> Registry[Bot]:
    """A game's bots as they decide under a version. Raises `Illegal` for one that is not here."""
    if version == BOTS_VERSIONS[game]:
        return BOTS[game]
    return EARLIER_BOTS[f"{game}/{version}"]
