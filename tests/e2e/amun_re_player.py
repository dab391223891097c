"""Somebody who plays Amun-Re with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.e2e.player import Player


class AmunRePlayer(Player):
    def do(self, target: Locator) -> None:
        before = self.version()
        self.press(target)
        self.settle(before)

    def commit(self) -> None:
        """The one green button; the seal asks twice."""
        before = self.version()
        button = self.page.locator(".actions [data-commit]")
        self.press(button)
        if self.page.locator("[data-asking]").count():
            self.press(button)
        self.settle(before)

    def step(self) -> None:
        """One decision."""
        self.put_scoring_away()
        asked = self.look(".table")["asked"]
        if not asked:
            return
        self.kinds.add(asked)
        if self.page.locator("dialog[open] [data-tick]").count():
            self.tick()
        else:
            getattr(self, re.sub(r"(?<!^)(?=[A-Z])", "_", asked).lower())()

    def put_scoring_away(self) -> None:
        scoring = self.page.locator("[data-scoring] button")
        if scoring.count():
            self.kinds.add("scoring told")
            self.press(scoring)

    # ------------------------------------------------------------------ auction
    def place_bid(self) -> None:
        cards = self.page.locator("[data-card][data-usable]")
        if cards.count() and self.random.random() < 0.5:
            self.kinds.add("card with a bid")
            self.do(cards.first)
            return
        self.press(self.one_of(self.page.locator(".map [data-legal]")))
        steps = self.page.locator(".track .step.open")
        chosen = self.page.locator(".track [data-step][aria-pressed=true]")
        if self.random.random() < 0.3:
            self.press(steps.nth(min(steps.count() - 1, self.random.randrange(3))))
        assert chosen.count() == 1
        self.commit()

    def tick(self) -> None:
        """Cards to be sold or kept, in the dialog; the next question may be such a one again."""
        before = self.version()
        boxes = self.page.locator("dialog [data-tick]")
        button = self.page.locator("dialog [data-commit]")
        button.wait_for()
        for k in range(boxes.count()):
            if "off" not in (button.get_attribute("class") or "").split():
                break
            boxes.nth(k).focus()
            self.page.keyboard.press("Space")
        button.evaluate("one => one.closest('dialog').setAttribute('data-answered', '')")
        self.press(button)
        self.page.wait_for_selector("dialog[data-answered]", state="detached")
        self.settle(before)
        self.page.wait_for_selector(".table:not([data-busy])", state="attached")

    # ------------------------------------------------------------------ actions
    def buy_cards(self) -> None:
        cells = self.page.locator(".cells [data-units]:not(.off)")
        self.press(cells.nth(min(cells.count() - 1, self.random.randrange(3))))
        self.commit()

    def lay_farmers(self) -> None:
        self.lay(most=2)

    def lay_bricks(self) -> None:
        self.lay(most=3)

    def lay(self, most: int) -> None:
        """Some units where it glows, a card where it can be played, one taken back now and then."""
        cards = self.page.locator("[data-card][data-usable]")
        if cards.count():
            self.kinds.add("card on the map")
            self.press(cards.first)
            self.do(self.page.locator(".map [data-legal]").first)
        for _ in range(self.random.randrange(most + 1)):
            places = self.page.locator(".map [data-legal]")
            if places.count() == 0:
                break
            self.do(self.one_of(places))
        back = self.page.locator(".map [data-back]")
        if back.count() and self.random.random() < 0.3:
            self.kinds.add("taken back")
            self.do(back.first)
            self.page.wait_for_selector(".actions [data-commit]:not(.off)")
        self.commit()

    # ------------------------------------------------------------------ offering
    def seal_offering(self) -> None:
        if self.random.random() < 0.3:
            self.kinds.add("theft")
            self.press(self.page.locator("[data-steal]"))
        else:
            number = self.page.locator("[data-offer]")
            if number.count():
                number.fill(str(min(self.most_to_offer(), 1 + self.random.randrange(9))))
                number.blur()
        self.commit()

    def adjust(self) -> None:
        self.do(self.one_of(self.page.locator("[data-adjust]")))

    def take_reward(self) -> None:
        for _ in range(3):
            card = self.page.locator('[data-take="card"]:not(.off)')
            places = self.page.locator(".map [data-legal]")
            if card.count() and (self.random.random() < 0.4 or places.count() == 0):
                self.do(card)
            elif places.count():
                self.do(self.one_of(places))
        self.commit()

    # ------------------------------------------------------------------ income and points
    def collect_income(self) -> None:
        cards = self.page.locator("[data-card][data-usable]")
        if cards.count():
            self.kinds.add("income card")
            self.press(cards.first)
            self.do(self.page.locator(".map [data-legal]").first)
            return
        said = int(self.page.locator("[data-income]").inner_text())
        purse = self.gold()
        self.commit()
        if not self.is_over():
            assert self.gold() == purse + said, "the page counted another income than the server"

    def most_to_offer(self) -> int:
        slider = self.page.locator(".slider")
        return int(slider.get_attribute("max") or 0) if slider.count() else 0

    def gold(self) -> int:
        return int(self.page.locator("[data-gold]").get_attribute("data-gold") or 0)

    def play_bonuses(self) -> None:
        self.commit()
