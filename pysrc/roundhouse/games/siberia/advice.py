"""The recommended action of a turn, and what it rests on in figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.codec import Json
from roundhouse.core.errors import Illegal
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.actions import BID, BUILD, BUY, BUY_TWO, CLAIM, PASS_BID
from roundhouse.games.siberia.construction import Builder, Building
from roundhouse.games.siberia.dividends import forecast
from roundhouse.games.siberia.flow import least_bid
from roundhouse.games.siberia.outlook.candidates import Action
from roundhouse.games.siberia.outlook.choice import appraise, bid_limit, choose_bid
from roundhouse.games.siberia.outlook.prospects import CENTS, standing, survival
from roundhouse.games.siberia.outlook.weights import PLAIN
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.stock import spaces_between
from roundhouse.games.siberia.table import railroad_id, railroad_number

if TYPE_CHECKING:
    from roundhouse.games.siberia.rules import SiberiaRules

# other actions shown beside the recommended one
ALTERNATIVES = 2

Reasons = list[dict[str, Json]]


def advise(rules: SiberiaRules, state: SiberiaState) -> dict[str, Json]:
    """One action with its reasons, and the next best ones. Raises `Illegal` when the game is over.

    `gain` is dollars of expected wealth, against the best rival, that the action brings more than
    the position promises; `alternatives` say how much less the next best would bring.
    """
    seat = state.deciding_seat
    if seat is None:
        raise Illegal("game-over")
    if state.auction is not None:
        return _advise_bid(state)
    found = sorted(appraise(rules, state, rules.offers(state), PLAIN), key=lambda one: -one.worth)
    best, *others = found
    now = standing(rules.setting, state, seat, PLAIN)
    return {
        "action": best.action,
        "links": _links_of(best.action),
        "gain": (best.worth - now) // CENTS,
        "reasons": _reasons(rules, state, best.action, best.after),
        "alternatives": [
            {"action": other.action, "less": (best.worth - other.worth) // CENTS}
            for other in others[:ALTERNATIVES]
        ],
    }


def _advise_bid(state: SiberiaState) -> dict[str, Json]:
    auction = state.auction
    assert auction is not None
    action, least = choose_bid(state, PLAIN), least_bid(auction)
    reason: dict[str, Json] = {
        "kind": "bid-worth" if action["type"] == BID else "bid-too-high",
        "railroad": railroad_id(auction.railroad),
        "limit": bid_limit(state, PLAIN),
        "least": least,
    }
    other = {"type": PASS_BID} if action["type"] == BID else {"type": BID, "amount": least}
    return {
        "action": action,
        "links": [],
        "gain": None,
        "reasons": [reason],
        "alternatives": [{"action": other, "less": None}],
    }


def _links_of(action: Action) -> list[Json]:
    """The links an action builds or claims, and those it jumps, for the map to mark."""
    if action["type"] == CLAIM:
        return [action["link"]]
    return list(action.get("path", ()))


def _reasons(
    rules: SiberiaRules, state: SiberiaState, action: Action, after: SiberiaState
) -> Reasons:
    """Figures in the order they matter: dividends, values, dangers, who is paid, time."""
    named = [action[key] for key in ("railroad", "extra") if key in action]
    named = list(action.get("railroads", named[:1]))
    reasons: Reasons = []
    for name in named:
        reasons += _reasons_of_railroad(rules, state, after, railroad_number(name))
    if state.claim is not None:
        reasons.append({"kind": "claim", "link": action["link"], "value": action["value"]})
    if action["type"] in (BUY, BUY_TWO):
        reasons += [
            {"kind": "goes-public", "railroad": name}
            for name in named
            if not state.railroads[railroad_number(name)].is_public
        ]
    if action["type"] == BUILD:
        reasons += _fees(rules, state, action)
    return [*reasons, *_dividend_reasons(rules, state, after)]


def _reasons_of_railroad(
    rules: SiberiaRules, state: SiberiaState, after: SiberiaState, railroad: int
) -> Reasons:
    seat, before, line = state.deciding_seat, state.railroads[railroad], after.railroads[railroad]
    assert seat is not None
    if not line.is_running:
        return []
    name = railroad_id(railroad)
    shares = [before.shares[seat], line.shares[seat]]
    found: Reasons = [
        {
            "kind": "dividend",
            "railroad": name,
            "per_share": [before.per_share, line.per_share],
            "shares": shares,
            "amount": [shares[0] * before.per_share, shares[1] * line.per_share],
        }
    ]
    if before.is_running and before.value and line.value != before.value:
        steps = spaces_between(before.value, line.value)
        found.append(
            {
                "kind": "value",
                "railroad": name,
                "value": [before.value, line.value],
                "steps": steps,
            }
        )
    found.append(
        {
            "kind": "nationalization-risk",
            "railroad": name,
            "value": line.value,
            "marker": after.marker,
            "spaces": spaces_between(after.marker, line.value),
            "period": after.period,
            "survival": survival(after, line),
        }
    )
    return found


def _fees(rules: SiberiaRules, state: SiberiaState, action: Action) -> Reasons:
    builder = Builder(rules.setting, state, railroad_number(action["railroad"]))
    building = builder.read(tuple(action["path"]))
    assert isinstance(building, Building)
    return [
        {"kind": "jump-fee", "payee": railroad_id(fee.payee), "amount": fee.amount}
        for fee in building.fees
    ]


def _dividend_reasons(rules: SiberiaRules, state: SiberiaState, after: SiberiaState) -> Reasons:
    """That the action brings a dividend, or how many moves of the timing marker are left to one."""
    seat = state.deciding_seat
    assert seat is not None
    if after.dividends > state.dividends:
        return [{"kind": "brings-dividend", "number": after.dividends}]
    if state.claim is not None:
        return []
    expected = forecast(after, rules.setting.options)
    return [
        {
            "kind": "next-dividend",
            "turns_left": meta.TURNS_TO_DIVIDEND - after.timing,
            "income": expected.income[seat],
            "nationalized": [railroad_id(number) for number in expected.doomed],
        }
    ]
