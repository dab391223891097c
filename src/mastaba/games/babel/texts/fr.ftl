# Babel. Les clés et les faits viennent des règles ; src/mastaba/texts.py dit comment on les cherche.

## Noms

name-nation-A = Assyriens
name-nation-H = Hittites
name-nation-M = Mèdes
name-nation-P = Perses
name-nation-S = Sumériens

# Un chantier porte le nom de sa nation ; les pions commencent à la carrière, qui s’écrit par un tiret.
name-site-A = { name-nation-A }
name-site-H = { name-nation-H }
name-site-M = { name-nation-M }
name-site-P = { name-nation-P }
name-site-S = { name-nation-S }
name-site-- = carrière

name-to-A = { name-nation-A }
name-to-H = { name-nation-H }
name-to-M = { name-nation-M }
name-to-P = { name-nation-P }
name-to-S = { name-nation-S }

name-least-A = { name-nation-A }
name-least-H = { name-nation-H }
name-least-M = { name-nation-M }
name-least-P = { name-nation-P }
name-least-S = { name-nation-S }

name-source-own = votre colonne de cartes Temple
name-source-opp = la colonne de cartes Temple adverse
name-source-res = votre carte réservée

## Éditions et options

edition-filosofia = Filosofia / Z-Man, 2013–2014
    .about = Qui commence reçoit 3 cartes Nation, l’autre en reçoit 5.
edition-kosmos = Kosmos, 2000
    .about = Chaque camp reçoit 5 cartes Nation au départ.

option-sumerians = Sumériens
    .about = Quelles cartes une suite de Sumériens fait passer de votre côté.
option-sumerians-all = toutes
    .about = Toutes les cartes de la nation de la dernière carte, dans la colonne d’en face.
option-sumerians-tail = les dernières seulement
    .about = Seulement les cartes de cette nation groupées tout au bout de la colonne d’en face.

option-turn_cap = Limite de tours
    .about = La partie s’arrête après ce nombre de tours, ceux des deux camps additionnés.
option-turn_cap-off = sans limite
    .about = La partie continue jusqu’à ce que les temples ou la pile de cartes Temple y mettent fin.

option-first = Premier joueur
    .about = Le hasard désigne qui commence, ou la table choisit une place.
option-first-chance = au hasard
    .about = Le programme tire au sort la place qui commence.
option-first-1 = place 1
    .about = La place 1 commence.
option-first-2 = place 2
    .about = La place 2 commence.

## Ce qui est demandé. `.waiting` s’adresse à qui attend.

prompt-Act = { $reserve ->
        [unbuilt] Premier tour : allez sur un chantier, déployez-y une carte et construisez votre réserve.
       *[other] À vous : agissez autant que vous le voulez, puis terminez le tour.
    }
    .waiting = { $player } joue.
prompt-DropCards = { $due ->
        [one] Vous perdez la moitié de votre main : défaussez une carte.
       *[other] Vous perdez la moitié de votre main : défaussez { $due } cartes, dans l’ordre A H M P S.
    }
    .waiting = { $player } doit défausser.
prompt-ChooseFirst = Le hasard désigne qui commence.
    .waiting = Le hasard désigne qui commence.
prompt-DrawNation = Le hasard désigne la carte que pioche { $player }.
    .waiting = Le hasard désigne la carte que pioche { $player }.
prompt-RevealTemple = Le hasard désigne la carte Temple dévoilée.
    .waiting = Le hasard désigne la carte Temple dévoilée.

## Coups. `.group` et `.item` disent la même chose dans une liste de choix.

move-first = { $player } commence
    .group = Commence
    .item = { $player }
move-nation = Piocher une carte { $nation }
    .group = Piocher
    .item = { $nation }
move-temple = Dévoiler une carte Temple de niveau { $level }
    .group = Dévoiler
    .item = niveau { $level }
move-go = Déplacer le pion vers le chantier des { $nation }
    .group = Aller chez
    .item = { $nation }
move-dep = Déployer une carte { $nation } ici
    .group = Déployer ici
    .item = { $nation }
move-build = { $source_code ->
        [res] Construire votre carte réservée
       *[other] Construire depuis { $source }
    }
    .group = Construire
    .item = { $source_code ->
        [own] votre colonne Temple
        [opp] la colonne Temple adverse
       *[res] votre carte réservée
    }
move-mig = Faire migrer trois cartes de { $site_code } vers { $to_code }
    .group = Migrer à 3
    .item = de { $site_code } vers { $to_code }
move-A-ability = { $run ->
        [1] Détruire le temple d’en face
       *[other] Détruire le temple d’en face (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] détruire le temple d’en face
       *[other] détruire le temple d’en face, suite { $run }
    }
move-H-ability = { $run ->
        [1] Voler le dernier niveau du temple d’en face
       *[other] Voler le dernier niveau du temple d’en face (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] voler le niveau d’en face
       *[other] voler le niveau d’en face, suite { $run }
    }
move-S-ability = { $run ->
        [1] Rallier la dernière nation d’en face
       *[other] Rallier la dernière nation d’en face (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] rallier la dernière nation d’en face
       *[other] rallier la dernière nation d’en face, suite { $run }
    }
move-M-ability = { $run ->
        [1] Faire déserter les { $nation } d’en face
       *[other] Faire déserter les { $nation } d’en face (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] faire déserter les { $nation }
       *[other] faire déserter les { $nation }, suite { $run }
    }
move-P-ability = { $run ->
        [1] Sauter un niveau avec la carte de { $source }
       *[other] Sauter un niveau avec la carte de { $source } (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] sauter un niveau, { $source_code ->
            [own] votre colonne
           *[opp] colonne adverse
        }
       *[other] sauter un niveau, { $source_code ->
            [own] votre colonne
           *[opp] colonne adverse
        }, suite { $run }
    }
move-half = { $run ->
        [1] Faire perdre à l’adversaire la moitié de sa main, au prix d’une carte { $nation }
       *[other] Faire perdre à l’adversaire la moitié de sa main, au prix d’une carte { $nation } (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] moitié de la main ({ $nation })
       *[other] moitié de la main ({ $nation }, suite { $run })
    }
move-drop = Défausser une carte { $nation }
    .group = Défausser
    .item = { $nation }
move-end = Terminer le tour
    .group = Finir
    .item = terminer le tour

## Ce qui s’est passé. `.also` prolonge la phrase quand la même chose se répète.

event-FirstPlayerChosen = { $player } commence.
event-NationDrawn = { $nation ->
        [hidden] { $player } pioche une carte.
       *[other] { $player } pioche { $nation }.
    }
    .also = , { $nation }
event-DiscardReshuffled = { $cards ->
        [one] La pioche était vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche était vide : les { $cards } cartes défaussées sont mélangées et forment la nouvelle pioche.
    }
event-DrawCutShort = { $missing ->
        [one] La pioche et la défausse sont vides : { $player } reçoit une carte de moins.
       *[other] La pioche et la défausse sont vides : { $player } reçoit { $missing } cartes de moins.
    }
event-TurnBegan = Tour { $turn } : { $player } joue.
event-PawnMoved = { $player } défausse { $to } et déplace son pion vers le chantier des { $to }.
event-CardDeployed = { $player } déploie sur le chantier des { $site } : { $nation }.
    .also = , { $nation }
event-LevelBuilt = { $source_code ->
        [own] { $player } construit le niveau { $level } sur le chantier des { $site }, depuis sa colonne de cartes Temple.
        [opp] { $player } construit le niveau { $level } sur le chantier des { $site }, depuis la colonne de cartes Temple adverse.
       *[res] { $player } construit sa carte réservée, de niveau { $level }, sur le chantier des { $site }.
    }
event-CardsMigrated = { $player } fait migrer { $cards } du chantier des { $site } vers celui des { $to }.
event-TempleDestroyed = { $player } détruit le temple adverse de niveau { $level } sur le chantier des { $site }. Ses cartes retournent sur la pile de cartes Temple.
event-LevelStolen = { $player } vole le niveau { $level } du temple adverse sur le chantier des { $site }.
event-NationDeserted = { $cards ->
        [one] { $player } fait déserter les { $nation } adverses sur le chantier des { $site } : une carte s’en va.
       *[other] { $player } fait déserter les { $nation } adverses sur le chantier des { $site } : { $cards } cartes s’en vont.
    }
event-LevelSkipped = { $source_code ->
        [own] { $player } saute un niveau et construit le niveau { $level } sur le chantier des { $site }, depuis sa colonne de cartes Temple.
       *[opp] { $player } saute un niveau et construit le niveau { $level } sur le chantier des { $site }, depuis la colonne de cartes Temple adverse.
    }
event-SidesChanged = { $cards ->
        [one] Une carte { $nation } change de camp sur le chantier des { $site } et rejoint { $player }.
       *[other] { $cards } cartes { $nation } changent de camp sur le chantier des { $site } et rejoignent { $player }.
    }
event-HandHalved = { $cards ->
        [one] { $player } défausse { $nation } d’une suite : l’adversaire doit défausser une carte de sa main.
       *[other] { $player } défausse { $nation } d’une suite : l’adversaire doit défausser { $cards } cartes de sa main.
    }
event-CardDropped = { $player } défausse { $nation }.
    .also = , { $nation }
event-TurnEnded = { $hand ->
        [0] { $player } termine le tour sans carte en main.
        [one] { $player } termine le tour avec une carte en main.
       *[other] { $player } termine le tour avec { $hand } cartes en main.
    }
event-TempleRevealed = { $player } dévoile pour sa colonne de cartes Temple : { $level }.
    .also = , { $level }
event-EndgameBegan = Mode « fin de partie » : on gagne en atteignant { $end_endgame_win }, on perd en tombant à { $end_low } ou moins.
event-GameEnded = La partie est finie.

## Pourquoi pas

reason-card_not_in_hand = Vous n’avez pas de carte { $nation } en main.
reason-already_there = Votre pion est déjà sur le chantier des { $nation }.
reason-pawn_on_quarry = Votre pion est encore à la carrière : déplacez-le d’abord vers un chantier.
reason-already_migrated = Migration déjà effectuée ce tour.
reason-too_few_to_migrate = { $have ->
        [0] Une migration emporte exactement trois cartes ; vous n’en avez aucune sur le chantier des { $site }.
       *[other] Une migration emporte exactement trois cartes ; vous n’en avez que { $have } sur le chantier des { $site }.
    }
reason-temple_column_empty = Cette colonne de cartes Temple est vide.
reason-temple_complete = Votre temple sur le chantier des { $site } est achevé : rien ne se construit sur le niveau 6.
reason-wrong_level = Le prochain niveau ici est { $need }, et la dernière carte de cette colonne de cartes Temple est un { $offered }.
reason-too_few_cards = { $need ->
        [one] Il vous faut une carte Nation ici ; vous n’en avez aucune.
       *[other] Il vous faut { $need } cartes Nation ici ; vous { $have ->
            [0] n’en avez aucune
           *[other] en avez { $have }
        }.
    }
reason-no_reserve = Vous avez déjà construit votre carte réservée.
reason-temple_already_there = La carte réservée demande un chantier sans temple, et vous en avez un sur le chantier des { $site }.
reason-build_reserve_first = Construisez d’abord votre carte réservée : votre premier tour ne peut pas finir sans elle.
reason-reserve_out_of_reach = Après cela, vous ne pourriez plus construire votre carte réservée pendant ce tour.
reason-no_run = { $run ->
        [1] Il vous faut trois cartes { $nation } à la suite dans votre colonne ici.
       *[other] Votre colonne ici n’a pas de suite numéro { $run } de cartes { $nation }.
    }
reason-nothing_to_destroy = Votre adversaire n’a pas de temple sur le chantier des { $site }.
reason-nothing_higher_to_steal = { $theirs ->
        [0] Votre adversaire n’a pas de temple à voler ici.
       *[other] On ne vole qu’un niveau plus haut que le sien : vous en êtes à { $own }, votre adversaire à { $theirs }.
    }
reason-nation_not_there = Votre adversaire n’a pas de carte { $nation } sur le chantier des { $site }.
reason-skip_not_possible = { $need ->
        [7] Votre temple ici est trop haut pour sauter un niveau.
        [8] Votre temple ici est achevé.
       *[other] { $offered ->
            [0] Pour sauter un niveau, il faut ici un { $need }, et cette colonne de cartes Temple est vide.
           *[other] Pour sauter un niveau, il faut ici un { $need }, et la dernière carte de cette colonne de cartes Temple est un { $offered }.
        }
    }
reason-column_empty = Votre adversaire n’a sur le chantier des { $site } aucune carte qui puisse changer de camp.
reason-hand_too_small = { $have ->
        [0] La main de votre adversaire est vide.
       *[other] Votre adversaire n’a qu’une carte en main : pas de moitié à perdre.
    }
reason-drop_in_order = On défausse dans l’ordre A H M P S : après { $least }, on ne revient pas à { $nation }.
reason-too_few_after_it = { $due ->
        [one] Une carte doit encore partir, et à partir de là il ne vous en reste aucune.
       *[other] { $due } cartes doivent encore partir dans l’ordre A H M P S, et à partir de là il ne vous en reste que { $have }.
    }

## Comment une partie s’arrête

ending-15-9 = { $end_win } points ou plus contre { $end_low } ou moins décident de la partie.
ending-20 = En mode « fin de partie », { $end_endgame_win } points décident de la partie.
ending-drop = En mode « fin de partie », tomber à { $end_low } points ou moins fait perdre la partie.
ending-exhausted = La dernière carte Temple a été dévoilée ; les totaux décident.
ending-turn_cap = La limite de tours est atteinte ; les totaux décident.
tie-break = Les totaux sont égaux : la main la plus riche décide.
tie-unbroken = Les totaux sont égaux, et les mains comptent autant de cartes.

## La table, dessinée dans le terminal

board-turn = Tour { $turn }
board-goal = { $end_win } points contre { $end_low } ou moins pour gagner
board-endgame = Mode « fin de partie » : { $end_endgame_win } points gagnent, { $end_low } ou moins perdent
board-temple = temple
board-total = total { $total }
board-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-known = connues : { $cards }
board-temple-column = colonne Temple
board-reserve = carte réservée
board-empty = vide
board-draw-pile = Pioche { $cards }
board-discard = défausse { $cards }
board-temple-pile = pile Temple { $cards }
board-on-top = dessus : { $levels }
board-your-hand = Votre main
