"""Teaches the bots' judge: plays games, fits a network to them, and keeps it if it wins."""
