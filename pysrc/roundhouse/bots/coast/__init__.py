"""Bots that know Coast to Coast."""
