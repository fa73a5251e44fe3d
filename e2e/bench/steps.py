"""One step on the map, from the click on a glowing dot to the frame that shows what it led to."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import quantiles

from playwright.sync_api import Page

from e2e.bench.boot import open_sites
from e2e.site import SUB_PATH

STEPS = 60
MOST_CLICKS = 400
PAUSE = 200  # milliseconds between two clicks of a quick player

# A step is shown when the count of mileposts used has changed; the frame after that ends the time.
WATCH_STEPS = """
globalThis.stepTimes = [];
let clicked = null, used = null;
addEventListener("click", ({ timeStamp }) => { clicked = timeStamp; }, true);
new MutationObserver(() => {
  const now = document.querySelector("[data-testid=way-count]")?.dataset.used;
  if (now === used) return;
  const isStep = Number(now) > Number(used ?? NaN);
  used = now;
  if (!isStep || clicked === null) return;
  const start = clicked;
  clicked = null;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => stepTimes.push(performance.now() - start);
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true, attributes: true });
"""

# What a person would do next, best first: take a fork, step, wave a message by, decide.
CHOICES = (
    "[data-testid^=fork-]",
    "[data-step=next][data-suggested]",
    "[data-step=next]",
    "[data-testid=moment]",
    "[data-testid=primary]:not([disabled])",
    "[data-testid^=region-]",
    "[data-testid=pass]",
    "[data-testid=deal-decline]",
    "[data-testid^=deed-]:not([disabled])",
    # a game that ended too early is followed by another
    "[data-testid=start]:not([disabled])",
)
# In one go: between two questions from outside the element may be gone.
FIND_CHOICE = """choices => {
  for (const choice of choices) {
    const box = document.querySelector(choice)?.getBoundingClientRect();
    if (box?.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}"""


@dataclass(frozen=True, slots=True)
class StepTimes:
    """Milliseconds."""

    count: int
    p50: float
    p95: float


def measure_steps() -> StepTimes:
    """Play a game by clicks until enough steps are made."""
    with open_sites() as (context, origin):
        context.add_init_script(WATCH_STEPS)
        page = context.new_page()
        page.goto(origin + SUB_PATH)
        page.locator("[data-testid=start]:not([disabled])").click()
        for _ in range(MOST_CLICKS):
            if page.evaluate("stepTimes.length") >= STEPS:
                break
            _click_on(page)
        times: list[float] = page.evaluate("stepTimes")
    cuts = quantiles(times, n=20)
    if len(times) < STEPS:
        raise RuntimeError(f"only {len(times)} of {STEPS} steps could be made")
    return StepTimes(len(times), cuts[9], cuts[18])


def _click_on(page: Page) -> None:
    """Click what is first in `CHOICES`, if there is anything yet; then give the page a moment."""
    place = page.evaluate(FIND_CHOICE, CHOICES)
    if place:
        page.mouse.click(place["x"], place["y"])
    page.wait_for_timeout(PAUSE)
