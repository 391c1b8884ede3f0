"""Qwixx for two to five: opponents of every temper, and the bot that has learned to win."""
