"""Who stands where at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse.core.codec import Json


def rank(standings: Sequence[tuple[int, ...]]) -> tuple[tuple[int, int], ...]:
    """(seat, place) from the first to the last, by each seat's standing; equal ones share a place.

    >>> rank([(5, 1), (7, 0), (5, 1)])
    ((1, 1), (0, 2), (2, 2))
    """
    order = sorted(
        range(len(standings)), key=lambda seat: (*(-part for part in standings[seat]), seat)
    )
    places: list[tuple[int, int]] = []
    for index, seat in enumerate(order):
        shared = index > 0 and standings[seat] == standings[order[index - 1]]
        places.append((seat, places[-1][1] if shared else index + 1))
    return tuple(places)


def winners_of(ranking: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The seats at the first place; empty while a game goes on."""
    return tuple(seat for seat, place in ranking if place == 1)


def describe_ending(
    reason: str, ranking: Sequence[tuple[int, int]], figures: Callable[[int], dict[str, Json]]
) -> Json:
    """How a game ended, as views tell it: why, who won alone, and each seat's place with its figures."""
    first = winners_of(ranking)
    return {
        "reason": reason,
        "winner": first[0] if len(first) == 1 else None,
        "ranking": [{"seat": seat, "place": place, **figures(seat)} for seat, place in ranking],
    }
