"""The model that the odds are reckoned by, and the reasons that are given for them."""

from __future__ import annotations

from roundhouse.bots.odds import Model, Reasons
from roundhouse.bots.siberia.odds.factors import factors_of
from roundhouse.bots.siberia.odds.model import expected, short_of, spread
from roundhouse.bots.siberia.odds.weights import SKILLS, WEIGHTS

# dollars of expected wealth: what makes less of a difference is not told
LEAST_DOLLARS = 2.0

REASONS: Reasons = {
    "cash": (("cash",), lambda own: own.cash),
    "shares": (("firm",), lambda own: own.firm),
    "private": (("private",), lambda own: own.private),
    "dividends": (("income", "last"), lambda own: own.income),
    "growth": (("growth", "builds"), lambda own: own.growth),
    "danger": (("risk", "feared"), lambda own: own.risk + own.feared),
    "turn": (("wait",), lambda own: 100 * own.wait),
    "skill": (("skill",), lambda own: 1_000 * own.skill),
}

MODEL = Model(
    unit="dollars",
    factors_of=factors_of,
    standing=short_of,
    scale=spread,
    distance=expected,
    reasons=REASONS,
    least_told=LEAST_DOLLARS,
    weights=WEIGHTS,
    skills=SKILLS,
)
