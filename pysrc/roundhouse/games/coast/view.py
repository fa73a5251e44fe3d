"""The position as a front end sees it: ids for what has a name, numbers for points and sections."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.core.codec import Json, encode
from roundhouse.core.ranking import describe_ending
from roundhouse.games.coast import fees
from roundhouse.games.coast.bargaining import describe_deal
from roundhouse.games.coast.meta import GAME, OFFERS_A_TURN
from roundhouse.games.coast.prospects import describe_regions
from roundhouse.games.coast.state import Charge, CoastState, Player
from roundhouse.games.coast.table import Setting


def describe(setting: Setting, state: CoastState) -> dict[str, Json]:
    """The whole position; no seed and no coming draw is ever part of it."""
    board = setting.board
    tariff = setting.tariff(state.owners)
    deciding = state.players[state.turn.seat]
    return {
        "game": GAME,
        "map": board.id,
        "round": state.round,
        "round_limit": setting.options.round_limit,
        "victory_amount": setting.options.goal,
        "seat": state.deciding_seat,
        "phase": state.phase,
        "turn": _describe_turn(setting, state),
        "players": [
            _describe_player(setting, state, seat, player)
            for seat, player in enumerate(state.players)
        ],
        "owners": {
            railroad.id: owner
            for railroad, owner in zip(board.railroads, state.owners, strict=True)
            if owner is not None
        },
        "fees": _describe_rates(setting, tariff, state.turn.seat, deciding),
        "all_sold": tariff.all_sold,
        "regions": describe_regions(setting, state) if state.phase == "region" else None,
        "deal": None if state.deal is None else describe_deal(setting, state.deal),
        "auction": _describe_auction(setting, state),
        "engine_prices": {
            engine: setting.options.engine_price(engine) for engine in ("express", "superchief")
        },
        "half_prices": {
            railroad.id: setting.half_price(number)
            for number, railroad in enumerate(board.railroads)
        },
        "options": encode(setting.options),
        "result": describe_result(setting, state),
    }


def _describe_rates(setting: Setting, tariff: fees.Tariff, seat: int, player: Player) -> Json:
    """Dollars a train of `seat` would run up on each railroad now."""
    return {
        railroad.id: tariff.rate(seat, player, number)[1]
        for number, railroad in enumerate(setting.board.railroads)
    }


def _describe_turn(setting: Setting, state: CoastState) -> dict[str, Json]:
    turn = state.turn
    rolled = turn.region_rolled
    return {
        "seat": turn.seat,
        "leg": turn.leg,
        "dice": list(turn.dice) or None,
        "coloured": turn.coloured,
        "allowance": turn.allowance,
        "bonus_due": turn.bonus_due,
        "region_rolled": None if rolled is None else setting.board.regions[rolled],
        "charges": describe_charges(setting, turn.charges),
        "owed": fees.total(turn.charges),
        "deals_left": OFFERS_A_TURN - turn.deals_offered if setting.options.deals else 0,
    }


def describe_charges(setting: Setting, charges: tuple[Charge, ...]) -> Json:
    """Charges with the lines they were run up on."""
    railroads = setting.board.railroads
    return [
        {
            "payee": charge.payee,
            "amount": charge.amount,
            "railroads": [railroads[railroad].id for railroad in charge.railroads],
        }
        for charge in charges
    ]


def _describe_player(
    setting: Setting, state: CoastState, seat: int, player: Player
) -> dict[str, Json]:
    board = setting.board
    goal = setting.goal_point(player)
    destination = player.destination
    return {
        "seat": seat,
        "cash": player.cash,
        "home": board.cities[player.home].id,
        "city": board.cities[player.city].id,
        "origin": None if destination is None else board.cities[player.city].id,
        "point": player.point,
        "destination": None if destination is None else board.cities[destination].id,
        "payoff": None if destination is None else setting.payoff(player.city, destination),
        "distance": None if goal is None else setting.network.distance(player.point, goal),
        "goal_point": goal,
        "engine": player.engine,
        "declared": player.declared,
        "out": player.bankrupt is not None,
        "deeds": [board.railroads[number].id for number in setting.deeds_of(state, seat)],
        "net_worth": setting.net_worth(state, seat),
        "ridden": list(player.ridden),
        "established": [
            {
                "railroad": board.railroads[old.railroad].id,
                "payee": old.payee,
                "amount": old.amount,
            }
            for old in player.established
        ],
        "trips": player.trips,
        "earned": player.earned,
        "fees_paid": player.fees_paid,
        "fees_got": player.fees_got,
        "mileposts": player.mileposts,
    }


def _describe_auction(setting: Setting, state: CoastState) -> Json:
    auction = state.auction
    if auction is None:
        return None
    return {
        "seat": state.turn.seat,
        "railroad": setting.board.railroads[auction.railroad].id,
        "bid": auction.bid,
        "leader": auction.leader,
        "bidders": list(auction.bidders),
    }


def describe_result(setting: Setting, state: CoastState) -> Json:
    """How the game ended and who stands where (C-40); None while it goes on."""
    if state.result is None:
        return None

    def figures(seat: int) -> dict[str, Json]:
        return {"net_worth": setting.net_worth(state, seat), "cash": state.players[seat].cash}

    return describe_ending(state.result.reason, state.result.ranking, figures)


def preview(setting: Setting, state: CoastState, draft: tuple[int, ...]) -> dict[str, Json]:
    """The legal next steps after a drafted path, the fees so far, and whether it may be committed.

    A refused draft answers with its reason and previews the leg from its start instead.
    """
    leg = setting.leg(state)
    refused = leg.draft_refusal(draft)
    path = () if refused else draft
    railroad_of = setting.network.railroad_of
    tariff, seat = setting.tariff(state.owners), state.turn.seat
    player, charges = state.players[seat], state.turn.charges
    for section in path:
        player, charges = tariff.ride(seat, player, charges, railroad_of[section])
    end = leg.end_of(path)
    return {
        "point": end,
        "used": len(path),
        "remaining": 0 if leg.is_whole(path) else leg.length - len(path),
        "complete": leg.is_whole(path),
        "arrives": bool(path) and end == leg.goal,
        "next": [
            {
                "section": section,
                "point": point,
                "railroad": setting.board.railroads[railroad_of[section]].id,
            }
            for section, point in leg.steps(path)
        ],
        "far": [
            {"point": replace(leg, start=end).end_of(way), "path": list(way)}
            for way in leg.far_ways(path)
        ],
        "charges": describe_charges(setting, charges),
        "fees": _describe_rates(setting, tariff, seat, player),
        "refused": None if refused is None else {"code": refused.code, "params": refused.params},
    }


def facts(state: CoastState) -> dict[str, int]:
    """A finished game in figures, for reports of many games."""
    return {
        "rounds": state.round,
        "trips": sum(player.trips for player in state.players),
        "bankruptcies": sum(player.bankrupt is not None for player in state.players),
        "deeds_sold": sum(owner is not None for owner in state.owners),
    }
