"""Trips by hand, with the mouse from dot to dot."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.kept import DAMAGE_DRAFT, read_kept_record, view_kept_game
from e2e.table import ADA, BOB, GREEDY, TablePage

MAP = Path(__file__).parents[1] / "maps/usa"
# With this seed Ada's first trip takes a few turns.
TRIP = "7"
# With this one Ada arrives first.
RIVALS = "29"


def read_table(name: str) -> list[dict[str, str]]:
    with (MAP / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def look_up_payoff(one: str, other: str) -> int:
    [row] = [row for row in read_table("payoffs") if {row["a"], row["b"]} == {one, other}]
    return int(row["dollars"])


def look_up_price(railroad: str) -> int:
    [row] = [row for row in read_table("railroads") if row["id"] == railroad]
    return int(row["price"])


@pytest.mark.same_page
def test_trip_from_dot_to_dot(table: TablePage) -> None:
    table.start_game([ADA, GREEDY], TRIP)
    table.roll()
    player = view_kept_game(table.page)["players"][0]
    payoff = look_up_payoff(player["home"], player["destination"])
    goal = table.part("seat-0-destination")
    expect(goal).to_have_attribute("data-city", player["destination"])
    expect(goal).to_have_attribute("data-payoff", str(payoff))

    legs = 0
    while table.phase == "roll":
        table.roll()
        table.walk_leg()
        legs += 1
    assert legs > 1
    assert table.phase == "purchase"
    assert f"${payoff:,}" in table.log("arrived")[0]
    assert table.cash(0) == view_kept_game(table.page)["players"][0]["cash"]


@pytest.mark.same_page
def test_railroad_is_bought_and_the_banks_fee_paid(table: TablePage) -> None:
    table.start_game([ADA, BOB], RIVALS)
    table.ride_until("purchase")
    cash = table.cash(0)
    table.buy("GMO")
    # The turn ends with it: the Bank has its fee for the track of the last leg.
    assert cash - table.cash(0) == look_up_price("GMO") + 1_000
    assert "the Bank" in table.log("fee")[0]
    expect(table.part("seat-0-deeds").locator("[data-railroad=GMO]")).to_be_visible()


def test_reload_in_the_middle_of_a_turn(table: TablePage) -> None:
    table.start_game([ADA, GREEDY], TRIP)
    table.roll()
    table.roll()
    table.tap_suggested_dot()
    table.tap_suggested_dot()
    kept, laid = read_kept_record(table.page), table.train_place(0)
    cash, goal = table.cash(0), table.part("seat-0-destination").inner_text()
    faces = table.part("dice").get_attribute("data-faces")

    table.open()
    table.continue_game()
    table.wait_until_still()
    assert table.phase == "move"
    assert (table.used_mileposts(), table.train_place(0)) == (2, laid), "what was laid is there"
    assert read_kept_record(table.page) == kept
    assert (table.cash(0), table.part("seat-0-destination").inner_text()) == (cash, goal)
    expect(table.part("dice")).to_have_attribute("data-faces", faces or "")
    table.walk_leg()
    assert len(read_kept_record(table.page)["entries"]) > len(kept["entries"])
    table.ride_until("move")
    assert table.used_mileposts() == 0, "what was ridden is laid no more"


def test_a_damaged_way_is_forgotten(table: TablePage) -> None:
    """What was kept beside the game makes no sense any more; the leg is to be laid afresh, with advice."""
    table.start_game([ADA, GREEDY], TRIP)
    table.ride_until("move")
    for damage in ([5, 6, 7], ["length"], "12"):
        table.tap_suggested_dot()
        table.page.evaluate(DAMAGE_DRAFT, damage)
        table.open()
        table.continue_game()
        table.wait_until_still()
        assert (table.phase, table.used_mileposts()) == ("move", 0)
        expect(table.part("route-reason")).to_be_visible()
    table.walk_leg()
