# What puzzles of Cleopatra ask, hint at and explain. Names behind codes are those of the game's own texts.

puzzle-earn = Earn the most scarabs on this visit to the quarry.
    .name = Earn the most
puzzle-earn-explain = The best visit earns { $best } { $best ->
        [one] scarab
       *[other] scarabs
    }; taking what looks best at each step earns { $natural }.

# Shown when a puzzle is solved; the hint is a question that can be asked for before.
theme-order-of-building = Order of building
    .hint = Which piece counts one that you could build before it?
theme-share-a-double = One double, two pieces
    .hint = Which double card could serve two pieces?
theme-the-right-cave = The right place for a cave
    .hint = Where does a cave save you the most?
theme-architects-turn = The Architect’s turn
    .hint = The Architect pays for each piece: how many can you build?
theme-what-need-not-be-paid = What need not be paid
    .hint = Which piece is it best to have for less?
theme-mosaic-last = The mosaic at the end
    .hint = Where does the mosaic cover the most palms?
theme-many-pieces = Many pieces
    .hint = How many pieces can your artisans build?
theme-the-right-piece = The right piece
    .hint = What does each piece earn where it could stand?
