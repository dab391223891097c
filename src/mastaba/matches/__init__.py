"""Bots against bots: many games at once, arenas, ratings."""
