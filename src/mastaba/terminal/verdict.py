"""Who won, how and by what, said to whoever reads. The page says it the same way, result-sentence.ts."""

from __future__ import annotations

from mastaba.kernel.agenda import Facts, State
from mastaba.kernel.game import Game
from mastaba.texts import Texts


def verdict(game: Game, state: State, texts: Texts, reader: int) -> list[str]:
    """Those who lost are compared with the winner; a winner, and whoever looks on, hears of the next best."""
    winners, ending = game.winners(state), str(game.ended_by(state))
    facts: Facts = {"score": game.scores(state)[winners[0]]}
    if len(winners) > 1:
        among = reader in winners
        facts["reader"] = "winner" if among else "none"
        facts["players"] = ", ".join([texts.players[seat] for seat in winners if not (among and seat == reader)])
        drawn = len(winners) == state.setup.seats
        return said(texts, ending, "shared", facts, "result-draw" if drawn else "result-shared")
    places, winner = game.ranking(state), winners[0]
    next_best = min((seat for seat in range(len(places)) if seat != winner), key=lambda seat: places[seat])
    rival = reader if reader >= 0 and reader != winner else next_best
    lead = game.lead(state, winner, rival)
    facts["reader"] = "winner" if reader == winner else "rival" if reader == rival else "none"
    facts |= {"winner": texts.players[winner], "rival": texts.players[rival], "value": lead.value, "other": lead.other}
    return said(texts, ending, lead.by, facts, "result-lead" if lead.by == "points" else "result-winner")


def said(texts: Texts, ending: str, by: str, facts: Facts, otherwise: str) -> list[str]:
    """A game says best how it is won. What does not tell how it ended is told after that."""
    key = f"won-{ending}-{by}"
    if texts.has(key):
        return [texts.say(key, facts)]
    key = f"won-{by}"
    return [texts.ending(ending), texts.say(key if texts.has(key) else otherwise, facts)]
