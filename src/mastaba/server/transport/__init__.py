"""Connections from outside, held within bounds."""
