"""Positions as plain data that people can read: saving, loading and what no game could come to."""
