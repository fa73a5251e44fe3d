"""Each player's chance of winning, from the position that all can see."""
