"""Dividends and what follows them (T-18 to T-25): the Tsar's hand, and whether the game is over."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.frozen import replace
from roundhouse.core.ledger import BANK
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.meta import Options
from roundhouse.games.siberia.state import EndReason, Railroad, SiberiaState
from roundhouse.games.siberia.stock import advance
from roundhouse.games.siberia.table import Table, railroad_id


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the next dividend brings if nothing changes before it.

    `income` is by seat, a nationalized railroad's last dividend included; `doomed` are the railroads
    that go, `marker` where the nationalization marker comes to stand, `adjusted` the railroad whose
    value gains a step, `opens` whether the second period begins with it, `ends` why the game would be
    over after it.
    """

    income: tuple[int, ...]
    doomed: tuple[int, ...]
    marker: int
    adjusted: int | None
    opens: bool
    ends: EndReason | None


def shares_out(line: Railroad, state: SiberiaState) -> tuple[int, ...]:
    """Dollars that one dividend of a railroad pays each seat (T-18); who resigned gets none."""
    return tuple(
        0 if player.resigned is not None else shares * line.per_share
        for shares, player in zip(line.shares, state.players, strict=True)
    )


def doomed(state: SiberiaState, options: Options) -> tuple[int, ...]:
    """The railroads at or below the nationalization marker (T-23; option `strictly_below`)."""
    return tuple(
        number
        for number, line in enumerate(state.railroads)
        if line.is_running
        and (
            line.value < state.marker or (line.value == state.marker and not options.strictly_below)
        )
    )


def leader(state: SiberiaState) -> int | None:
    """The one railroad in play with the highest stock value; None if two share it (T-21)."""
    running = [(line.value, number) for number, line in enumerate(state.railroads)]
    running = [row for row in running if state.railroads[row[1]].is_running]
    top = max(running, default=(0, 0))[0]
    leaders = [number for value, number in running if value == top]
    return leaders[0] if len(leaders) == 1 else None


def marker_steps(nationalized: int) -> int:
    """How far the marker goes after a nationalization check (T-24)."""
    return meta.NATIONALIZATION_STEPS * nationalized or 1


def forecast(state: SiberiaState, options: Options) -> Forecast:
    """The next dividend as the position stands."""
    lines = state.railroads
    opens = state.period == 1 and opens_second_period(state)
    going = doomed(state, options) if state.period == 2 else ()
    income = [0] * len(state.players)
    for number, line in enumerate(lines):
        if line.is_running:
            for seat, amount in enumerate(shares_out(line, state)):
                income[seat] += amount * (2 if number in going else 1)
    left = replace(
        state,
        railroads=tuple(
            replace(line, status="nationalized") if number in going else line
            for number, line in enumerate(lines)
        ),
    )
    steps = 1 if state.period == 1 else marker_steps(len(going))
    adjusted = leader(left) if options.stock_adjustment else None
    # a railroad that is being claimed has no value yet
    if adjusted is not None and lines[adjusted].value in (0, meta.TOP_VALUE):
        adjusted = None
    after = replace(
        left,
        dividends=state.dividends + 1,
        railroads=tuple(
            replace(line, value=advance(line.value, 1)) if number == adjusted else line
            for number, line in enumerate(left.railroads)
        ),
    )
    ends = end_reason(after, options, opened=opens)
    return Forecast(tuple(income), going, advance(state.marker, steps), adjusted, opens, ends)


def opens_second_period(state: SiberiaState) -> bool:
    """Whether a railroad's value is high enough for the second period (T-19)."""
    return any(
        line.is_running and line.value >= meta.SECOND_PERIOD_VALUE for line in state.railroads
    )


# --- carried out


def pay_dividends(table: Table) -> None:
    """Every railroad in play pays its holders out of the Bank (T-18)."""
    number = table.state.dividends + 1
    table.state = replace(table.state, dividends=number)
    track = table.setting.options.dividend_track_length
    table.tell("dividend_began", number=number, track=track)
    for railroad, line in enumerate(table.state.railroads):
        if line.is_running:
            _pay(table, railroad, "dividend")


def _pay(table: Table, railroad: int, reason: str) -> None:
    line = table.railroad(railroad)
    for seat, amount in enumerate(shares_out(line, table.state)):
        if amount:
            table.pay(BANK, seat, amount, reason)
            table.tell(
                "dividend_paid",
                seat=seat,
                railroad=railroad_id(railroad),
                shares=line.shares[seat],
                per_share=line.per_share,
                amount=amount,
                reason=reason,
            )


def nationalize(table: Table) -> None:
    """All railroads at or below the marker go together, with one more dividend (T-23, T-24)."""
    going = doomed(table.state, table.setting.options)
    for railroad in going:
        _pay(table, railroad, "nationalization")
    for railroad in going:
        line = table.railroad(railroad)
        if line.treasury:
            table.pay(table.treasury(railroad), BANK, line.treasury, "nationalization")
        table.change_railroad(
            railroad, status="nationalized", shares=(0,) * len(line.shares), income=0, value=0
        )
        table.tell(
            "nationalized",
            railroad=railroad_id(railroad),
            value=line.value,
            marker=table.state.marker,
            treasury=line.treasury,
            shares=list(line.shares),
        )
    table.move_marker(marker_steps(len(going)), "nationalized" if going else "none_nationalized")


def adjust(table: Table) -> None:
    """The railroad with the highest value gains a step, if it stands alone there (T-21)."""
    if table.setting.options.stock_adjustment:
        railroad = leader(table.state)
        if railroad is not None:
            table.raise_value(railroad, 1, "adjustment")


def end_reason(state: SiberiaState, options: Options, *, opened: bool) -> EndReason | None:
    """Why the game is over after a dividend (T-25), or None.

    `opened`: the second period began in this very dividend, so only its marker counts (T-20).
    """
    if not opened and any(
        line.is_running and line.value >= meta.TOP_VALUE for line in state.railroads
    ):
        return "top_value"
    if state.dividends >= options.dividend_track_length:
        return "dividends"
    public = sum(line.is_public for line in state.railroads)
    if not opened and state.period == 2 and options.few_public_end and public < meta.LEAST_PUBLIC:
        return "few_public"
    return None
