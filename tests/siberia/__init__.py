"""Trans-Siberian, rule by rule."""
