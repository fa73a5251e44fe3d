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
