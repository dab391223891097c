# Ce qu’une messagerie montre d’un lien.
preview-table = Une table pour jouer à { $game }
preview-replay = Une partie à revoir : { $game }
preview-puzzles = Un problème : { $game }
