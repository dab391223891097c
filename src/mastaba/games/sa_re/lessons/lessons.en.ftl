# What the coach says in the lessons of Sa-Ré; each text has at most two sentences.

sa-re-1-title = Projects
sa-re-1-task = Start a Carpenter and a Stonemason side by side, then go on.
sa-re-1-1 = A turn begins with plans. Tap the Carpenter on the board, then a space: one project a turn is free.
sa-re-1-2 = A second one costs a step on your revolt track. Start the Stonemason next to the Carpenter.
sa-re-1-3 = Two projects are all that one Master Builder can start. Go on: your marker rises by one.
sa-re-1-corner = Neighbours touch by a side; a corner does not count.
sa-re-1-early = You have gone on with one project. The Stonemason was to stand beside it.

sa-re-2-title = The season
sa-re-2-task = Take the wood; then answer the wind.
sa-re-2-1 = The top card is offered to you: take it, or lay down your obelisk and leave the season. A resource ends your sequence.
sa-re-2-2 = Sophie took a double card: a wind of revolt, everybody rises by one. After a rise you may leave in safety; at 1 of 8 there is no hurry.
sa-re-2-at-once = Then the season goes on without you, and you have no card.
sa-re-2-lay = Safe, with one wood. Seven steps were left.

sa-re-3-title = Horus and unrest
sa-re-3-task = End your sequence with the gold and with your marker at 2.
sa-re-3-1 = Taking the Choice of Horus means two more cards, whatever they are. Dare it.
sa-re-3-2 = Two unrests. The first of your sequence stays with you, so keep the single one.
sa-re-3-3 = Every further one may go to an opponent whom it does not push into revolt. Give the double one away.
sa-re-3-4 = No resource yet, so a new card is offered: gold.
sa-re-3-double = You rise by two, and give away the small one. The other way round is better.
sa-re-3-lay = Safe; but seven steps were left.
sa-re-3-gold = Safe at 2; but the gold was yours to take.

sa-re-4-title = Knowing when to stop
sa-re-4-task = Decide whether to leave the season.
sa-re-4-1 = Hoshekh turned the shoe over: cards are drawn unseen. You stand at 4 of 8, and Cécile draws.
sa-re-4-2 = Two double cards: you stand at 6 of 8. One double unrest, or two winds, would be open revolt: no building this turn, one card kept.
sa-re-4-3 = You are safe with your wood. The season goes on among the others.
sa-re-4-stay = Brave. Two steps are left, and you would draw blind: Claire, in the rulebook, leaves the season here.

sa-re-5-title = Paying
sa-re-5-task = Build the Temple, and do not waste the two golds.
sa-re-5-1 = A project is paid whole and at once. Cards are never split: what a card has too much is lost.
sa-re-5-2 = Tap the Temple, then what pays for it: the three double cards and your stock are exactly enough.
sa-re-5-3 = Two golds are left, and after building no card is kept. Load them: a caravan brings one resource of your choice in a later turn.
sa-re-5-stored = Also good: two golds in the Warehouse.
sa-re-5-wasted = The two golds are lost.

sa-re-6-title = Workshops and neighbours
sa-re-6-task = Start the Temple where it is cheapest.
sa-re-6-task-2 = Build the Temple.
sa-re-6-1 = A completed workshop takes one of its resource off each neighbouring space. Which space touches all three?
sa-re-6-2 = 2-3-3 has become 1-2-2. And from the turn after it was built, a workshop gives one token each turn.
sa-re-6-elsewhere = { $n } off here. At B2 it is three.

sa-re-7-title = The Pyramid
sa-re-7-task = Build the first step.
sa-re-7-1 = The Pyramid has two or three steps, each with its price and today’s discounts: here 1 gold 3 stone 2 wood.
sa-re-7-2 = One step a turn, even if you could pay two.
sa-re-7-double = One gold is enough: the second is lost.

sa-re-8-title = Powers
sa-re-8-task = Get a resource safely.
sa-re-8-task-2 = Take the top card without rising.
sa-re-8-task-3 = Take the gold, then push Sophie.
sa-re-8-1 = Each power works once a season, in your own sequence. The Temple looks at two cards: take one, the other goes back for the next player.
sa-re-8-2 = Gardens make a double unrest single, the Library makes a single one a resource of your choice. Together they turn this card into a gift.
sa-re-8-3 = Barracks: you one step down, an opponent one up. If Sophie leaves now, you are the last, and the season is over.
sa-re-8-horus = Two unknown cards with two steps left.
sa-re-8-gardens = One step instead of two; the Library would make it none.

sa-re-9-title = Revolt, and the end
sa-re-9-task = Keep one card.
sa-re-9-task-2 = Finish the Pyramid, and win.
sa-re-9-1 = Open revolt: no building, one card kept. Your Carpenter wants gold and stone.
sa-re-9-2 = As your city grows, black cubes shorten the track: the first main building and the second administrative one take a step each, for good.
sa-re-9-3 = The last step ends a Scribe game once all have built. Tokens are lost if unused, so they pay first.
sa-re-9-other = Legal. Gold and stone on one card would pay two thirds of the Carpenter.

## Your first game: each is said once.

sa-re-coach-start = A corner has few neighbours, the middle many. What is dear gets cheaper beside workshops, so neighbours are worth something.
sa-re-coach-projects = A workshop gives a production token every turn and makes its neighbours cheaper. The earlier it stands, the more it brings.
sa-re-coach-another = One more project raises your marker to space { $marker }; space { $last } is open revolt. It is worth that if this season can pay for it too.
sa-re-coach-wind = A double card brings a wind of revolt: every marker in the season rises by one space. Yours would stand on { $marker } of { $last }.
sa-re-coach-unrest = Taking it raises your marker by { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } to { $marker } of { $last }, and your sequence goes on. Or lay down your obelisk, and build with what you have.
sa-re-coach-horus = A Choice of Horus means two more cards. { $revolt } in 100 of the pairs that can come would bring you to open revolt, if you keep all their unrest.
sa-re-coach-second-unrest = From the second unrest of your sequence on you may give it to an opponent whom it does not drive to revolt. If nobody can take it, it is discarded.
sa-re-coach-dark = Cards are now drawn in the dark. At most { $resources } resource cards, { $unrest } unrest cards and { $horus } Choices of Horus are left.
sa-re-coach-near = Your marker is { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } from open revolt on { $last }. What do your projects still need?
sa-re-coach-paid = { $projects ->
        [one] What you have now pays for your project.
       *[other] What you have now pays for any one of your { $projects } projects.
    } A further card brings more, and a risk.
sa-re-coach-building = Production tokens that you do not use are lost, and cards are paid whole. Your stock keeps for later turns.
sa-re-coach-nothing = If you build nothing this turn, you may keep up to { $cards } resource cards for the next.
sa-re-coach-cube = A black cube lies on your revolt track: it is shorter for the rest of the game. Open revolt is now on space { $last }.
