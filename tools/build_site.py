"""Builds the documentation site with zensical, in English and in French, into site/ or the folder that is named.

The French site lies in the folder fr of the English one. Nothing in either asks another host for anything."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mastaba.texts import tile
from tools import site_pages

LANGUAGES = ("en", "fr")
ABOUT = {
    "en": "Board games about the builders of the ancient world, with rules that explain themselves.",
    "fr": "Des jeux de société sur les bâtisseurs de l’Antiquité, avec des règles qui s’expliquent.",
}
GAME_PAGES = ("rules/", "rulings/")
GAME_PAGES_SAID = {"en": {"rules": "rules", "rulings": "rulings"}, "fr": {"rules": "règles", "rulings": "décisions"}}
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def menu(language: str) -> list[dict[str, Any]]:
    """The map of the docs as a menu: its headings, and under each the pages it links to first there. A game's rules
    that the map does not name come under the first heading, which is for players."""
    pages = site_pages.sources(language)
    folder = "docs" if language == "en" else f"docs/{language}"
    text = (site_pages.ROOT / folder / "index.md").read_text("utf-8")
    title, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    found: list[dict[str, Any]] = [{title.partition("\n")[0].removeprefix("# "): "index.md"}]
    listed = {"index.md"}
    for section in sections:
        heading, _, body = section.partition("\n")
        entries = []
        for name, target in site_pages.LINK.findall(body):
            page = pages.get(repository_path(folder, target))
            if page is not None and page not in listed:
                listed.add(page)
                entries.append({plain(name): page})
        found.append({heading.strip(): entries})
    players = next(iter(found[1].values()))
    for page in sorted({page for page in pages.values() if page.startswith(GAME_PAGES)} - listed):
        listed.add(page)
        part, _, file = page.partition("/")
        name = tile(file.removesuffix(".md"), language)["name"]
        players.append({f"{name} ({GAME_PAGES_SAID[language][part]})": page})
    missing = {*pages.values()} - listed
    assert not missing, f"not on the map of {folder}/index.md: {', '.join(sorted(missing))}"
    return found


def repository_path(folder: str, target: str) -> str:
    path = (site_pages.ROOT / folder / target.partition("#")[0]).resolve()
    return path.relative_to(site_pages.ROOT).as_posix() if path.is_relative_to(site_pages.ROOT) else ""


def plain(text: str) -> str:
    short = text.replace("`", "").replace("*", "")
    return short[:1].upper() + short[1:]


def settings(language: str, site: Path) -> str:
    """What zensical asks; JSON is close enough to TOML for every value of it but tables."""
    palettes = (("light", "default", "weather-night"), ("dark", "slate", "weather-sunny"))
    roots = {"en": "./", "fr": "./fr/"} if language == "en" else {"en": "../", "fr": "./"}
    lines = [
        "[project]",
        f"site_name = {quoted('Mastaba')}",
        f"site_description = {quoted(ABOUT[language])}",
        f"docs_dir = {quoted('pages')}",
        f"site_dir = {quoted(str(site))}",
        f"extra_css = {quoted(['site.css'])}",
        f"nav = {menu_text(menu(language))}",
        "[project.theme]",
        f"language = {quoted(language)}",
        "font = false",  # the default would ask another host
        'logo = "icon.svg"',
        'favicon = "icon.svg"',
        f"features = {quoted(['navigation.top', 'navigation.sections', 'content.code.copy', 'toc.follow'])}",
        "[project.extra]",
        "generator = false",
    ]
    for wanted, scheme, icon in palettes:
        lines += ["[[project.theme.palette]]", f'media = "(prefers-color-scheme: {wanted})"', f'scheme = "{scheme}"']
        lines += ['primary = "custom"', 'accent = "custom"']
        lines += [f'toggle.icon = "material/{icon}"', 'toggle.name = "☾ ☀"']
    for each, name in (("en", "English"), ("fr", "Français")):
        lines += [
            "[[project.extra.alternate]]",
            f"name = {quoted(name)}",
            f'link = "{roots[each]}"',
            f'lang = "{each}"',
        ]
    for extension in ("attr_list", "tables", "pymdownx.highlight", "pymdownx.superfences"):
        lines.append(f"[project.markdown_extensions.{extension}]")
    lines += ["[project.markdown_extensions.toc]", "permalink = true"]
    if language == "en":
        lines += reference_settings()
    return "\n".join([*lines, ""])


def reference_settings() -> list[str]:
    """How docs/reference.md is made from the docstrings: signatures with types, members in the order of the code."""
    return [
        "[project.plugins.mkdocstrings.handlers.python]",
        f"paths = {quoted([str(site_pages.ROOT / 'src')])}",
        "[project.plugins.mkdocstrings.handlers.python.options]",
        "show_source = false",
        "show_root_heading = true",
        "show_root_full_path = true",
        "heading_level = 3",
        'members_order = "source"',
        "separate_signature = true",
        "show_signature_annotations = true",
        'filters = ["!^_"]',
    ]


def quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def menu_text(entries: list[dict[str, Any]]) -> str:
    parts = []
    for entry in entries:
        for title, target in entry.items():
            inner = menu_text(target) if isinstance(target, list) else quoted(target)
            parts.append(f"{{ {quoted(title)} = {inner} }}")
    return f"[{', '.join(parts)}]"


def build(site: Path) -> str:
    """Builds both languages; what zensical complained about, which is nothing if all is well."""
    shutil.rmtree(site, ignore_errors=True)
    complaints = []
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as work:
            folder = Path(work)
            site_pages.gather(language, folder / "pages")
            made = folder / "made"
            (folder / "zensical.toml").write_text(settings(language, made), "utf-8")
            command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            said = COLOUR.sub("", done.stdout + done.stderr)
            if done.returncode != 0 or "Warning" in said or "Error" in said:
                complaints.append(f"{language}: {said}")
            else:
                shutil.copytree(made, site if language == "en" else site / language, dirs_exist_ok=True)
    return "\n".join(complaints)


def main() -> int:
    site = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else site_pages.ROOT / "site"
    complaints = build(site)
    print(complaints or f"built {site}")
    return 1 if complaints else 0


if __name__ == "__main__":
    raise SystemExit(main())
