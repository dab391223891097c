"""What every game is held against; for authors of games inside and outside this repository."""
