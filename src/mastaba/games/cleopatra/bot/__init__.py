"""What bots need to know about this game."""
