"""Somebody who plays Amun-Re with the page alone: looks what glows, and clicks it."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page


def open_table(page: Page, seats: int, level: str = "greedy", options: dict[str, str] | None = None) -> None:
    """A table against bots; the lobby's own buttons are tested elsewhere."""
    page.goto("/")
    made = page.evaluate(
        """async ([seats, level, options]) => {
            const post = async (path, body) => {
                const headers = {'Content-Type': 'application/json'};
                const answer = await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)});
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            };
            await post('/session', {name: 'Nefret'});
            const table = await post('/tables', {game: 'amun-re', seats, options});
            for (let seat = 2; seat <= seats; seat += 1) await post(`/tables/${table.id}/bot`, {seat, level});
            await post(`/tables/${table.id}/start`, {});
            return table.id;
        }""",
        [seats, level, options or {}],
    )
    page.goto(f"/table/{made}")
    page.wait_for_selector(".table[data-version]")


class AmunRePlayer:
    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.keyboard = keyboard
        self.kinds: set[str] = set()
        self.table = page.locator(".table")

    # ------------------------------------------------------------------ what is there
    def asked(self) -> str | None:
        return self.table.get_attribute("data-asked")

    def is_over(self) -> bool:
        return self.page.locator(".headline").count() > 0

    def version(self) -> str | None:
        return self.table.get_attribute("data-version")

    def wait(self) -> None:
        self.page.wait_for_selector(".headline, .table[data-asked]", state="attached")

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
        assert self.page.locator(".prompt.illegal").count() == 0, self.page.locator("#prompt").text_content()

    def do(self, target: Locator) -> None:
        before = self.version()
        self.press(target)
        self.settle(before)

    def any_of(self, targets: Locator) -> Locator:
        return targets.nth(self.random.randrange(targets.count()))

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
        asked = self.asked()
        if asked is None:
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
        self.press(self.any_of(self.page.locator(".map [data-legal]")))
        steps = self.page.locator(".track [data-step]")
        chosen = self.page.locator(".track [data-step][aria-pressed=true]")
        if self.random.random() < 0.3:
            self.press(steps.nth(min(steps.count() - 1, self.random.randrange(3))))
        assert chosen.count() == 1
        self.commit()

    def tick(self) -> None:
        """Cards to be sold or kept, in the dialog."""
        before = self.version()
        boxes = self.page.locator("dialog [data-tick]")
        button = self.page.locator("dialog [data-commit]")
        for k in range(boxes.count()):
            if "off" not in (button.get_attribute("class") or "").split():
                break
            boxes.nth(k).focus()
            self.page.keyboard.press("Space")
        self.press(button)
        self.page.wait_for_selector("dialog", state="detached")
        self.settle(before)
        ticking = ("SellToPay", "PledgeCards", "KeepCards")
        self.page.wait_for_selector(f".table:not({', '.join(f'[data-asked={key}]' for key in ticking)})")

    # ------------------------------------------------------------------ actions
    def buy_cards(self) -> None:
        cells = self.page.locator(".cells [data-units]")
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
            self.do(self.any_of(places))
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
                number.fill(str(1 + self.random.randrange(9)))
                number.blur()
        self.commit()

    def adjust(self) -> None:
        self.do(self.any_of(self.page.locator("[data-adjust]")))

    def take_reward(self) -> None:
        for _ in range(3):
            card = self.page.locator('[data-take="card"]:not([disabled])')
            places = self.page.locator(".map [data-legal]")
            if card.count() and (self.random.random() < 0.4 or places.count() == 0):
                self.do(card)
            elif places.count():
                self.do(self.any_of(places))
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

    def gold(self) -> int:
        return int(self.page.locator("[data-gold]").get_attribute("data-gold") or 0)

    def play_bonuses(self) -> None:
        self.commit()

    def play_to_the_end(self, most: int = 900) -> None:
        for _ in range(most):
            self.wait()
            if self.is_over():
                return
            self.step()
        raise AssertionError(f"no end after {most} decisions")
