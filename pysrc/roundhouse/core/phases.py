"""A game as a table of phases: what is offered in each, and what carries an action out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from roundhouse.core.codec import Json
from roundhouse.core.offers import Offer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PhaseRules(Generic[T]):
    """What a phase offers on a game's table, and what each of its actions, by name, does there."""

    offers: Callable[[T], tuple[Offer, ...]]
    actions: Mapping[str, Callable[[T, dict[str, Json]], None]]
