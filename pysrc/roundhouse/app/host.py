"""One function for any front end: a JSON request in, a JSON answer out (see `pysrc/README.md`).

A refusal is an answer too and changes nothing. The host holds one game at a time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from roundhouse import __version__
from roundhouse.app.boards import board_hash
from roundhouse.app.games import GAMES, MAPS
from roundhouse.app.limits import LONGEST_REQUEST, MOST_CHARACTERS
from roundhouse.bots.registry import BOTS
from roundhouse.core.codec import Json
from roundhouse.core.errors import RoundhouseError, Unreadable
from roundhouse.core.jsontext import read_json

if TYPE_CHECKING:
    from roundhouse.app.play import Play


class Host:
    """Answers what a page asks: at its boot with `hello`, and then about one running game."""

    def handle(self, text: str) -> str:
        """The answer to a request; never raises for what a front end may send."""
        try:
            if len(text) > LONGEST_REQUEST:
                # nothing but a record can be so long, and none of ours is
                raise Unreadable("record-too-large", length=len(text), most=MOST_CHARACTERS)
            request = read_json(text)
            if not isinstance(request, dict):
                raise Unreadable("request-not-object")
            answer = {"ok": True, **self._answer(request)}
        except RoundhouseError as refused:
            answer = {"ok": False, "error": {"code": refused.code, "params": refused.params}}
        return json.dumps(answer, separators=(",", ":"))

    def _answer(self, request: Mapping[str, Json]) -> dict[str, Json]:
        name = str(request.get("op"))
        if name == "hello":
            return self._hello()
        operation = self._play.operations.get(name)
        if operation is None:
            raise Unreadable("unknown-operation", op=name)
        return operation(request)

    @cached_property
    def _play(self) -> Play:
        # with the first question about a game: a page waits for `hello` only
        from roundhouse.app.play import Play  # noqa: PLC0415

        return Play()

    def _hello(self) -> dict[str, Json]:
        return {
            "version": __version__,
            "games": [{**GAMES[game].describe(), "bots": list(BOTS[game])} for game in GAMES],
            "maps": [{"id": map_id, "hash": board_hash(map_id)} for map_id in MAPS],
        }


handle = Host().handle
