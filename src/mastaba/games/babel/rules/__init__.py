"""The rules of Babel, one file for each part of the rulebook; turn.py is the table of contents."""
