"""What bots know about Amun-Re; the rules know nothing of it."""
