# La tuile de l’accueil.

game-name = New Game
game-promise = Prenez la dernière pierre, d’une à trois à la fois.
game-time = 5 minutes
