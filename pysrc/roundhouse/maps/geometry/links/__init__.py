"""Where everything on a map of links is drawn: `plan`, then `badges`, `lettering` and `scene`."""
