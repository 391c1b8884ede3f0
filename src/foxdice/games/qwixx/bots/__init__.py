"""Who plays it, and how they learned."""
