"""Why a command or a request is not carried out."""

from __future__ import annotations

from mastaba.server.protocol.game_messages import Facts
from mastaba.server.protocol.messages import Refusal


class Refused(Exception):
    """A command that is not carried out: a code for programs, and for illegal moves the rule, reason and facts."""

    def __init__(
        self, code: str, rule: str | None = None, reason: str | None = None, facts: Facts | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.reason = reason
        self.facts = facts or {}

    def document(self) -> Refusal:
        return Refusal(code=self.code, rule=self.rule, reason=self.reason, facts=self.facts)


class Problem(Exception):
    """A request that is not carried out, told as a problem document (RFC 9457)."""

    def __init__(self, status: int, code: str, detail: str, wait: float | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.wait = wait
