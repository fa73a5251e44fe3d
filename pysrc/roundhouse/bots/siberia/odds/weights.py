"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 8,000 positions of 800 games, seeded training/0 and so on, of seats
3, 3, 4, 4, 5; rules version 1.
"""

WEIGHTS = {
    "builds": 0.2263,
    "feared": 0.3707,
    "firm": 1.406,
    "growth": 0.03084,
    "hoped_for": 1.737,
    "last": 0.8232,
    "private": 0.9814,
    "risk": 0.9776,
    "spread": 0.2269,
    "spread_before": 4.034,
    "spread_by_wealth": 0.1221,
    "unforeseen": 0.01,
    "wait": 5.415,
}

# by a bot's id: the part of his wealth that a baron gains by playing better
SKILLS = {
    "yermolai": -0.1241,
    "pelageya": 0.04844,
    "valentina": 0.04329,
}
