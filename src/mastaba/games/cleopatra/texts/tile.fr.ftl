# La tuile de l’accueil.

game-name = Cléopâtre
game-promise = Bâtissez le palais de la reine, dessinez son jardin, et surveillez votre dette envers le crocodile.
game-time = 60 min
