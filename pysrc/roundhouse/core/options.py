"""Host options: a dataclass of them from JSON, and as a page lists them.

Each game declares its options as a frozen dataclass of switches (`bool`), numbers (`int`, or None
for what follows from other options) and choices (`Literal`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, get_args, get_type_hints

from roundhouse.core.codec import Json, decode, encode
from roundhouse.core.errors import Illegal, Unreadable

T = TypeVar("T")
# of a number option: least, most, step
Ranges = Mapping[str, tuple[int, int, int]]


def read_options(kind: type[T], value: Json, ranges: Ranges) -> T:
    """Options from JSON, defaults filled in. Raises `Unreadable` or `Illegal` naming the option."""
    options = _decode(kind, value)
    for name, (low, high, step) in ranges.items():
        amount = getattr(options, name)
        if amount is not None and (not low <= amount <= high or (amount - low) % step):
            raise Illegal("option-out-of-range", option=name, low=low, high=high, step=step)
    return options


def require_seat(name: str, seat: int | None, seats: int) -> None:
    """Refuses an option that names a seat which is not at the table; None names none."""
    if seat is not None and not 0 <= seat < seats:
        raise Illegal("option-out-of-range", option=name, low=0, high=seats - 1, step=1)


def describe_options(
    defaults: object,
    ranges: Ranges,
    *,
    usual: Mapping[str, dict[str, Json]],
    hidden: Collection[str] = (),
) -> Json:
    """The options with kind, default and range, but for the `hidden` ones.

    `usual` says of a number what leaving it alone comes to.
    """
    hints = get_type_hints(type(defaults))
    return [
        {"id": name, "default": default, **_describe(name, hints[name], ranges, usual)}
        for name, default in encode(defaults).items()
        if name not in hidden
    ]


def _decode(kind: type[T], value: Json) -> T:
    try:
        return decode(kind, value)
    except Unreadable as fault:
        _, _, option = str(fault.params["path"]).partition(".")
        if not option:
            raise
        raise Unreadable(fault.code, **fault.params, option=option) from None


def _describe(
    name: str, hint: Any, ranges: Ranges, usual: Mapping[str, dict[str, Json]]
) -> dict[str, Json]:
    if hint is bool:
        return {"kind": "switch"}
    if name in ranges:
        low, high, step = ranges[name]
        return {"kind": "number", "low": low, "high": high, "step": step, **usual.get(name, {})}
    return {"kind": "choice", "choices": list(get_args(hint))}
