"""Dataclasses to and from JSON values, by their type hints alone.

One codec serves protocol, saves, records and compiled maps. It reads strictly: unknown keys,
missing keys and wrong types are refused with the path where they stand. It knows int, str, bool,
None, `Any` (left as JSON), `tuple[X, ...]`, fixed tuples, `dict[str, X]`, `Literal`, optionals,
nested dataclasses, and unions of those told apart by a `type` tag - what frozen game state is made
of, and no floats.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import types
from collections.abc import Callable
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from roundhouse.core.errors import Unreadable

Json = Any
T = TypeVar("T")
Reader = Callable[[Json, str], Any]


def encode(value: object) -> Json:
    """The JSON value of a dataclass, tuple, dict or scalar; a class attribute `type` is kept as a tag."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {key: encode(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value):
        body = {name: encode(getattr(value, name)) for name in _field_names(cast(Any, type(value)))}
        tag = _tag(type(value))
        return body if tag is None else {"type": tag, **body}
    raise TypeError(f"no JSON form for {type(value).__name__}")


def decode(kind: type[T], value: Json) -> T:
    """The `kind` that a JSON value stands for. Raises `Unreadable` naming the path of the fault."""
    return cast(T, _reader(cast(Any, kind))(value, "$"))


def canonical(value: Json) -> str:
    """JSON text that is the same on every machine: sorted keys, no blanks, plain ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


@functools.cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


def _tag(kind: object) -> str | None:
    tag = getattr(kind, "type", None)
    return tag if isinstance(tag, str) else None


def _fault(path: str, expected: str) -> Unreadable:
    return Unreadable("unreadable-value", path=path, expected=expected)


@functools.cache
def _reader(kind: Any) -> Reader:
    if kind in (int, str, bool):
        return _scalar_reader(kind)
    if kind is type(None):
        return _none_reader
    if kind is Any:
        return _json_reader
    origin = get_origin(kind)
    if origin is Literal:
        return _literal_reader(get_args(kind))
    if origin is tuple:
        return _tuple_reader(get_args(kind))
    if origin is dict:
        return _dict_reader(get_args(kind)[1])
    if origin in (Union, types.UnionType):
        return _union_reader(get_args(kind))
    if dataclasses.is_dataclass(kind):
        return _dataclass_reader(cast(type, kind))
    raise TypeError(f"no reader for {kind!r}")


def _json_reader(value: Json, path: str) -> Json:
    return value


def _none_reader(value: Json, path: str) -> None:
    if value is not None:
        raise _fault(path, "null")


def _scalar_reader(kind: type) -> Reader:
    def read(value: Json, path: str) -> Any:
        # bool is an int in Python; a record must not confuse the two
        if type(value) is not kind:
            raise _fault(path, kind.__name__)
        return value

    return read


def _literal_reader(allowed: tuple[Any, ...]) -> Reader:
    def read(value: Json, path: str) -> Any:
        for choice in allowed:
            if type(value) is type(choice) and value == choice:
                return choice
        raise _fault(path, "|".join(str(choice) for choice in allowed))

    return read


def _tuple_reader(hints: tuple[Any, ...]) -> Reader:
    if len(hints) == 2 and hints[1] is Ellipsis:
        item = _reader(hints[0])

        def read_many(value: Json, path: str) -> Any:
            if not isinstance(value, list):
                raise _fault(path, "list")
            return tuple(item(part, f"{path}[{index}]") for index, part in enumerate(value))

        return read_many
    items = tuple(_reader(hint) for hint in hints)

    def read_fixed(value: Json, path: str) -> Any:
        if not isinstance(value, list) or len(value) != len(items):
            raise _fault(path, f"list of {len(items)}")
        return tuple(
            item(part, f"{path}[{index}]")
            for index, (item, part) in enumerate(zip(items, value, strict=True))
        )

    return read_fixed


def _dict_reader(hint: Any) -> Reader:
    item = _reader(hint)

    def read(value: Json, path: str) -> Any:
        if not isinstance(value, dict):
            raise _fault(path, "object")
        return {key: item(part, f"{path}.{key}") for key, part in value.items()}

    return read


def _union_reader(hints: tuple[Any, ...]) -> Reader:
    tagged = {_tag(hint): hint for hint in hints if dataclasses.is_dataclass(hint)}
    plain = tuple(hint for hint in hints if not dataclasses.is_dataclass(hint))
    single = next(iter(tagged.values())) if len(tagged) == 1 and None in tagged else None

    def read(value: Json, path: str) -> Any:
        if isinstance(value, dict) and tagged:
            found = value.get("type")
            hint: Any = single or (tagged.get(found) if isinstance(found, str) else None)
            if hint is None:
                raise _fault(f"{path}.type", "|".join(sorted(str(tag) for tag in tagged)))
            return _reader(hint)(value, path)
        for hint in plain:
            try:
                return _reader(hint)(value, path)
            except Unreadable:
                continue
        raise _fault(path, "one of the allowed kinds")

    return read


def _dataclass_reader(kind: type) -> Reader:
    hints = get_type_hints(kind)
    fields = {field.name: _reader(hints[field.name]) for field in dataclasses.fields(kind)}
    optional = {
        field.name
        for field in dataclasses.fields(kind)
        if field.default is not dataclasses.MISSING
        or field.default_factory is not dataclasses.MISSING
    }
    tag = _tag(kind)
    allowed = set(fields) | ({"type"} if tag is not None else set())

    def read(value: Json, path: str) -> Any:
        if not isinstance(value, dict):
            raise _fault(path, "object")
        for key in value:
            if key not in allowed:
                raise _fault(f"{path}.{key}", "no such key")
        if tag is not None and value.get("type") != tag:
            raise _fault(f"{path}.type", tag)
        parts = {}
        for name, field in fields.items():
            if name in value:
                parts[name] = field(value[name], f"{path}.{name}")
            elif name not in optional:
                raise _fault(f"{path}.{name}", "a value")
        return kind(**parts)

    return read
