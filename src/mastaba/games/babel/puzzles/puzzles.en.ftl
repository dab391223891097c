# What puzzles of Babel ask, hint at and explain. Names behind codes are those of the game's own texts.

puzzle-win = Win this turn.
    .name = Win this turn
puzzle-win-explain = The game is won within this turn. Taking what looks best at each step does not get there.

puzzle-down = Bring the level { $level } at the site of the { $site } down this turn.
    .name = Bring a temple down
puzzle-down-explain = The temple of level { $level } at the site of the { $site } falls within this turn. Taking what looks best at each step leaves it standing.

puzzle-lead = You have { $own } levels, the other player { $other }. End this turn with the greatest lead.
    .name = The greatest lead
puzzle-lead-explain = The best turn ends { $best ->
        [0] level with the other player
       *[other] with a lead of { $best }
    }; taking what looks best at each step ends { $natural ->
        [0] level
       *[other] with { $natural }
    }.

# Shown when a puzzle is solved; the hint is a question that can be asked for before.
theme-win-over-and-destroy = Win over and destroy
    .hint = Which cards facing you could work for you?
theme-destroy = Destroy a temple
    .hint = Where could three Assyrians lie in a row?
theme-steal = Steal a level
    .hint = What could Hittites carry across the line?
theme-skip-a-level = Skip a level
    .hint = Where would Persians save you a level?
theme-migrate = Migrate
    .hint = Which three cards are of more use in another column?
theme-complete-the-run = Complete the run
    .hint = Which card in your hand makes three in a row?
theme-two-columns = Two columns
    .hint = What can be done at one site before you leave for the next?
theme-build-in-order = Build in order
    .hint = Which Temple card lies open once the first is built?
theme-small-steps = Small steps
    .hint = What does each card in your hand allow?
