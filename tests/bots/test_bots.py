"""The bots: they decide only what is offered, the same when asked again, and play games to their end."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import roundhouse
from roundhouse.app.games import GAMES, new_header, rules_for
from roundhouse.bots.arena import play_game
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.codec import canonical, encode
from roundhouse.core.dice import Picker
from roundhouse.core.offers import refusal
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session

EVERY_BOT = [(game, bot) for game in GAMES for bot in BOTS[game]]


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_a_bot_decides_what_is_offered_and_the_same_when_asked_again(game: str, bot: str) -> None:
    """Over a whole game against itself; and its thought changes nothing."""
    fewest, _ = GAMES[game].describe()["seats"]
    header = new_header(game, {}, f"asked/{bot}", (Seat("A", "red", bot),) * fewest)
    session = Session(rules_for(header), header)
    player = BOTS[game][bot]
    for step in range(20_000):
        seat = session.rules.deciding_seat(session.state)
        if seat is None:
            return
        offers = session.rules.offers(session.state)
        before = encode(session.state) if step % 25 == 0 else None
        decided = [
            decide(player, Decision(session.rules, session.state, offers, Picker("k", seat, step)))
            for _ in range(2)
        ]
        assert decided[0] == decided[1]
        assert refusal(offers, decided[0]) is None
        assert before is None or encode(session.state) == before
        session.submit((decided[0],))
    raise AssertionError("the game never ends")


def report(bots: list[str], seed: str) -> dict[str, object]:
    game = GAMES["coast"]
    header = new_header("coast", {}, seed, tuple(Seat(bot, "red", bot) for bot in bots))
    played = play_game("coast", rules_for(header), game.facts, bots, seed)
    described: dict[str, object] = encode(played)
    return described


@pytest.mark.parametrize("bots", [["greedy", "greedy", "random"], ["random"] * 6, ["greedy"] * 2])
def test_the_arena_reports_the_same_every_time(bots: list[str]) -> None:
    first = report(bots, "again")
    assert first == report(bots, "again")
    assert first["fault"] is None
    assert first["winners"]
    assert first != report(bots, "another")


def test_greedy_beats_random() -> None:
    """Ten games against two randoms: a yardstick that loses to chance measures nothing."""
    wins = [report(["random", "greedy", "random"], f"wins/{number}") for number in range(10)]
    assert sum(won["winners"] == [1] for won in wins) >= 9


# --- what must not change unnoticed

# The texts of `bots/*/greedy.py`. The bots are yardsticks for years: when this fails, undo the
# change and make a new bot instead. Only a fault that breaks the rules is worth another hash.
GREEDY_SHA256 = {
    "coast": "282a1b4123faece2caa8c644fbb46998c981d5f6c457020ee167d6a090c75d39",
    "siberia": "fe35e23ee6e0cd4d449725ec832d023fd56efa324cbc46f70741c6da30037be8",
}

# One game of three bots, as the arena reports it: the same on every machine. It changes with the
# rules, the options' defaults and the board, and then another one is to be noted.
ARENA_REPORT_SHA256 = "ddef54021871a9d0695395b17d26b2663abf3ff35908b8b505b4c865a3b2c618"


@pytest.mark.native
@pytest.mark.parametrize("game", list(GAMES))
def test_greedy_is_frozen(game: str) -> None:
    source = Path(roundhouse.__file__).parent / "bots" / game / "greedy.py"
    text = source.read_text(encoding="utf-8")
    found = hashlib.sha256(text.encode("utf-8")).hexdigest()
    assert found == GREEDY_SHA256[game], (
        "greedy is frozen: undo the change to it, and register a better bot under another name"
    )


def test_the_arena_report_of_one_seed_is_pinned() -> None:
    found = hashlib.sha256(canonical(report(["greedy", "greedy", "random"], "7/0")).encode("ascii"))
    assert found.hexdigest() == ARENA_REPORT_SHA256
