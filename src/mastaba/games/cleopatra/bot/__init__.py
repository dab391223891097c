"""What bots know about Cleopatra; the rules know nothing of it."""
