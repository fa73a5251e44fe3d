"""Deals: who may offer what to whom, and what an accepted offer does (C-27 to C-30)."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.core.codec import Json
from roundhouse.core.errors import Illegal
from roundhouse.core.offers import Fixed, IntRange, Offer, Spec, Subset
from roundhouse.games.coast.actions import PROPOSE_DEAL
from roundhouse.games.coast.flow import may_offer_deal
from roundhouse.games.coast.state import CoastState, Deal
from roundhouse.games.coast.table import Setting, Table

Terms = tuple[tuple[str, Spec], ...]


def deal_offers(table: Table) -> tuple[Offer, ...]:
    """One offer for each partner the deciding player may propose a deal to (C-27, C-28)."""
    if not may_offer_deal(table):
        return ()
    players = table.state.players
    holding = {seat for seat, player in enumerate(players) if player.cash} | {*table.state.owners}
    return tuple(
        Offer(
            PROPOSE_DEAL,
            (("partner", Fixed(partner)), *terms(table.setting, table.state, table.seat, partner)),
            refuse_empty,
        )
        for partner, player in enumerate(players)
        if partner != table.seat
        and player.bankrupt is None
        and (table.seat in holding or partner in holding)
    )


def terms(setting: Setting, state: CoastState, giver: int, taker: int) -> Terms:
    """What two seats can honour (C-28), seen from the giver: his cash and deeds, and the other's."""

    def cash(seat: int) -> IntRange:
        return IntRange(0, state.players[seat].cash, code="deal-cash-short")

    def deeds(seat: int) -> Subset:
        railroads = setting.board.railroads
        owned = setting.deeds_of(state, seat)
        return Subset(tuple(railroads[number].id for number in owned), "deal-deed-not-owned")

    return (
        ("give_cash", cash(giver)),
        ("give_deeds", deeds(giver)),
        ("take_cash", cash(taker)),
        ("take_deeds", deeds(taker)),
    )


def refuse_empty(action: dict[str, Json]) -> Illegal | None:
    """Cash and deeds may be nothing on one side - that is a gift - but not on both."""
    if any(action[name] for name in ("give_cash", "give_deeds", "take_cash", "take_deeds")):
        return None
    return Illegal("deal-empty")


def propose(table: Table, action: dict[str, Json]) -> None:
    """Puts an offer on the table; the partner answers next."""
    table.change_turn(deals_offered=table.turn.deals_offered + 1)
    deal = _read(table, action, table.seat, action["partner"])
    table.tell("deal_proposed", **describe_deal(table.setting, deal))
    table.state = replace(table.state, phase="deal", deal=deal)


def counter(table: Table, action: dict[str, Json]) -> None:
    """Turns the offer round: the partner's terms, for the proposer to accept or decline."""
    deal = table.state.deal
    assert deal is not None
    asked = _read(table, action, deal.partner, deal.proposer)
    countered = replace(
        deal,
        give_cash=asked.take_cash,
        give_deeds=asked.take_deeds,
        take_cash=asked.give_cash,
        take_deeds=asked.give_deeds,
        countered=True,
    )
    table.tell("deal_countered", **describe_deal(table.setting, countered))
    table.state = replace(table.state, deal=countered)


def _read(table: Table, action: dict[str, Json], giver: int, taker: int) -> Deal:
    number = table.setting.board.railroad_number
    return Deal(
        proposer=giver,
        partner=taker,
        give_cash=action["give_cash"],
        give_deeds=tuple(number(railroad) for railroad in action["give_deeds"]),
        take_cash=action["take_cash"],
        take_deeds=tuple(number(railroad) for railroad in action["take_deeds"]),
        resume=table.state.phase,
    )


def conclude(table: Table, *, accepted: bool) -> None:
    """Carries an answered offer out, or not, and goes back to where it was made."""
    deal = table.state.deal
    assert deal is not None
    told = describe_deal(table.setting, deal)
    table.state = replace(table.state, phase=deal.resume, deal=None)
    if not accepted:
        table.tell("deal_declined", **told)
        return
    table.tell("deal_made", **told)
    for payer, payee, amount in (
        (deal.proposer, deal.partner, deal.give_cash),
        (deal.partner, deal.proposer, deal.take_cash),
    ):
        if amount:
            table.pay(payer, payee, amount, "deal")
    both = (deal.proposer, deal.partner)
    for railroad in deal.give_deeds:
        table.give_deed(railroad, deal.partner, own_doing=both)
    for railroad in deal.take_deeds:
        table.give_deed(railroad, deal.proposer, own_doing=both)


def describe_deal(setting: Setting, deal: Deal) -> dict[str, Json]:
    """A deal's terms and the fair value of both sides at printed prices (C-29)."""
    railroads = setting.board.railroads

    def value(cash: int, deeds: tuple[int, ...]) -> int:
        return cash + sum(railroads[number].price for number in deeds)

    return {
        "seat": deal.proposer,
        "partner": deal.partner,
        "give_cash": deal.give_cash,
        "give_deeds": [railroads[number].id for number in deal.give_deeds],
        "take_cash": deal.take_cash,
        "take_deeds": [railroads[number].id for number in deal.take_deeds],
        "give_value": value(deal.give_cash, deal.give_deeds),
        "take_value": value(deal.take_cash, deal.take_deeds),
        "countered": deal.countered,
    }
