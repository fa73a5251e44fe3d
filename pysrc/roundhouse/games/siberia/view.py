"""The position as a front end sees it: ids for railroads and cities, numbers for links."""

from __future__ import annotations

from roundhouse.core.codec import Json, encode
from roundhouse.core.ranking import describe_ending
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.construction import control_refusal
from roundhouse.games.siberia.dividends import doomed, forecast, shares_out
from roundhouse.games.siberia.flow import least_bid, wealth
from roundhouse.games.siberia.refusals import building_refusal, purchase_refusal
from roundhouse.games.siberia.state import Railroad, SiberiaState
from roundhouse.games.siberia.table import Setting, railroad_id, shares_of


def describe(setting: Setting, state: SiberiaState) -> dict[str, Json]:
    """The whole position; no seed and no coming draw is ever part of it."""
    return {
        "game": meta.GAME,
        "map": setting.board.id,
        "seat": state.deciding_seat,
        "phase": state.phase,
        "period": state.period,
        "turn": {"seat": state.seat, "number": state.turns},
        "timing": {"at": state.timing, "of": meta.TURNS_TO_DIVIDEND},
        "dividends": {"at": state.dividends, "of": setting.options.dividend_track_length},
        "marker": state.marker,
        "players": [_describe_player(state, seat) for seat in range(len(state.players))],
        "railroads": [
            _describe_railroad(setting, state, number, line)
            for number, line in enumerate(state.railroads)
        ],
        "owners": [railroad_id(owner) for owner in state.owners],
        "auction": _describe_auction(state),
        "claim": _describe_claim(state),
        "next_dividend": describe_forecast(setting, state),
        "stock_values": list(meta.STOCK_VALUES),
        "second_share_extra": meta.SECOND_SHARE_EXTRA,
        "income_marks": list(meta.INCOME_MARKS),
        "options": encode(setting.options),
        "result": describe_result(state),
    }


def _describe_player(state: SiberiaState, seat: int) -> dict[str, Json]:
    player = state.players[seat]
    return {
        "seat": seat,
        "cash": player.cash,
        "shares": {
            meta.RAILROADS[number][0]: line.shares[seat]
            for number, line in enumerate(state.railroads)
            if line.shares[seat]
        },
        "wealth": 0 if player.resigned is not None else wealth(state, seat),
        "out": player.resigned is not None,
    }


def _describe_railroad(
    setting: Setting, state: SiberiaState, number: int, line: Railroad
) -> dict[str, Json]:
    seats = range(len(state.players))
    return {
        "id": railroad_id(number),
        "status": line.status,
        "public": line.is_public,
        "period": meta.RAILROADS[number][2],
        "shares": shares_of(number),
        "sold": line.sold,
        "holders": list(line.shares),
        "builders": [
            seat
            for seat in seats
            if state.players[seat].resigned is None and control_refusal(state, seat, number) is None
        ],
        "treasury": line.treasury,
        "income": line.income,
        "value": line.value if line.is_running else None,
        "per_share": line.per_share,
        "links": [link for link, owner in enumerate(state.owners) if owner == number],
        "below_marker": number in doomed(state, setting.options),
        "refused": _describe_refusals(setting, state, number),
    }


def _describe_refusals(setting: Setting, state: SiberiaState, number: int) -> Json:
    """Why who is at turn can neither buy into a railroad nor build with it, each None if it goes."""
    if state.phase != "turn":
        return None
    refusals = {
        "buy": purchase_refusal(state, number),
        "build": building_refusal(setting, state, number),
    }
    return {
        action: None if refused is None else {"code": refused.code, "params": refused.params}
        for action, refused in refusals.items()
    }


def _describe_auction(state: SiberiaState) -> Json:
    auction = state.auction
    if auction is None:
        return None
    return {
        "railroad": railroad_id(auction.railroad),
        "bid": auction.bid,
        "leader": auction.leader,
        "least": least_bid(auction),
        "bidders": list(auction.bidders),
        "waiting": [railroad_id(number) for number in auction.waiting],
    }


def _describe_claim(state: SiberiaState) -> Json:
    claim = state.claim
    if claim is None:
        return None
    return {
        "railroad": railroad_id(claim.railroad),
        "seat": claim.seat,
        "bid": claim.bid,
        "waiting": [railroad_id(number) for number in claim.waiting],
    }


def describe_forecast(setting: Setting, state: SiberiaState) -> Json:
    """What the next dividend brings if nothing changes before it; None once the game is over."""
    if state.result is not None:
        return None
    expected = forecast(state, setting.options)
    return {
        "turns_left": meta.TURNS_TO_DIVIDEND - state.timing,
        "income": list(expected.income),
        "paid": [
            {
                "railroad": railroad_id(number),
                "per_share": line.per_share,
                "amounts": list(shares_out(line, state)),
            }
            for number, line in enumerate(state.railroads)
            if line.is_running
        ],
        "nationalized": [railroad_id(number) for number in expected.doomed],
        "marker": expected.marker,
        "adjusted": railroad_id(expected.adjusted),
        "opens_period_2": expected.opens,
        "ends": expected.ends,
    }


def describe_result(state: SiberiaState) -> Json:
    """How the game ended and who stands where (T-26); None while it goes on."""
    if state.result is None:
        return None

    def figures(seat: int) -> dict[str, Json]:
        player = state.players[seat]
        out = player.resigned is not None
        return {"wealth": 0 if out else wealth(state, seat), "cash": player.cash}

    return describe_ending(state.result.reason, state.result.ranking, figures)


def facts(state: SiberiaState) -> dict[str, int]:
    """A finished game in figures, for reports of many games."""
    return {
        "rounds": -(-state.turns // len(state.players)),
        "turns": state.turns,
        "dividends": state.dividends,
        "links_built": sum(owner is not None for owner in state.owners),
        "shares_sold": sum(line.sold for line in state.railroads),
        "nationalized": sum(line.status == "nationalized" for line in state.railroads),
        "period": state.period,
    }
