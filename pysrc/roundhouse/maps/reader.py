"""Reading the files of a map: every fault with its file, line and reason (build time)."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from roundhouse.maps.faults import Fault, FaultyMapError
from roundhouse.maps.rows import ChartRow, Kind, Meta, Row

RowKind = TypeVar("RowKind", bound=Row)
META = "meta.toml"
WHITE_SUMS = tuple(str(white_sum) for white_sum in range(2, 13))


def open_folder(folder: Path) -> TableReader:
    """A reader of a map's folder. Raises `FaultyMapError` if there is none."""
    if not folder.is_dir():
        raise FaultyMapError([Fault(folder.name, 0, "no such folder")])
    return TableReader(folder)


def find_kind(folder: Path) -> Kind:
    """The kind of map that a folder says it holds; what says nothing that can be read is of track."""
    try:
        meta = tomllib.loads((folder / META).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return "track"
    return "links" if meta.get("kind") == "links" else "track"


def find_file(folder: Path, name: str) -> Path:
    """A file of a map: its own, or for a variant that has none, that of its base."""
    own = folder / name
    if own.is_file():
        return own
    base = tomllib.loads((folder / META).read_text(encoding="utf-8")).get("base")
    return own if base is None else folder.parent / base / name


class TableReader:
    """Reads the files of one folder and gathers what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[Fault] = []

    def read_meta(self, kind: Kind) -> Meta | None:
        """What `meta.toml` says of a map of this kind, or None if it has a fault."""
        text = self._text(META)
        if text is None:
            return None
        try:
            meta = TypeAdapter(Meta).validate_python(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"at line (\d+)", str(error))
            self._blame(META, int(place[1]) if place else 0, f"not TOML: {error}")
            return None
        except ValidationError as error:
            for detail in error.errors():
                path = ".".join(str(part) for part in detail["loc"])
                line = _line_of_key(text, detail["loc"])
                self._blame(META, line, f"{path}: {_reason(detail['type'], detail['msg'])}")
            return None
        if meta.kind != kind:
            self._blame(META, _line_of_key(text, ("kind",)), f"the map is not of the kind {kind!r}")
            return None
        if meta.base == meta.id:
            self._blame(META, _line_of_key(text, ("base",)), "a map cannot be its own base")
            return None
        base = self.folder.parent / (meta.base or "")
        if meta.base is not None and base.is_dir() and find_kind(base) != kind:
            reason = f"the base {meta.base!r} is not of the kind {kind!r}"
            self._blame(META, _line_of_key(text, ("base",)), reason)
            return None
        if meta.id != self.folder.resolve().name:
            line = _line_of_key(text, ("id",))
            reason = f"id {meta.id!r} is not the folder's name {self.folder.resolve().name!r}"
            self._blame(META, line, reason)
        return meta

    def read_rows(
        self,
        file: str,
        kind: type[RowKind],
        base: tuple[RowKind, ...] | None,
        *,
        may_be_empty: bool = False,
    ) -> tuple[RowKind, ...]:
        """The good rows of a table, laid over those of a `base`; each fault of a bad one is kept."""
        if base is not None and not (self.folder / file).exists():
            return base
        rows = self._own_rows(file, kind, may_be_empty=may_be_empty)
        keys = {row.key for row in rows}
        return tuple(row for row in base or () if row.key not in keys) + rows

    def _own_rows(
        self, file: str, kind: type[RowKind], *, may_be_empty: bool
    ) -> tuple[RowKind, ...]:
        text = self._text(file)
        if text is None:
            return ()
        adapter = TypeAdapter(kind)
        rows: list[RowKind] = []
        for line, cells in self._cells(file, text, _columns(kind)):
            # A chart's results stand in one column for each white sum, so that people can read it.
            value: dict[str, object] = {"line": line, **cells}
            if kind is ChartRow:
                value["results"] = [value.pop(white_sum) for white_sum in WHITE_SUMS]
            try:
                rows.append(adapter.validate_python(value))
            except ValidationError as error:
                for detail in _deepest(error):
                    column, cell = _column_of(detail["loc"], cells)
                    reason = _reason(detail["type"], detail["msg"])
                    self._blame(file, line, f"{column} {cell!r}: {reason}")
        if not rows and not may_be_empty:
            self._blame(file, 1, "no good row")
        return tuple(rows)

    def _text(self, file: str) -> str | None:
        path = self.folder / file
        if not path.is_file():
            self._blame(file, 0, "is not a file" if path.exists() else "file is missing")
            return None
        try:
            data = path.read_bytes()
        except OSError as error:
            self._blame(file, 0, f"cannot be read: {error.strerror}")
            return None
        try:
            # Spreadsheets like to put a byte order mark first; it is no fault.
            return data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            self._blame(file, line, f"not UTF-8: byte 0x{data[error.start]:02x}")
            return None

    def _cells(
        self, file: str, text: str, columns: tuple[str, ...]
    ) -> Iterator[tuple[int, dict[str, str]]]:
        """Line and cells of each row that has as many cells as the table has columns."""
        lines = csv.reader(io.StringIO(text, newline=""), strict=True)
        begin = 1
        try:
            header = next(lines, [])
            if not self._header_fits(file, header, columns):
                return
            begin = lines.line_num + 1
            for cells in lines:
                if cells and len(cells) != len(header):
                    self._blame(file, begin, f"{len(cells)} cells instead of {len(header)}")
                elif cells:
                    yield begin, dict(zip(header, cells, strict=True))
                begin = lines.line_num + 1
        except csv.Error as error:
            self._blame(file, begin, f"not CSV: {error}")

    def _header_fits(self, file: str, header: list[str], columns: tuple[str, ...]) -> bool:
        wrong = [f"missing column {name!r}" for name in columns if name not in header]
        wrong += [f"unknown column {name!r}" for name in header if name not in columns]
        wrong += [f"column {name!r} twice" for name in columns if header.count(name) > 1]
        for reason in wrong:
            self._blame(file, 1, reason)
        return not wrong

    def _blame(self, file: str, line: int, reason: str) -> None:
        self.faults.append(Fault(file, line, reason))


def _deepest(error: ValidationError) -> list[ErrorDetails]:
    """The faults in cells, without those of a list that is only wrong because an item is."""
    details = error.errors()
    with_items = {detail["loc"][0] for detail in details if len(detail["loc"]) > 1}
    return [
        detail for detail in details if len(detail["loc"]) > 1 or detail["loc"][0] not in with_items
    ]


def _columns(kind: type[Row]) -> tuple[str, ...]:
    names = tuple(field.name for field in fields(kind) if field.name not in ("line", "results"))
    return names + WHITE_SUMS if kind is ChartRow else names


def _column_of(path: tuple[int | str, ...], cells: dict[str, str]) -> tuple[str, str]:
    """Which column a fault lies in, and the text that stands there."""
    if path[0] == "results":
        column = WHITE_SUMS[int(path[1])]
        return column, cells[column]
    column = str(path[0])
    if len(path) > 1:
        return column, cells[column].split(" ")[int(path[1])]
    return column, cells[column]


def _line_of_key(text: str, path: tuple[int | str, ...]) -> int:
    """The line of a key in `meta.toml`, or of its `[[sources]]`; 0 if there is none."""
    head = re.escape(str(path[0]))
    pattern = rf"^\s*(?:{head}\s*=|\[\[\s*{head}\s*\]\])"
    places = list(re.finditer(pattern, text, re.MULTILINE))
    index = path[1] if len(path) > 1 and isinstance(path[1], int) else 0
    if not places:
        return 0
    return text.count("\n", 0, places[min(index, len(places) - 1)].end()) + 1


_PLAIN_REASONS = {
    "string_pattern_mismatch": "is not of the form wanted here",
    "int_parsing": "is not a whole number",
    "float_parsing": "is not a number",
    "missing": "is missing",
    "unexpected_keyword_argument": "no such key",
}


def _reason(kind: str, message: str) -> str:
    return _PLAIN_REASONS.get(kind, message[:1].lower() + message[1:])
