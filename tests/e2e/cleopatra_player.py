"""Somebody who plays Cleopatra with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.player import Player


class CleopatraPlayer(Player):
    """Builds whenever it can, mosaics first, and meets every kind of decision on its way."""

    def __init__(self, page: Page, seed: int = 1, narrow: bool = False) -> None:
        super().__init__(page, seed)
        self.narrow = narrow

    def commit(self) -> None:
        self.page.locator("[data-commit]").click()

    def part(self, name: str) -> None:
        """On a phone, one part of the board lies open at a time."""
        if self.narrow:
            self.page.locator(f"#part-{name}").click()

    def decide(self) -> None:
        """One decision, or several that follow by themselves."""
        asked = self.asked()
        self.kinds.add(asked)
        getattr(self, asked, self.commit)()

    def Activate(self) -> None:  # noqa: N802 (named like the prompts)
        if self.random.random() < 0.8:
            self.commit()
            return
        self.part("market")
        self.one_of(self.page.locator("[data-worshipper].legal")).click()
        self.page.locator("[data-activate]").click()

    def ChooseAction(self) -> None:  # noqa: N802
        buttons = self.page.locator(".actions .btn:not(.off)")
        buttons.last.click()  # the quarry, where it is possible

    def TakeStall(self) -> None:  # noqa: N802
        self.part("market")
        stalls = self.page.locator("[data-stall].legal")
        sizes = [int(stalls.nth(k).locator(".head .num").inner_text()) for k in range(stalls.count())]
        stalls.nth(sizes.index(max(sizes))).click()

    def StockStall(self) -> None:  # noqa: N802
        self.part("market")
        self.page.keyboard.press(self.page.locator("[data-stall].legal").first.get_attribute("data-stall") or "1")

    def Quarry(self) -> None:  # noqa: N802
        self.part("quarry")
        lines = self.page.locator("[data-kind].can")
        if lines.count() == 0:
            self.commit()
            return
        mosaic = self.page.locator("[data-kind=mosaic].can")
        line = mosaic if mosaic.count() else lines.last
        kind = line.get_attribute("data-kind") or ""
        self.kinds.add(kind)
        line.click()
        if kind == "mosaic":
            self.lay()
        elif kind != "throne":
            self.one_of(self.page.locator(f'[data-move^="build {kind}"]')).click()

    def lay(self) -> None:
        """Where the page holds it up it always fits; now and then it is turned or turned over first."""
        for button in self.random.sample([0, 1], k=self.random.randrange(3)):
            self.page.locator(".actions .btn.sm").nth(button).click()
        place = self.page.locator("[data-commit]")
        if "off" in (place.get_attribute("class") or ""):
            self.page.keyboard.press("Escape")
            self.part("quarry")
            self.page.locator("[data-kind=mosaic]").click()
        place.click()

    def Pay(self) -> None:  # noqa: N802
        assert self.page.locator(".card.chosen").count() > 0 or self.page.locator(".spared").count() > 0
        if self.random.random() < 0.3:
            self.one_of(self.page.locator("[data-card].tappable")).click()
        self.commit()
        self.page.wait_for_selector('.headline, .table:not([data-asked="Pay"])', state="attached")

    def Claim(self) -> None:  # noqa: N802
        self.part("palace")
        zones = self.page.locator('[data-move^="claim"]')
        if zones.count() == 0:
            self.commit()
            return
        self.kinds.add("claim")
        zones.first.press("Enter")  # the middle of a zone may lie outside it

    def LimitHand(self) -> None:  # noqa: N802
        if self.random.random() < 0.3:
            self.page.locator("[data-keep]").click()
            return
        cards = self.page.locator("[data-card]")
        while self.page.locator("[data-commit].off").count():
            cards.nth(cards.count() - 1 - self.page.locator(".card.chosen").count()).click()
        self.commit()

    def SealBid(self) -> None:  # noqa: N802
        self.page.locator("#offering").fill("2")
        self.commit()

    def play_until(self, asked: str, most: int = 400) -> bool:
        """Plays until this is asked; false if the game ended first."""
        return self.play(most, lambda now: now == asked)
