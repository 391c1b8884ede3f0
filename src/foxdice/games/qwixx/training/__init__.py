"""How the bots of Qwixx learn."""
