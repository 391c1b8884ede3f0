"""The Brook: a little game that Foxdice plays and does not know."""
