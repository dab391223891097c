"""After the game: how everybody's chances went, what was luck, and what a strong bot would have done."""
