# The tile in the lobby.

game-name = Babel
game-promise = A duel for five building sites: lead the peoples, stack the temple levels, topple the other tower.
game-time = 30–45 min
