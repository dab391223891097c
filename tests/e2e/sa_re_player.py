"""Somebody who plays Sa-Ré with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

CRAFTS = ("GO", "ST", "CA")
SPACES = ("B1", "A2", "B3", "C2", "A3", "B4", "C1", "C3", "A4", "C4", "A1", "B2")


def open_table(
    page: Page, edition: str, seats: int, level: str = "greedy", number: int = 0, **settings: object
) -> None:
    """A table against bots, opened by the API with the visitor's own session; another number is another luck."""

    def post(path: str, body: object) -> dict[str, object]:
        answer = page.request.post(f"/api{path}", data=body, headers={"Origin": page.url.rstrip("/")})
        assert answer.ok, answer.text()
        document: dict[str, object] = answer.json()
        return document

    page.goto("/")
    post("/session", {"name": "Visitor"})
    table = post("/tables", {"game": "sa-re", "edition": edition, "seats": seats, **settings})["id"]
    for seat in range(2, seats + 1):
        post(f"/tables/{table}/bot", {"seat": seat, "level": level})
    if number:
        post(f"/tables/{table}/number", {"seat": 1, "number": number})
    post(f"/tables/{table}/start", {})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".table[data-asked]")


class SaRePlayer:
    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.keyboard = keyboard
        self.table = page.locator(".table")
        self.kinds: set[str] = set()  # what was asked
        self.done: set[str] = set()  # what was done

    # ------------------------------------------------------------------ what is there
    def asked(self) -> str:
        return self.table.get_attribute("data-asked") or ""

    def is_over(self) -> bool:
        return self.page.locator(".headline").count() > 0

    def version(self) -> str | None:
        return self.table.get_attribute("data-version")

    def find(self, selector: str) -> Locator | None:
        found = self.page.locator(selector)
        return found.first if found.count() > 0 else None

    # ------------------------------------------------------------------ what one does
    def press(self, target: Locator) -> None:
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def use(self, *selectors: str) -> None:
        """Presses the first of these that is there."""
        for selector in selectors:
            if (target := self.find(selector)) is not None:
                self.done.add(selector)
                self.press(target)
                return
        raise AssertionError(f"{self.asked()}: none of {selectors} on the page")

    def settle(self, before: str | None) -> None:
        """Waits until the table has moved on, or the answer is a refusal."""
        moved = f'.headline, .table:not([data-version="{before}"]), .prompt.illegal'
        self.page.wait_for_selector(moved, state="attached")

    def step(self) -> None:
        """One decision."""
        asked = self.asked()
        self.kinds.add(asked)
        before = self.version()
        getattr(self, asked.lower(), self.anything)()
        self.settle(before)
        assert self.page.locator(".prompt.illegal").count() == 0, self.page.locator("#prompt").text_content()

    def anything(self) -> None:
        raise AssertionError(f"nothing is known about {self.asked()}")

    def placestart(self) -> None:
        self.use('[data-space="A1"].legal', "[data-space].legal")

    placequick = moveproject = placestart

    def selectprojects(self) -> None:
        """Crafts first, then the Pyramid in their middle; one project a turn."""
        begun = "1" in (self.page.locator(".board header .t-sm").text_content() or "").split(",")[-1]
        wanted = [*CRAFTS[:2], "PY", *CRAFTS]
        tiles = [tile for tile in wanted if self.find(f'[data-tile="{tile}"].legal')]
        if begun or not tiles:
            self.press(self.page.locator('[data-move="go"]'))
            if (sure := self.find('[data-move="go"]')) is not None and self.asked() == "SelectProjects" and not begun:
                self.press(sure)
            return
        self.use(f'[data-tile="{tiles[0]}"]')
        spaces = ("B2", *SPACES) if tiles[0] == "PY" else SPACES
        self.use(*(f'[data-space="{space}"].legal' for space in spaces))

    def trimstock(self) -> None:
        self.use("[data-source].legal")

    def offer(self) -> None:
        gap = self.gap()
        power = self.find('[data-power="TE"], [data-power="PA"]')
        if power is not None and self.random.random() < 0.5:
            self.press(power)
        elif gap <= 2 or self.random.random() < 0.1:
            self.use('[data-move="lay"]', '[data-move="take"]', '[data-move="draw"]')
        else:
            self.use('[data-move="take"]', '[data-move="draw"]')

    def gap(self) -> int:
        """How far the own marker is from the revolt, as the shoe says it or the seat's panel shows it."""
        text = self.page.locator(f'[data-place="seat-{1}"] .fact b').first.text_content() or "0/8"
        marker, last = text.split("/")
        return int(last) - int(marker)

    def pickcard(self) -> None:
        self.use(".shoe .card.legal")

    def replacecard(self) -> None:
        self.use('[data-move="accept"]')

    def dealwithunrest(self) -> None:
        self.use(".track.legal", '[data-power="LI"]', '[data-power="GA"]', '[data-move^="toss"]', '[data-move="keep"]')

    def react(self) -> None:
        self.use(*(('[data-move="stay"]',) if self.gap() > 2 else ('[data-move="lay"]',)))

    def beforedraws(self) -> None:
        self.use('[data-move="on"]')

    def wrapup(self) -> None:
        self.use('[data-move="end"]')

    def erect(self) -> None:
        if self.find("[data-bill].legal") is not None:
            self.use("[data-bill].legal")
        elif (card := self.find("[data-card].legal, [data-source].legal")) is not None:
            self.press(card)
            self.use(".uses .btn")
        else:
            self.use('[data-move="done"]')

    savetokens = erect

    def choosediscount(self) -> None:
        self.use('[data-move^="harbor"]')

    def pay(self) -> None:
        self.use("[data-source].legal", "[data-card].legal")

    loadsecondhalf = pay

    def keepcards(self) -> None:
        self.use("[data-card].legal", '[data-move="done"]')

    def play(self, decisions: int, until: Callable[[str], bool] = lambda asked: False) -> bool:
        """So many decisions, or up to the first for which `until` holds."""
        for _ in range(decisions):
            self.page.wait_for_selector(".headline, .table[data-asked]", state="attached")
            if self.is_over():
                return False
            if until(self.asked()):
                return True
            self.step()
        return False

    def play_to_the_end(self, most: int = 700) -> None:
        self.play(most)
        assert self.is_over(), f"no end after {most} decisions"
