"""Trading by hand: a deal that is haggled over, and a deed sold to pay what is owed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.kept import Engine, view_kept_game
from e2e.table import ADA, BOB, TablePage
from e2e.test_ledger import point_of
from e2e.test_trip import look_up_price

# Bob begins, and arrives with his first roll.
QUICK = "11"


@pytest.mark.same_page
def test_wares_say_what_they_are_good_for(table: TablePage) -> None:
    table.start_game([ADA, BOB], QUICK)
    table.ride_until("purchase")
    facts = Engine().ask("facts", map="usa")
    known = {row["id"]: row for row in facts["railroads"]}
    for railroad in ("NYC", "RFP"):
        row = known[railroad]
        ware = table.part(f"deed-{railroad}")
        expect(ware).to_contain_text(f"{len(row['cities'])} cities")
        expect(ware).to_contain_text(f"{row['ways'] / facts['all_ways']:.1%} of destinations")
        expect(ware).not_to_contain_text("meets your lines")
    expect(table.part("engine-express")).to_contain_text("Express engine")
    table.choose_setting("assistance", "competitive")
    expect(table.part("deed-NYC")).not_to_contain_text("of destinations")
    table.choose_setting("assistance", "guided")

    table.buy("RFP")
    table.ride_until("purchase")
    while table.seat != 1:
        table.press("pass")
        table.ride_until("purchase")
    for railroad in known["RFP"]["connections"]:
        expect(table.part(f"deed-{railroad}")).to_contain_text("meets your lines")


@pytest.mark.same_page
def test_map_shows_the_railroad_that_is_picked(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], QUICK)
    table.ride_until("purchase")
    for _ in range(3):
        table.part("zoom-in").click()
    (line,) = (row for row in Engine().ask("facts", map="usa")["railroads"] if row["id"] == "NP")
    dots = [page.locator(f"#p{point_of(city)}") for city in line["cities"]]
    zoomed = page.locator("#world").get_attribute("transform")
    table.part("deed-NP").click()
    expect(page.locator("#world")).not_to_have_attribute("transform", zoomed or "")
    table.wait_until_still()
    for dot in dots:
        expect(dot).to_be_in_viewport()
    shown = page.locator("#world").get_attribute("transform")
    table.press("pass")
    table.ride_until("move")
    expect(page.locator("#world")).not_to_have_attribute("transform", shown or "")


def offer_for_deed(table: TablePage) -> None:
    """Ada offers Bob $5,000 for his only railroad."""
    table.part("deal-open").click()
    table.part("deal-partner-1").click()
    table.part("deal-give-cash").fill("5000")
    table.part("deal-take-RFP").click()
    gain = look_up_price("RFP") - 5_000
    expect(table.part("deal-balance")).to_have_attribute("data-gain", str(gain))
    table.press("deal-send")
    assert (table.phase, table.seat) == ("deal", 1)
    expect(table.part("deal")).to_contain_text("$5,000")


@pytest.mark.same_page
def test_deal_is_declined_countered_and_made(table: TablePage) -> None:
    table.start_game([ADA, BOB], QUICK)
    table.ride_until("purchase")
    table.buy("RFP")
    table.ride_until("destination")
    assert table.seat == 0
    ada, bob = table.cash(0), table.cash(1)

    offer_for_deed(table)
    table.press("deal-decline")
    assert (table.phase, table.cash(0), table.cash(1)) == ("destination", ada, bob)
    assert len(table.log("deal_declined")) == 1

    offer_for_deed(table)
    table.part("deal-counter").click()
    table.part("deal-take-cash").fill("7500")
    table.press("deal-send")
    assert (table.phase, table.seat) == ("deal", 0)
    expect(table.part("deal")).to_contain_text("$7,500")

    table.press("deal-accept")
    assert (table.phase, table.seat) == ("destination", 0)
    assert (table.cash(0), table.cash(1)) == (ada - 7_500, bob + 7_500)
    expect(table.part("seat-0-deeds").locator("[data-railroad=RFP]")).to_be_visible()
    expect(table.part("seat-1-deeds").locator("[data-railroad]")).to_have_count(0)
    assert len(table.log("deal_made")) == 1
    assert view_kept_game(table.page)["owners"] == {"RFP": 0}


@pytest.mark.same_page
def test_deed_is_sold_to_pay_a_fee(table: TablePage) -> None:
    """Bob spends nearly all on his first railroad, and the Bank wants its fee."""
    table.start_game([ADA, BOB], QUICK)
    table.ride_until("purchase")
    table.buy("NYC")
    assert (table.phase, table.seat) == ("sale", 1)
    cash, half = table.cash(1), look_up_price("NYC") // 2
    assert cash < 1_000
    expect(table.part("sentence")).to_contain_text("$1,000")
    # with one deed alone there is nothing to pick
    expect(table.part("primary")).to_have_text("Sell NYC")
    expect(table.part("deed-NYC")).to_have_attribute("aria-pressed", "true")
    expect(table.part("deed-NYC")).to_contain_text(f"${half:,}")

    table.choose_first("deed-")
    assert table.phase == "destination"
    assert table.cash(1) == cash + half - 1_000
    assert f"${half:,}" in table.log("sold_deed")[0]
    expect(table.part("seat-1-deeds").locator("[data-railroad]")).to_have_count(0)
