# What the terminal says.

## Commands of the terminal. The English words are understood in every language.

command-why = why
    .takes = MOVE
    .about = why a move is not possible, and which rule says so
command-rule = rule
    .takes = [ID]
    .about = read a rule, or see the list of all rules
command-hint = hint
    .takes = { "" }
    .about = what the master bot would play here, and why
    .puzzle = a question that points the way
command-undo = undo
    .takes = { "" }
    .about = take back your last move, as long as nothing was revealed
    .lesson = take back your last move
    .puzzle = take back your last move
command-log = log
    .takes = { "" }
    .about = what has happened so far
command-save = save
    .takes = [FILE]
    .about = write the game to a file
command-help = help
    .takes = { "" }
    .about = this list
command-quit = quit
    .takes = { "" }
    .about = leave the game
    .puzzle = leave the puzzles

## Commands of lessons

command-on = on
    .takes = { "" }
    .about = go on, also after a move that was not meant
command-show = show
    .takes = { "" }
    .about = have the rest of the step shown
    .puzzle = give up, and have the best plan shown
command-back = back
    .takes = { "" }
    .about = to the start of the step before
command-again = again
    .takes = { "" }
    .about = to the start of this step
    .puzzle = to the start of the puzzle

## Commands of puzzles

command-next = next
    .takes = { "" }
    .about = another puzzle

## Sentences of the terminal

terminal-seat = { $player } (you)
terminal-hand-over = { $player }, press Enter when nobody else can see the screen.
terminal-ask = Number, move or “help”
terminal-more = Press Enter to continue
terminal-times = { $sentence } (×{ $count }).
terminal-no-such-number = { $most ->
        [one] There is no option { $number }; there is only option 1.
       *[other] There is no option { $number }; there are options 1 to { $most }.
    }
terminal-unknown = “{ $text }” is not a number, a move or a command.
terminal-unknown-near = “{ $text }” is not a number, a move or a command. Did you mean “{ $near }”?
terminal-rule = Rule { $rule }, { $title }. Type “rule { $rule }” to read it.
terminal-why-what = Type “why” and a move, as in “why { $move }”.
terminal-why-possible = That is possible now: { $label }.
terminal-rule-unknown = There is no rule { $rule }. Type “rule” alone to list them all.
terminal-rule-list = Type “rule” and a number to read a rule:
terminal-reconstructed = * reconstructed: none of our sources gives this value.
terminal-undone = Taken back: { $label }.
terminal-nothing-to-undo = There is nothing to take back: something was revealed since, or somebody else has decided.
terminal-log-empty = Nothing has happened yet.
terminal-file = FILE
terminal-saved = Saved in { $file }, including everything that is hidden. To continue it:
terminal-save-exists = { $file } already exists and was not changed. Choose another name.
terminal-save-folder = { $file } is a folder. Add a file name.
terminal-save-failed = { $file } cannot be written: { $problem }.
terminal-loaded = The game continues from { $file }; type “log” to see what happened so far.
terminal-quit-saved = Until next time. To continue this game:
terminal-quit-unsaved = Until next time. This game was not saved. Type “save” before “quit” to save a game; to continue a saved game:
terminal-input-ended = The input has ended, so the game stops here. It was not saved.
terminal-help = Choose an option by its number or by the move in brackets: “1” or “{ $move }”. Enter alone shows the table again.

## Sentences of lessons

terminal-lesson = Lesson { $number }: { $title }
terminal-lesson-board = Lesson { $number }: { $title } (board { $board } of { $boards })
terminal-lesson-task = Your task: { $task }
terminal-lesson-coach = { $step }/{ $steps } { $coach }
terminal-lesson-read = Enter goes on
terminal-lesson-solved = Done. Enter goes on
terminal-lesson-aside = Enter takes it back, “on” goes on anyway
terminal-lesson-lost = Enter takes it back
terminal-lesson-not-now = That is not possible at this point of the lesson.
terminal-lesson-finished = Lesson { $number } is finished. The rules behind it: { $rules }.
terminal-lesson-course = That was the whole course. Your first game: mastaba play { $game } --bots easy
terminal-lesson-left = Until next time. To take this lesson again: mastaba learn { $game } { $number }
terminal-lesson-ended = The input has ended, so the lesson stops here.
terminal-bot-failed = { $player } failed, and a bot of level normal plays on in its seat. “mastaba sim” says what went wrong.
terminal-coach = Coach: { $line }

## Sentences of puzzles

terminal-puzzle = Puzzle { $id }, rated { $rating }
terminal-puzzle-solved = Solved.
terminal-puzzle-near = Good: { $value }. There is a { $best }.
terminal-puzzle-missed = That is { $value }; there is more to be had.
terminal-puzzle-goal-missed = Not this way.
terminal-puzzle-shown = The best plan: { $moves }.
terminal-puzzle-plan = { $value }: { $moves }
terminal-puzzle-themes = Theme: { $themes }. The rules behind it: { $rules }.
terminal-puzzle-again = Enter begins again, “show” shows the best plan
terminal-puzzle-next = Enter goes to the next puzzle
terminal-puzzle-not-now = That is not possible at this point of the puzzle.
terminal-puzzle-none-left = These were all the puzzles.
terminal-puzzle-left = Until next time. To try this puzzle again: mastaba puzzle { $id }
terminal-puzzle-ended = The input has ended, so the puzzle stops here.
