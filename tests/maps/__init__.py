"""Maps: their tables, and what is wrong with damaged ones."""
