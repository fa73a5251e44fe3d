"""Around the table: taking back, looking back, handing seats over, leaving, playing again, sharing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.kept import read_kept_record
from e2e.table import ADA, BOB, GREEDY, TablePage


def finish_turn_before_a_bot(table: TablePage) -> None:
    """Ada's leg is ridden, Grace has answered with a turn of hers, and Ada is to decide again."""
    table.ride_until("move")
    table.ride_leg()


@pytest.mark.same_page
def test_undo_across_a_bots_turn(table: TablePage) -> None:
    table.start_game([ADA, GREEDY], seed="undo", options={"deals": False})
    finish_turn_before_a_bot(table)
    after = (table.cash(0), table.cash(1), table.train_place(0), table.train_place(1))
    length = len(read_kept_record(table.page)["entries"])
    table.part("take-back").last.click()
    expect(table.page.locator(".line.undone").first).to_be_visible()
    table.wait_until_still()
    assert table.phase == "move"
    table.part("redo").evaluate("(button) => { button.click(); button.click(); }")
    table.page.wait_for_function("!document.querySelector('[data-testid=redo]')")
    table.wait_until_still()
    expect(table.part("refusal")).to_have_count(0)
    assert (table.cash(0), table.cash(1), table.train_place(0), table.train_place(1)) == after
    entries = read_kept_record(table.page)["entries"]
    assert [entry["type"] for entry in entries[length:]] == ["undo", "redo"]
    table.page.keyboard.press("u")
    expect(table.page.locator("[data-testid=log] [data-kind=undone]")).to_have_count(2)
    table.wait_until_still()
    assert table.phase == "move"


@pytest.mark.same_page
def test_look_back_and_return(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="look")
    table.ride_until("move")
    table.ride_leg()
    table.ride_until("move")
    table.tap_suggested_dot()
    cash, used = table.cash(0), table.used_mileposts()
    length = len(read_kept_record(table.page)["entries"])
    table.part("log-line").first.click()
    bar = table.part("lookback-bar")
    expect(bar).to_have_attribute("data-entry", "0")
    assert table.cash(0) == 20_000
    assert table.page.locator("[data-step]").count() == 0
    table.page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-entry", "1")
    table.part("lookback-slider").fill(str(length))
    expect(bar).to_have_attribute("data-entry", str(length))
    table.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert (table.cash(0), table.used_mileposts()) == (cash, used)
    assert len(read_kept_record(table.page)["entries"]) == length


@pytest.mark.same_page
def test_seat_goes_to_a_bot_and_back(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="seats")
    seat = table.seat
    table.part(f"hand-over-{seat}").click()
    table.part(f"hand-over-{seat}-greedy").click()
    expect(table.page.locator("[data-testid=log] [data-kind=handed_over]")).to_have_count(1)
    table.wait_until_still()
    assert table.seat == 1 - (seat or 0), "the bot has played its turn"
    table.part(f"hand-over-{seat}").click()
    table.part(f"hand-over-{seat}-human").click()
    expect(table.page.locator("[data-testid=log] [data-kind=handed_over]")).to_have_count(2)
    table.ride_until("move")
    table.ride_leg()
    assert table.seat == seat


@pytest.mark.same_page
def test_resigning_is_asked_for_and_can_be_taken_back(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="resign")
    table.part(f"hand-over-{table.seat}").click()
    table.part("resign").click()
    table.part("resign-cancel").click()
    expect(table.part("ending")).to_have_count(0)
    table.part(f"hand-over-{table.seat}").click()
    table.part("resign").click()
    table.part("resign-confirm").click()
    expect(table.part("ending")).to_be_visible()
    table.part("undo").click()
    expect(table.part("ending")).to_have_count(0)
    table.roll()


@pytest.mark.same_page
def test_same_board_again_has_the_same_homes(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="again", options={"shared_homes": True})
    header = read_kept_record(table.page)["header"]
    homes = [table.part(f"seat-{seat}-home").inner_text() for seat in (0, 1)]
    table.roll()
    table.part("menu").click()
    table.part("rematch-same").click()
    expect(table.page.locator("[data-kind=destination_rolled]")).to_have_count(0)
    table.wait_until_still()
    assert read_kept_record(table.page)["header"] == header
    assert [table.part(f"seat-{seat}-home").inner_text() for seat in (0, 1)] == homes
    table.part("menu").click()
    table.part("rematch-new").click()
    table.wait_until_still()
    again = read_kept_record(table.page)["header"]
    assert again["seed"] != header["seed"]
    assert {**again, "seed": header["seed"]} == header


def test_board_travels_as_a_link(table: TablePage, page: Page, address: str) -> None:
    table.start_game([ADA, BOB, GREEDY], seed="a link", options={"fast_track": True})
    homes = [table.part(f"seat-{seat}-home").inner_text() for seat in range(3)]
    table.part("menu").click()
    table.part("share-link").click()
    link = table.part("share-text").input_value()
    assert link.startswith(f"{address}#board=")
    other = page.context.new_page()
    other.goto(link)
    guest = TablePage(other, address)
    guest.wait_for_engine()
    expect(guest.part("shared-board")).to_have_attribute("data-state", "filled")
    expect(guest.part("preset-fast-track")).to_have_attribute("aria-pressed", "true")
    guest.part("start").click()
    other.wait_for_function("document.body.dataset.screen === 'play'")
    guest.skip_motion()
    assert [guest.part(f"seat-{seat}-home").inner_text() for seat in range(3)] == homes
    other.goto(f"{address}#board=nonsense")
    guest.wait_for_engine()
    expect(guest.part("shared-board")).to_have_attribute("data-state", "broken")


@pytest.mark.same_page
def test_number_that_is_none_is_refused_where_it_stands(table: TablePage, page: Page) -> None:
    table.fill_setup([ADA, BOB], "numbers", {})
    limit = table.part("option-round_limit")
    # what is too large, what is no whole number, and what is no number at all
    for typed in ("1e300", "2.5", "5e"):
        limit.fill("")
        limit.press_sequentially(typed)
        table.part("start").click()
        expect(table.part("option-refused")).to_have_count(1)
        expect(limit).to_be_focused()
        assert page.evaluate("document.body.dataset.screen") == "setup"
    limit.fill("3")
    table.part("start").click()
    table.wait_until_still()
    assert read_kept_record(page)["header"]["options"]["round_limit"] == 3


@pytest.mark.same_page
def test_problem_report_holds_the_game(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="report")
    table.roll()
    table.part("menu").click()
    table.part("problem-report").click()
    report = json.loads(table.part("report-text").input_value())
    assert report["record"]["entries"] == read_kept_record(table.page)["entries"]
    assert report["roundhouse"]
    assert "Mozilla" in report["browser"]
    expect(table.part("copied")).to_be_visible()


@pytest.mark.same_page
def test_b_and_o_reaches_new_york_on_a_map_of_its_own(table: TablePage) -> None:
    line = table.page.locator("#world [data-railroad=BO] path")
    short = line.get_attribute("d")
    table.start_game([ADA, BOB], seed="map", options={"bo_to_new_york": True})
    assert len(line.get_attribute("d") or "") > len(short or "") > 0
    table.ride_until("move")
    table.ride_leg()
    table.part("menu").click()
    table.part("new-game").click()
    table.start_game([ADA, BOB], seed="map", options={"bo_to_new_york": False})
    expect(line).to_have_attribute("d", short or "")
