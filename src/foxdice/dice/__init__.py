"""Where throws come from: fair, seeded, real and physical dice."""
