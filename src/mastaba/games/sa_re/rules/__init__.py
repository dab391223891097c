"""The rules of Sa-Ré, one file for each part of the rulebook; turn.py is the table of contents."""
