# What the first picture of the page says: it comes with the script, in both languages.

guest = Guest
level-random = random
level-greedy = greedy
level-easy = easy
level-normal = normal
level-strong = strong
level-master = master
language = Language
theme-to-dark = Dark theme
theme-to-light = Light theme
settings = Settings
error-title = Something went wrong
error-text = The page ran into an error. Your game is safe on the server.
error-reload = Reload the page
problem-offline = The server does not answer. Try again in a moment.
problem-rate = Too many requests: try again in { $wait } s.
problem-other = That did not work: { $detail }
not-found-title = Nothing here
not-found-text = There is no page at this address.
to-lobby = To the lobby
tab-play = Play
tab-tables = Tables
tab-rules = Rules
tab-bots = Bots
tab-replays = Replays
tab-account = Account
tab-people = Player
playing-as = Playing as
hero-title = { $games ->
        [1] A game of ancient builders
        [2] Two games of ancient builders
        [3] Three games of ancient builders
        [4] Four games of ancient builders
        [5] Five games of ancient builders
        [6] Six games of ancient builders
       *[other] { $games } games of ancient builders
    }
hero-text = Play against bots right away, or send your friends a link. No account, no adverts, on your own server.
quick-start = Quick start
quick-set-up = { $game } · { $seats } players · { $bots ->
        [0] on this device
        [1] 1 bot, { $level }
       *[other] { $bots } bots, { $level }
    }
play-now = Play now
play-now-game = Play { $game } now
invite = Invite
invite-game = Invite to { $game }
set-up = Set up
set-up-game = Set up { $game }
coming = Coming soon
game-players = { $most ->
        [1] for 1 player
       *[other] { $seats } players
    }
bots-easy = { $bots ->
        [1] 1 easy bot
       *[other] { $bots } easy bots
    }
bots-normal = { $bots ->
        [1] 1 normal bot
       *[other] { $bots } normal bots
    }
foot-free = Free software
foot-own = Runs on your server
foot-games = { $games ->
        [1] { $games } game · 2 languages
       *[other] { $games } games · 2 languages
    }
foot-access = Keyboard and screen-reader friendly
tab-learn = Learn
learn-here = New here? Learn it in ten minutes
tab-puzzles = Puzzles
name-proposals = Ahmose, Bek, Djoser, Hori, Imhotep, Kawit, Meret, Neferu, Senmut, Tiy
hero-text-static = Play against bots right away, or with others around this device. No account, no adverts, no server.
foot-own-static = Runs on this device, also offline
error-text-static = The page ran into an error. Your game is safe on this device.
