"""Tables of a map damaged on purpose, and what `map check` says about them."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from roundhouse.app.boards import maps_root
from roundhouse.cli.main import main


@dataclass(frozen=True)
class Damage:
    """One edit of one table, and what the check must say about it.

    `old` stands there once; the fault is expected on the line where it began, unless `line` says
    otherwise, and in the edited file, unless `blamed` does.
    """

    file: str
    old: str
    new: str
    reason: str
    line: int | None = None
    blamed: str | None = None


def copy_map(map_id: str, place: Path) -> Path:
    """A map's folder that may be spoiled."""
    copy = place / map_id
    shutil.copytree(maps_root() / map_id, copy)
    return copy


def check(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    """The faults that the command prints, after making sure that it failed for them."""
    assert main(["map", "check", str(folder), "--json"]) == 1
    faults: list[dict[str, object]] = json.loads(capsys.readouterr().out)["faults"]
    assert faults
    return faults


def check_that_it_is_named(
    damage: Damage, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Do the damage; the check must name its file, its line and the reason."""
    path = folder / damage.file
    text = path.read_text(encoding="utf-8")
    before, old, after = text.partition(damage.old)
    assert old, "the damage must be done"
    assert damage.old not in after, "it must be done in one place"
    path.write_text(before + damage.new + after, encoding="utf-8")
    file = str(folder / (damage.blamed or damage.file))
    line = before.count("\n") + 1 if damage.line is None else damage.line
    faults = check(folder, capsys)
    assert any(
        fault["file"] == file and fault["line"] == line and damage.reason in str(fault["reason"])
        for fault in faults
    ), faults
