"""Every value that can be corrected, once corrected, is seen on the page: in the rules, and where numbers come from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import mastaba
from mastaba.kernel.editions import Cell
from mastaba.texts import Texts
from mastaba.toml_files import write_values
from tests.corrections import EDITIONS, batches, parts_of
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table, post

# All values that the page shows inside an element, by their names; one may be quoted many times.
QUOTED = """inside => [...document.querySelectorAll(`${inside} [data-value]`)].reduce((found, one) => {
    (found[one.dataset.value] ??= []).push(one.textContent.trim());
    return found;
}, {})"""


def quoted(page: Page, inside: str) -> dict[str, set[str]]:
    return {name: set(texts) for name, texts in page.evaluate(QUOTED, inside).items()}


def wanted(texts: Texts, batch: dict[str, Cell]) -> dict[str, set[str]]:
    """What is to be read for each corrected value, or for each element of it."""
    return {part: {texts.value(part)} for name, cell in batch.items() for part in parts_of(name, cell)}


def check_rules(page: Page, texts: Texts, batch: dict[str, Cell]) -> None:
    """The numbers in the rules, and the list of all values with their sources."""
    page.wait_for_selector(".rules .corrected")
    shown, sought = quoted(page, ".rules"), wanted(texts, batch)
    assert {name: shown.get(name) for name in sought} == sought
    page.locator(".values > summary").click()
    page.wait_for_selector(".values .group")
    listed = quoted(page, ".values")
    assert {name: listed.get(name) for name in batch} == {name: {texts.value(name)} for name in batch}
    assert set(listed) == set(texts.edition.values)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_corrected_value_is_seen(visitors: Visitors, name: str, edition: str) -> None:
    game = mastaba.load(name)
    for k, batch in enumerate(batches(game, edition)):
        texts = Texts(game, "en", edition=game.setup(edition=edition, data=batch).data)
        page = visitors.visit()
        address = open_table(page, name, game.seats[0], "random", edition=edition, data=write_values(batch))
        page.keyboard.press("/")
        check_rules(page, texts, batch)
        if k == 0:
            post(page, f"{address.replace('/table/', '/tables/')}/abort", {})
            page.goto(address.replace("/table/", "/replay/"))
            page.get_by_role("button", name="Rules").first.click()
            check_rules(page, texts, batch)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_the_rules_in_the_lobby_say_what_the_edition_prints(visitors: Visitors, name: str, edition: str) -> None:
    game = mastaba.load(name)
    texts = Texts(game, "fr", edition=game.editions[edition])
    page = visitors.visit(language="fr")
    page.goto(f"/rules?game={name}")
    page.wait_for_selector(".rules [data-value]")
    if len(game.editions) > 1:
        page.locator("[data-edition]").select_option(edition)
    page.locator(".values > summary").click()
    expect(page.locator(".values .group").first).to_be_visible()
    listed = quoted(page, ".values")
    assert {value: {texts.value(value)} for value in texts.edition.values} == listed
    shown = quoted(page, ".rules")
    default = Texts(game, "fr")
    for value in [one for one in shown if texts.value(one) != default.value(one)]:  # which stood there a moment ago
        expect(page.locator(f'.rules [data-value="{value}"]').first).to_have_text(texts.value(value))
    shown = quoted(page, ".rules")
    assert {value: {texts.value(value)} for value in shown} == shown
