"""The Handbook: it has every rule and option, and states no number that the engine does not give it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from roundhouse.app.host import Host
from roundhouse.games.coast import meta

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[1] / "web"
TEXT = (WEB / "locales/en/handbook.ftl").read_text(encoding="utf-8")
PLAN = (WEB / "src/games/coast/dialogs/book.ts").read_text(encoding="utf-8")
MESSAGES = dict(re.findall(r"^([\w-]+) =(.*(?:\n(?: .*|$))*)", TEXT, re.MULTILINE))

RULES = [f"C-{number}" for number in range(1, 42)]
OPTIONS = [option["id"] for option in meta.describe()["options"]]
# what the page itself knows: what is searched for, and what an option is set to
OF_THE_PAGE = {"hits", "query", "value", "option"}


def ask_constants() -> dict[str, dict[str, int]]:
    request = json.dumps({"op": "constants", "game": meta.GAME})
    answer: dict[str, dict[str, int]] = json.loads(Host().handle(request))
    return {kind: answer[kind] for kind in ("dollars", "counts")}


CONSTANTS = ask_constants()


@pytest.mark.parametrize("message", MESSAGES)
def test_no_number_stands_literally(message: str) -> None:
    words = re.sub(r"\{ \$\w+", "", MESSAGES[message])
    # what may: a rule's number, and the years of the games that ours comes from
    words = re.sub(r"\bC-\d+\b|\b1977\b|\b1970s\b", "", words)
    assert re.findall(r"\d+|\$|%", words) == []


def test_the_texts_and_the_engine_name_the_same_numbers() -> None:
    named = set(re.findall(r"\{\s*\$(\w+)", TEXT)) - OF_THE_PAGE
    provided = {name for kind in CONSTANTS.values() for name in kind}
    assert len(named) > 25
    assert named == provided


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_has_a_title_and_is_explained(rule: str) -> None:
    title, *paragraphs = MESSAGES[f"handbook-{rule}"].strip().split("\n\n")
    assert 2 < len(title) < 50
    assert len("".join(paragraphs)) > 40


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_is_explained(option: str) -> None:
    assert len(MESSAGES[f"handbook-option-{option}"]) > 60
    assert f'"option-{option}"' in PLAN


def test_the_rules_stand_in_their_order_and_once_each() -> None:
    assert re.findall(r'"(C-\d+)"', PLAN.partition("const HOUSE")[0]) == RULES


def test_every_rule_that_is_pointed_to_exists() -> None:
    assert set(re.findall(r"\bC-\d+\b", TEXT)) <= set(RULES)


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
    dollars = ask_constants()["dollars"]
    assert (dollars["start_cash"], dollars["bounty_harsh"]) == (12_345, 99_000)
    assert ask_constants()["counts"]["cities"] == 67


def test_a_game_that_is_not_here_has_none() -> None:
    answer = json.loads(Host().handle(json.dumps({"op": "constants", "game": "chess"})))
    assert answer["error"]["code"] == "unknown-game"
