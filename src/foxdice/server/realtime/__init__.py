"""Tables in memory and those who watch them over WebSockets."""
