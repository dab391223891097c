"""What the program says: sentences from the catalogues and paragraphs from the rulebooks, in English and French.

The engine speaks in keys and facts. A fact that is a code is said by its name: `nation` A is looked up as
`name-nation-A`, and a catalogue selects by the code itself as `nation_code`. Several codes are said one by one: `cards`
"S W" by `name-card-S` and `name-card-W`; with a `name-card-several` what repeats is counted. A fact that is hidden
from the reader is "hidden". `seat` also gives `player`, `target` is said by the name at that seat, in French each name
also with "de" (`player_de`), and the numbers of the edition are facts of every sentence: `end.win` is `end_win`, and
the second of `costs.TE` is `costs_TE_2`.

A rulebook prints the values of the default edition and names them in remarks, as `20<!--start.gold-->` gold or
`2<!--costs.TE.1-->`; the reader is shown those of the edition that is played. A paragraph or an item of a list
that begins with `<!--if market=swap-->` (or an edition, or an option that is on) is marked where another is played."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from mastaba.games import package_of
from mastaba.kernel.agenda import Facts, IllegalMove
from mastaba.kernel.editions import Cell, Edition
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move

if TYPE_CHECKING:  # it takes longer to load than all of mastaba
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
HIDDEN = "hidden"
STAR = "*"  # behind a value that is only reconstructed
CONDITION = re.compile(r"<!--if [\w=-]+-->")
VALUE = re.compile(r"(\w+)<!--([\w.]+)-->")
TILE = re.compile(r"^game-(name|promise|time) = (.+)$", re.MULTILINE)
HEADING = re.compile(r"### (?P<id>[A-Z]+-[0-9.]+) (?P<title>.+)")


class Paragraph(NamedTuple):
    """A paragraph of a rulebook, its body as Markdown."""

    id: str
    title: str
    body: str


class Refusal(NamedTuple):
    """Why a move is not possible, and the paragraph that says so."""

    sentence: str
    paragraph: Paragraph


class Texts:
    """One game in one language, for players of these names."""

    def __init__(
        self, game: Game, lang: str, players: Sequence[str] | None = None, edition: Edition | None = None
    ) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f"there are no texts in {lang!r:.60}; choose from {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self.missing: list[str] = []  # what was asked for in vain; the key was said instead
        self.edition = edition or game.editions[game.default_edition]
        self.numbers = numbers_of(self.edition)
        self.players = [self.say("player-name", {"number": k + 1}) for k in range(max(game.seats))]
        if players is not None:
            self.players = list(players)

    @cached_property
    def bundle(self) -> FluentBundle:
        return bundle_of(self.game.name, self.lang, self.more())

    def more(self) -> str:
        """A catalogue beside the game's own; here none."""
        return ""

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        """The rulebook, in its order."""
        return self.book_with(lambda name: "")

    @cached_property
    def starred(self) -> dict[str, Paragraph]:
        """The same, with a star behind every value that is only reconstructed."""
        return self.book_with(lambda name: STAR if self.is_reconstructed(name) else "")

    def book_with(self, mark: Callable[[str], str]) -> dict[str, Paragraph]:
        def said(found: re.Match[str]) -> str:
            return (self.value(found[2]) or found[1]) + mark(found[2])

        text = VALUE.sub(said, CONDITION.sub("", rulebook(self.game.name, self.lang)))
        return {paragraph.id: paragraph for paragraph in read_paragraphs(text)}

    # ---------------------------------------------------------------------- what the engine can produce
    def prompt(self, decision: Decision) -> str:
        """The prompt, in words for the player who decides."""
        return self.say(f"prompt-{decision.prompt.key}", decision.prompt.facts)

    def waiting(self, decision: Decision) -> str:
        """What is asked, said to the others."""
        return self.say(f"prompt-{decision.prompt.key}.waiting", decision.prompt.facts)

    def event(self, name: str, facts: Facts) -> str:
        """What happened, with the facts that the reader may see."""
        return self.say(f"event-{name}", {"count": 1, **facts})

    def reason(self, refusal: IllegalMove) -> Refusal:
        return Refusal(self.say(f"reason-{refusal.reason}", refusal.facts), self.paragraph(refusal.rule))

    def move(self, move: Move) -> str:
        return self.say(move_key(move), move.facts)

    def ending(self, ending: str) -> str:
        return self.say(f"ending-{ending}")

    def name(self, kind: str, value: str) -> str:
        """The name behind a code; what is no code is its own name."""
        key = f"name-{kind}-{value}"
        return self.say(key) if self.has(key) else value

    def names(self, kind: str, value: str) -> str:
        """The name behind a code, or the names behind several if all of them have one."""
        for key in (kind, kind.removesuffix("s")):
            words = value.split()
            if words and all(self.has(f"name-{key}-{word}") for word in words):
                in_order = not self.has(f"name-{key}-several")  # Babel's columns: what comes when matters there
                return ", ".join([self.name(key, word) for word in words] if in_order else self.counted(key, words))
        return value

    def counted(self, kind: str, codes: Sequence[str]) -> list[str]:
        """The names behind codes, each once: 2 artisans, as `name-card-several` says it, or else 2 × artisan."""
        return [self.several(kind, code, codes.count(code)) for code in dict.fromkeys(codes)]

    def several(self, kind: str, code: str, count: int) -> str:
        key, name = f"name-{kind}-several", self.name(kind, code)
        if count == 1:
            return name
        return self.say(key, {"code": code, "count": count, "name": name}) if self.has(key) else f"{count} × {name}"

    def value(self, name: str) -> str:
        """A value of the edition as it is said, `provinces.ABU.bank` by `name-bank-W`; "" if it has none such."""
        table, _, last = name.rpartition(".")
        if name in self.edition.values:
            return self.said(last, self.edition.values[name].value)
        row = self.edition.values[table].value if table in self.edition.values else []
        if not isinstance(row, list) or not last.isdigit() or not 1 <= int(last) <= len(row):
            return ""
        return self.said(table.rpartition(".")[2], row[int(last) - 1])

    def is_reconstructed(self, name: str) -> bool:
        """Whether no source gives this value, or the list of which it is a part."""
        values = self.edition.values
        found = values.get(name) or values.get(name.rpartition(".")[0])
        return found is not None and found.kind == "reconstruction"

    def said(self, kind: str, value: Cell) -> str:
        if isinstance(value, bool):
            return self.name(kind, "true" if value else "false")
        if isinstance(value, list):
            return ", ".join([self.said(kind, one) for one in value])
        return self.names(kind, value) if isinstance(value, str) else str(value)

    def paragraph(self, paragraph_id: str) -> Paragraph:
        return self.paragraphs.get(paragraph_id, Paragraph(paragraph_id, "", ""))

    # ---------------------------------------------------------------------- how it is said
    def has(self, key: str) -> bool:
        entry, _, attribute = key.partition(".")
        if not self.bundle.has_message(entry):
            return False
        message = self.bundle.get_message(entry)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The sentence of a key, or of its attribute as in `move-go.item`; the key itself if there is none."""
        if not self.has(key):
            self.missing.append(key)
            return key
        entry, _, attribute = key.partition(".")
        message = self.bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # has() looked
        said, problems = self.bundle.format_pattern(pattern, self.spoken(facts or {}))
        self.missing.extend(f"{key}: {problem}" for problem in problems)
        return str(said)

    def spoken(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The facts as the catalogues know them."""
        found: dict[str, object] = dict(self.numbers)
        for name, value in facts.items():
            if value is None or isinstance(value, str):
                code = HIDDEN if value is None else value
                found[f"{name}_code"] = code
                found[name] = self.names(name, code)
            else:
                found[name] = value
        seat = facts.get("seat")
        if isinstance(seat, int) and 1 <= seat <= len(self.players):
            found.setdefault("player", self.players[seat - 1])
        target = facts.get("target")
        if isinstance(target, int) and 1 <= target <= len(self.players):
            found["target"] = self.players[target - 1]
        if self.lang == "fr":
            found |= {f"{name}_de": with_de(value) for name, value in found.items() if isinstance(value, str)}
        return found


def with_de(name: str) -> str:
    """What is of somebody or something, in French: "de Thot", but "d’Enki"."""
    plain = unicodedata.normalize("NFD", name[:1]).lower()
    return f"d’{name}" if plain[:1] in tuple("aeiouyh") else f"de {name}"


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput(f"--lang is {' or '.join(LANGUAGES)}, not {wanted!r:.60}")
        return wanted
    setting = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = re.split("[_.@]", setting)[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def move_key(move: Move) -> str:
    """A key may hold no exclamation mark: the ability A! is `move-A-ability`."""
    return f"move-{move.kind.replace('!', '-ability')}"


def numbers_of(edition: Edition) -> dict[str, int]:
    """The numbers of an edition as sentences quote them: `end.win` is `end_win`, of a list `costs_TE_2`."""
    found: dict[str, int] = {}
    for name, sourced in edition.values.items():
        key = name.replace(".", "_")
        if type(sourced.value) is int:
            found[key] = sourced.value
        elif isinstance(sourced.value, list):
            found |= {f"{key}_{k}": one for k, one in enumerate(sourced.value, 1) if isinstance(one, int)}
    return found


@cache
def bundle_of(game: str, lang: str, more: str = "") -> FluentBundle:
    """The game's own texts and more of them, those that all games share, and those of the terminal, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(game, lang)))
    bundle.add_resource(FluentResource(more))
    shared = files("mastaba").joinpath("texts")
    for part in (shared, shared.joinpath("terminal")):
        bundle.add_resource(FluentResource(part.joinpath(f"{lang}.ftl").read_text("utf-8")))
    return bundle


def catalogue(game: str, lang: str) -> str:
    """All that a game says, its tile in the lobby included."""
    return file_of(game, "texts", f"tile.{lang}.ftl") + file_of(game, "texts", f"{lang}.ftl")


@cache
def tile(game: str, lang: str) -> dict[str, str]:
    """What a lobby shows: plain words, so that nothing but this little file is read for it."""
    found = dict(TILE.findall(file_of(game, "texts", f"tile.{lang}.ftl")))
    return {
        "name": found.get("name", game.replace("-", " ").capitalize()),
        "promise": found.get("promise", ""),
        "time": found.get("time", ""),
    }


def rulebook(game: str, lang: str) -> str:
    return file_of(game, "rulebook", f"{lang}.md")


def table_help(game: str, lang: str) -> str:
    """How the game works at a table of ours: what belongs to the program and not to the rules."""
    return file_of(game, "rulebook", f"table.{lang}.md")


def player_aid(game: str, lang: str) -> str:
    """The game on one page, for whoever has read the rules once."""
    return file_of(game, "rulebook", f"aid.{lang}.md")


def file_of(game: str, *path: str) -> str:
    """A text of the game's folder; a game in the making can be played before it has any."""
    try:
        return files(package_of(game)).joinpath(*path).read_text("utf-8")
    except (BadInput, FileNotFoundError, NotADirectoryError, TypeError):  # TypeError: one file and no package
        return ""


def read_paragraphs(text: str) -> list[Paragraph]:
    """The paragraphs under headings of the form `### BA-1.1 Title`."""
    found: list[Paragraph] = []
    for part in re.split(r"^(?=##)", text, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        named = HEADING.fullmatch(heading.strip())
        if named is not None:
            found.append(Paragraph(named["id"], named["title"], body.strip()))
    return found
