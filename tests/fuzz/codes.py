"""`make fuzz-codes`: result codes damaged in many ways, and what became of each.

    python -m tests.fuzz.codes --codes 10000 --seed 1 --processes 2

With its digest stale no code but an unchanged one may be accepted. With the digest recomputed one may be
only if, replayed decision by decision in a session, it comes to exactly what it claims. Exit
status 1 if anything was found.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import Pool
from random import Random

from roundhouse.app.codes import DIGEST_BYTES, PREFIX, ResultCode, read_code, seal, write_code
from roundhouse.app.daily import finish_of, verify_code
from roundhouse.app.editions import HUMAN, board_of
from roundhouse.core.choices import ChoiceReader, read_action
from roundhouse.core.errors import RoundhouseError
from tests.daily.games import begin, released_codes, step
from tests.fuzz.verdicts import Verdict, report_verdicts

# a refusal takes no longer than this many usual replays
MOST_SECONDS = 20.0


def try_code(name: str) -> Verdict:
    """Damages a released code as `name` (any text) says, and has it proved; never raises."""
    chance = Random(name)
    source = chance.choice(released_codes())
    way = chance.choice(tuple(WAYS))
    text, recomputed = WAYS[way](source, chance)
    started = time.process_time()
    try:
        verify_code(text)
    except RoundhouseError as refused:
        slow = time.process_time() - started > MOST_SECONDS
        return Verdict(way, recomputed, False, refused.code, "slow" if slow else None)
    except Exception:
        return Verdict(way, recomputed, False, "crash", traceback.format_exc())
    fault = None
    if not recomputed and text.strip() != source:
        fault = f"accepted with a stale digest: {text}"
    elif text.strip() != source and not _is_sound(read_code(text)):
        fault = f"accepted, but it is not what was played: {text}"
    return Verdict(way, recomputed, True, "", fault)


def _is_sound(code: ResultCode) -> bool:
    """Whether a session comes to what a code claims, the person's decisions submitted one by one."""
    board = board_of(code.claim.game, code.claim.date)
    session, reader, decisions = begin(board), ChoiceReader(code.choices), 0
    while (seat := session.rules.deciding_seat(session.state)) is not None:
        if seat != HUMAN:
            step(session, "")
            continue
        decisions += 1
        if code.left and decisions == code.decisions:
            session.resign()
        else:
            session.submit((read_action(session.rules.offers(session.state), reader),))
    same = finish_of(board, session).score == code.claim.score
    return same and decisions == code.decisions and reader.is_used_up


# --- ways to damage a code: the text, and whether its digest was worked out anew


def change_letters(text: str, chance: Random) -> tuple[str, bool]:
    letters = [*text]
    for _ in range(chance.choice((1, 1, 2, 8))):
        letters[chance.randrange(len(letters))] = chance.choice("AZaz09-_.+/= é\x00")
    return "".join(letters), False


def change_length(text: str, chance: Random) -> tuple[str, bool]:
    """Cuts, doubles or inserts a piece."""
    start = chance.randrange(len(text))
    end = min(len(text), start + chance.choice((1, 2, 10, len(text))))
    middle = chance.choice(("", text[start:end] * 2, "A" * chance.choice((1, 4, 4_000))))
    return text[:start] + middle + text[end:], False


def change_bytes(text: str, chance: Random) -> tuple[str, bool]:
    """Bytes anywhere, fields included, under a fitting digest."""
    body = bytearray(_body(text))
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        place = chance.randrange(len(body))
        match chance.randrange(4):
            case 0:
                body[place] ^= 1 << chance.randrange(8)
            case 1:
                body[place] = chance.randrange(256)
            case 2:
                del body[place : place + chance.choice((1, 3, len(body)))]
            case _:
                body[place:place] = bytes(chance.randrange(256) for _ in range(3))
        if not body:
            break
    sealed = bytes(body) + seal(bytes(body))
    return PREFIX + urlsafe_b64encode(sealed).decode().rstrip("="), True


def change_choices(text: str, chance: Random) -> tuple[str, bool]:
    """Other decisions, most of them legal, behind the same claim."""
    code = read_code(text)
    bits = code.choices.bit_length()
    others = (
        code.choices ^ 1 << chance.randrange(bits),
        chance.getrandbits(bits),
        code.choices >> chance.randrange(bits),
        code.choices << chance.choice((1, 8, 1_000)),
    )
    return write_code(replace(code, choices=chance.choice(others))), True


def change_claim(text: str, chance: Random) -> tuple[str, bool]:
    """Another claim before the same decisions; another name alone is none."""
    code = read_code(text)
    score, step_by = code.claim.score, chance.choice((-1, 1, 500, 10**12))
    changes = (
        replace(code.claim, score=replace(score, won=not score.won)),
        replace(code.claim, score=replace(score, rounds=abs(score.rounds + step_by))),
        replace(code.claim, score=replace(score, money=score.money + step_by)),
        replace(code.claim, score=replace(score, worth=score.worth + step_by)),
        replace(code.claim, date=f"2026-{chance.randrange(10, 13)}-{chance.randrange(1, 31):02}"),
        replace(code.claim, edition=chance.choice((0, 1, 2, 9**9))),
        replace(code.claim, name="Eve"),
    )
    forged = replace(code, claim=chance.choice(changes))
    if chance.random() < 0.2:
        forged = replace(forged, decisions=abs(code.decisions + chance.choice((-1, 1, 900))))
    if chance.random() < 0.1:
        forged = replace(forged, left=not code.left)
    return write_code(forged), True


def _body(text: str) -> bytes:
    letters = text.removeprefix(PREFIX)
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))[:-DIGEST_BYTES]


WAYS: dict[str, Callable[[str, Random], tuple[str, bool]]] = {
    "letters": change_letters,
    "length": change_length,
    "bytes": change_bytes,
    "choices": change_choices,
    "claim": change_claim,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz.codes", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--codes", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    names = (f"{arguments.seed}/{number}" for number in range(arguments.codes))
    with Pool(arguments.processes) as pool:
        return report_verdicts("codes", pool.imap_unordered(try_code, names, chunksize=16))


if __name__ == "__main__":
    sys.exit(main())
