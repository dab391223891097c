"""Positions as plain data: saving, loading, and what no position may be."""
