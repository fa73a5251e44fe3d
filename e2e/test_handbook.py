"""The Handbook: opened from anywhere, numbers as the engine has them, words found, closed again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PATIENCE, open_table
from e2e.table import ADA, GREEDY, TablePage
from roundhouse.app.host import Host
from roundhouse.games.coast import meta

same_page = pytest.mark.same_page

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Letters that the pseudo-locale would have accented.
FIND_PLAIN = r"""() => {
  const book = document.querySelector('[data-testid=handbook]');
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  const plain = [];
  while (texts.nextNode()) {
    const words = texts.currentNode.data.trim();
    if (/[a-z]{3}/.test(words)) plain.push(words);
  }
  return plain;
}"""
IS_CUT_OFF = """() => [...document.querySelectorAll('[data-testid=handbook] *')]
  .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
  .map((part) => part.outerHTML.slice(0, 80))"""


def constants() -> dict[str, dict[str, int]]:
    request = json.dumps({"op": "constants", "game": meta.GAME})
    answer: dict[str, dict[str, int]] = json.loads(Host().handle(request))
    return answer


def open_handbook(table: TablePage, button: str = "setup-handbook") -> None:
    table.part(button).click()
    expect(table.part("handbook-pages")).to_be_visible()


def test_its_texts_are_fetched_only_when_it_is_opened(page: Page, address: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    table = open_table(page, address)
    assert not any("handbook" in url for url in fetched)
    open_handbook(table)
    assert any(url.endswith("locales/en/handbook.ftl") for url in fetched)


@same_page
def test_numbers_are_the_engines(table: TablePage) -> None:
    open_handbook(table)
    dollars, counts = constants()["dollars"], constants()["counts"]
    for rule, name in {
        "C-1": "start_cash",
        "C-21": "rival_fee",
        "C-22": "rival_fee_all_sold",
        "C-31": "victory_amount",
        "C-37": "bounty",
        "option-auction_sales": "bid_step",
        "option-round_limit": "round_limit_high",
    }.items():
        amount = f"${dollars[name]:,}" if name in dollars else f"{counts[name]:,}"
        expect(table.part(f"handbook-{rule}")).to_contain_text(amount)
    assert "{" not in table.part("handbook-pages").inner_text()


@same_page
def test_options_say_how_this_game_is_set(table: TablePage) -> None:
    table.start_game([ADA, GREEDY], "7", {"deals": False, "rover_bounty": "harsh"})
    table.open_menu("handbook-open")
    now = table.part("handbook-state-option-deals")
    expect(now).to_have_text("In this game: off")
    harsh = f"${meta.BOUNTIES['harsh']:,}"
    expect(table.part("handbook-state-option-rover_bounty")).to_contain_text(harsh)
    expect(table.part("handbook-state-option-home_swap")).to_have_text("In this game: off")


@same_page
def test_words_are_found_whatever_their_accents_and_capitals(table: TablePage, page: Page) -> None:
    open_handbook(table)
    whole = page.locator(".block").count()
    table.part("handbook-search").fill("BÓNUS roll")
    marks = page.locator("[data-testid=handbook-pages] mark")
    expect(marks.first).to_be_visible()
    hits = int(table.part("handbook-hits").get_attribute("data-hits") or 0)
    assert 0 < marks.count() <= hits
    assert {text.lower() for text in marks.all_inner_texts()} == {"bonus", "roll"}
    assert 0 < page.locator(".block").count() < whole
    expect(table.part("handbook-C-16")).to_be_visible()
    table.part("handbook-search").fill("zeppelin")
    expect(table.part("handbook-hits")).to_contain_text("zeppelin")
    expect(page.locator(".block")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".block")).to_have_count(whole)
    expect(table.part("handbook")).to_be_visible()


@same_page
def test_escape_closes_it_and_the_focus_is_where_it_was(table: TablePage, page: Page) -> None:
    open_handbook(table)
    page.keyboard.press("Escape")
    expect(table.part("handbook")).to_have_count(0)
    expect(table.part("setup-handbook")).to_be_focused()


@same_page
def test_it_opens_where_it_was_left(table: TablePage, page: Page) -> None:
    open_handbook(table)
    table.part("handbook-go-rover").click()
    expect(table.part("handbook-chapter-rover")).to_be_focused()
    read = "document.querySelector('.book-pages').scrollTop"
    page.wait_for_function(f"{read} > 1000")
    left = page.evaluate(read)
    table.part("close").click()
    open_handbook(table)
    page.wait_for_function(f"Math.abs({read} - {left}) < 2")
    expect(table.part("handbook-go-rover")).to_have_attribute("aria-current", "true")


@same_page
def test_a_rules_number_leads_to_the_rule(table: TablePage, page: Page) -> None:
    open_handbook(table)
    table.part("handbook-search").fill("memory is wiped")
    expect(page.locator("[data-testid=handbook-pages] mark").first).to_be_visible()
    table.part("handbook-C-13").get_by_role("button", name="C-37").click()
    expect(table.part("handbook-C-37")).to_be_focused()
    expect(table.part("handbook-C-37")).to_be_in_viewport()
    expect(table.part("handbook-search")).to_have_value("")


@same_page
def test_the_rule_about_payoffs_leads_to_the_chart(table: TablePage, page: Page) -> None:
    """Before anybody has sat down, too: no trip is compared then, but every figure is there."""
    open_handbook(table)
    table.part("handbook-chart").click()
    expect(table.part("handbook")).to_have_count(0)
    expect(page.locator("[data-testid=chart] tbody")).to_have_attribute("aria-busy", "false")
    expect(page.locator("[data-testid=chart] td.chosen")).to_have_count(0)
    table.part("measure-mileposts").check(force=True)
    expect(table.part("measure-mileposts")).to_be_checked()
    table.part("close").click()
    table.start_game([ADA, GREEDY], "7")


@same_page
def test_fees_say_why(table: TablePage) -> None:
    table.start_game([ADA, GREEDY], "7")
    table.ride_until("move")
    table.tap_suggested_dot()
    table.part("charges").get_by_test_id("why").click()
    expect(table.part("handbook-C-21")).to_be_focused()
    expect(table.part("handbook-C-21")).to_be_in_viewport()


@pytest.mark.parametrize("device", [PHONE], indirect=True)
def test_on_a_phone(page: Page, address: str) -> None:
    for query in ("", "?lang=pseudo"):
        table = open_table(page, address, query)
        open_handbook(table)
        expect(table.part("handbook-go-fees")).to_be_hidden()
        table.part("handbook-contents-toggle").tap()
        table.part("handbook-go-fees").tap()
        expect(table.part("handbook-go-fees")).to_be_hidden()
        expect(table.part("handbook-chapter-fees")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        assert page.evaluate("document.querySelector('.book-pages').scrollWidth") <= 360
        assert page.evaluate(IS_CUT_OFF) == []


def test_every_word_is_a_message(page: Page, address: str) -> None:
    table = open_table(page, address, "?lang=pseudo")
    open_handbook(table)
    assert page.evaluate(FIND_PLAIN) == []


def test_without_a_connection_it_says_so_and_can_be_tried_again(
    table: TablePage, page: Page
) -> None:
    page.route("**/handbook.ftl", lambda route: route.abort())
    table.part("setup-handbook").click()
    expect(table.part("handbook-failed")).to_be_visible(timeout=PATIENCE)
    page.unroute("**/handbook.ftl")
    table.part("handbook-retry").click()
    expect(table.part("handbook-pages")).to_be_visible()
