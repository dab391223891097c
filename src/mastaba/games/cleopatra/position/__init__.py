"""Positions as plain data: saving and loading them, those made by hand, and what no position can be."""
