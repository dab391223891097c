"""The kernel: what every game stands on. It knows steps, chance, moves and records, and no game."""
