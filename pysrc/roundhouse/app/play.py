"""The operations on a game: setting one up, playing it, looking back, and its record.

Apart from `host`, so that a page is ready before all of this is read in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES, MAPS, Game, new_header, rules_for
from roundhouse.app.limits import LONGEST_NAME, LONGEST_SEED
from roundhouse.app.outside import load_outside_record
from roundhouse.app.requests import Answer, Request, read_list, read_text
from roundhouse.bots.base import NODES_A_SLICE, Decision, Thought
from roundhouse.bots.registry import BOTS, CONDUCTORS
from roundhouse.core.codec import Json, decode, encode
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal, Unreadable
from roundhouse.core.record import Record, decode_kept_record, decode_record, encode_record
from roundhouse.core.rules import Event, Seat
from roundhouse.core.session import Advance, Session, first_difference, load
from roundhouse.maps.board import Board

if TYPE_CHECKING:
    from roundhouse.app.contest import Contest


CONTEST_OPERATIONS = ("daily", "daily_finish", "daily_code")


@dataclass(slots=True)
class _Pondering:
    """An unfinished thought, and the position and seat it is about."""

    about: tuple[int, int | None]
    thought: Thought

    def think(self, request: Request) -> Answer | None:
        """Goes on for the `budget` of a request; what is settled on, or None if that takes longer."""
        budget = request.get("budget", NODES_A_SLICE)
        if type(budget) is not int or budget < 1:
            raise Unreadable("budget-unreadable")
        try:
            for _ in range(max(1, budget // NODES_A_SLICE)):
                next(self.thought)
        except StopIteration as settled:
            answer: Answer = settled.value
            return answer
        return None


class Play:
    """Answers requests about one game at a time. A refusal is raised and has changed nothing."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._pondering: _Pondering | None = None
        self._counselling: _Pondering | None = None
        self.operations: dict[str, Callable[[Request], Answer]] = {
            "warm": self._warm,
            "constants": self._constants,
            "new": self._new,
            "load": self._load,
            "import": self._import,
            "submit": self._submit,
            "preview": self._preview,
            "explain": self._explain,
            "advise": self._advise,
            "undo": self._undo,
            "redo": self._redo,
            "resign": self._resign,
            "seat": self._seat,
            "jump": self._jump,
            "tell": self._tell,
            "facts": self._facts,
            "statistics": self._statistics,
            "odds": self._odds,
            "bot_step": self._bot_step,
            "counsel": self._counsel,
            "export": self._export,
            "verify": self._verify,
            "daily_begin": self._begin_daily,
            **{name: partial(self._ask_contest, name) for name in CONTEST_OPERATIONS},
        }

    def _warm(self, request: Request) -> Answer:
        """Imports and reads what a game needs (None: the first there is), so that it begins at once.

        Changes nothing. Of the other games nothing is read in.
        """
        game = GAMES[read_text(request, "game") if "game" in request else next(iter(GAMES))]
        game.rules(*_usual_setting(game))
        return {}

    def _constants(self, request: Request) -> Answer:
        """The numbers of a game's rules and of its usual map, for whoever explains them."""
        game = GAMES[read_text(request, "game")]
        usual_board, _, _ = _usual_setting(game)
        numbers: Answer = game.constants(usual_board)
        return numbers

    def _new(self, request: Request) -> Answer:
        game_id = read_text(request, "game")
        seats = tuple(_read_seat(seat) for seat in read_list(request, "seats"))
        seed = read_text(request, "seed")
        _require_writable(seed, "seed")
        if len(seed) > LONGEST_SEED:
            raise Illegal("seed-too-long", most=LONGEST_SEED)
        header = new_header(
            game_id,
            request.get("options", {}),
            seed,
            seats,
        )
        return self._adopt(Session(rules_for(header), header))

    def _load(self, request: Request) -> Answer:
        """The trusting load, of what this device itself has kept: the dice stand in the entries.

        `counted` is the date of the daily board that it is the attempt on.
        """
        session = load(decode_kept_record(request.get("record")), rules_for)
        if request.get("counted") is not None:
            from roundhouse.app.contest import count  # noqa: PLC0415

            count(session, read_text(request, "counted"))
        return self._adopt(session)

    def _begin_daily(self, request: Request) -> Answer:
        return self._adopt(self._contest.open(request))

    def _ask_contest(self, name: str, request: Request) -> Answer:
        return self._contest.operations[name](request)

    @cached_property
    def _contest(self) -> Contest:
        # most visits come for another game
        from roundhouse.app.contest import Contest  # noqa: PLC0415

        return Contest(self._running)

    def _import(self, request: Request) -> Answer:
        """The strict load, of a text from outside: checked by pydantic, and its dice recomputed."""
        return self._adopt(load_outside_record(read_text(request, "text")))

    def _adopt(self, session: Session) -> Answer:
        self._session, self._pondering, self._counselling = session, None, None
        opening = session.told[0] if not session.entries else ()
        return {
            **self._snapshot(session, Advance((), opening)),
            "record": encode_record(session.record),
        }

    def _submit(self, request: Request) -> Answer:
        session = self._at(request)
        actions = tuple(read_list(request, "actions"))
        if not all(isinstance(action, dict) for action in actions):
            raise Unreadable("action-not-object")
        seat = session.rules.deciding_seat(session.state)
        if seat is not None and session.controls[seat] is not None:
            raise Illegal("seat-is-bot", seat=seat)
        return self._snapshot(session, session.submit(actions))

    def _undo(self, request: Request) -> Answer:
        session = self._at(request)
        return self._snapshot(session, session.undo(request.get("depth")))

    def _redo(self, request: Request) -> Answer:
        session = self._at(request)
        return self._snapshot(session, session.redo())

    def _resign(self, request: Request) -> Answer:
        session = self._at(request)
        return self._snapshot(session, session.resign())

    def _seat(self, request: Request) -> Answer:
        """Hands a seat to a bot (an id) or back to a human (null)."""
        session = self._at(request)
        seat, bot = request.get("seat"), request.get("bot")
        if type(seat) is not int:
            raise Unreadable("request-unreadable", key="seat")
        if bot is not None:
            _ = BOTS[session.header.game][bot]
        return self._snapshot(session, session.hand_over(seat, bot))

    def _jump(self, request: Request) -> Answer:
        """A look at the position after `entry` log entries; the game itself stays where it is."""
        session = self._running()
        entry = _entry(request, "entry", session)
        return {
            "entry": entry,
            "view": self._view(session, session.positions[entry].state),
            "events": _describe_events(session.told[entry]),
        }

    def _tell(self, request: Request) -> Answer:
        """What the log entries since `first` led to, a list each; 0 stands for the set-up."""
        session = self._running()
        told = session.told[_entry(request, "first", session) :]
        return {"events": [_describe_events(events) for events in told]}

    def _facts(self, request: Request) -> Answer:
        """What is fixed about a map, or about the running game's."""
        map_id = read_text(request, "map") if "map" in request else self._running().header.map
        if map_id not in MAPS:
            raise Illegal("unknown-map", name=map_id)
        # most games are played without a look at the tables
        from roundhouse.app.reference import describe_board  # noqa: PLC0415

        return describe_board(map_id)

    def _statistics(self, request: Request) -> Answer:
        """The figures of the running game so far; what was taken back is not in them."""
        session = self._running()
        return {"seq": session.seq, **session.rules.statistics(session.line)}

    def _odds(self, request: Request) -> Answer:
        """How likely each seat is to win, now or after `entry` log entries, and what that rests on."""
        session = self._running()
        entry = _entry(request, "entry", session) if "entry" in request else session.seq
        odds = GAMES[session.header.game].odds
        if odds is None:
            raise Illegal("no-odds")
        state, rules = session.positions[entry].state, session.rules
        told = odds().describe(rules.setting, state, session.controls)
        return {"entry": entry, **told}

    def _preview(self, request: Request) -> Answer:
        session = self._at(request)
        return session.rules.preview(session.state, request.get("draft"))

    def _explain(self, request: Request) -> Answer:
        """Why the draft cannot go on to `point`."""
        session = self._at(request)
        point = request.get("point")
        if type(point) is not int:
            raise Unreadable("request-unreadable", key="point")
        refused = session.rules.explain(session.state, request.get("draft"), point)
        return {"refused": refused and {"code": refused.code, "params": refused.params}}

    def _advise(self, request: Request) -> Answer:
        session = self._at(request)
        return session.rules.advise(session.state, request.get("draft"))

    def _bot_step(self, request: Request) -> Answer:
        """Lets the deciding bot think for `budget` nodes, and plays what it settles on."""
        session = self._at(request)
        about = (session.seq, session.rules.deciding_seat(session.state))
        pondering = self._pondering
        if pondering is None or pondering.about != about:
            pondering = self._pondering = _Pondering(about, _begin_thought(session))
        action = pondering.think(request)
        if action is None:
            return {**self._snapshot(session, Advance((), ())), "thinking": True}
        self._pondering = None
        return {**self._snapshot(session, session.submit((action,))), "thinking": False}

    def _counsel(self, request: Request) -> Answer:
        """Lets the Conductor think for `budget` nodes about what a seat had best buy."""
        session = self._at(request)
        seat = request.get("seat")
        if type(seat) is not int or not 0 <= seat < session.rules.seat_count:
            raise Unreadable("request-unreadable", key="seat")
        about = (session.seq, seat)
        if self._counselling is None or self._counselling.about != about:
            if session.header.game not in CONDUCTORS:
                raise Illegal("no-counsel")
            conductor = CONDUCTORS[session.header.game]
            thought = conductor(session.rules, session.state, seat)
            self._counselling = _Pondering(about, thought)
        settled = self._counselling.think(request)
        if settled is None:
            return {"thinking": True}
        self._counselling = None
        return {**settled, "thinking": False}

    def _export(self, request: Request) -> Answer:
        """The running game's record, or one that was kept entry by entry, sealed with a digest."""
        if "record" not in request:
            return {"record": encode_record(self._running().record)}
        kept = load(decode_kept_record(request["record"]), rules_for)
        return {"record": encode_record(kept.record)}

    def _verify(self, request: Request) -> Answer:
        record: Record = decode_record(request.get("record"))
        differing = first_difference(record, rules_for)
        return {"valid": differing is None, "entry": differing}

    def _running(self) -> Session:
        if self._session is None:
            raise Illegal("no-game")
        return self._session

    def _at(self, request: Request) -> Session:
        """The running session, if the request was made for the position that stands."""
        session = self._running()
        seq = request.get("seq")
        if type(seq) is not int:
            raise Unreadable("seq-unreadable")
        session.require(seq)
        return session

    def _view(self, session: Session, state: Any) -> Answer:
        """The game's view with who sits where, and who decides for whom."""
        view = session.rules.view(state, session.rules.deciding_seat(state))
        seats = zip(view["players"], session.header.seats, session.controls, strict=True)
        for player, seat, bot in seats:
            player |= {
                "name": seat.name,
                "colour": seat.colour,
                "kind": "human" if bot is None else "bot",
                "bot": bot,
            }
        return view

    def _snapshot(self, session: Session, advance: Advance) -> Answer:
        return {
            "seq": session.seq,
            "view": self._view(session, session.state),
            "offers": [offer.describe() for offer in session.rules.offers(session.state)],
            "undo": [position.depth for position in session.undo_targets()],
            "redo": session.can_redo,
            "events": _describe_events(advance.events),
            "entries": [encode(entry) for entry in advance.entries],
        }


def _usual_setting(game: Game) -> tuple[Board, Json, int]:
    """The board, the options and the seats of a game in which nobody chose any."""
    seats: int = game.describe()["seats"][0]
    options = game.full_options({}, seats)
    return board(game.map_for(options)), options, seats


def _begin_thought(session: Session) -> Thought:
    seat = session.rules.deciding_seat(session.state)
    bot_id = None if seat is None else session.controls[seat]
    if seat is None or bot_id is None:
        raise Illegal("no-bot-to-decide")
    decision = Decision(
        session.rules,
        session.state,
        session.rules.offers(session.state),
        Picker(session.header.seed, seat, session.position.depth),
    )
    from roundhouse.app.editions import bots_at  # noqa: PLC0415

    return bots_at(session.header)[bot_id].choose(decision)


def _describe_events(events: tuple[Event, ...]) -> Json:
    return [event.describe() for event in events]


def _read_seat(value: Json) -> Seat:
    """A seat as `new` sends it: {name, colour, kind, bot}."""
    if not isinstance(value, dict):
        raise Unreadable("seat-unreadable")
    body = {key: part for key, part in value.items() if key != "kind"}
    seat = decode(Seat, body)
    _require_writable(seat.name + seat.colour, "seats")
    if max(len(seat.name), len(seat.colour)) > LONGEST_NAME:
        raise Illegal("name-too-long", most=LONGEST_NAME)
    if value.get("kind") != ("human" if seat.bot is None else "bot"):
        raise Unreadable("seat-unreadable")
    return seat


def _entry(request: Request, key: str, session: Session) -> int:
    """A number of log entries, 0 to as many as there are."""
    entry = request.get(key)
    if type(entry) is not int or not 0 <= entry <= session.seq:
        raise Illegal("no-such-entry", entry=str(entry)[:40], entries=session.seq)
    return entry


def _require_writable(text: str, key: str) -> None:
    """Refuses half of a surrogate pair: a record with one in it could never be read in again."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Unreadable("request-unreadable", key=key) from None
