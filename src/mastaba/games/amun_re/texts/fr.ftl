# Amun-Re. Les clés et les faits viennent des règles ; src/mastaba/texts.py dit comment on les cherche.

## Noms

name-card-BLK = Blocage d’enchère
name-card-RBD = Surenchère dans la même province
name-card-FRM = Paysan gratuit
name-card-ARC = Architecte
name-card-ADJ = Ajustement de l’offrande
name-card-HRV = Revenu supplémentaire
name-card-G8 = 8 or
name-card-BPC = Bonus de cartes pouvoir
name-card-BFA = Bonus de paysans
name-card-BUL = Bonus Haute/Basse Égypte
name-card-BEW = Bonus est/ouest du Nil
name-card-BNI = Bonus rive du Nil

name-least-BLK = { name-card-BLK }
name-least-RBD = { name-card-RBD }
name-least-FRM = { name-card-FRM }
name-least-ARC = { name-card-ARC }
name-least-ADJ = { name-card-ADJ }
name-least-HRV = { name-card-HRV }
name-least-G8 = { name-card-G8 }
name-least-BPC = { name-card-BPC }
name-least-BFA = { name-card-BFA }
name-least-BUL = { name-card-BUL }
name-least-BEW = { name-card-BEW }
name-least-BNI = { name-card-BNI }

name-province-ABU = Abu
name-province-ABY = Abydos
name-province-AMA = Amarna
name-province-AVA = Avaris
name-province-BAH = Bahariya
name-province-BER = Bérénice
name-province-BUT = Buto
name-province-DAK = Dakhla
name-province-DAM = Damanhur
name-province-EDF = Edfou
name-province-KHA = Kharga
name-province-MEM = Memphis
name-province-MEN = Mendès
name-province-SAW = Sawu
name-province-THE = Thèbes
name-bank-W = ouest
name-bank-E = est
name-half-U = Haute
name-half-L = Basse
name-nile-true = oui
name-nile-false = non

## Éditions et options

edition-2003 = Hans im Glück / Rio Grande Games, 2003
    .about = La première édition. Certaines valeurs du plateau sont reconstituées ; chacune nomme sa source.
option-draw2 = Deux cartes de plus
    .about = Qui achète des cartes pouvoir en pioche deux de plus et en remet deux.
option-draw2-off = non
    .about = On pioche ce qu’on achète.
option-draw2-on = oui
    .about = On choisit parmi deux cartes de plus ; le reste va sous la pioche sans être montré.
option-draw2-show = oui, rejets montrés
    .about = On choisit parmi deux cartes de plus ; tous voient le reste aller sous la pioche.
option-power_limit = Limite de cartes pouvoir
    .about = Combien de cartes pouvoir on peut acheter par tour.
option-power_limit-max = meilleure province
    .about = Autant que la province qui a le plus de sigles.
option-power_limit-sum = toutes les provinces
    .about = Autant que toutes ses provinces ensemble.
option-strict_supply = Réserve limitée
    .about = Si briques, pyramides et paysans peuvent s’épuiser.
option-strict_supply-off = non
    .about = Ils ne s’épuisent jamais.
option-strict_supply-on = oui
    .about = AR-3.7 dit combien il y en a.
option-start_draft = Une carte pour commencer
    .about = Si chacun choisit une carte pouvoir avant le premier tour.
option-start_draft-off = non
    .about = On commence avec un Architecte.
option-start_draft-on = oui
    .about = De plus, on garde une carte sur deux piochées.
option-first = Premier joueur
    .about = Le hasard désigne qui commence, ou la table choisit une place.
option-first-chance = au hasard
    .about = Le programme tire au sort la place qui commence.
option-first-1 = place 1
    .about = La place 1 commence.
option-first-2 = place 2
    .about = La place 2 commence.
option-first-3 = place 3
    .about = La place 3 commence.
option-first-4 = place 4
    .about = La place 4 commence.
option-first-5 = place 5
    .about = La place 5 commence.

## Ce qui est demandé. `.waiting` est pour ceux qui attendent.

prompt-ChooseFirst = Le hasard décide qui commence.
    .waiting = Le hasard décide qui commence.
prompt-TurnUpProvince = Le hasard décide quelle province est dévoilée.
    .waiting = Le hasard décide quelle province est dévoilée.
prompt-LayFreeCard = Le hasard décide quelle carte repose face cachée à { $province }.
    .waiting = Le hasard décide quelle carte repose face cachée à { $province }.
prompt-DrawCard = Le hasard décide quelle carte pouvoir pioche { $player }.
    .waiting = Le hasard décide quelle carte pouvoir pioche { $player }.
prompt-ShowCard = Le hasard décide parmi quelles cartes { $player } pourra choisir.
    .waiting = Le hasard décide parmi quelles cartes { $player } pourra choisir.
prompt-PlaceBid = Misez sur une province, au besoin avec une carte d’abord.
    .waiting = { $player } mise.
prompt-SellToPay = Vendez des cartes pouvoir jusqu’à pouvoir payer votre mise.
    .waiting = { $player } vend des cartes pour payer.
prompt-BuyCards = Combien de cartes pouvoir achetez-vous ?
    .waiting = { $player } peut acheter des cartes pouvoir.
prompt-KeepCards = Quelles cartes piochées gardez-vous ?
    .waiting = { $player } choisit parmi les cartes piochées.
prompt-LayFarmers = Achetez des paysans pour vos champs, un par un.
    .waiting = { $player } peut acheter des paysans.
prompt-LayBricks = Achetez des briques pour vos provinces, une par une.
    .waiting = { $player } peut acheter des briques.
prompt-Together = Chacun choisit son offrande en secret.
    .waiting = Chacun choisit son offrande en secret.
prompt-SealOffering = Qu’offrez-vous à Amun-Re ? Personne ne le voit encore.
    .waiting = { $player } n’a pas encore choisi son offrande.
prompt-PledgeCards = Votre don dépasse votre or : quelles cartes seront vendues ?
    .waiting = { $player } n’a pas encore choisi son offrande.
prompt-Adjust = Augmentez-vous ou diminuez-vous le total des offrandes ?
    .waiting = { $player } ajuste le total des offrandes.
prompt-TakeReward = { $quota ->
        [one] Amun-Re vous récompense : prenez une unité.
       *[other] Amun-Re vous récompense : prenez jusqu’à { $quota } unités.
    }
    .waiting = { $player } prend sa récompense.
prompt-CollectIncome = Posez des cartes de revenu si vous voulez, puis encaissez.
    .waiting = { $player } encaisse ses revenus.
prompt-PlayBonuses = Montrez les cartes bonus à décompter.
    .waiting = { $player } peut montrer des cartes bonus.

## Coups. `.group` et `.item` disent la même chose dans une liste.

move-first = { $player } commence
    .group = Commence
    .item = { $player }
move-province = Dévoiler { $province }
    .group = Dévoiler
    .item = { $province }
move-card = Piocher { $card }
    .group = Piocher
    .item = { $card }
move-play = Jouer { $card }
    .group = Jouer une carte
    .item = { $card }
move-bid = Miser { $gold } sur { $province }
    .group = Miser
    .item = { $province }, { $gold } or
move-sell = Vendre { $card }
    .group = Vendre
    .item = { $card }
move-cards = { $number ->
        [0] N’acheter aucune carte
        [one] Acheter une carte
       *[other] Acheter { $number } cartes
    }
    .group = Acheter des cartes pouvoir
    .item = { $number }
move-keep = Garder { $card }
    .group = Garder
    .item = { $card }
move-farmer = Acheter un paysan pour { $province }
    .group = Paysan
    .item = { $province }
move-free = Paysan gratuit à { $province }
    .group = Paysan gratuit
    .item = { $province }
move-done = Terminé
    .group = Finir
    .item = terminé
move-brick = Acheter une brique pour { $province }
    .group = Brique
    .item = { $province }
move-architect = Architecte : pyramide à { $province }
    .group = Architecte
    .item = { $province }
move-offer = Offrir { $gold } or
    .group = Offrir
    .item = { $gold }
move-steal = Voler { $offering_theft } or
    .group = Voler
    .item = { $offering_theft } or
move-adjust = Ajuster le total de { $by }
    .group = Ajuster
    .item = { $by }
move-take = { $unit_code ->
        [card] Prendre une carte pouvoir
        [farmer] Prendre un paysan pour { $province }
       *[brick] Prendre une brique pour { $province }
    }
    .group = Prendre
    .item = { $unit_code ->
        [card] carte pouvoir
        [farmer] paysan, { $province }
       *[brick] brique, { $province }
    }
move-gold8 = 8 or sur { $province }
    .group = 8 or
    .item = { $province }
move-harvest = Revenu supplémentaire sur { $province }
    .group = Revenu supplémentaire
    .item = { $province }
move-bonus = Montrer { $card }
    .group = Montrer
    .item = { $card }

## Ce qui s’est passé. `.also` continue la phrase quand cela se répète.

event-FirstPlayerChosen = { $player } a le Pharaon et commence.
event-RoundBegan = Tour { $round } : { $player } joue en premier.
event-ProvinceRevealed = { $gold ->
        [0] { $province } est dévoilée.
       *[other] { $province } est dévoilée, avec { $gold } or.
    }
event-BrickLaidOut = Une brique est posée à { $province }.
event-FreeCardLaid = Une carte pouvoir est posée face cachée à { $province }.
event-CardPlayed = { $player } joue { $card }.
event-BidPlaced = { $player } mise { $gold } sur { $province }.
event-CardSold = { $player } vend { $card }.
event-ProvinceWon = { $player } paie { $gold } et gagne { $province }.
event-FreeCardsTaken = { $cards_code ->
        [hidden] { $player } prend les cartes gratuites de { $province } : { $number }.
       *[other] { $player } prend les cartes gratuites de { $province } : { $cards }.
    }
event-CardsBought = { $number ->
        [0] { $player } n’achète pas de carte pouvoir.
        [one] { $player } achète une carte pouvoir pour { $gold } or.
       *[other] { $player } achète { $number } cartes pouvoir pour { $gold } or.
    }
event-CardDrawn = { $card_code ->
        [hidden] { $player } pioche une carte pouvoir.
       *[other] { $player } pioche { $card }.
    }
    .also = { $card_code ->
        [hidden] , une autre
       *[other] , { $card }
    }
event-CardKept = { $card_code ->
        [hidden] { $player } garde une carte.
       *[other] { $player } garde { $card }.
    }
event-CardsPutUnder = { $cards_code ->
        [hidden] { $player } met des cartes sous la pioche : { $number }.
       *[other] { $player } met des cartes sous la pioche : { $cards }.
    }
event-FarmerLaid = { $player } place un paysan à { $province }.
    .also = , { $province }
event-FreeFarmerLaid = Un paysan gratuit de { $player } va à { $province }.
event-BrickLaid = { $player } pose une brique à { $province }.
    .also = , { $province }
event-PyramidBuilt = { $pyramids ->
        [one] Une pyramide s’élève à { $province }.
       *[other] Une pyramide s’élève à { $province } : il y en a { $pyramids }.
    }
event-OfferingSealed = { $player } a choisi son offrande.
event-OfferingOpened = { $act_code ->
        [theft] { $player } vole { $offering_theft } or.
       *[gift] { $player } offre { $gold } or.
    }{ $adjustments ->
        [0] { "" }
       *[other] { " " }Un Ajustement de l’offrande l’accompagne.
    }
event-OfferingAdjusted = { $player } ajuste le total de { $by } : { $total }.
event-TempleMoved = Le total des offrandes est { $total } : le temple va au niveau { $level }.
event-RewardTaken = { $cards ->
        [one] { $player } choisit une carte pouvoir en récompense.
       *[other] { $player } choisit { $cards } cartes pouvoir en récompense.
    }
event-PharaohMoved = { $player } a donné le plus et devient premier joueur.
event-IncomeCardLaid = { $player } pose { $card } sur { $province }.
event-IncomePaid = { $player } encaisse { $gold } or.
event-BonusScored = { $player } montre { $card } : { $points } points.
event-HandSold = { $player } vend ses dernières cartes pour { $gold } or.
event-PointsScored = { $player } : { $pyramids } pour les pyramides, { $sets } pour les jeux complets, { $majorities } pour les majorités, { $temples } pour les temples, { $wealth } pour la fortune. Total : { $points } points.
event-KingdomEnded = L’Ancien Royaume prend fin. Propriétaires et paysans quittent le plateau ; pyramides et briques restent.
event-DiscardReshuffled = { $cards ->
        [one] La pioche était vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche était vide : les { $cards } cartes défaussées deviennent la nouvelle pioche.
    }
event-PileExhausted = La pioche et la défausse sont vides : aucune carte n’est piochée.
event-GameEnded = La partie est terminée.

## Pourquoi pas

reason-card_not_in_hand = Vous n’avez pas de carte { $card } à utiliser.
reason-played_in_this_phase = Vous avez déjà joué { $card } dans cette phase.
reason-gold_is_enough = Vos { $gold } or suffisent ici : inutile de vendre des cartes.
reason-not_enough_to_sell = Même toutes vos cartes ne porteraient pas votre or à { $need }.
reason-sell_in_order = Les cartes se vendent dans l’ordre : après { $least }, on ne revient pas à { $card }.
reason-too_few_after_it = À partir de { $card }, il vous reste trop peu de cartes pour atteindre { $need }.
reason-nothing_to_buy = Cet or ne vous permettrait de rien poser.
reason-no_brick_left = Il n’y a plus de brique dans la réserve.
reason-no_pyramid_left = Il n’y a plus de pyramide dans la réserve.
reason-no_farmer_left = Il n’y a plus de paysan dans la réserve.
reason-not_on_offer = { $province } n’est pas en jeu dans ce tour.
reason-must_outbid = À { $province }, il faut miser { $least } ou plus.
reason-track_ends = La mise sur { $province } ne peut pas être dépassée.
reason-just_displaced = On vient de surenchérir sur vous à { $province } : misez sur une autre province.
reason-not_displaced = Personne n’a surenchéri sur vous.
reason-rebid_here_only = Après cette carte, vous ne pouvez miser que sur { $province }.
reason-rebid_before_blockade = La Surenchère se joue avant le Blocage.
reason-blockade = Un Blocage est en vigueur à { $province } : il faut miser { $least } ou plus.
reason-cannot_afford_bid = Vous avez { $gold } or et { $cards } cartes à vendre : c’est moins que { $need }.
reason-no_bid_left_with_card = Sans { $card }, vous ne pourriez pas payer la mise qu’elle permet.
reason-not_your_province = { $province } n’est pas à vous.
reason-too_dear = Cela coûte { $need } or, et vous en avez { $gold }.
reason-power_limit = Vos provinces permettent { $limit } cartes.
reason-too_few_cards_left = Il ne reste que { $have } cartes dans la pioche et la défausse.
reason-card_not_shown = { $card } n’est pas parmi les cartes piochées.
reason-keep_in_order = Les cartes se gardent dans l’ordre : après { $least }, on ne revient pas à { $card }.
reason-too_few_to_keep = À partir de { $card }, il y a moins que les { $due } cartes à garder.
reason-no_free_field = { $fields ->
        [0] { $province } n’a pas de champ.
       *[other] Tous les champs de { $province } sont occupés.
    }
reason-two_bricks_needed = Il faut deux briques à { $province } pour l’Architecte.
reason-more_than_you_have = Vous pouvez offrir au plus { $most }, avec { $gold } or et des cartes à vendre.
reason-one_adjustment = Un seul Ajustement de l’offrande suffit.
reason-reward_taken = Vous avez pris votre récompense de { $quota }.
reason-under_extra_harvest = Un Revenu supplémentaire est posé sur { $province }.
reason-under_eight_gold = La carte 8 or est posée sur { $province }.
reason-no_farmer_there = Il n’y a pas de paysan à { $province }.
reason-bonus_not_met = Vos provinces ne remplissent pas la condition de { $card }.

## Comment une partie se termine

ending-six_rounds = Les six tours sont joués ; les points décident.
tie-break = Les points sont égaux : les pyramides, puis les briques décident.

## La table dans le terminal

board-round = Tour { $round } sur { $rounds }, { $kingdom ->
    [old] Ancien Empire
   *[new] Nouvel Empire
}, temple au niveau { $level }
board-piles = Cartes pouvoir : { $deck } dans la pioche, { $discard } défaussées
board-bottom = Au fond de la pioche, la prochaine en premier :
board-unknown = inconnue
board-gold = or
board-points = points
board-cards = cartes
board-pharaoh = Pharaon
board-bid = mise { $gold } sur { $province }
board-offering = { $offering ->
    [sealed] offre en secret
    [steal] vole { $offering_theft } or
   *[other] offre { $offering }
}
board-province = province
board-owner = à qui
board-farmers = paysans
board-bricks = briques
board-pyramids = pyramides
board-gives = ce qu’elle donne
board-card-offer = aux enchères
board-card-used = personne
board-card-pile = pas dévoilée
board-gives-power_symbols = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-gives-income = { $number } or
board-gives-camel_income = chameaux { $number } or
board-gives-temples = { $number ->
    [one] temple
   *[other] { $number } temples
}
board-gives-printed_farmers = { $number ->
    [one] { $number } paysan imprimé
   *[other] { $number } paysans imprimés
}
board-gives-free_gold = +{ $number } or aussitôt
board-gives-free_cards = { $number ->
    [one] +{ $number } carte aussitôt
   *[other] +{ $number } cartes aussitôt
}
board-map = Carte (~ au bord du Nil)
board-quarter = rive { $bank }, { $half } Égypte
board-majority = Le plus de pyramides, rive { $bank }
board-your-hand = Votre main
board-empty = vide
