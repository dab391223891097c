"""Bots, hints and analyses, in processes of their own."""
