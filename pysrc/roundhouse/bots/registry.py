"""The bots of each game by id; what a seat's `bot` may name."""

from __future__ import annotations

from roundhouse.bots.base import Bot
from roundhouse.bots.coast.greedy import GreedyBot
from roundhouse.bots.random import RandomBot
from roundhouse.core.registry import Registry

BOTS: Registry[Registry[Bot]] = Registry(
    "game",
    [("coast", Registry("bot", [("random", RandomBot()), ("greedy", GreedyBot())]))],
)
