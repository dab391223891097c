"""What bots know about Cleopatra beyond its rules."""
