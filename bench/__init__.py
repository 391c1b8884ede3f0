"""Speed and strength, measured beside a peer in the same run: `make bench`."""
