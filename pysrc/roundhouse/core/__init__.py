"""What every game needs and no game's name: dice, offers, records, sessions, ledgers."""
