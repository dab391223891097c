# What only the page says about Amun-Re.

page-round = Tour { $round } sur { $rounds } · { $kingdom_code ->
        [new] Nouveau Royaume
       *[old] Ancien Royaume
    }
page-round-short = Tour { $round }/{ $rounds }
page-aim = But :
page-aim-text = Le plus de points après le tour { $rounds } gagne.
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
page-no-bid = sans mise
page-owned = appartient à { $player }
page-bids = { $player } mise { $gold }
page-open-from = ouverte pour vous dès { $gold }
page-pays = rapporte { $count } or
page-take-back = Reprendre ce que vous avez posé : { $province }
page-has-power = { $count ->
        [one] { $count } symbole de pouvoir
       *[other] { $count } symboles de pouvoir
    }
page-has-temples = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
page-has-income = revenu de { $count } or
page-has-camel = revenu de { $count } or par dromadaire
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
        [one] le plus de pyramides sur sa rive, { $count } point
       *[other] le plus de pyramides sur sa rive, { $count } points
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
page-scale-pays = Un paysan rapporte { $level } or, un temple vaut { $level }. { $camels ->
        [1] Les dromadaires circulent.
       *[other] Les dromadaires ne circulent pas.
    }
page-scale-cell = Niveau { $level } : total { $totals }{ $camels ->
        [1] , les dromadaires circulent
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
page-hint-sell = L’or manque ? Touchez une carte pour la vendre 1 or.
page-sell = Vendre pour 1 or
page-when-lies = jouée : touchez pour la reprendre
page-when-now = jouable maintenant
page-when-auction = aux enchères
page-when-actions = aux actions
page-when-offering = à l’offrande
page-when-income = aux revenus
page-when-scoring = au décompte
page-card-BLK = Jusqu’à la fin des enchères, il faut vous dépasser de deux paliers.
page-card-RBD = Si on vous a dépassé, misez de nouveau sur la même province.
page-card-FRM = Un paysan sans payer dans une de vos provinces, à côté des champs.
page-card-ARC = Deux briques d’une de vos provinces deviennent une pyramide.
page-card-ADJ = Vous augmentez ou diminuez de { $offering_adjustment } le total des offrandes.
page-card-HRV = Chaque paysan d’une de vos provinces rapporte 1 or de plus.
page-card-G8 = Une de vos provinces rapporte 8 or à la place de sa récolte et de son revenu.
page-card-BPC = { $points_bonus } points si vos provinces ont au moins { $bonus_power_symbols } symboles de pouvoir.
page-card-BFA = { $points_bonus } points si vous avez au moins { $bonus_farmers } paysans.
page-card-BUL = { $points_bonus } points si vos trois provinces sont toutes en Haute ou toutes en Basse Égypte.
page-card-BEW = { $points_bonus } points si vos trois provinces sont toutes sur la même rive du Nil.
page-card-BNI = { $points_bonus } points si vos trois provinces sont toutes au bord du Nil, ou toutes à l’écart.

## What is asked

page-ask-bid = Misez sur une province : touchez-la, choisissez un palier, validez.
page-ask-outbid = On vous a dépassé à { $province } : misez sur une autre province.
page-ask-rebid = Surenchère dans la même province : misez de nouveau sur { $province }.
page-ask-card = { $card } : touchez une des provinces qui brillent.
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
        [one] Choisissez la carte que vous gardez.
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
page-step-locked = { $gold } : fermé par un Blocage d’enchère
page-step-beyond = { $gold } : fermé pour vous
page-step-rest = { $gold }
page-do-bid = Choisir une mise

## Actions

page-buy = Vos achats
page-prices = chaque unité coûte 1 de plus
page-buy-BuyCards = A · Cartes pouvoir
    .how = Choisissez combien vous en achetez.
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
page-ready = a choisi
page-choosing = choisit
page-stole = vole { $gold }
page-gave = offre { $gold }
page-total = Total
page-level = marqueur de temple au niveau { $level }
page-offer = Votre offrande
page-offer-amount = Montant de l’offrande
page-offer-number = Montant en chiffres
page-less = Un de moins
page-more = Un de plus
page-offer-left = Il resterait { $left } or.
page-offer-sell = { $count ->
        [one] { $count } carte serait vendue.
       *[other] { $count } cartes seraient vendues.
    }
page-offer-alone = En pointillé : le niveau que votre don seul atteindrait.
page-steal = Voler { $offering_theft } or
page-steal-how = Vous prenez { $offering_theft } or, le total baisse de { $offering_theft } et vous n’avez pas de récompense.
page-do-seal = Sceller { $gold } or
page-do-steal = Sceller le vol
page-seal-sure = Sceller ?
page-do-adjust = { $by } → { $total }, niveau { $level }
page-reward = Votre récompense
page-unit-card = Cartes pouvoir
page-unit-farmer = Paysans
page-unit-brick = Briques
page-on-map = sur la carte
page-take-card = Prendre une carte pouvoir
page-taken = { $count } sur { $quota }
page-do-reward = Prendre la récompense

## Income

page-players = Joueurs
page-farmers = Paysans
page-income-how = { $farmers } × { $each }, et le revenu des provinces
page-sum = Total
page-do-income = Encaisser { $gold } or

## Scoring

page-bonus = Cartes bonus
page-bonus-none = Vous n’avez pas de carte bonus.
page-do-bonus = { $count ->
        [0] Ne rien montrer
        [one] Montrer { $count } carte
       *[other] Montrer { $count } cartes
    }
page-scoring = Décompte après le tour { $round }
page-source = Points pour
page-now = À présent
page-go-on = Continuer
page-old = Ancien Royaume
page-part-pyramids = Pyramides
page-part-sets = Jeux complets
page-part-majorities = Le plus de pyramides
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
page-value-power_symbols = Symboles de pouvoir
page-value-income = Revenu
page-value-camel_income = Revenu par dromadaire
page-value-temples = Temples
page-value-free_gold = Or gratuit
page-value-free_cards = Cartes pouvoir gratuites
page-value-free_bricks = Briques gratuites
page-value-bank = Rive du Nil
page-value-half = Moitié de l’Égypte
page-value-nile = Au bord du Nil
