"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 1,200 positions of 120 games seeded training/0, training/1, ...
"""

WEIGHTS = {
    "caught": 1.089,
    "exposed": 0.461,
    "fare": 4.162,
    "free": 0.123,
    "home": 4.021,
    "idle": 1.449,
    "lapse": 1.0,
    "margin": 0.12,
    "race": 3.674,
    "record": 0.389,
    "served": 2.691,
    "served_early": 0.928,
    "spread": 2.187,
    "spread_by_round": 0.162,
    "toll": 0.745,
    "wait": 0.024,
    "worth": 0.02,
}
