"""The names of what a player can do, as they stand in the log."""

from __future__ import annotations

BID = "bid"
PASS_BID = "pass_bid"
CLAIM = "claim"
BUY = "buy"
BUY_TWO = "buy_two"
BUILD = "build"
PASS = "pass"
