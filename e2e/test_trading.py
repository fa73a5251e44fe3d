"""Trading by hand: a deal that is haggled over, and a deed sold to pay what is owed."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.kept import view_kept_game
from e2e.table import ADA, BOB, TablePage
from e2e.test_trip import look_up_price

# Bob begins, and arrives with his first roll.
QUICK = "11"


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
