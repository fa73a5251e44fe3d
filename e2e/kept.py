"""What the page has kept on a device, and what CPython makes of it: the yardstick for what the page shows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from roundhouse.app.host import Host

Json = dict[str, Any]

# Every file of the page, by its service worker.
IS_KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || null)"
# Python's memory with the engine read in.
IS_HEAP_KEPT = """() => Object.keys(localStorage)
  .some((name) => name.endsWith(':heap-kept-by') && localStorage[name])"""

# Around what is to be done with the page's store: it is open as `database`, and `done` waits for its answers.
WITH_STORE = """async (given) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const path = new URL('.', document.baseURI).pathname;
  const database = await done(indexedDB.open(`roundhouse:${path}`));
  const answer = await (async () => { %s })();
  database.close();
  return answer;
}"""

# The record of the game touched last, as the engine's `load` takes it.
READ = (
    WITH_STORE
    % """
  const transaction = database.transaction(['games', 'entries']);
  const games = await done(transaction.objectStore('games').index('changed').getAll());
  const game = games.at(-1);
  const rows = IDBKeyRange.bound([game.id, 0], [game.id, Number.MAX_SAFE_INTEGER]);
  const entries = await done(transaction.objectStore('entries').getAll(rows));
  return { ...game.header, entries };
"""
)

COUNT = WITH_STORE % "return done(database.transaction('games').objectStore('games').count());"

# Puts something else in the place of what is composed in the game touched last.
DAMAGE_DRAFT = (
    WITH_STORE
    % """
  const games = database.transaction('games', 'readwrite').objectStore('games');
  const game = (await done(games.index('changed').getAll())).at(-1);
  await done(games.put({ ...game, draft: { ...game.draft, composed: given } }));
"""
)

# Playwright's own waiting takes a promise for a yes, whatever it comes to.
WAIT = """async () => {
  const ask = %s;
  for (const begin = Date.now(); Date.now() - begin < 60_000; ) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nothing has come of ' + ask);
}"""


def wait_for_answer(page: Page, question: str) -> Any:
    """Ask an asynchronous function in the page until it answers something; gives that."""
    return page.evaluate(WAIT % question)


def read_kept_record(page: Page) -> Json:
    """The record of the game that this browser has touched last."""
    record: Json = page.evaluate(READ)
    return record


def count_kept_games(page: Page) -> int:
    """How many games this browser keeps."""
    return int(page.evaluate(COUNT))


class Engine:
    """The engine on CPython, asked as the page asks its own."""

    def __init__(self) -> None:
        self._host = Host()

    def ask(self, operation: str, **request: Any) -> Json:
        """What it answers. Raises `AssertionError` if it refuses."""
        answer: Json = json.loads(self._host.handle(json.dumps({"op": operation, **request})))
        assert answer["ok"], answer
        return answer


def view_kept_game(page: Page) -> Json:
    """The view of the kept game after its last entry."""
    view: Json = Engine().ask("load", record=read_kept_record(page))["view"]
    return view
