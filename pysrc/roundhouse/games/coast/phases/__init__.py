"""One file a phase: what is decided there, what is offered, and what each action does.

A phase is `offers(table)` and `ACTIONS`, from an action's name to what carries it out. An action
reaches its function only after an offer has covered it, so these hold no checks of their own.
"""

from __future__ import annotations

from roundhouse.core.phases import PhaseRules
from roundhouse.games.coast.phases import (
    auction,
    deal,
    destination,
    home_swap,
    move,
    purchase,
    region,
    roll,
    sale,
)
from roundhouse.games.coast.state import Phase
from roundhouse.games.coast.table import Table

PHASES: dict[Phase, PhaseRules[Table]] = {
    "home_swap": PhaseRules(home_swap.offers, home_swap.ACTIONS),
    "destination": PhaseRules(destination.offers, destination.ACTIONS),
    "region": PhaseRules(region.offers, region.ACTIONS),
    "roll": PhaseRules(roll.offers, roll.ACTIONS),
    "move": PhaseRules(move.offers, move.ACTIONS),
    "purchase": PhaseRules(purchase.offers, purchase.ACTIONS),
    "deal": PhaseRules(deal.offers, deal.ACTIONS),
    "auction": PhaseRules(auction.offers, auction.ACTIONS),
    "sale": PhaseRules(sale.offers, sale.ACTIONS),
}
