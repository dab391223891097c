# What puzzles of Amun-Re ask, hint at and explain. Names behind codes are those of the game's own texts.

puzzle-score = You have { $gold } gold. Buy farmers and bricks so that your provinces and bonus cards score the most as the table stands; now it would be { $now }.
    .name = Score the most
puzzle-score-explain = The best purchase would score { $best } { $best ->
        [one] point
       *[other] points
    }; taking what looks best at each step would score { $natural }.

# Shown when a puzzle is solved; the hint is a question that can be asked for before.
theme-another-set = Another set
    .hint = Which province lacks a pyramid for one more set?
theme-both-banks = Both banks
    .hint = What does it take to lead on both banks of the Nile?
theme-lead-a-bank = Lead on a bank
    .hint = On which bank can you still take the lead?
theme-farmers-for-the-bonus = Farmers for the bonus
    .hint = What does your bonus card ask for?
theme-the-architect = The Architect
    .hint = Where does the Architect save the dearest brick?
theme-sell-to-build = Sell to build
    .hint = Which card is worth less than a brick?
theme-the-last-brick = The last brick
    .hint = Where is a pyramid nearest to being finished?
