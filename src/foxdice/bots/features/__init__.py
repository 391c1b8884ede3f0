"""What a learned bot sees of a position: small whole numbers, written by plain functions that are also compiled."""
