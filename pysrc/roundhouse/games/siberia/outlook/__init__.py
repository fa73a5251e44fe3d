"""What a position is worth: the advice and the barons look at it through here."""
