"""What can be told of hidden cards: the traces they leave and where they came from."""
