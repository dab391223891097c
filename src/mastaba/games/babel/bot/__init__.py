"""What bots know about Babel: how good a position looks, and which moves look promising."""
