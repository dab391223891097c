"""What everybody does who plays with the page alone, whatever the game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page

MOVED = '.headline, .table:not([data-version="{}"]), .prompt.illegal'
PLAY = {"en": "Play now", "fr": "Jouer"}
LOSS = ".btn.loss, .list [data-asking]"
ASKED = ".headline, .table[data-asked]"
# One look at the table, once something is there and the page sends nothing more by itself; what is at once lost by a
# decision is seen first. A locator would ask for each of these by itself, through every shadow that could be there.
LOOK = """([loss, what, patience]) => new Promise(done => {
  const told = () => {
    const table = document.querySelector('.table');
    return {
      over: document.querySelector('.headline') !== null,
      asked: table?.dataset.asked ?? '',
      version: table?.dataset.version ?? null,
      refused: document.querySelector('.prompt.illegal') && document.querySelector('#prompt').textContent,
    };
  };
  if (!what || (loss && document.querySelector(loss))) return done({ ...told(), loss: Boolean(what) });
  const there = () => document.querySelector(what) && !document.querySelector('.table[data-busy]');
  let over = false;
  const look = () => {
    if (!over && there()) requestAnimationFrame(() => !over && there() && end({ ...told(), loss: false }));
  };
  const watch = new MutationObserver(look);
  const late = setTimeout(() => end(null), patience);
  const end = seen => { over = true; watch.disconnect(); clearTimeout(late); done(seen); };
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""
PATIENCE = 30_000


def play_now(page: Page, language: str, against: str = "") -> None:
    """The quick start, which repeats the last set-up: at first against an easy bot, which thinks."""
    if against:
        last = json.dumps({"game": "babel", "seats": 2, "others": [against]})
        page.add_init_script(f"localStorage.setItem('mastaba-last-set-up', {json.dumps(last)})")
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name=PLAY[language], exact=True).click()
    page.wait_for_url("**/table/*")


def give_name(page: Page, name: str) -> None:
    """The answer to the one question before sitting down with others."""
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")


def post(page: Page, path: str, body: object) -> Any:
    origin = page.request.get("/health").url.removesuffix("/health")
    answer = page.request.post(f"/api{path}", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def enter(page: Page, name: str) -> None:
    page.add_init_script("localStorage.setItem('mastaba-session', '1')")  # as if the page had asked for the session
    post(page, "/session", {"name": name})


def open_table(
    page: Page,
    game: str,
    seats: int,
    level: str = "greedy",
    number: int = 0,
    guests: tuple[Page, ...] = (),
    **settings: object,
) -> str:
    """A table against bots, opened by the API with the visitor's own session; another number is another luck.
    The lobby's own buttons are tested elsewhere."""
    enter(page, "Nefret")
    table = post(page, "/tables", {"game": game, "seats": seats, **settings})["id"]
    for seat, guest in enumerate(guests, 2):
        enter(guest, "Camille")
        post(guest, f"/tables/{table}/sit", {"seat": seat})
    for seat in range(2 + len(guests), seats + 1):
        post(page, f"/tables/{table}/bot", {"seat": seat, "level": level})
    if number:
        post(page, f"/tables/{table}/number", {"seat": 1, "number": number})
    post(page, f"/tables/{table}/start", {})
    for visitor in (page, *guests):
        visitor.goto(f"/table/{table}")
        visitor.wait_for_selector(".table[data-version]")
    return f"/table/{table}"


def play_by_api(
    page: Page,
    address: str,
    most: int = 900,
    until: str | Callable[[Any], bool] = "",
    choose: Callable[[Any], str | None] = lambda state: None,
) -> None:
    """Seat 1 plays what is chosen, or any move, until the game is over or this is asked; then the page shows it."""
    reached = until if callable(until) else lambda state: state["decision"]["prompt"]["key"] == until
    chance = random.Random(1)
    for _ in range(most):
        state = page.request.get(f"/api{address.replace('/table/', '/tables/')}/state?seat=1").json()
        if state["table"]["status"] == "over":
            return
        if state["decision"] is None:
            page.wait_for_timeout(20)
            continue
        if reached(state):
            asked = state["decision"]["prompt"]["key"]
            if not page.url.endswith(address):
                page.goto(address)
            page.wait_for_selector(f'.table[data-asked="{asked}"][data-version="{state["version"]}"]')
            return
        move = choose(state) or chance.choice(state["decision"]["options"])["text"]
        command = {
            "command": f"by-api-{state['version']:04}",
            "seat": 1,
            "version": state["version"],
            "play": move,
        }
        post(page, f"{address.replace('/table/', '/tables/')}/commands", command)
    raise AssertionError(f"no end after {most} looks")


def play_away(page: Page, address: str, until: str | Callable[[Any], bool] = "") -> None:
    """What has nothing new, while the page is elsewhere and draws none of it."""
    page.goto("/health")
    play_by_api(page, address, until=until)


def finish_by_api(page: Page, address: str) -> None:
    """The rest of a game, which has nothing new; the page comes back to its end."""
    play_away(page, address)
    page.goto(address)
    page.wait_for_selector(".headline")


class Seen(TypedDict):
    """How a table stands."""

    over: bool
    asked: str
    version: str | None
    refused: str | None
    loss: bool


class Player:
    """Looks what glows, and clicks it; a game says what to do about each of its questions."""

    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.keyboard = keyboard
        self.kinds: set[str] = set()  # what was met on the way

    # ------------------------------------------------------------------ what is there
    def look(self, what: str = "", loss: str = "") -> Seen:
        """How things stand, now or as soon as there is `what`, or something that would be lost."""
        seen: Seen | None = self.page.evaluate(LOOK, [loss, what, PATIENCE])
        assert seen is not None, f"{self.page.url}: no {what}"
        return seen

    def asked(self) -> str:
        return self.look()["asked"]

    def is_over(self) -> bool:
        return self.page.locator(".headline").count() > 0

    def version(self) -> str | None:
        return self.look()["version"]

    def wait(self) -> bool:
        """Waits until something is asked of us; false when the game is over."""
        return not self.look(ASKED)["over"]

    def one_of(self, targets: Locator) -> Locator:
        return targets.nth(self.random.randrange(targets.count()))

    # ------------------------------------------------------------------ what one does
    def press(self, target: Locator) -> None:
        if self.keyboard:
            target.press("Enter")  # focus and key in one: what moves the focus itself must not come between
        else:
            target.click()

    def settle(self, before: str | None) -> None:
        """Waits until the table has moved on; a refusal is a mistake of this player. Losses are meant."""
        seen = self.look(MOVED.format(before), LOSS)
        if seen["loss"]:
            self.press(self.page.locator(LOSS).first)
            seen = self.look(MOVED.format(before))
        assert seen["refused"] is None, seen["refused"]

    def step(self) -> None:
        """One decision."""
        before = self.version()
        self.decide()
        self.settle(before)

    def decide(self) -> None:
        raise NotImplementedError

    def play(self, decisions: int, until: Callable[[str], bool] = lambda asked: False) -> bool:
        """So many decisions, or up to the first for which `until` holds; false if it did not come."""
        for _ in range(decisions):
            if not self.wait():
                return False
            if until(self.asked()):
                return True
            self.step()
        return False

    def play_to_the_end(self, most: int = 900) -> None:
        self.play(most)
        assert self.is_over(), f"no end after {most} decisions"
