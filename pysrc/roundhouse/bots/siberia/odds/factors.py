"""What the odds rest on: each player's position in a few figures that anybody at the table can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.games.siberia import meta
from roundhouse.games.siberia.construction import control_refusal
from roundhouse.games.siberia.dividends import doomed
from roundhouse.games.siberia.state import Railroad, SiberiaState
from roundhouse.games.siberia.table import Setting

# spaces above the marker at which a value is as safe as any
SAFE_SPACES = 6
# dollars of a treasury that one building of two links takes, and what it brings in steps of the value
BUILDING_COST, BUILDING_STEPS = 9, 2

_SPACE = {value: space for space, value in enumerate(meta.STOCK_VALUES)}
_TOP = len(meta.STOCK_VALUES) - 1


@dataclass(frozen=True, slots=True)
class Factors:
    """One player still in the game. Money is dollars.

    `cash` in hand. Of stock values held, `firm` is in public railroads, `risk` the part of it that the
    marker is near to (all of what would go at a check, nothing of what stands `SAFE_SPACES` above),
    `feared` the same before the second period has begun; `private` lies in private railroads, the bid
    of a claim still to be made among them. `income` is what one dividend pays, `last` what those
    railroads pay that would go. `growth` is what the treasuries behind the own shares may lift their
    values by, `builds` the part of it that the player may spend himself. `wait` is, but in auctions, the part
    of a round until his turn, `skill` the part of his wealth that he gains by playing better than others.

    The same for all: `dividends` that may still be paid by the track, and `begun`, 1 in the second
    period.
    """

    cash: float
    firm: float
    risk: float
    feared: float
    private: float
    income: float
    last: float
    growth: float
    builds: float
    wait: float
    skill: float
    dividends: float
    begun: float


def factors_of(
    setting: Setting, state: SiberiaState, skills: Sequence[float] | None = None
) -> dict[int, Factors]:
    """The figures of every seat that is still in the game; `skills` are by seat, none: all alike."""
    count = len(state.players)
    going = doomed(state, setting.options)
    shared = {
        "dividends": float(setting.options.dividend_track_length - state.dividends),
        "begun": float(state.period == 2),
    }
    turn = state.deciding_seat or 0
    return {
        seat: Factors(
            cash=float(player.cash),
            # whose bid it is tells nothing of whose turn it will be
            wait=0.0 if state.auction is not None else (seat - turn) % count / count,
            skill=0.0 if skills is None else skills[seat],
            **_holdings(state, seat, going),
            **shared,
        )
        for seat, player in enumerate(state.players)
        if player.resigned is None
    }


def _holdings(state: SiberiaState, seat: int, going: tuple[int, ...]) -> dict[str, float]:
    """What a seat's shares come to."""
    found = dict.fromkeys(
        ("firm", "risk", "feared", "private", "income", "last", "growth", "builds"), 0.0
    )
    for number, line in enumerate(state.railroads):
        shares = line.shares[seat]
        if not line.is_running or not shares:
            continue
        value = shares * _value_of(state, number, line)
        found["income"] += shares * line.per_share
        if number in going:
            found["last"] += shares * line.per_share
        found["firm" if line.is_public else "private"] += value
        found["risk" if state.period == 2 else "feared"] += value * _danger(state, line)
        grown = float(shares * _growth(line))
        found["growth"] += grown
        if control_refusal(state, seat, number) is None:
            found["builds"] += grown
    return found


def _value_of(state: SiberiaState, number: int, line: Railroad) -> int:
    """A share's value; of a railroad whose value is still to be set, the bid."""
    claim = state.claim
    return claim.bid if claim is not None and claim.railroad == number else line.value


def _danger(state: SiberiaState, line: Railroad) -> float:
    """How near the marker is: 1 at or below it, 0 from `SAFE_SPACES` above it on."""
    spaces = _SPACE.get(line.value, 0) - _SPACE[state.marker]
    return (SAFE_SPACES - max(0, min(spaces, SAFE_SPACES))) / SAFE_SPACES


def _growth(line: Railroad) -> int:
    """Dollars that a value gains if its treasury is built away, at the top no more."""
    if not line.value:
        return 0
    steps = BUILDING_STEPS * (line.treasury // BUILDING_COST)
    return meta.STOCK_VALUES[min(_SPACE[line.value] + steps, _TOP)] - line.value
