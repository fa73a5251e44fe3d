"""Dice, offers, records, the codec, and what holds for every game."""
