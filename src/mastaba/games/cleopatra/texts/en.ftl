# Cleopatra. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-card-A = artisan
name-card-S = stone
name-card-M = marble
name-card-W = wood
name-card-L = lapis lazuli
name-card-S2 = two stones
name-card-M2 = two marbles
name-card-W2 = two woods
name-card-L2 = two lapis lazuli
name-card-C = cave
name-card-down = a face-down card

name-least-A = { name-card-A }
name-least-S = { name-card-S }
name-least-M = { name-card-M }
name-least-W = { name-card-W }
name-least-L = { name-card-L }
name-least-S2 = { name-card-S2 }
name-least-M2 = { name-card-M2 }
name-least-W2 = { name-card-W2 }
name-least-L2 = { name-card-L2 }
name-least-C = { name-card-C }

name-hidden-A = { name-card-A }
name-hidden-S = { name-card-S }
name-hidden-M = { name-card-M }
name-hidden-W = { name-card-W }
name-hidden-L = { name-card-L }
name-hidden-S2 = { name-card-S2 }
name-hidden-M2 = { name-card-M2 }
name-hidden-W2 = { name-card-W2 }
name-hidden-L2 = { name-card-L2 }
name-hidden-C = { name-card-C }

name-worshipper-none = nobody
name-worshipper-architect = Architect
name-worshipper-vizier = Vizier
name-worshipper-merchant = Merchant
name-worshipper-beggar = Beggar
name-worshipper-foreman = Foreman

name-piece-sphinx = sphinx
name-piece-obelisk = obelisk
name-piece-door = door frame
name-piece-column = column wall
name-piece-pedestal = pedestal
name-piece-throne = throne
name-piece-mosaic = mosaic

name-place-L = left
name-place-R = right

name-where-market = the market
name-where-quarry = the quarry
name-where-end = nowhere
name-other-market = the market
name-other-quarry = the quarry

name-need-A = artisan
name-need-R = resource

## Editions and options

edition-2020 = Mojito Studios / Lucky Duck Games, 2020
    .about = For two to four players.

option-mosaic_bonus = Reward of a mosaic with a statue
    .about = What a mosaic still earns when a sanctuary is claimed with it.
option-mosaic_bonus-either = its scarabs, no palms
    .about = The statue takes the place of the palms.
option-mosaic_bonus-both = its scarabs and palms
    .about = The statue costs nothing.
option-mosaic_bonus-statue_replaces_all = nothing
    .about = The statue takes the place of all scarabs of the mosaic.
option-throne_adjacency = Squares around the throne
    .about = Which squares count for pedestal and throne.
option-throne_adjacency-4 = four
    .about = Those that share an edge.
option-throne_adjacency-8 = eight
    .about = Diagonal ones too.
option-waiver_scope = Merchant and Foreman
    .about = How far their help goes.
option-waiver_scope-per_turn = for the turn
    .about = So many resources or artisans in all as they spare.
option-waiver_scope-per_piece = for each piece
    .about = The same again for each piece built.
option-hand_limit_on_quarry = Hand limit at the quarry
    .about = Whether a turn without the market looks at the hand limit.
option-hand_limit_on_quarry-off = no
    .about = Only turns with a visit to the market.
option-hand_limit_on_quarry-on = yes
    .about = Every turn that ends above the limit.
option-dead_zones_claimable = Dead zones
    .about = Whether old zones can be claimed when their last fitting mosaic is built elsewhere.
option-dead_zones_claimable-off = no
    .about = Only new zones.
option-dead_zones_claimable-on = yes
    .about = Old zones too, at the moment they become dead.
option-turn_cap = Turn cap
    .about = The game ends after so many turns of all players together.
option-turn_cap-off = no cap
    .about = Only Cleopatra’s arrival ends the game: if nobody can act any more, it never ends.
option-first = First player
    .about = Chance decides who begins, or the table names a seat.
option-first-chance = chance decides
    .about = The program draws the seat that begins.
option-first-1 = seat 1
    .about = Seat 1 begins.
option-first-2 = seat 2
    .about = Seat 2 begins.
option-first-3 = seat 3
    .about = Seat 3 begins.
option-first-4 = seat 4
    .about = Seat 4 begins.

## What is asked. `.waiting` is for those who wait.

prompt-ChooseFirst = Chance decides who begins.
    .waiting = Chance decides who begins.
prompt-PlaceWorshippers = Chance lays out the worshippers.
    .waiting = Chance lays out the worshippers.
prompt-TurnTop = Chance turns to the next card of the deck.
    .waiting = Chance turns to the next card of the deck.
prompt-DrawCard = Chance decides which hidden card is drawn.
    .waiting = Chance decides which hidden card is drawn.
prompt-TurnMosaic = Chance turns up the next mosaic.
    .waiting = Chance turns up the next mosaic.
prompt-Activate = Do you activate a worshipper of Sobek?
    .waiting = { $player } may activate a worshipper.
prompt-ChooseAction = The market or the quarry?
    .waiting = { $player } chooses an action.
prompt-SecondAction = The Vizier lets you go to { $other } too.
    .waiting = { $player } may act once more.
prompt-TakeStall = Which stall do you take?
    .waiting = { $player } takes a stall.
prompt-StockStall = On which stall do you lay the card?
    .waiting = { $player } refills the stalls.
prompt-LimitHand = You hold more than { $hand_limit } cards: keep them all for an amulet each, or discard?
    .waiting = { $player } holds too many cards.
prompt-DropCards = Discard down to { $hand_limit } cards, one by one.
    .waiting = { $player } discards.
prompt-Quarry = What do you build?
    .waiting = { $player } is at the quarry.
prompt-Pay = Pay for the piece.
    .waiting = { $player } pays.
prompt-Claim = Do you claim a sanctuary?
    .waiting = { $player } may claim a sanctuary.
prompt-Together = Everybody seals an offering to the High Priest.
    .waiting = Everybody seals an offering to the High Priest.
prompt-SealBid = How many scarabs do you offer to the High Priest?
    .waiting = { $player } prepares an offering.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = Begins
    .item = { $player }
move-worshipper = { $worshipper } on the next place
    .group = Place
    .item = { $worshipper }
move-mosaic = Turn up mosaic { $tile }
    .group = Mosaic
    .item = { $tile }
move-card = Draw { $card }
    .group = Draw
    .item = { $card }
move-top = The deck shows { $card }
    .group = Top of the deck
    .item = { $card }
move-activate = { $worshipper_code ->
        [none] Activate nobody
       *[other] Activate the { $worshipper }
    }
    .group = Activate
    .item = { $worshipper }
move-go = { $where_code ->
        [end] End the turn
       *[other] Go to { $where }
    }
    .group = Go
    .item = { $where_code ->
        [end] end the turn
       *[other] to { $where }
    }
move-pass = Pass
    .group = Pass
    .item = pass
move-take = Take stall { $stall }
    .group = Take
    .item = stall { $stall }
move-stock = Lay it on stall { $stall }
    .group = Lay on
    .item = stall { $stall }
move-keep = Keep all cards
    .group = Hand
    .item = keep all
move-discard = Discard down to { $hand_limit }
    .group = Hand
    .item = discard
move-drop = Discard { $card }
    .group = Discard
    .item = { $card }
move-build = { $piece_code ->
        [pedestal] Build the pedestal
        [throne] Build the throne
       *[other] Build a { $piece }: { $place }
    }
    .group = Build
    .item = { $piece } { $place }
move-done = Done
    .group = Finish
    .item = done
move-waive = One { $need } less
    .group = Waive
    .item = { $need }
move-pay = Pay { $card }
    .group = Pay
    .item = { $card }
move-credit = Use the second { $card }
    .group = Credit
    .item = { $card }
move-claim = Claim the sanctuary at { $square }
    .group = Claim
    .item = { $square }
move-bid = Offer { $amount }
    .group = Offer
    .item = { $amount }

## What happened. `.also` continues the sentence when the same happens again.

event-FirstPlayerChosen = { $player } begins.
event-WorshipperPlaced = The { $worshipper } stands on place { $place }.
event-CardDealt = { $card_code ->
        [hidden] { $player } is dealt a card.
       *[other] { $player } is dealt { $card }.
    }
event-TopTurned = The deck shows { $card }.
event-StallFilled = Stall { $stall } gets { $card }.
event-MosaicTurned = The next mosaic is { $tile }.
event-MosaicRemoved = Mosaic { $tile } fits nowhere and is removed.
event-DeckRebuilt = The deck is made anew from { $cards } discarded cards, { $down } of them face down.
event-TurnBegan = Turn { $turn }: { $player } plays.
event-WorshipperActivated = { $player } activates the { $worshipper } on place { $place }: { $scarabs ->
        [0] { $amulets ->
            [one] 1 amulet taken.
           *[other] { $amulets } amulets taken.
        }
       *[other] { $amulets ->
            [0] { $scarabs } scarabs paid.
           *[other] { $scarabs } scarabs paid, { $amulets } amulets taken.
        }
    }
event-CardDrawn = { $card_code ->
        [hidden] { $player } draws a card.
       *[other] { $player } draws { $card }.
    }
event-WentToMarket = { $player } goes to the market.
event-WentToQuarry = { $player } goes to the quarry.
event-TurnCutShort = { $player } does not act again.
event-Passed = { $player } can do nothing and passes.
event-StallTaken = { $down ->
        [0] { $player } takes stall { $stall }: { $cards }.
        [one] { $hidden_code ->
            [hidden] { $player } takes stall { $stall }, one card of it face down: { $cards }.
           *[other] { $player } takes stall { $stall }: { $cards }; face down { $hidden }.
        }
       *[other] { $hidden_code ->
            [hidden] { $player } takes stall { $stall }, { $down } cards of it face down: { $cards }.
           *[other] { $player } takes stall { $stall }: { $cards }; face down { $hidden }.
        }
    }
event-CardLifted = The next card is { $card }.
event-CardStocked = { $player } lays { $card } on stall { $stall }.
event-HandKept = { $player } keeps all cards and takes { $amulets } amulets.
event-DiscardChosen = { $player } discards down to { $hand_limit } cards.
event-CardDropped = { $player } discards { $card }.
    .also = , { $card }
event-PieceChosen = { $piece_code ->
        [pedestal] { $player } wants to build the pedestal.
        [throne] { $player } wants to build the throne.
       *[other] { $player } wants to build a { $piece } ({ $place }).
    }
event-CardPaid = { $amulets ->
        [0] { $player } pays { $card }.
       *[other] { $player } pays { $card } and takes an amulet.
    }
event-CreditUsed = { $player } uses the second { $card } of a corrupted card.
event-ArtisanWaived = The Foreman spares { $player } an artisan.
event-ResourceWaived = The Merchant spares { $player } a resource.
event-PieceBuilt = { $piece_code ->
        [pedestal] { $player } builds the pedestal
        [throne] { $player } builds the throne
       *[other] { $player } builds a { $piece } ({ $place })
    }{ $scarabs ->
        [0] {""}
       *[other] {" "}and gains { $scarabs } scarabs
    }{ $architect ->
        [0] .
       *[other] {" "}and { $architect } from the Architect.
    }
event-SanctuaryClaimed = { $player } claims the sanctuary { $squares }.
event-MosaicRewarded = { $player } gains { $scarabs } scarabs for the mosaic.
event-QuarryLeft = { $player } leaves the quarry.
event-CleopatraMoved = Cleopatra goes to space { $space }.
event-OfferingSealed = { $player } has sealed an offering.
event-OfferingOpened = The offerings are { $bids }; the ranks are { $ranks }.
event-LastTurnsBegan = { $player } has led Cleopatra to the doors: everybody else has one more turn.
event-HandShown = { $player } shows { $cards } and takes { $amulets } amulets.
event-AmuletsCounted = { $player } has { $rest ->
        [0] no amulets
        [one] 1 amulet
       *[other] { $rest } amulets
    } left and pays { $penalty ->
        [0] nothing.
        [one] 1 scarab.
       *[other] { $penalty } scarabs.
    }
event-PlayerEliminated = { $player } has { $rest } amulets left and is thrown to the crocodile: eliminated.
event-GameEnded = The game is over.

## Why not

reason-too_few_scarabs = The { $worshipper } costs { $need } scarabs here; you have { $have }.
reason-market_empty = All stalls are empty.
reason-nothing_to_build = There is nothing that you can pay for and place.
reason-only_one_action = One action must be taken.
reason-action_possible = You can pass only if you can do nothing else.
reason-once_each = You have been there this turn.
reason-end_instead = End the turn instead.
reason-stall_empty = Stall { $stall } is empty.
reason-stall_served = Stall { $stall } has got its card in this refill.
reason-card_not_in_hand = You have no such card: { $card }.
reason-drop_in_order = Cards are discarded in order: after { $least } you cannot go back to { $card }.
reason-too_few_after_it = After that too few cards would be left to discard in order.
reason-row_full = There are three sphinxes in this row.
reason-already_built = It stands there already.
reason-no_mosaic_left = There are no more mosaics.
reason-not_the_top_mosaic = These squares are mosaic { $tile }, and the top one is { $top }.
reason-squares_covered = Another mosaic lies there.
reason-on_the_throne = No mosaic may lie on the throne’s square, { $square }.
reason-pedestal_first = The pedestal comes first.
reason-too_dear = You cannot pay for a { $piece }.
reason-build_first = Build at least one piece.
reason-artisans_first = Pay the artisans first: { $owed } to go.
reason-artisans_paid = The artisans are paid.
reason-must_be_identical = These resources must be identical.
reason-must_be_different = These resources must be different.
reason-no_credit = You have no such credit: { $card }.
reason-credit_for_credit = A payment that took a credit may not leave one.
reason-no_waiver = Nothing is waived for you.
reason-pay_in_order = Cards are paid in order; this one comes too late.
reason-payment_out_of_reach = After that the rest could not be paid.
reason-no_new_sanctuary = No new sanctuary begins at { $square }.
reason-claim_in_order = Sanctuaries are claimed in order; { $square } comes too late.
reason-no_statue = You have no statue left.
reason-bid_too_high = You have only { $have } scarabs.

## How a game ends

ending-procession = Cleopatra has arrived.
ending-turn_cap = The turn cap has been reached.
result-eliminated = { $player }: eliminated
tie-break = Equally rich: fewer amulets decide, then larger sanctuaries.

## The table in the terminal

board-turn = Turn { $turn }, Cleopatra has taken { $steps } of { $all } steps
board-scarabs = scarabs
board-amulets = amulets
board-statues = statues
board-cards = cards
board-bid = { $bid ->
    [sealed] offers in secret
   *[other] offers { $bid }
}
board-stall = Stall { $stall }
board-face-down = { $cards } face down
board-deck = Deck  { $cards } { $top ->
    [none] cards
   *[other] cards, on top: { $top }
}
board-worshippers = Worshippers
board-price-scarabs = { $scarabs ->
    [1] 1 scarab
   *[other] { $scarabs } scarabs
}
board-price-amulets = { $amulets ->
    [1] 1 amulet
   *[other] { $amulets } amulets
}
board-eliminated = eliminated
board-palace = Palace
board-mosaic = Mosaic  { $tile } is next, then { $left } more
board-your-hand = Your hand
board-empty = empty
