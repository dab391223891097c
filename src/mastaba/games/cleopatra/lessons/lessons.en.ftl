# What the coach says in the lessons of Cleopatra; each text has at most two sentences.

cleopatra-1-title = The market
cleopatra-1-task = Take a stall, then refill.
cleopatra-1-1 = A turn is the market or the quarry. At the market you take one whole stall.
cleopatra-1-2 = Now each stall gets one new card, and you choose where before the next is turned. Ludovic picks next: do not lay out a feast.
cleopatra-1-3 = A third of the cards lie face down: nobody knows them, not even you when you lay them.
cleopatra-1-other = Playable. Artisans are a third of the deck and go into every piece; stall 2 had a pair of them.

cleopatra-2-title = The quarry
cleopatra-2-task = Build the sphinx that earns most.
cleopatra-2-1 = A sphinx costs an artisan and two identical resources, and you hold stone twice. Go to the quarry.
cleopatra-2-2 = It earns 3, and 1 for each sphinx already in its row. Tap the sphinx, then a row.
cleopatra-2-3 = +5. Pieces feed each other: it often pays to build second.
cleopatra-2-left = 3 only: this row is empty. Two sphinxes stand on the right.
cleopatra-2-wall = Artisan, stone and marble pay for a wall too, worth 3 here.

cleopatra-3-title = Walls and mosaics
cleopatra-3-task = Earn 5.
cleopatra-3-1 = A column wall wants two different resources. It earns 3, and 1 for each mosaic square that touches it: go to the quarry.
cleopatra-3-2 = Tap the column wall: each place prints what it would earn now. Two covered squares touch the middle wall on the left.
cleopatra-3-wall = +3: no mosaic touches it yet.
cleopatra-3-sphinx = +3, and the stone is gone.

cleopatra-4-title = The door and its chain
cleopatra-4-task = Earn 9.
cleopatra-4-1 = A door costs two artisans and three identical resources. It earns 5, and 1 for each wall in an unbroken chain from its corner: to the quarry.
cleopatra-4-2 = From the left: 1, 2, 3, round the corner 4, then a gap. The wall behind it does not count.
cleopatra-4-right = 5: its chain begins with wall 9, which is missing.
cleopatra-4-sphinx = +3, and the door loses its marble.

cleopatra-5-title = Tainted cards
cleopatra-5-task = Earn 9 this turn and take only one amulet.
cleopatra-5-1 = The card with the red border is wood twice, and costs an amulet when paid; at the end amulets cost scarabs, and too many cost everything. Go to the quarry.
cleopatra-5-2 = In one visit you may build several pieces. First a wall at the left corner, then the door that counts it.
cleopatra-5-3 = A double card that pays one resource leaves the other as a credit until you leave. Now the door.
cleopatra-5-later = As good: then the double wood pays for the door, with one wood beside it.
cleopatra-5-sphinx = It takes an artisan and the wood of the door, which is then out of reach: 6 instead of 9.
cleopatra-5-door = 5, since no wall stands yet. Wall first, and it is 6.

cleopatra-6-title = A mosaic
cleopatra-6-task = Lay the mosaic over three palms.
cleopatra-6-1 = Two artisans, three different resources: the top mosaic is yours to lay, turned and flipped as you like. Go to the quarry.
cleopatra-6-2 = It earns 5 and 1 for each palm it covers. No mosaic can cover more than three.
cleopatra-6-fewer = +{ $n }. Turn it, flip it, and look for a third palm.

cleopatra-7-title = A corner for Anubis
cleopatra-7-task = Close a corner off and claim it.
cleopatra-7-1 = Where no remaining mosaic fits any more, there is a sanctuary. At the quarry, lay the mosaic so that it shuts a corner off.
cleopatra-7-2 = Tap the corner, now or never: a statue in place of the palm’s scarab. At the end each square takes one amulet away.
cleopatra-7-unclaimed = +1 for the palm. Four amulets would have been worth up to 10 scarabs.
cleopatra-7-open = The rest is still one garden.

cleopatra-8-title = Worshippers of Sobek
cleopatra-8-task = Leave this turn with 17 scarabs.
cleopatra-8-1 = Before your action you may activate one worshipper and pay what the space asks: scarabs on the first, amulets on the others.
cleopatra-8-2 = You can pay for two pieces. The Architect costs 2 scarabs here and gives 4 for each piece.
cleopatra-8-3 = The Architect went to the last space, where it costs three amulets, and the others moved up. Now build a sphinx and a wall.
cleopatra-8-none = Possible, 11 scarabs. The Architect would add 8 for 2.
cleopatra-8-other = A help, for an amulet; but two pieces are two times 4.
cleopatra-8-one = The Architect works this turn only: build the second piece too.

cleopatra-9-title = The queen arrives
cleopatra-9-task = Make an offering, and be among the first.
cleopatra-9-task-2 = Miguel has 30 scarabs and 12 amulets, you 40 and 7, Bruno 90 and 10: who will win? Reckon, then go on.
cleopatra-9-1 = Cleopatra steps forward with every finished category. Between steps 3 and 4 all offer scarabs in secret: the highest sheds three amulets, the others take some.
cleopatra-9-2 = Equal offers share the better rank. All offers are lost.
cleopatra-9-3 = Five categories end the game. First each sanctuary square removes an amulet, then all remove as many as the least corrupt has left.
cleopatra-9-4 = Left are 0, 3 and 8. Three cost you 6 scarabs; eight, and the richest goes to the crocodile: you win.
cleopatra-9-less = Somebody offered 5. Only the highest offers shed amulets, the others take some.

## Your first game: each is said once.

cleopatra-coach-first = { $cards ->
        [one] With one card
       *[other] With { $cards } cards
    } you can pay for nothing in the quarry yet. The market gives you all the cards of one stall.
cleopatra-coach-worshipper = One worshipper may help you in this turn. The one on the first space asks for { $scarabs } scarabs, the others for amulets.
cleopatra-coach-refill = You lay { $cards ->
        [one] one more card
       *[other] { $cards } more cards
    } on the stalls, and the next player chooses among them. A tainted or a face-down card makes a rich stall less tempting.
cleopatra-coach-piece = You can pay for a piece now that earns { $scarabs ->
        [one] one scarab.
       *[other] { $scarabs } scarabs.
    } Waiting may raise that, for you or for the others.
cleopatra-coach-again = You may build again before you leave the quarry, as long as you can pay. What is left of a double card lapses when you leave.
cleopatra-coach-tainted = This can be paid without a tainted card. Each tainted card that you pay with is an amulet for you.
cleopatra-coach-limit = Keep all your cards for { $amulets ->
        [one] an amulet,
       *[other] { $amulets } amulets,
    } or discard down to { $limit }. Tainted cards discarded here cost nothing.
cleopatra-coach-corruption = At the end your { $amulets } amulets are compared with those of the least corrupt. Beside somebody without any they would { $out_code ->
        [yes] eliminate you.
       *[other] cost you { $cost } scarabs.
    }
cleopatra-coach-procession = With the next category Cleopatra crosses the line, and all make an offering in secret. The highest sheds { $shed } amulets; all scarabs offered are lost.
cleopatra-coach-sanctuary = A statue here takes { $squares ->
        [one] one amulet
       *[other] { $squares } amulets
    } away at the end and costs { $scarabs ->
        [0] no scarabs
        [one] one scarab
       *[other] { $scarabs } scarabs
    } now. You have { $statues ->
        [one] one statue left.
       *[other] { $statues } statues left.
    }
cleopatra-coach-last-turn = This is your last turn. Each tainted card left in your hand becomes an amulet: { $cards ->
        [0] you hold none.
        [one] you hold one.
       *[other] you hold { $cards }.
    }
