"""Positions as plain data that people can read: saving, loading, making by hand, and what is possible."""
