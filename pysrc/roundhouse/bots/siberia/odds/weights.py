"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 15,000 positions of 1,500 games, seeded training/0 and so on, of seats
3, 3, 4, 4, 5; rules version 1.
"""

WEIGHTS = {
    "builds": 0.07971,
    "feared": 0.1648,
    "firm": 0.9189,
    "growth": 0.3132,
    "hoped_for": 2.105,
    "last": 1.089,
    "private": 0.8602,
    "risk": 0.5784,
    "spread": 1.678,
    "spread_before": 1.35,
    "spread_by_wealth": 0.1287,
    "unforeseen": 0.01,
    "wait": 11.46,
}

# by a bot's id: the part of his wealth that a baron gains by playing better
SKILLS = {
    "yermolai": -0.1586,
    "pelageya": 0.01889,
    "valentina": 0.1009,
}
