# What a chat shows of a link.
preview-table = A table of { $game }
preview-replay = A game of { $game } to watch again
preview-puzzles = A puzzle of { $game }
