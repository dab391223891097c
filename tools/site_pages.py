"""The pages of the documentation site, gathered from where they live: docs, the games' rulebooks, the root.

Nothing is written twice: a rulebook is shown as the game has it, the menu is the map in docs/index.md, and the tables
of notations and views come from the games. Links between files of the repository become links between pages."""

from __future__ import annotations

import io
import posixpath
import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import mastaba
from mastaba.games import residents
from mastaba.rulebook_pictures import LINE
from mastaba.terminal.rulebook import picture_lines
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts
from tools.view_tables import view_tables

ROOT = Path(__file__).resolve().parents[1]
AT_ROOT = {"README.md": "start.md", **{f"{n}.md": f"{n.lower()}.md" for n in ("CONTRIBUTING", "CHANGELOG", "SECURITY")}}
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^()\s]+)\)")
PARAGRAPH = re.compile(r"^### ([A-Z]{2}-\d+\.\d+[a-z]?) (.+)$", re.MULTILINE)
CITED = re.compile(r"(?<![\w\[#`-])([A-Z]{2}-\d+\.\d+[a-z]?)(?![\w\]`-])")
COLUMNS = {"en": "| kind | example | what it says | how many |", "fr": "| sorte | exemple | ce qu’il dit | combien |"}


@cache
def sources(language: str) -> dict[str, str]:
    """Where each page of the site in this language comes from: repository path to page."""
    folder = "docs" if language == "en" else f"docs/{language}"
    found = {f"{folder}/{page.name}": page.name for page in sorted((ROOT / folder).glob("*.md"))}
    if language == "en":
        found |= AT_ROOT
    for name in residents():
        rulebook = f"src/mastaba/games/{name.replace('-', '_')}/rulebook"
        found[f"{rulebook}/{language}.md"] = f"rules/{name}.md"
        found[f"{rulebook}/{'RULINGS' if language == 'en' else f'RULINGS.{language}'}.md"] = f"rulings/{name}.md"
    return found


def gather(language: str, folder: Path) -> None:
    """Writes all pages of one language, and the pictures they show."""
    pages = sources(language)
    for source, page in pages.items():
        text = outside_blocks((ROOT / source).read_text("utf-8"), partial(linked, source=source, language=language))
        if page.startswith(("rules/", "rulings/")):
            text = with_paragraphs(text, language, Path(page).stem, page)
            text = with_pictures(text, Texts(mastaba.load(Path(page).stem), language))
        write(folder / page, text)
    with (folder / "notation.md").open("a", encoding="utf-8") as open_page:
        open_page.write("\n" + "\n".join(notation_tables(language)))
    if language == "en":
        with (folder / "views.md").open("a", encoding="utf-8") as open_page:
            open_page.write("\n" + "\n".join(view_tables()))
    shutil.copytree(ROOT / "docs" / "pictures", folder / "docs" / "pictures")  # as the README names them
    write(folder / "site.css", (ROOT / "docs" / "site.css").read_text("utf-8"))
    shutil.copy(ROOT / "web" / "src" / "assets" / "icon.svg", folder / "icon.svg")


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def outside_blocks(text: str, change: Callable[[str], str]) -> str:
    """Everything but the code is changed."""
    parts, at = [], 0
    for block in FENCED.finditer(text):
        parts += [change(text[at : block.start()]), block[0]]
        at = block.end()
    return "".join([*parts, change(text[at:])])


# ---------------------------------------------------------------------- links
def linked(text: str, source: str, language: str) -> str:
    """Links of a file as links of its page; what is no page of the site is only named."""
    return LINK.sub(lambda found: link(found[1], found[2], source, language), text)


def link(text: str, target: str, source: str, language: str) -> str:
    if re.match(r"[a-z]+:", target) or target.startswith("#"):
        return f"[{text}]({target})"
    path, _, anchor = target.partition("#")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    anchor = f"#{anchor}" if anchor else ""
    here = sources(language)[source]
    if file in (own := sources(language)):
        return f"[{text}]({relative(own[file], here)}{anchor})"
    for other in ("en", "fr"):
        if file in (pages := sources(other)):
            return f"[{text}]({other_site(language, other, here)}{address(pages[file])}{anchor})"
    return text


def relative(page: str, here: str) -> str:
    return posixpath.relpath(page, posixpath.dirname(here) or ".")


def address(page: str) -> str:
    """Under which address the page is served."""
    plain = page.removesuffix(".md")
    return "" if plain == "index" else f"{plain}/"


def other_site(language: str, other: str, here: str) -> str:
    """From a page to the root of the site in the other language, which is a folder inside the English one."""
    up = "../" * here.count("/")
    return f"{up}{other}/" if language == "en" else f"{up}../"


# ---------------------------------------------------------------------- rules
def with_paragraphs(text: str, language: str, game: str, page: str) -> str:
    """Every paragraph of a rulebook can be linked to by its number, and is, wherever it is cited."""
    book = text if page.startswith("rules/") else book_of(language, game)
    known = {found[1] for found in PARAGRAPH.finditer(book)}
    target = "" if page.startswith("rules/") else f"../rules/{game}.md"

    def cite(found: re.Match[str]) -> str:
        return f"[{found[1]}]({target}#{found[1]})" if found[1] in known else found[1]

    lines = [line if line.startswith("#") else CITED.sub(cite, line) for line in text.splitlines()]
    return PARAGRAPH.sub(r"### \1 \2 { #\1 }", "\n".join(lines) + "\n")


def with_pictures(text: str, texts: Texts) -> str:
    """The pictures of a rulebook as the terminal draws them; the page draws them better."""
    screen = Screen(io.StringIO(), io.StringIO(), {})

    def drawn(found: re.Match[str]) -> str:
        lines = picture_lines(found["name"], screen, texts)
        return "\n".join(["```text", *lines, "```", "", f"*{found['caption']}*"])

    return LINE.sub(drawn, text)


def book_of(language: str, game: str) -> str:
    source = next(file for file, page in sources(language).items() if page == f"rules/{game}.md")
    return (ROOT / source).read_text("utf-8")


# ---------------------------------------------------------------------- made here
def notation_tables(language: str) -> Iterator[str]:
    for name in residents():
        game = mastaba.load(name)
        texts = Texts(game, language)
        kinds: dict[str, list[mastaba.Move]] = {}
        for move in game.moves:
            kinds.setdefault(move.kind, []).append(move)
        title = book_of(language, name).partition("\n")[0].removeprefix("# ")
        yield from (f"## {title}", "", COLUMNS[language], "|---|---|---|---|")
        for kind, moves in kinds.items():
            yield f"| `{kind}` | `{moves[0]}` | {texts.move(moves[0])} | {len(moves)} |"
        yield ""
