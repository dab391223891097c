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
page-scale-none = Pas encore d’offrande. Leur total fixera le niveau : l’or de chaque paysan, les points de chaque temple.
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
page-discard-none = Aucune carte ne s’y trouve.
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
        [0] Votre récompense est complète : terminez.
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
page-prices = Vos achats : de chaque sorte, le premier coûte 1 or et chaque suivant 1 de plus.
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
page-put-back-card = Rendre une carte pouvoir
page-more = Un de plus
page-offer-none = Rien n’est encore choisi.
page-offer-first = Rien n’est encore choisi. Les offrandes réunies fixent le niveau : or par paysan, points par temple.
page-offer-left = Il resterait { $left } or.
page-offer-sell = { $count ->
        [one] { $count } carte serait vendue.
       *[other] { $count } cartes seraient vendues.
    }
page-offer-alone = En pointillé : le niveau que votre don seul atteindrait.
page-steal = Voler { $offering_theft } or
page-steal-how = Vous prenez { $offering_theft } or, le total baisse de { $offering_theft } et vous n’avez pas de récompense.
page-do-offer = Choisir une offrande
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
page-do-reward = Terminer, { $count } sur { $quota }

## Income

page-players = Joueurs
page-farmers = Paysans
page-points-now = Points à présent
page-income-how = { $farmers ->
        [one] { $farmers } paysan × { $each }
       *[other] { $farmers } paysans × { $each }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ revenu de { $more }
    }
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

## Why not, where it is not the rules that answer

page-why-no-bid = Choisissez d’abord une province et un palier de son échelle de prix.
page-why-no-offer = Choisissez combien d’or vous offrez, ou volez.
page-why-cards-first = D’abord les cartes pouvoir, ou aucune ; ensuite les paysans, puis les briques.
page-why-card-first = Choisissez d’abord la carte, puis la province.
page-why-room-farmer = { $count ->
        [0] Aucun paysan ne peut être posé : vous n’avez pas de champ libre.
        [one] Vous ne pouvez plus poser que { $count } paysan sur vos champs.
       *[other] Vous ne pouvez plus poser que { $count } paysans sur vos champs.
    }
page-why-room-brick = { $count ->
        [0] Aucune brique ne peut être posée dans vos provinces.
        [one] Vous ne pouvez plus poser que { $count } brique dans vos provinces.
       *[other] Vous ne pouvez plus poser que { $count } briques dans vos provinces.
    }
page-why-place-farmer = { $count ->
        [one] Il reste { $count } paysan à poser : touchez une province, ou choisissez un nombre plus petit.
       *[other] Il reste { $count } paysans à poser : touchez des provinces, ou choisissez un nombre plus petit.
    }
page-why-place-brick = { $count ->
        [one] Il reste { $count } brique à poser : touchez une province, ou choisissez un nombre plus petit.
       *[other] Il reste { $count } briques à poser : touchez des provinces, ou choisissez un nombre plus petit.
    }
page-why-no-card-taken = Vous n’avez pas encore pris de carte pouvoir.
page-why-tick = { $count ->
        [one] Choisissez encore { $count } carte.
       *[other] Choisissez encore { $count } cartes.
    }

## What things are, what they do and what they are worth now

page-tells-power = { $count ->
        [one] { $count } symbole de pouvoir : les symboles disent combien de cartes pouvoir leur propriétaire peut acheter par tour.
       *[other] { $count } symboles de pouvoir : ils disent combien de cartes pouvoir leur propriétaire peut acheter par tour.
    }
page-tells-temples = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    } : chacun vaut le niveau du marqueur de temple, { $level ->
        [0] qu’aucune offrande n’a encore fixé.
        [one] à présent { $level } point.
       *[other] à présent { $level } points.
    }
page-tells-income = { $count } or pour le propriétaire à chaque tour.
page-tells-camel = { $count } or pour le propriétaire quand les dromadaires circulent. { $level ->
        [0] C’est l’offrande qui en décide.
       *[other] { $camels ->
            [1] À ce niveau, ils circulent.
           *[other] À ce niveau, ils ne circulent pas.
        }
    }
page-tells-gift = Pour qui remporte l’enchère : { $count ->
        [0] { $gold } or.
        [one] { $gold ->
            [0] { $count } carte pouvoir cachée.
           *[other] { $count } carte pouvoir cachée et { $gold } or.
        }
       *[other] { $gold ->
            [0] { $count } cartes pouvoir cachées.
           *[other] { $count } cartes pouvoir cachées et { $gold } or.
        }
    }
page-tells-fields = { $farmers ->
        [0] Aucun paysan
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    }, { $free ->
        [0] aucun champ libre.
        [one] { $free } champ libre.
       *[other] { $free } champs libres.
    } { $level ->
        [0] Chaque paysan rapporte de l’or : l’offrande décidera combien.
       *[other] À ce niveau, chaque paysan rapporte { $level } or.
    }
page-tells-pyramids = { $count ->
        [one] { $count } pyramide : elle vaut
       *[other] { $count } pyramides : chacune vaut
    } { $points_pyramid ->
        [one] { $points_pyramid } point à son propriétaire
       *[other] { $points_pyramid } points à son propriétaire
    }, et une dans chacune de trois provinces { $points_set } de plus.
page-tells-bricks = { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    } : { $building_bricks_per_pyramid } deviennent une pyramide.
page-tells-most = { $count ->
        [one] Le plus de pyramides sur sa rive : son propriétaire marque { $count } point.
       *[other] Le plus de pyramides sur sa rive : son propriétaire marque { $count } points.
    }
page-tells-owner = { $player } possède cette province jusqu’à la fin { $kingdom_code ->
        [new] de la partie.
       *[old] de l’Ancien Royaume.
    }
page-tells-bid = { $player } mise { $gold }. { $least ->
        [0] Personne ne peut faire mieux.
       *[other] Pour dépasser cette mise, il faut { $least } ou plus.
    }
page-tells-no-bid = Personne n’a encore misé ici : tout palier convient, même 0.
page-tells-pays = Rapporte { $count } or ce tour-ci : la récolte des paysans et le revenu de la province.
page-tells-level = Niveau { $level }{ $now ->
        [1] , à présent
       *[other] { "" }
    } : pour un total de { $totals }. Un paysan rapporte { $level } or, un temple vaut { $level }. { $camels ->
        [1] Les dromadaires circulent.
       *[other] Les dromadaires ne circulent pas.
    }
page-tells-total = Tous les dons, moins les vols : le total fixe le niveau du marqueur de temple.
page-tells-draw = { $count ->
        [one] Pioche : { $count } carte pouvoir, face cachée.
       *[other] Pioche : { $count } cartes pouvoir, face cachée.
    }
page-tells-discard = { $count ->
        [0] Défausse : vide.
        [one] Défausse : { $count } carte pouvoir, face visible. Touchez pour la voir.
       *[other] Défausse : { $count } cartes pouvoir, face visible. Touchez pour les voir.
    }
page-tells-gold = { $player } a { $gold } or.
page-tells-standing = { $player } a { $count ->
        [one] { $count } pyramide
       *[other] { $count } pyramides
    }. Un décompte rapporterait maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, sans les cartes bonus ni la richesse.
page-tells-pharaoh = { $player } a le Pharaon et joue en premier. Il passe à qui offre le plus.
page-tells-purse = { $gold } or. { $count ->
        [0] Vous n’avez pas de carte à vendre.
        [one] Si l’or manque, votre carte peut se vendre 1 or.
       *[other] Si l’or manque, vos { $count } cartes peuvent se vendre 1 or chacune.
    }
page-tells-take-card = Cartes pouvoir : vos symboles de pouvoir ne limitent pas une récompense.
page-tells-take-farmer = Paysans : sans payer, sur les champs libres de vos provinces.
page-tells-take-brick = Briques : sans payer, dans vos provinces.
page-tells-farmers = Paysans de toutes les provinces d’un joueur.
page-tells-incomes = Or que les provinces d’un joueur rapportent à ce niveau.
page-tells-points-now = Points qu’un décompte rapporterait maintenant, sans les cartes bonus ni la richesse.
page-played-auction = Se joue avec une mise.
page-played-actions = Se joue pendant les actions.
page-played-offering = Se joue avec l’offrande.
page-played-income = Se joue avec les revenus.
page-played-scoring = Se montre au décompte : { $met ->
        [1] vos provinces remplissent la condition.
       *[other] vos provinces ne remplissent pas la condition pour l’instant.
    }

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
