"""What the strategy pages say (`docs/learn`), measured: the bot `master` plays, and what it does is counted."""
