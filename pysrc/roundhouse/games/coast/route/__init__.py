"""The suggested route: what a way to the goal is expected to cost, and the way that costs least."""
