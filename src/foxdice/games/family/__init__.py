"""What the Clever games share: rolls, slots and tray, passive turns, +1, pending bonuses, rounds."""
