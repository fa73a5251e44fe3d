"""What the page says: every message it asks for is there, and every message is asked for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.app.games import GAMES
from roundhouse.bots.coast.odds.chances import MODEL as COAST_ODDS
from roundhouse.bots.registry import BOTS
from roundhouse.bots.siberia.odds.chances import MODEL as SIBERIA_ODDS

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
# the names on a map are looked up by the map's own ids: they are checked with its tables
MAPS = {"usa", "russia"}
FILES = sorted({path.stem for path in (WEB / "locales/en").glob("*.ftl")} - MAPS)

STRING = re.compile(r"""["']([\w-]+)["']""")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# where a string is no message though it may look like one
HANDLES = re.compile(r"""(?:data-testid|class|id|name)="[^"]*"|testId: "[^"]*\"""")


def read_all(folder: Path, pattern: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern)))


def messages_in(name: str) -> list[str]:
    return MESSAGE.findall((WEB / f"locales/en/{name}.ftl").read_text(encoding="utf-8"))


def words_of_the_engine() -> set[str]:
    """All that codes, kinds and ids may be: the strings in its source."""
    words = set(STRING.findall(read_all(ROOT / "pysrc", "*.py")))
    # put together by the registry
    return words | {f"unknown-{kind}" for kind in ("game", "bot", "map")}


def offered_by(game: str) -> set[str]:
    """The ids of all that may be chosen before a game: its bots, options and presets."""
    described = GAMES[game].describe()
    ids = {f"{kind}-{bot}" for bot in BOTS[game] for kind in ("bot", "bot-name")}
    for option in described["options"]:
        ids |= {f"option-{option['id']}", f"option-{option['id']}-note"}
        ids |= {f"option-{option['id']}-{choice}" for choice in option.get("choices", ())}
    for preset in described["presets"]:
        ids |= {f"preset-{preset['id']}", f"preset-{preset['id']}-note"}
    return ids


TYPESCRIPT = read_all(WEB / "src", "*.ts")
TEMPLATES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WEB.glob("*.html")))
MADE_BY_THE_BUILD = {"head", "map", "games"}
ASKED_IN_TEMPLATE = set(re.findall(r"\{\{([\w-]+)\}\}", TEMPLATES)) - MADE_BY_THE_BUILD
LITERALS = set(STRING.findall(HANDLES.sub("", TYPESCRIPT)))
WORDS = LITERALS | words_of_the_engine()
OFFERED = {message for game in GAMES for message in offered_by(game)}
PRESENT = {message for name in (*FILES, *sorted(MAPS)) for message in messages_in(name)}


def first_level(call: int) -> str:
    """The arguments of a call that opens at `call`, without what stands in brackets among them."""
    depth, kept = 0, []
    for letter in TYPESCRIPT[call:]:
        if letter in ")]}":
            depth -= 1
            if depth == 0:
                break
        if depth == 1:
            kept.append(letter)
        if letter in "([{":
            depth += 1
    return "".join(kept)


ARGUMENTS = [first_level(call.end()) for call in re.finditer(r"\bsay(?:Or)?(?=\()", TYPESCRIPT)]


def asked_literally() -> Iterator[str]:
    """The ids in `say("id")`, `sayOr(..., "id")`, `say(x ? "id" : "id")` and `message: "id"`."""
    for arguments in ARGUMENTS:
        yield from re.findall(r'(?<![!=]== )"([\w-]+)"', arguments)
    yield from re.findall(r'\bmessage: "([^"]+)"', TYPESCRIPT)
    yield from (literal for literal in LITERALS if re.fullmatch(r"moment-[\w-]+", literal))


def asked_by_pattern() -> list[re.Pattern[str]]:
    """Ids with a hole, such as `error-${code}`: a word of the program fills it."""
    templates = {found for arguments in ARGUMENTS for found in re.findall("`([^`]+)`", arguments)}
    return [
        re.compile("(.+)".join(re.escape(part) for part in template.split("${}")))
        for template in sorted(templates)
    ]


PATTERNS = asked_by_pattern()


def is_asked(message: str) -> bool:
    if message in LITERALS | ASKED_IN_TEMPLATE | OFFERED:
        return True
    fits = (pattern.fullmatch(message) for pattern in PATTERNS)
    return any(fit and WORDS.issuperset(fit.groups()) for fit in fits)


def test_every_message_asked_for_is_there() -> None:
    asked = {*asked_literally(), *ASKED_IN_TEMPLATE}
    assert len(asked) > 200
    assert asked - PRESENT == set()


def test_every_message_is_asked_for() -> None:
    dead = [message for name in FILES for message in messages_in(name) if not is_asked(message)]
    assert dead == []


def test_no_message_stands_twice() -> None:
    counted = Counter(message for name in (*FILES, *sorted(MAPS)) for message in messages_in(name))
    assert [message for message, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_all_that_a_game_offers_to_set_has_a_name(game: str) -> None:
    assert offered_by(game) - PRESENT == set()


def test_every_reason_of_the_odds_has_words() -> None:
    known = set(messages_in("advice"))
    assert {f"odds-{code}" for code in COAST_ODDS.reasons} <= known
    assert {f"siberia-odds-{code}" for code in SIBERIA_ODDS.reasons} <= known
    assert {f"odds-note-{odds.unit}" for odds in (COAST_ODDS, SIBERIA_ODDS)} <= known
