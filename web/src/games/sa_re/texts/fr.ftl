# Ce que seule la page dit de Sa-Ré.

page-turn = Tour { $turn }
page-phase-projects = Chantiers
page-phase-season = Saison de production
page-phase-season-short = Saison
page-phase-building = Construction
page-points = Les cités à la fin
page-part-production = bâtiments de production
page-part-administrative = bâtiments administratifs
page-part-harbour = port
page-part-pyramid = étapes de la pyramide
page-rule = règle
page-mummy = Momie
page-fact-revolt = Cube de révolte sur { $marker }, révolte à { $last }
page-fact-buildings = { $count ->
        [one] { $count } bâtiment administratif
       *[other] { $count } bâtiments administratifs
    }

## La directive de Pharaon

page-command = Directive : { $mode }
page-fulfilled = { $all ->
        [0] –
       *[other] { $progress } sur { $all }
    }
page-goal-pyramid = Terminez votre pyramide.
page-goal-spaces = Construisez sur les { $count } cases ; seule votre pyramide peut rester inachevée.
page-goal-buildings = { $count ->
        [one] Port, pyramide et { $count } bâtiment administratif.
       *[other] Port, pyramide et { $count } bâtiments administratifs.
    }
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
page-card-hidden = personne ne la voit avant de la piocher
page-sequence = Séquence en cours : { $player }
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
page-unrest-chance = { $unrest ->
        [0] pas de troubles parmi les { $cards } cartes restantes
       *[other] troubles : { $unrest } sur { $cards } cartes restantes
    }
page-you-revolted = { $kept ->
        [0] Révolte générale : vous ne gardez aucune carte.
        [1] Révolte générale : vous gardez une carte.
       *[other] Révolte générale : vous gardez { $kept } cartes.
    }
page-kept-so-far = Votre saison est finie ; vos cartes sont à l’abri.
page-left-short = { $goods ->
        [one] { $goods } ressource
       *[other] { $goods } ressources
    }, troubles { $unrest }, Horus { $horus }
page-remain = { $count ->
        [one] Reste { $count } carte
       *[other] Restent { $count } cartes
    }
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
page-pick = Prendre : { $card }
page-replace = Remplacer : { $card }
page-unrest-this = Traiter d’abord : { $card }
page-lay = Coucher l’obélisque
page-stop = S’arrêter et rester
page-take = { $card_code ->
        [U1] Prendre
        [U2] Prendre
       *[other] Prendre : { $card }
    }
page-take-horus = Prendre, piocher 2
page-draw = Piocher dans le noir
page-stay = Rester en saison
page-accept = Accepter les cartes
page-on = Piocher les cartes
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
page-power-GA = doubles comptés simples
page-power-LI = troubles changés en ressource
page-power-BA = passer une case à un autre joueur
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
page-tile = { $tile } : coût { $cost } ; reste { $left }
page-tile-gone = { $tile } : il n’en reste plus
page-city = Cité : { $player }
page-city-own = Votre cité
page-cities = Cités
page-space-free = libre
page-on-nile = au bord du Nil
page-project = { $tile }, en chantier
page-costs = coûte { $cost }
page-saves = économise { $goods }
page-move = Déplacer
page-raze = Démolir
page-go = Continuer
page-go-penalty = Continuer : +{ $spaces } révolte

## La construction

page-bills = Chantiers à payer
page-bill = { $tile } en { $space } : coût { $cost }. { $remark }
page-pyramid-steps = nº { $number } : { $steps }
page-pyramid-number = nº { $number }
page-step = étape { $step } sur { $steps }
page-to-go = { $count ->
        [0] Payé.
        [one] Encore { $count } ressource.
       *[other] Encore { $count } ressources.
    }
page-payable = Vous pouvez le payer.
page-not-enough = Pas assez ce tour-ci. On ne paie pas en partie.
page-one-step = Une seule étape par tour.
page-no-projects = Pas de chantier. Vous pouvez charger ou stocker vos cartes.
page-stores = Pouvoirs et stock
page-stock = Entrepôt
page-workshops = Ateliers
page-caravans = Caravanes
page-of = { $count } sur { $most }
page-none-yet = rien
page-lost-unused = perdu si inutilisé
page-needs-market = il faut un Marché
page-in-stock = { $good } en stock
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
page-no-cards = Pas de carte Ressource.
page-done = Finir la construction
page-done-keeping = Terminer

## Que faire

page-hint-projects = Touchez un bâtiment, puis une case. Touchez une de vos tuiles pour la déplacer ou la démolir.
page-hint-another = Touchez un autre bâtiment, ou passez à la saison.
page-hint-space = { $tile } : touchez une case. Ce que vous y économiseriez est marqué.
page-hint-tile = { $tile } en { $space } : déplacer ou démolir.
page-hint-offer = { $goods ->
        [one] Si vous arrêtez, vous avez { $goods } ressource à dépenser.
       *[other] Si vous arrêtez, vous avez { $goods } ressources à dépenser.
    } { $kept ->
        [0] En cas de révolte générale, vous ne gardez aucune carte.
        [1] En cas de révolte générale, vous gardez une carte.
       *[other] En cas de révolte générale, vous gardez { $kept } cartes.
    }
page-hint-pick = Touchez la carte que vous prenez. L’autre retourne sur le sabot.
page-hint-replace = Palais : touchez la carte à remplacer, ou acceptez.
page-hint-give = Pour la transmettre, touchez une jauge qui brille. Ou gardez-la.
page-hint-unrest = La première carte Troubles de votre séquence est pour vous.
page-hint-barracks = Caserne : touchez la jauge qui doit monter.
page-hint-market = Marché : touchez la carte que vous donnez.
page-hint-swap = Choisissez maintenant la carte que vous voulez.
page-hint-erect = Touchez un chantier pour le payer, une carte ou un pion pour charger ou stocker.
page-hint-use = Chargez une caravane, ou stockez.
page-hint-pay = D’abord les ateliers, puis cartes, stock, caravanes. Une carte se dépense entière.
page-hint-keep = { $kept ->
        [1] Touchez la carte gardée pour le prochain tour.
       *[other] Touchez les cartes gardées pour le prochain tour : { $kept } au plus.
    }

## Ce que sont, font et valent les choses

page-does-MB = Lance un chantier gratuit par tour, et un second si votre cube monte de 1.
page-does-WH = { $room ->
        [0] Garde des ressources d’un tour à l’autre ; cette cité n’a pas encore de place.
        [one] Garde des ressources d’un tour à l’autre ; cette cité a { $room } place.
       *[other] Garde des ressources d’un tour à l’autre ; cette cité a { $room } places.
    }
page-does-GO = Donne un or par tour, et chaque chantier voisin coûte un or de moins.
page-does-ST = Donne une pierre par tour, et chaque chantier voisin coûte une pierre de moins.
page-does-CA = Donne un bois par tour, et chaque chantier voisin coûte un bois de moins.
page-does-TE = Une fois par saison, vous regardez deux cartes et en prenez une.
page-does-PA = Une fois par saison, vous écartez une carte et passez à la suivante.
page-does-GA = Une fois par saison, des troubles doubles que vous gardez ne font monter votre cube que de 1.
page-does-LI = Une fois par saison, des troubles que vous gardez deviennent une ressource joker.
page-does-BA = Une fois par saison, votre cube descend de 1 et celui d’un adversaire monte de 1.
page-does-MA = Une fois par saison, vous échangez une carte Ressource avec un adversaire.
page-does-MA-caravans = Ouvre les caravanes.
page-does-HA = Donne une ressource joker par tour, et chaque chantier au bord du Nil coûte une ressource de moins.
page-does-PY = Se construit par étapes, une par tour.
page-steps-done = étapes construites : { $count } sur { $steps }
page-pyramids = Coût des étapes : { $pyramids }
page-progress = { $player } : { $progress } sur { $target } pour la directive de Pharaon
page-progress-none = { $player } : pas encore de pyramide en chantier
page-goal-done = { $tile } : construction finie
page-goal-open = { $tile } : manque encore
page-tells-card = { $what } : { $does }
page-tells-hand = Elle se dépense entière : pour construire, charger une caravane ou stocker.
page-tells-wild = Elle vaut une ressource au choix, pour ce tour seulement.
page-tells-masters = Chaque chantier au-delà du nombre de vos Maîtres d’œuvre fait monter votre cube de 1.
page-tells-gap = { $gap ->
        [one] Encore { $gap } case, et les ouvriers se révoltent.
       *[other] Encore { $gap } cases, et les ouvriers se révoltent.
    }
page-tells-cube = Un cube noir raccourcit la jauge de révolte d’une case, jusqu’à la fin de la partie.
page-tells-obelisk-up = { $player } : en saison.
page-tells-obelisk-down = { $player } : hors de la saison.
page-tells-lay = Votre saison est finie, et ce que vous avez produit est à l’abri.
page-tells-mummy = Momie : joue en premier ce tour-ci. Au prochain tour, c’est la personne suivante.
page-tells-shoe = { $count ->
        [one] Le sabot : { $count } carte, face visible.
       *[other] Le sabot : { $count } cartes, face visible. Tout le monde voit celle du dessus.
    }
page-tells-dark = { $count ->
        [one] Le sabot dans le noir : { $count } carte, face cachée.
       *[other] Le sabot dans le noir : { $count } cartes, face cachée depuis Hoshekh.
    }
page-tells-sequence = Une séquence dure jusqu’à ce qu’une ressource soit produite, ou qu’on quitte la saison.
page-tells-stock = Entrepôts : { $count } sur { $most } en stock, à dépenser quand vous voulez.
page-tells-workshops = { $count ->
        [0] Pions des ateliers et du Port : aucun.
       *[other] Pions des ateliers et du Port : { $count } à dépenser ce tour-ci.
    }
page-tells-caravans = Caravanes : { $count } sur { $most } chargées. Chacune coûte deux ressources et en rend une au choix.
page-building-first = Choisissez d’abord un bâtiment, puis sa case.

## Ce qui est demandé, avec ce qui est là. `{ $card }` est la carte proposée.

page-ask-offer = { $card_code ->
        [HO] Choix d’Horus : piocher deux cartes, ou finir votre saison ?
        [U1] Troubles : monter d’une case, ou finir votre saison ?
        [U2] Troubles doubles : monter de deux, ou finir votre saison ?
       *[other] Prendre la carte ({ $card }), ou finir votre saison ?
    }
page-ask-horus = Choix d’Horus : piocher deux cartes, ou finir votre saison ?
page-ask-dark = Piocher dans le noir, ou finir votre saison ?
page-ask-pay = { $tile } : reste à payer { $goods }. Que dépensez-vous ?

## Les mots qui mènent à leur paragraphe de la règle

page-glossary =
    séquence de travail = SR-5.2
    séquences de travail = SR-5.2
    obélisque = SR-5.4
    vent de révolte = SR-5.7
    troubles = SR-5.10
    dans le noir = SR-5.9
    révolte générale = SR-5.14
    pion de production = SR-7.12
    pions de production = SR-7.12
    caravane = SR-7.9
    caravanes = SR-7.9
    stock = SR-7.8
    atelier = SR-7.3
    ateliers = SR-7.3
    cube noir = SR-8.1
    cubes noirs = SR-8.1
    au bord du Nil = SR-1.3
