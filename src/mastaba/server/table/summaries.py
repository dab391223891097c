"""What lists show of a table, stored beside its log; names are looked up when it is shown."""

from __future__ import annotations

from pydantic_core import to_json

from mastaba.server.table.state import TableState


def summary(state: TableState) -> str:
    if state.summary_text is None:
        settings = state.settings
        chosen = {name: settings[name] for name in ("game", "edition", "options", "name", "listed", "clock")}
        # the last says whether it goes on from an earlier game
        more = {"created": state.created, "rules": state.game.rules_version, "given": bool(settings.get("given"))}
        state.summary_text = to_json({**chosen, **more}).decode()[:-1]
    changing = {
        "status": state.status,
        "seats": [[seat.person, seat.played_by_bot, seat.owner] for seat in state.seats],
        "asked": [seat + 1 for seat in state.asked()],
        "result": state.result(),
        "told": state.updates.counts,
        "remaining": [seat.remaining for seat in state.seats],
    }
    return f"{state.summary_text},{to_json(changing).decode()[1:]}"
