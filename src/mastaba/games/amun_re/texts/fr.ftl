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
name-card-several = { $count } × { $name }

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
    .about = La première édition. Certaines valeurs du plateau sont reconstituées ; chacune indique sa source.
option-draw2 = Deux cartes de plus
    .about = Piochez-vous deux cartes pouvoir de plus que vous n’en achetez, pour choisir parmi elles ?
option-draw2-off = non
    .about = Vous piochez ce que vous achetez.
option-draw2-on = oui, rejets cachés
    .about = Vous piochez deux cartes de plus que vous n’en gardez. Les autres ne voient pas ce que vous rejetez.
option-draw2-show = oui, rejets montrés
    .about = Vous piochez deux cartes de plus que vous n’en gardez. Tous voient ce que vous rejetez.
option-power_limit = Limite de cartes pouvoir
    .about = Combien de cartes pouvoir vous pouvez acheter par tour.
option-power_limit-max = meilleure province
    .about = Autant que votre province qui a le plus de symboles de pouvoir.
option-power_limit-sum = toutes les provinces
    .about = Autant que toutes vos provinces ensemble ont de symboles de pouvoir.
option-strict_supply = Réserve limitée
    .about = Les briques, les pyramides et les paysans peuvent-ils s’épuiser ?
option-strict_supply-off = non
    .about = Ils ne s’épuisent jamais.
option-strict_supply-on = oui
    .about = Il n’y en a pas plus que dans la boîte.
option-start_draft = Carte de départ
    .about = Chacun choisit-il une carte pouvoir avant le premier tour ?
option-start_draft-off = non
    .about = Vous commencez avec un Architecte.
option-start_draft-on = oui
    .about = Vous commencez avec un Architecte et une carte choisie parmi deux.
option-first = Premier joueur
    .about = Qui commence le premier tour : un joueur tiré au sort, ou celui que vous désignez.
option-first-chance = tirage au sort
    .about = Le programme tire au sort celui qui commence.
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

prompt-ChooseFirst = Le premier joueur est tiré au sort.
    .waiting = Le premier joueur est tiré au sort.
prompt-TurnUpProvince = Une province est dévoilée.
    .waiting = Une province est dévoilée.
prompt-LayFreeCard = Une carte pouvoir est posée face cachée à { $province }.
    .waiting = Une carte pouvoir est posée face cachée à { $province }.
prompt-DrawCard = { $player } pioche une carte pouvoir.
    .waiting = { $player } pioche une carte pouvoir.
prompt-ShowCard = { $player } pioche des cartes pouvoir, avant de choisir parmi elles.
    .waiting = { $player } pioche des cartes pouvoir, avant de choisir parmi elles.
prompt-PlaceBid = Misez sur une province. Vous pouvez d’abord jouer une carte.
    .waiting = { $player } mise.
prompt-SellToPay = Vendez des cartes pouvoir jusqu’à pouvoir payer votre mise.
    .waiting = { $player } vend des cartes pouvoir pour payer sa province.
prompt-BuyCards = Combien de cartes pouvoir achetez-vous ?
    .waiting = { $player } peut acheter des cartes pouvoir.
prompt-KeepCards = Quelles cartes piochées gardez-vous ?
    .waiting = { $player } choisit parmi les cartes piochées.
prompt-LayFarmers = Achetez des paysans pour vos champs, un par un, ou terminez.
    .waiting = { $player } peut acheter des paysans.
prompt-LayBricks = Achetez des briques pour vos provinces, une par une, ou terminez.
    .waiting = { $player } peut acheter des briques.
prompt-Together = Chacun choisit son offrande en secret.
    .waiting = Chacun choisit son offrande en secret.
prompt-SealOffering = Qu’offrez-vous à Amun-Re ? Personne ne le voit encore.
    .waiting = { $player } choisit son offrande.
prompt-PledgeCards = Votre don dépasse votre or. Quelles cartes vendez-vous pour le payer ?
    .waiting = { $player } choisit son offrande.
prompt-Adjust = Augmentez-vous ou diminuez-vous le total des offrandes ?
    .waiting = { $player } ajuste le total des offrandes.
prompt-TakeReward = { $quota ->
        [one] Amun-Re vous récompense : prenez une unité, ou terminez.
       *[other] Amun-Re vous récompense : prenez jusqu’à { $quota } unités, puis terminez.
    }
    .waiting = { $player } prend sa récompense.
prompt-CollectIncome = Jouez des cartes de revenu si vous voulez, puis encaissez vos revenus.
    .waiting = { $player } encaisse ses revenus.
prompt-PlayBonuses = Montrez les cartes bonus que vous voulez faire compter, puis terminez.
    .waiting = { $player } peut montrer des cartes bonus.

## Coups. `.group` et `.item` disent la même chose dans une liste.

move-first = { $player } commence
    .group = Premier joueur
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
move-sell = Vendre { $card } pour 1 or
    .group = Vendre
    .item = { $card }
move-cards = { $number ->
        [0] N’acheter aucune carte pouvoir
        [one] Acheter une carte pouvoir
       *[other] Acheter { $number } cartes pouvoir
    }
    .group = Acheter des cartes pouvoir
    .item = { $number }
move-keep = Garder { $card }
    .group = Garder
    .item = { $card }
move-farmer = Acheter un paysan pour { $province }
    .group = Acheter un paysan
    .item = { $province }
move-free = Jouer Paysan gratuit à { $province }
    .group = Jouer Paysan gratuit
    .item = { $province }
move-done = Terminer
    .group = Terminer
    .item = terminer
move-brick = Acheter une brique pour { $province }
    .group = Acheter une brique
    .item = { $province }
move-architect = Jouer Architecte à { $province }
    .group = Jouer Architecte
    .item = { $province }
move-offer = Offrir { $gold } or
    .group = Offrir
    .item = { $gold } or
move-steal = Voler { $offering_theft } or
    .group = Voler
    .item = { $offering_theft } or
move-adjust = Modifier le total de { $by }
    .group = Modifier le total
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
move-gold8 = Jouer 8 or sur { $province }
    .group = Jouer 8 or
    .item = { $province }
move-harvest = Jouer Revenu supplémentaire sur { $province }
    .group = Jouer Revenu supplémentaire
    .item = { $province }
move-bonus = Montrer { $card }
    .group = Montrer une carte bonus
    .item = { $card }

## Ce qui s’est passé. `.also` continue la phrase quand cela se répète, `.sums` nomme ce qui s’additionne, et ce qui a un
## `.step` se replie sous la ligne d’avant.

event-FirstPlayerChosen = { $player } prend le Pharaon et commence la partie.
event-RoundBegan = Tour { $round } : { $player } joue en premier.
event-ProvinceRevealed = { $gold ->
        [0] Aux enchères : { $province }.
       *[other] Aux enchères : { $province } avec { $gold } or.
    }
    .also = { $gold ->
        [0] , { $province }
       *[other] , { $province } avec { $gold } or
    }
event-BrickLaidOut = { $count ->
        [one] Une brique est posée à { $province }.
       *[other] { $count } briques sont posées à { $province }.
    }
    .sums = count
    .step = folds
event-FreeCardLaid = { $count ->
        [one] Une carte pouvoir est posée face cachée à { $province }.
       *[other] { $count } cartes pouvoir sont posées face cachée à { $province }.
    }
    .sums = count
    .step = folds
event-CardPlayed = { $player } joue { $card }.
event-BidPlaced = { $outbids ->
        [0] { $player } mise { $gold } sur { $province }.
       *[other] { $player } mise { $gold } sur { $province } et dépasse { $target }.
    }
event-CardSold = { $player } vend { $card } (1 or).
    .also = , { $card } (1 or)
event-ProvinceWon = { $gold ->
        [0] { $player } acquiert { $province } sans rien payer.
       *[other] { $player } acquiert { $province } pour { $gold } or.
    }
event-FreeCardsTaken = { $cards_code ->
        [hidden] { $number ->
            [one] { $player } prend la carte pouvoir qui se trouvait à { $province }.
           *[other] { $player } prend les { $number } cartes pouvoir qui se trouvaient à { $province }.
        }
       *[other] { $player } prend les cartes pouvoir qui se trouvaient à { $province } : { $cards }.
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
    .step = folds
event-CardKept = { $card_code ->
        [hidden] { $player } garde une carte pouvoir.
       *[other] { $player } garde { $card }.
    }
    .also = { $card_code ->
        [hidden] , une autre
       *[other] , { $card }
    }
event-CardsPutUnder = { $cards_code ->
        [hidden] { $number ->
            [one] { $player } met une carte pouvoir sous la pioche.
           *[other] { $player } met { $number } cartes pouvoir sous la pioche.
        }
       *[other] { $player } met sous la pioche : { $cards }.
    }
    .step = folds
event-FarmerLaid = { $gold ->
        [0] { $count ->
            [one] { $player } prend un paysan pour { $province } en récompense.
           *[other] { $player } prend { $count } paysans pour { $province } en récompense.
        }
       *[other] { $count ->
            [one] { $player } achète un paysan à { $province } pour { $gold } or.
           *[other] { $player } achète { $count } paysans à { $province } pour { $gold } or.
        }
    }
    .sums = gold
event-FreeFarmerLaid = { $player } joue Paysan gratuit à { $province }.
event-BrickLaid = { $gold ->
        [0] { $count ->
            [one] { $player } prend une brique pour { $province } en récompense.
           *[other] { $player } prend { $count } briques pour { $province } en récompense.
        }
       *[other] { $count ->
            [one] { $player } achète une brique à { $province } pour { $gold } or.
           *[other] { $player } achète { $count } briques à { $province } pour { $gold } or.
        }
    }
    .sums = gold
event-PyramidBuilt = { $pyramids ->
        [one] Une pyramide s’élève à { $province }.
       *[other] Une pyramide s’élève à { $province } : il y en a maintenant { $pyramids }.
    }
event-OfferingSealed = { $player } a choisi son offrande.
event-OfferingOpened = { $act_code ->
        [theft] { $player } vole { $offering_theft } or.
       *[gift] { $player } offre { $gold } or.
    }{ $sold ->
        [0] { "" }
       *[other] { " " }Vendu pour cela : { $cards }.
    }{ $adjustments ->
        [0] { "" }
       *[other] { " " }Un Ajustement de l’offrande l’accompagne.
    }
event-OfferingAdjusted = { $player } modifie le total de { $by } : il passe à { $total }.
event-TempleMoved = Le total des offrandes est de { $total } : le marqueur de temple va au niveau { $level }.
event-RewardTaken = { $count ->
        [one] { $player } prend une carte pouvoir en récompense.
       *[other] { $player } prend { $count } cartes pouvoir en récompense.
    }
    .sums = count
event-PharaohMoved = { $player } a fait le plus grand don et joue désormais en premier.
event-IncomeCardLaid = { $player } joue { $card } sur { $province }.
event-IncomePaid = { $gold ->
        [0] { $player } n’a pas de revenus.
       *[other] { $player } encaisse { $gold } or.
    }
event-BonusScored = { $points ->
        [one] { $player } montre { $card } et marque { $points } point.
       *[other] { $player } montre { $card } et marque { $points } points.
    }
event-HandSold = { $gold ->
        [0] { $player } n’a plus de carte pouvoir à vendre.
       *[other] { $player } vend les cartes qui lui restent pour { $gold } or : { $cards }.
    }
event-PointsScored = { $player } marque { $pyramids } pour les pyramides{ $sets ->
        [0] { "" }
       *[other] , { $sets } pour les jeux complets
    }{ $majorities ->
        [0] { "" }
       *[other] , { $majorities } pour le plus de pyramides
    }{ $temples ->
        [0] { "" }
       *[other] , { $temples } pour les temples
    }{ $wealth ->
        [0] { "" }
       *[other] , { $wealth } pour la richesse
    }. Total à présent : { $points }.
event-KingdomEnded = L’Ancien Royaume prend fin. Les provinces perdent leurs propriétaires et leurs paysans ; pyramides et briques restent.
event-DiscardReshuffled = { $cards ->
        [one] La pioche est vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche est vide : on mélange les { $cards } cartes défaussées, qui deviennent la nouvelle pioche.
    }
event-PileExhausted = La pioche et la défausse sont vides : aucune carte n’est piochée.
event-GameEnded = La partie est terminée.

## Pourquoi pas

reason-card_not_in_hand = Vous n’avez pas de carte { $card } en main.
reason-played_in_this_phase = Vous avez déjà joué { $card } dans cette phase ; une seule carte de chaque sorte est permise.
reason-gold_is_enough = Votre or ({ $gold }) suffit ici : inutile de vendre des cartes.
reason-not_enough_to_sell = Même en vendant toutes vos cartes, vous n’auriez pas { $need } or.
reason-sell_in_order = Les cartes se vendent dans l’ordre du tableau d’AR-1.2 : après { $least }, on ne revient pas à { $card }.
reason-too_few_after_it = Les cartes se vendent dans l’ordre du tableau d’AR-1.2 : après { $card }, il en reste trop peu pour atteindre { $need } or.
reason-nothing_to_buy = Il n’y a rien que vous puissiez acheter avec cet or.
reason-no_brick_left = Il n’y a plus de brique dans la réserve.
reason-no_pyramid_left = Il n’y a plus de pyramide dans la réserve.
reason-no_farmer_left = Il n’y a plus de paysan dans la réserve.
reason-not_on_offer = { $province } n’est pas aux enchères ce tour-ci.
reason-must_outbid = À { $province }, il faut miser { $least } ou plus.
reason-track_ends = On ne peut plus surenchérir à { $province }.
reason-just_displaced = On vient de surenchérir sur vous à { $province } : misez sur une autre province.
reason-not_displaced = Personne n’a surenchéri sur vous.
reason-rebid_here_only = Après la Surenchère dans la même province, vous ne pouvez miser que sur { $province }.
reason-rebid_before_blockade = La Surenchère dans la même province se joue avant le Blocage d’enchère.
reason-blockade = Un Blocage d’enchère protège la mise à { $province } : il faut miser { $least } ou plus.
reason-cannot_afford_bid = { $cards ->
        [0] Vous avez { $gold } or et aucune carte à vendre : c’est moins que { $need }.
        [one] Vous avez { $gold } or et une carte à vendre : c’est moins que { $need }.
       *[other] Vous avez { $gold } or et { $cards } cartes à vendre : c’est moins que { $need }.
    }
reason-no_bid_left_with_card = Une fois cette carte jouée ({ $card }), vous ne pourriez plus payer aucune des mises qu’elle permet.
reason-not_your_province = { $province } n’est pas à vous.
reason-too_dear = Cela coûte { $need } or, et vous en avez { $gold }.
reason-power_limit = { $limit ->
        [0] Vos provinces ne permettent pas d’acheter de carte pouvoir.
        [one] Vos provinces ne permettent d’acheter qu’une carte pouvoir.
       *[other] Vos provinces ne permettent d’acheter que { $limit } cartes pouvoir.
    }
reason-too_few_cards_left = { $have ->
        [0] Il ne reste aucune carte pouvoir dans la pioche ni dans la défausse.
        [one] Il ne reste qu’une carte pouvoir dans la pioche et la défausse.
       *[other] Il ne reste que { $have } cartes pouvoir dans la pioche et la défausse.
    }
reason-card_not_shown = { $card } n’est pas parmi les cartes piochées.
reason-keep_in_order = Les cartes se gardent dans l’ordre du tableau d’AR-1.2 : après { $least }, on ne revient pas à { $card }.
reason-too_few_to_keep = { $due ->
        [one] Les cartes se gardent dans l’ordre du tableau d’AR-1.2 : après { $card }, il en reste trop peu, et vous devez en garder une.
       *[other] Les cartes se gardent dans l’ordre du tableau d’AR-1.2 : après { $card }, il en reste trop peu, et vous devez en garder { $due }.
    }
reason-no_free_field = { $fields ->
        [0] { $province } n’a pas de champ.
       *[other] Il n’y a plus de champ libre à { $province }.
    }
reason-two_bricks_needed = Il faut deux briques à { $province } pour l’Architecte.
reason-more_than_you_have = Vous pouvez offrir au plus { $most } or, en comptant les cartes que vous pourriez vendre.
reason-one_adjustment = Un seul Ajustement de l’offrande est permis par tour.
reason-bonus_left = { $count ->
        [one] Une carte bonus que vous pourriez encore montrer ne rapportera rien : { $points } points.
       *[other] { $count } cartes bonus que vous pourriez encore montrer ne rapporteront rien : { $points } points.
    }
reason-reward_left = { $left ->
        [one] 1 unité de votre récompense sera perdue.
       *[other] { $left } unités de votre récompense seront perdues.
    }
reason-reward_taken = { $quota ->
        [one] Vous avez déjà pris votre unité.
       *[other] Vous avez déjà pris vos { $quota } unités.
    }
reason-under_extra_harvest = Il y a déjà une carte Revenu supplémentaire sur { $province }.
reason-under_eight_gold = Il y a déjà une carte 8 or sur { $province }.
reason-no_farmer_there = Il n’y a pas de paysan à { $province }.
reason-bonus_not_met = Vos provinces ne remplissent pas la condition de cette carte : { $card }.

## Comment une partie se termine

ending-six_rounds = Les six tours sont joués.
won-points = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } avec { $value ->
        [one] { $value } point
       *[other] { $value } points
    } contre { $other } pour { $reader ->
        [rival] vous
       *[other] { $rival }
    }.
won-pyramids = { $reader ->
        [winner] Vous et { $rival } êtes à égalité de points ; vous gagnez
        [rival] Vous et { $winner } êtes à égalité de points ; { $winner } gagne
       *[other] { $winner } et { $rival } sont à égalité de points ; { $winner } gagne
    } avec plus de pyramides, { $value } contre { $other }.
won-bricks = { $reader ->
        [winner] Vous et { $rival } êtes à égalité de points et de pyramides ; vous gagnez
        [rival] Vous et { $winner } êtes à égalité de points et de pyramides ; { $winner } gagne
       *[other] { $winner } et { $rival } sont à égalité de points et de pyramides ; { $winner } gagne
    } avec plus de briques, { $value } contre { $other }.
won-shared = { $reader ->
        [winner] Vous partagez la victoire avec { $players } : à égalité de points, de pyramides et de briques.
       *[other] { $players } se partagent la victoire : à égalité de points, de pyramides et de briques.
    }

## La table dans le terminal

board-round = Tour { $round } sur { $rounds }, { $kingdom ->
    [old] Ancien Royaume
   *[new] Nouveau Royaume
}, { $level ->
    [0] pas encore d’offrande
   *[other] marqueur de temple au niveau { $level }
}
board-piles = Cartes pouvoir : { $deck } dans la pioche, { $discard } dans la défausse
board-bottom = Au fond de la pioche, la prochaine en premier :
board-unknown = inconnue
board-gold = or
board-points = points
board-cards = cartes
board-pharaoh = Pharaon
board-bid = mise { $gold } sur { $province }
board-offering = { $offering ->
    [sealed] a choisi en secret
    [steal] vole { $offering_theft } or
   *[other] offre { $offering } or
}
board-province = province
board-owner = propriétaire
board-farmers = paysans
board-bricks = briques
board-pyramids = pyramides
board-gives = ce qu’elle donne
board-card-offer = aux enchères
board-card-used = personne
board-card-pile = non dévoilée
board-gives-power_symbols = { $number ->
    [one] { $number } symbole
   *[other] { $number } symboles
}
board-gives-income = { $number } or
board-gives-camel_income = { $number } or par dromadaire
board-gives-temples = { $number ->
    [one] temple
   *[other] { $number } temples
}
board-gives-printed_farmers = { $number ->
    [one] { $number } paysan imprimé
   *[other] { $number } paysans imprimés
}
board-gives-free_gold = { $number } or gratuit
board-gives-free_cards = { $number ->
    [one] { $number } carte gratuite
   *[other] { $number } cartes gratuites
}
board-map = Carte (~ au bord du Nil)
board-quarter = rive { $bank }, { $half } Égypte
board-majority = Le plus de pyramides, rive { $bank }
board-your-hand = Votre main
board-empty = vide

## Pourquoi un coup est meilleur : ce qu’un siège a de plus ou de moins

because-when = À la fin du tour
because-points = environ { $n } { $n ->
        [one] point
       *[other] points
    } { $fewer }
because-gold = environ { $n } or { $less }
because-farmers = environ { $n } { $n ->
        [one] paysan
       *[other] paysans
    } { $fewer }
because-sets = environ { $n } { $n ->
        [one] jeu complet
       *[other] jeux complets
    } de pyramides { $fewer }
because-west = { $way ->
        [more] la majorité sur la rive ouest
       *[less] pas de majorité sur la rive ouest
    }
because-east = { $way ->
        [more] la majorité sur la rive est
       *[less] pas de majorité sur la rive est
    }
because-pyramids = environ { $n } { $n ->
        [one] pyramide
       *[other] pyramides
    } { $fewer }
because-bricks = environ { $n } { $n ->
        [one] brique
       *[other] briques
    } { $fewer }
because-province = { $alone ->
        [yes] { $province }
       *[no] { $province } et non { $instead }
    }
because-bonuses = environ { $n } { $n ->
        [one] carte bonus { $fewer } qui rapporte
       *[other] cartes bonus { $fewer } qui rapportent
    }
because-cards = environ { $n } { $n ->
        [one] carte pouvoir
       *[other] cartes pouvoir
    } { $fewer }
