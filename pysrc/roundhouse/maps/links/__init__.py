"""How a map of links is read, checked and compiled (build time); `maps.linkmap` is what comes out."""
