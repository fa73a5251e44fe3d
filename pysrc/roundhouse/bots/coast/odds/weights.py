"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 8,600 positions of 860 games, seeded training/0 and so on, of seats
2, 3, 3, 4, 4, 4, 5, 5, 6; rules version 1.
"""

WEIGHTS = {
    "alone": 0.09075,
    "another_trip": 6.796,
    "caught": 0.02198,
    "exposed": 0.8007,
    "fare": 5.349,
    "idle": 0.07551,
    "joined": 0.6192,
    "margin": 1.632,
    "margin_by_bounty": 0.2442,
    "price": 0.0879,
    "purse": 1.06,
    "race": 0.1967,
    "record": 0.04019,
    "served": 1.423,
    "short": 0.7779,
    "spread": 3.618,
    "spread_by_round": 0.05424,
    "straight": 3.596,
    "toll": 0.1529,
    "traffic": 0.9766,
    "unforeseen": 0.0192,
    "wait": 0.3256,
    "worth": 0.2438,
}

# by a bot's id: the part of the rounds to win that a baron saves
SKILLS = {
    "dorothea": -0.1192,
    "jasper": -0.02349,
    "barnaby": -0.04838,
    "isadora": 0.06997,
    "augusta": 0.07047,
}
