"""Where throws come from."""
