"""What the suggested route weighs, in dollars. Each figure is a judgement; this is where they stand."""

from __future__ import annotations

# What a turn is worth: what it leaves a player on the road, payoffs less fees, in the middle third of
# four-seat games in which everybody rides the suggested routes. `python -m tests.measure.turn_value 30`
# plays such games and prints it: 2,904 dollars over 2,664 turns. (Riders who hold a turn to be worth
# 5,000 fare no differently against these: 77 of 160 games.)
TURN_VALUE = 3_000

# Money paid to whoever leads the game (C-40) counts this much more: it feeds the rival to be beaten.
LEADER_WEIGHT = 0.25

# These tell ways apart that cost the same, and never outweigh a fee: the shorter one, then the one
# that changes railroads less often.
A_MILEPOST = 1.0
A_CHANGE = 0.25
