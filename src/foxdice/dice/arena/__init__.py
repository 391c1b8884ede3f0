"""The physical arena: dice that hit each other. `cast.cast` makes a throw.

Only what makes throws needs NumPy and the engine; to read and check them neither is imported.
"""
