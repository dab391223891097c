# What puzzles of Sa-Ré ask, hint at and explain. Names behind codes are those of the game's own texts.

puzzle-build = Complete as many buildings as you can in this phase; a step of the Pyramid counts as one.
    .name = Build the most
puzzle-build-explain = The best phase completes { $best }; taking what looks best at each step completes { $natural }.

puzzle-save = { $tile_code ->
        [PY] Build a step of the Pyramid
       *[other] Build the { $tile }
    }, and keep as many resources as you can for the next turn, in stock and on caravans (one each).
    .name = Build and save
puzzle-save-explain = With the best payment { $best } { $best ->
        [one] resource is
       *[other] resources are
    } left; taking what looks best at each step { $natural ->
        [-1] does not build it.
       *[other] leaves { $natural }.
    }

# Shown when a puzzle is solved; the hint is a question that can be asked for before.
theme-the-workshop-first = The workshop first
    .hint = Which building makes another one cheaper?
theme-room-for-more = Room for more
    .hint = What changes once a Warehouse stands?
theme-caravan-or-store = Caravan or stock
    .hint = What would be lost if it were not loaded or stored?
theme-a-step-of-the-pyramid = A step of the Pyramid
    .hint = What is left when the step of the Pyramid is paid for?
theme-several-buildings = Several buildings
    .hint = Which payments leave enough for another building?
theme-no-waste = No waste
    .hint = Which card pays without anything being lost?
