"""The suggested route: its prices, the search, and the advice on the real board."""
