"""Puzzles: positions with one clearly best way to play on, found in games of bots and proved (docs/puzzles.md)."""
