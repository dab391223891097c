"""Connections from clients, and their limits."""
