# What the coach says in the lessons of Amun-Re; each text has at most two sentences.

amun-re-1-title = Bid, be outbid, bid elsewhere
amun-re-1-task = Bid 3 on Abydos; once outbid, find the best province that costs nothing.
amun-re-1-1 = Everybody wins exactly one province a round. Put your pawn on 3 at Abydos.
amun-re-1-2 = Outbid: now you must go elsewhere, and may come back only after being outbid again. Two provinces are still free of pawns.
amun-re-1-3 = A bid of 0 is a bid. Look at what lies on Dakhla.
amun-re-1-4 = Sekhmet paid 10 for a brick, you were given 12 gold. Being outbid is not a loss.
amun-re-1-other = A bid like any other, but this example begins with 3 at Abydos.
amun-re-1-baharya = Free too, with two farmers printed on it; but 12 gold and a card lie on Dakhla.
amun-re-1-higher = Nobody stands there: 0 is enough.

amun-re-2-title = The price triangle
amun-re-2-task = Buy cards and keep at least 3 gold.
amun-re-2-1 = The first unit costs 1, the second 2, the third 3: two cards cost 3 gold. It starts again for each kind, each round.
amun-re-2-2 = Your limit is the province with the most power symbols, not their sum: Abydos allows two cards.
amun-re-2-one = Fair. The second would cost 2 and still leave 3 gold.

amun-re-3-title = Farmers
amun-re-3-task = Have five farmers.
amun-re-3-1 = A farmer needs a green field and pays every round of this kingdom. Fill Baharya: 1 + 2 gold.
amun-re-3-2 = Berenike has no field. The Free Farmer card asks for none: tap it, then Berenike.
amun-re-3-baharya = Also five, and just as good: a Free Farmer goes where you like.

amun-re-4-title = Bricks and pyramids
amun-re-4-task = Raise two new pyramids.
amun-re-4-task-2 = Raise the same two pyramids with 3 gold and an Architect.
amun-re-4-1 = Three bricks in a province become a pyramid at once. Memphis lacks one, Mendes two: three bricks for 6 gold.
amun-re-4-2 = Once more, with 3 gold: only two bricks. The Architect turns two bricks that lie together into a pyramid.
amun-re-4-memphis = Memphis is done with one; the second lies there alone, and Mendes goes without.

amun-re-5-title = The offering
amun-re-5-task = Give the most, then take your three units.
amun-re-5-1 = All choose in secret: give gold, or steal 3. The sum sets the temple marker, which is what every farmer will pay.
amun-re-5-2 = The largest gift takes three things, the second two, others one, thieves none. Give what it is worth to you and seal it.
amun-re-5-3 = Sum { $total }: level { $level }. Choose three of cards, farmers and bricks; you are the first player from now on.
amun-re-5-4 = Neith gave 4. Ties go to the player who comes earlier in the order of play: as first player, 4 is enough for you.
amun-re-5-steal = +3 gold, sure; but no reward, and the level falls. Try the gift.
amun-re-5-less = Second place: two units. Neith gave 4.
amun-re-5-nothing = A reward costs nothing: three units were yours to take.

amun-re-6-title = Harvest and income
amun-re-6-task = Bring home 25 gold.
amun-re-6-1 = Each farmer pays the level, here 2. Abu adds 4 always, Sawu 7 while camels travel, at levels 1 and 2: 2 + 8 + 7 = 17.
amun-re-6-2 = 8 Gold replaces all that a province pays: lay it where least is lost. Extra Harvest pays 1 more a farmer: lay it where most of them work.
amun-re-6-sawu = Sawu paid 7 already: you gain 1. Where would you gain 6?
amun-re-6-abu = Abu pays 8 already.

amun-re-7-title = What scores
amun-re-7-task = Show the bonus cards that count.
amun-re-7-1 = Seven pyramids are 7 points; one in each of your three provinces is a complete set, 3 more. Most pyramids on a bank of the Nile: 5 for each bank, ties share.
amun-re-7-2 = The temple at Edfu scores the level, 1. Now your cards: three provinces on the Nile, all in Upper Egypt, but on both banks.
amun-re-7-3 = 7 + 3 + 10 + 1 + 6 = 27. Gold scores only after round 6, 6, 4 and 2 for the three richest; you are not among them.

amun-re-8-title = One brick, four points
amun-re-8-task = One brick is all you can pay: lay it where it scores most.
amun-re-8-1 = This brick makes a pyramid at Thebes or at Abydos. Count what each pyramid scores after this round.
amun-re-8-2 = At Abydos it is 1 for the pyramid and 3 for your third set. East stays yours anyway: Thebes ties with Mendes, and your two bricks break the tie.
amun-re-8-thebes = +1. Both banks were yours already; the third set was waiting at Abydos.
amun-re-8-edfu = One brick, no pyramid, no point.

amun-re-9-title = The New Kingdom
amun-re-9-task = Make Memphis yours for certain, as cheaply as that is possible.
amun-re-9-1 = After round 3 owners and farmers leave, pyramids and bricks stay: all is sold again. The price of Memphis buys three pyramids.
amun-re-9-2 = With a Bid Blockade the others must top you by two spaces. Ptah has 24 gold: which is the lowest bid that is safe?
amun-re-9-3 = Above 15 the second space is 28, and nobody has it.
amun-re-9-dear = Safe too, since the next space is 28; but 6 gold dearer.
amun-re-9-ten = Two spaces above 10 is 21, and Ptah has 24.
amun-re-9-without = Ptah can answer 21.
amun-re-9-elsewhere = That province has no pyramid. The task is Memphis, with its three.

## Your first game: each is said once.

amun-re-coach-bid = Your { $gold } gold must also pay for cards, farmers and bricks. For example, { $units } farmers at once cost { $price }.
amun-re-coach-cards = The first card costs { $price }, each further one more. A farmer bought now instead yields gold { $harvests ->
        [one] once.
       *[other] { $harvests } times.
    }
amun-re-coach-farmers = A farmer laid now yields gold { $harvests ->
        [one] once,
       *[other] { $harvests } times,
    } as much each time as the level of the offering. Then all farmers leave the board.
amun-re-coach-bricks = { $building_bricks_per_pyramid } bricks make a pyramid. Bricks and pyramids stay for the whole game, farmers and owners do not.
amun-re-coach-offering = { $farmers ->
        [0] You have no farmers: a high level of the offering is good for the others only.
       *[other] Each level of the offering is worth { $farmers } gold to you, and to each of the others as much as they have farmers.
    } The highest gifts are rewarded too.
amun-re-coach-reward = { $quota ->
        [one] You take one unit
       *[other] You take up to { $quota } units
    } without paying, whatever the symbols of your provinces. A farmer still needs a field.
amun-re-coach-outbid = You were outbid, and may not return there at once. { $free ->
        [0] Every other province has a bid.
        [one] One province has no bid yet.
       *[other] { $free } provinces have no bid yet.
    }
amun-re-coach-camels = From level { $level } on camels stay at home. { $player } would lose { $gold } gold by that, and may prefer a small offering.
amun-re-coach-purse = You can bid more than your { $gold } gold. When you pay, { $cards ->
        [one] your power card sells for 1 gold.
       *[other] your { $cards } power cards sell for 1 gold each.
    }
amun-re-coach-income-card = This card can be laid now, or kept for a round in which it brings more. At the end of the game it is worth nothing but the gold for which it sells.
amun-re-coach-before-scoring = A scoring ends this round. As they stand, your provinces bring { $points ->
        [one] one point;
       *[other] { $points } points;
    } one pyramid in each of them is a complete set, { $points_set } more.
amun-re-coach-new-kingdom = Farmers and owners are gone, pyramids and bricks stayed. { $pyramids ->
        [0] None of the provinces on offer has a pyramid.
        [one] One pyramid is on offer with its province.
       *[other] { $pyramids } pyramids are on offer with their provinces.
    }
amun-re-coach-last-round = In this round gold scores too: { $points_wealth_1 }, { $points_wealth_2 } and { $points_wealth_3 } points for the three richest. What you buy must bring more than that.
