"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 13,320 positions of 1,332 games, seeded training/0 and so on, of seats
2, 3, 3, 4, 4, 4, 5, 5, 6; rules version 1.
"""

WEIGHTS = {
    "alone": 0.07465,
    "another_trip": 7.357,
    "caught": 0.02714,
    "exposed": 0.8522,
    "fare": 5.121,
    "idle": 0.05631,
    "joined": 1.513,
    "margin": 2.417,
    "margin_by_bounty": 0.1421,
    "price": 0.09272,
    "purse": 0.8263,
    "race": 0.5309,
    "record": 0.04421,
    "served": 0.0006602,
    "short": 0.02833,
    "spread": 3.47,
    "spread_by_round": 0.06312,
    "straight": 4.145,
    "toll": 0.04912,
    "traffic": 1.108,
    "unforeseen": 0.03029,
    "wait": 0.3139,
    "worth": 0.4608,
}

# by a bot's id: the part of the rounds to win that a baron saves
SKILLS = {
    "dorothea": -0.08119,
    "jasper": -0.02765,
    "barnaby": -0.0531,
    "isadora": 0.06574,
    "augusta": 0.07732,
}
