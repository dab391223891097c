"""Notices to people who are away that it is their turn: webhooks and Web Push."""
