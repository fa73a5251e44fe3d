"""The log: what of it is shown, and where its lines lead."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.table import ADA, TablePage
from e2e.table import GREEDY as GRACE
from e2e.test_ending import open_recorded_game

DEEDS = {
    *("bought_railroad", "sold_deed", "established", "all_sold", "not_all_sold"),
    *("deal_proposed", "deal_countered", "deal_made", "deal_declined"),
}


def shown_kinds(table: TablePage) -> list[str]:
    """What the lines that are shown are about, without the heads of the turns."""
    kinds: list[str] = table.page.locator("[data-testid=log] .line:not(.head)").evaluate_all(
        "lines => lines.map((line) => line.dataset.kind)"
    )
    return kinds


@pytest.mark.same_page
def test_log_shows_what_is_asked_for(table: TablePage) -> None:
    open_recorded_game(table, "around-the-table")
    everything = table.part("log-line").count()
    table.part("log-kind").select_option("deeds")
    kinds = shown_kinds(table)
    assert "bought_railroad" in kinds
    assert set(kinds) <= DEEDS
    table.part("log-kind").select_option("money")
    assert {"arrived", "fee"} <= set(shown_kinds(table))
    table.part("log-kind").select_option("all")
    table.part("log-seat").select_option(index=2)
    name = table.page.locator("[data-testid=log-seat] option:checked").inner_text()
    lines = table.page.locator("[data-testid=log] .line:not(.head)").all_text_contents()
    assert 0 < len(lines) < everything
    assert all(name in line for line in lines)
    table.part("log-text").fill("NO SUCH WORD")
    expect(table.part("log-line")).to_have_count(0)
    table.part("log-all").click()
    expect(table.part("log-line")).to_have_count(everything)


@pytest.mark.same_page
def test_lines_lead_to_their_boards_by_keys_alone(table: TablePage) -> None:
    table.start_game([ADA, GRACE], seed="keys", options={"deals": False})
    table.ride_until("move")
    table.part("log-kind").select_option("movement")
    table.part("log-kind").press("Tab")
    table.page.keyboard.press("Tab")
    stop = table.page.locator("[data-testid=log-line]:focus")
    expect(stop).to_have_count(1)
    table.page.keyboard.press("ArrowDown")
    entry = stop.get_attribute("data-entry")
    table.page.keyboard.press("Enter")
    expect(table.part("lookback-bar")).to_have_attribute("data-entry", entry or "")
    table.page.keyboard.press("Escape")
    expect(table.part("lookback-bar")).to_have_count(0)
    # what was asked for stays so while the game goes on
    table.ride_leg()
    table.ride_until("move")
    assert set(shown_kinds(table)).isdisjoint({"fee", "nothing_to_buy", "home_drawn"})
    table.part("log-kind").select_option("all")


@pytest.mark.same_page
def test_newest_turn_is_in_sight_and_an_earlier_one_stays(table: TablePage) -> None:
    open_recorded_game(table, "end-home")
    log = table.part("log")
    rounds = table.part("log-round")
    measure = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert abs(log.evaluate(measure)) < 2, "the end of the log is in sight"
    first = int(rounds.first.get_attribute("data-round") or 0)
    assert first > 1, "not all of a long log is drawn"
    log.evaluate("log => { log.scrollTop = 0 }")
    expect(rounds.first).not_to_have_attribute("data-round", str(first))
    assert log.evaluate("log => log.scrollTop") > 0, "what was read stays in sight"
