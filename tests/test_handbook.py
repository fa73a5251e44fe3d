"""The Handbooks: each has every rule and option, and states no number that the engine does not give it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from roundhouse.app.games import GAMES
from roundhouse.app.host import Host
from roundhouse.games.coast import meta
from roundhouse.games.siberia import meta as siberia

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[1] / "web"
# what the page itself knows: what is searched for, and what an option is set to
OF_THE_PAGE = {"hits", "query", "value", "option"}


def ask_constants(game: str) -> dict[str, dict[str, int]]:
    request = json.dumps({"op": "constants", "game": game})
    answer: dict[str, dict[str, int]] = json.loads(Host().handle(request))
    return {kind: answer[kind] for kind in ("dollars", "counts")}


class Handbook:
    """A game's Handbook: its texts, and its plan, which the page follows."""

    def __init__(self, game: str, texts: str, letter: str, rules: int) -> None:
        self.game = game
        self.text = (WEB / f"locales/en/{texts}.ftl").read_text(encoding="utf-8")
        self.plan = (WEB / f"src/games/{game}/dialogs/book.ts").read_text(encoding="utf-8")
        found = re.findall(r"^([\w-]+) =(.*(?:\n(?: .*|$))*)", self.text, re.MULTILINE)
        self.messages = dict(found)
        self.letter = letter
        self.rules = [f"{letter}-{number}" for number in range(1, rules + 1)]
        self.options = [option["id"] for option in GAMES[game].describe()["options"]]
        self.constants = ask_constants(game)


BOOKS = {
    book.game: book
    for book in (
        Handbook("coast", "handbook", "C", 41),
        Handbook("siberia", "handbook-siberia", "T", 26),
    )
}
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS.values(), ids=[*BOOKS])
CONSTANTS = BOOKS["coast"].constants


def test_every_game_has_a_handbook() -> None:
    assert list(BOOKS) == list(GAMES)


@EVERY_BOOK
def test_no_number_stands_literally(book: Handbook) -> None:
    for message, text in book.messages.items():
        words = re.sub(r"\{ \$\w+", "", text)
        # what may: a rule's number, and the years of the games that ours comes from
        words = re.sub(rf"\b{book.letter}-\d+\b|\b1977\b|\b1970s\b", "", words)
        assert re.findall(r"\d+|\$|%", words) == [], message


@EVERY_BOOK
def test_the_texts_and_the_engine_name_the_same_numbers(book: Handbook) -> None:
    named = set(re.findall(r"\{\s*\$(\w+)", book.text)) - OF_THE_PAGE
    provided = {name for kind in book.constants.values() for name in kind}
    assert len(named) > 25
    assert named == provided


@EVERY_BOOK
def test_each_rule_has_a_title_and_is_explained(book: Handbook) -> None:
    for rule in book.rules:
        title, *paragraphs = book.messages[f"handbook-{rule}"].strip().split("\n\n")
        assert 2 < len(title) < 50, rule
        assert len("".join(paragraphs)) > 40, rule


@EVERY_BOOK
def test_each_option_is_explained(book: Handbook) -> None:
    for option in book.options:
        assert len(book.messages[f"handbook-option-{option}"]) > 60, option
        assert f'"option-{option}"' in book.plan


@EVERY_BOOK
def test_the_rules_stand_in_their_order_and_once_each(book: Handbook) -> None:
    chapters = book.plan.partition("const HOUSE")[0]
    assert re.findall(rf'"({book.letter}-\d+)"', chapters) == book.rules


@EVERY_BOOK
def test_every_rule_that_is_pointed_to_exists(book: Handbook) -> None:
    assert set(re.findall(r"\b[A-Z]-\d+\b", book.text)) <= set(book.rules)


def test_house_values_are_marked() -> None:
    """Those of Trans-Siberian are what the engine says that no source confirms."""
    marked = BOOKS["siberia"].plan.partition("const HOUSE")[2]
    assert re.findall(r'"option-(\w+)"', marked) == list(siberia.HOUSE_VALUES)


@pytest.mark.parametrize(
    ("name", "amount"),
    [
        ("example_two_rivals_and_bank", 11_000),
        ("example_deed", 42_000),
        ("example_deed_sold", 21_000),
        ("example_payoff_fast_track", 52_500),
        ("example_just_short", 199_999),
        ("example_enough_with_fee", 205_000),
    ],
)
def test_worked_examples_come_to_what_the_rules_say(name: str, amount: int) -> None:
    assert CONSTANTS["dollars"][name] == amount


def test_the_numbers_are_those_the_rules_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meta, "STARTING_CASH", 12_345)
    monkeypatch.setitem(meta.BOUNTIES, "harsh", 99_000)
    dollars = ask_constants("coast")["dollars"]
    assert (dollars["start_cash"], dollars["bounty_harsh"]) == (12_345, 99_000)
    assert ask_constants("coast")["counts"]["cities"] == 67
    monkeypatch.setattr(siberia, "LINK_COST", 7)
    monkeypatch.setattr(siberia, "DIVIDEND_TRACK_LENGTH", 17)
    numbers = ask_constants("siberia")
    assert numbers["dollars"]["example_link_one_jump"] == 7 + siberia.JUMP_FEE
    assert numbers["counts"]["dividend_track_length"] == 17


def test_a_game_that_is_not_here_has_none() -> None:
    answer = json.loads(Host().handle(json.dumps({"op": "constants", "game": "chess"})))
    assert answer["error"]["code"] == "unknown-game"
