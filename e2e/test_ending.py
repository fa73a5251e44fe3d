"""After the last turn: who won and why, how it came to that, and the way back into the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.fixtures import FOLDER, fixture_text

from e2e.kept import Engine, count_kept_games
from e2e.table import ADA, GREEDY, TablePage


def open_recorded_game(table: TablePage, name: str) -> None:
    """Take in one of the recorded games as a file."""
    table.part("games").click()
    table.part("import-input").set_input_files(FOLDER / f"{name}.json")
    table.page.wait_for_function("document.body.dataset.screen === 'play'")
    table.wait_until_still()


@pytest.mark.same_page
def test_end_shows_how_it_came_to_that(table: TablePage, page: Page) -> None:
    open_recorded_game(table, "end-home")
    engine = Engine()
    engine.ask("import", text=fixture_text("end-home"))
    statistics = engine.ask("statistics")
    ending = table.part("ending")
    expect(ending).to_have_attribute("data-reason", "home")
    expect(ending).to_contain_text(f"{statistics['round']} rounds")
    expect(table.part("statistics")).to_have_attribute("data-seq", str(statistics["seq"]))
    winner = statistics["seats"][int(ending.get_attribute("data-winner") or -1)]
    expect(table.part("rank-1")).to_contain_text(f"${winner['net_worth']:,}")
    expect(table.part("rank-1")).to_contain_text(f"${winner['deeds_value']:,}")
    trips = table.part("figures").locator("[data-figure=figures-trips] td")
    assert trips.all_text_contents() == [str(seat["trips"]) for seat in statistics["seats"]]
    got = table.part("figures").locator("[data-figure=figures-fees-got] td")
    assert got.all_text_contents() == [f"${seat['fees_got']:,}" for seat in statistics["seats"]]
    expect(table.part("graph").locator("canvas")).to_be_visible()
    rows = table.part("graph-table").locator("tbody tr")
    expect(rows).to_have_count(statistics["round"])
    last = [f"${worth[-1]:,}" for worth in statistics["series"]["net_worth"]]
    assert rows.last.locator("td").all_text_contents() == last
    kept = count_kept_games(page)
    table.part("rematch-new").dblclick()
    expect(ending).to_have_count(0)
    table.page.wait_for_function("document.body.dataset.phase !== 'motion'")
    assert count_kept_games(page) == kept + 1, "a double click begins one game"


@pytest.mark.same_page
def test_a_point_of_the_graph_leads_to_its_board_and_undo_into_the_game(table: TablePage) -> None:
    open_recorded_game(table, "end-home")
    graph = table.part("graph")
    graph.locator("canvas").wait_for()
    table.part("finale-close").click()
    expect(table.part("finale")).to_have_count(0)
    table.part("finale-open").click()
    graph.focus()
    for key in ("ArrowLeft", "PageUp", "Enter"):
        table.page.keyboard.press(key)
    expect(table.part("lookback-bar")).to_be_visible()
    expect(table.part("finale")).to_have_count(0)
    table.part("primary").click()
    graph.locator(".u-over").click(position={"x": 2, "y": 20})
    expect(table.part("lookback-bar")).to_have_attribute("data-entry", "0")
    table.part("primary").click()
    expect(table.part("finale")).to_be_visible()
    table.part("undo").click()
    expect(table.part("ending")).to_have_count(0)
    expect(table.part("finale")).to_have_count(0)


@pytest.mark.same_page
def test_statistics_of_a_running_game_on_a_phone(table: TablePage, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table.start_game([ADA, GREEDY], seed="figures", options={"deals": False})
    table.ride_until("purchase")
    table.open_menu("statistics-open")
    dialog = table.part("statistics-dialog")
    expect(dialog.locator("canvas")).to_be_visible()
    table.part("graph-cash").click()
    expect(table.part("graph")).to_have_attribute("data-graphed", "cash")
    shown = table.part("graph-table").locator("tbody tr").last.locator("td").all_text_contents()
    assert shown == [f"${table.cash(seat):,}" for seat in (0, 1)]
    sizes = dialog.evaluate("dialog => [dialog.scrollWidth, dialog.clientWidth]")
    assert sizes[0] <= sizes[1], "the page of the dialog is not wider than the phone"
    table.part("close").click()
    table.press("pass")
