"""What can be told of hidden cards: the traces they leave, where they came from, what their holders have promised."""
