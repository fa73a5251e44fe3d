"""Whole games between bots, without a table: the arena counts who wins and how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.bots.base import Action, Decision, decide
from roundhouse.bots.registry import BOTS, bots_of
from roundhouse.core.dice import Picker, SeededDraws
from roundhouse.core.ledger import balance_faults
from roundhouse.core.ranking import winners_of
from roundhouse.core.rules import Outcome, Rules


@dataclass(frozen=True, slots=True)
class GameReport:
    """One finished game. Lists are by seat; `fault` is what went wrong, None if nothing did.

    `events` counts what happened, by kind.
    """

    seed: str
    seats: tuple[str, ...]
    winners: tuple[int, ...]
    decisions: int
    facts: dict[str, int]
    events: dict[str, int]
    fault: str | None = None


Facts = Callable[[Any], dict[str, int]]


def play_game(
    game: str,
    rules: Rules[Any],
    facts: Facts,
    bots: Sequence[str],
    seed: str,
    *,
    version: int | None = None,
    watch: Callable[[Any], None] | None = None,
    begun: Any = None,
) -> GameReport:
    """Plays one game to its end. The same arguments give the same report on every machine.

    The bots are those of `version`, or of now. `watch` is shown every position that is to be decided.
    A game that has `begun` goes on from that position, with the dice of `seed`.
    Raises `Illegal` for an unknown bot. An exception or a fault in the money while playing is reported,
    not raised: one bad game in thousands must not hide the others.
    """
    there = BOTS[game] if version is None else bots_of(game, version)
    players = [there[bot] for bot in bots]
    decisions = 0
    events: Counter[str] = Counter()
    state: Any = begun
    try:
        draws = SeededDraws(seed)
        if state is None:
            state = rules.start(draws).state
        while (seat := rules.deciding_seat(state)) is not None:
            if watch is not None:
                watch(state)
            picker = Picker(seed, seat, decisions)
            action = decide(players[seat], Decision(rules, state, rules.offers(state), picker))
            outcome = _apply(rules, state, action, draws)
            state = outcome.state
            events.update(event.kind for event in outcome.events)
            decisions += 1
    except Exception as fault:
        known = {} if state is None else facts(state)
        said = f"{type(fault).__name__}: {fault}"
        return GameReport(seed, tuple(bots), (), decisions, known, dict(events), said)
    winners = winners_of(rules.ranking(state))
    told = {kind: events[kind] for kind in sorted(events)}
    return GameReport(seed, tuple(bots), winners, decisions, facts(state), told)


def _apply(rules: Rules[Any], state: Any, action: Action, draws: SeededDraws) -> Outcome[Any]:
    """What an action comes to. Raises `ArithmeticError` if money came from nowhere, or went there."""
    outcome = rules.apply(state, action, draws)
    faults = balance_faults(rules.cash(state), rules.cash(outcome.state), outcome.transfers)
    if faults:
        raise ArithmeticError("; ".join(faults))
    return outcome
