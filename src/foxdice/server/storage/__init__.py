"""The database, and the secrets in it."""
