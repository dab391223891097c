"""Commands from the socket and from plain HTTP: the viewer's seat, rate limits, and the answer."""

from __future__ import annotations

from typing import Any

from mastaba.kernel.agenda import SPECTATOR
from mastaba.server.context import Context
from mastaba.server.protocol.messages import Answer
from mastaba.server.protocol.odd_text import any_odd
from mastaba.server.protocol.refusals import Refused
from mastaba.server.protocol.request_bodies import CommandBody
from mastaba.server.storage.database import Unavailable, Unstorable
from mastaba.server.table.changes import is_command_id
from mastaba.server.table.documents import now_ms
from mastaba.server.table.table import Table

VERBS = (
    *("play", "undo", "pause", "lesson", "coach", "puzzle"),
    *("chat", "preset", "mute", "unmute", "block", "unblock"),
)
FIELDS = CommandBody.model_fields.keys()


def chosen_viewer(table: Table, person: str | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets: the one they name, their first one, or SPECTATOR; None if it is not theirs."""
    own = table.state.seats_of(person)
    if table.state.private is not None and not own:
        return None  # nobody looks on while somebody learns or solves
    if seat is None:
        return own[0] if own else SPECTATOR
    if seat == 0:
        return SPECTATOR
    return seat - 1 if seat - 1 in own else None


async def carry_out(table: Table, person: str | None, message: dict[str, Any]) -> Answer:
    """The one answer to a command."""
    metrics = table.context.metrics
    metrics.count("commands")
    answer = await answer_to(table, person, message)
    if not answer.accepted:
        metrics.count("refusals")
    return answer


async def answer_to(table: Table, person: str | None, message: dict[str, Any]) -> Answer:
    name = message.get("command")
    verbs = [verb for verb in VERBS if verb in message]
    flat = not any(isinstance(value, (dict, list)) for value in message.values())
    if not is_command_id(name) or len(verbs) != 1 or not message.keys() <= FIELDS or not flat:
        return refused(name if is_command_id(name) else None, Refused("bad_command"))
    if any_odd(message.values()):
        return refused(None, Refused("bad_command"))
    try:
        if verbs[0] != "play":  # legal moves are never limited, and illegal ones store nothing
            check_rate(table.context, "chat" if verbs[0] in ("chat", "preset") else "ask", person or "")
        if verbs[0] in ("play", "undo", "pause", "lesson", "puzzle"):
            return await table.command(person, message)
        if verbs[0] in ("chat", "preset"):
            await table.chat.say(person, message, now_ms())
        elif verbs[0] == "coach":
            await table.coach.first_game.carry_out(person, message["coach"])
        else:
            await table.chat.mute(person, message)
    except Refused as refusal:
        return refused(name, refusal)
    except Unavailable:
        return refused(name, Refused("unavailable"))
    except Unstorable:
        return refused(name, Refused("bad_command"))
    return Answer(command=name, accepted=True)


def check_rate(context: Context, action: str, who: str) -> None:
    wait = context.limits.wait(action, who)
    if wait:
        context.metrics.count("rate_limited")
        raise Refused("too_often", facts={"wait": round(wait, 1)})


def refused(name: str | None, refusal: Refused) -> Answer:
    return Answer(command=name, accepted=False, refusal=refusal.document())
