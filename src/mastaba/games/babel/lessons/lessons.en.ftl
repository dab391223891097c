# What the coach says in the lessons of Babel; each text has at most two sentences.

babel-1-title = A card to move, a card to deploy
babel-1-task = Deploy the Persian here, move to the Assyrian site, and deploy both Sumerians there.
babel-1-1 = Each of your five cards shows a nation. Tap the Persian, then the column under your pawn: any nation may settle at any site.
babel-1-2 = To move, discard a card of the site you want to reach; distance does not matter. Tap an Assyrian, then the Assyrian site.
babel-1-3 = Deploy both Sumerians here. New cards always go to the end of the column, and their order will matter.
babel-1-other = A card that lives here can no longer travel, and those are wanted elsewhere. The Persian is the one for this site.
babel-1-left = You have moved before the Persian could settle at the Sumerian site.
babel-1-assyrians = They live here now, but no Assyrian is left to travel with.
babel-1-order = The column here was complete. The Sumerians are for the Assyrian site, and an Assyrian takes you there.

babel-2-title = Level by level
babel-2-task = Build your level 1 anywhere.
babel-2-task-2 = Raise the temple here to level 4.
babel-2-1 = In your first turn you must build the level 1 lying before you. Move to any site of which you hold a card.
babel-2-2 = Level 1 needs one card at this site. Deploy any card, then tap the Temple card.
babel-2-3 = The 4 lies ready, but level 4 needs four cards and you have three. Deploy one more, then build.
babel-2-second = Each move costs a card; here the first site was as good.

babel-3-title = Two columns, one turn
babel-3-task = Take the Median temple from level 1 to level 6.
babel-3-1 = Both Temple columns are open to both players, but only their last card. Go to the Medes: a 2 waits in yours.
babel-3-2 = Take the 2, and Enki’s 3 becomes the next level; taking it frees the 4. Build as far as your four cards allow.
babel-3-3 = Levels 5 and 6 want five and six cards. You still hold two: deploy them, then finish.
babel-3-mede = That Mede was your way to the Median site.

babel-4-title = Migration
babel-4-task = Raise the Persian temple to level 4.
babel-4-1 = Three cards are missing here, and your hand is empty. Once a turn the last three cards of a column may leave for another site: tap Migrate, the Medes, the Persians.
babel-4-2 = Look: the Median temple stands although its nations have left. Cards count only at the moment you build; now build here.
babel-4-elsewhere = The three cards migrate once a turn; they are needed under your pawn.

babel-5-title = Three in a row
babel-5-task = Bring Enki’s temple down, then end your turn.
babel-5-1 = Three neighbours of one nation give a special ability for the price of one of them. Complete the Assyrians.
babel-5-2 = Assyrians destroy the whole temple facing you. Tap the bracket.
babel-5-3 = End your turn: two Temple cards are revealed in your column, here the 4 and the 2 you just brought down. Enki may build from it first.
babel-5-parted = Now a Hittite parts the Assyrians: two and one are no three.
babel-5-behind = That changes nothing: the three Assyrians still stand side by side. Use them.

babel-6-title = Steal and skip
babel-6-task = Take Enki’s top level.
babel-6-task-2 = Reach level 3.
babel-6-1 = Hittites take the top card of the temple facing you, if it beats yours and you have as many cards as its number. The card you pay still counts.
babel-6-2 = One theft, two effects: you 3, Enki 2.
babel-6-3 = You need a 2 and only a 3 lies free. Persians skip exactly one level: tap their bracket.
babel-6-parted = Now a Sumerian stands behind two Hittites: the third would not be their neighbour.

babel-7-title = Nations change sides
babel-7-task = Win the Persians over, then halve Enki’s hand.
babel-7-task-2 = Send the right nation away.
babel-7-1 = Sumerians win over every card of the nation that stands last in the column facing you. Enki’s last card is a Persian.
babel-7-2 = Now you have two runs of three. Any run may instead halve the opponent’s hand, rounded in Enki’s favour: 7 becomes 4.
babel-7-3 = Medes make one nation desert the column facing you. Look at what will stand side by side afterwards.
babel-7-again = That takes the last Assyrian, well and good; the task wants Enki’s hand.
babel-7-medes = Three Assyrians now stand in a row for Enki, whose pawn is here.

babel-8-title = Fifteen, nine, twenty
babel-8-task = Win now.
babel-8-1 = Fifteen wins at once if the other has nine or less. You have 14, Enki 9.
babel-8-2 = Had Enki 10, endgame mode would begin instead: 20 wins, and falling to 9 loses. That is the case on this board.
babel-8-3 = You need not build. Six of Enki’s eleven points stand before you.

babel-9-title = The long example
babel-9-task = Bring down the level 6, steal the level 3 at the Assyrians, and leave Enki two cards.
babel-9-1 = Three cards in hand, and a level 6 to bring down. You need three Assyrians in a row: one is yours, two are Enki’s, behind a Mede that your Sumerians win over.
babel-9-2 = Let your last three cards migrate to the Sumerian site: your Assyrian then stands last here, and four Persians meet there.
babel-9-3 = Enki’s column now ends with Assyrians. Win them over, and destroy.
babel-9-4 = Go to the Assyrians, complete the Hittites and steal the 3.
babel-9-5 = Four Persians wait at the Sumerian site: two halvings, 7 to 4 to 2.
babel-9-lost = From here the temple can no longer fall this turn. Take it back to the last move that could still do it.

## Your first game: each is said once.

babel-coach-turn = { $drawn ->
        [one] You draw a card every turn.
       *[other] You draw { $drawn } cards every turn.
    } Plan the whole turn: moves can be taken back until you end it.
babel-coach-reserve = This turn you must build the level 1 that lies before you. Three kinds of action lead there: move, deploy, build.
babel-coach-migration = Once a turn the last { $cards } cards of a column may migrate to any other site. Here such a column stands away from your pawn.
babel-coach-run = Three of one nation stand in a row under your pawn: see the bracket. Its ability costs one of them; kept, the run is a threat.
babel-coach-left = When you end the turn, a { $level } lies open for { $player }, who has a site that waits for it with cards enough.
babel-coach-both = A { $level } ends both Temple columns. The card below the one you take comes free, for you and then for { $player }.
babel-coach-near = Count both totals: { $win } win only against { $low } or less. Otherwise the game goes on in endgame mode.
babel-coach-destroyed = Destroyed levels lie on top of the Temple pile. { $next ->
        [one] One of them is
       *[other] { $next } of them are
    } revealed at the end of this turn.
babel-coach-endgame = Endgame mode: now { $win } win at once, and falling to { $low } loses. A temple facing three Assyrians is in danger.
babel-coach-halved = { $due ->
        [one] One card must go, and you choose it.
       *[other] { $due } cards must go, and you choose them.
    } A card that takes you to a site or completes a run is worth more than the others.
