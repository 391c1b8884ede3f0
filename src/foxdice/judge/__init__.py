"""What a position is worth, and how lucky a throw was. `foxdice.judge.judge.of` gives the judge of a game.

Nothing is imported here: what a bot sees of a game (`learning`, `position`) is asked for without NumPy too.
"""
