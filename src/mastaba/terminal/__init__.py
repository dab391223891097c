"""The game in a terminal: what is shown, what is asked, and what was answered."""
