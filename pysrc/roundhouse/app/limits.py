"""How large what comes from outside may be."""

from __future__ import annotations

# An entry takes some 90 characters. The longest games (1,000 rounds, six seats) come to 30,000 of
# them; what is much larger is no record of ours.
MOST_CHARACTERS = 4_000_000
MOST_ENTRIES = 40_000
MOST_SEATS = 12
# characters
LONGEST_NAME = 40
LONGEST_SEED = 200

# a record inside a request, its quotation marks escaped, and room to spare
LONGEST_REQUEST = 2 * MOST_CHARACTERS

# characters of a result code; those of usual games take some 400
LONGEST_CODE = 4_096
# of one person in one game; usual ones take some 200
MOST_CODE_DECISIONS = 6_000
# characters of a name on a leaderboard
LONGEST_DAILY_NAME = 24
