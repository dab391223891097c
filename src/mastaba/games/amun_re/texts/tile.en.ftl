# The tile in the lobby.

game-name = Amun-Re
game-promise = Bid for provinces along the Nile, farm them, raise pyramids and choose what to offer the god.
game-time = 60–90 min
