"""Whole games: against a bot to the end screen, and among bots with the record as CPython makes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.fixed_game import COAST, SEED
from e2e.kept import Engine, read_kept_record
from e2e.table import ADA, GREEDY, TablePage

SHORT = {"victory_amount": 45_000, "fast_track": True}


@pytest.mark.same_page
def test_game_against_a_bot_to_its_end(table: TablePage) -> None:
    """The person rides by auto-route and buys what is dearest; then what is declared is raced for."""
    table.start_game([ADA, GREEDY], "5", SHORT)
    table.press("auto-route")
    table.decide_until_the_end()
    ending = table.part("ending")
    expect(ending).to_be_visible()
    record = Engine().ask("export", record=read_kept_record(table.page))["record"]
    assert record["result"]["reason"] == ending.get_attribute("data-reason")
    assert str(record["result"]["winner"]) == ending.get_attribute("data-winner")
    assert Engine().ask("verify", record=record)["valid"]
    expect(table.part("rank-1")).to_contain_text(("Ada", "Grace")[record["result"]["winner"]])


def test_a_gentle_bot_sits_down_first_and_each_tells_of_itself(table: TablePage) -> None:
    """Nobody has to know the bots: the form begins with a gentle one, and adds a stronger one."""
    expect(table.part("setup-kind-1")).to_have_value("dorothea")
    expect(table.part("setup-name-1")).to_have_value("Dorothea")
    expect(table.part("setup-character-1")).to_contain_text("gentle")
    expect(table.part("setup-character-1").locator("[data-portrait=dorothea]")).to_be_visible()
    table.part("add-seat").click()
    expect(table.part("setup-kind-2")).to_have_value("jasper")
    table.part("setup-kind-2").select_option("human")
    expect(table.part("setup-character-2")).to_have_count(0)


@pytest.mark.same_page
def test_bots_play_the_same_game_as_on_cpython(table: TablePage) -> None:
    table.fill_setup(COAST.bots, SEED, COAST.options)
    table.part("start").click()
    expect(table.part("ending")).to_be_visible()
    kept = Engine().ask("export", record=read_kept_record(table.page))["record"]
    assert kept["digest"] == COAST.play_here()["digest"]


@pytest.mark.same_page
def test_about_page_and_its_licences_stay_at_home(table: TablePage, page: Page) -> None:
    """What else can be opened asks nobody else either: the context looks at every request."""
    table.part("menu").click()
    table.part("about-open").click()
    expect(table.part("about")).to_be_visible()
    with page.context.expect_page() as opened:
        table.part("about").get_by_role("link").click()
    for part in ("pyodide", "CPython", "pydantic_core", "SQLite", "Barlow", "GeoNames"):
        expect(opened.value.locator("body")).to_contain_text(part)
    opened.value.close()
