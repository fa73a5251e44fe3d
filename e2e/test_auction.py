"""Bidding by hand for a deed that somebody has to sell, in a game that comes from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from e2e.table import TablePage
from roundhouse.core.record import digest, without_digest

Json = dict[str, Any]

FIXTURE = Path(__file__).parents[1] / "tests/fixtures/option-auction_sales.json"


def read_until_first_bid() -> bytes:
    """The recorded game up to the moment when somebody is asked for a bid."""
    record: Json = json.loads(FIXTURE.read_text())
    types = [entry.get("action", {}).get("type") for entry in record["entries"]]
    asked = next(at for at, kind in enumerate(types) if kind in ("bid", "pass_bid"))
    record["entries"] = record["entries"][:asked]
    record["result"] = None
    record["digest"] = digest(without_digest(record))
    return json.dumps(record).encode()


def amount(table: TablePage) -> int:
    return int(table.part("bid-amount").input_value().replace(",", ""))


@pytest.mark.same_page
def test_bids_are_chosen_and_outbid(table: TablePage) -> None:
    table.part("games").click()
    game = FilePayload(name="game.json", mimeType="application/json", buffer=read_until_first_bid())
    table.part("import-input").set_input_files(game)
    expect(table.part("auction")).to_be_visible()
    table.wait_until_still()
    bidder, least = table.seat, amount(table)
    expect(table.part("bid-amount-less")).to_be_disabled()
    table.part("bid-amount-more").click()
    assert amount(table) == least + 500
    table.part("bid-amount").fill("1000000")
    expect(table.part("primary")).to_be_disabled()
    table.part("bid-amount").fill(str(least + 500))
    table.press()
    lot = table.part("auction")
    expect(lot).to_have_attribute("data-leader", str(bidder))
    expect(lot).to_have_attribute("data-bid", str(least + 500))
    assert amount(table) == least + 1000, "the next bid is a step higher"
    table.press("pass-bid")
    assert len(table.log("sold_deed")) == 1
