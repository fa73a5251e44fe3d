"""Records people can trust: replayed, verified, damaged, undone."""
