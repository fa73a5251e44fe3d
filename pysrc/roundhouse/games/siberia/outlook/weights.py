"""How somebody looks at the future; the advice has the plain weights, each baron its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a projection assumes, in percent where nothing else is said.

    `rivalry`: how much the best rival's wealth counts against one's own. `private`: what the value of
    a private railroad's share counts for, since nobody may ever buy the second. `caution`: how much of
    a railroad's future a narrow escape from nationalization costs. `growth`: how much of what a
    treasury can pay for is taken to be built. `treasury`: what a dollar that is left in a treasury
    counts for in the hands of its holders. `ambition`: how much of what an auction is worth is bid.
    """

    rivalry: int = 60
    private: int = 40
    caution: int = 100
    growth: int = 100
    treasury: int = 30
    ambition: int = 85


PLAIN = Weights()
