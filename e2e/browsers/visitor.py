"""Somebody at the table in any browser: what `TablePage` does with Playwright, by a plain driver."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from e2e.browsers.driver import Driver
from e2e.kept import READ, Json
from e2e.table import IS_ASKED, IS_READY, IS_STILL, Seat

# Milliseconds, within the patience of every driver.
WAIT = 100_000
# Wait until a condition holds: an expression, or a function, in either case perhaps of a promise.
WAIT_FOR = """(async (look) => {
  for (const start = performance.now(); performance.now() - start < %d; ) {
    const seen = look();
    if (await (typeof seen === 'function' ? seen() : seen)) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error(`it never came: ${look}`);
})"""
# The middle of an element that stands still, and that a click there would meet.
FIND = """(async (selector) => {
  let [before, over] = ['', null];
  for (const start = performance.now(); performance.now() - start < %d; ) {
    await new Promise((done) => setTimeout(done, 30));
    const element = document.querySelector(selector);
    if (element === null || element.disabled) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    over = document.elementFromPoint(...middle);
    // a tap on the map means what is nearest
    const onMap = element.closest('#stage svg') && over?.closest('#stage') && !over.closest('#over');
    const still = before === middle.join();
    if (still && width > 0 && (element.contains(over) || onMap)) return middle;
    before = middle.join();
  }
  throw new Error(`${selector} cannot be clicked: ${over?.outerHTML.slice(0, 200)}`);
})"""
FILL = """((field, value) => {
  if (field.type === 'checkbox') field.checked = value;
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
})"""
# How Python runs: the frame that PyScript is in, or one of our own workers.
KIND = """document.querySelector('iframe#engine') ? 'PyScript'
  : Object.keys(localStorage).some((name) => name.endsWith(':heap-kept-by') && localStorage[name])
    ? 'kept memory' : 'plain worker'"""


def part(test_id: str) -> str:
    """The selector of a part of the page."""
    return f"[data-testid='{test_id}']"


def _is_shown(selector: str) -> str:
    return f"document.querySelector({json.dumps(selector)})?.checkVisibility()"


class Visitor:
    """A person with a mouse and a keyboard; every method returns when its effect can be seen."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address

    # What can be seen

    def wait(self, condition: str) -> None:
        """Wait until it holds: an expression or a function, in the page."""
        self.driver.evaluate(f"{WAIT_FOR % WAIT}(() => {condition})")

    def sees(self, selector: str) -> bool:
        """Whether there is such a thing on the screen."""
        return bool(self.driver.evaluate(_is_shown(selector)))

    def wait_to_see(self, selector: str) -> None:
        self.wait(_is_shown(selector))

    @property
    def phase(self) -> str:
        """The phase of the decision that is open."""
        return str(self.driver.evaluate("document.body.dataset.phase"))

    def read_record(self) -> Json:
        """What the browser has kept of the game touched last."""
        record: Json = self.driver.evaluate(f"({READ})()")
        return record

    def boot_time(self) -> int:
        """Milliseconds from the beginning of the navigation until the engine was ready."""
        mark = "performance.getEntriesByName('engine-ready')[0].startTime"
        return round(float(self.driver.evaluate(mark)))

    def engine_kind(self) -> str:
        return str(self.driver.evaluate(KIND))

    # What can be done

    def open(self, query: str = "") -> None:
        """Load the page and wait for its engine."""
        self.driver.visit(self.address + query)
        self._wait_for_engine()

    def reload(self) -> None:
        self.driver.reload()
        self._wait_for_engine()

    def _wait_for_engine(self) -> None:
        self.wait(IS_READY)
        self.wait_to_see(part("start"))

    def click(self, selector: str) -> None:
        """Click in the middle of something, once that can be done."""
        x, y = self.driver.evaluate(f"{FIND % WAIT}({json.dumps(selector)})")
        self.driver.click(x, y)

    def press(self, test_id: str = "primary") -> None:
        """Press a button that decides something, and see it through."""
        self.click(part(test_id))
        self.wait_until_still()

    def wait_until_still(self) -> None:
        """Wait until a person is to decide and the map says what may be done."""
        self.wait(IS_STILL)
        self.wait(IS_ASKED)

    def fill(self, test_id: str, value: Any) -> None:
        """Give a field of a form its value."""
        field = f"document.querySelector({json.dumps(part(test_id))})"
        self.driver.evaluate(f"{FILL}({field}, {json.dumps(value)})")

    def start_game(
        self, seats: Sequence[Seat], seed: str, options: Mapping[str, Any], game: str = "coast"
    ) -> None:
        """Turn to a game, fill in the form and start."""
        self._choose_game(game)
        for index, seat in enumerate(seats):
            if not self.sees(part(f"setup-name-{index}")):
                self.click(part("add-seat"))
                self.wait_to_see(part(f"setup-name-{index}"))
            self.fill(f"setup-kind-{index}", seat.kind)
            self.fill(f"setup-name-{index}", seat.name)
        if not self.sees(part("seed")):
            self.click("details.options > summary")
            self.wait_to_see(part("seed"))
        for name, value in options.items():
            self.fill(f"option-{name}", value)
        # by the keyboard, as a person does
        self.click(part("seed"))
        self.driver.evaluate("document.activeElement.select()")
        self.driver.type(seed)
        self.click(part("start"))

    def _choose_game(self, game: str) -> None:
        """Turn to a game's card, and see its map laid."""
        chosen = f"{part(f'game-{game}')}[aria-pressed='true']"
        if not self.sees(chosen):
            self.click(part(f"game-{game}"))
            self.wait_to_see(chosen)

    def open_menu(self, item: str) -> None:
        self.click(part("menu"))
        self.click(f"{part('menu-dialog')} {part(item)}")

    def continue_game(self) -> None:
        """Take up the saved game."""
        self.click(part("continue"))
        self.wait_until_still()

    def tap_suggested_dot(self) -> None:
        """Click on the pulsing dot; the way gets longer."""
        used = self.driver.evaluate(f'document.querySelector("{part("way-count")}").dataset.used')
        self.click("[data-suggested] .core")
        longer = f"{part('way-count')}:not([data-used='{used}'])"
        fork = f"{part('fork')} button"
        self.wait_to_see(f"{longer}, {fork}")
        if self.sees(fork):
            self.click(fork)
        self.wait_to_see(longer)
        self.wait(IS_ASKED)

    def ride_leg(self) -> None:
        """Click dot after dot until the leg is complete, and depart."""
        while self.sees("[data-suggested]"):
            self.tap_suggested_dot()
        self.press()

    def roll(self) -> None:
        """Roll for a destination, or for the leg."""
        self.press("roll-destination" if self.sees(part("declare")) else "primary")
