"""The rules of Cleopatra, one file for each phase of the rulebook."""
