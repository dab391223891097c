# Ce que seule la page dit de Babel.

name-cards-each = nation

page-turn = Tour { $turn }
page-phase-draw = Piocher { $cards }
page-phase-act = Actions
page-phase-reveal = Dévoiler { $cards }
page-column-own = Votre colonne
page-column-of = Colonne : { $player }
page-column-short = { $player }
page-column-yours = Vous
page-reserve = Réservée
page-reserve-own = Votre carte réservée : niveau { $level }, pas encore construite
page-reserve-of = Carte réservée { $player_de } : niveau { $level }, pas encore construite
page-reserve-more = Seul son propriétaire peut la construire, et il le doit à son premier tour.
page-quarry = Carrière
page-quarry-tells = Carrière : les pions commencent ici et la quittent à leur premier déplacement.
page-quarry-left = { $cards } dans la pile
page-pile = Pile de cartes Temple : { $cards ->
        [0] vide.
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
page-pile-next = d’abord
page-pile-known = Sur le dessus, vues à la destruction d’un temple : { $levels }, la prochaine en premier.
page-pile-more = On en dévoile { $cards } à la fin de chaque tour ; la dernière termine la partie.
page-draw = à piocher
page-deck = Pioche : { $cards ->
        [0] vide.
        [one] { $cards } carte Nation.
       *[other] { $cards } cartes Nation.
    }
page-deck-more = On en pioche { $cards } au début de chaque tour ; vide, elle se refait avec la défausse.
page-discarded = Défausse : { $cards ->
        [0] vide.
       *[other] { $listed }.
    }
page-discard = en défausse
page-race = La course
page-race-how = comment gagner
page-race-text = { $end_win } points font gagner si l’autre en a { $end_low } ou moins. Sinon, il en faut { $end_endgame_win }, et tomber à { $end_low } fait perdre.
page-race-endgame = Mode « fin de partie » : { $end_endgame_win } points font gagner, tomber à { $end_low } fait perdre.
page-race-label = Course aux temples : { $near_name } { $near }, { $far_name } { $far }
page-aim = { $end_win } contre { $end_low } ou moins pour gagner, sinon { $end_endgame_win }
page-aim-endgame = { $end_endgame_win } pour gagner ; { $end_low } ou moins, c’est perdu
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
page-done = fait
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
page-any = Toute nation
page-ability-half = Perdre la moitié de sa main
    .text = votre adversaire défausse la moitié de sa main, arrondie à l’inférieur
page-run-tells = Trois à la suite, cela sert : { $ability }, { $does }. Ou bien votre adversaire perd la moitié de sa main.
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
page-migrate-tells = Migration : une fois par tour, les { $cards } dernières cartes d’une de vos colonnes vont à un autre chantier.
page-end = Terminer le tour
page-move-here = Y aller
page-deploy-here = Déployer ici
page-hint-card = Touchez une carte, puis le chantier de votre pion pour la déployer, ou celui de sa nation pour y aller.
page-hint-chosen = { $nation } : allez sur leur chantier, ou déployez ici.
page-hint-from = Migration : choisissez la colonne dont partent les { $cards } dernières cartes.
page-hint-to = Choisissez la colonne où vont ces { $cards } cartes.
page-hint-drop = Touchez les cartes à défausser : { $chosen } sur { $due }.
page-drop = { $due ->
        [one] Défausser { $due } carte
       *[other] Défausser { $due } cartes
    }
page-run-title = { $count } { $nation } à la suite : défaussez-en une pour…
page-halve = Réduire de moitié la main adverse ({ $player }) : de { $from } à { $to }
page-card = { $nation }
page-card-count = { $nation }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-card-dropped = { $count } à défausser
page-card-tells = Défaussée, elle mène votre pion au chantier des { $nation } ; déployée, elle reste au chantier de votre pion.
page-site = { $nation } : { $far_name }, temple de niveau { $far } ; { $near_name }, temple de niveau { $near }
page-site-next = { $next ->
        [0] { $player } a ici un temple complet.
        [one] À venir pour { $player } : niveau { $next }, avec { $next } carte Nation ou plus ({ $have } ici).
       *[other] À venir pour { $player } : niveau { $next }, avec { $next } cartes Nation ou plus ({ $have } ici).
    }
page-temple = { $level ->
        [0] { $player } n’a pas de temple ici : 0 point.
        [one] Le temple { $player_de } vaut ici { $level } point. Ses cartes : { $cards }.
       *[other] Le temple { $player_de } vaut ici { $level } points. Ses cartes : { $cards }.
    }
page-pawn-of = pion ({ $player })
page-pawn-tells = Pion { $player_de } : là où il se trouve, { $player } déploie, construit et utilise des capacités.
page-lane = { $count ->
        [0] { $player }, colonne du chantier des { $nation } : vide
        [one] { $player }, colonne du chantier des { $nation }, { $count } carte : { $cards }
       *[other] { $player }, colonne du chantier des { $nation }, { $count } cartes : { $cards }
    }
page-run = { $count } { $nation } à la suite
page-temple-card = { $column } : niveau { $level } à prendre
page-temple-beneath = au-dessous { $levels }
page-temple-more = Les deux joueurs peuvent la prendre ; d’une colonne, seule la dernière carte peut être prise.
page-temple-none = { $column } : vide
page-part-site = { $nation }

# La réponse à un clic qui ne correspond à aucun coup.
reason-only_here = Cela ne se fait que là où se trouve votre pion : au chantier des { $site }.
reason-back_to_quarry = Votre pion a quitté la carrière et ne peut pas y revenir.
reason-choose_way = Cette capacité peut servir de plusieurs façons : choisissez-en une à côté des { $nation }.
reason-choose_drops = { $left ->
        [one] Choisissez encore une carte à défausser.
       *[other] Choisissez encore { $left } cartes à défausser.
    }

page-keys =
    1–9 = choisir une carte
    M = se déplacer avec elle
    D = la déployer
    B = construire
    A = utiliser une capacité
    G = migrer
    E = terminer le tour
