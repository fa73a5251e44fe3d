"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.

From 30,000 positions of 3,000 games, seeded training/0 and so on, of seats
2, 3, 3, 4, 4, 4, 5, 5, 6; rules version 1.
"""

WEIGHTS = {
    "alone": 0.06268,
    "another_trip": 8.799,
    "caught": 0.4445,
    "danger": 0.413,
    "dared": 0.1831,
    "exposed": 0.3722,
    "fare": 5.235,
    "joined": 0.06358,
    "joined_well": 4.212,
    "margin": 0.05735,
    "payees": 0.2955,
    "payees_beyond": 0.6868,
    "payees_home": 0.371,
    "payoff_beyond": 0.1616,
    "price": 0.3652,
    "purse": 0.4765,
    "race": 2.758,
    "race_wait": 1.215,
    "record": 0.395,
    "short": 0.2403,
    "shut_end": 1.632,
    "shut_home": 2.326,
    "slow": 2.503,
    "spread": 0.03796,
    "spread_half": 4.161,
    "spread_more": 5.312,
    "straight": 3.505,
    "toll": 0.1999,
    "traffic": 0.8881,
    "trip": 0.9634,
    "turn": 0.5485,
    "unforeseen": 0.01173,
    "upgrade": 0.4147,
    "wait": 0.9043,
    "worth": 0.2169,
}

# by a bot's id: the part of the rounds of gathering money that a baron saves
SKILLS = {
    "dorothea": -0.09649,
    "jasper": -0.03197,
    "barnaby": -0.0231,
    "isadora": 0.07727,
    "augusta": 0.1097,
}
