"""Records damaged in every way a file can be, and what must come of each.

With its digest stale no damaged record may be accepted. With the digest recomputed one may be only if
it is a record after all: legal throughout, its dice those of its seed, its result the one replayed.
"""

from __future__ import annotations

import copy
import json
import traceback
from collections.abc import Callable
from random import Random
from typing import Any

from roundhouse.app.games import rules_for
from roundhouse.app.outside import load_outside_record, read_outside_record
from roundhouse.core.codec import Json, canonical
from roundhouse.core.dice import NotedDraws, SeededDraws
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.record import ActionEntry, Record, decode_record, digest, without_digest
from roundhouse.core.session import load
from tests.fixtures import fixture_text
from tests.fuzz.verdicts import Verdict

# short ones, with all kinds of entries between them
SOURCES = (
    *("around-the-table", "end-last", "end-rounds", "option-deals", "option-round_limit"),
    *("siberia-around-the-table", "siberia-end-few_public"),
)
ODD_VALUES: tuple[Json, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 40, 10**6, 10**18, 10**400, 1.0, 0.5, "", "coast", "usa",
    "greedy", "roll", "\x00", "x" * 500, [], [1], [[1]], {}, {"type": "roll"}, {"type": []},
)  # fmt: skip


def try_mutant(name: str) -> Verdict:
    """Damages a fixture as `name` (any text) says, and reads it; never raises."""
    chance = Random(name)
    source = fixture_text(chance.choice(SOURCES))
    way = chance.choice(tuple(WAYS))
    recomputed = chance.random() < 0.5
    text = WAYS[way](source, chance)
    if recomputed:
        text = _seal(text)
    same = _is_same(text, source)
    try:
        load_outside_record(text)
    except RoundhouseError as refused:
        fault = _fault_of_trusting_load(text)
        return Verdict(way, recomputed, False, refused.code, fault, same)
    except Exception:
        return Verdict(way, recomputed, False, "crash", traceback.format_exc(), same)
    fault = None
    if not same:
        fault = _fault_of_accepted(text) if recomputed else "accepted with a stale digest"
    return Verdict(way, recomputed, True, "", fault, same)


def _fault_of_trusting_load(text: str) -> str | None:
    """The trusting load may take what the strict one refuses, but must not crash either."""
    try:
        load(decode_record(json.loads(_seal(text))), rules_for)
    except (RoundhouseError, json.JSONDecodeError):
        return None
    except Exception:
        return traceback.format_exc()
    return None


def _fault_of_accepted(text: str) -> str | None:
    """Plays an accepted record's actions with the rules alone, where that is all it holds."""
    record = read_outside_record(text)
    if not all(isinstance(entry, ActionEntry) for entry in record.entries):
        return None
    try:
        result = _play_on_the_rules(record)
    except Exception:
        return f"accepted, but it cannot be played: {traceback.format_exc()}"
    return None if result == record.result else "accepted with another result"


def _play_on_the_rules(record: Record) -> Json:
    rules = rules_for(record.header)
    noted = NotedDraws(SeededDraws(record.header.seed))
    state = rules.start(noted).state
    assert noted.chance == record.opening
    for entry in record.entries:
        assert isinstance(entry, ActionEntry)
        assert entry.seat == rules.deciding_seat(state)
        noted = NotedDraws(SeededDraws(record.header.seed))
        state = rules.apply(state, entry.action, noted).state
        assert noted.chance == entry.chance
    return rules.result(state)


def _seal(text: str) -> str:
    """The text with its digest worked out again, if there is anything to work it out from."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    if not isinstance(value, dict):
        return text
    return canonical({**value, "digest": digest(without_digest(value))})


def _is_same(text: str, source: str) -> bool:
    try:
        return canonical(json.loads(text)) == canonical(json.loads(source))
    except ValueError:
        return False


# --- ways to damage a text


def flip_bits(text: str, chance: Random) -> str:
    raw = bytearray(text, "ascii")
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    return raw.decode("latin-1")


def change_length(text: str, chance: Random) -> str:
    """Cuts, doubles or inserts a piece."""
    start = chance.randrange(len(text))
    end = min(len(text), start + chance.choice((1, 1, 2, 10, 1_000, len(text))))
    piece = text[start:end]
    middle = chance.choice(("", piece * 2, piece + chance.choice('0"}],x'), piece[::-1]))
    return text[:start] + middle + text[end:]


def change_field(text: str, chance: Random) -> str:
    """Another value, key or nothing somewhere in the tree."""
    value = json.loads(text)
    for _ in range(chance.choice((1, 1, 1, 2))):
        place, key = _somewhere(value, chance)
        step = chance.randrange(5)
        if step == 0:
            place[key] = copy.deepcopy(chance.choice(ODD_VALUES))
        elif step == 1:
            del place[key]
        elif step == 2 and isinstance(place, dict):
            place[f"{key}_"] = place.pop(key)
        elif step == 3 and isinstance(place, dict):
            place["more"] = 1
        else:
            place[key] = _close_to(place[key], chance)
    return canonical(value)


def change_order(text: str, chance: Random) -> str:
    """Entries swapped, doubled, dropped, moved or cut off at the end."""
    value = json.loads(text)
    entries: list[Any] = value["entries"]
    one, other = chance.randrange(len(entries)), chance.randrange(len(entries))
    match chance.randrange(5):
        case 0:
            entries[one], entries[other] = entries[other], entries[one]
        case 1:
            entries.insert(other, entries[one])
        case 2:
            del entries[one]
        case 3:
            entries.insert(other, entries.pop(one))
        case _:
            del entries[one:]
            value["result"] = chance.choice((None, value["result"]))
    return canonical(value)


def _somewhere(value: Json, chance: Random) -> tuple[Any, Any]:
    """A container in the tree and one of its keys."""
    while True:
        key = chance.choice(sorted(value) if isinstance(value, dict) else range(len(value)))
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.2:
            return value, key
        value = inner


def _close_to(value: Json, chance: Random) -> Json:
    """A value of the same kind that is nearly right."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 2))
    if isinstance(value, str):
        return value + chance.choice(("", "x", "1")) if value else "x"
    if isinstance(value, list):
        return value[::-1] if chance.random() < 0.5 else value[:-1]
    return value


WAYS: dict[str, Callable[[str, Random], str]] = {
    "bits": flip_bits,
    "length": change_length,
    "field": change_field,
    "order": change_order,
}
