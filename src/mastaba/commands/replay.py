"""`mastaba replay`: replays a written game, checks every line, and shows how it went."""

from __future__ import annotations

import argparse
import json

import mastaba
from mastaba import BadInput, IllegalMove, Move
from mastaba.commands.choices import read_bytes, read_data
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.notation import write_actor
from mastaba.kernel.record import Record
from mastaba.kernel.transcript import Line, Transcript
from mastaba.terminal.output import json_text, printable, table

HELP = "replay a saved game and check every line of it"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.mst", help="a transcript")
    parser.add_argument("--legal", action="store_true", help="print every legal move before each line, as JSON lines")
    parser.add_argument("--data", metavar="FILE", help="the corrected values the game was played with, as TOML")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    text = transcript_file.decode(read_bytes(args.file, transcript_file.MAX_BYTES), args.file)
    transcript = transcript_file.read(text, args.file)
    record = begin(transcript, args.data)
    for line, move in records.moves(record.game, transcript):
        if args.legal:
            print_legal(record, line)
        play(record, transcript, line, move)
    records.finish(record, transcript)
    if not args.legal:
        print(json_text(document(transcript, record)) if args.json else "\n".join(in_words(transcript, record)))
    return 0


def begin(transcript: Transcript, data: str | None) -> Record:
    try:
        game = mastaba.load(transcript.headers["Game"])
    except BadInput as error:
        raise BadInput(f"{transcript.at_header('Game')}: {error}") from None
    return records.begin(game, transcript, read_data(data))


def play(record: Record, transcript: Transcript, line: Line, move: Move) -> None:
    """Plays one line; an illegal one is refused with its rule, in words."""
    try:
        record.play(line.seat, move)
    except IllegalMove as refusal:
        from mastaba.texts import Texts

        said = Texts(record.game, "en", edition=record.setup.data).reason(refusal).sentence
        where, who = transcript.at(line.number), write_actor(line.seat)
        raise BadInput(f"{where}: {who} {move} is not possible by {refusal.rule}: {said}") from None


def print_legal(record: Record, line: Line) -> None:
    """Everything the line's actor may do now, in the order of the vocabulary; nothing if nothing is asked of them."""
    for decision in record.game.decisions(record.state):
        if decision.seat == line.seat:
            order = sorted(range(len(decision.options)), key=lambda k: decision.options[k].id)
            found: dict[str, object] = {"line": line.number, "actor": write_actor(line.seat)}
            found["options"] = [str(decision.options[k]) for k in order]
            if decision.weights is not None:
                found["weights"] = [decision.weights[k] for k in order]
            print(json.dumps(found))


def document(transcript: Transcript, record: Record) -> dict[str, object]:
    game, state, setup = record.game, record.state, record.setup
    over = state.now is None
    return {
        "file": transcript.name,
        "headers": transcript.headers,
        "game": setup.game,
        "edition": setup.edition,
        "rules_version": setup.rules,
        "seats": setup.seats,
        "options": dict(setup.options),
        "data": setup.data.sha256,
        "moves": len(record.log),
        "decisions": decisions(record),
        "finished": over,
        "asked": [write_actor(decision.seat) for decision in game.decisions(state)],
        "scores": list(game.scores(state)),
        "ended_by": game.ended_by(state),
        "ranking": list(game.ranking(state)) if over else None,
        "winners": [seat + 1 for seat in game.winners(state)],
    }


def in_words(transcript: Transcript, record: Record) -> list[str]:
    game, state = record.game, record.state
    headers = [[name, printable(value)] for name, value in transcript.headers.items()]
    scores = " ".join(map(str, game.scores(state)))
    if state.now is not None:
        asked = ", ".join(who(decision.seat) for decision in game.decisions(state))
        end = [f"Unfinished; the score is {scores}. To move: {asked}."]
    else:
        winners = [who(seat) for seat in game.winners(state)]
        won = f"{winners[0]} wins" if len(winners) == 1 else f"a draw between {' and '.join(winners)}"
        end = [f"Finished by {game.ended_by(state)}: {scores}, {won}."]
    moves = f"{len(record.log)} moves, {decisions(record)} of them by players; every line is legal."
    return [printable(transcript.name), "", *table(headers), "", moves, *end]


def decisions(record: Record) -> int:
    return sum(seat != CHANCE for seat, _ in record.log)


def who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat + 1}"
