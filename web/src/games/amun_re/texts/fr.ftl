# What only the page says about Amun-Re.

page-round = Tour { $round } sur { $rounds } · { $kingdom_code ->
        [new] Nouveau Royaume
       *[old] Ancien Royaume
    }
page-round-short = Tour { $round }/{ $rounds }
page-phase-reveal = Dévoiler
page-phase-auction = Enchères
page-phase-actions = Actions
page-phase-offering = Offrande
page-phase-income = Revenus
page-phase-scoring = Décompte
page-rule = règle

## The map

page-map = Carte de l’Égypte, le nord à gauche
page-map-tall = Carte de l’Égypte, le nord en haut
page-north = N
page-west = Rive ouest
page-east = Rive est
page-lower = Basse Égypte
page-upper = Haute Égypte
page-red-sea = Mer Rouge
page-out = hors de cette partie
page-lies-bank = rive { $bank }
page-lies-half = { $half } Égypte
page-lies-nile = { $nile_code ->
        [true] au bord du Nil
       *[false] loin du Nil
    }
page-unrevealed = pas encore dévoilée
page-no-bid = libre
page-owned = appartient à { $player }
page-bids = { $player } mise { $gold }
page-open-from = ouverte pour vous dès { $gold }
page-pays = rapporte { $count } or
page-take-back = Reprendre ce que vous avez posé : { $province }
page-has-power = { $count ->
        [one] { $count } sigle de pouvoir
       *[other] { $count } sigles de pouvoir
    }
page-has-temples = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
page-has-income = revenu { $count }
page-has-camel = caravane { $count }
page-has-fields = { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }
page-has-farmers = { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
page-has-pyramids = { $count ->
        [one] { $count } pyramide
       *[other] { $count } pyramides
    }
page-has-bricks = { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
page-most = { $count ->
        [one] le plus de pyramides de sa rive, 1 point
       *[other] le plus de pyramides de sa rive, { $count } points
    }
page-has-hidden = { $count ->
        [one] { $count } carte cachée à gagner
       *[other] { $count } cartes cachées à gagner
    }
page-has-gold = { $count } or à gagner

## Seats and piles

page-gold = { $gold } or
page-cards = { $count ->
        [one] { $count } carte pouvoir
       *[other] { $count } cartes pouvoir
    }
page-pharaoh = Pharaon : joue en premier
page-scale = Échelle des offrandes
page-scale-none = Pas encore d’offrande.
page-scale-pays = Un paysan rapporte { $level }, un temple vaut { $level }. { $camels ->
        [1] Les caravanes paient.
       *[other] Les caravanes ne paient pas.
    }
page-scale-cell = Niveau { $level } : total { $totals }{ $camels ->
        [1] , les caravanes paient
       *[other] { "" }
    }
page-draw = pioche
page-discard = défausse
page-bottom = Au fond de la pioche, la prochaine en premier
page-bottom-unknown = inconnue
page-last-scoring = Dernier décompte

## Cards in hand

page-purse = Bourse
page-purse-sell = { $count ->
        [one] + { $count } en vendant la carte
       *[other] + { $count } en vendant tout
    }
page-no-cards = Aucune carte pouvoir.
page-hint-sell = L’or manque ? Touchez une carte pour la vendre 1 or.
page-sell = Vendre pour 1
page-when-lies = posée : touchez pour reprendre
page-when-now = à jouer ici
page-when-auction = aux enchères
page-when-actions = aux Actions
page-when-offering = à l’offrande
page-when-income = aux revenus
page-when-scoring = au décompte
page-card-BLK = Durant ces enchères, il faut vous dépasser de deux paliers.
page-card-RBD = On vous a dépassé : misez à nouveau sur la même province.
page-card-FRM = Un paysan gratuit dans une de vos provinces, hors des champs.
page-card-ARC = Deux briques d’une de vos provinces deviennent une pyramide.
page-card-ADJ = Après la révélation, vous changez le total de { $offering_adjustment }, en plus ou en moins.
page-card-HRV = Une province rapporte 1 or de plus par paysan.
page-card-G8 = Une province rapporte 8 or à la place de son revenu.
page-card-BPC = { $points_bonus } points si vos provinces montrent au moins { $bonus_power_symbols } sigles de pouvoir.
page-card-BFA = { $points_bonus } points si vous avez au moins { $bonus_farmers } paysans.
page-card-BUL = { $points_bonus } points si vos trois provinces sont toutes en Haute ou toutes en Basse Égypte.
page-card-BEW = { $points_bonus } points si vos trois provinces sont sur la même rive du Nil.
page-card-BNI = { $points_bonus } points si vos trois provinces touchent toutes le Nil, ou aucune.

## What is asked

page-ask-bid = Misez sur une province : touchez-la, choisissez un palier, validez.
page-ask-outbid = Surenchère sur { $province } : misez sur une autre province.
page-ask-rebid = Misez à nouveau sur { $province }.
page-ask-card = { $card } : touchez la province qui brille.
page-ask-farmer = { $count ->
        [one] Posez encore { $count } paysan : touchez une province avec un champ libre.
       *[other] Posez encore { $count } paysans : touchez des provinces avec un champ libre.
    }
page-ask-brick = { $count ->
        [one] Posez encore { $count } brique : touchez une de vos provinces.
       *[other] Posez encore { $count } briques : touchez vos provinces.
    }
page-ask-sell = { $count ->
        [one] L’or manque : choisissez { $count } carte à vendre.
       *[other] L’or manque : choisissez { $count } cartes à vendre.
    }
page-ask-keep = { $count ->
        [one] Choisissez la carte que vous gardez ({ $count }).
       *[other] Choisissez les { $count } cartes que vous gardez.
    }
page-ask-reward = { $left ->
        [0] Votre récompense est complète : prenez-la.
        [one] Amun-Re vous récompense : prenez encore { $left } unité.
       *[other] Amun-Re vous récompense : prenez jusqu’à { $left } unités.
    }

## Auction

page-open-to-you = ouvert pour vous
page-blockade = blocage
page-outbid = on vous a dépassé
page-shut = fermé
page-from = dès { $gold }
page-step-taken = { $gold } : { $player } s’y trouve
page-step-passed = { $gold } : dépassé
page-step-locked = { $gold } : fermé par un blocage
page-step-beyond = { $gold } : fermé pour vous
page-step-rest = { $gold }
page-do-bid = Choisir une mise

## Actions

page-buy = Vos achats
page-prices = prix triangulaire
page-buy-BuyCards = A · Cartes pouvoir
    .how = Choisissez combien.
page-buy-LayFarmers = B · Paysans
    .how = Choisissez combien, puis posez-les sur les champs.
page-buy-LayBricks = C · Briques
    .how = Trois briques font une pyramide, deux avec l’Architecte.
page-bought = { $count ->
        [0] aucun achat
       *[other] { $count } pour { $gold } or
    }
page-costs = { $gold } or
page-spend = − achats
page-left = Reste
page-do-farmer = { $count ->
        [0] Aucun paysan
        [one] { $count } paysan pour { $gold } or
       *[other] { $count } paysans pour { $gold } or
    }
page-do-brick = { $count ->
        [0] Aucune brique
        [one] { $count } brique pour { $gold } or
       *[other] { $count } briques pour { $gold } or
    }

## Offering

page-offerings = Offrandes
page-ready = prêt
page-choosing = choisit
page-stole = vole { $gold }
page-gave = offre { $gold }
page-total = Total
page-level = temple au niveau { $level }
page-offer = Votre offrande
page-offer-amount = Montant de l’offrande
page-offer-number = Offrande en chiffres
page-less = Un de moins
page-more = Un de plus
page-offer-left = Il resterait { $left } or.
page-offer-sell = { $count ->
        [one] { $count } carte serait vendue.
       *[other] { $count } cartes seraient vendues.
    }
page-offer-alone = En pointillé : le niveau que votre choix seul atteindrait.
page-steal = Voler { $offering_theft }
page-steal-how = Vous prenez { $offering_theft } or ; le total baisse de { $offering_theft }, sans récompense.
page-do-seal = Sceller { $gold } or
page-do-steal = Sceller le vol
page-seal-sure = Sceller : vraiment ?
page-do-adjust = { $by } → { $total }, niveau { $level }
page-reward = Votre récompense
page-unit-card = Cartes pouvoir
page-unit-farmer = Paysans
page-unit-brick = Briques
page-on-map = sur la carte
page-take-card = Prendre une carte pouvoir
page-taken = { $count } sur { $quota }
page-do-reward = Prendre le tout

## Income

page-players = En jeu
page-farmers = Paysans
page-income-how = { $farmers } × { $each }, et ce qui est imprimé
page-sum = Ensemble
page-do-income = Percevoir { $gold } or

## Scoring

page-bonus = Cartes bonus
page-bonus-none = Vous n’avez pas de carte bonus.
page-do-bonus = { $count ->
        [0] Ne rien montrer
        [one] Montrer { $count } carte
       *[other] Montrer { $count } cartes
    }
page-scoring = Décompte après le tour { $round }
page-source = Source des points
page-now = À présent
page-go-on = Continuer
page-old = Ancien Royaume
page-part-pyramids = Pyramides
page-part-sets = Jeux complets
page-part-majorities = Le plus sur une rive
page-part-temples = Temples
page-part-bonus = Cartes bonus
page-part-wealth = Richesse

## Cards to choose

page-sell-title = Vendre des cartes
page-keep-title = Garder des cartes
page-do-sell = Vendre { $count } sur { $due }
page-do-keep = Garder { $count } sur { $due }

## Where the numbers come from

page-value-fields = Champs
page-value-printed_farmers = Paysans imprimés
page-value-power_symbols = Sigles de pouvoir
page-value-income = Revenu
page-value-camel_income = Revenu de caravane
page-value-temples = Temples
page-value-free_gold = Or offert
page-value-free_cards = Cartes offertes
page-value-free_bricks = Briques offertes
page-value-bank = Rive du Nil
page-value-half = Moitié de l’Égypte
page-value-nile = Au bord du Nil
