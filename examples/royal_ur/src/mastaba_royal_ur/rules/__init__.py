"""The rules of the Royal Game of Ur, one file for each part of the rulebook; turn.py is the table of contents."""
