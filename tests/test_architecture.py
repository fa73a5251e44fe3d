"""The shape of the engine: which module may know which, and what none below the app may touch."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import roundhouse

pytestmark = pytest.mark.native

PACKAGE = Path(roundhouse.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))

# knowledge runs from right to left: a layer may import itself and what stands before it
LAYERS = ("core", "maps", "games", "bots", "app", "worker", "cli", "build")

# makes files from source tables, at build time and for the command line; never shipped to the page
BUILD_TIME = re.compile(
    r"maps/(tables|rows|checks|checking|compile|faults|reader|sources|survey|library)\.py"
    r"|maps/(geometry|links)/.*"
)
OUTSIDE_WORLD = {
    "asyncio",
    "datetime",
    "io",
    "locale",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
INPUT_AND_OUTPUT = {"open", "input", "print", "exec", "eval"}
# floats of these differ between native and wasm in the last bit
OF_THE_LAST_BIT = {"math", "cmath", "statistics", "numpy"}
BROWSER = {"js", "pyodide", "pyscript", "polyscript", "pyodide_js"}

LONGEST_MODULE = 400
LONGEST_FUNCTION = 45

# of each game, what its rules are numbered with and how many there are
RULES = {"coast": ("c", 41), "siberia": ("t", 26)}


def name_of(module: Path) -> str:
    return module.relative_to(PACKAGE).as_posix()


def layer_of(name: str) -> str | None:
    """The layer of a file; None for the package's own `__init__`."""
    top = name.split("/", maxsplit=1)[0].removesuffix(".py")
    return None if top == "__init__" else top


@cache
def tree_of(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def imports_of(module: Path) -> Iterator[tuple[str, ast.stmt]]:
    """Every module that is imported anywhere in a file, and the statement that does it."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(module)}: imports are absolute"
            assert node.module is not None
            yield node.module, node
            if node.module.startswith("roundhouse"):
                for alias in node.names:
                    yield f"{node.module}.{alias.name}", node


def own_imports(module: Path) -> set[str]:
    """The paths inside the package that a file imports, such as `games/coast/meta`."""
    return {
        imported.removeprefix("roundhouse.").replace(".", "/")
        for imported, _ in imports_of(module)
        if imported.startswith("roundhouse.")
    }


def test_every_file_has_a_layer() -> None:
    assert {layer_of(name_of(module)) for module in MODULES} <= {None, *LAYERS}


def test_knowledge_runs_one_way() -> None:
    """core <- maps <- games <- bots <- app <- worker, cli and build; the page's worker is nobody's."""
    faults = []
    for module in MODULES:
        layer = layer_of(name_of(module))
        known = () if layer is None else LAYERS[: LAYERS.index(layer) + 1]
        for imported in own_imports(module):
            top = imported.split("/")[0]
            of_the_worker = top == "worker" and layer == "cli"
            if imported != "__version__" and (top not in known or of_the_worker):
                faults.append(f"{name_of(module)} imports {imported}")
    assert faults == []


def test_games_never_import_each_other() -> None:
    faults = []
    for module in (PACKAGE / "games").rglob("*.py"):
        game = name_of(module).split("/")[1]
        for imported in own_imports(module):
            if imported.startswith("games/") and imported.split("/")[1] != game:
                faults.append(f"{name_of(module)} imports {imported}")
    assert faults == []


def is_played(name: str) -> bool:
    """Whether a file below the app runs while a game is played."""
    return layer_of(name) in {"core", "maps", "games", "bots"} and not BUILD_TIME.fullmatch(name)


PLAYED = [module for module in MODULES if is_played(name_of(module))]


def test_nothing_below_the_app_touches_the_outside_world() -> None:
    """No clock, no environment, no files, no global `random`; nor a float that differs in wasm."""
    faults = []
    for module in PLAYED:
        for imported, _ in imports_of(module):
            if imported.split(".")[0] in OUTSIDE_WORLD | OF_THE_LAST_BIT:
                faults.append(f"{name_of(module)} imports {imported}")
        for node in ast.walk(tree_of(module)):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in INPUT_AND_OUTPUT:
                faults.append(f"{name_of(module)}:{called.lineno} calls {called.id}")
    assert faults == []


def dependencies_of(module: Path) -> set[str]:
    return {imported.split(".")[0] for imported, _ in imports_of(module)} - {"roundhouse"}


def test_what_is_played_needs_the_standard_library_alone() -> None:
    needed = set().union(*map(dependencies_of, PLAYED))
    assert needed <= sys.stdlib_module_names


def test_pydantic_stands_at_the_trust_boundary_only() -> None:
    users = {name_of(m) for m in MODULES if {"pydantic", "pydantic_core"} & dependencies_of(m)}
    assert "app/outside.py" in users
    inside = {
        name
        for name in users - {"app/outside.py"}
        if layer_of(name) not in {"cli", "build"} and not BUILD_TIME.fullmatch(name)
    }
    assert inside == set()


def test_the_page_boots_without_pydantic() -> None:
    """What the worker imports, in an interpreter of its own."""
    code = "import sys, roundhouse.worker; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = {name.split(".")[0] for name in ran.stdout.split()}
    assert "roundhouse" in loaded
    assert loaded & {"pydantic", "pydantic_core", "numpy", "shapely", "asyncio"} == set()


def test_only_the_worker_knows_that_there_is_a_browser() -> None:
    users = {name_of(module) for module in MODULES if BROWSER & dependencies_of(module)}
    assert users <= {"worker.py"}


def test_modules_and_functions_are_of_a_size_to_be_read() -> None:
    faults = []
    for module in MODULES:
        lines = len(module.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_MODULE:
            faults.append(f"{name_of(module)} has {lines} lines")
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                length = node.end_lineno - node.lineno + 1
                if length > LONGEST_FUNCTION:
                    faults.append(f"{name_of(module)}: {node.name}, {length} lines")
    assert faults == []


def test_every_module_says_what_it_is() -> None:
    assert [name_of(m) for m in MODULES if not ast.get_docstring(tree_of(m))] == []


@pytest.mark.parametrize("game", list(RULES))
def test_every_rule_has_a_test_that_cites_it(game: str) -> None:
    """In a test's name (`test_c21_...`); a number in a comment alone proves nothing."""
    folder = Path(__file__).parent / game
    letter, count = RULES[game]
    cited: set[int] = set()
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= {int(number) for number in re.findall(rf"_{letter}(\d+)(?=_)", node.name)}
    assert [number for number in range(1, count + 1) if number not in cited] == []
