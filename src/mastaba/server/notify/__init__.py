"""It is your turn: told to whoever is away."""
