"""Errors the engine answers with: a code and parameters, never prose."""

from __future__ import annotations

Param = str | int | bool | None


class RoundhouseError(Exception):
    """A refusal with a code that `web/locales` turns into a sentence."""

    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params = params
        super().__init__(code, params)

    def __str__(self) -> str:
        if not self.params:
            return self.code
        detail = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({detail})"


class Unreadable(RoundhouseError):
    """The text is not what it should be: wrong JSON, wrong type, unknown key."""


class Illegal(RoundhouseError):
    """A readable action that the rules do not allow here; nothing has changed."""


class Stale(RoundhouseError):
    """The request was made for a position that has passed (a double click)."""
