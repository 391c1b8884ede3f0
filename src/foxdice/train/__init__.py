"""Making bots that learn: many games in step, and a network that learns what positions are worth."""
