# Ce que seule la page dit de Babel.

name-cards-each = nation

page-turn = Tour { $turn }
page-phase-draw = Piocher { $cards }
page-phase-act = Actions
page-phase-reveal = Dévoiler { $cards }
page-column-own = Votre colonne
page-column-of = Colonne : { $player }
page-column-short = { $player }
page-column-yours = La vôtre
page-reserve = Réservée
page-quarry-left = { $cards } dans la pile
page-draw = à piocher
page-discard = en défausse
page-race = La course
page-race-how = comment gagner
page-race-text = { $end_win } points font gagner si l’autre en a { $end_low } ou moins. Sinon, il en faut { $end_endgame_win }, et tomber à { $end_low } fait perdre.
page-race-endgame = Mode « fin de partie » : { $end_endgame_win } points font gagner, tomber à { $end_low } fait perdre.
page-race-label = Course aux temples : { $near } points ici, { $far } en face
page-this-turn = Ce tour
page-do-move = Se déplacer
page-do-deploy = Déployer
page-do-build = Construire
page-do-ability = Capacité
page-do-migrate = Migrer
page-possible = possible
page-possible-count = { $count ->
        [one] { $count } possible
       *[other] { $count } possibles
    }
page-not-now = pas encore
page-three = Trois à la suite
page-ability-A = Détruire
    .text = le temple d’en face retourne à la pile
page-ability-H = Voler
    .text = prendre le sommet du temple d’en face
page-ability-M = Désertion
    .text = toutes les cartes d’une nation d’en face sont défaussées
page-ability-P = Sauter un niveau
    .text = construire deux niveaux au-dessus de votre temple
page-ability-S = Changement de camp
    .text = la nation qui finit la colonne d’en face vous rejoint
page-ability-half = Moitié de la main
    .text = trois cartes à la suite, de toute nation : votre adversaire perd la moitié de sa main
page-rule = règle
page-glossary =
    carte réservée = BA-2.1
    pile de cartes Temple = BA-2.2
    colonne de cartes Temple = BA-2.2
    colonnes de cartes Temple = BA-2.2
    niveau = BA-1.3
    total = BA-1.3
    pion = BA-2.3
    pions = BA-2.3
    colonne = BA-4.5
    colonnes = BA-4.5
    suite = BA-5.1
    suites = BA-5.1
    migration = BA-4.11
    mode « fin de partie » = BA-7.2
    limite de tours = BA-7.6
page-migrate = Migrer { $cards }
page-end = Terminer le tour
page-move-here = Y aller
page-deploy-here = Déployer ici
page-hint-card = Touchez une carte, puis le chantier de votre pion pour la déployer, ou celui de sa nation pour y aller.
page-hint-chosen = { $nation } : allez sur leur chantier, ou déployez ici.
page-hint-from = Migration : choisissez la colonne dont partent les trois dernières cartes.
page-hint-to = Choisissez la colonne où elles vont.
page-hint-drop = Touchez les cartes à défausser.
page-run-title = { $count } { $nation } à la suite : défaussez-en une pour…
page-halve = Réduire de moitié la main adverse ({ $player }) : de { $from } à { $to }
page-card = { $nation }
page-card-count = { $nation }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-site = { $nation } : { $far_name }, temple de niveau { $far } ; { $near_name }, temple de niveau { $near }
page-pawn-of = pion ({ $player })
page-lane = { $player }, colonne du chantier des { $nation } : { $cards }
page-lane-empty = vide
page-run = { $count } { $nation } à la suite
page-temple-card = { $column } : niveau { $level } à prendre
page-temple-none = { $column } : vide
page-part-site = { $nation }
page-keys =
    1–9 = choisir une carte
    M = se déplacer avec elle
    D = la déployer
    B = construire
    A = utiliser une capacité
    G = migrer
    E = terminer le tour
