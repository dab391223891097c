"""Somebody who plays Sa-Ré with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.e2e.player import Player

CRAFTS = ("GO", "ST", "CA")
SPACES = ("B1", "A2", "B3", "C2", "A3", "B4", "C1", "C3", "A4", "C4", "A1", "B2")


class SaRePlayer(Player):
    def find(self, selector: str) -> Locator | None:
        found = self.page.locator(selector)
        return found.first if found.count() > 0 else None

    def use(self, *selectors: str) -> None:
        """Presses the first of these that is there."""
        for selector in selectors:
            if (target := self.find(selector)) is not None:
                self.press(target)
                return
        raise AssertionError(f"{self.asked()}: none of {selectors} on the page")

    def decide(self) -> None:
        asked = self.asked()
        self.kinds.add(asked)
        getattr(self, asked.lower(), self.anything)()

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
        power = self.find('[data-power="TE"].legal, [data-power="PA"].legal')
        if power is not None and self.random.random() < 0.5:
            self.press(power)
        elif gap <= 2 or self.random.random() < 0.1:
            self.use('[data-move="lay"]:not(.off)', '[data-move="take"]', '[data-move="draw"]')
        else:
            self.use('[data-move="take"]', '[data-move="draw"]')

    def gap(self) -> int:
        """How far this player's marker is from the revolt, as the shoe says it or the seat's panel shows it."""
        text = self.page.locator(f'[data-place="seat-{1}"] .fact b').first.text_content() or "0/8"
        marker, last = text.split("/")
        return int(last) - int(marker)

    def pickcard(self) -> None:
        self.use(".shoe .card.legal")

    def replacecard(self) -> None:
        self.use('[data-move="accept"]')

    def dealwithunrest(self) -> None:
        powers = ('[data-power="LI"].legal', '[data-power="GA"].legal')
        self.use(".track.legal", *powers, '[data-move^="toss"]', '[data-move="keep"]')

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
        self.use("[data-card].legal", '[data-move="done"]:not(.off)')
