"""Problems in the language of the request: English stands in the code, French in texts/fr.ftl by the problem's code."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from msgspec import UNSET

from mastaba.server.protocol.messages import ProblemDocument

LANGUAGES = ("en", "fr")
SENTENCE = re.compile(r"^problem-([\w-]+) = (.+)$", re.MULTILINE)


def chosen_language(accepted: str) -> str:
    """The language that an Accept-Language header prefers among ours; English if it names none."""
    best, most = "en", 0.0
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        language = name.strip().partition("-")[0]
        if language in LANGUAGES and quality > most:
            best, most = language, quality
    return best


@cache
def french() -> dict[str, str]:
    """The sentences by code. They hold plain words and the two facts below, so that Fluent need not be loaded."""
    return dict(SENTENCE.findall(files(__package__).joinpath("texts", "fr.ftl").read_text("utf-8")))


def problem_document(language: str, status: int, code: str, detail: str, wait: float | None = None) -> ProblemDocument:
    return ProblemDocument(
        type=f"urn:mastaba:{code}",
        title=code,
        status=status,
        detail=detail_in(language, code, detail, wait),
        limit=UNSET if wait is None else code,
        wait=UNSET if wait is None else round(wait, 1),
    )


def detail_in(language: str, code: str, detail: str, wait: float | None) -> str:
    """The sentence; in English if there is no French one."""
    sentence = french().get(code) if language == "fr" else None
    if sentence is None:
        return detail
    return sentence.replace("{ $detail }", detail).replace("{ $wait }", str(int(wait or 0) + 1))
