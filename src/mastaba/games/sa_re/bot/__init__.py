"""What bots know about Sa-Ré; the rules know nothing of it."""
