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

name-source-own = your own Temple column
name-source-opp = your opponent’s Temple column
name-source-res = your reserve

## Editions and options

edition-filosofia = Filosofia / Z-Man, 2013–2014
    .about = The first player begins with 3 Nation cards, the second with 5.
edition-kosmos = Kosmos, 2000
    .about = Both players begin with 5 Nation cards.

option-sumerians = Sumerians
    .about = Which cards a run of Sumerians brings over to your side.
option-sumerians-all = all
    .about = Every card of the last card’s nation in the column opposite.
option-sumerians-tail = the last ones only
    .about = Only the cards of that nation that lie together at the very end of the column opposite.

option-turn_cap = Turn cap
    .about = The game ends after so many turns, both players’ counted together.
option-turn_cap-off = no cap
    .about = The game goes on until the temples or the Temple pile end it.

option-first = First player
    .about = Chance decides who begins, or the table names a seat.
option-first-chance = chance decides
    .about = The program draws the seat that begins.
option-first-1 = seat 1
    .about = Seat 1 begins.
option-first-2 = seat 2
    .about = Seat 2 begins.

## What is asked. `.waiting` is for those who wait.

prompt-Act = { $reserve ->
        [unbuilt] Your first turn: go to a site, deploy a card there and build your reserve.
       *[other] Your turn: act as often as you like, then end the turn.
    }
    .waiting = { $player } is acting.
prompt-DropCards = { $due ->
        [one] Half of your hand is lost: discard one card.
       *[other] Half of your hand is lost: discard { $due } cards, one by one in the order A H M P S.
    }
    .waiting = { $player } must discard.
prompt-ChooseFirst = Chance decides who begins.
    .waiting = Chance decides who begins.
prompt-DrawNation = Chance decides which card { $player } draws.
    .waiting = Chance decides which card { $player } draws.
prompt-RevealTemple = Chance decides which Temple card is turned up.
    .waiting = Chance decides which Temple card is turned up.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = Begins
    .item = { $player }
move-nation = Draw a card: { $nation }
    .group = Draw
    .item = { $nation }
move-temple = Turn up a Temple card of level { $level }
    .group = Turn up
    .item = level { $level }
move-go = Move the pawn to the { $nation }’ site
    .group = Move to
    .item = { $nation }
move-dep = Deploy { $nation } here
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
move-mig = Migrate three cards from { $site_code } to { $to_code }
    .group = Migrate 3
    .item = { $site_code } to { $to_code }
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
        [1] Skip a level, with the card of { $source }
       *[other] Skip a level, with the card of { $source } (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] skip a level, { $source_code ->
            [own] your column
           *[opp] opponent’s column
        }
       *[other] skip a level, { $source_code ->
            [own] your column
           *[opp] opponent’s column
        }, run { $run }
    }
move-half = { $run ->
        [1] Make your opponent lose half the hand, paid by the { $nation }
       *[other] Make your opponent lose half the hand, paid by the { $nation } (run { $run })
    }
    .group = Ability
    .item = { $run ->
        [1] halve the hand with { $nation }
       *[other] halve the hand with { $nation }, run { $run }
    }
move-drop = Discard { $nation }
    .group = Discard
    .item = { $nation }
move-end = End the turn
    .group = Finish
    .item = end the turn

## What happened. `.also` continues the sentence when the same happens again.

event-FirstPlayerChosen = { $player } begins.
event-NationDrawn = { $nation ->
        [hidden] { $player } draws a card.
       *[other] { $player } draws { $nation }.
    }
    .also = , { $nation }
event-DiscardReshuffled = { $cards ->
        [one] The draw pile was empty: the one discarded card becomes the new draw pile.
       *[other] The draw pile was empty: the { $cards } discarded cards are shuffled and become the new draw pile.
    }
event-DrawCutShort = { $missing ->
        [one] Draw pile and discard pile are empty: { $player } gets one card less.
       *[other] Draw pile and discard pile are empty: { $player } gets { $missing } cards less.
    }
event-TurnBegan = Turn { $turn }: { $player } plays.
event-PawnMoved = { $player } discards { $to } and moves the pawn to the { $to }’ site.
event-CardDeployed = { $player } deploys at the { $site }’ site: { $nation }.
    .also = , { $nation }
event-LevelBuilt = { $source_code ->
        [own] { $player } builds level { $level } at the { $site }’ site, from their own Temple column.
        [opp] { $player } builds level { $level } at the { $site }’ site, from the opponent’s Temple column.
       *[res] { $player } builds the reserve, level { $level }, at the { $site }’ site.
    }
event-CardsMigrated = { $player } migrates { $cards } from the { $site }’ site to the { $to }’ site.
event-TempleDestroyed = { $player } destroys the opposing temple of level { $level } at the { $site }’ site. Its cards go back onto the Temple pile.
event-LevelStolen = { $player } steals level { $level } from the opposing temple at the { $site }’ site.
event-NationDeserted = { $cards ->
        [one] { $player } makes the opposing { $nation } desert at the { $site }’ site: one card goes.
       *[other] { $player } makes the opposing { $nation } desert at the { $site }’ site: { $cards } cards go.
    }
event-LevelSkipped = { $source_code ->
        [own] { $player } skips a level and builds level { $level } at the { $site }’ site, from their own Temple column.
       *[opp] { $player } skips a level and builds level { $level } at the { $site }’ site, from the opponent’s Temple column.
    }
event-SidesChanged = { $cards ->
        [one] One card of the { $nation } changes sides at the { $site }’ site and joins { $player }.
       *[other] { $cards } cards of the { $nation } change sides at the { $site }’ site and join { $player }.
    }
event-HandHalved = { $cards ->
        [one] { $player } discards { $nation } from a run: the opponent must discard one hand card.
       *[other] { $player } discards { $nation } from a run: the opponent must discard { $cards } hand cards.
    }
event-CardDropped = { $player } discards { $nation }.
    .also = , { $nation }
event-TurnEnded = { $hand ->
        [0] { $player } ends the turn with an empty hand.
        [one] { $player } ends the turn with one card in hand.
       *[other] { $player } ends the turn with { $hand } cards in hand.
    }
event-TempleRevealed = { $player } turns up for the Temple column: { $level }.
    .also = , { $level }
event-EndgameBegan = Endgame mode: reaching { $end_endgame_win } wins, falling to { $end_low } or less loses.
event-GameEnded = The game is over.

## Why not

reason-card_not_in_hand = You have no { $nation } card in your hand.
reason-already_there = Your pawn is already at the { $nation }’ site.
reason-pawn_on_quarry = Your pawn is still on the quarry: move it to a site first.
reason-already_migrated = You have already migrated this turn.
reason-too_few_to_migrate = { $have ->
        [0] Exactly three cards migrate; you have none at the { $site }’ site.
       *[other] Exactly three cards migrate; you have only { $have } at the { $site }’ site.
    }
reason-temple_column_empty = There is no card in that Temple column.
reason-temple_complete = Your temple at the { $site }’ site is complete: nothing can be built on level 6.
reason-wrong_level = The next level here is { $need }, and the last card of that Temple column is a { $offered }.
reason-too_few_cards = { $need ->
        [one] You need one Nation card here; you have none.
       *[other] You need { $need } Nation cards here; you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
reason-no_reserve = You have already built your reserve.
reason-temple_already_there = Your reserve needs a site without a temple, and at the { $site }’ site you have one.
reason-build_reserve_first = Build your reserve first: your first turn cannot end without it.
reason-reserve_out_of_reach = After that you could no longer build your reserve this turn.
reason-no_run = { $run ->
        [1] You need three { $nation } in a row in your column here.
       *[other] Your column here has no run number { $run } of { $nation }.
    }
reason-nothing_to_destroy = Your opponent has no temple at the { $site }’ site.
reason-nothing_higher_to_steal = { $theirs ->
        [0] Your opponent has no temple here to steal from.
       *[other] Only a level above your own can be stolen: yours is { $own }, your opponent’s { $theirs }.
    }
reason-nation_not_there = Your opponent has no { $nation } at the { $site }’ site.
reason-skip_not_possible = { $need ->
        [7] Your temple here is too high to skip a level.
        [8] Your temple here is complete.
       *[other] { $offered ->
            [0] Skipping one level needs a { $need } here, and there is no card in that Temple column.
           *[other] Skipping one level needs a { $need } here, and the last card of that Temple column is a { $offered }.
        }
    }
reason-column_empty = Your opponent has no cards at the { $site }’ site that could change sides.
reason-hand_too_small = { $have ->
        [0] Your opponent’s hand is empty.
       *[other] Your opponent holds only one card: there is no half to lose.
    }
reason-drop_in_order = Cards are discarded in the order A H M P S: after { $least } you cannot go back to { $nation }.
reason-too_few_after_it = { $due ->
        [one] One card must still go, and from there on you have none.
       *[other] { $due } cards must still go in the order A H M P S, and from there on you have only { $have }.
    }

## How a game ends

ending-15-9 = { $end_win } points or more against { $end_low } or fewer decide the game.
ending-20 = In endgame mode, { $end_endgame_win } points decide the game.
ending-drop = In endgame mode, falling to { $end_low } points or fewer loses the game.
ending-exhausted = The last Temple card has been turned up; the totals decide.
ending-turn_cap = The turn cap has been reached; the totals decide.
tie-break = The totals are equal, so the larger hand decides.
tie-unbroken = The totals are equal, and so are the sizes of the hands.

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
board-known = known: { $cards }
board-temple-column = Temple column
board-reserve = reserve
board-empty = empty
board-draw-pile = Draw pile { $cards }
board-discard = discard { $cards }
board-temple-pile = Temple pile { $cards }
board-on-top = on top: { $levels }
board-your-hand = Your hand
