"""Throws of Der große Wurf: how a player throws, and how the dice fall, measured or physical."""
