"""How long the page is deaf while bots play: the tasks of its main thread that the browser calls long."""

from __future__ import annotations

from dataclasses import dataclass

from e2e.bench.boot import open_sites
from e2e.site import SUB_PATH
from e2e.table import Seat, TablePage

SECONDS = 30
BARONS = ("augusta", "isadora", "barnaby", "jasper")

# The browser tells of tasks that take more than 50 ms.
WATCH_TASKS = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
}"""


@dataclass(frozen=True, slots=True)
class LongTasks:
    """Of `seconds` in which `turns` turns were played: milliseconds of each task above 50 ms."""

    seconds: int
    turns: int
    tasks: tuple[float, ...]


def measure_tasks() -> LongTasks:
    """Watch four barons play at the calm pace, everything drawn and gliding."""
    with open_sites() as (context, origin):
        page = context.new_page()
        table = TablePage(page, origin + SUB_PATH)
        table.open()
        table.fill_setup([Seat(baron.title(), baron) for baron in BARONS], "tasks", {})
        table.part("start").click()
        page.wait_for_function("document.body.dataset.screen === 'play'")
        page.evaluate(WATCH_TASKS)
        page.wait_for_timeout(SECONDS * 1000)
        tasks: list[float] = page.evaluate("window.longTasks")
        turns = len(table.log("turn_began"))
    return LongTasks(SECONDS, turns, tuple(tasks))
