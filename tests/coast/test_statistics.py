"""The figures of a game agree with its positions, with its money and with the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse.app.games import new_header, rules_for
from roundhouse.core.codec import Json
from roundhouse.core.dice import SeededDraws
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session, load
from roundhouse.games.coast.meta import STARTING_CASH, Options
from roundhouse.games.coast.state import ENGINES
from roundhouse.games.coast.statistics import bonus_ways, expected_payoff
from roundhouse.games.coast.table import Setting
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from tests.coast.positions import city_number
from tests.fixtures import fixture_names, game_of
from tests.records.test_fixtures import fixture_record

EVERY_GAME = pytest.mark.parametrize(
    "name", [name for name in fixture_names() if game_of(name) == "coast"]
)
SAME_IN_THE_VIEW = (
    *("cash", "net_worth", "engine", "trips", "mileposts", "earned", "fees_paid", "fees_got"),
)
GOT = ("earned", "fees_got", "got_for_deeds", "bounties_got", "deals_net")
SPENT = ("fees_paid", "spent_on_deeds", "spent_on_engines", "bounties_paid")


def figures(session: Session) -> Any:
    return session.rules.statistics(session.line)


@EVERY_GAME
def test_figures_are_those_of_the_view(name: str) -> None:
    session = load(fixture_record(name), rules_for)
    view = session.rules.view(session.state, None)
    for figure, player in zip(figures(session)["seats"], view["players"], strict=True):
        assert {key: figure[key] for key in SAME_IN_THE_VIEW} == {
            key: player[key] for key in SAME_IN_THE_VIEW
        }
        assert figure["deeds"] == len(player["deeds"])
        worth = figure["cash"] + figure["deeds_value"] + figure["engine_value"]
        assert figure["net_worth"] == worth


@EVERY_GAME
def test_money_comes_from_somewhere_and_goes_somewhere(name: str) -> None:
    """Also fees: what one rival paid, the other got; and deeds."""
    session = load(fixture_record(name), rules_for)
    seats = figures(session)["seats"]
    for figure in seats:
        rivals = range(len(seats))
        assert figure["fees_paid"] == figure["bank_fees"] + sum(figure["paid_to"])
        assert figure["fees_got"] == sum(figure["got_from"])
        assert figure["paid_to"] == [seats[rival]["got_from"][figure["seat"]] for rival in rivals]
        if session.state.players[figure["seat"]].bankrupt is None:
            account = sum(figure[key] for key in GOT) - sum(figure[key] for key in SPENT)
            assert STARTING_CASH + account == figure["cash"]
            came = figure["deeds_bought"] + figure["deeds_got"]
            assert figure["deeds"] == came - figure["deeds_sold"] - figure["deeds_given"]


@EVERY_GAME
def test_series_are_the_positions_that_the_log_leads_to(name: str) -> None:
    session = load(fixture_record(name), rules_for)
    series = figures(session)["series"]
    entries = series["entries"]
    assert entries[0] == 0
    assert entries == sorted(set(entries))
    for column, entry in enumerate(entries):
        view = session.rules.view(session.positions[entry].state, None)
        assert series["rounds"][column] == view["round"]
        for what in ("net_worth", "cash"):
            now = [row[column] for row in series[what]]
            assert now == [player[what] for player in view["players"]]
    assert session.positions[entries[-1]] is session.position


def test_every_turn_has_its_place_in_the_series() -> None:
    session = load(fixture_record("end-home"), rules_for)
    told = [event for events in session.told for event in events]
    turns = sum(event.kind == "turn_began" for event in told)
    # the opening is the first turn's beginning, the end is one more
    assert len(figures(session)["series"]["entries"]) == turns + 1


def session_at_a_leg() -> Session:
    """A game of two people, up to the first leg that is to be ridden."""
    header = new_header("coast", {}, "legs", (Seat("Ada", "crimson"), Seat("Grace", "azure")))
    session = Session(rules_for(header), header)
    session.submit(({"type": "roll_destination"},))
    session.submit(({"type": "roll"},))
    assert session.state.phase == "move"
    return session


def test_what_is_taken_back_is_in_no_figure() -> None:
    session = session_at_a_leg()
    before = figures(session)
    path = session.rules.advise(session.state, ())["path"]
    session.submit(({"type": "move", "path": path},))
    ridden = figures(session)
    assert ridden != before
    session.undo()
    assert figures(session) == before
    session.redo()
    assert figures(session) == ridden


def test_handing_over_and_leaving_the_game_are_told_right() -> None:
    """A seat that is handed over goes on with its figures; who leaves keeps them, with nothing left."""
    session = session_at_a_leg()
    before = figures(session)
    seat = session.state.turn.seat
    session.hand_over(seat, "greedy")
    assert figures(session) == before
    session.resign(SeededDraws(session.header.seed))
    left = figures(session)
    assert left["seats"][seat]["cash"] == left["seats"][seat]["net_worth"] == 0
    assert left["seats"][seat]["dice"] == before["seats"][seat]["dice"]
    assert left["series"]["net_worth"][seat][-1] == 0


def test_c16_bonus_rolls_to_be_expected() -> None:
    assert [bonus_ways(engine) for engine in ENGINES] == [1, 6, 36]


@EVERY_GAME
def test_dice_are_the_dice_of_the_log(name: str) -> None:
    session = load(fixture_record(name), rules_for)
    rolled: dict[int, int] = {}
    for step in session.line:
        for event in step.events:
            if event.kind in ("rolled", "bonus_rolled"):
                seat = event.details["seat"]
                rolled[seat] = rolled.get(seat, 0) + event.details["mileposts"]
    for figure in figures(session)["seats"]:
        dice = figure["dice"]
        assert dice["mileposts"] == rolled.get(figure["seat"], 0)
        # each roll of the white dice is expected to bring 7, each bonus at least nothing
        assert dice["expected_thousandths"] >= 7_000 * dice["rolls"] - 3_500 * dice["bonuses"]
        assert dice["expected_bonuses_thousandths"] <= 1_000 * dice["rolls"]


def expected_by_hand(board: MapDef, city: int, region: int) -> float:
    """The mean payoff in a region, roll by roll."""
    payoffs = []
    for coloured in range(1, 7):
        for one in range(1, 7):
            for other in range(1, 7):
                goal = board.city_charts[region].result(coloured, one + other)
                payoffs.append(0 if goal == city else board.payoff(city, goal))
    return sum(payoffs) / len(payoffs)


def test_c7_payoff_to_be_expected_from_a_city(usa: MapDef) -> None:
    setting = Setting(usa, network_of(usa), Options(), 2)
    city = city_number(usa, "miami")
    for region in range(len(usa.regions)):
        by_hand = expected_by_hand(usa, city, region)
        assert abs(expected_payoff(setting, city, region) - by_hand) <= 0.5
    own = usa.cities[city].region
    rolls = [
        usa.region_chart.result(coloured, one + other)
        for coloured in range(1, 7)
        for one in range(1, 7)
        for other in range(1, 7)
    ]
    elsewhere = [expected_by_hand(usa, city, region) for region in rolls if region != own]
    mean = sum(elsewhere) / len(elsewhere)
    assert abs(expected_payoff(setting, city, None) - mean) <= 0.5


def test_c18_fast_track_pays_more_in_the_mean_too(usa: MapDef) -> None:
    network = network_of(usa)
    usual, fast = (
        expected_payoff(Setting(usa, network, options, 2), 0, None)
        for options in (Options(), Options(fast_track=True))
    )
    assert abs(fast - 1.5 * usual) <= 1.5


def test_figures_are_whole_numbers() -> None:
    def leaves(value: Json) -> Iterator[Json]:
        if isinstance(value, dict | list):
            for part in value.values() if isinstance(value, dict) else value:
                yield from leaves(part)
        else:
            yield value

    session = load(fixture_record("around-the-table"), rules_for)
    assert {type(leaf) for leaf in leaves(figures(session))} == {int, str}
