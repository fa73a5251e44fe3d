"""An offer is on the table: accept it, decline it, or counter it once (C-27)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.offers import Offer
from roundhouse.games.coast.actions import ACCEPT_DEAL, COUNTER_DEAL, DECLINE_DEAL
from roundhouse.games.coast.bargaining import conclude, counter, refuse_empty, terms
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    deal = table.state.deal
    assert deal is not None
    answers = (Offer(ACCEPT_DEAL), Offer(DECLINE_DEAL))
    if deal.countered:
        return answers
    asked = terms(table.setting, table.state, deal.partner, deal.proposer)
    return (*answers, Offer(COUNTER_DEAL, asked, refuse_empty))


def accept_deal(table: Table, action: dict[str, Json]) -> None:
    conclude(table, accepted=True)


def decline_deal(table: Table, action: dict[str, Json]) -> None:
    conclude(table, accepted=False)


ACTIONS = {ACCEPT_DEAL: accept_deal, DECLINE_DEAL: decline_deal, COUNTER_DEAL: counter}
