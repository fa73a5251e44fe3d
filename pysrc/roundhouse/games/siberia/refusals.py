"""Why the player whose turn it is cannot buy into a railroad, or build with it (T-11 to T-13)."""

from __future__ import annotations

from roundhouse.core.errors import Illegal
from roundhouse.games.siberia.construction import Builder, control_refusal
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.table import Setting, railroad_id, shares_of


def purchase_refusal(state: SiberiaState, railroad: int) -> Illegal | None:
    """Why no share of a railroad can be bought alone, or None if one can (T-12)."""
    line, name = state.railroads[railroad], railroad_id(railroad)
    if not line.is_running:
        return Illegal("railroad-not-running", railroad=name)
    if line.sold >= shares_of(railroad):
        return Illegal("sold-out", railroad=name)
    cash = state.players[state.seat].cash
    if line.value > cash:
        return Illegal("cash-short", railroad=name, needed=line.value, cash=cash)
    return None


def find_builder(setting: Setting, state: SiberiaState, railroad: int) -> Builder | None:
    """Who builds for a railroad, if the player may have it build and it can pay for a link (T-13)."""
    if control_refusal(state, state.seat, railroad) is not None:
        return None
    builder = Builder(setting, state, railroad)
    return builder if builder.affordable_links() else None


def building_refusal(setting: Setting, state: SiberiaState, railroad: int) -> Illegal | None:
    """Why a railroad builds nothing, or None if it can. Dear where money is short: for views alone."""
    if find_builder(setting, state, railroad) is not None:
        return None
    refused = control_refusal(state, state.seat, railroad)
    if refused is not None:
        return refused
    builder = Builder(setting, state, railroad)
    name, needed = railroad_id(railroad), builder.least_of_all
    if needed is None:
        return Illegal("no-link-left", railroad=name)
    return Illegal("no-link-affordable", railroad=name, needed=needed, treasury=builder.treasury)
