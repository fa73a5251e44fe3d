"""The Conductor's counsel: what a baron would buy, figures that can be checked, and the operation."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from roundhouse.app.games import rules_for
from roundhouse.bots.base import Decision, settle
from roundhouse.bots.coast.conductor import JUDGE, counsel
from roundhouse.bots.coast.outlook import Outlook
from roundhouse.bots.coast.travel import open_atlas
from roundhouse.bots.coast.treasury import choose_purchase
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal
from roundhouse.core.session import retrace
from roundhouse.games.coast.meta import Options
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from roundhouse.maps.odds import city_ways
from tests.app.frontend import FrontEnd
from tests.coast.positions import Position, charge, position
from tests.records.test_fixtures import fixture_record

Counsel = dict[str, Any]


def ask(rules: CoastRules, state: CoastState, seat: int) -> Counsel:
    return settle(counsel(rules, state, seat))


def asked_at(described: Position, seat: int = 0) -> Counsel:
    return ask(described.rules, described.state(), seat)


def reasons(ware: Counsel) -> dict[str, Counsel]:
    return {reason["kind"]: reason for reason in ware["reasons"]}


def bought_by_the_judge(rules: CoastRules, state: CoastState) -> Counsel:
    """What the baron whose eye the Conductor has would do, on the same sample of trips."""
    atlas = settle(open_atlas(rules.setting.board))
    offers = rules.offers(state)
    outlook = Outlook(Decision(rules, state, offers, Picker("", state.turn.seat, 0)), JUDGE, atlas)
    return settle(choose_purchase(outlook, {offer.type: offer for offer in offers}))


@pytest.mark.parametrize("fixture", ["end-home", "option-fast_track"])
def test_the_choice_is_what_the_strongest_baron_would_buy(fixture: str) -> None:
    seen = set()
    for session in retrace(fixture_record(fixture), rules_for):
        state: CoastState = session.state
        if state.phase != "purchase":
            continue
        rules = session.rules
        assert isinstance(rules, CoastRules)
        choice = ask(rules, state, state.turn.seat)["choice"]
        bought = bought_by_the_judge(rules, state)
        seen.add(bought["type"])
        if choice is None:
            assert bought == {"type": "pass_purchase"}
        else:
            assert bought == {"type": f"buy_{choice['kind']}", choice["kind"]: choice["id"]}
            assert choice["missing"] == 0
    assert {"pass_purchase", "buy_engine"} <= seen


def window(usa: MapDef, **player: Any) -> Position:
    """Seat 0 has arrived in Chicago and may buy, with the best engine: railroads are what is left."""
    described = position(usa, 3).player(0, at="chicago", engine="superchief", **player)
    return described.turn(0, "purchase", dice=(3, 4))


def test_figures_of_a_railroad_are_those_of_the_board(usa: MapDef) -> None:
    """Worked out the plain way: from the cities that each line calls at."""
    described = window(usa, cash=90_000).owns(0, "NP", "IC").owns(1, "PRR", "NYC", "SP")
    found = asked_at(described)
    choice = found["choice"]
    assert choice == found["best"] == found["deed"]
    said, network, ways = reasons(choice), network_of(usa), city_ways(usa)
    own = {usa.railroad_number(line) for line in ("NP", "IC")}
    new = usa.railroad_number(choice["id"])

    def share(lines: set[int], alone: bool = False) -> int:
        return sum(
            way
            for city, way in zip(usa.cities, ways, strict=True)
            for at in [set(network.railroads_at[city.point])]
            if at & lines and (not alone or at <= lines)
        )

    assert said["service"] == {
        "kind": "service",
        "before": share(own),
        "after": share(own | {new}),
    }
    assert said["service"]["after"] > said["service"]["before"] > 0
    met = [
        line
        for line in ("IC", "NP")
        if set(usa.railroads[usa.railroad_number(line)].points) & set(usa.railroads[new].points)
    ]
    assert sorted(said["connected"]["railroads"]) == met
    monopoly = said.get("monopoly", {"ways": 0})["ways"]
    assert monopoly == share(own | {new}, alone=True) - share(own, alone=True)
    assert said["income"]["dollars"] > 0
    assert choice["left"] == 90_000 - choice["price"]


def test_a_line_into_new_country_says_so(usa: MapDef) -> None:
    """All that is left for who owns the Boston & Maine is the Santa Fe: far off, and new land."""
    described = window(usa, cash=20_000).owns(0, "BM").owns_all_but(1, "ATSF")
    deed = asked_at(described)["deed"]
    assert deed["id"] == "ATSF"
    said = reasons(deed)
    assert "apart" in said
    assert "connected" not in said
    assert set(said["regions"]["regions"]) == {
        usa.regions[city.region]
        for city in usa.cities
        if city.point in usa.railroads[usa.railroad_number("ATSF")].points
    }


def test_the_last_line_into_a_city_is_a_monopoly(usa: MapDef) -> None:
    """The Who owns every line into Miami but one has the city to himself with that one."""
    network = network_of(usa)
    miami = next(city for city in usa.cities if city.id == "miami")
    *own, last = (usa.railroads[line].id for line in network.railroads_at[miami.point])
    described = window(usa, cash=60_000).owns(0, *own).owns_all_but(1, last)
    assert "miami" in reasons(asked_at(described)["deed"])["monopoly"]["cities"]


def test_missing_dollars_are_those_that_make_it_the_choice(usa: MapDef) -> None:
    def at(cash: int) -> Counsel:
        # the richest tells how long the game may last
        rivals = window(usa, cash=cash).player(1, cash=60_000)
        return asked_at(rivals.owns_all_but(1, "PRR"))

    poor = at(6_000)
    assert poor["choice"] is None
    assert (poor["deed"]["id"], poor["deed"]["left"]) == ("PRR", 6_000 - poor["deed"]["price"])
    missing = poor["deed"]["missing"]
    assert missing > 0
    assert at(6_000 + missing - 1)["choice"] is None
    assert at(6_000 + missing)["choice"]["id"] == "PRR"


def test_fees_of_this_turn_are_the_own_ones_only(usa: MapDef) -> None:
    charges = asked_at(window(usa, cash=50_000))["in_hand"], asked_at(window(usa), 1)["in_hand"]
    assert charges == (50_000, 20_000)
    described = position(usa, 3).player(0, cash=50_000)
    described.turn(0, "purchase", charges=(charge(usa, 1, 5_000, "PRR"),))
    assert (asked_at(described)["in_hand"], asked_at(described, 1)["in_hand"]) == (45_000, 20_000)


def test_an_engine_is_worth_the_turns_it_saves(usa: MapDef) -> None:
    described = position(usa, 3).player(0, at="chicago", cash=90_000).turn(0, "purchase")
    found = asked_at(described)
    assert (found["choice"]["kind"], found["choice"]["id"]) == ("engine", "superchief")
    assert reasons(found["choice"])["speed"]["turns_tenths"] > 100
    assert found["deed"]["kind"] == "railroad"


def test_nothing_is_worth_its_price_when_the_game_is_all_but_over(usa: MapDef) -> None:
    rounds = Options().round_limit
    described = window(usa, cash=90_000).player(1, cash=400_000).round(rounds)
    found = asked_at(described)
    assert found["rounds_left"] == 1
    assert found["choice"] is found["best"] is found["deed"] is None


def test_who_is_out_of_the_game_has_nothing_to_buy(usa: MapDef) -> None:
    described = window(usa).player(2, bankrupt=1)
    with pytest.raises(Illegal, match="seat-not-playing"):
        counsel(described.rules, described.state(), 2)


def test_the_operation_thinks_in_slices_and_changes_nothing() -> None:
    front, other = FrontEnd(), FrontEnd()
    snapshots = [each.play_until(each.begin(), in_purchase) for each in (front, other)]
    seq = snapshots[0]["seq"]
    before = front.ask("export")
    answer = front.ask("counsel", seq=seq, seat=1, budget=1)
    answers = 1
    while answer["thinking"]:
        answer = front.ask("counsel", seq=seq, seat=1, budget=1)
        answers += 1
    assert answers > 2
    assert front.ask("export") == before
    assert other.ask("counsel", seq=seq, seat=1, budget=10**6) == answer
    assert front.ask("counsel", seq=seq, seat=0, budget=10**6)["seat"] == 0


def test_bad_questions_are_refused() -> None:
    front = FrontEnd()
    assert front.refusal("counsel", seq=0, seat=0) == "no-game"
    front.begin()
    assert front.refusal("counsel", seq=9, seat=0) == "stale-seq"
    for seat in (None, -1, 2, True, "0"):
        assert front.refusal("counsel", seq=0, seat=seat) == "request-unreadable"
    assert front.refusal("counsel", seq=0, seat=0, budget=0) == "budget-unreadable"


@pytest.mark.native
def test_a_game_of_people_needs_no_conductor() -> None:
    code = (
        "import sys, json; from roundhouse.app.host import handle; "
        "seats = [{'name': n, 'colour': n, 'kind': 'human', 'bot': None} for n in 'ab']; "
        "new = {'op': 'new', 'game': 'coast', 'options': {}, 'seed': '1', 'seats': seats}; "
        "assert json.loads(handle(json.dumps(new)))['ok']; "
        "print('roundhouse.bots.coast.conductor' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def in_purchase(snapshot: Counsel) -> bool:
    return bool(snapshot["view"]["phase"] == "purchase")
