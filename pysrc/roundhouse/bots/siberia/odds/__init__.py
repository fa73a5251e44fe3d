"""Each player's chance of winning Trans-Siberian, from the position that all can see."""
