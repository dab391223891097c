"""What learning programs need: batches of games, observations, corpora, adapters."""
