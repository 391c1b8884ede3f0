"""Der große Wurf."""
