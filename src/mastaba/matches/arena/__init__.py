"""Bots against bots, fairly: swapped seats, common luck, honest intervals; on one machine or on a Ray cluster."""
