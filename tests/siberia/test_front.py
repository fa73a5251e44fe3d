"""Trans-Siberian as a front end meets it: previews, reasons, facts, figures, advice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.app.host import Host
from roundhouse.core.rules import Step
from roundhouse.games.siberia import meta
from tests.siberia.positions import PlayedTable, Position, position

Answer = dict[str, Any]
HUMANS = [
    {"name": name, "colour": "red", "kind": "human", "bot": None} for name in ("Ada", "Ben", "Cleo")
]


class FrontEnd:
    def __init__(self) -> None:
        self.host = Host()

    def ask(self, op: str, **request: Any) -> Answer:
        answer: Answer = json.loads(self.host.handle(json.dumps({"op": op, **request})))
        return answer

    def begin(self) -> Answer:
        options = {"first_seat": 0}
        return self.ask("new", game="siberia", options=options, seed="front", seats=HUMANS)

    def act(self, seq: int, type: str, **params: Any) -> Answer:
        return self.ask("submit", seq=seq, actions=[{"type": type, **params}])


@pytest.fixture
def front() -> FrontEnd:
    return FrontEnd()


def test_hello_offers_the_game_and_marks_house_values(front: FrontEnd) -> None:
    games = {game["id"]: game for game in front.ask("hello")["games"]}
    siberia = games["siberia"]
    assert siberia["seats"] == [3, 5]
    assert set(siberia["house_values"]) <= {option["id"] for option in siberia["options"]}
    cash = next(option for option in siberia["options"] if option["id"] == "starting_cash")
    assert cash["usual_by_seats"] == {"3": 48, "4": 40, "5": 32}
    assert [game["id"] for game in front.ask("hello")["maps"]][-1] == "russia"


def test_facts_of_the_map(front: FrontEnd) -> None:
    front.begin()
    facts = front.ask("facts")
    assert facts == front.ask("facts", map="russia")
    assert len(facts["links"]) == 80
    assert len(facts["cities"]) == 69
    moscow = next(city for city in facts["cities"] if city["id"] == "moscow")
    assert all(facts["links"][link]["from_moscow"] for link in moscow["links"])
    assert len(moscow["links"]) == 10


def test_constants_are_those_of_the_rules(front: FrontEnd) -> None:
    constants = front.ask("constants", game="siberia")
    assert constants["dollars"]["example_per_share"] == 4
    assert constants["counts"]["example_steps"] == 2
    assert constants["counts"]["links_external"] == 13
    assert constants["counts"]["dividend_track_length"] == 10
    assert set(constants["house_values"]) == set(meta.HOUSE_VALUES)


def test_an_opening_auction_and_a_claim(front: FrontEnd) -> None:
    snapshot = front.begin()
    assert snapshot["view"]["auction"]["least"] == 8
    bid, passing = snapshot["offers"]
    assert bid["params"]["amount"] == {"kind": "range", "low": 8, "high": 48, "step": 1}
    for seq, action in enumerate([{"type": "bid", "amount": 20}, passing, passing]):
        snapshot = front.act(seq, action["type"], **({"amount": 20} if seq == 0 else {}))
    assert snapshot["view"]["claim"] == {
        "railroad": "red", "seat": 0, "bid": 20, "waiting": ["blue", "green", "yellow"],
    }  # fmt: skip
    seq = snapshot["seq"]
    first = snapshot["offers"][0]["params"]["link"]["choices"][0]
    draft = {"type": "claim", "link": first, "value": 20}
    preview = front.ask("preview", seq=seq, draft=draft)
    assert preview["complete"] is True
    assert preview["events"][0]["kind"] == "claimed"
    east = next(
        number for number, link in enumerate(front.ask("facts")["links"]) if not link["from_moscow"]
    )
    refused = front.ask("explain", seq=seq, draft={"type": "claim"}, point=east)["refused"]
    assert refused["code"] == "link-not-from-moscow"
    assert front.ask("advise", seq=seq, draft={})["action"]["type"] == "claim"
    # nothing is chance after the first seat: all of it can be taken back
    assert snapshot["undo"] == [2, 1, 0]
    assert front.ask("undo", seq=seq)["view"]["phase"] == "auction"


@pytest.mark.parametrize("draft", [None, [], 3, "build", {}, {"type": 3}])
def test_a_draft_is_an_action(front: FrontEnd, draft: Any) -> None:
    front.begin()
    answer = front.ask("preview", seq=0, draft=draft)
    assert answer["error"]["code"] == "request-unreadable"


def test_what_is_played_needs_only_its_own_game(front: FrontEnd) -> None:
    assert front.ask("warm", game="siberia") == {"ok": True}
    assert front.ask("warm", game="chess")["error"]["code"] == "unknown-game"


# --- previews of a building


def described() -> Position:
    found = position().railroad("red", (2, 1, 0), links="m-a", treasury=12, income=9, value=40)
    return found.railroad("blue", (1, 2, 0), links="m-b b-i", treasury=5)


def look(table: PlayedTable, links: str = "", railroad: str = "red") -> Answer:
    draft = {"type": "build", "railroad": railroad, "path": table.path(links)}
    return table.rules.preview(table.state, draft)


def objection(table: PlayedTable, links: str, link: str, railroad: str = "red") -> str | None:
    draft = {"type": "build", "railroad": railroad, "path": table.path(links)}
    refused = table.rules.explain(table.state, draft, table.path(link)[0])
    return None if refused is None else refused.code


def test_before_the_first_link_all_that_can_be_paid_for_is_shown() -> None:
    table = described().table()
    preview = look(table)
    assert preview["complete"] is False
    assert preview["building"] is None
    found = {tuple(option["links"]): option for option in preview["next"]}
    assert (table.path("a-b")[0],) in found
    over = found[(table.path("i-j")[0],)]
    assert over["jumped"] == table.path("m-b b-i")
    assert over["cost"] == 8
    assert over["fees"] == [{"payee": "blue", "links": table.path("m-b b-i"), "amount": 4}]
    for option in preview["next"]:
        assert option["cost"] <= 12


def test_a_link_is_shown_with_its_costs_and_gains_and_what_may_follow() -> None:
    table = described().table()
    preview = look(table, "a-b")
    assert preview["complete"] is True
    building = preview["building"]
    assert (building["cost"], building["treasury_after"]) == (4, 8)
    assert building["income"] == [9, 11]
    assert building["per_share"] == [3, 4]
    assert (building["marks"], building["value"], building["timing"]) == ([10], [40, 44], 0)
    seconds = [option["links"][1] for option in preview["next"]]
    assert table.path("b-c")[0] in seconds
    assert all(option["timing"] == 1 for option in preview["next"])
    assert [event["kind"] for event in preview["events"]][:2] == ["built", "income_rose"]
    # nothing has happened
    assert table.owner("a-b") is None


def test_whatever_is_shown_can_be_built_as_shown() -> None:
    table = described().table()
    for first in look(table)["next"]:
        played = PlayedTable(table.rules, table.state)
        played.act("build", railroad="red", path=first["path"])
        assert played.railroad("red").treasury == first["treasury_after"]
        assert played.railroad("red").value == first["value"][1]
        draft = {"type": "build", "railroad": "red", "path": first["path"]}
        for both in table.rules.preview(table.state, draft)["next"]:
            played = PlayedTable(table.rules, table.state)
            played.act("build", railroad="red", path=both["path"])
            assert played.railroad("red").income == both["income"][1]


@pytest.mark.parametrize(
    ("links", "link", "code"),
    [
        ("", "a-b", None),
        ("", "m-b", "link-built"),
        ("", "e-f", "link-unreachable"),
        ("", "c-X", "link-unreachable"),
        ("a-b", "b-c", None),
        ("a-b", "a-e", "link-unreachable"),
        ("a-b", "a-b", "link-twice"),
        ("a-b b-c", "c-d", "too-many-links"),
    ],
)
def test_why_a_link_cannot_be_built(links: str, link: str, code: str | None) -> None:
    assert objection(described().table(), links, link) == code


def test_a_link_that_is_too_dear() -> None:
    table = described().railroad("red", (2, 1, 0), links="m-a", treasury=5).table()
    assert objection(table, "", "i-j") == "treasury-short"
    assert objection(table, "a-b", "b-c") == "treasury-short"
    assert objection(table, "", "a-b", railroad="blue") == "others-hold-more"


def test_the_next_dividend_as_it_would_be_now() -> None:
    table = described().at(period=2, marker=44, timing=4).table()
    shown = table.rules.view(table.state, None)["next_dividend"]
    assert shown["nationalized"] == ["red", "blue"]
    assert shown["turns_left"] == 1
    assert shown["ends"] == "few_public"
    before = table.cash
    table.passes()
    assert [now - then for now, then in zip(table.cash, before, strict=True)] == shown["income"]
    assert table.state.marker == shown["marker"]
    assert table.state.result is not None
    assert table.state.result.reason == shown["ends"]


def test_the_next_dividend_says_what_it_ends() -> None:
    def ends(**at: object) -> object:
        table = described().at(timing=4, **at).table()
        shown = table.rules.view(table.state, None)["next_dividend"]
        table.passes()
        assert (table.state.result is None) == (shown["ends"] is None)
        return shown["ends"]

    assert ends(period=1, marker=24) is None
    assert ends(period=1, marker=24, dividends=9) == "dividends"


def test_statistics_add_up() -> None:
    table = described().at(timing=3).table()
    steps = [Step(0, table.state, ())]
    for number, move in enumerate(("pass", "pass"), start=1):
        table.act(move)
        steps.append(Step(number, table.state, table.outcome.events))
    figures = table.rules.statistics(steps)
    for seat, row in enumerate(figures["seats"]):
        assert row["cash"] == 100 + row["dividends"] + row["last_dividends"]
        assert row["passes"] == (seat < 2)
    assert len(figures["series"]["wealth"][0]) == len(figures["series"]["entries"]) == 3


def test_advice_is_an_action_that_is_offered_with_figures() -> None:
    table = described().table()
    advice = table.rules.advise(table.state, {})
    table.act(**advice["action"])
    kinds = {reason["kind"] for reason in advice["reasons"]}
    assert "next-dividend" in kinds or "brings-dividend" in kinds
    assert len(advice["alternatives"]) == 2
