"""Daily boards in the browser: a clock of our own, and attempts that are nearly over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page
from tests.daily.games import GAME, finished

from e2e.kept import WITH_STORE
from roundhouse.core.record import encode_record

Json = dict[str, Any]

# Puts a game and the day of its attempt into the page's store.
KEEP = (
    WITH_STORE
    % """
  const { game, entries, day } = given;
  const transaction = database.transaction(['games', 'entries', 'days'], 'readwrite');
  transaction.objectStore('games').put(game);
  entries.forEach((entry, index) => transaction.objectStore('entries').put(entry, [game.id, index]));
  transaction.objectStore('days').put(day);
  await new Promise((resolve) => { transaction.oncomplete = resolve; });
"""
)

# Whether a result of one's own is kept.
IS_SETTLED = (
    WITH_STORE
    % """
  const days = await done(database.transaction('days').objectStore('days').getAll());
  return days.some((day) => day.result);
"""
)


def set_clock(page: Page | BrowserContext, date: str, time: str = "12:00:00") -> None:
    """
    For the page, or each page of a context, it is this time of a date (UTC) when it is next loaded; its clock
    goes on from there.
    """
    page.add_init_script(
        f"""{{
          const now = Date.now.bind(Date);
          const ahead = Date.parse('{date}T{time}Z') - now();
          Date.now = () => now() + ahead;
        }}"""
    )


def keep_attempt(page: Page | Frame, date: str, *, left: int) -> None:
    """Keep an attempt without its last `left` entries: only bots are to decide after it."""
    _, session = finished(date)
    record: Json = encode_record(session.record)
    entries = record.pop("entries")[: session.seq - left]
    header = {key: part for key, part in record.items() if key not in ("digest", "result")}
    for seat, name, colour in zip(
        header["header"]["seats"],
        ("Ada", "Bea", "Carl"),
        ("crimson", "azure", "forest"),
        strict=True,
    ):
        seat |= {"name": name, "colour": colour}
    state = session.positions[len(entries)].state
    game = {
        "id": "attempt",
        "header": {**header, "result": None},
        "players": [
            {"name": seat["name"], "colour": seat["colour"]} for seat in header["header"]["seats"]
        ],
        "round": state.round,
        "seat": session.rules.deciding_seat(state),
        "winners": [],
        "length": len(entries),
        "changed": 0,
        "daily": {"game": GAME, "date": date, "counted": True},
    }
    day = {"game": GAME, "date": date, "attempt": "attempt", "kept": True, "result": None}
    page.evaluate(KEEP, {"game": game, "entries": entries, "day": day})
