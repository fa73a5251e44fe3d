"""The table as somebody who sits at it sees it: what can be done, and what can be read off."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

IS_READY = "performance.getEntriesByName('engine-ready').length > 0"
# A person is to decide, or the game is over.
IS_STILL = """() => document.body.dataset.screen === 'play'
  && document.body.dataset.phase !== 'motion'"""
# The engine has answered what may come next on the way, and what it suggests where it is asked for that.
IS_ASKED = """() => {
  const [way] = document.querySelectorAll('[data-testid=way-count]');
  const dots = document.querySelectorAll('[data-step=next]').length;
  const suggested = document.querySelectorAll('[data-suggested]').length;
  const primary = document.querySelector('[data-testid=primary]');
  const guided = document.querySelector('[data-testid=auto-route]') !== null;
  return !way || suggested > 0 || (dots > 0 && !guided) || (dots === 0 && !primary.disabled);
}"""
# No milepost has more neighbours than that.
MOST_WAYS = 12


class Seat(NamedTuple):
    """A row of the setup form; `kind` is `human` or a bot's id."""

    name: str
    kind: str = "human"


ADA = Seat("Ada")
BOB = Seat("Bob")
GREEDY = Seat("Grace", "greedy")


class TablePage:
    """The page of one game after another; every method returns when its effect can be seen."""

    def __init__(self, page: Page, address: str, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self._touch = touch
        self._tap = page.touchscreen.tap if touch else page.mouse.click

    # Before the game

    def open(self, query: str = "") -> None:
        """Load the page and wait for its engine."""
        self.page.goto(self.address + query)
        self.wait_for_engine()

    def wait_for_engine(self) -> None:
        self.page.wait_for_function(IS_READY)
        expect(self.part("start")).to_be_attached()

    def clear_away(self) -> None:
        """Back to the form that starts a game, whatever is on the table."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        if self.page.evaluate("document.body.dataset.screen") == "play":
            if self.part("tab-table").is_visible():
                self._press(self.part("tab-table"))
            if self.part("sheet").and_(self.page.locator("[aria-expanded=true]")).is_visible():
                self._press(self.part("sheet"))
            self.open_menu("new-game")
        expect(self.part("setup")).to_be_visible()

    def start_game(
        self,
        seats: Sequence[Seat] = (ADA, GREEDY),
        seed: str = "1",
        options: Mapping[str, int | bool | str] | None = None,
        game: str = "coast",
    ) -> None:
        """Fill in the form and start; waits until a person is to decide."""
        self.choose_game(game)
        self.fill_setup(seats, seed, options or {})
        self._press(self.part("start"))
        self.wait_until_still()

    def choose_game(self, game: str) -> None:
        """Turn to a game's card, and see its map laid."""
        card = self.part(f"game-{game}")
        if card.get_attribute("aria-pressed") != "true":
            self._press(card)
            expect(card).to_have_attribute("aria-pressed", "true")

    def fill_setup(
        self, seats: Sequence[Seat], seed: str, options: Mapping[str, int | bool | str]
    ) -> None:
        for index, seat in enumerate(seats):
            if not self.part(f"setup-name-{index}").is_visible():
                self._press(self.part("add-seat"))
            self.part(f"setup-kind-{index}").select_option(seat.kind)
            self.part(f"setup-name-{index}").fill(seat.name)
        while self.part(f"setup-seat-{len(seats)}").is_visible():
            self._press(self.part(f"setup-seat-{len(seats)}").locator(".remove"))
        if not self.part("seed").is_visible():
            self._press(self.page.locator("details.options > summary"))
        self.part("seed").fill(seed)
        for name, value in options.items():
            self._set_option(self.part(f"option-{name}"), value)

    def _set_option(self, field: Locator, value: int | bool | str) -> None:
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, int):
            field.fill(str(value))
        else:
            field.select_option(value)

    def continue_game(self) -> None:
        """Take up the saved game."""
        self._press(self.part("continue"))
        self.page.wait_for_function("document.body.dataset.screen === 'play'")

    # What can be seen

    def part(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    @property
    def phase(self) -> str:
        """The phase of the decision that is open, `motion` while things move."""
        return str(self.page.evaluate("document.body.dataset.phase"))

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None at the end."""
        seat = str(self.page.evaluate("document.body.dataset.seat"))
        return int(seat) if seat else None

    def cash(self, seat: int) -> int:
        """Dollars, as written on the player's card."""
        return int(re.sub(r"[^\d]", "", self.part(f"seat-{seat}-cash").inner_text()))

    def train_place(self, seat: int) -> str:
        """Where the train stands, to compare with where it stood."""
        return self.part(f"train-{seat}").get_attribute("transform") or ""

    def log(self, kind: str) -> list[str]:
        """The lines of the log about one kind of event, newest first."""
        lines = self.page.locator(f"[data-testid=log] [data-kind={kind}]").all_text_contents()
        return lines[::-1]

    # What can be done

    def _press(self, button: Locator) -> None:
        if self._touch:
            button.tap()
        else:
            button.click()

    def wait_until_still(self) -> None:
        """Wait until a person is to decide and the map says what may be done."""
        self.page.wait_for_function(IS_STILL)
        self.page.wait_for_function(IS_ASKED)

    def press(self, test_id: str = "primary") -> None:
        """Press a button that decides something, and see it through."""
        self._press(self.part(test_id))
        self.wait_until_still()

    def tap_suggested_dot(self) -> None:
        """Click on the pulsing dot itself, and choose the first railroad if there are several."""
        point = self.page.locator("[data-suggested]").get_attribute("data-point")
        self.tap_dot(int(point or -1))

    def tap_dot(self, point: int) -> None:
        """Click on a glowing dot, where it is on the screen; the way gets longer."""
        used = self.used_mileposts()
        box = self.page.locator(f"[data-testid=dot-{point}] .core").bounding_box()
        assert box, f"dot {point} does not glow"
        self._tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._see_way_grow(used)

    def _see_way_grow(self, used: int) -> None:
        longer = self.page.locator(f"[data-testid=way-count]:not([data-used='{used}'])")
        fork = self.part("fork")
        longer.or_(fork).first.wait_for()
        if fork.is_visible():
            self._press(fork.locator("button").first)
            longer.wait_for()
        self.page.wait_for_function(IS_ASKED)

    def used_mileposts(self) -> int:
        return int(self.part("way-count").get_attribute("data-used") or 0)

    def walk_leg(self) -> None:
        """Click dot after dot until the leg is complete, and depart."""
        while self.page.locator("[data-suggested]").count():
            self.tap_suggested_dot()
        self.press()

    def walk_leg_with_keys(self) -> None:
        """The same with the arrows and Enter: to the suggested dot each time."""
        while self.page.locator("[data-suggested]").count():
            used = self.used_mileposts()
            chosen = self.page.locator("[data-suggested].highlighted")
            for _ in range(MOST_WAYS):
                if chosen.count():
                    break
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
            self._see_way_grow(used)
        self.page.keyboard.press("Enter")

    def skip_motion(self) -> None:
        """Press Escape until nothing moves any more."""
        while self.phase in ("motion", "setup"):
            self.page.keyboard.press("Escape")
        self.wait_until_still()

    def ride_leg(self) -> None:
        """Ride as suggested, by the one button."""
        if self.page.locator("[data-suggested]").count():
            self._press(self.part("primary"))
            self.page.locator("[data-suggested]").first.wait_for(state="detached")
            self.page.wait_for_function(IS_ASKED)
        self.press()

    def roll(self) -> None:
        """Roll for a destination, or for the leg."""
        declaring = self.part("declare").count()
        self.press("roll-destination" if declaring else "primary")

    def ride_until(self, *phases: str) -> None:
        """Roll and ride, whoever's turn it is, until one of these decisions is open."""
        while (phase := self.phase) not in phases:
            match phase:
                case "destination" | "roll":
                    self.roll()
                case "move":
                    self.ride_leg()
                case "region":
                    self.choose_first("region-")
                case "purchase":
                    self.press("pass")
                case _:
                    raise AssertionError(f"{phase} comes before any of {phases}")

    def buy(self, railroad: str) -> None:
        self._press(self.part(f"deed-{railroad}"))
        self.press()

    def choose_first(self, test_id: str) -> None:
        """Pick the first of several choices whose ids begin so, and decide on it."""
        self._press(self.page.locator(f"[data-testid^='{test_id}']:enabled").first)
        self.press()

    def decide_until_the_end(self) -> None:
        """Take every decision that auto-route leaves to the person, the plainest way."""
        while (phase := self.phase) != "end":
            match phase:
                case "destination":
                    self.press("declare")
                case "region":
                    self.choose_first("region-")
                case "purchase" | "sale":
                    self.choose_first("deed-")
                case "deal":
                    self.press("deal-decline")
                case _:
                    raise AssertionError(f"auto-route leaves {phase} to the person")

    def choose_setting(self, name: str, value: str) -> None:
        """Set something in the settings, and close them."""
        self._press(self.part("settings"))
        self.part("settings-dialog").get_by_test_id(f"{name}-{value}").check()
        self._press(self.part("settings-dialog").get_by_test_id("close"))
        expect(self.part("settings-dialog")).to_be_hidden()

    def open_menu(self, item: str) -> None:
        """Choose something in the menu."""
        self._press(self.part("menu"))
        self._press(self.part("menu-dialog").get_by_test_id(item))
