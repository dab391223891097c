"""What bots know about the Royal Game of Ur; the rules know nothing of it."""
