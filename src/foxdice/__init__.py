"""Foxdice: four dice games, complete and exact."""
