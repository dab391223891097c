"""Bots: they see what a player sees, a view and a decision, and nothing else."""
