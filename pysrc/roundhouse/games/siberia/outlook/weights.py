"""How somebody looks at the future; the advice has the plain weights, each baron its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What somebody makes of a position, in percent where nothing else is said.

    `dividends`: how many a game is expected to have in all. `growth`: how much of what a treasury can
    pay for counts already. `rivalry`: how much the best rival's prospects count against one's own.
    `private`: what the value of a private railroad's share counts for, since nobody may ever buy the
    second. `caution`: how much the nearness of the marker is feared. `bid`: the part of one's cash that
    an auction may take; a second share has to be paid for too, or the railroad is never built for.
    `roaming`: how much less a first link may open up than the best of its value, and be claimed all the same.
    """

    dividends: int = 7
    growth: int = 70
    rivalry: int = 30
    private: int = 60
    caution: int = 100
    bid: int = 50
    roaming: int = 0


PLAIN = Weights()
