"""Who plays Der große Wurf: bots that say when to throw and how."""
