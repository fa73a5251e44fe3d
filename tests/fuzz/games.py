"""One fuzzed game: played to its end, poked at on the way, and its record checked."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from roundhouse.app.games import new_header, rules_for
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.codec import Json, canonical
from roundhouse.core.dice import Picker, SeededDraws
from roundhouse.core.errors import Illegal, RoundhouseError
from roundhouse.core.offers import Offer
from roundhouse.core.record import decode_record, encode_record
from roundhouse.core.rules import Rules, Seat
from roundhouse.core.session import Session, first_difference, load
from tests.fuzz.audit import AuditedRules, Fault
from tests.fuzz.setups import Setup

# shares of decisions, and of games, at which the slower checks are made
POKE_OFFERS = 0.02
POKE_UNDO = 0.02
RESIGN = 0.0002
CHECK_RECORD = 0.1
# a game has an end, but a fuzzed one may be a long way off it
MOST_DECISIONS = 20_000


@dataclass(frozen=True, slots=True)
class Report:
    """What one game showed. `fault` is its kind and a trace, None if there was none."""

    seed: str
    actions: int
    seen: frozenset[str]
    pokes: int
    fault: tuple[str, str] | None = None


def play(setup: Setup) -> Report:
    """Plays and checks one game; never raises."""
    chance = Random(f"{setup.seed}/play")
    rules: AuditedRules | None = None
    pokes = 0
    fault = None
    try:
        seats = tuple(Seat(f"Seat {seat}", "slate") for seat in range(len(setup.rates)))
        header = new_header(setup.game, setup.options, setup.seed, seats)
        rules = AuditedRules(rules_for(header))
        session = Session(cast(Rules[Any], rules), header)
        while session.rules.deciding_seat(session.state) is not None:
            pokes += _take_turn(session, setup, chance)
            if session.position.depth > MOST_DECISIONS:
                raise Fault("endless", f"{session.position.depth} decisions")
        if chance.random() < CHECK_RECORD:
            check_record(session)
    except Fault as found:
        fault = (found.kind, traceback.format_exc())
    except Exception as found:
        fault = (type(found).__name__, traceback.format_exc())
    seen = frozenset() if rules is None else frozenset(rules.seen)
    return Report(setup.seed, rules.actions if rules else 0, seen, pokes, fault)


def _take_turn(session: Session, setup: Setup, chance: Random) -> int:
    """One decision, now and then with some checks around it. Answers how many."""
    pokes = 0
    if chance.random() < POKE_OFFERS:
        pokes += poke_offers(session, chance)
    if chance.random() < POKE_UNDO:
        pokes += poke_undo(session, chance)
    if chance.random() < RESIGN:
        try:
            session.resign()
            return pokes + 1
        except Illegal:
            pokes += 1
    session.submit((choose_action(session, setup, chance),))
    return pokes


def choose_action(session: Session, setup: Setup, chance: Random) -> dict[str, Json]:
    """What the seat's bot does (a person plays as greedy), or at the seat's rate anything at all.

    Of random actions each type is as likely, however many offers it has.
    """
    seat = session.rules.deciding_seat(session.state)
    assert seat is not None
    rules: Any = session.rules
    if isinstance(rules, AuditedRules):
        # bots know their own game's rules
        rules = rules.rules
    offers = rules.offers(session.state)
    picker = Picker(setup.seed, seat, session.position.depth)
    if chance.random() < setup.rates[seat]:
        kind = chance.choice(sorted({offer.type for offer in offers}))
        of_kind: list[Offer] = [offer for offer in offers if offer.type == kind]
        return picker.choose(of_kind).sample(picker)
    bot = BOTS[setup.game][session.controls[seat] or "greedy"]
    return decide(bot, Decision(rules, session.state, offers, picker))


def poke_offers(session: Session, chance: Random) -> int:
    """Every offer applies, and a spoilt action is refused and changes nothing."""
    state = session.state
    draws = SeededDraws(session.header.seed)
    offers = session.rules.offers(state)
    for number, offer in enumerate(offers):
        action = offer.sample(Picker(session.header.seed, 99, number))
        session.rules.apply(state, action, draws)
        for spoilt in spoil_action(offer, action, chance):
            try:
                session.rules.apply(state, spoilt, draws)
            except RoundhouseError:
                continue
            raise Fault("accepted", f"{spoilt} spoilt from {action}")
    return len(offers)


def spoil_action(
    offer: Offer, action: dict[str, Json], chance: Random
) -> Iterator[dict[str, Json]]:
    """Actions that no offer covers, close to one that is."""
    yield {**action, "type": f"{action['type']}_"}
    yield {**action, "extra": 1}
    for name, value in action.items():
        yield {key: kept for key, kept in action.items() if key != name}
        yield {**action, name: None}
        yield {**action, name: [value]}
        yield {**action, name: {"value": value}}
        if isinstance(value, int):
            yield {**action, name: value + 10**12}
            yield {**action, name: -1 - value}
            yield {**action, name: float(value)}
        if isinstance(value, list):
            yield {**action, name: [*value, chance.randrange(10**6, 10**9)]}
            yield {**action, name: value + value if value else [None]}


def poke_undo(session: Session, chance: Random) -> int:
    """Undo and redo are each other's inverse, and the log only grows."""
    targets = session.undo_targets()
    if not targets:
        return 0
    target = chance.choice(targets)
    before, log = session.position, tuple(session.entries)
    session.undo(target.depth)
    if session.state != target.state:
        raise Fault("undo", f"depth {target.depth} is not what stood there")
    session.redo()
    if session.position is not before or session.entries[:-2] != list(log):
        raise Fault("redo", "it is not what stood before the undo")
    return 1


def check_record(session: Session) -> None:
    """The record survives JSON, loads to the same position, and verifies."""
    text = canonical(encode_record(session.record))
    record = decode_record(json.loads(text))
    if record != session.record:
        raise Fault("record", "it changed on its way through JSON")
    if load(record, rules_for).state != session.state:
        raise Fault("record", "it loads to another position")
    differing = first_difference(record, rules_for)
    if differing is not None:
        raise Fault("record", f"entry {differing} does not verify")
