"""Boards as data: the compiled map that rules read, and (build time only) how it is made."""
