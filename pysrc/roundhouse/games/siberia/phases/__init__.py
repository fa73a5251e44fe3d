"""One file a phase: what is decided there, what is offered, and what each action does.

A phase is `offers(table)` and `ACTIONS`, from an action's name to what carries it out. An
action reaches its function only after an offer has covered it, so these hold no checks of their own.
"""

from __future__ import annotations

from roundhouse.core.phases import PhaseRules
from roundhouse.games.siberia.phases import auction, claim, turn
from roundhouse.games.siberia.state import Phase
from roundhouse.games.siberia.table import Table

PHASES: dict[Phase, PhaseRules[Table]] = {
    "auction": PhaseRules(auction.offers, auction.ACTIONS),
    "claim": PhaseRules(claim.offers, claim.ACTIONS),
    "turn": PhaseRules(turn.offers, turn.ACTIONS),
}
