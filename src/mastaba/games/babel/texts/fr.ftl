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

# Une carte porte le nom de sa nation au pluriel, comme dans la règle imprimée : une carte Hittites.
name-card-A = { name-nation-A }
name-card-H = { name-nation-H }
name-card-M = { name-nation-M }
name-card-P = { name-nation-P }
name-card-S = { name-nation-S }

name-kind-of-card = { $nation_code ->
        [A] Assyriens
        [H] Hittites
        [M] Mèdes
        [P] Perses
       *[other] Sumériens
    }
name-one-card = { $nation_code ->
        [A] une carte Assyriens
       *[other] une carte { name-kind-of-card }
    }
name-fare = { $to_code ->
        [A] une carte Assyriens
        [H] une carte Hittites
        [M] une carte Mèdes
        [P] une carte Perses
       *[other] une carte Sumériens
    }

name-source-own = votre colonne de cartes Temple
name-source-opp = la colonne de cartes Temple adverse
name-source-res = votre carte réservée

## Éditions et options

edition-filosofia = Filosofia / Z-Man, 2013–2014
    .about = Le premier joueur commence avec 3 cartes Nation, le second avec 5.
edition-kosmos = Kosmos, 2000
    .about = Les deux joueurs commencent avec 5 cartes Nation.

option-sumerians = Sumériens
    .about = Quelles cartes changent de camp quand on utilise une suite de Sumériens.
option-sumerians-all = toutes
    .about = Toutes les cartes de la colonne d’en face qui sont de la nation de la dernière.
option-sumerians-tail = les dernières seulement
    .about = Seulement les cartes de cette nation qui se suivent tout au bout de la colonne d’en face.

option-turn_cap = Limite de tours
    .about = La partie s’arrête après ce nombre de tours, ceux des deux joueurs comptés ensemble.
option-turn_cap-off = sans limite
    .about = La partie continue jusqu’à ce que les temples ou la pile de cartes Temple y mettent fin.

option-first = Premier joueur
    .about = Le hasard désigne qui commence, ou vous choisissez une place.
option-first-chance = au hasard
    .about = Le premier joueur est tiré au sort.
option-first-1 = place 1
    .about = La place 1 commence.
option-first-2 = place 2
    .about = La place 2 commence.

## Ce qui est demandé. `.waiting` s’adresse à qui attend.

prompt-Act = { $reserve ->
        [unbuilt] Premier tour : construisez votre carte réservée sur un chantier.
       *[other] À vous : faites autant d’actions que vous le souhaitez, puis terminez le tour.
    }
    .waiting = { $player } joue son tour.
prompt-DropCards = { $due ->
        [one] Vous perdez la moitié de votre main : choisissez une carte à défausser.
       *[other] Vous perdez la moitié de votre main : choisissez { $due } cartes à défausser.
    }
    .waiting = { $player } choisit des cartes à défausser.
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
move-nation = Piocher { name-one-card }
    .group = Piocher
    .item = { $nation }
move-temple = Dévoiler une carte Temple de niveau { $level }
    .group = Dévoiler
    .item = niveau { $level }
move-go = Déplacer le pion vers le chantier des { $nation }
    .group = Aller chez
    .item = { $nation }
move-dep = Déployer { name-one-card } ici
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
move-mig = Faire migrer trois cartes du chantier des { $site } vers celui des { $to }
    .group = Migration
    .item = { $site } vers { $to }
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
        [1] voler le dernier niveau d’en face
       *[other] voler le dernier niveau d’en face, suite { $run }
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
        [1] Sauter un niveau avec la dernière carte de { $source }
       *[other] Sauter un niveau avec la dernière carte de { $source } (suite { $run })
    }
    .group = Capacité
    .item = { $run ->
        [1] sauter un niveau avec { $source_code ->
            [own] votre colonne
           *[opp] la colonne adverse
        }
       *[other] sauter un niveau avec { $source_code ->
            [own] votre colonne
           *[opp] la colonne adverse
        }, suite { $run }
    }
move-half = { $run ->
        [1] Défausser { name-one-card } : votre adversaire perd la moitié de sa main
       *[other] Défausser { name-one-card } (suite { $run }) : votre adversaire perd la moitié de sa main
    }
    .group = Capacité
    .item = { $run ->
        [1] ôter la moitié de la main, { $nation }
       *[other] ôter la moitié de la main, { $nation }, suite { $run }
    }
move-drop = Défausser { name-one-card }
    .group = Défausser
    .item = { $nation }
move-end = Terminer le tour
    .group = Finir
    .item = terminer le tour

## Ce qui s’est passé. `.also` prolonge la phrase quand la même chose se répète, `.sums` additionne ce qui se répète, et
## `.step` replie un fait sous l’action dont il fait partie.

event-FirstPlayerChosen = { $player } commence.
event-NationDrawn = { $nation_code ->
        [hidden] { $count ->
            [one] { $player } pioche une carte.
           *[other] { $player } pioche { $count } cartes.
        }
       *[other] { $player } pioche { $nation }.
    }
    .also = , { $nation }
    .sums = { "" }
event-DiscardReshuffled = { $cards ->
        [one] La pioche était vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche était vide : les { $cards } cartes défaussées sont mélangées et forment la nouvelle pioche.
    }
event-DrawCutShort = { $missing ->
        [one] Il n’y a plus rien à piocher : { $player } pioche une carte de moins.
       *[other] Il n’y a plus rien à piocher : { $player } pioche { $missing } cartes de moins.
    }
event-TurnBegan = Tour { $turn } : { $player } joue.
event-PawnMoved = { $player } défausse { name-fare } et va au chantier des { $to }.
event-CardDeployed = { $player } déploie sur le chantier des { $site } : { $nation }.
    .also = , { $nation }
event-LevelBuilt = { $source_code ->
        [own] { $player } construit le niveau { $level } sur le chantier des { $site }, depuis sa propre colonne de cartes Temple.
        [opp] { $player } construit le niveau { $level } sur le chantier des { $site }, depuis la colonne de cartes Temple adverse.
       *[res] { $player } construit sa carte réservée sur le chantier des { $site } : niveau { $level }.
    }
event-CardsMigrated = { $player } fait migrer trois cartes du chantier des { $site } vers celui des { $to } : { $cards }.
event-TempleDestroyed = { $player } défausse une carte Assyriens et détruit, chez { $target }, le temple du chantier des { $site } : le niveau { $level } retourne sur la pile de cartes Temple.
event-LevelStolen = { $left ->
        [0] { $player } défausse une carte Hittites et vole à { $target } le niveau { $level } du chantier des { $site }, où il ne reste pas de temple.
       *[other] { $player } défausse une carte Hittites et vole à { $target } le niveau { $level } du chantier des { $site }, où il reste le niveau { $left }.
    }
event-NationDeserted = { $cards ->
        [one] { $player } défausse une carte Mèdes et fait déserter les { $nation } du chantier des { $site } : { $target } y perd une carte.
       *[other] { $player } défausse une carte Mèdes et fait déserter les { $nation } du chantier des { $site } : { $target } y perd { $cards } cartes.
    }
event-LevelSkipped = { $source_code ->
        [own] { $player } défausse une carte Perses, saute un niveau et construit le niveau { $level } sur le chantier des { $site }, depuis sa propre colonne de cartes Temple.
       *[opp] { $player } défausse une carte Perses, saute un niveau et construit le niveau { $level } sur le chantier des { $site }, depuis la colonne de cartes Temple adverse.
    }
event-SidesChanged = { $cards ->
        [one] { $player } défausse une carte Sumériens et prend à { $target } { name-one-card } sur le chantier des { $site }.
       *[other] { $player } défausse une carte Sumériens et prend à { $target } { $cards } cartes { name-kind-of-card } sur le chantier des { $site }.
    }
event-HandHalved = { $cards ->
        [one] { $player } défausse { name-one-card }, et { $target } perd la moitié de sa main : une carte.
       *[other] { $player } défausse { name-one-card }, et { $target } perd la moitié de sa main : { $cards } cartes.
    }
event-CardDropped = { $player } défausse { $nation }.
    .also = , { $nation }
    .step = folds
event-TurnEnded = { $hand ->
        [0] { $player } termine le tour sans carte en main.
        [one] { $player } termine le tour avec une carte en main.
       *[other] { $player } termine le tour avec { $hand } cartes en main.
    }
event-TempleRevealed = { $player } dévoile un niveau { $level }.
    .also = , un niveau { $level }
event-EndgameBegan = Le mode « fin de partie » commence : { $end_endgame_win } points font gagner, tomber à { $end_low } ou moins fait perdre.
event-GameEnded = La partie est finie.

## Pourquoi pas

reason-actions_left = Vous pourriez encore { $build ->
        [1] construire ici{ $migrate ->
            [1] {" "}et migrer
           *[other] {""}
        }
       *[other] { $migrate ->
            [1] { $cards ->
                [0] migrer
                [1] migrer et déployer une carte
               *[other] migrer et déployer { $cards } cartes
            }
           *[other] { $cards ->
                [1] déployer une carte
               *[other] déployer { $cards } cartes
            }
        }
    }.
reason-card_not_in_hand = Vous n’avez pas de carte { name-kind-of-card } en main.
reason-no_card_to_go = Pour aller au chantier des { $nation }, il faut défausser { name-one-card }, et vous n’en avez pas.
reason-already_there = Votre pion est déjà sur le chantier des { $nation }.
reason-pawn_on_quarry = Votre pion est encore à la carrière : menez-le d’abord sur un chantier.
reason-already_migrated = Vous avez déjà fait une migration ce tour-ci.
reason-too_few_to_migrate = { $have ->
        [0] Une migration emporte exactement trois cartes ; vous n’en avez aucune sur le chantier des { $site }.
       *[other] Une migration emporte exactement trois cartes ; vous n’en avez que { $have } sur le chantier des { $site }.
    }
reason-temple_column_empty = Cette colonne de cartes Temple est vide.
reason-temple_complete = Votre temple sur le chantier des { $site } est achevé : rien ne se construit sur le niveau 6.
reason-wrong_level = Votre prochain niveau ici est { $need }, et la dernière carte de cette colonne de cartes Temple est un { $offered }.
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
        [1] Il vous faut trois { $nation } à la suite dans votre colonne ici.
       *[other] Il n’y a pas de suite { $run } pour les { $nation } dans votre colonne ici.
    }
reason-nothing_to_destroy = Votre adversaire n’a pas de temple sur le chantier des { $site }.
reason-nothing_higher_to_steal = { $theirs ->
        [0] Votre adversaire n’a pas de temple à voler ici.
       *[other] On ne vole qu’un niveau plus haut que son propre temple : le vôtre est à { $own }, celui de votre adversaire à { $theirs }.
    }
reason-nation_not_there = Votre adversaire n’a pas de carte { name-kind-of-card } sur le chantier des { $site }.
reason-skip_not_possible = { $need ->
        [7] Votre temple ici est trop haut pour sauter un niveau.
        [8] Votre temple ici est achevé.
       *[other] { $offered ->
            [0] Pour sauter un niveau, il vous faut ici un { $need }, et cette colonne de cartes Temple est vide.
           *[other] Pour sauter un niveau, il vous faut ici un { $need }, et la dernière carte de cette colonne de cartes Temple est un { $offered }.
        }
    }
reason-column_empty = Votre adversaire n’a sur le chantier des { $site } aucune carte qui puisse changer de camp.
reason-hand_too_small = { $have ->
        [0] La main de votre adversaire est vide.
       *[other] Votre adversaire n’a qu’une carte en main : il n’y a pas de moitié à perdre.
    }
reason-drop_in_order = On défausse dans l’ordre des nations, des Assyriens aux Sumériens : après les { $least }, on ne revient pas aux { $nation }.
reason-too_few_after_it = On défausse dans l’ordre des nations, des Assyriens aux Sumériens : { $due } cartes doivent encore partir, et à partir de là il ne vous en reste que { $have }.

## Comment une partie s’arrête

ending-15-9 = { $end_win } points ou plus contre { $end_low } ou moins : la partie est jouée.
ending-20 = { $end_endgame_win } points en mode « fin de partie » : la partie est jouée.
ending-drop = Tomber à { $end_low } points ou moins en mode « fin de partie » fait perdre la partie.
ending-exhausted = La dernière carte Temple a été dévoilée ; le plus haut total gagne.
ending-turn_cap = La limite de tours est atteinte ; le plus haut total gagne.
won-15-9-total = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } par { $value } à { $other } : { $end_win } points ou plus contre { $end_low } ou moins décident de la partie.
won-20-total = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } par { $value } à { $other } : en mode « fin de partie », { $end_endgame_win } points suffisent.
won-drop-total = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } par { $value } à { $other } : { $reader ->
        [rival] vous tombez
       *[other] { $rival } tombe
    } à { $other } en mode « fin de partie ».
won-exhausted-total = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } par { $value } à { $other } : la dernière carte Temple est dévoilée et le plus haut total gagne.
won-turn_cap-total = { $reader ->
        [winner] Vous gagnez
       *[other] { $winner } gagne
    } par { $value } à { $other } : la limite de tours est atteinte et le plus haut total gagne.
won-hand = { $reader ->
        [winner] Vous et { $rival } avez le même total ; vous gagnez
        [rival] Vous et { $winner } avez le même total ; { $winner } gagne
       *[other] { $winner } et { $rival } ont le même total ; { $winner } gagne
    } avec plus de cartes en main, { $value } contre { $other }.
won-shared = La partie est nulle : même total et autant de cartes en main.

## La table, dessinée dans le terminal

board-turn = Tour { $turn }
board-goal = { $end_win } points contre { $end_low } ou moins pour gagner
board-endgame = Mode « fin de partie » : { $end_endgame_win } points font gagner, { $end_low } ou moins font perdre
board-temple = temple
board-total = total { $total }
board-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-known = connues : { $letters }
board-temple-column = colonne Temple
board-reserve = carte réservée
board-empty = vide
board-draw-pile = Pioche { $cards }
board-discard = défausse { $cards }
board-temple-pile = pile Temple { $cards }
board-on-top = dessus : { $levels }
board-your-hand = Votre main

## Pourquoi un coup est meilleur : ce qu’un siège a de plus ou de moins

because-when = Après le prochain tour de l’adversaire
because-points = environ { $n } { $n ->
        [one] point
       *[other] points
    } { $fewer }
because-hand = environ { $n } { $n ->
        [one] carte
       *[other] cartes
    } { $fewer } en main
because-runs = environ { $n } { $n ->
        [one] suite
       *[other] suites
    } { $fewer }
because-people = environ { $n } { $n ->
        [one] carte Nation
       *[other] cartes Nation
    } { $fewer } sur les chantiers
