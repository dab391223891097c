"""The rules of New Game, one file for each part of the rulebook; turn.py is the table of contents."""
