"""The bots of each game by id; what a seat's `bot` may name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.registry import Registry

if TYPE_CHECKING:
    from roundhouse.bots.base import Bot


def _make_random() -> Bot:
    from roundhouse.bots.random import RandomBot  # noqa: PLC0415

    return RandomBot()


def _make_greedy() -> Bot:
    from roundhouse.bots.coast.greedy import GreedyBot  # noqa: PLC0415

    return GreedyBot()


def _make_baron(name: str) -> Bot:
    from roundhouse.bots.coast.baron import Baron  # noqa: PLC0415
    from roundhouse.bots.coast.characters import CHARACTERS  # noqa: PLC0415

    return Baron(CHARACTERS[name])


def _coast_bots() -> Registry[Bot]:
    return Registry("bot", [("random", _make_random), ("greedy", _make_greedy), ("baron", lambda: _make_baron("baron"))])


BOTS: Registry[Registry[Bot]] = Registry("game", [("coast", _coast_bots)])
