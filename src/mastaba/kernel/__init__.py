"""The kernel: what every game is built on. It knows steps, chance, moves and transcripts, and no game."""
