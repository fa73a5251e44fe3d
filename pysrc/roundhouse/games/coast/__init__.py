"""Coast to Coast: dice, deeds and a race home."""
