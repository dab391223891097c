# La tuile de l’accueil.

game-name = Sa-Ré
game-promise = Poussez la saison aussi loin que les ouvriers le supportent, puis changez pierre, bois et or en cité.
game-time = 45–75 min
