"""What bots need to know about Sa-Ré, and nobody else."""
