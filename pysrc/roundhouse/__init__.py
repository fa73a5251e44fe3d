"""Roundhouse: train board games whose rules, bots and advice run in a browser tab."""

__version__ = "0.1.0"
