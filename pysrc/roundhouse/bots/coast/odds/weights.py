"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 17,960 positions of 1,796 games, seeded training/0 and so on, of seats
2, 3, 3, 4, 4, 4, 5, 5, 6; rules version 1.
"""

WEIGHTS = {
    "alone": 0.03808,
    "another_trip": 9.602,
    "caught": 0.5224,
    "dared": 0.2198,
    "exposed": 0.566,
    "fare": 5.3,
    "idle": 0.009643,
    "joined": 0.1249,
    "joined_well": 4.154,
    "margin": 0.468,
    "price": 0.0882,
    "purse": 0.5307,
    "race": 2.806,
    "race_wait": 1.94,
    "record": 0.07152,
    "short": 0.2027,
    "shut_end": 2.627,
    "shut_home": 3.26,
    "spread": 1.166,
    "spread_half": 27.36,
    "spread_more": 7.747,
    "straight": 4.273,
    "toll": 0.1807,
    "traffic": 0.9196,
    "turn": 0.6057,
    "unforeseen": 0.02873,
    "wait": 0.93,
    "worth": 0.2642,
}

# by a bot's id: the part of the rounds of gathering money that a baron saves
SKILLS = {
    "dorothea": -0.08519,
    "jasper": -0.0431,
    "barnaby": -0.05532,
    "isadora": 0.1037,
    "augusta": 0.1189,
}
