"""The rules, one file per phase of the rulebook; round.py is the table of contents."""
