# Ce que dit la première image de la page : elle arrive avec le script, dans les deux langues.

guest = Invité
level-random = aléatoire
level-greedy = glouton
level-easy = facile
level-normal = normal
level-strong = fort
level-master = maître
language = Langue
theme-to-dark = Thème sombre
theme-to-light = Thème clair
settings = Réglages
error-title = Une erreur s’est produite
error-text = La page a rencontré une erreur. Votre partie est à l’abri sur le serveur.
error-reload = Recharger la page
problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
problem-rate = Trop de requêtes : réessayez dans { $wait } s.
problem-other = Échec : { $detail }
not-found-title = Page introuvable
not-found-text = Il n’y a pas de page à cette adresse.
to-lobby = Retour à l’accueil
tab-play = Jouer
tab-tables = Tables
tab-rules = Règles
tab-bots = Bots
tab-replays = Revoir
tab-account = Compte
tab-people = Joueur
playing-as = Vous jouez sous le nom de
hero-title = { $games ->
        [1] Un jeu de bâtisseurs antiques
        [2] Deux jeux de bâtisseurs antiques
        [3] Trois jeux de bâtisseurs antiques
        [4] Quatre jeux de bâtisseurs antiques
        [5] Cinq jeux de bâtisseurs antiques
        [6] Six jeux de bâtisseurs antiques
       *[other] { $games } jeux de bâtisseurs antiques
    }
hero-text = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Sans compte, sans publicité, sur votre propre serveur.
quick-start = Partie rapide
quick-set-up = { $game } · { $seats } joueurs · { $bots ->
        [0] sur cet appareil
        [1] 1 bot, { $level }
       *[other] { $bots } bots, { $level }
    }
play-now = Jouer
play-now-game = Jouer à { $game }
invite = Inviter
invite-game = Inviter à { $game }
set-up = Préparer
set-up-game = Préparer une partie : { $game }
coming = Bientôt
game-players = { $most ->
        [1] pour 1 joueur
       *[other] { $seats } joueurs
    }
bots-easy = { $bots ->
        [1] 1 bot facile
       *[other] { $bots } bots faciles
    }
bots-normal = { $bots ->
        [1] 1 bot normal
       *[other] { $bots } bots normaux
    }
foot-free = Logiciel libre
foot-own = Sur votre serveur
foot-games = { $games ->
        [1] { $games } jeu · 2 langues
       *[other] { $games } jeux · 2 langues
    }
foot-access = Accessible au clavier et aux lecteurs d’écran
tab-learn = Apprendre
learn-here = Vous débutez ? Dix minutes pour apprendre
tab-puzzles = Problèmes
name-proposals = Ahmosé, Bek, Djéser, Hori, Imhotep, Kaouit, Méret, Néférou, Senmout, Tiyi
hero-text-static = Jouez tout de suite contre des bots, ou à plusieurs autour de cet appareil. Sans compte, sans publicité, sans serveur.
foot-own-static = Fonctionne sur cet appareil, même hors ligne
error-text-static = La page a rencontré une erreur. Votre partie est en sécurité sur cet appareil.
