"""What bots know about New Game; the rules know nothing of it."""
