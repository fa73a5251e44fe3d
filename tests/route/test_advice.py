"""The suggestion on the real board: always legal, always the same, with its reasons."""

from __future__ import annotations

import hashlib
from typing import Any

from roundhouse.core.codec import canonical
from roundhouse.core.dice import Picker, SeededDraws
from roundhouse.games.coast.meta import Options
from roundhouse.games.coast.route import rough, timetable
from roundhouse.games.coast.route.advice import advise, leaders_of
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, charge, position, track

# The advice for one game of moves, as JSON: the same in every Python and in wasm. It changes with what
# the suggestion weighs, and then another one is to be noted.
ADVICE_SHA256 = "4c0a998fa9263fd6b9358a5673ab70a5e8c4d343c912be7e3354e7af35253637"


def legs(board: MapDef, seed: str, rounds: int) -> list[tuple[CoastRules, CoastState]]:
    """The legs of one game in which three seats ride as advised, and buy whatever comes first."""
    rules = CoastRules(board, Options(round_limit=rounds), 3)
    draws = SeededDraws(seed)
    state = rules.start(draws).state
    found: list[tuple[CoastRules, CoastState]] = []
    for step in range(20_000):
        if rules.deciding_seat(state) is None:
            return found
        offers = [o for o in rules.offers(state) if not o.type.endswith("_deal")]
        if state.phase == "move":
            found.append((rules, state))
            action = {"type": "move", "path": rules.advise(state, ())["path"]}
        else:
            action = offers[0].sample(Picker(seed, 0, step))
        state = rules.apply(state, action, draws).state
    raise AssertionError("the game never ends")


def test_a_game_can_be_ridden_as_advised(usa: MapDef) -> None:
    """C-12 to C-14: every suggestion is a whole legal leg; `apply` would refuse any other."""
    assert len(legs(usa, "as advised", 40)) > 80


def test_the_advice_goes_on_from_any_draft(usa: MapDef) -> None:
    """C-17: what is suggested after a part of the suggestion is a whole leg with it."""
    for rules, state in legs(usa, "drafts", 8):
        leg = rules.setting.leg(state)
        path = advise(rules.setting, state, ()).path
        for used in range(len(path) + 1):
            rest = advise(rules.setting, state, path[:used]).path
            assert leg.refusal(path[:used] + rest) is None


def test_the_same_position_gives_the_same_advice(usa: MapDef) -> None:
    found = legs(usa, "the same", 12)
    first = [rules.advise(state, ()) for rules, state in found]
    rough.rough_towards.cache_clear()
    timetable.timetable.cache_clear()
    assert [rules.advise(state, ()) for rules, state in reversed(found)] == first[::-1]
    assert hashlib.sha256(canonical(first).encode("ascii")).hexdigest() == ADVICE_SHA256


# --- reasons


def southbound(board: MapDef, **changes: Any) -> Position:
    """New York to Norfolk, where the PRR is the only way to Philadelphia."""
    return position(board, 3).player(0, at="new-york", destination="norfolk", **changes)


def moving(described: Position, allowance: int, **changes: Any) -> PlayedTable:
    return described.turn(0, "move", allowance=allowance, **changes).table()


def kinds(table: PlayedTable, draft: tuple[int, ...] = ()) -> dict[str, dict[str, Any]]:
    found = table.rules.advise(table.state, draft)["reasons"]
    return {reason["kind"]: reason for reason in found}


def test_track_of_one_paid_this_turn_is_named(usa: MapDef) -> None:
    """C-21."""
    described = southbound(usa).owns(1, "PRR", "BO", "RFP")
    table = moving(described, 3, charges=(charge(usa, 1, 5_000, "PRR"),))
    assert kinds(table)["paid"]["payee"] == 1
    assert "paid" not in kinds(moving(described, 3))


def test_an_old_rate_is_named(usa: MapDef) -> None:
    """C-23."""
    described = southbound(usa, established=(("PRR", None, 1_000),)).owns(1, "PRR")
    assert kinds(moving(described, 3))["old-rate"]["railroad"] == "PRR"


def test_a_draft_that_spoils_the_advice_is_gone_on_from(usa: MapDef) -> None:
    """C-13, C-17: nothing that is drafted is ridden again."""
    table = moving(southbound(usa), 9)
    draft = track(usa, "new-york NH new-haven")
    advice = table.rules.advise(table.state, draft)
    assert not set(draft) & set(advice["route"])
    assert table.rules.setting.leg(table.state).refusal(draft + tuple(advice["path"])) is None


def test_alternatives_ride_other_track(usa: MapDef) -> None:
    described = position(usa).player(0, at="new-york", destination="los-angeles")
    advice = moving(described, 9).rules.advise(described.turn(0, "move", allowance=9).state(), ())
    assert len(advice["alternatives"]) == 2
    for other in advice["alternatives"]:
        assert other["cost"] >= advice["cost"]
        common = set(other["route"]) & set(advice["route"])
        assert 2 * len(common) <= len(other["route"])


def test_the_leader_is_who_has_the_highest_net_worth(usa: MapDef) -> None:
    """C-40: deeds and engine count, and cash tells equals apart; a bankrupt leads nothing."""
    described = position(usa, 3).player(1, cash=10_000).owns(1, "PRR")
    rules = described.rules
    assert leaders_of(rules.setting, described.turn(0, "move").state()) == (1,)
    described = position(usa, 3).player(1, cash=90_000, bankrupt=1)
    assert leaders_of(rules.setting, described.turn(0, "move").state()) == (0, 2)
