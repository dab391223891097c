"""Somebody who plays Babel with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect


class BabelPlayer:
    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.keyboard = keyboard
        self.acted = 0
        self.kinds: set[str] = set()
        self.table = page.locator(".table")

    # ------------------------------------------------------------------ what is there
    def asked(self) -> str | None:
        return self.table.get_attribute("data-asked")

    def is_over(self) -> bool:
        return self.page.locator(".headline").count() > 0

    def needs_reserve(self) -> bool:
        """The turn cannot be ended yet."""
        return self.page.locator(".actions .btn.go.off").count() > 0

    def version(self) -> str | None:
        return self.table.get_attribute("data-version")

    # ------------------------------------------------------------------ what one does
    def press(self, target: Locator) -> None:
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def settle(self, before: str | None) -> None:
        """Waits until the table has moved on, or the answer is a refusal."""
        moved = f'.headline, .table:not([data-version="{before}"]), .prompt.illegal'
        self.page.wait_for_selector(moved, state="attached")

    def step(self) -> None:
        """One decision."""
        before = self.version()
        if self.asked() == "DropCards":
            self.kinds.add("drop")
            self.press(self.page.locator("[data-card].legal").first)
        elif not self.build() and not self.use_run() and not self.migrate() and not self.use_card():
            self.end()
        self.settle(before)
        assert self.page.locator(".prompt.illegal").count() == 0, self.page.locator("#prompt").text_content()

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
        self.press(self.page.locator(".choices .btn").first)
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
        self.press(pick.nth(self.random.randrange(pick.count())))
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
        again = self.page.locator(".actions .btn.go")
        if self.page.locator("[data-asking]").count():
            self.press(again)

    def play_to_the_end(self, most: int = 900) -> None:
        for _ in range(most):
            self.page.wait_for_selector(".headline, .table[data-asked]", state="attached")
            if self.is_over():
                return
            self.step()
        raise AssertionError(f"no end after {most} decisions")
