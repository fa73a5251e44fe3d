"""One visit in each engine: a game of each kind, a trip by hand, and all of it again without the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from e2e.browsers.chromium import open_chromium
from e2e.browsers.driver import Driver
from e2e.browsers.firefox import open_firefox
from e2e.browsers.visitor import Visitor, part
from e2e.browsers.webkit import open_webkit
from e2e.conftest import OUTPUT
from e2e.fixed_game import FIXED_GAMES, SEED, FixedGame
from e2e.kept import IS_HEAP_KEPT, IS_KEPT, Engine, Json
from e2e.site import SUB_PATH, Site, open_site
from e2e.table import ADA, BOB, GREEDY

OPENERS: dict[str, Callable[[], AbstractContextManager[Driver]]] = {
    "chromium": open_chromium,
    "firefox": open_firefox,
    "webkit": open_webkit,
}
# With this seed Ada's first trip takes a few turns.
TRIP = "7"
FITS = "document.documentElement.scrollHeight <= innerHeight"
# Where a browser does not tell how much it may keep, Python's memory is not kept.
TELLS_ROOM = "Boolean(navigator.storage?.estimate)"
AT_ONCE = f"localStorage.setItem('roundhouse:{SUB_PATH}:speed', 'instant')"


@pytest.fixture(params=OPENERS)
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    with OPENERS[request.param]() as driver:
        yield driver


@pytest.fixture
def site() -> Iterator[Site]:
    with open_site() as site:
        yield site


@pytest.fixture(scope="module")
def played_here() -> dict[str, Json]:
    """The record of each fixed game as CPython plays it."""
    return {fixed.game: fixed.play_here() for fixed in FIXED_GAMES}


# Selenium's own call of its own class
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
def test_visit(
    driver: Driver, site: Site, played_here: dict[str, Json], request: pytest.FixtureRequest
) -> None:
    folder = OUTPUT / request.node.callspec.id
    folder.mkdir(parents=True, exist_ok=True)
    visitor = Visitor(driver, site.origin + SUB_PATH)
    visitor.open()
    tell(f"{driver.version}: ready after {visitor.boot_time()} ms, {visitor.engine_kind()}")
    driver.save_sight(folder / "1-opening.png")
    assert driver.evaluate(FITS), "the page scrolls as a whole"
    driver.evaluate(AT_ONCE)

    for number, fixed in enumerate(FIXED_GAMES):
        digest = play_fixed_game(visitor, fixed)
        driver.save_sight(folder / f"2-{number}-{fixed.game}-ending.png")
        tell(f"the fixed game of {fixed.game}: {digest}")
        assert digest == played_here[fixed.game]["digest"]
        visitor.open_menu("new-game")
    ride_trip(visitor, folder)

    driver.evaluate(IS_KEPT)
    if driver.evaluate(TELLS_ROOM):
        visitor.wait(IS_HEAP_KEPT)
    site.stop()
    before = visitor.read_record()
    visitor.reload()
    tell(f"the server is stopped: {visitor.boot_time()} ms, {visitor.engine_kind()}")
    visitor.continue_game()
    assert visitor.read_record() == before
    play_on_alone(visitor, folder)


def tell(text: str) -> None:
    print(f"  {text}", flush=True)


def play_fixed_game(visitor: Visitor, fixed: FixedGame) -> str:
    """See it through to its end; the digest of the record that is kept."""
    visitor.start_game(fixed.bots, SEED, fixed.options, fixed.game)
    visitor.wait_to_see(part("ending"))
    return str(Engine().ask("export", record=visitor.read_record())["record"]["digest"])


def ride_trip(visitor: Visitor, folder: Path) -> None:
    """A whole trip by hand, and a railroad bought at its end."""
    visitor.start_game([ADA, GREEDY], TRIP, {})
    visitor.wait_until_still()
    visitor.roll()
    while visitor.phase == "roll":
        visitor.roll()
        visitor.tap_suggested_dot()
        visitor.driver.save_sight(folder / "3-way.png")
        visitor.ride_leg()
    assert visitor.phase == "purchase"
    visitor.driver.save_sight(folder / "4-arrived.png")
    visitor.click("[data-testid^='deed-']:enabled")
    visitor.press()
    record = visitor.read_record()
    assert Engine().ask("verify", record=Engine().ask("export", record=record)["record"])["valid"]
    assert [entry["action"]["type"] for entry in record["entries"]].count("buy_railroad") > 0


def play_on_alone(visitor: Visitor, folder: Path) -> None:
    """Go on, look something up, and begin another game, with nothing but what is kept."""
    entries = len(visitor.read_record()["entries"])
    visitor.press()
    assert len(visitor.read_record()["entries"]) > entries
    visitor.driver.save_sight(folder / "5-alone.png")
    visitor.driver.type("?")
    visitor.wait_to_see(part("handbook-C-21"))
    visitor.driver.save_sight(folder / "6-handbook.png")
    visitor.open("?lang=pseudo")
    visitor.start_game([ADA, BOB], "alone", {})
    visitor.wait_until_still()
    visitor.driver.save_sight(folder / "7-pseudo.png")
