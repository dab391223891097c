# Babel. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-nation-A = Assyrians
name-nation-H = Hittites
name-nation-M = Medes
name-nation-P = Persians
name-nation-S = Sumerians

# A site is named after its nation; pawns begin on the quarry, which is written as a dash.
name-site-A = { name-nation-A }
name-site-H = { name-nation-H }
name-site-M = { name-nation-M }
name-site-P = { name-nation-P }
name-site-S = { name-nation-S }
name-site-- = quarry

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

# The title of a card is its nation; in a sentence it is a Hittite card.
name-card-A = { name-nation-A }
name-card-H = { name-nation-H }
name-card-M = { name-nation-M }
name-card-P = { name-nation-P }
name-card-S = { name-nation-S }

name-kind-of-card = { $nation_code ->
        [A] Assyrian
        [H] Hittite
        [M] Mede
        [P] Persian
       *[other] Sumerian
    }
name-one-card = { $nation_code ->
        [A] an Assyrian card
       *[other] a { name-kind-of-card } card
    }
name-fare = { $to_code ->
        [A] an Assyrian card
        [H] a Hittite card
        [M] a Mede card
        [P] a Persian card
       *[other] a Sumerian card
    }

name-source-own = your own Temple column
name-source-opp = your opponent’s Temple column
name-source-res = your reserve

## Editions and options

edition-filosofia = Filosofia / Z-Man, 2013–2014
    .about = The first player begins with 3 Nation cards, the second with 5.
edition-kosmos = Kosmos, 2000
    .about = Both players begin with 5 Nation cards.

option-sumerians = Sumerians
    .about = Which cards change sides when a run of Sumerians is used.
option-sumerians-all = all
    .about = Every card in the column opposite that is of the last card’s nation.
option-sumerians-tail = the last ones only
    .about = Only the cards of that nation that lie together at the very end of the column opposite.

option-turn_cap = Turn cap
    .about = The game ends after this many turns, those of both players counted together.
option-turn_cap-off = no cap
    .about = The game goes on until the temples or the Temple pile end it.

option-first = First player
    .about = Chance decides who begins, or you name a seat.
option-first-chance = chance decides
    .about = The first player is drawn by lot.
option-first-1 = seat 1
    .about = Seat 1 begins.
option-first-2 = seat 2
    .about = Seat 2 begins.

## What is asked. `.waiting` is for those who wait.

prompt-Act = { $reserve ->
        [unbuilt] Your first turn: move to a site, deploy a card there and build your reserve.
       *[other] Your turn: take as many actions as you like, then end the turn.
    }
    .waiting = { $player } is taking their turn.
prompt-DropCards = { $due ->
        [one] You lose half your hand: choose one card to discard.
       *[other] You lose half your hand: choose { $due } cards to discard.
    }
    .waiting = { $player } is choosing cards to discard.
prompt-ChooseFirst = Chance decides who begins.
    .waiting = Chance decides who begins.
prompt-DrawNation = Chance decides which card { $player } draws.
    .waiting = Chance decides which card { $player } draws.
prompt-RevealTemple = Chance decides which Temple card is revealed.
    .waiting = Chance decides which Temple card is revealed.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = Begins
    .item = { $player }
move-nation = Draw { name-one-card }
    .group = Draw
    .item = { $nation }
move-temple = Reveal a Temple card of level { $level }
    .group = Reveal
    .item = level { $level }
move-go = Move the pawn to the { $nation }’ site
    .group = Move to
    .item = { $nation }
move-dep = Deploy { name-one-card } here
    .group = Deploy here
    .item = { $nation }
move-build = { $source_code ->
        [res] Build your reserve
       *[other] Build from { $source }
    }
    .group = Build with
    .item = { $source_code ->
        [own] your Temple column
        [opp] your opponent’s Temple column
       *[res] your reserve
    }
move-mig = Migrate three cards from the { $site }’ site to the { $to }’ site
    .group = Migrate three
    .item = { $site } to { $to }
move-A-ability = { $run ->
        [1] Destroy the temple opposite
       *[other] Destroy the temple opposite (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] destroy the temple opposite
       *[other] destroy the temple opposite, run { $run }
    }
move-H-ability = { $run ->
        [1] Steal the top level of the temple opposite
       *[other] Steal the top level of the temple opposite (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] steal the top level opposite
       *[other] steal the top level opposite, run { $run }
    }
move-S-ability = { $run ->
        [1] Win over the last nation opposite
       *[other] Win over the last nation opposite (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] win over the last nation opposite
       *[other] win over the last nation opposite, run { $run }
    }
move-M-ability = { $run ->
        [1] Make the { $nation } opposite desert
       *[other] Make the { $nation } opposite desert (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] make the { $nation } desert
       *[other] make the { $nation } desert, run { $run }
    }
move-P-ability = { $run ->
        [1] Skip a level with the last card of { $source }
       *[other] Skip a level with the last card of { $source } (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] skip a level with { $source_code ->
            [own] your column
           *[opp] your opponent’s column
        }
       *[other] skip a level with { $source_code ->
            [own] your column
           *[opp] your opponent’s column
        }, run { $run }
    }
move-half = { $run ->
        [1] Discard { name-one-card }: your opponent loses half their hand
       *[other] Discard { name-one-card } (run { $run }): your opponent loses half their hand
    }
    .group = Ability
    .item = { $run ->
        [1] halve your opponent’s hand with { $nation }
       *[other] halve your opponent’s hand with { $nation }, run { $run }
    }
move-drop = Discard { name-one-card }
    .group = Discard
    .item = { $nation }
move-end = End the turn
    .group = Finish
    .item = end the turn

## What happened. `.also` continues the sentence when the same happens again, `.sums` adds up what repeats, and `.step`
## folds an event under the action it belongs to.

event-FirstPlayerChosen = { $player } begins.
event-NationDrawn = { $nation_code ->
        [hidden] { $count ->
            [one] { $player } draws a card.
           *[other] { $player } draws { $count } cards.
        }
       *[other] { $player } draws { $nation }.
    }
    .also = , { $nation }
    .sums = { "" }
event-DiscardReshuffled = { $cards ->
        [one] The draw pile was empty: the only discarded card becomes the new draw pile.
       *[other] The draw pile was empty: the { $cards } discarded cards are shuffled and become the new draw pile.
    }
event-DrawCutShort = { $missing ->
        [one] Nothing is left to draw: { $player } draws one card fewer.
       *[other] Nothing is left to draw: { $player } draws { $missing } cards fewer.
    }
event-TurnBegan = Turn { $turn }: { $player } plays.
event-PawnMoved = { $player } discards { name-fare } and moves to the { $to }’ site.
event-CardDeployed = { $player } deploys at the { $site }’ site: { $nation }.
    .also = , { $nation }
event-LevelBuilt = { $source_code ->
        [own] { $player } builds level { $level } at the { $site }’ site from their own Temple column.
        [opp] { $player } builds level { $level } at the { $site }’ site from the opponent’s Temple column.
       *[res] { $player } builds their reserve at the { $site }’ site: level { $level }.
    }
event-CardsMigrated = { $player } migrates three cards from the { $site }’ site to the { $to }’ site: { $cards }.
event-TempleDestroyed = { $player } discards an Assyrian card and destroys { $target }’s temple at the { $site }’ site: level { $level } goes back onto the Temple pile.
event-LevelStolen = { $left ->
        [0] { $player } discards a Hittite card and steals level { $level } from { $target } at the { $site }’ site, where no temple is left.
       *[other] { $player } discards a Hittite card and steals level { $level } from { $target } at the { $site }’ site, where level { $left } is left.
    }
event-NationDeserted = { $cards ->
        [one] { $player } discards a Mede card and makes the { $nation } desert { $target } at the { $site }’ site: one card goes.
       *[other] { $player } discards a Mede card and makes the { $nation } desert { $target } at the { $site }’ site: { $cards } cards go.
    }
event-LevelSkipped = { $source_code ->
        [own] { $player } discards a Persian card, skips a level and builds level { $level } at the { $site }’ site from their own Temple column.
       *[opp] { $player } discards a Persian card, skips a level and builds level { $level } at the { $site }’ site from the opponent’s Temple column.
    }
event-SidesChanged = { $cards ->
        [one] { $player } discards a Sumerian card and wins { name-one-card } over from { $target } at the { $site }’ site.
       *[other] { $player } discards a Sumerian card and wins { $cards } { name-kind-of-card } cards over from { $target } at the { $site }’ site.
    }
event-HandHalved = { $cards ->
        [one] { $player } discards { name-one-card }, and { $target } loses half their hand: one card.
       *[other] { $player } discards { name-one-card }, and { $target } loses half their hand: { $cards } cards.
    }
event-CardDropped = { $player } discards { $nation }.
    .also = , { $nation }
    .step = folds
event-TurnEnded = { $hand ->
        [0] { $player } ends the turn with an empty hand.
        [one] { $player } ends the turn with one card in hand.
       *[other] { $player } ends the turn with { $hand } cards in hand.
    }
event-TempleRevealed = { $player } reveals a level { $level }.
    .also = , a level { $level }
event-EndgameBegan = Endgame mode begins: { $end_endgame_win } points win, and a fall to { $end_low } or fewer loses.
event-GameEnded = The game is over.

## Why not

reason-actions_left = You could still { $build ->
        [1] build here{ $migrate ->
            [1] {" "}and migrate
           *[other] {""}
        }
       *[other] { $migrate ->
            [1] { $cards ->
                [0] migrate
                [one] migrate and deploy a card
               *[other] migrate and deploy { $cards } cards
            }
           *[other] { $cards ->
                [one] deploy a card
               *[other] deploy { $cards } cards
            }
        }
    }.
reason-card_not_in_hand = You hold no { name-kind-of-card } card.
reason-no_card_to_go = To move to the { $nation }’ site you discard { name-one-card }, and you hold none.
reason-already_there = Your pawn is already at the { $nation }’ site.
reason-pawn_on_quarry = Your pawn is still at the quarry: move it to a site first.
reason-already_migrated = You have already migrated this turn.
reason-too_few_to_migrate = { $have ->
        [0] A migration takes exactly three cards; you have none at the { $site }’ site.
       *[other] A migration takes exactly three cards; you have only { $have } at the { $site }’ site.
    }
reason-temple_column_empty = That Temple column is empty.
reason-temple_complete = Your temple at the { $site }’ site is complete: nothing can be built on level 6.
reason-wrong_level = Your next level here is { $need }, and the last card of that Temple column is a { $offered }.
reason-too_few_cards = { $need ->
        [one] You need one Nation card here; you have none.
       *[other] You need { $need } Nation cards here; you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
reason-no_reserve = You have already built your reserve.
reason-temple_already_there = Your reserve needs a site without a temple, and you have one at the { $site }’ site.
reason-build_reserve_first = Build your reserve first: your first turn cannot end without it.
reason-reserve_out_of_reach = After that you could no longer build your reserve this turn.
reason-no_run = { $run ->
        [1] You need three { $nation } in a row in your column here.
       *[other] Your column here has no run { $run } of { $nation }.
    }
reason-nothing_to_destroy = Your opponent has no temple at the { $site }’ site.
reason-nothing_higher_to_steal = { $theirs ->
        [0] Your opponent has no temple here to steal from.
       *[other] You can steal only a level higher than your own temple: yours is { $own }, your opponent’s { $theirs }.
    }
reason-nation_not_there = Your opponent has no { name-kind-of-card } card at the { $site }’ site.
reason-skip_not_possible = { $need ->
        [7] Your temple here is too high to skip a level.
        [8] Your temple here is complete.
       *[other] { $offered ->
            [0] To skip a level you need a { $need } here, and that Temple column is empty.
           *[other] To skip a level you need a { $need } here, and the last card of that Temple column is a { $offered }.
        }
    }
reason-column_empty = Your opponent has no cards at the { $site }’ site that could change sides.
reason-hand_too_small = { $have ->
        [0] Your opponent’s hand is empty.
       *[other] Your opponent holds only one card: there is no half to lose.
    }
reason-drop_in_order = Cards are discarded in the order of the nations, from Assyrians to Sumerians: after the { $least } you cannot go back to the { $nation }.
reason-too_few_after_it = Cards are discarded in the order of the nations, from Assyrians to Sumerians: { $due } must still go, and from there on you hold only { $have }.

## How a game ends

ending-15-9 = { $end_win } points or more against { $end_low } or fewer: the game is decided.
ending-20 = { $end_endgame_win } points in endgame mode: the game is decided.
ending-drop = A fall to { $end_low } points or fewer in endgame mode loses the game.
ending-exhausted = The last Temple card has been revealed; the higher total wins.
ending-turn_cap = The turn cap has been reached; the higher total wins.
won-15-9-total = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } { $value } to { $other }: { $end_win } points or more against { $end_low } or fewer decide the game.
won-20-total = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } { $value } to { $other }: { $end_endgame_win } points in endgame mode decide the game.
won-drop-total = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } { $value } to { $other }: { $reader ->
        [rival] you have
       *[other] { $rival } has
    } fallen to { $other } in endgame mode.
won-exhausted-total = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } { $value } to { $other }: the last Temple card is revealed, and the higher total wins.
won-turn_cap-total = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } { $value } to { $other }: the turn cap is reached, and the higher total wins.
won-hand = { $reader ->
        [winner] You and { $rival } have equal totals; you win
        [rival] You and { $winner } have equal totals; { $winner } wins
       *[other] { $winner } and { $rival } have equal totals; { $winner } wins
    } with more cards in hand, { $value } to { $other }.
won-shared = The game is a draw: equal totals, and as many cards in each hand.

## The table, drawn in the terminal

board-turn = Turn { $turn }
board-goal = { $end_win } points against { $end_low } or fewer win
board-endgame = Endgame mode: { $end_endgame_win } points win, { $end_low } or fewer lose
board-temple = temple
board-total = total { $total }
board-hand = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-known = known: { $letters }
board-temple-column = Temple column
board-reserve = reserve
board-empty = empty
board-draw-pile = Draw pile { $cards }
board-discard = discard pile { $cards }
board-temple-pile = Temple pile { $cards }
board-on-top = on top: { $levels }
board-your-hand = Your hand

## Why a move is better: what a seat has more or less of

because-when = After your opponent’s next turn
because-points = about { $n } { $fewer } { $n ->
        [one] point
       *[other] points
    }
because-hand = about { $n } { $fewer } { $n ->
        [one] card in hand
       *[other] cards in hand
    }
because-runs = about { $n } { $fewer } { $n ->
        [one] run
       *[other] runs
    }
because-people = about { $n } { $fewer } { $n ->
        [one] Nation card at the sites
       *[other] Nation cards at the sites
    }
