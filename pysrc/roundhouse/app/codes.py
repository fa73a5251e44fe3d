"""Result codes: a finished daily game as a short text that an address may hold.

    RH1.<base64url of: fields, choices, digest>

The fields are game, date, edition, name and what the code claims; the choices are the person's
decisions as one number (`core.choices`), since dice and bots follow from the board. Nothing here is
compressed or nested, so a text of a size is read in a time of that size. Reading a code believes
nothing yet: `app.daily` replays it.
"""

from __future__ import annotations

import binascii
import datetime
import hashlib
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from roundhouse.app.editions import read_date
from roundhouse.app.limits import LONGEST_CODE, LONGEST_DAILY_NAME, MOST_CODE_DECISIONS
from roundhouse.core.daily import Score
from roundhouse.core.errors import Illegal, RoundhouseError, Unreadable

PREFIX = "RH1."
DIGEST_BYTES = 8
FIRST_DAY = datetime.date(2020, 1, 1)
# characters of the Unicode kinds control, format (bidi marks among them), surrogate, private and
# separators of lines: none of them is seen, and some change how what stands beside them is seen
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
# a varint of 64 bits at the most
MOST_VARINT_BYTES = 9


@dataclass(frozen=True, slots=True)
class Claim:
    """What a code says: who played which board, and what came of it."""

    game: str
    date: str
    edition: int
    name: str
    score: Score


@dataclass(frozen=True, slots=True)
class ResultCode:
    """A claim, and the decisions that are to bear it out.

    `decisions` counts the person's; `left` says that the last one was to leave the game; `choices`
    is the number that all others are read from.
    """

    claim: Claim
    decisions: int
    left: bool
    choices: int

    @property
    def play(self) -> str:
        """A digest of the game as it was played, whoever claims it: two codes of one game share it."""
        claim = self.claim
        told = f"{claim.game}/{claim.date}/{self.decisions}/{self.left}/{self.choices:x}"
        return hashlib.blake2b(told.encode(), digest_size=DIGEST_BYTES).hexdigest()


def write_code(code: ResultCode) -> str:
    """The text of a code. Raises `Illegal` for a name that may not stand in one."""
    claim, score = code.claim, code.claim.score
    if clean_name(claim.name) != claim.name:
        raise Illegal("name-refused")
    body = bytearray()
    for text in (claim.game, claim.name):
        raw = text.encode()
        body += _varint(len(raw)) + raw
    days = (read_date(claim.date) - FIRST_DAY).days
    flags = score.won + 2 * code.left
    for number in (days, claim.edition, flags, score.rounds, _zigzag(score.money)):
        body += _varint(number)
    body += _varint(_zigzag(score.worth)) + _varint(code.decisions)
    body += code.choices.to_bytes((code.choices.bit_length() + 7) // 8, "little")
    return PREFIX + urlsafe_b64encode(body + seal(bytes(body))).decode().rstrip("=")


def read_code(text: str) -> ResultCode:
    """What a text from outside claims. Raises `Unreadable`, each way to be wrong with its own code."""
    text = text.strip()
    if len(text) > LONGEST_CODE:
        raise Unreadable("code-too-long", length=len(text), most=LONGEST_CODE)
    if not text.startswith(PREFIX):
        newer = text.startswith("RH") and "." in text[:6]
        raise Unreadable("code-newer" if newer else "code-foreign")
    raw = _unwrap(text.removeprefix(PREFIX))
    body, digest = raw[:-DIGEST_BYTES], raw[-DIGEST_BYTES:]
    if digest != seal(body):
        raise Unreadable("code-altered")
    try:
        code = _read_body(body)
        # one code, one text: what could be written in two ways would be taken for two results
        if write_code(code) != text:
            raise Unreadable("code-malformed")
    except (ValueError, OverflowError, IndexError) as fault:
        raise Unreadable("code-malformed") from fault
    except RoundhouseError as fault:
        kept = fault.code in ("code-malformed", "name-refused")
        raise Unreadable(fault.code if kept else "code-malformed") from fault
    return code


def clean_name(name: str) -> str:
    """A name as a leaderboard shows it. Raises `Illegal` for one that may not stand there."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(clean) <= LONGEST_DAILY_NAME:
        raise Illegal("name-refused", most=LONGEST_DAILY_NAME)
    if any(unicodedata.category(character) in UNSEEN for character in clean):
        raise Illegal("name-refused", most=LONGEST_DAILY_NAME)
    return clean


def _unwrap(letters: str) -> bytes:
    """The bytes of base64url without padding, in no other spelling."""
    try:
        raw = urlsafe_b64decode(letters.encode("ascii") + b"=" * (-len(letters) % 4))
    except (UnicodeEncodeError, binascii.Error) as fault:
        raise Unreadable("code-altered") from fault
    if urlsafe_b64encode(raw).decode().rstrip("=") != letters:
        raise Unreadable("code-altered")
    return raw


def _read_body(body: bytes) -> ResultCode:
    fields = _Fields(body)
    game, name = fields.text(), fields.text()
    days, edition, flags, rounds = (fields.number() for _ in range(4))
    money, worth = _unzigzag(fields.number()), _unzigzag(fields.number())
    decisions = fields.number()
    if flags > 3 or decisions > MOST_CODE_DECISIONS:
        raise Unreadable("code-malformed")
    date = datetime.date.fromordinal(FIRST_DAY.toordinal() + days).isoformat()
    score = Score(bool(flags & 1), rounds, money, worth)
    choices = int.from_bytes(fields.rest(), "little")
    return ResultCode(Claim(game, date, edition, name, score), decisions, flags > 1, choices)


class _Fields:
    """Takes a code's bytes apart from the front. Raises `IndexError` or `ValueError` at its end."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._at = 0

    def number(self) -> int:
        number = 0
        for place in range(MOST_VARINT_BYTES):
            byte = self._body[self._at]
            self._at += 1
            number |= (byte & 0x7F) << 7 * place
            if byte < 0x80:
                return number
        raise ValueError("a number without end")

    def text(self) -> str:
        length = self.number()
        if length > len(self._body) - self._at:
            raise IndexError("a text beyond the end")
        self._at += length
        return self._body[self._at - length : self._at].decode()

    def rest(self) -> bytes:
        return self._body[self._at :]


def _varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the top bit says that more follow."""
    written = bytearray()
    while number >= 0x80:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    written.append(number)
    return bytes(written)


def _zigzag(number: int) -> int:
    """Whole numbers as those from 0 up: 0, -1, 1, -2, ..."""
    return 2 * number if number >= 0 else -2 * number - 1


def _unzigzag(number: int) -> int:
    return -(number // 2) - 1 if number % 2 else number // 2


def seal(body: bytes) -> bytes:
    """The digest that a code's bytes end in: it tells a slip from a forgery, and proves nothing."""
    return hashlib.blake2b(body, digest_size=DIGEST_BYTES, person=b"result code").digest()
