"""The names of what a player can do, as they stand in the log."""

from __future__ import annotations

ROLL_DESTINATION = "roll_destination"
DECLARE = "declare"
CHOOSE_REGION = "choose_region"
ROLL = "roll"
MOVE = "move"
BUY_RAILROAD = "buy_railroad"
BUY_ENGINE = "buy_engine"
PASS_PURCHASE = "pass_purchase"
SELL_DEED = "sell_deed"
