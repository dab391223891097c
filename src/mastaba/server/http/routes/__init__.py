"""The addresses, one file for each kind."""
