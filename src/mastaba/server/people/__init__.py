"""Guests, accounts, sessions, remote bots, and statistics of what people played."""
