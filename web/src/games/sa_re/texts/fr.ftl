# Ce que seule la page dit de Sa-Ré.

page-turn = Tour { $turn }
page-phase-projects = Chantiers
page-phase-season = Saison de production
page-phase-season-short = Saison
page-phase-building = Construction
page-over-you = Vous avez accompli la directive de Pharaon et gagnez.
page-over-winner = { $player } a accompli la directive de Pharaon et gagne.
page-parts = Cités
page-part-production = bâtiments de production
page-part-administrative = bâtiments administratifs
page-part-harbour = port
page-part-pyramid = étapes de la pyramide
page-rule = règle
page-mummy = Momie
page-fact-revolt = Cube de révolte sur { $marker }, révolte à { $last }
page-fact-buildings = { $count } bâtiments administratifs

## La directive de Pharaon

page-command = Directive : { $mode }
page-goal-pyramid = Achevez votre pyramide.
page-goal-spaces = Bâtissez les { $count } cases ; seule la pyramide peut rester inachevée.
page-goal-buildings = Port, pyramide et { $count } bâtiments administratifs.
page-cubes = { $cubes ->
        [0] Aucun cube noir sur votre jauge, { $most } au plus.
        [one] { $cubes } cube noir sur votre jauge, { $most } au plus.
       *[other] { $cubes } cubes noirs sur votre jauge, { $most } au plus.
    } Bâtiments administratifs : { $buildings }.

## La saison

page-shoe = Le sabot
page-shoe-dark = Le sabot, dans le noir
page-shoe-empty = Le sabot est vide.
page-cards = { $count ->
        [one] carte
       *[other] cartes
    }
page-hidden = Carte cachée
page-card-single = une ressource
page-card-double = deux ressources et un vent de révolte
page-card-U1 = votre cube monte d’une case
page-card-U2 = votre cube monte de deux cases
page-card-HO = prendre, puis piocher deux cartes
page-card-XX = les ténèbres tombent
page-card-hidden = personne ne la voit avant la pioche
page-sequence = Séquence de { $player }
page-sequence-own = Votre séquence
page-taken = { $count ->
        [0] aucune carte prise
        [one] { $count } carte prise
       *[other] { $count } cartes prises
    }
page-last-sequence = la dernière de la saison
page-revolt-in = { $gap ->
        [one] Révolte dans { $gap } case
       *[other] Révolte dans { $gap } cases
    }
page-unrest-chance = { $unrest } des { $cards } cartes restantes sont des troubles
page-you-revolted = { $kept ->
        [0] Révolte générale : vous ne gardez aucune carte.
        [1] Révolte générale : vous gardez une carte.
       *[other] Révolte générale : vous gardez { $kept } cartes.
    }
page-kept-so-far = Votre saison est finie ; vos cartes sont à l’abri.
page-left-short = { $goods } ressources, { $unrest } troubles, { $horus } Horus
page-remain = Restent { $count } cartes
page-remain-removed = dont 1 écartée
page-family-single = une ressource
page-family-double = deux, avec vent
page-family-U1 = troubles
page-family-U2 = troubles doubles
page-family-HO = Choix d’Horus
page-family-XX = ténèbres
page-tracks = Jauges de révolte
page-track-up = { $player } : obélisque debout, cube sur { $marker }, révolte à { $last }, cubes noirs { $cubes }
page-track-down = { $player } : obélisque couché, cube sur { $marker }, révolte à { $last }, cubes noirs { $cubes }
page-track-revolted = { $player } : révolte générale, cubes noirs { $cubes }, cube { $marker } sur { $last }
page-pick = Prendre { $card }
page-replace = Remplacer { $card }
page-unrest-this = Traiter d’abord { $card }
page-lay = Coucher l’obélisque
page-stop = S’arrêter et rester
page-take = { $card_code ->
        [U1] Prendre
        [U2] Prendre
       *[other] Prendre { $card }
    }
page-take-horus = Prendre, piocher 2
page-draw = Piocher dans le noir
page-stay = Rester en saison
page-accept = Accepter les cartes
page-on = Continuer à piocher
page-end = Finir la séquence
page-toss = La défausser
page-both = Jardins, Bibliothèque
page-keep-unrest = { $card_code ->
        [U2] Garder : +2 révolte
       *[other] Garder : +1 révolte
    }
page-powers = Pouvoirs
page-night = utilisé, face nuit
page-power-TE = choisir entre deux cartes
page-power-PA = remplacer cette carte
page-power-GA = double compte comme simple
page-power-LI = trouble changé en ressource
page-power-BA = une case à un autre joueur
page-power-MA = échanger une carte

## Les chantiers et le site

page-reference = Plateau de référence
page-masters = { $masters ->
        [one] { $masters } Maître d’œuvre
       *[other] { $masters } Maîtres d’œuvre
    }, { $begun ->
        [0] aucun chantier
        [one] { $begun } chantier
       *[other] { $begun } chantiers
    }
page-next-raises = un de plus : +1 révolte
page-tile = { $tile } : coûte { $cost } ; reste { $left }
page-city = Cité de { $player }
page-city-own = Votre cité
page-cities = Cités
page-space-free = libre
page-on-nile = au bord du Nil
page-project = chantier { $tile }
page-costs = coûte { $cost }
page-saves = économise { $goods }
page-move = Déplacer
page-raze = Raser
page-go = Continuer
page-go-sure = Sans chantier
page-go-penalty = { $spaces ->
        [one] Continuer : +{ $spaces } révolte
       *[other] Continuer : +{ $spaces } révolte
    }

## La construction

page-bills = Chantiers à payer
page-bill = { $tile } en { $space } : coûte { $cost }. { $remark }
page-pyramid-steps = nº { $number } : { $steps }
page-pyramid-number = nº { $number }
page-step = étape { $step } sur { $steps }
page-to-go = { $count ->
        [0] Payé.
        [one] Encore { $count } ressource.
       *[other] Encore { $count } ressources.
    }
page-payable = Vous pouvez le payer.
page-not-enough = Pas assez ce tour-ci. Rien ne reste sur un chantier.
page-one-step = Une étape par tour : elle a déjà grandi.
page-no-projects = Pas de chantier. Les cartes peuvent être stockées ou chargées.
page-stores = Pouvoirs et réserves
page-stock = Entrepôt
page-workshops = Ateliers
page-caravans = Caravanes
page-of = { $count } sur { $most }
page-none-yet = rien
page-lost-unused = perdu si inutilisé
page-needs-market = sans marché
page-in-stock = { $good } dans l’entrepôt
page-token = { $good } d’un atelier
page-caravan = Caravane : une ressource de votre choix
page-card = { $card }
page-card-count = { $card }, { $count } cartes
page-card-wasteful = { $card }, avec perte : { $goods }
page-lost = perte : { $goods }
page-older = { $kept ->
        [one] { $kept } ancienne
       *[other] { $kept } anciennes
    }
page-locked = bloquée
page-no-cards = Pas de carte de ressource.
page-done = Construction finie
page-done-sure = Finir sans bâtir
page-done-keeping = Terminé

## Que faire

page-hint-projects = Touchez un bâtiment, puis une case. Touchez une de vos tuiles pour la déplacer ou la raser.
page-hint-another = Touchez un autre bâtiment, ou passez à la saison.
page-hint-space = { $tile } : touchez une case ; ce que les voisins économisent est marqué.
page-hint-tile = { $tile } en { $space } : déplacer ou raser.
page-hint-offer = Si vous arrêtez : { $goods } ressources à dépenser. { $kept ->
        [0] En cas de révolte générale, vous ne gardez aucune carte.
        [1] En cas de révolte générale, vous gardez une carte.
       *[other] En cas de révolte générale, vous gardez { $kept } cartes.
    }
page-hint-give = Pour la transmettre, touchez une jauge qui brille. Ou gardez-la.
page-hint-unrest = La première carte de troubles d’une séquence reste chez vous.
page-hint-barracks = Caserne : touchez la jauge qui monte à la place de la vôtre.
page-hint-market = Marché : touchez la carte que vous donnez.
page-hint-swap = Choisissez maintenant la carte reçue.
page-hint-erect = Touchez un chantier pour le payer, une carte ou un jeton pour charger ou stocker.
page-hint-use = Chargez une caravane, ou stockez.
page-hint-pay = D’abord les ateliers, puis cartes, entrepôt, caravanes. Une carte se dépense entière.
page-hint-keep = { $kept ->
        [1] Touchez la carte gardée pour le prochain tour.
       *[other] Touchez les cartes gardées pour le prochain tour : { $kept } au plus.
    }

## Ce qui est demandé, avec ce qui est là. `{ $card }` est la carte offerte.

page-ask-offer = { $card_code ->
        [HO] Choix d’Horus : piocher deux cartes, ou arrêter ?
        [U1] Troubles : monter d’une case, ou arrêter ?
        [U2] Troubles doubles : monter de deux, ou arrêter ?
       *[other] Prendre { $card }, ou arrêter ?
    }
page-ask-horus = Choix d’Horus : piocher deux cartes, ou arrêter ?
page-ask-dark = Piocher dans le noir, ou arrêter ?
page-ask-pay = { $tile } : reste à payer { $goods }. Que dépensez-vous ?
