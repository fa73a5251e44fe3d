"""What holds for every game that is registered, whatever its rules are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.app.games import GAMES, new_header, rules_for
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.dice import Picker, SeededDraws
from roundhouse.core.errors import Illegal, RoundhouseError, Stale, Unreadable
from roundhouse.core.ledger import balance_faults
from roundhouse.core.offers import Offer
from roundhouse.core.record import ActionEntry, Header, decode_record, encode_record
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session, first_difference, load
from tests.strategies import options_of

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
# no game in these tests takes so many; one that does has no end
MOST_DECISIONS = 20_000
# the seed must be found nowhere it does not belong
SEED_MARK = "s33d"


def header_for(
    game: str, bots: tuple[str, ...], seed: str, options: dict[str, Json] | None = None
) -> Header:
    seats = tuple(Seat(f"Seat {number}", "slate", bot) for number, bot in enumerate(bots))
    return new_header(game, options or {}, f"{SEED_MARK}/{seed}", seats)


def full_table(game: str) -> tuple[str, ...]:
    """As many of the game's bots as can sit at one table, the plainest among them."""
    _, most = GAMES[game].describe()["seats"]
    return tuple(BOTS[game])[-most:]


def choose(session: Session, offers: tuple[Offer, ...]) -> dict[str, Any]:
    """What the deciding seat's bot does."""
    seat = session.rules.deciding_seat(session.state)
    assert seat is not None
    bot = BOTS[session.header.game][session.header.seats[seat].bot or "random"]
    picker = Picker(session.header.seed, seat, session.seq)
    return decide(bot, Decision(session.rules, session.state, offers, picker))


def play(header: Header) -> Session:
    """A whole game."""
    session = Session(rules_for(header), header)
    for _ in range(MOST_DECISIONS):
        if session.rules.deciding_seat(session.state) is None:
            return session
        session.submit((choose(session, session.rules.offers(session.state)),))
    raise AssertionError("the game never ends")


@st.composite
def tables(draw: st.DrawFn, game: str) -> Header:
    """Every number of seats, any mix of bots, any options."""
    low, high = GAMES[game].describe()["seats"]
    bots = draw(st.lists(st.sampled_from(list(BOTS[game])), min_size=low, max_size=high))
    seed = draw(st.text("abc", min_size=1, max_size=6))
    return header_for(game, tuple(bots), seed, draw(options_of(game)))


@EVERY_GAME
@settings(max_examples=12)
@given(data=st.data())
def test_any_game_comes_to_its_end_step_by_step(game: str, data: st.DataObject) -> None:
    """Money adds up in each step, no step changes the position before it, and the end is ranked."""
    header = data.draw(tables(game))
    rules, draws = rules_for(header), SeededDraws(header.seed)
    session = Session(rules, header)
    for step in range(MOST_DECISIONS):
        state = session.state
        offers = rules.offers(state)
        if rules.deciding_seat(state) is None:
            break
        assert offers, "a deciding seat has something to do"
        action = choose(session, offers)
        before = encode(state) if step % 9 == 0 else None
        outcome = rules.apply(state, action, draws)
        assert before is None or encode(state) == before
        faults = balance_faults(rules.cash(state), rules.cash(outcome.state), outcome.transfers)
        assert faults == ()
        session.submit((action,))
        assert session.state == outcome.state
    assert rules.offers(session.state) == ()
    ranking = rules.ranking(session.state)
    assert sorted(seat for seat, _ in ranking) == list(range(rules.seat_count))
    places = [place for _, place in ranking]
    assert places[0] == 1
    assert places == sorted(places)
    with pytest.raises(Illegal, match="game-over"):
        session.submit((action,))


def sampled_sessions(header: Header, every: int) -> Iterator[Session]:
    """One game as it goes on, seen at every so many decisions."""
    session = Session(rules_for(header), header)
    for step in range(MOST_DECISIONS):
        offers = session.rules.offers(session.state)
        if not offers:
            return
        if step % every == 0:
            yield session
        session.submit((choose(session, offers),))
    raise AssertionError("the game never ends")


NEVER_ALLOWED: tuple[Any, ...] = (
    None,
    True,
    0.5,
    -1,
    10**12,
    "no such thing",
    [],
    [None],
    {},
    [[]],
)


def spoil(offer: Offer, action: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Actions close to an allowed one that this offer does not cover."""
    yield {**action, "type": "no_such_action"}
    yield {**action, "type": None}
    yield {**action, "type": [action["type"]]}
    yield {**action, "extra": 1}
    for name, spec in offer.params:
        yield {key: value for key, value in action.items() if key != name}
        for value in (*NEVER_ALLOWED, [action[name]], {name: action[name]}):
            if spec.refusal(value) is not None:
                yield {**action, name: value}


@EVERY_GAME
@settings(max_examples=8)
@given(data=st.data())
def test_every_offered_action_applies_and_every_spoilt_one_is_refused(
    game: str, data: st.DataObject
) -> None:
    """Spoilt actions are refused with a code and parameters, and change nothing."""
    spoilt_actions = 0
    header = data.draw(tables(game))
    for session in sampled_sessions(header, every=11):
        rules, state, before = session.rules, session.state, encode(session.state)
        offers = rules.offers(state)
        for number, offer in enumerate(offers):
            action = offer.sample(Picker("sample", number, session.seq))
            rules.apply(state, action, SeededDraws(header.seed))
            for spoilt in spoil(offer, action):
                if any(
                    other.refusal(spoilt) is None
                    for other in offers
                    if other.type == spoilt["type"]
                ):
                    continue
                with pytest.raises(Illegal) as refused:
                    session.submit((spoilt,))
                assert refused.value.code
                json.dumps(refused.value.params)
                spoilt_actions += 1
        assert encode(session.state) == before
    assert spoilt_actions


@EVERY_GAME
@settings(max_examples=8)
@given(data=st.data())
def test_positions_go_through_json_and_back(game: str, data: st.DataObject) -> None:
    for session in sampled_sessions(data.draw(tables(game)), every=7):
        state = session.state
        text = canonical(encode(state))
        assert decode(type(state), json.loads(text)) == state
        assert decode(type(state), encode(state)) == state


@EVERY_GAME
def test_no_floats_in_a_position(game: str) -> None:
    def kinds(value: Any) -> set[type]:
        if isinstance(value, list):
            return set().union(*map(kinds, value))
        if isinstance(value, dict):
            return set().union(*map(kinds, value.values()))
        return {type(value)}

    for session in sampled_sessions(header_for(game, full_table(game), "f"), every=40):
        assert kinds(encode(session.state)) <= {int, str, bool, type(None)}


@EVERY_GAME
def test_a_view_holds_neither_the_seed_nor_a_coming_draw(game: str) -> None:
    """The same position under another seed looks the same, to everybody and in every detail."""
    header = header_for(game, full_table(game), "hidden")
    other = replace(header, seed="another seed")
    for session in sampled_sessions(header, every=17):
        rules, state = session.rules, session.state
        for viewer in (*range(rules.seat_count), None):
            view = rules.view(state, viewer)
            text = canonical(view)
            assert SEED_MARK not in text
            assert rules_for(other).view(state, viewer) == view
        assert SEED_MARK not in canonical([offer.describe() for offer in rules.offers(state)])


@EVERY_GAME
def test_a_views_values_are_the_callers_to_change(game: str) -> None:
    """The host adds names to it; that must not reach the position."""
    session = Session(
        rules_for(header_for(game, full_table(game), "view")),
        header_for(game, full_table(game), "view"),
    )
    first = canonical(session.rules.view(session.state, 0))
    view = session.rules.view(session.state, 0)
    for part in view.values():
        if isinstance(part, list | dict):
            part.clear()
    assert canonical(session.rules.view(session.state, 0)) == first


# --- records


@pytest.fixture(scope="module", params=list(GAMES))
def finished(request: pytest.FixtureRequest) -> Session:
    """One whole game with each of the game's bots."""
    game: str = request.param
    return play(header_for(game, full_table(game), "finished"))


def test_a_record_leads_to_the_same_position(finished: Session) -> None:
    record = decode_record(json.loads(canonical(encode_record(finished.record))))
    assert record == finished.record
    loaded = load(record, rules_for)
    assert loaded.state == finished.state
    assert loaded.seq == finished.seq
    assert loaded.record == finished.record
    assert first_difference(record, rules_for) is None


def test_any_beginning_of_a_record_is_a_record(finished: Session) -> None:
    record = finished.record
    for length in (0, 1, len(record.entries) // 2, len(record.entries) - 1):
        part = replace(record, entries=record.entries[:length], result=None)
        assert load(part, rules_for).seq == length
        assert first_difference(part, rules_for) is None


def test_a_game_goes_on_from_its_record_as_it_went_on(finished: Session) -> None:
    half = len(finished.entries) // 2
    part = replace(finished.record, entries=finished.record.entries[:half], result=None)
    loaded = load(part, rules_for)
    for entry in finished.entries[half:]:
        assert isinstance(entry, ActionEntry)
        loaded.submit((entry.action,))
    assert loaded.record == finished.record


def late_entry(session: Session) -> tuple[int, ActionEntry]:
    """An entry in the second half of the game, one that dice were thrown for if there is any."""
    late = [
        (number, entry)
        for number, entry in enumerate(session.entries)
        if number >= len(session.entries) // 2 and isinstance(entry, ActionEntry)
    ]
    return next((found for found in late if found[1].chance), late[0])


def tampered(session: Session, number: int, entry: ActionEntry) -> int | None:
    """Where the strict check finds a record with this entry at `number` to differ."""
    entries = (*session.entries[:number], entry, *session.entries[number + 1 :])
    return first_difference(replace(session.record, entries=entries), rules_for)


def test_verify_finds_altered_dice(finished: Session) -> None:
    number, entry = late_entry(finished)
    if entry.chance:
        first = entry.chance[0]
        turned = (*first[:-1], first[-1] % 6 + 1)
        altered = replace(entry, chance=(turned, *entry.chance[1:]))
        assert tampered(finished, number, altered) == number
        assert tampered(finished, number, replace(entry, chance=())) == number
    assert tampered(finished, number, replace(entry, chance=(*entry.chance, (1,)))) == number


def test_verify_finds_an_altered_seat(finished: Session) -> None:
    number, entry = late_entry(finished)
    other = (entry.seat + 1) % len(finished.header.seats)
    assert tampered(finished, number, replace(entry, seat=other)) == number


def test_verify_finds_an_action_that_was_not_open(finished: Session) -> None:
    number, entry = late_entry(finished)
    assert tampered(finished, number, replace(entry, action={"type": "cheat"})) == number
    more = {**entry.action, "extra": 1}
    assert tampered(finished, number, replace(entry, action=more)) == number


def test_verify_finds_entries_out_of_order(finished: Session) -> None:
    entries = finished.record.entries
    number, _ = late_entry(finished)
    swapped = (*entries[: number - 1], entries[number], entries[number - 1], *entries[number + 1 :])
    found = first_difference(replace(finished.record, entries=swapped), rules_for)
    assert found in {number - 1, number}


def test_verify_finds_a_missing_and_a_repeated_entry(finished: Session) -> None:
    entries = finished.record.entries
    number, entry = late_entry(finished)
    missing = (*entries[:number], *entries[number + 1 :])
    assert first_difference(replace(finished.record, entries=missing), rules_for) is not None
    twice = (*entries[:number], entry, *entries[number:])
    assert first_difference(replace(finished.record, entries=twice), rules_for) is not None
    beyond = (*entries, entry)
    assert first_difference(replace(finished.record, entries=beyond), rules_for) == len(entries)


def test_verify_finds_another_seed(finished: Session) -> None:
    """Unless it would have shown the very same dice: a game that has few of them may be such."""
    found = []
    for number in range(8):
        header = replace(finished.header, seed=f"chosen for its dice/{number}")
        found.append(first_difference(replace(finished.record, header=header), rules_for))
    assert any(difference is not None for difference in found)


def test_verify_finds_an_altered_set_up(finished: Session) -> None:
    first = finished.opening[0]
    opening = ((*first[:-1], first[-1] % 6 + 1), *finished.opening[1:])
    altered = replace(finished.record, opening=opening)
    assert first_difference(altered, rules_for) == -1


def test_verify_finds_an_altered_result(finished: Session) -> None:
    altered = replace(finished.record, result={"winner": "me"})
    assert first_difference(altered, rules_for) == len(finished.entries)
    with pytest.raises(Unreadable, match="record-result-differs"):
        load(altered, rules_for)


def test_the_digest_finds_every_altered_key(finished: Session) -> None:
    kept = encode_record(finished.record)
    for path, value in (
        (("header", "seed"), "x"),
        (("header", "map_hash"), "x"),
        (("header", "seats", 0, "name"), "Somebody else"),
        (("entries", 3, "seat"), 9),
        (("opening", 0, 0), 9),
    ):
        altered = json.loads(canonical(kept))
        place: Any = altered
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        with pytest.raises(Unreadable, match="record-altered"):
            decode_record(altered)


@pytest.mark.parametrize(
    "changes",
    [
        {"rules_version": 999},
        {"map_hash": "0" * 16},
        {"map": "atlantis"},
        {"game": "chess"},
        {"options": {"no_such_option": 1}},
        {"seats": ()},
    ],
)
def test_a_header_of_no_game_here_is_refused(finished: Session, changes: dict[str, Any]) -> None:
    record = replace(finished.record, header=replace(finished.header, **changes))
    with pytest.raises(RoundhouseError):
        load(record, rules_for)


def test_a_request_for_a_position_that_has_passed_is_stale(finished: Session) -> None:
    finished.require(finished.seq)
    for seq in (finished.seq - 1, finished.seq + 1, -1):
        with pytest.raises(Stale, match="stale-seq"):
            finished.require(seq)


def test_all_actions_of_a_submission_or_none(finished: Session) -> None:
    first, second = (entry for entry in finished.entries[:2])
    assert isinstance(first, ActionEntry)
    assert isinstance(second, ActionEntry)
    session = Session(rules_for(finished.header), finished.header)
    before = session.state
    with pytest.raises(Illegal):
        session.submit((first.action, second.action, {"type": "cheat"}))
    assert session.state is before
    assert session.entries == []
    assert session.submit((first.action, second.action)).entries == tuple(finished.entries[:2])


@EVERY_GAME
def test_the_same_seed_makes_the_same_game(game: str) -> None:
    fewest, _ = GAMES[game].describe()["seats"]
    header = header_for(game, ("random",) * fewest, "again")
    assert play(header).record == play(header).record
    other = header_for(game, ("random",) * fewest, "another")
    assert play(other).entries != play(header).entries


# The same in CPython, in Pyodide on Node and in the browser. It changes with the rules, the options
# a header spells out, the board and the `random` bot: then, and only then, note the new one.
PINNED_RECORDS = {
    "coast": "9496ff258d08f912d963044b71d885b19ff8bf32b733b8bc31bc8723d61f4a44",
    "siberia": "d49653aabdcd390f75ac4198b7980f212bc2af4a7852da2a7584d27a0f721b74",
}


@EVERY_GAME
def test_the_record_of_a_fixed_game_is_pinned(game: str) -> None:
    record = play(header_for(game, ("random",) * 4, "pinned")).record
    found = hashlib.sha256(canonical(encode_record(record)).encode("ascii")).hexdigest()
    assert found == PINNED_RECORDS[game]
