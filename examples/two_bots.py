"""The example of the README: two bots play a game of Babel."""

import mastaba
from mastaba.bots.levels import bot

game, dealer, draws = mastaba.load("babel"), mastaba.Dealer("my own seed"), 0
state, players = game.start(seats=2), [bot(game, "greedy", 1), bot(game, "random", 2)]
while decisions := game.decisions(state):
    decision = decisions[0]
    if decision.weights is not None:  # chance decides
        move, draws = decision.options[dealer.draw(draws, decision.weights)], draws + 1
    else:
        move = players[decision.seat].decide(game.view(state, decision.seat), decision)
    game.play(state, decision.seat, move)
print(game.scores(state), game.ranking(state), game.ended_by(state))
