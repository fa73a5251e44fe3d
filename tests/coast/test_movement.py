"""Movement: C-11 to C-17."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.errors import Illegal
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, in_region, point_number, position, track

HOMES_WITH_ONE_SECTION = {
    "miami": "miami SAL west-palm-beach",
    "norfolk": "norfolk NW petersburg",
    "portland-me": "portland-me BM haverhill",
    "san-diego": "san-diego ATSF san-juan-capistrano",
}


def southbound(board: MapDef, **changes: Any) -> PlayedTable:
    """Seat 0 in New York, on the way to Norfolk, about to roll."""
    described = position(board).player(0, at="new-york", destination="norfolk", **changes)
    return described.turn(0, "roll").table()


def legal_next(table: PlayedTable, ride: str = "") -> set[str]:
    """The legal next steps after a drafted ride, as `railroad place`."""
    draft = track(table.board, ride) if ride else ()
    preview = table.rules.preview(table.state, draft)
    assert preview["refused"] is None
    return {
        f"{step['railroad']} {table.board.points[step['point']].id}" for step in preview["next"]
    }


def objection(table: PlayedTable, place: str, ride: str = "") -> str | None:
    """Why the train cannot go on to a place after a drafted ride."""
    draft = track(table.board, ride) if ride else ()
    refused = table.rules.explain(table.state, draft, point_number(table.board, place))
    return None if refused is None else refused.code


def test_c11_exactly_the_sum_of_the_white_dice_is_moved(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 3)
    short = "new-york PRR trenton PRR philadelphia PRR baltimore"
    whole = f"{short} PRR washington"
    long = f"{whole} RFP fredericksburg"
    assert table.refusal("move", path=list(track(usa, short))) == "path-too-short"
    assert table.refusal("move", path=list(track(usa, long))) == "path-too-long"
    table.move(whole)
    assert table.stands_at(0, "washington")
    assert table.player(0).mileposts == 4


def test_c11_every_dot_and_every_city_is_one_milepost(usa: MapDef) -> None:
    """Trenton is a dot, Philadelphia a city: each costs one of the roll of two."""
    table = southbound(usa)
    table.roll(1, 1)
    table.move("new-york PRR trenton PRR philadelphia")
    assert table.stands_at(0, "philadelphia")


def test_c11_a_junction_costs_nothing(usa: MapDef) -> None:
    """Between Bainbridge and Valdosta lies Thomasville, where four arms of the ACL meet."""
    assert "thomasville" not in {point.id for point in usa.points}
    table = position(usa).player(0, at="bainbridge", city="mobile", destination="jacksonville")
    played = table.turn(0, "roll").table()
    played.roll(1, 2)
    played.move("bainbridge ACL valdosta ACL waycross ACL jacksonville")
    assert played.told("arrived")


def test_c11_any_railroad_in_any_direction(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 1)
    assert legal_next(table) == {"PRR trenton", "NH new-haven", "NYC poughkeepsie"}
    table.move("new-york NYC poughkeepsie NYC albany")
    assert table.stands_at(0, "albany")


def test_c11_side_by_side_the_player_says_which_railroad_is_ridden(usa: MapDef) -> None:
    for line in ("BO", "PRR"):
        table = southbound(usa, engine="standard")
        table.roll(1, 2)
        ride = f"new-york PRR trenton PRR philadelphia {line} baltimore"
        assert {"BO baltimore", "PRR baltimore"} <= legal_next(
            table, "new-york PRR trenton PRR philadelphia"
        )
        table.move(ride)
        assert table.told("moved")[0]["path"] == list(track(usa, ride))
        assert table.stands_at(0, "baltimore")


def test_c11_track_must_join_on_where_the_train_stands(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 1)
    elsewhere = track(usa, "boston NH providence NH new-haven")
    assert table.refusal("move", path=list(elsewhere)) == "path-broken"
    gap = [*track(usa, "new-york PRR trenton"), *track(usa, "philadelphia PRR baltimore")]
    assert table.refusal("move", path=gap) == "path-broken"


@pytest.mark.parametrize("path", [None, "PRR", 7, [1.0], [True], ["BO"], {"a": 1}, [[1]]])
def test_c11_what_is_no_path_is_refused(usa: MapDef, path: object) -> None:
    table = southbound(usa)
    table.roll(1, 1)
    assert table.refusal("move", path=path) == "path-unreadable"


@pytest.mark.parametrize("section", [-1, 750, 10**30])
def test_c11_there_is_no_such_section(usa: MapDef, section: int) -> None:
    table = southbound(usa)
    table.roll(1, 1)
    assert table.refusal("move", path=[section, section]) == "path-broken"


def test_c12_the_train_stops_dead_on_the_destination(usa: MapDef) -> None:
    described = position(usa).player(0, at="trenton", city="boston", destination="philadelphia")
    table = described.turn(0, "roll").table()
    table.roll(5, 6)
    beyond = "trenton PRR philadelphia PRR baltimore"
    assert table.refusal("move", path=list(track(usa, beyond))) == "path-beyond-goal"
    table.move("trenton PRR philadelphia")
    assert table.stands_at(0, "philadelphia")
    assert table.told("arrived")


def test_c12_a_shorter_way_than_the_roll_may_be_left_for_a_longer_one(usa: MapDef) -> None:
    """The roll must be used up or end on the goal; the player need not take the straight way."""
    described = position(usa).player(0, at="trenton", city="boston", destination="philadelphia")
    table = described.turn(0, "roll").table()
    table.roll(1, 1)
    table.move("trenton PRR new-york NH new-haven")
    assert not table.told("arrived")
    assert table.stands_at(0, "new-haven")


def test_c13_no_section_is_ridden_twice_in_a_leg(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 1)
    there = track(usa, "new-york NH new-haven")
    assert table.refusal("move", path=[*there, *there]) == "section-ridden"


def test_c13_nor_in_a_later_turn_of_the_same_trip(usa: MapDef) -> None:
    described = position(usa).player(
        0, at="trenton", city="new-york", destination="norfolk", ridden="new-york PRR trenton"
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 1)
    assert legal_next(table) == {"PRR philadelphia"}
    back = track(usa, "trenton PRR new-york NH new-haven")
    assert table.refusal("move", path=list(back)) == "section-ridden"


def test_c13_a_parallel_railroad_is_another_section(usa: MapDef) -> None:
    """Philadelphia to Baltimore by the PRR, and back by the B&O."""
    table = southbound(usa)
    table.roll(2, 2)
    table.move("new-york PRR trenton PRR philadelphia PRR baltimore BO philadelphia")
    assert table.stands_at(0, "philadelphia")
    table.state = (
        position(usa)
        .player(
            0,
            at="philadelphia",
            city="new-york",
            destination="norfolk",
            ridden="new-york PRR trenton PRR philadelphia PRR baltimore BO philadelphia",
        )
        .turn(0, "roll")
        .state()
    )
    table.roll(1, 1)
    assert "PRR baltimore" not in legal_next(table)
    assert "BO baltimore" not in legal_next(table)


def test_c13_the_memory_clears_on_arrival(usa: MapDef) -> None:
    described = position(usa).player(
        0, at="trenton", city="new-york", destination="philadelphia", ridden="new-york PRR trenton"
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    table.move("trenton PRR philadelphia")
    assert table.player(0).ridden == ()


def test_c14_a_step_that_cuts_the_train_off_from_its_destination_is_illegal(usa: MapDef) -> None:
    """Miami has one section: who rides into it towards Boston could never come out again."""
    described = position(usa).player(0, at="west-palm-beach", city="tampa", destination="boston")
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    assert legal_next(table) == {"SAL okeechobee"}
    into = track(usa, "west-palm-beach SAL miami")
    assert table.refusal("move", path=list(into)) == "goal-cut-off"


def test_c14_the_same_step_is_legal_when_that_is_the_destination(usa: MapDef) -> None:
    described = position(usa).player(0, at="west-palm-beach", city="tampa", destination="miami")
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    assert legal_next(table) == {"SAL miami"}


def test_c14_no_way_round_past_a_dead_end(usa: MapDef) -> None:
    """Leaving West Palm Beach northwards for Miami would use the only line back."""
    described = position(usa).player(0, at="west-palm-beach", city="tampa", destination="miami")
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    away = track(usa, "west-palm-beach SAL okeechobee SAL winter-haven SAL dade-city")
    assert table.refusal("move", path=list(away)) == "goal-cut-off"


def test_c14_with_no_legal_step_the_train_stays_and_the_turn_ends(usa: MapDef) -> None:
    described = position(usa).player(
        0, at="miami", destination="boston", ridden="miami SAL west-palm-beach"
    )
    table = described.turn(0, "roll").table()
    table.roll(4, 3)
    assert table.told("stuck") == [{"kind": "stuck", "seat": 0}]
    assert table.stands_at(0, "miami")
    assert table.seat == 1
    assert table.phase == "destination"
    assert table.cash(0) == 20_000


def test_c14_stuck_with_a_bonus_to_come_ends_the_turn_too(usa: MapDef) -> None:
    described = position(usa).player(
        0,
        at="miami",
        destination="boston",
        engine="superchief",
        ridden="miami SAL west-palm-beach",
    )
    table = described.turn(0, "roll").table()
    table.roll(6, 6)
    assert table.told("stuck")
    assert table.seat == 1


def test_c15_railroads_change_at_any_dot_or_city(usa: MapDef) -> None:
    """Richmond is a city, Petersburg a dot; both change from one line to another."""
    described = position(usa).player(0, at="fredericksburg", city="new-york", destination="norfolk")
    table = described.turn(0, "roll").table()
    table.roll(5, 5)
    table.move("fredericksburg RFP richmond SAL petersburg NW norfolk")
    assert table.told("arrived")


@pytest.mark.parametrize(
    ("one", "other"), [("minneapolis", "st-paul"), ("oakland", "san-francisco")]
)
def test_c15_the_twins_are_one_dot_with_two_names(usa: MapDef, one: str, other: str) -> None:
    assert point_number(usa, one) == point_number(usa, other)


def test_c15_who_rides_to_one_twin_arrives_under_the_name_he_made_for(usa: MapDef) -> None:
    described = position(usa).player(0, at="fairfield", city="reno", destination="san-francisco")
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    table.move("fairfield SP oakland")
    assert table.told("arrived")[0]["city"] == "san-francisco"
    assert usa.cities[table.player(0).city].id == "san-francisco"


def twin_trip(board: MapDef, **changes: Any) -> PlayedTable:
    """Seat 0 in Minneapolis, about to roll; St. Paul's region is not the own one on this board."""
    apart = in_region(board, "minneapolis", "northwest")
    described = position(apart).player(0, at="minneapolis", **changes)
    return described.turn(0, "destination").table()


def test_c15_a_trip_between_the_twins_is_an_arrival_at_once(usa: MapDef) -> None:
    table = twin_trip(usa)
    table.roll_destination("st-paul")
    assert table.told("arrived") == [{"kind": "arrived", "seat": 0, "city": "st-paul", "payoff": 0}]
    assert table.player(0).mileposts == 0
    assert not table.told("rolled")
    assert table.phase == "purchase"
    table.buy("WP")
    assert table.owner("WP") == 0
    assert table.cash(0) == 12_000
    assert table.seat == 1
    assert not table.told("rolled")


def test_c15_between_two_legs_the_bonus_roll_is_lost_and_the_fees_are_paid(usa: MapDef) -> None:
    apart = in_region(usa, "minneapolis", "northwest")
    described = position(apart).player(
        0, at="owatonna", city="chicago", destination="minneapolis", engine="superchief"
    )
    table = described.owns(1, "RI").turn(0, "roll").table()
    table.roll(1, 2).move("owatonna RI minneapolis").act("pass_purchase")
    assert table.seat == 0
    table.roll_destination("st-paul")
    assert table.phase == "purchase"
    assert table.fees() == {}
    table.act("pass_purchase")
    assert table.fees() == {1: 5_000}
    assert table.seat == 1
    assert not table.told("bonus_rolled")


def test_c15_moving_through_a_twin_is_moving_through_both(usa: MapDef) -> None:
    """Oakland is on the way; the train bound for San Francisco must stop there."""
    described = position(usa).player(0, at="fairfield", city="reno", destination="san-francisco")
    table = described.turn(0, "roll").table()
    table.roll(1, 1)
    through = track(usa, "fairfield SP oakland SP san-jose")
    assert table.refusal("move", path=list(through)) == "path-beyond-goal"


BONUSES = [
    ("standard", (6, 6), True),
    ("standard", (5, 5), False),
    ("standard", (6, 5), False),
    ("express", (1, 1), True),
    ("express", (6, 6), True),
    ("express", (6, 5), False),
    ("superchief", (1, 2), True),
    ("superchief", (6, 6), True),
]


@pytest.mark.parametrize(("engine", "white", "bonus"), BONUSES)
def test_c16_which_engine_earns_a_bonus_roll(
    usa: MapDef, engine: str, white: tuple[int, int], bonus: bool
) -> None:
    described = position(usa).player(0, at="seattle", destination="miami", engine=engine)
    table = described.turn(0, "roll").table()
    table.roll(*white)
    assert table.told("rolled")[0]["bonus"] is bonus
    table.act("move", path=table.rules.advise(table.state, ())["path"])
    assert table.seat == (0 if bonus else 1)


def test_c16_the_bonus_is_a_second_leg_with_the_coloured_die(usa: MapDef) -> None:
    table = southbound(usa, engine="express")
    table.roll(1, 1)
    table.move("new-york PRR trenton PRR philadelphia")
    assert table.offered() == {"roll": None}
    table.roll_bonus(2)
    assert table.told("bonus_rolled") == [
        {"kind": "bonus_rolled", "seat": 0, "die": 2, "mileposts": 2}
    ]
    short = track(usa, "philadelphia PRR baltimore")
    assert table.refusal("move", path=list(short)) == "path-too-short"
    table.move("philadelphia PRR baltimore PRR washington")
    assert table.seat == 1


def test_c16_one_bonus_roll_a_turn(usa: MapDef) -> None:
    """The Superchief's second leg earns no third, not even with a six."""
    described = position(usa).player(0, at="new-york", destination="miami", engine="superchief")
    table = described.turn(0, "roll").table()
    table.roll(6, 6)
    table.act("move", path=table.rules.advise(table.state, ())["path"])
    table.roll_bonus(6)
    table.act("move", path=table.rules.advise(table.state, ())["path"])
    assert not table.told("arrived")
    assert table.seat == 1


def test_c16_the_bonus_must_be_taken(usa: MapDef) -> None:
    """Nothing but the roll is offered: no passing, no ending of the turn."""
    table = southbound(usa, engine="superchief")
    table.roll(1, 1)
    table.move("new-york PRR trenton PRR philadelphia")
    assert table.offered() == {"roll": None}
    assert table.refusal("pass_purchase") == "action-not-open"


def test_c17_a_draft_changes_nothing_until_it_is_committed(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 3)
    before = table.state
    for ride in ("new-york PRR trenton", "new-york NH new-haven NH providence"):
        table.rules.preview(table.state, track(usa, ride))
    assert table.state == before
    table.move("new-york PRR trenton PRR philadelphia BO baltimore BO washington")
    assert table.seat == 1


def test_c17_a_preview_says_how_far_the_draft_has_come(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 2)
    preview = table.rules.preview(table.state, track(usa, "new-york PRR trenton"))
    assert preview["point"] == point_number(usa, "trenton")
    assert (preview["used"], preview["remaining"]) == (1, 2)
    assert preview["complete"] is False
    whole = track(usa, "new-york PRR trenton PRR philadelphia BO baltimore")
    preview = table.rules.preview(table.state, whole)
    assert (preview["used"], preview["remaining"]) == (3, 0)
    assert preview["complete"] is True
    assert preview["next"] == []


def test_c17_a_far_dot_is_offered_where_one_way_leads_there(usa: MapDef) -> None:
    """Philadelphia has one way from New York; Baltimore has two, side by side."""
    table = southbound(usa)
    table.roll(1, 2)
    far = {way["point"]: tuple(way["path"]) for way in table.rules.preview(table.state, ())["far"]}
    assert far[point_number(usa, "philadelphia")] == track(
        usa, "new-york PRR trenton PRR philadelphia"
    )
    assert point_number(usa, "baltimore") not in far
    for path in far.values():
        assert table.rules.preview(table.state, path)["refused"] is None


@pytest.mark.parametrize(("home", "out"), HOMES_WITH_ONE_SECTION.items())
def test_c14_from_a_city_with_one_section_a_trip_can_begin(
    usa: MapDef, home: str, out: str
) -> None:
    table = position(usa).player(0, at=home, destination="denver").turn(0, "roll").table()
    table.roll(1, 1)
    _, line, place = out.split()
    assert legal_next(table) == {f"{line} {place}"}


def test_c11_why_a_dot_is_out_of_reach(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(1, 1)
    assert objection(table, "new-york") == "point-here"
    assert objection(table, "trenton") is None
    assert objection(table, "philadelphia") is None, "a further dot that one way leads to"
    assert objection(table, "baltimore") == "point-too-far"
    refused = table.rules.explain(table.state, (), point_number(usa, "baltimore"))
    assert refused is not None
    assert refused.params == {"distance": 3, "left": 2}
    whole = "new-york PRR trenton PRR philadelphia"
    assert objection(table, "baltimore", whole) == "roll-used-up"


def test_c12_why_a_dot_beyond_the_destination_is_none(usa: MapDef) -> None:
    described = position(usa).player(0, at="trenton", city="new-york", destination="philadelphia")
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    assert objection(table, "baltimore") == "path-beyond-goal"
    assert objection(table, "baltimore", "trenton PRR philadelphia") == "goal-reached"


def test_c13_why_a_ridden_section_is_closed(usa: MapDef) -> None:
    described = position(usa).player(
        0, at="trenton", city="new-york", destination="norfolk", ridden="new-york PRR trenton"
    )
    table = described.turn(0, "roll").table()
    table.roll(2, 2)
    assert objection(table, "new-york") == "section-ridden"
    assert objection(table, "trenton", "trenton PRR philadelphia") == "section-ridden"


def test_c14_why_a_dot_without_a_way_back_is_none(usa: MapDef) -> None:
    described = position(usa).player(0, at="west-palm-beach", city="tampa", destination="boston")
    table = described.turn(0, "roll").table()
    table.roll(1, 2)
    assert objection(table, "miami") == "goal-cut-off"
    stuck = position(usa).player(
        0, at="okeechobee", city="miami", destination="boston", ridden="miami SAL west-palm-beach"
    )
    table = stuck.turn(0, "roll").table()
    table.roll(1, 2)
    assert objection(table, "miami") == "point-cut-off"


def test_c17_a_dot_that_several_ways_lead_to_is_not_guessed(usa: MapDef) -> None:
    table = southbound(usa)
    table.roll(2, 2)
    assert objection(table, "baltimore") == "way-ambiguous"
    with pytest.raises(Illegal, match="unknown-point"):
        table.rules.explain(table.state, (), len(usa.points))
