# What the page itself says. Sentences of a game are in the game's own catalogue.

## Everywhere

close = Close
cancel = Cancel
ok = OK
save = Save
copy = Copy
copied = Copied
labelled = { $label }: { $text }
loading = One moment…
you = you
bot = bot
bot-of = bot of { $player }
bot-name-1 = Gilgamesh
bot-name-2 = Enki
bot-name-3 = Thoth
bot-name-4 = Sekhmet
bot-name-5 = Inanna
temperament-builder = builder
temperament-gambler = gambler
temperament-trader = trader
bot-name-builder-1 = Gilgamesh
bot-name-builder-2 = Imhotep
bot-name-builder-3 = Gudea
bot-name-builder-4 = Hemiunu
bot-name-builder-5 = Senenmut
bot-name-gambler-1 = Setne
bot-name-gambler-2 = Inanna
bot-name-gambler-3 = Thoth
bot-name-gambler-4 = Sekhmet
bot-name-gambler-5 = Khonsu
bot-name-trader-1 = Ea-nasir
bot-name-trader-2 = Enki
bot-name-trader-3 = Harkhuf
bot-name-trader-4 = Sinuhe
bot-name-trader-5 = Kubaba
open-seat = open seat
skip-to-content = Skip to the content
theme = Theme
menu = Menu
rules = Rules

## Lobby

game = Game
my-games = My games
my-games-none = No games yet. “Play now” starts a game against a bot.
open-tables = Open tables
open-tables-none = No table is waiting for players.
new-table = New table
list-won = You won
list-shared = You shared the victory
list-lost = { $count ->
        [one] { $players } won
       *[other] { $players } shared the victory
    }
list-drawn = Draw
my-trials = { $count ->
        [one] 1 game tried again from a move
       *[other] { $count } games tried again from a move
    }
continue = Continue
join = Join
watch = Watch
see-result = See the result
your-turn = Your turn
status-open = waiting for players
status-playing = in play
status-over = finished
status-aborted = aborted
moves-since = { $count ->
    [one] { $count } move since you looked
   *[other] { $count } moves since you looked
  }
waiting-for = Waiting for { $players }
seats-free = { $seats ->
        [1] 1 seat free
       *[other] { $seats } seats free
    }
foot-compiling = The rules are being compiled: bots will think further ahead in a few minutes
foot-failed = The rules could not be compiled, so bots think less (run “mastaba doctor” to see why)
foot-pure = The rules are not compiled, so bots think less
licences = Licences
bots-text = Every game has bots that need no network and no account. They never see more than you would in their seat.
bot-about-random = Plays any legal move. Good for learning what is possible.
bot-about-greedy = Takes what looks best right now. A quick first opponent.
bot-about-easy = Looks ahead a little and makes mistakes now and then. Kind to beginners.
bot-about-normal = Looks ahead and evaluates positions. The usual opponent.
bot-about-strong = Looks ahead much longer. Takes its time.
bot-about-master = Thinks up to four seconds a turn, and further ahead than all others.
level-strength = wins { $wins } of 10 games { $seats ->
        [2] against { $level }
       *[other] against { $others } { $level } bots
    }
level-strength-alike = plays about as well as { $level }
level-strength-part = measured with bots that think 1/{ $part } as much as at the table.
level-strength-of = { $level }: { $strength }
level-strength-always = wins nearly always { $seats ->
        [2] against { $level }
       *[other] against { $others } { $level } bots
    }
bot-about-own = A program chosen by whoever runs this server.
own-bots = My own bots
own-bots-text = Your own program can play at any table with a token. Others see it as your bot.
own-bots-name = Name of the bot
own-bots-make = Create a bot
own-bots-none = You have no bots yet.
own-bots-token = Token for { $name }
own-bots-once = Copy the token now: it is shown only once. Anybody who has it can play as your bot.
own-bots-copied = Token copied
own-bots-since = since { $date }
own-bots-revoke = Revoke
own-bots-sure = Revoke { $name }? Its token stops working at once.
replays-text = Watch finished games move by move, from any seat or with all cards visible.
replays-none = No finished games yet.
import-title = Import a game
import-text = Turns a saved game (.mst) into a table: replay it if it is finished, or continue it.
import-choose = Choose a file
replay = Replay

## Setting up

set-up-title = Set up { $game }
edition = Edition
seats = Seats
seats-count = Number of seats
seat-number = Seat { $seat }
seat-name = Name on seat { $seat }
seat-me = You
seat-open = Open, for a friend
seat-also-me = A person on this device
seat-bot = Bot, { $level }
clock = Clock
clock-none = none
clock-live = { $minutes } min each, +{ $seconds } s
clock-move = { $seconds } s per move
clock-days = { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
variants = Variants
variants-changed = { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
listed = Show this table in the lobby
delay = Those who watch see it
delay-none = at once, without hands
delay-after = { $unit ->
        [hours] { $count ->
                [one] after an hour, with all hands
               *[other] after { $count } hours, with all hands
            }
       *[minutes] after { $count } min, with all hands
    }
delay-end = after the game
table-name = Name of the table
open-table = Open the table
start = Start
start-why-not = Every seat must be taken first: send the link, or seat a bot.

## Before the game

lobby-waiting = Waiting for players. Send them the link.
lobby-ready = All seats are taken. Start when you like.
lobby-invited = { $host } invites you: take a seat.
lobby-seated = You have a seat. { $host } starts when all seats are taken.
lobby-seated-full = All seats are taken. Waiting for { $host } to start.
lobby-full = All seats are taken. You can watch as soon as { $host } starts.
lobby-host = the host
lobby-read = Read the rules meanwhile
name-title = What is your name?
name-title-other = Who else plays on this device?
name-about = The others at the table will read it. You can change it later.
name-go = Sit down
name-change = Change my name
invite-link = Link to this table
invite-qr = The link as a QR code
sit-here = Sit here
sit-other = Seat somebody here
sit-bot = Seat a bot
bot-level = Bot level
leave-seat = Leave
kick = Remove
fair-title = Fair shuffle
fair-text = The shuffle was fixed before anybody sat down. Its digest is { $commitment }. You may add a number of your own.
fair-number = Your number
fair-add = Add it

## The table

phase = Phase
phase-now = Steps of a turn: { $steps }. Now: { $now }.
connecting = Opening the table…
lost = Connection lost. Your seat is kept; trying again in { $seconds } s.
lost-now = Connection lost. Your seat is kept; trying again…
retry-now = Retry now
gone-4401 = Your session has ended. Return to the lobby to continue.
gone-4403 = This seat belongs to somebody else.
gone-4404 = There is no such table.
gone-4409 = This session was ended on another device.
thinking = thinking
your-move = Your turn.
waiting-many = Waiting for { $players }.
waiting-chance = Chance decides…
watching = You are watching. Hands stay hidden until the end.
watching-later = You see this { $unit ->
        [hours] { $count ->
                [one] an hour
               *[other] { $count } hours
            }
       *[minutes] { $count } min
    } later, with all hands open.
watching-end = This game is shown after its end.
aborted = This game was aborted.
sealed = Your choice is sealed.
sealed-change = Change it
clock-low = Less than 20 seconds left.
paused = The game is paused.
past = You are looking at an earlier moment.
past-your-turn = You are looking at an earlier moment. It is your turn now.
past-look = Look at this moment
past-back = Back
past-forward = Forward
past-now = Back to now
resume = Resume
offline = offline
offline-kept = offline, { $time } to return
away-until = away until { $day }
you-away-until = you are away until { $day }
away-for-days = away for some days
left-days = { $days } d
left-hours = { $hours } h
hours-there = { $time } there
hours-usual = { $time } there, usually plays { $first }–{ $last }
news-joined = { $player } sits down.
news-left = { $player } has left the table.
news-offline = { $player } has gone offline.
substitute = a bot plays ({ $level })
give-up = Finish anyway?
undo = Undo
undo-back = Take back
undo-what = Takes back: { $what }.
undo-nothing = You have made no move yet that could be taken back.
undo-back-moved = { $player } has moved since: that goes too. Press once more to go back.
undo-back-revealed = Something was drawn or revealed since: that goes too. Press once more to go back.
undo-ask-moved = { $player } has moved since, so the others must agree. Press once more to ask them.
undo-ask-revealed = Something was drawn or revealed since, so the others must agree. Press once more to ask them.
undo-ask = Ask to take back
undo-asked = { $player } asks to take back a move.
undo-asked-moves =
    { $moves ->
        [one] { $player } asks to take back the last move. What was drawn since then is drawn again.
       *[other] { $player } asks to take back the last { $moves } moves. What was drawn since then is drawn again.
    }
undo-wait = You asked to take back a move.
agree = Agree
refuse = Refuse
pause-ask = Ask for a pause
pause-asked = { $player } asks for a pause.
pause-wait = You asked for a pause.
why-not = Not possible
rule-link = Rule { $rule }
rule-passing = Rule { $rule }: right-click to read it
rule-open = Read rule { $rule }
log = Log
log-begin = Before the first turn
recap = Since your last move
recap-marked = changed since your last move
recap-looked = { $count ->
    [0] Since you looked
    [one] Since you looked: { $count } move
   *[other] Since you looked: { $count } moves
  }
recap-marked-looked = changed since you looked
recap-more = { $count ->
    [one] { $count } more in the log
   *[other] { $count } more in the log
  }
log-latest = Latest
log-empty = Nothing has happened yet.
log-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
chat = Chat
chat-unread = { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-people = People at this table
chat-muted = hidden
chat-mute = Hide messages here
chat-unmute = Show messages
chat-report = Report this message
chat-reported = Reported. Thank you.
preset-hello = Hello!
preset-good_luck = Good luck!
preset-well_played = Well played!
preset-thanks = Thank you!
preset-sorry = Sorry!
preset-one_moment = One moment, please.
preset-back_soon = I will be right back.
preset-your_turn = It is your turn.
preset-good_game = Good game!
preset-rematch = Another one?
preset-saw = I saw that!
preset-lucky = Lucky!
preset-ouch = Ouch!
choices = Choices
hand = Hand
board = Board
table = The table
yes = yes
empty-square = empty
view-turn = Turn
view-round = Round
view-first = First player
view-active = Active player
view-hand = Hand
view-cards = Cards
view-gold = Gold
view-points = Points
view-score = Points
view-total = Total
view-deck = Draw pile
view-pile = Pile
view-discard = Discard pile
view-bid = Bid
view-stock = Stock
view-owner = Owner
score-label = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
seat-label = { $player }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }
score-hidden = hidden points
cards-in-hand = { $cards ->
        [one] card in hand
       *[other] cards in hand
    }
hand-over-title = { $player } is next
hand-over-text = { $player }, press the button when nobody else can see the screen.
hand-over-go = Show my hand
abort = Abort the game
abort-sure = Abort the game for everybody, without a result?
seat-link = Play on another device
seat-link-text = This link moves your seat to the device that opens it. Keep it to yourself.
leave-table = Let a bot play for me
leave-sure = A bot plays your turns from now on. You get the seat back when you open this table again.
leave-go = Leave: a bot plays for me
leave-not = Stay at the table
export = Export (.mst)
full-log = Hash-chained log (JSON)
table-started = The game begins.
table-undone = { $player } takes back a move.
table-rewound = The game goes back to an earlier move.
table-substituted = { $player } is away; a bot takes over.
table-replaced = The program behind { $player } failed; a bot of the server plays on.
table-returned = { $player } is back.
table-paused = The game is paused.
table-resumed = The game resumes.
table-hint = { $player } asks for a hint.
table-timeout = { $player } ran out of time.
table-aborted = The game was aborted.
table-rules = The rules were updated.
refused-stale = The table has changed in the meantime. Please choose again.
refused-cannot_undo = Nothing can be taken back: something was revealed since, or somebody else has decided.
refused-too_often = Too fast: try again in { $wait } s.
refused-unavailable = The server cannot save at the moment. Nothing was lost; try again.
refused-not_seated = You need a seat at this table to do this.
refused-not_playing = The game is not in progress.
refused-not_now = This is not possible now. Go on, take something back, or begin again.
refused-unknown_move = This game has no such move.
refused-no_request = This request is no longer open.
refused-changed_request = The request has changed in the meantime. Please read it again.
refused-reused_command = This was already sent with different contents. Please try again.
refused-bad_command = The server did not understand this. Reload the page if it happens again.
refused-other = The server did not accept this ({ $code }).

## Rules in place

rules-search = Search the rules
aid = In short
aid-link = This game on one page, to print
aid-print = Print
aid-both = Both languages
aid-full = The whole rules
aid-none = This game has no page of its own yet. The whole rules tell it.
rules-whole = Rules
rules-contents = Contents
rules-none = No paragraph contains these words.
rules-edition = Edition played here: { $edition }
rules-here = played here
rules-elsewhere = not at this table
rules-show = Show it on the table
rules-found = { $count ->
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }

## The result

points = Points
play-again = Play again
rematch-join = Go to the next game
share = Share
share-done = Link copied
card = A picture to share
card-names = With names
card-share = Share the picture
card-save = Save the picture
game-files = The game as a file
verify = Check the shuffle
verify-text = The seed, shown after the game, must have the digest that was shown before it.
verify-ok = The digest of the seed matches: the shuffle was fixed before anybody sat down.
verify-bad = The digest of the seed does not match.
try-from-here = Try it from here
try-about = A new table that continues after this move, against a bot.
replay-step = Move { $at } of { $moves }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
trial = You are trying this game again from move { $at }. It counts for nothing.
trial-suggested = The strong bot would play: { $move }.
trial-back = Back to the game
replay-eyes = Seen by
replay-open = everybody, open cards
replay-spectator = a spectator
replay-slider = Move

## Hints

hint = Hint
welcome = First game of { $game }?
welcome-name = You are { $player }: change
hint-about = What would the master bot do here, and why?
hint-thinking = The master bot is thinking about your move…
hint-marked = the hinted move
hint-numbers = In numbers
because-instead = { $when }: { $claims }.
because-numbers = { $points ->
        [one] Followed in { $worlds } imagined games: afterwards your chance of winning is about 1 point higher.
       *[other] Followed in { $worlds } imagined games: afterwards your chance of winning is about { $points } points higher.
    }
because-numbers-even = Followed in { $worlds } imagined games: afterwards your chance of winning is about the same.
hints-allowed = Hints allowed
hints-allowed-about = Everybody may ask what the master bot would do. The log tells the others.
hints-yes = Hints are allowed at this table.
hints-no = No hints at this table.

## The analysis

analysis = Analysis
analysis-about = How everybody’s chances changed, what was luck, and what the strong bot would have done.
analysis-start = Analyse the game
analysis-waiting = Waiting for other analyses…
analysis-running = Analysing: { $done } of { $of }
analysis-failed = The analysis failed.
analysis-again = Try again
chances = Chance of winning
chances-about = in %, from at least { $playouts } playouts from each point; the shaded area is the 95 % interval
chances-judged = in %, as the bots’ neural network evaluates each point; the shaded area is the 95 % interval
chances-label = Everybody’s chance of winning over { $moves } moves, with numbered key moments
chances-table = The values as a table
chances-move = After move
chances-value = { $win } ± { $error }
moments = Key moments
moments-for = change for
moments-none = No single moment changed the chances clearly.
moment-at = move { $move }
moment-change = { $player }: from { $from } to { $to }
moment-instead = The strong bot: “{ $best }” instead of “{ $played }”.
moment-watch = Watch
moment-watch-this = Watch key moment { $number }
instead = What the strong bot would have done
instead-played = Instead of “{ $played }”: “{ $best }”.
instead-worth = { $loss ->
        [one] According to its search, this wins about 1 % more often.
       *[other] According to its search, this wins about { $loss } % more often.
    }
instead-none = It found nothing clearly better than what { $player } played.
luck = Luck and skill
luck-about = what changed the chances of winning, in percentage points
luck-way = From { $start } to { $end }.
luck-good = Luck helped.
luck-bad = Luck hurt.
luck-little = Luck changed little.
luck-unclear = It is not clear whether luck helped or hurt.
part-luck = luck
part-own = own moves
part-others = others’ moves
part-together = simultaneous choices
part-unsure = too little is known
part-value = { $value } ± { $error }

## Settings

settings-motion = Animations
motion-normal = normal
motion-fast = fast
motion-off = off
theme-system = same as the system
theme-light = light
theme-dark = dark
settings-sound = Sounds
settings-letters = Single-letter shortcuts
settings-coordinates = Names of spaces on the board
settings-confirm = Ask before a move that gives something up or cannot be taken back
settings-notify = Notify me when it is my turn
settings-scale = Text size
settings-name = Your name
account-title = Account
account-text = Everything works in this browser without an account. With an account you have your games on all your devices.
account-login = Login
account-password = Password
account-make = Create an account
account-enter = Log in
account-leave = Log out
account-is = You are logged in as { $account }.
account-all = Account, statistics and notifications
account-leave-all = Log out everywhere
account-remove = Delete the account
account-remove-sure = Your name disappears from all games; their results stay. This cannot be undone.
statistics = Statistics
statistics-none = No finished games yet.
statistics-by-game = By game
statistics-by-seats = By number of players
statistics-against = Against
statistics-streak = Games finished without leaving: { $streak } in a row; the longest run was { $longest }.
statistics-public = Anybody who knows my login may see this
statistics-link = the page they see
own-ratings = My rating against the bots
own-ratings-about = From your games at this server by the usual rules in which all others were Mastaba’s own bots; lessons and puzzles do not count. A difference of 400 means winning ten times as often.
own-rating-of = { $game }, { $seats } players
own-rating = { $rating } ± { $error }, from { $games } games
own-rating-bot = { $level } { $rating }
against-bots = bots
against-people = people
against-both = people and bots
games-won = { $won } of { $played } won
played = played
won = won
players = { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
notices = When it is my turn
notices-push = Notify this browser, even when Mastaba is closed
feeds = Feeds
feeds-text = Private addresses that list the tables at which it is your turn. Keep them to yourself.
feeds-show = Show my addresses
feeds-new = Create new ones; the old ones stop working
feed-atom = Atom feed
feed-calendar = Calendar
webhook = Webhook
webhook-text = An address that gets a POST request when it is your turn; those of Discord and Matrix (Hookshot) work too. Leave it empty to turn it off.
webhook-saved = Saved.
webhook-off = Nothing is sent any more.
mail = Mail
mail-text = You get a mail when it is your turn and you are away. A code is sent to the address first. Leave it empty to turn it off.
mail-code = The code from the mail
mail-confirm = Confirm
mail-confirmed = This address is confirmed.
digest = All my games in one message a day, by mail and webhook
digest-none = none
digest-at = from { $hour }
over-days = Games over days
vacation = Away for some days
vacation-text = Until the end of that day the clocks of your games over days stand still, and nothing is sent to you. Those at your tables see until when. A move in such a game ends it. { $left ->
    [one] { $left } day of { $days } is
   *[other] { $left } days of { $days } are
  } left this year.
vacation-day = Away until
vacation-begin = I am away
vacation-change = Change the day
vacation-end = I am back
vacation-runs = You are away until { $day }
hours = My hours
hours-text = Those at your tables over days see what time it is where you are, and when you usually play.
hours-show = Show my hours at my tables
hours-zone = Time zone
hours-from = Usually from
hours-to = until
hours-any = any hour
own-note = Note to myself
own-note-text = Only you see it, at this table.
own-note-turn = Show it only when it is my turn
blocked = People I have blocked
block = Block everywhere
unblock = Unblock

## Keys

table-help = How this table works
table-help-every = At every table
keys-title = Keyboard shortcuts
keys-commit = confirm
keys-clear = clear or close
keys-undo = undo
keys-search = search the rules
keys-aid = the game in short
keys-log = log
keys-chat = chat
keys-help = this list
keys-tab = go to the next part of the table
keys-arrows = move around the board
keys-hint = hint: what the master bot would do
keys-what = explain what has the focus
keys-hand = hand
keys-seat = look at a seat (with Shift where the game uses digits)
keys-step = one step back or forward in the log

## The values of your own box

data-title = Corrected values of my box
data-about = Some values of this game could only be reconstructed. If you own the game, you can correct them here. Your corrections apply to this table only, and its transcript records their fingerprint.
data-file = Choose a file
data-template = Start from our values
data-accepted = { $count ->
        [one] { $count } value read
       *[other] { $count } values read
    }; fingerprint { $hash }…
data-refused = The game cannot be played with these values: { $detail }
data-played = { $count ->
        [one] This table plays with { $count } corrected value
       *[other] This table plays with { $count } corrected values
    } from the host’s box, fingerprint { $hash }….
data-download = Corrected values

## Editions side by side

differences = { $count ->
        [one] Where the editions differ: 1 place
       *[other] Where the editions differ: { $count } places
    }
difference-option = option: { $option }

# Where the numbers come from
values-title = Where the numbers come from
values-count = { $count ->
        [one] 1 of { $all } values is reconstructed: none of our sources gives it.
       *[other] { $count } of { $all } values are reconstructed: none of our sources gives them.
    }
values-corrected = { $count ->
    [one] 1 value is corrected from the host’s box.
   *[other] { $count } values are corrected from the host’s box.
 }
values-corrected-one = corrected
values-reconstructed-one = reconstructed: none of our sources gives this value
values-mark = Mark what is reconstructed
values-unmark = Remove the marks
values-own = Do you own the game? Correct the values here.
values-own-how = Beside each value that differs, write what your copy says. Only these values go into the file.
values-own-use = Paste this into “Corrected values of my box” when you set up a table, or save it as mybox.toml and play with: mastaba play { $game } --data mybox.toml. If you send it to us, the edition will be corrected.
values-mine = { $value }, in my box
values-printed = printed: { $value }
values-kind-rulebook = rulebook
values-kind-public = public source
values-kind-reconstruction = reconstructed
values-kind-ruling = our ruling
values-kind-corrected = corrected

# Courses and lessons
learn-title = Learn by playing
learn-lead = Nine short lessons a game, on the real board and by the real rules. Nothing is locked, and undo is free.
learn-course = Lessons on the real board, about { $minutes } minutes in all. Begin wherever you like.
learn-start = Start the course
learn-continue = Continue: lesson { $number }
learn-again = Once more
learn-lessons = Lessons
learn-short = Only the short version
learn-short-link = Short version
learn-all = All courses
learn-reached = { $done } / { $all }
learn-seconds = { $seconds } s
lesson-chip = Lesson { $number }
lesson-step = Step { $step } of { $steps }
lesson-coach = Coach
lesson-not-now = Possible, but not now
lesson-task = Your task:
lesson-done = Done.
lesson-on = Go on
lesson-anyway = Go on anyway
lesson-take-back = Take it back
lesson-show = Show me
lesson-now-you = Now you
lesson-back = Back
lesson-said = What the coach said
lesson-rules = The rules:
lesson-leave = Leave
lesson-again = Start again
lesson-course = The course
lesson-next = Next: lesson { $number }
lesson-first-game = Your first game of { $game }
lesson-end = You have finished “{ $title }”.
lesson-was-done = done
lesson-was-shown = shown
welcome-learn = Learn first
lesson-puzzles = Puzzles

## The coach of a first game
coach-quiet = Quiet
coach-speak = Let it speak
coach-quiet-now = The coach is quiet in this game.
coach-nothing = Nothing new to explain just now.
coach-moments = { $count ->
        [one] A moment to look at
       *[other] { $count } moments to look at
    }
coach-with = with coach
welcome-coach = Coach me
welcome-play = Just play
settings-coach = Coach
settings-coach-always = always, against bots
settings-coach-first = in a first game
settings-coach-never = never
keys-quiet = the coach is quiet, or speaks again
keys-lesson-next = go on
keys-lesson-back = one step back
keys-lesson-show = show me
keys-lesson-fold = fold away what the coach says
keys-lesson-leave = leave the lesson

# Puzzles
puzzles-title = Puzzles
puzzles-lead = Positions from games of bots with one clearly best plan. Every one is proved. Undo is free, and nothing is locked.
puzzles-none = This server has no puzzles yet.
puzzles-today = Today’s puzzle
puzzles-week = The last seven days
puzzles-day = { $day }’s puzzle
puzzles-solve = Solve it
puzzles-again = Once more
puzzles-mix = Mix
puzzles-mix-text = One after the other, near your rating.
puzzles-mix-all = All games
puzzles-mix-game = { $game }: mix
puzzles-by-game = By game
puzzles-by-theme = By theme
puzzles-themes-text = Themes are for practice: they are not rated.
puzzles-solved = { $solved } of { $all } solved
puzzles-all-of = All puzzles of { $game }
puzzles-number = Puzzle { $number }
puzzles-rated = rated { $rating }
puzzles-back = All puzzles
puzzles-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzles-streak-about = Days on which today’s puzzle was solved, at any try. One missed day a week is forgiven.
puzzles-rating = your rating
puzzles-rating-hide = Hide ratings
puzzles-day-solved = solved
puzzles-day-forgiven = missed, forgiven
puzzles-day-missed = not solved
puzzles-day-open = open until midnight UTC
puzzles-was-new = not tried yet
puzzles-was-tried = tried
puzzles-was-solved = solved
puzzles-was-shown = given up
puzzle = Puzzle
puzzle-of-day = { $day }’s puzzle
puzzle-hint = Hint
puzzle-hint-costs = Hint: halves what you can win
puzzle-hint-said = Hint:
puzzle-give-up = Give up
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-explain = Explanation
puzzle-solved = Solved
puzzle-solved-value = Solved: { $value }
puzzle-near = Good: { $value }. There is a { $best }.
puzzle-missed = { $value }. There is a better plan.
puzzle-missed-goal = Not this time. There is a way.
puzzle-shown = The best plan
puzzle-shown-value = The best plan: { $value }
puzzle-shown-other = Another plan: { $value }
puzzle-shown-other-goal = Another plan
puzzle-first-try = first try
puzzle-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
puzzle-rating = rating { $before } to { $after }
puzzle-plans = The best plans
puzzle-plan = Show on the board: { $moves }
puzzle-natural = what a quick look suggests
puzzle-reaches = does it
puzzle-fails = does not do it
puzzle-theme = { $themes ->
    [one] Theme:
   *[other] Themes:
}
puzzle-source = From a game of bots, after move { $move }.
puzzle-figures = { $tried ->
    [one] Solved by { $solved } of { $tried } person at the first try.
   *[other] Solved by { $solved } of { $tried } people at the first try.
}
puzzle-play-on = Play on
puzzle-play-on-title = Play on from here
puzzle-play-on-text = A game against bots from this position, with the best plan already played.
puzzle-play-on-bots = Bots:
puzzle-verdict = Verdict
puzzle-leave = Leave
puzzle-over = Your turn is over.
keys-puzzle-next = next puzzle, once this one is solved or given up
keys-puzzle-hint = hint for this puzzle
keys-puzzle-explain = explanation, once it is solved or given up
trial-puzzle = This game goes on from a puzzle. It counts in no statistics.
puzzle-share = Link to this puzzle

## Clubs

clubs = Clubs
clubs-none = A club is a private group: people who play together again and again, with tables, a history and a tally of their own.
club-new = New club
club-name = Name of the club
club-found = Found it
club-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
club-people = Members
club-you = you
club-owner = owns the club
club-remove = Remove
club-remove-sure = The link of the club ends too.
club-invite = Make a link to join
club-link = Link to join the club
club-link-none = Nobody can join now: there is no link.
club-link-there = There is a link by which people can join. A new one replaces it.
club-link-once = Whoever has this link can join. It is shown only now; you can make a new one at any time, and then this one stops working.
club-link-end = End the link
club-invited = { $count ->
    [one] You are invited to this club. It has 1 member.
   *[other] You are invited to this club. It has { $count } members.
}
club-place = Are you one of these already?
club-place-none = No, I am new
club-join = Join the club
club-rename = Rename
club-leave = Leave the club
club-leave-sure = You need a link to come back.
club-leave-last = You are the last member: the club and its history go with you. The games stay.
club-tables = Tables of the club
club-tables-none = No table is open. Open one: all members see it here.
club-tally = Tally
club-tally-none = Nothing has been played to its end yet.
club-player = Player
club-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
club-history = Last games
club-history-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
club-ladder = Ladder
club-ladder-on = Keep a ladder: a rating of everybody in each game
club-ladder-none = Nobody is rated yet: it takes a finished game with two members.
club-ladder-about = Everybody starts alike, and every game makes a rating surer: the true one lies within ± nineteen times out of twenty. Only the order among members counts, not bots or guests.
club-rating = Rating
club-export = Save everything as a file
club-import = From a file of a club

## Tournaments

tournaments = Tournaments
tournaments-none = No tournament is open. Make one: rounds, tables and standings go on by themselves.
tournament-back = To the tournament
tournament-new = New tournament
tournament-name = Name of the tournament
tournament-make = Open it for players
tournament-format = How it is played
tournament-format-swiss = Swiss system
tournament-format-swiss-about = Everybody plays every round, against somebody with as many points. Nobody meets the same opponent twice.
tournament-format-knockout = Knock-out
tournament-format-knockout-about = Whoever loses is out. A drawn game is played once more.
tournament-format-groups = Rounds of tables
tournament-format-groups-about = Everybody plays every round, each time at a table with others. Points for every opponent one beats.
tournament-size = At a table
tournament-fill = Fill up with bots
tournament-fill-to = Players in all
tournament-level = Bots
tournament-play = I play too
tournament-listed = Show in the lobby: everybody on this server may join
tournament-open = open to join
tournament-over = over
tournament-aborted = called off
tournament-round = round { $round } of { $rounds }
tournament-round-number = Round { $round }
tournament-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tournament-yours = Your game waits
tournament-standings = Standings
tournament-people = Players
tournament-nobody = Nobody has joined yet.
tournament-place = Place
tournament-points = Points
tournament-opponents = Opponents
tournament-out = has left
tournament-order = For each game, the share of opponents beaten, a tie counting half. Equal points are decided by the opponents’ points, then wins, then games against each other, then the draw.
tournament-order-knockout = Whoever came further stands higher; then points, the opponents’ points, wins and the draw.
tournament-bye = has a bye
tournament-walkover = without a game
tournament-days = over several days
tournament-club = To the club
tournament-won = { $player } wins the tournament.
tournament-go = To your table
tournament-join = Take part
tournament-start = Start the tournament
tournament-leave = Withdraw
tournament-leave-sure = You will play no further round.
tournament-abort = Call it off
tournament-abort-sure = No further round will be played.
tournament-fills = Bots fill up to { $count } players at the start.
tournament-invite = Invite players
tournament-link = Link to the tournament
tournament-csv = Standings (CSV)
tournament-json = Results (JSON)

## The big screen, and phones as hands

screen-open = Open on this screen
screen-title = Play around a big screen
screen-about = A television or laptop shows the board, and each phone is a hand. On a television, open { $address } and type:
screen-make = Show a code for the television
screen-menu = Big screen
screen-now = Just now
screen-qr = The way to a seat, as a QR code
screen-scan = Scan this to sit down
screen-type = Or open { $address } and type
screen-hand = Your hand on your phone
screen-waiting = Waiting for players
screen-lost = Connection lost: it comes back by itself
screen-undo = { $player } asks to take a move back
screen-again = Once more? Say so on your phone.
screen-full = Whole screen
screen-language = Language
tv-title = Big screen
tv-about = Type the four letters from the waiting room of the table.
tv-code = Code of the table
tv-go = Show the table
code-title = Sit down at a table
code-about = Type the four letters that the big screen shows.
code-go = To my seat
code-seat = Your seat
code-seat-number = Seat { $seat }
code-full = No seat is free at this table. If you sit there on another device, open “Play on another device” in its menu.
code-watch = Watch
hand-peek = Board
hand-back = Hand
hand-hide = Hide
evening = { $games ->
        [one] After one game
       *[other] After { $games } games
    }
rematch-other = Another game…

## Without a server: tables on this device

device = On this device
device-games = Your games
device-all = This device, statistics
device-starting = Setting up the tables on this device…
device-elsewhere-title = Open in another window
device-elsewhere = Another window of this browser has your tables. Only one can have them at a time.
device-here = Play in this window
device-old-title = This browser is too old
device-old = Mastaba runs entirely on this device and needs WebAssembly for that. A current browser has it; some turn it off in a protected mode.
device-files-title = Part of Mastaba is missing
device-files = Some of its files could not be loaded or started. Your games are safe; reload the page once you are online again.
device-damaged-title = Your games cannot be read
device-damaged = What this browser kept of them is damaged. Save the file first: perhaps somebody can repair it. Then you can start anew.
device-newer-title = Your games are from a newer version
device-newer = They were saved by a newer version of Mastaba than this one. Nothing was changed: come back with the newer version, or save the file.
device-rescue = Save the file
device-anew = Start anew
device-anew-sure = All games kept in this browser will be gone.
device-unkept = Your games will be gone with this window: save those you want to keep.
device-unkept-why = This browser does not keep your games, because its storage is full or turned off. They last until you close the window: save what you want to keep.
device-kept = Your games and your progress are kept in this browser. They leave it only if you save them.
device-persistent = The browser has promised not to clear them by itself.
device-passing = The browser may clear them when it runs out of space. Save them now and then.
device-export = Save everything
device-import = Load everything
device-import-sure = What this browser has now will be replaced.
device-import-bad = This is no file in which Mastaba saved everything.
device-import-newer = This file is from a newer version of Mastaba. Nothing was changed.
moving = Settings and lessons
moving-what = Your settings and the lessons you have taken, as one file: for another server, or for Mastaba without one. Games move one by one, as transcripts; results of puzzles stay here.
moving-export = Save as a file
moving-import = Load a file
moving-import-sure = The settings of this browser will be replaced, and the lessons added to yours.
moving-done = Your settings are as in the file, and its lessons are added to yours.
device-offline = Mastaba is on this device in full and also starts without a network.
device-online = Mastaba is not on this device in full yet: without a network it plays on in this window, but does not start again.
device-update = A newer version is ready. It takes over once you close all windows of Mastaba.
device-update-now = Use it now
device-moving = An exported game can go on elsewhere, on a server too. The file holds the whole game, hidden cards included.
