"""Between the page and its engine: what the page asks is held back, or kills whoever is asked."""

from __future__ import annotations

from playwright.sync_api import Page

# A worker of our own is asked by `comlink`, one message for each question. `wire` says what becomes of those
# that it names.
INSTALL = """(() => {
  const send = Worker.prototype.postMessage;
  const wire = { held: new Set(), deadly: new Map(), waiting: [] };
  window.wire = wire;
  wire.release = () => {
    wire.held.clear();
    for (const go of wire.waiting.splice(0)) go();
  };
  Worker.prototype.postMessage = function (message, ...more) {
    const text = message?.argumentList?.[0]?.value;
    const op = typeof text === 'string' ? JSON.parse(text).op : null;
    const left = wire.deadly.get(op);
    if (left) wire.deadly.set(op, left - 1);
    if (left === 1) {
      const value = { isError: true, value: { name: 'RangeError', message: 'out of memory', stack: '' } };
      const data = { id: message.id, type: 'HANDLER', name: 'throw', value };
      this.dispatchEvent(new MessageEvent('message', { data }));
      return;
    }
    const go = () => send.call(this, message, ...more);
    if (op && wire.held.has(op)) wire.waiting.push(go);
    else go();
  };
})()"""


class Wire:
    """Only where the engine runs in a worker of our own, as in a browser that keeps its heap."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(INSTALL)

    def hold(self, operation: str) -> None:
        """From now on these questions do not get through."""
        self._page.evaluate("(op) => wire.held.add(op)", operation)

    def wait_until_held(self, count: int = 1) -> None:
        self._page.wait_for_function("(count) => wire.waiting.length >= count", arg=count)

    def release(self) -> None:
        """What was held back gets through, in order, and so does what follows."""
        self._page.evaluate("wire.release()")

    def kill_by(self, operation: str, number: int = 1) -> None:
        """The engine dies of the next question of this kind, or of a later one."""
        self._page.evaluate("([op, number]) => wire.deadly.set(op, number)", [operation, number])
