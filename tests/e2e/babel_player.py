"""Somebody who plays Babel with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.player import Player


class BabelPlayer(Player):
    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False) -> None:
        super().__init__(page, seed, keyboard)
        self.acted = 0

    def needs_reserve(self) -> bool:
        """The turn cannot be ended yet."""
        return self.page.locator(".actions .btn.go.off").count() > 0

    def decide(self) -> None:
        if self.asked() == "DropCards":
            self.kinds.add("drop")
            self.drop()
        elif not self.build() and not self.use_run() and not self.migrate() and not self.use_card():
            self.end()

    def drop(self) -> None:
        """All at once; the page sends them one after another."""
        button = self.page.locator('[data-commit="drop"]')
        while "off" in (button.get_attribute("class") or ""):
            self.press(self.page.locator("[data-card].legal").first)
        self.press(button)
        self.page.wait_for_selector(".headline, .hand:not(.sending)", state="attached")

    def build(self) -> bool:
        targets = self.page.locator("[data-source].legal")
        if targets.count() == 0:
            return False
        self.kinds.add("build")
        self.press(targets.first)
        return True

    def use_run(self) -> bool:
        runs = self.page.locator(".run.can")
        if runs.count() == 0 or self.random.random() < 0.5:
            return False
        self.kinds.add("ability")
        self.press(runs.first)
        self.press(self.page.locator(".choices .btn:not(.off)").first)
        return True

    def migrate(self) -> bool:
        button = self.page.locator(".actions .btn:not(.go):not(.off)")
        must = self.page.locator("[data-card]").count() == 0 and self.needs_reserve()
        if button.count() == 0 or (self.random.random() < 0.8 and not must):
            return False
        self.kinds.add("migrate")
        self.press(button)
        self.press(self.page.locator(".lane.glows .whole").first)
        expect(self.page.locator(".strip.lifted")).to_have_count(3)
        self.press(self.page.locator(".lane.glows .whole").first)
        return True

    def use_card(self) -> bool:
        cards = self.page.locator("[data-card]")
        if cards.count() == 0 or (self.acted >= 3 and not self.needs_reserve()):
            return False
        self.acted += 1
        many = self.page.locator("[data-card].many")
        pick = many if many.count() and self.random.random() < 0.7 else cards
        self.press(self.one_of(pick))
        move, deploy = self.page.locator(".uses .btn").nth(0), self.page.locator(".uses .btn").nth(1)
        use = deploy if "off" not in (deploy.get_attribute("class") or "") else move
        if "off" in (use.get_attribute("class") or ""):
            self.page.keyboard.press("Escape")
            return self.use_card()
        self.kinds.add("deploy" if use is deploy else "move")
        self.press(use)
        return True

    def end(self) -> None:
        self.acted = 0
        self.press(self.page.locator(".actions .btn.go"))
