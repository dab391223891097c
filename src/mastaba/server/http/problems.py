"""Problems in the language of the request: English stands in the code, French in texts/fr.ftl by the problem's code."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import UNSET

from mastaba.server.protocol.messages import ProblemDocument

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")


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
def french() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of the server's start, and is seldom needed

    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(files(__package__).joinpath("texts", "fr.ftl").read_text("utf-8")))
    return bundle


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
    key = f"problem-{code}"
    if language != "fr" or not french().has_message(key):
        return detail
    pattern = french().get_message(key).value
    assert pattern is not None
    said, _ = french().format_pattern(pattern, {"detail": detail, "wait": int(wait or 0) + 1})
    return str(said)
