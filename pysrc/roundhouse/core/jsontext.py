"""JSON text from outside, read without ever raising a parser's own error."""

from __future__ import annotations

import json
import re

from roundhouse.core.codec import Json
from roundhouse.core.errors import Unreadable

# levels of lists and objects that anything of ours may have; a parser's own limit is further off
MOST_DEPTH = 32
# strings, brackets inside them included, and everything else that is no bracket
_BETWEEN_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[^\[\]{}"]+', re.DOTALL)


def read_json(text: str) -> Json:
    """JSON text from outside. Raises `Unreadable`, never a parser's own error."""
    if is_deeper_than(text, MOST_DEPTH):
        raise Unreadable("nested-too-deep", most=MOST_DEPTH)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Unreadable("not-json") from fault


def is_deeper_than(text: str, most: int) -> bool:
    """Whether lists and objects in a JSON text stand in one another more than `most` levels deep.

    To be asked before a text is parsed: in a browser a parser that runs out of stack takes the
    whole of Python with it, and no exception is raised.
    """
    depth = 0
    for bracket in _BETWEEN_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > most:
            return True
    return False
