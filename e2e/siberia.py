"""The table of Trans-Siberian as its players see it, and positions of recorded games to sit down at."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import FilePayload, Locator, expect
from tests.fixtures import FOLDER

from e2e.kept import Engine
from e2e.table import TablePage

# The engine has answered what is advised, and where one may build.
IS_ASKED = "() => !document.querySelector('.decision [aria-busy=true]')"


@cache
def record_before(name: str, entry: int) -> str:
    """A recorded game, as the text of a file, as it stood before one of its entries; a person decides."""
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="ascii"))
    cut = {key: part for key, part in record.items() if key not in ("digest", "result")}
    engine = Engine()
    standing = engine.ask("load", record={**cut, "entries": record["entries"][:entry]})
    view = standing["view"]
    seat = view["seat"]
    if view["players"][seat]["kind"] == "bot":
        engine.ask("seat", seq=standing["seq"], seat=seat, bot=None)
    return json.dumps(engine.ask("export")["record"])


class SiberiaPage:
    """Plays at a table on which Trans-Siberian lies."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.part = table.part

    def wait(self) -> None:
        """Wait until a person is to decide and all is known about it."""
        self.table.wait_until_still()
        self.page.wait_for_function(IS_ASKED)

    def sit_down(self, name: str, entry: int) -> None:
        """Open a recorded game as it stood before an entry."""
        self.table.part("games").click()
        text = record_before(name, entry).encode()
        file = FilePayload(name="game.json", mimeType="application/json", buffer=text)
        self.part("import-input").set_input_files(file)
        expect(self.part("games-dialog")).to_be_hidden()
        self.wait()

    def press(self, test_id: str) -> None:
        self.part(test_id).click()
        self.page.wait_for_function(IS_ASKED)

    def decide(self) -> None:
        """Take what is composed by the one button."""
        self.part("primary").click()
        self.wait()

    def tap_link(self, link: int) -> None:
        """Click on a glowing link, where its value stands on the screen."""
        box = self.part(f"link-{link}").locator(".core").bounding_box()
        assert box, f"link {link} does not glow"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(self.part(f"link-{link}")).to_have_count(0)

    def treasury(self, railroad: str) -> int:
        """The dollars that a railroad has, as the strip at the map's head says."""
        cell = self.page.locator(f".market-strip [data-railroad={railroad}]")
        return int(cell.get_attribute("data-treasury") or -1)

    def built(self, link: int) -> Locator:
        """The drawing of a link on the map."""
        return self.page.locator(f"#l{link}")

    def decide_as_advised(self) -> None:
        """Whatever the phase: bring what is advised into the decision, and take it."""
        action = self.part("advice").get_attribute("data-action")
        if action == "pass_bid":
            self.part("pass-bid").click()
        else:
            self.press("take-advice")
            self.part("primary").click()
        self.wait()
