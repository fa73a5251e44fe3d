"""The shape of the page: which folder of its TypeScript may know which, and how long a module is."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[1] / "web"
SOURCE = WEB / "src"
MODULES = {
    path.relative_to(SOURCE).as_posix(): path
    for path in sorted(SOURCE.rglob("*.ts"))
    if not path.name.endswith(".d.ts")
}

# what each folder may import besides itself; types count as well
KNOWN: dict[str, set[str]] = {
    "embed": set(),
    "site": {"embed"},
    "store": set(),
    "engine": {"site", "store"},
    "map": {"site"},
    "text": {"engine", "map", "site"},
    "worker": {"engine", "site"},
    "service": {"site"},
}
# knowledge runs from right to left: a part of the table knows itself and what stands before it
TABLE = ("play", "parts", "map", "dialogs", "panels", "page")
BELOW_TABLE = {"embed", "engine", "map", "site", "store", "text"}
KNOWN_TABLE = {
    f"table/{part}": {f"table/{one}" for one in TABLE[:at]} for at, part in enumerate(TABLE)
}
# a game knows the table, all but the page that places its parts, and no other game; the table knows no game
GAME = ("play", "parts", "map", "dialogs", "decisions", "panels")
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if path.is_dir())
KNOWN_GAMES = {
    f"games/{game}/{part}": {f"games/{game}/{one}" for one in GAME[:at]}
    for game in GAMES
    for at, part in enumerate(GAME)
}

LONGEST_MODULE = 400

IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*["'](\.{1,2}/[^"']+)["']""")


@cache
def imports_of(name: str) -> tuple[str, ...]:
    """The page's own modules that a module imports, types included."""
    found = IMPORT.findall(MODULES[name].read_text(encoding="utf-8"))
    paths = (posixpath.normpath(posixpath.join(posixpath.dirname(name), one)) for one in found)
    return tuple(path.removesuffix(".js") + ".ts" for path in paths if path.endswith(".js"))


def folder_of(name: str) -> str:
    """`engine`, `table/play` ...; empty for `main.ts`, and `games` for the list of them, which know all."""
    return posixpath.dirname(name)


def may_know(folder: str, imported: str) -> bool:
    if folder in ("", "games", imported):
        return True
    if folder in KNOWN:
        return imported in KNOWN[folder]
    if folder in KNOWN_TABLE:
        return imported in BELOW_TABLE or imported in KNOWN_TABLE[folder]
    of_table = imported in KNOWN_TABLE and imported != "table/page"
    if folder in KNOWN_GAMES:
        return imported in BELOW_TABLE or of_table or imported in KNOWN_GAMES[folder]
    # a game as a whole, `games/coast`
    return imported in BELOW_TABLE or of_table or imported.startswith(f"{folder}/")


def test_every_folder_has_its_place() -> None:
    places = {"", *KNOWN, *KNOWN_TABLE, "games", *(f"games/{game}" for game in GAMES), *KNOWN_GAMES}
    found = {folder_of(name) for name in MODULES}
    assert found <= places
    assert {"", *KNOWN, *KNOWN_TABLE} <= found


def test_the_table_names_no_game() -> None:
    named = re.compile("|".join(rf"""["'`]{game}["'`]""" for game in GAMES))
    texts = {name: path.read_text(encoding="utf-8") for name, path in MODULES.items()}
    table = {name: text for name, text in texts.items() if name.startswith("table/")}
    assert [name for name, text in table.items() if named.search(text)] == []


def test_every_import_is_found() -> None:
    faults = [
        f"{name} imports {imported}"
        for name in MODULES
        for imported in imports_of(name)
        if imported not in MODULES
    ]
    assert faults == []


def test_knowledge_runs_one_way() -> None:
    faults = [
        f"{name} imports {imported}"
        for name in MODULES
        for imported in imports_of(name)
        if not may_know(folder_of(name), folder_of(imported))
    ]
    assert faults == []


def find_circle() -> list[str]:
    """Modules that import each other in a ring, or nothing."""
    done: set[str] = set()

    def walk(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name not in done:
            for imported in imports_of(name):
                if circle := walk(imported, [*path, name]):
                    return circle
            done.add(name)
        return []

    return next((circle for name in MODULES if (circle := walk(name, []))), [])


def test_no_modules_import_each_other() -> None:
    assert find_circle() == []


def test_modules_are_of_a_size_to_be_read() -> None:
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in MODULES.items()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_every_module_says_what_it_is() -> None:
    starts = {name: path.read_text(encoding="utf-8") for name, path in MODULES.items()}
    assert [name for name, text in starts.items() if not text.startswith("/**")] == []


def test_the_order_is_the_one_in_the_readme() -> None:
    readme = " ".join((WEB / "README.md").read_text(encoding="utf-8").split())
    for parts in (TABLE, GAME):
        assert " <- ".join(f"`{part}`" for part in parts) in readme
