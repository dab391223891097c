"""Positions of Sa-Ré as plain data: saved, loaded or made by hand, and checked."""
