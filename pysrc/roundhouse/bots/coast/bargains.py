"""Deals: which to propose, and how to answer one (C-27 to C-30).

A deal is judged from both sides by one's own weights. Two barons who weigh things differently can both
gain by one; a split down the middle is what each thinks fair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.bots.base import NODES_A_SLICE, Action
from roundhouse.bots.coast.offers import Offers
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.bots.coast.treasury import find_reserve
from roundhouse.games.coast import actions

# dollars: money is offered in such steps, and less gain than this is not worth the talk
STEP = 500
WORTH_THE_TALK = 2_000


@dataclass(frozen=True, slots=True)
class Terms:
    """A deal seen by one of its sides: cash and deeds (as bits) given and taken."""

    partner: int
    give_cash: int
    give_deeds: int
    take_cash: int
    take_deeds: int


@dataclass(frozen=True, slots=True)
class Gains:
    """Dollars that both sides gain by a deal, by the weights of one of them."""

    own: int
    partners: int


def weigh(outlook: Outlook, terms: Terms) -> Gains:
    """What a deal is worth to both sides."""
    cash = terms.take_cash - terms.give_cash

    def gain(seat: int, given: int, taken: int) -> int:
        deeds = outlook.deeds_of(seat)
        after = deeds & ~given | taken
        return outlook.network_value(after) - outlook.network_value(deeds)

    return Gains(
        gain(outlook.seat, terms.give_deeds, terms.take_deeds) + cash,
        gain(terms.partner, terms.take_deeds, terms.give_deeds) - cash,
    )


def answer_deal(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """Yes to what gains enough; else the same again for more cash, where the partner still gains."""
    terms = _terms_on_the_table(outlook)
    gains = weigh(outlook, terms)
    kept = yield from find_reserve(outlook)
    can_pay = terms.give_cash == 0 or outlook.player.cash - terms.give_cash >= kept
    if can_pay and _is_good(outlook, gains):
        return {"type": actions.ACCEPT_DEAL}
    if actions.COUNTER_DEAL in offers:
        better = _ask_for_more(outlook, terms, gains)
        if better is not None and outlook.player.cash - better.give_cash >= kept:
            return {"type": actions.COUNTER_DEAL, **_describe(outlook, better)}
    return {"type": actions.DECLINE_DEAL}


def _is_good(outlook: Outlook, gains: Gains) -> bool:
    # a step to and fro is what rounding does
    return gains.own > 0 and gains.own + STEP >= gains.partners * outlook.character.envy // 100


def _ask_for_more(outlook: Outlook, terms: Terms, gains: Gains) -> Terms | None:
    """The same deeds for cash that splits the gain in halves; None if there is none to split."""
    all_gain = gains.own + gains.partners
    if all_gain < 2 * STEP or gains.partners <= 0:
        return None
    return _for_cash(outlook, terms, terms.take_cash - terms.give_cash + all_gain // 2 - gains.own)


def _for_cash(outlook: Outlook, terms: Terms, cash: int) -> Terms | None:
    """The same deeds, and so many dollars to us (negative: from us); None if they are not there."""
    cash = (cash + STEP // 2) // STEP * STEP
    payer = terms.partner if cash > 0 else outlook.seat
    if abs(cash) > outlook.state.players[payer].cash:
        return None
    return Terms(terms.partner, max(0, -cash), terms.give_deeds, max(0, cash), terms.take_deeds)


def think_of_a_deal(outlook: Outlook, offers: Offers) -> Thinking[Action | None]:
    """Now and then, the deal that gains most, its gain split in halves; None for no deal."""
    haggles = outlook.picker.below(100) < outlook.character.haggling
    if actions.PROPOSE_DEAL not in offers or outlook.state.turn.deals_offered or not haggles:
        return None
    best: tuple[int, Terms] | None = None
    kept = None
    for number, bare in enumerate(_exchanges(outlook), start=1):
        gains = weigh(outlook, bare)
        half = (gains.own + gains.partners) // 2
        if half >= WORTH_THE_TALK and (best is None or half > best[0]):
            terms = _for_cash(outlook, bare, half - gains.own)
            if kept is None:
                kept = yield from find_reserve(outlook)
            if terms is not None and outlook.player.cash - terms.give_cash >= kept:
                best = half, terms
        # an exchange is a good deal of counting
        if number % (NODES_A_SLICE // 20) == 0:
            yield
    if best is None:
        return None
    partner = best[1].partner
    return {"type": actions.PROPOSE_DEAL, "partner": partner, **_describe(outlook, best[1])}


def _exchanges(outlook: Outlook) -> Iterator[Terms]:
    """Every deed of a rival for one of one's own, for cash alone, and the other way round."""
    own = [0, *_single(outlook.deeds_of(outlook.seat))]
    for partner in outlook.rivals:
        for taken in (0, *_single(outlook.deeds_of(partner))):
            for given in own:
                if given or taken:
                    yield Terms(partner, 0, given, 0, taken)


def _single(deeds: int) -> Iterator[int]:
    """The deeds of a set, one by one."""
    while deeds:
        yield deeds & -deeds
        deeds &= deeds - 1


def _terms_on_the_table(outlook: Outlook) -> Terms:
    """The open deal as the deciding seat sees it."""
    deal = outlook.state.deal
    assert deal is not None
    give, take = _bits(deal.give_deeds), _bits(deal.take_deeds)
    if outlook.seat == deal.proposer:
        return Terms(deal.partner, deal.give_cash, give, deal.take_cash, take)
    return Terms(deal.proposer, deal.take_cash, take, deal.give_cash, give)


def _bits(railroads: tuple[int, ...]) -> int:
    return sum(1 << railroad for railroad in railroads)


def _describe(outlook: Outlook, terms: Terms) -> Action:
    """The terms as an action states them."""

    def names(deeds: int) -> list[str]:
        railroads = outlook.board.railroads
        return [railroad.id for line, railroad in enumerate(railroads) if deeds >> line & 1]

    return {
        "give_cash": terms.give_cash,
        "give_deeds": names(terms.give_deeds),
        "take_cash": terms.take_cash,
        "take_deeds": names(terms.take_deeds),
    }
