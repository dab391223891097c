# Cleopatra. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-card-A = artisan
name-card-S = stone
name-card-M = marble
name-card-W = wood
name-card-L = lapis lazuli
name-card-S2 = double stone
name-card-M2 = double marble
name-card-W2 = double wood
name-card-L2 = double lapis lazuli
name-card-C = cave
name-card-down = a face-down card
name-card-several = { $code ->
        [A] { $count } artisans
        [C] { $count } caves
       *[other] { $count } { $name }
    }

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
name-hidden-several = { name-card-several }

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

## The same with an article, as sentences need them.

name-a-card = { $card_code ->
        [A] an artisan
        [C] a cave
        [down] a face-down card
        [hidden] a card
       *[other] { $card }
    }
name-face-down = { $down ->
        [one] one face-down card
       *[other] { $down } face-down cards
    }
name-the-worshipper = { $worshipper_code ->
        [none] nobody
       *[other] the { $worshipper }
    }
name-a-piece = { $piece_code ->
        [obelisk] an obelisk
        [throne] the pedestal or the throne
       *[other] a { $piece }
    }
name-the-place = { $piece_code ->
        [pedestal] the pedestal
        [throne] the throne
        [column] column wall { $place }
        [door] the { $place } door frame
        [mosaic] a mosaic on { $place }
        [obelisk] an obelisk in the { $place } row
       *[other] a sphinx in the { $place } row
    }

## Editions and options

edition-2020 = Mojito Studios / Lucky Duck Games, 2020
    .about = For two to four players.

option-mosaic_bonus = Reward of a mosaic with a statue
    .about = What a mosaic earns if you claim a sanctuary with it.
option-mosaic_bonus-either = its scarabs, no palms
    .about = You claim instead of counting the palms.
option-mosaic_bonus-both = its scarabs and palms
    .about = Claiming costs you nothing.
option-mosaic_bonus-statue_replaces_all = nothing
    .about = You claim instead of taking any scarabs for the mosaic.
option-throne_adjacency = Squares around the throne
    .about = Which squares count for the pedestal and the throne.
option-throne_adjacency-4 = four
    .about = The squares that share an edge with the throne’s square.
option-throne_adjacency-8 = eight
    .about = The diagonal squares as well.
option-waiver_scope = Merchant and Foreman
    .about = How much they save you.
option-waiver_scope-per_turn = for the turn
    .about = Once per turn, shared among the pieces you build.
option-waiver_scope-per_piece = for each piece
    .about = Again for each piece you build.
option-hand_limit_on_quarry = Hand limit at the quarry
    .about = Whether the hand limit applies to turns without the market.
option-hand_limit_on_quarry-off = no
    .about = Only turns with a visit to the market.
option-hand_limit_on_quarry-on = yes
    .about = Every turn.
option-dead_zones_claimable = Dead zones
    .about = Whether you may claim an old zone when the last mosaic that fitted it is built elsewhere.
option-dead_zones_claimable-off = no
    .about = Only new zones can be claimed.
option-dead_zones_claimable-on = yes
    .about = Old zones too, at the moment no mosaic fits them any more.
option-turn_cap = Turn cap
    .about = The game ends after this many turns of all players together.
option-turn_cap-off = no cap
    .about = Only Cleopatra’s arrival ends the game. If nobody can act any more, it never ends.
option-first = First player
    .about = Chance decides who begins, or the table names a seat.
option-first-chance = chance decides
    .about = The first player is drawn by lot.
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
prompt-PlaceWorshippers = The worshippers take their places by chance.
    .waiting = The worshippers take their places by chance.
prompt-TurnTop = Chance decides what the deck shows next.
    .waiting = Chance decides what the deck shows next.
prompt-DrawCard = Chance decides which face-down card is drawn.
    .waiting = Chance decides which face-down card is drawn.
prompt-TurnMosaic = Chance decides which mosaic comes next.
    .waiting = Chance decides which mosaic comes next.
prompt-Activate = Do you activate a worshipper of Sobek?
    .waiting = { $player } may activate a worshipper.
prompt-ChooseAction = Where do you go: to the market or to the quarry?
    .waiting = { $player } chooses the market or the quarry.
prompt-SecondAction = Thanks to the Vizier you may go to { $other } too.
    .waiting = { $player } may also go to { $other }.
prompt-TakeStall = Which stall do you take?
    .waiting = { $player } chooses a stall.
prompt-StockStall = On which stall do you put the card?
    .waiting = { $player } refills the stalls.
prompt-LimitHand = More than { $hand_limit } cards: keep them all for an amulet each, or discard?
    .waiting = { $player } has more than { $hand_limit } cards.
prompt-DropCards = Discard down to { $hand_limit } cards, one by one.
    .waiting = { $player } discards cards.
prompt-Quarry = What do you build?
    .waiting = { $player } is at the quarry.
prompt-Pay = Pay for the piece.
    .waiting = { $player } is paying.
prompt-Claim = Do you claim a sanctuary?
    .waiting = { $player } may claim a sanctuary.
prompt-Together = Everybody makes a secret offering to the High Priest.
    .waiting = Everybody makes a secret offering to the High Priest.
prompt-SealBid = How many scarabs do you offer to the High Priest?
    .waiting = { $player } is preparing an offering.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } begins
    .group = First player
    .item = { $player }
move-worshipper = Place { name-the-worshipper } next
    .group = Place
    .item = { $worshipper }
move-mosaic = Turn up mosaic { $tile }
    .group = Mosaic
    .item = { $tile }
move-card = Draw { name-a-card }
    .group = Draw
    .item = { $card }
move-top = Top of the deck: { $card }
    .group = Top of the deck
    .item = { $card }
move-activate = { $worshipper_code ->
        [none] Activate nobody
       *[other] Activate { name-the-worshipper }
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
move-stock = Put the card on stall { $stall }
    .group = Put on
    .item = stall { $stall }
move-keep = Keep all cards
    .group = Hand
    .item = keep all
move-discard = Discard down to { $hand_limit }
    .group = Hand
    .item = discard
move-drop = Discard { name-a-card }
    .group = Discard
    .item = { $card }
move-build = Build { name-the-place }
    .group = Build
    .item = { name-the-place }
    .ringed = Build { $piece_code ->
        [mosaic] a mosaic on the ringed squares
        [column] a column wall in the ringed place
       *[other] { name-the-place }
    }
    .elsewhere = Build { $piece_code ->
        [mosaic] a mosaic elsewhere
        [column] a column wall elsewhere
       *[other] { name-the-place }
    }
move-done = Finish
    .group = Finish
    .item = finish
move-waive = { $need_code ->
        [A] Leave an artisan unpaid
       *[other] Leave a resource unpaid
    }
    .group = Leave unpaid
    .item = { $need }
move-pay = Pay { name-a-card }
    .group = Pay
    .item = { $card }
move-credit = Use the spare { $card }
    .group = Credit
    .item = { $card }
move-claim = Claim the sanctuary at { $square }
    .group = Claim
    .item = { $square }
    .ringed = Claim the ringed sanctuary
    .elsewhere = Claim another sanctuary
move-bid = { $amount ->
        [0] Offer nothing
        [one] Offer 1 scarab
       *[other] Offer { $amount } scarabs
    }
    .group = Offer
    .item = { $amount }

## What happened. `.also` and `.sums` join what repeats, `.step` folds what is part of the line before.

event-FirstPlayerChosen = { $player } begins.
event-WorshipperPlaced = Place { $place }: { $worshipper }.
    .step = folds
event-CardDealt = { $player } is dealt { name-a-card }.
    .also = , { name-a-card }
    .step = folds
event-TopTurned = { $card_code ->
        [down] The top card of the deck is face down.
       *[other] On top of the deck: { $card }.
    }
    .step = folds
event-StallFilled = Stall { $stall } begins with { name-a-card }.
    .step = folds
event-MosaicTurned = Next mosaic: { $tile }.
    .step = folds
event-MosaicRemoved = Mosaic { $tile } fits nowhere and is removed from the game.
event-DeckRebuilt = The deck is empty: { $cards ->
        [one] 1 discarded card forms
       *[other] { $cards } discarded cards form
    } a new one{ $down ->
        [0] , all face up.
       *[other] , { $down } of them face down.
    }
event-TurnBegan = Turn { $turn }: { $player }.
event-WorshipperActivated = { $player } activates { name-the-worshipper } on place { $place } and { $scarabs ->
        [0] {""}
        [one] pays 1 scarab
       *[other] pays { $scarabs } scarabs
    }{ $amulets ->
        [0] { $scarabs ->
            [0] pays nothing.
           *[other] .
        }
        [one] { $scarabs ->
            [0] takes 1 amulet.
           *[other] {" "}and takes 1 amulet.
        }
       *[other] { $scarabs ->
            [0] takes { $amulets } amulets.
           *[other] {" "}and takes { $amulets } amulets.
        }
    }
event-CardDrawn = { $player } draws { name-a-card }.
    .step = folds
event-WentToMarket = { $player } goes to the market.
    .step = folds
event-WentToQuarry = { $player } goes to the quarry.
    .step = folds
event-TurnCutShort = { $player } makes no second visit.
    .step = folds
event-Passed = { $player } can do nothing and passes.
event-StallTaken = { $down ->
        [0] { $player } takes stall { $stall }: { $cards }.
       *[other] { $hidden_code ->
            [hidden] { $up ->
                [0] { $player } takes stall { $stall }: { name-face-down }.
               *[other] { $player } takes stall { $stall }: { $cards } and { name-face-down }.
            }
           *[other] { $up ->
                [0] { $player } takes stall { $stall }, face down: { $hidden }.
               *[other] { $player } takes stall { $stall }: { $cards }; face down: { $hidden }.
            }
        }
    }
event-CardLifted = { $card_code ->
        [down] The next card is face down.
       *[other] Next card: { $card }.
    }
    .step = folds
event-CardStocked = { $player } puts { name-a-card } on stall { $stall }.
    .step = folds
event-HandKept = { $player } keeps all cards and takes { $amulets ->
        [one] 1 amulet.
       *[other] { $amulets } amulets.
    }
event-DiscardChosen = { $player } discards down to { $hand_limit } cards.
event-CardDropped = { $player } discards { name-a-card }.
    .also = , { name-a-card }
    .step = folds
event-PieceChosen = { $player } builds { name-the-place }{ $worth ->
        [0] {""}
        [one] , worth 1 scarab
       *[other] , worth { $worth } scarabs
    }{ $architect ->
        [0] .
       *[other] {" "}(the Architect adds { $architect }).
    }
event-CardPaid = { $player } pays { name-a-card }{ $amulets ->
        [0] .
       *[other] {" "}(1 amulet).
    }
    .also = , { name-a-card }{ $amulets ->
        [0] {""}
       *[other] {" "}(1 amulet)
    }
    .step = folds
event-CreditUsed = { $player } uses the spare { $card } of a double card.
    .step = folds
event-ArtisanWaived = The Foreman saves { $player } { $count ->
        [one] an artisan.
       *[other] { $count } artisans.
    }
    .sums = count
    .step = folds
event-ResourceWaived = The Merchant saves { $player } { $count ->
        [one] a resource.
       *[other] { $count } resources.
    }
    .sums = count
    .step = folds
event-PieceBuilt = { $player } has paid for { name-the-place }{ $scarabs ->
        [0] {""}
        [one] {" "}and gains 1 scarab
       *[other] {" "}and gains { $scarabs } scarabs
    }{ $architect ->
        [0] .
       *[other] {" "}(the Architect adds { $architect }).
    }
    .step = folds
event-SanctuaryClaimed = { $player } claims a sanctuary of { $size ->
        [one] one square: { $squares }.
       *[other] { $size } squares: { $squares }.
    }
event-MosaicRewarded = { $player } gains { $scarabs ->
        [0] no scarabs for the mosaic.
        [one] 1 scarab for the mosaic.
       *[other] { $scarabs } scarabs for the mosaic.
    }
event-QuarryLeft = { $player } leaves the quarry.
    .step = folds
event-CleopatraMoved = Cleopatra advances to space { $space }.
event-OfferingSealed = { $player } has chosen an offering.
    .step = folds
event-OfferingOpened = The offerings are revealed.
event-OfferingRanked = { $player } offers { $bid ->
        [0] nothing
        [one] 1 scarab
       *[other] { $bid } scarabs
    }, comes { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } and { $rank ->
        [1] { $discarded ->
            [0] has no amulet to discard.
            [one] discards 1 amulet.
           *[other] discards { $discarded } amulets.
        }
       *[other] { $taken ->
            [0] takes no amulet.
            [one] takes 1 amulet.
           *[other] takes { $taken } amulets.
        }
    }
event-LastTurnsBegan = { $player } has brought Cleopatra to the palace doors: everybody else has one more turn.
event-HandShown = { $held ->
        [0] { $player } has no cards left in hand.
       *[other] { $player } discards the whole hand ({ $cards }) and takes { $amulets ->
            [0] no amulets.
            [one] 1 amulet.
           *[other] { $amulets } amulets.
        }
    }
event-AmuletsCounted = { $player } has { $rest ->
        [0] no amulets
        [one] 1 amulet
       *[other] { $rest } amulets
    } left and pays { $penalty ->
        [0] nothing.
        [one] 1 scarab.
       *[other] { $penalty } scarabs.
    }
event-PlayerEliminated = { $player } has { $rest ->
        [one] 1 amulet
       *[other] { $rest } amulets
    } left and is thrown to the crocodile: eliminated.
event-GameEnded = The game is over.

## Why not

reason-credit_left = { $count ->
        [one] The unused half of your double card will be lost, and you could still buy a piece with it.
       *[other] The unused halves of { $count } double cards will be lost, and you could still buy a piece with them.
    }
reason-visit_left = { $visit_code ->
        [market] You could still go to the market.
       *[quarry] You could still go to the quarry.
    }
reason-too_few_scarabs = On this place { name-the-worshipper } costs { $need ->
        [one] 1 scarab
       *[other] { $need } scarabs
    }; you have { $have ->
        [0] none.
       *[other] { $have }.
    }
reason-market_empty = All stalls are empty.
reason-nothing_to_build = There is no piece that you can both pay for and place.
reason-only_one_action = You must go to the market or to the quarry.
reason-action_possible = You may pass only if you can do nothing else.
reason-once_each = You have already been there this turn.
reason-end_instead = You cannot pass now; end your turn instead.
reason-stall_empty = Stall { $stall } is empty.
reason-stall_served = Stall { $stall } already has its card in this refill.
reason-card_not_in_hand = You do not have this card: { $card }.
reason-drop_in_order = Cards are discarded kind by kind: after { $least } you cannot go back to { $card }.
reason-too_few_after_it = Too few cards would be left after this kind: discard earlier kinds first.
reason-row_full = There are already three sphinxes in this row.
reason-already_built = It is already built.
reason-no_mosaic_left = There are no mosaics left.
reason-not_the_top_mosaic = These squares have the shape of mosaic { $tile }; the top one is { $top }.
reason-squares_covered = Another mosaic lies there.
reason-on_the_throne = No mosaic may be laid on the throne’s square, { $square }.
reason-pedestal_first = The pedestal must be built first.
reason-too_dear = You cannot pay for { name-a-piece }.
reason-build_first = You must build at least one piece.
reason-artisans_first = { $owed ->
        [one] First pay the artisan that is still owed.
       *[other] First pay the { $owed } artisans that are still owed.
    }
reason-artisans_paid = The artisans are already paid for.
reason-must_be_identical = This piece needs identical resources.
reason-must_be_different = This piece needs different resources.
reason-no_credit = You have no spare { $card } from a double card.
reason-credit_for_credit = If you pay with a credit, the same payment cannot leave a new one.
reason-no_waiver = { $need_code ->
        [A] You must pay for this artisan.
       *[other] You must pay for this resource.
    }
reason-pay_in_order = You pay kind by kind; it is too late for this one.
reason-payment_out_of_reach = Then you could not pay the rest.
reason-no_new_sanctuary = No new sanctuary begins at { $square }.
reason-claim_in_order = Sanctuaries are claimed in order; it is too late for the one at { $square }.
reason-no_statue = You have no statue left.
reason-bid_too_high = You have only { $have ->
        [0] 0 scarabs.
        [one] 1 scarab.
       *[other] { $have } scarabs.
    }
reason-only_at_the_start = A worshipper can be activated only at the very start of your turn.
reason-paid_at_the_quarry = You pay with cards at the quarry, once you have chosen a piece and its place.
reason-worshipper_first = First activate a worshipper, or go on without one.
reason-visit_first = First choose where you go: to the market or to the quarry.
reason-stall_first = You are at the market: first take a stall.
reason-refill_first = First put the drawn card on a stall.
reason-hand_first = { $excess ->
        [one] First choose the card to discard, or keep them all.
       *[other] First choose the { $excess } cards to discard, or keep them all.
    }
reason-discard_first = { $excess ->
        [one] First choose the card to discard.
       *[other] First choose the { $excess } cards to discard.
    }
reason-at_the_quarry = You are at the quarry: build there, or leave it.
reason-pay_first = First pay for the piece you have chosen.
reason-claim_first = First decide whether you claim the new sanctuary.
reason-offer_first = First choose your offering.

## How a game ends

ending-procession = Cleopatra has reached her palace.
ending-turn_cap = The turn cap has been reached.
result-eliminated = { $player }: eliminated
won-survival = { $reader ->
        [winner] You win
        [rival] You have been thrown to the crocodile; { $winner } wins
       *[other] { $winner } wins
    } with { $score ->
        [one] 1 scarab
       *[other] { $score } scarabs
    }{ $reader ->
        [rival] .
       *[other] : nobody else has escaped the crocodile.
    }
won-scarabs = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } with { $value ->
        [one] 1 scarab
       *[other] { $value } scarabs
    } to { $reader ->
        [rival] your { $other }
       *[other] { $rival }’s { $other }
    }.
won-amulets = { $reader ->
        [winner] You and { $rival } are equally rich; you win
        [rival] You and { $winner } are equally rich; { $winner } wins
       *[other] { $winner } and { $rival } are equally rich; { $winner } wins
    } with fewer amulets left, { $value } to { $other }.
won-squares = { $reader ->
        [winner] You and { $rival } are equally rich and equally corrupt; you win
        [rival] You and { $winner } are equally rich and equally corrupt; { $winner } wins
       *[other] { $winner } and { $rival } are equally rich and equally corrupt; { $winner } wins
    } with more sanctuary squares, { $value } to { $other }.
won-shared = { $reader ->
        [winner] You share the victory with { $players }: level on scarabs, amulets and sanctuary squares.
       *[other] { $players } share the victory: level on scarabs, amulets and sanctuary squares.
    }

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
board-deck = Deck  { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $top ->
        [none] {""}
       *[other] , on top: { $top }
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
board-mosaic = Mosaic  { $tile } is next, then { $left ->
        [0] no more
       *[other] { $left } more
    }
board-your-hand = Your hand
board-empty = empty

## Why a move is better: what a seat has more or less of

because-when = When all others have had a turn
because-scarabs = about { $n } { $fewer } { $n ->
        [one] scarab
       *[other] scarabs
    }
because-amulets = about { $n } { $fewer } { $n ->
        [one] amulet
       *[other] amulets
    }
because-sanctuary = about { $n } { $fewer } { $n ->
        [one] square in sanctuaries
       *[other] squares in sanctuaries
    }
because-artisans = about { $n } { $fewer } { $n ->
        [one] artisan
       *[other] artisans
    }
because-resources = about { $n } { $fewer } { $n ->
        [one] single resource card
       *[other] single resource cards
    }
because-corrupted = about { $n } { $fewer } { $n ->
        [one] tainted card
       *[other] tainted cards
    }
