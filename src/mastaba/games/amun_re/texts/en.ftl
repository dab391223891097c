# Amun-Re. The keys and facts come from the rules; src/mastaba/texts.py says how they are looked up.

## Names

name-card-BLK = Bid Blockade
name-card-RBD = Rebid in Same Province
name-card-FRM = Free Farmer
name-card-ARC = Architect
name-card-ADJ = Offering Adjustment
name-card-HRV = Extra Harvest
name-card-G8 = 8 Gold
name-card-BPC = Power-Card Bonus
name-card-BFA = Farmer Bonus
name-card-BUL = Upper/Lower Bonus
name-card-BEW = East/West Bonus
name-card-BNI = Nile Bonus
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
name-province-BAH = Baharya
name-province-BER = Berenike
name-province-BUT = Buto
name-province-DAK = Dakhla
name-province-DAM = Damanhur
name-province-EDF = Edfu
name-province-KHA = Kharga
name-province-MEM = Memphis
name-province-MEN = Mendes
name-province-SAW = Sawu
name-province-THE = Thebes
name-bank-W = west
name-bank-E = east
name-half-U = Upper
name-half-L = Lower
name-nile-true = yes
name-nile-false = no

## Editions and options

edition-2003 = Hans im Glück / Rio Grande Games, 2003
    .about = The first edition. Some values of its board are reconstructed; each names its source.
option-draw2 = Two extra cards
    .about = Whether you draw two more power cards than you buy, and choose among them.
option-draw2-off = off
    .about = You draw what you buy.
option-draw2-on = on, rejected cards hidden
    .about = You choose among two cards more than you buy. Nobody else sees what you reject.
option-draw2-show = on, rejected cards shown
    .about = You choose among two cards more than you buy. Everybody sees what you reject.
option-power_limit = Limit on power cards
    .about = How many power cards you may buy in a turn.
option-power_limit-max = best province
    .about = As many as your province with the most power symbols allows.
option-power_limit-sum = all provinces
    .about = As many as the power symbols of all your provinces together allow.
option-strict_supply = Limited supply
    .about = Whether bricks, pyramids and farmers can run out.
option-strict_supply-off = off
    .about = They never run out.
option-strict_supply-on = on
    .about = There are only as many as in the box.
option-start_draft = Starting card
    .about = Whether everybody chooses a power card before the first round.
option-start_draft-off = off
    .about = You start with an Architect.
option-start_draft-on = on
    .about = You start with an Architect and one of two cards that you draw.
option-first = First player
    .about = Who starts the first round: a player drawn by lot, or the one you name.
option-first-chance = drawn by lot
    .about = The program draws the player who starts.
option-first-1 = seat 1
    .about = Seat 1 starts.
option-first-2 = seat 2
    .about = Seat 2 starts.
option-first-3 = seat 3
    .about = Seat 3 starts.
option-first-4 = seat 4
    .about = Seat 4 starts.
option-first-5 = seat 5
    .about = Seat 5 starts.

## What is asked. `.waiting` is for those who wait.

prompt-ChooseFirst = The first player is drawn by lot.
    .waiting = The first player is drawn by lot.
prompt-TurnUpProvince = A province is turned up.
    .waiting = A province is turned up.
prompt-LayFreeCard = A power card is laid face down on { $province }.
    .waiting = A power card is laid face down on { $province }.
prompt-DrawCard = { $player } draws a power card.
    .waiting = { $player } draws a power card.
prompt-ShowCard = { $player } draws power cards to choose from.
    .waiting = { $player } draws power cards to choose from.
prompt-PlaceBid = Bid on a province. You may play a card first.
    .waiting = { $player } is bidding.
prompt-SellToPay = Sell power cards until you can pay your bid.
    .waiting = { $player } is selling power cards to pay for a province.
prompt-BuyCards = How many power cards do you buy?
    .waiting = { $player } may buy power cards.
prompt-KeepCards = Which of the drawn cards do you keep?
    .waiting = { $player } is choosing among drawn cards.
prompt-LayFarmers = Buy farmers for your fields, one at a time, or finish.
    .waiting = { $player } may buy farmers.
prompt-LayBricks = Buy bricks for your provinces, one at a time, or finish.
    .waiting = { $player } may buy bricks.
prompt-Together = Everybody is choosing an offering in secret.
    .waiting = Everybody is choosing an offering in secret.
prompt-SealOffering = What do you offer Amun-Re? Nobody sees it yet.
    .waiting = { $player } is choosing an offering.
prompt-PledgeCards = Your gift is more than your gold. Which cards do you sell for it?
    .waiting = { $player } is choosing an offering.
prompt-Adjust = Do you raise or lower the total of the offerings?
    .waiting = { $player } is adjusting the total of the offerings.
prompt-TakeReward = { $quota ->
        [one] Amun-Re rewards you: take one unit, or finish.
       *[other] Amun-Re rewards you: take up to { $quota } units, then finish.
    }
    .waiting = { $player } is taking a reward.
prompt-CollectIncome = Play income cards if you like, then collect your income.
    .waiting = { $player } is collecting income.
prompt-PlayBonuses = Show the bonus cards you want to score, then finish.
    .waiting = { $player } may show bonus cards.

## Moves. `.group` and `.item` say the same in a list of options.

move-first = { $player } starts
    .group = First player
    .item = { $player }
move-province = Turn up { $province }
    .group = Turn up
    .item = { $province }
move-card = Draw { $card }
    .group = Draw
    .item = { $card }
move-play = Play { $card }
    .group = Play a card
    .item = { $card }
move-bid = Bid { $gold } on { $province }
    .group = Bid
    .item = { $province }, { $gold } gold
move-sell = Sell { $card } for 1 gold
    .group = Sell
    .item = { $card }
move-cards = { $number ->
        [0] Buy no power cards
        [one] Buy one power card
       *[other] Buy { $number } power cards
    }
    .group = Buy power cards
    .item = { $number }
move-keep = Keep { $card }
    .group = Keep
    .item = { $card }
move-farmer = Buy a farmer for { $province }
    .group = Buy a farmer
    .item = { $province }
move-free = Play Free Farmer in { $province }
    .group = Play Free Farmer
    .item = { $province }
move-done = Finish
    .group = Finish
    .item = finish
move-brick = Buy a brick for { $province }
    .group = Buy a brick
    .item = { $province }
move-architect = Play Architect in { $province }
    .group = Play Architect
    .item = { $province }
move-offer = Offer { $gold } gold
    .group = Offer
    .item = { $gold } gold
move-steal = Steal { $offering_theft } gold
    .group = Steal
    .item = { $offering_theft } gold
move-adjust = Change the total by { $by }
    .group = Change the total
    .item = { $by }
move-take = { $unit_code ->
        [card] Take a power card
        [farmer] Take a farmer for { $province }
       *[brick] Take a brick for { $province }
    }
    .group = Take
    .item = { $unit_code ->
        [card] power card
        [farmer] farmer, { $province }
       *[brick] brick, { $province }
    }
move-gold8 = Play 8 Gold on { $province }
    .group = Play 8 Gold
    .item = { $province }
move-harvest = Play Extra Harvest on { $province }
    .group = Play Extra Harvest
    .item = { $province }
move-bonus = Show { $card }
    .group = Show a bonus card
    .item = { $card }

## What happened. `.also` continues the sentence when the same happens again, `.sums` names what adds up, and what has a
## `.step` folds under the line before it.

event-FirstPlayerChosen = { $player } takes the Pharaoh and starts the game.
event-RoundBegan = Round { $round }: { $player } is the first player.
event-ProvinceRevealed = { $gold ->
        [0] Turned up: { $province }.
       *[other] Turned up: { $province } with { $gold } gold.
    }
    .also = { $gold ->
        [0] , { $province }
       *[other] , { $province } with { $gold } gold
    }
event-BrickLaidOut = { $count ->
        [one] A brick is laid out in { $province }.
       *[other] { $count } bricks are laid out in { $province }.
    }
    .sums = count
    .step = folds
event-FreeCardLaid = { $count ->
        [one] A power card is laid face down on { $province }.
       *[other] { $count } power cards are laid face down on { $province }.
    }
    .sums = count
    .step = folds
event-CardPlayed = { $player } plays { $card }.
event-BidPlaced = { $outbids ->
        [0] { $player } bids { $gold } on { $province }.
       *[other] { $player } bids { $gold } on { $province } and outbids { $target }.
    }
event-CardSold = { $player } sells { $card } (1 gold).
    .also = , { $card } (1 gold)
event-ProvinceWon = { $gold ->
        [0] { $player } wins { $province } without paying.
       *[other] { $player } wins { $province } for { $gold } gold.
    }
event-FreeCardsTaken = { $cards_code ->
        [hidden] { $number ->
            [one] { $player } takes the power card that lay on { $province }.
           *[other] { $player } takes the { $number } power cards that lay on { $province }.
        }
       *[other] { $player } takes the power cards that lay on { $province }: { $cards }.
    }
event-CardsBought = { $number ->
        [0] { $player } buys no power cards.
        [one] { $player } buys a power card for { $gold } gold.
       *[other] { $player } buys { $number } power cards for { $gold } gold.
    }
event-CardDrawn = { $card_code ->
        [hidden] { $player } draws a power card.
       *[other] { $player } draws { $card }.
    }
    .also = { $card_code ->
        [hidden] , another
       *[other] , { $card }
    }
    .step = folds
event-CardKept = { $card_code ->
        [hidden] { $player } keeps a power card.
       *[other] { $player } keeps { $card }.
    }
    .also = { $card_code ->
        [hidden] , another
       *[other] , { $card }
    }
event-CardsPutUnder = { $cards_code ->
        [hidden] { $number ->
            [one] { $player } puts a power card under the draw pile.
           *[other] { $player } puts { $number } power cards under the draw pile.
        }
       *[other] { $player } puts under the draw pile: { $cards }.
    }
    .step = folds
event-FarmerLaid = { $gold ->
        [0] { $count ->
            [one] { $player } takes a farmer for { $province } as a reward.
           *[other] { $player } takes { $count } farmers for { $province } as a reward.
        }
       *[other] { $count ->
            [one] { $player } buys a farmer in { $province } for { $gold } gold.
           *[other] { $player } buys { $count } farmers in { $province } for { $gold } gold.
        }
    }
    .sums = gold
event-FreeFarmerLaid = { $player } plays Free Farmer in { $province }.
event-BrickLaid = { $gold ->
        [0] { $count ->
            [one] { $player } takes a brick for { $province } as a reward.
           *[other] { $player } takes { $count } bricks for { $province } as a reward.
        }
       *[other] { $count ->
            [one] { $player } buys a brick in { $province } for { $gold } gold.
           *[other] { $player } buys { $count } bricks in { $province } for { $gold } gold.
        }
    }
    .sums = gold
event-PyramidBuilt = { $pyramids ->
        [one] A pyramid rises in { $province }.
       *[other] A pyramid rises in { $province }: there are now { $pyramids }.
    }
event-OfferingSealed = { $player } has chosen an offering.
event-OfferingOpened = { $act_code ->
        [theft] { $player } steals { $offering_theft } gold.
       *[gift] { $player } offers { $gold } gold.
    }{ $sold ->
        [0] { "" }
       *[other] { " " }Sold for it: { $cards }.
    }{ $adjustments ->
        [0] { "" }
       *[other] { " " }An Offering Adjustment goes with it.
    }
event-OfferingAdjusted = { $player } changes the total by { $by }, to { $total }.
event-TempleMoved = The offerings total { $total }: the temple marker goes to level { $level }.
event-RewardTaken = { $count ->
        [one] { $player } takes a power card as a reward.
       *[other] { $player } takes { $count } power cards as a reward.
    }
    .sums = count
event-PharaohMoved = { $player } gave the most and is now the first player.
event-IncomeCardLaid = { $player } plays { $card } on { $province }.
event-IncomePaid = { $gold ->
        [0] { $player } has no income.
       *[other] { $player } collects { $gold } gold.
    }
event-BonusScored = { $points ->
        [one] { $player } shows { $card } and scores { $points } point.
       *[other] { $player } shows { $card } and scores { $points } points.
    }
event-HandSold = { $gold ->
        [0] { $player } has no power cards left to sell.
       *[other] { $player } sells the cards still in hand for { $gold } gold: { $cards }.
    }
event-PointsScored = { $player } scores { $pyramids } for pyramids{ $sets ->
        [0] { "" }
       *[other] , { $sets } for complete sets
    }{ $majorities ->
        [0] { "" }
       *[other] , { $majorities } for most pyramids
    }{ $temples ->
        [0] { "" }
       *[other] , { $temples } for temples
    }{ $wealth ->
        [0] { "" }
       *[other] , { $wealth } for wealth
    }. Total so far: { $points }.
event-KingdomEnded = The Old Kingdom ends. All provinces lose their owners and farmers; pyramids and bricks stay.
event-DiscardReshuffled = { $cards ->
        [one] The draw pile is empty: the only discarded card becomes the new draw pile.
       *[other] The draw pile is empty: the { $cards } discarded cards are shuffled and become the new draw pile.
    }
event-PileExhausted = The draw pile and the discard pile are empty: no card is drawn.
event-GameEnded = The game is over.

## Why not

reason-card_not_in_hand = You have no { $card } in your hand.
reason-played_in_this_phase = You have already played { $card } in this phase; only one of each kind is allowed.
reason-gold_is_enough = Your { $gold } gold is enough here: you need not sell any cards.
reason-not_enough_to_sell = Even if you sold all your cards, you would not have { $need } gold.
reason-sell_in_order = Cards are sold in the order of the table in AR-1.2: after { $least } you cannot go back to { $card }.
reason-too_few_after_it = Cards are sold in the order of the table in AR-1.2: after { $card } too few are left to reach { $need } gold.
reason-nothing_to_buy = There is nothing you could buy with that gold.
reason-no_brick_left = There is no brick left in the supply.
reason-no_pyramid_left = There is no pyramid left in the supply.
reason-no_farmer_left = There is no farmer left in the supply.
reason-not_on_offer = { $province } is not on offer in this round.
reason-must_outbid = On { $province } you must bid { $least } or more.
reason-track_ends = The bid on { $province } cannot be outbid.
reason-just_displaced = You have just been outbid on { $province }: bid on another province.
reason-not_displaced = You have not been outbid.
reason-rebid_here_only = After Rebid in Same Province you can bid only on { $province }.
reason-rebid_before_blockade = Rebid in Same Province must be played before Bid Blockade.
reason-blockade = A Bid Blockade protects the bid on { $province }: you must bid { $least } or more.
reason-cannot_afford_bid = { $cards ->
        [0] You have { $gold } gold and no cards to sell: that is less than { $need }.
        [one] You have { $gold } gold and one card to sell: that is less than { $need }.
       *[other] You have { $gold } gold and { $cards } cards to sell: that is less than { $need }.
    }
reason-no_bid_left_with_card = Once you have played { $card }, you could not pay any bid that it allows.
reason-not_your_province = { $province } is not yours.
reason-too_dear = That costs { $need } gold, and you have { $gold }.
reason-power_limit = { $limit ->
        [0] Your provinces do not allow you to buy power cards.
        [one] Your provinces allow you to buy only one power card.
       *[other] Your provinces allow you to buy only { $limit } power cards.
    }
reason-too_few_cards_left = { $have ->
        [0] No power cards are left in the two piles.
        [one] Only one power card is left in the two piles.
       *[other] Only { $have } power cards are left in the two piles.
    }
reason-card_not_shown = { $card } is not among the drawn cards.
reason-keep_in_order = Cards are kept in the order of the table in AR-1.2: after { $least } you cannot go back to { $card }.
reason-too_few_to_keep = { $due ->
        [one] Cards are kept in the order of the table in AR-1.2: after { $card } too few are left, and you must keep one.
       *[other] Cards are kept in the order of the table in AR-1.2: after { $card } too few are left, and you must keep { $due }.
    }
reason-no_free_field = { $fields ->
        [0] { $province } has no fields.
       *[other] All fields in { $province } are taken.
    }
reason-two_bricks_needed = The Architect needs two bricks in { $province }.
reason-more_than_you_have = You can offer at most { $most } gold, counting the cards you could sell.
reason-one_adjustment = Only one Offering Adjustment is allowed in a round.
reason-bonus_left = { $count ->
        [one] A bonus card you could still show will score nothing: { $points } points.
       *[other] { $count } bonus cards you could still show will score nothing: { $points } points.
    }
reason-reward_left = { $left ->
        [one] 1 unit of your reward will be lost.
       *[other] { $left } units of your reward will be lost.
    }
reason-reward_taken = { $quota ->
        [one] You have already taken your unit.
       *[other] You have already taken your { $quota } units.
    }
reason-under_extra_harvest = There is already an Extra Harvest card on { $province }.
reason-under_eight_gold = There is already an 8 Gold card on { $province }.
reason-no_farmer_there = There is no farmer in { $province }.
reason-bonus_not_met = Your provinces do not meet the condition of { $card }.

## How a game ends

ending-six_rounds = All six rounds have been played.
won-points = { $reader ->
        [winner] You win
       *[other] { $winner } wins
    } with { $value ->
        [one] 1 point
       *[other] { $value } points
    } to { $reader ->
        [rival] your { $other }
       *[other] { $rival }’s { $other }
    }.
won-pyramids = { $reader ->
        [winner] You and { $rival } are level on points; you win
        [rival] You and { $winner } are level on points; { $winner } wins
       *[other] { $winner } and { $rival } are level on points; { $winner } wins
    } with more pyramids, { $value } to { $other }.
won-bricks = { $reader ->
        [winner] You and { $rival } are level on points and pyramids; you win
        [rival] You and { $winner } are level on points and pyramids; { $winner } wins
       *[other] { $winner } and { $rival } are level on points and pyramids; { $winner } wins
    } with more bricks, { $value } to { $other }.
won-shared = { $reader ->
        [winner] You share the victory with { $players }: level on points, pyramids and bricks.
       *[other] { $players } share the victory: level on points, pyramids and bricks.
    }

## The table in the terminal

board-round = Round { $round } of { $rounds }, { $kingdom ->
    [old] Old Kingdom
   *[new] New Kingdom
}, { $level ->
    [0] no offering yet
   *[other] temple marker at level { $level }
}
board-piles = Power cards: { $deck } in the draw pile, { $discard } discarded
board-bottom = At the bottom of the draw pile, next one first:
board-unknown = unknown
board-gold = gold
board-points = points
board-cards = cards
board-pharaoh = Pharaoh
board-bid = bids { $gold } on { $province }
board-offering = { $offering ->
    [sealed] has chosen in secret
    [steal] steals { $offering_theft } gold
   *[other] offers { $offering } gold
}
board-province = province
board-owner = owner
board-farmers = farmers
board-bricks = bricks
board-pyramids = pyramids
board-gives = what it gives
board-card-offer = on offer
board-card-used = nobody
board-card-pile = not turned up
board-gives-power_symbols = { $number ->
    [one] { $number } symbol
   *[other] { $number } symbols
}
board-gives-income = { $number } gold
board-gives-camel_income = { $number } gold by camel
board-gives-temples = { $number ->
    [one] temple
   *[other] { $number } temples
}
board-gives-printed_farmers = { $number ->
    [one] { $number } printed farmer
   *[other] { $number } printed farmers
}
board-gives-free_gold = { $number } free gold
board-gives-free_cards = { $number ->
    [one] { $number } free card
   *[other] { $number } free cards
}
board-map = Map (~ on the Nile)
board-quarter = { $bank } bank, { $half } Egypt
board-majority = Most pyramids, { $bank } bank
board-your-hand = Your hand
board-empty = empty

## Why a move is better: what a seat has more or less of

because-when = At the end of the round
because-points = about { $n } { $fewer } { $n ->
        [one] point
       *[other] points
    }
because-gold = about { $n } { $less } gold
because-farmers = about { $n } { $fewer } { $n ->
        [one] farmer
       *[other] farmers
    }
because-sets = about { $n } { $fewer } { $n ->
        [one] complete set of pyramids
       *[other] complete sets of pyramids
    }
because-west = { $way ->
        [more] the lead on the west bank
       *[less] no lead on the west bank
    }
because-east = { $way ->
        [more] the lead on the east bank
       *[less] no lead on the east bank
    }
because-pyramids = about { $n } { $fewer } { $n ->
        [one] pyramid
       *[other] pyramids
    }
because-bricks = about { $n } { $fewer } { $n ->
        [one] brick
       *[other] bricks
    }
because-province = { $alone ->
        [yes] { $province }
       *[no] { $province } rather than { $instead }
    }
because-bonuses = about { $n } { $fewer } { $n ->
        [one] bonus card that scores
       *[other] bonus cards that score
    }
because-cards = about { $n } { $fewer } { $n ->
        [one] power card
       *[other] power cards
    }
