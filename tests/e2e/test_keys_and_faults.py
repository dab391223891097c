"""The keyboard's way through a table, the browser's own buttons, and what is shown when something breaks."""

from __future__ import annotations

import re

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from mastaba.server.notify import push
from tests.e2e.accessible import check
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table
from tests.e2e.test_table import begin

TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
WHERE = """() => ['.prompt', '.board', '.dock', '.right', '.left', 'header']
  .find(one => document.activeElement?.closest(one)) ?? 'body'"""


def focus_order(page: Page, most: int = 60) -> list[str]:
    """The parts that Tab passes through from the prompt on, each named once in a row."""
    page.locator("#prompt").focus()
    passed = ["start"]
    for _ in range(most):
        page.keyboard.press("Tab")
        where = page.evaluate(WHERE)
        if where == "body" or (where == ".prompt" and passed[-1] not in ("start", ".prompt")):
            break
        passed.append(where)
    return passed[1:]


def test_tab_goes_through_the_table_in_order(visitors: Visitors) -> None:
    page = begin(visitors)
    passed = focus_order(page)
    assert list(dict.fromkeys(passed)) == [".prompt", ".board", ".dock", ".right", ".left", "header"]
    assert passed.count(".board") == 1
    page.locator("button.site").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("button.site").nth(1)).to_be_focused()


def test_keys_help_hand_seat_and_earlier_moments(visitors: Visitors) -> None:
    page = begin(visitors)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose a card")
    page.get_by_role("checkbox", name="Single-letter shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.get_by_role("checkbox", name="Single-letter shortcuts").check()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("[data-card]").first).to_be_focused()
    page.keyboard.press("Shift+Digit2")
    expect(page.locator('section[data-place="seat-2"]')).to_be_focused()
    assert BabelPlayer(page).use_card()
    expect(page.locator('.site [data-place="pawn-1"]')).to_have_count(1)
    page.keyboard.press("[")
    expect(page.locator("#prompt")).to_contain_text("an earlier moment. It is your turn now.")
    expect(page.locator('.pile-place [data-place="pawn-1"]')).to_have_count(1)
    page.keyboard.press("]")
    expect(page.locator('.site [data-place="pawn-1"]')).to_have_count(1)
    page.wait_for_selector(".table[data-asked]")


def test_rules_and_things_point_at_each_other(visitors: Visitors) -> None:
    page = begin(visitors)
    page.locator("[data-card]").first.click(button="right")
    popover = page.locator('[role="dialog"]', has_text="Read rule BA-5.")
    expect(popover.locator("[lang=fr]")).to_be_visible()
    popover.get_by_role("button").click()
    paragraph = page.locator("article.open")
    expect(paragraph).to_be_focused()
    paragraph.get_by_role("button", name="Show it on the table").click()
    expect(page.locator("[data-card].pointed").first).to_be_visible()
    opening = page.locator('[data-rule="BA-2.4"]')
    expect(opening.locator("th", has=page.locator(".mark.here"))).to_contain_text("Filosofia")
    expect(opening.locator("th", has=page.locator(".mark.elsewhere"))).to_contain_text("Kosmos")
    expect(page.locator('[data-rule="BA-1.1"] .term').first).to_contain_text("columns")


def test_back_and_forward(visitors: Visitors) -> None:
    page = begin(visitors)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("games of ancient builders")
    page.go_forward()
    page.wait_for_selector(".table[data-asked]")


def test_a_missing_piece_leaves_no_white_page(visitors: Visitors) -> None:
    visitors.forgiven = ("Failed to load resource", "dynamically imported module")
    page = visitors.visit()
    page.route("**/assets/table-*.js", lambda route: route.abort())
    page.goto("/table/any")
    expect(page.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("games of ancient builders")


@pytest.mark.parametrize("missing", ["page", "words.en"])
def test_a_page_without_its_script_or_words_says_so(visitors: Visitors, missing: str) -> None:
    visitors.forgiven = ("Failed to load resource", "dynamically imported module")
    page = visitors.visit()
    page.route(f"**/assets/{missing}-*.js", lambda route: route.abort())
    page.goto("/rules")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()


def test_a_table_that_cannot_be_drawn_leaves_no_white_page(visitors: Visitors) -> None:
    page = begin(visitors)

    def without_seats(route: Route) -> None:
        document = route.fetch().json()
        document["seats"] = 7
        route.fulfill(json=document)

    silent = True  # or the socket might bring a sound document in time

    def listen(socket: WebSocketRoute) -> None:
        if not silent:
            socket.connect_to_server()

    page.route("**/api/tables/*", without_seats)
    page.route_web_socket(re.compile("/api/"), listen)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    page.unroute("**/api/tables/*")
    silent = False
    page.get_by_role("button", name="Reload the page").click()
    page.wait_for_selector(".table[data-asked]")


def test_news_may_overtake_the_answer_to_a_move(visitors: Visitors) -> None:
    """A press in a new position counts though the answer to the last one is still to come, and that undoes nothing."""
    page = visitors.visit()
    late: list[tuple[WebSocketRoute, str]] = []

    def hold_answers(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda text: late.append((socket, str(text))) if '"type":"answer"' in str(text) else socket.send(text)
        )

    page.route_web_socket(re.compile("/api/"), hold_answers)
    open_table(page, "babel", 2)
    player = BabelPlayer(page, seed=5)
    player.play(3)
    assert len(late) == 3
    page.locator("[data-card]").first.click()
    for socket, text in late:
        socket.send(text)
    late.clear()
    page.evaluate(TWO_FRAMES)  # they have been received, and shown
    expect(page.locator(".uses .btn").first).to_be_visible()


# the push service is another host: here its answer is made up, and given to the real server
PUSH_SERVICE = """([endpoint, p256dh, auth]) => {
  let made = null;
  const keys = {endpoint, toJSON: () => ({endpoint, keys: {p256dh, auth}}), unsubscribe: async () => (made = null)};
  PushManager.prototype.subscribe = async () => (made = keys);
  PushManager.prototype.getSubscription = async () => made;
}"""


def test_account_and_notices(visitors: Visitors, axe_script: str) -> None:
    """Name, account, statistics, feeds and push, all answered by the server."""
    page = visitors.visit("phone", "fr", "dark")
    page.context.grant_permissions(["notifications"])
    page.goto("/account")
    page.get_by_role("textbox", name="Votre nom").fill("Nefret")
    page.get_by_role("button", name="Enregistrer").first.click()
    expect(page.get_by_role("heading", name="Statistiques")).to_be_visible()
    page.get_by_role("button", name="Voir mes adresses").click()
    expect(page.get_by_role("textbox", name="Flux Atom")).to_have_value(re.compile(r"/api/feed/[\w-]+/atom$"))
    key = push.encoded(push.point(ec.generate_private_key(push.CURVE).public_key()))
    page.evaluate(PUSH_SERVICE, ["https://1.1.1.1/push", key, push.encoded(bytes(16))])
    pushed = page.get_by_role("checkbox", name="Me prévenir dans ce navigateur")
    for wanted, method in ((True, "PUT"), (False, "DELETE")):
        with page.expect_response(lambda answer: "/api/me/push" in answer.url) as told:
            pushed.click()
        assert (told.value.request.method, told.value.status) == (method, 204)
        expect(pushed).to_be_checked(checked=wanted)
    page.get_by_role("textbox", name="Identifiant").fill(f"nefret{page.evaluate('Date.now()')}")
    page.get_by_label("Mot de passe").fill("a long enough word")
    page.get_by_role("button", name="Créer un compte").click()
    page.get_by_role("checkbox", name="Visibles par toute personne qui connaît mon identifiant").check()
    check(page, axe_script)
    page.get_by_role("link", name="la page qu’elle voit").click()
    expect(page.get_by_role("heading", name="Nefret")).to_be_visible()


def test_bots_of_ones_own(visitors: Visitors, axe_script: str) -> None:
    """A token is shown once, works, is copied, and is worth nothing once it was revoked."""
    page = visitors.visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold, times=1)
    with page.expect_request("**/api/games"):
        page.goto("/bots")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    create = page.get_by_role("button", name="Create a bot")
    assert create.count() == 0, "the levels will push it away under the pointer"
    held[0].continue_()
    page.get_by_role("textbox", name="Name of the bot").fill("Kheops")
    create.click()
    token = page.get_by_role("textbox", name="Token for Kheops").input_value()
    check(page, axe_script)
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("[data-toast]")).to_have_text("Token copied")
    page.evaluate("scrollTo(0, 0)")
    told, bar = page.locator("[data-toast]").bounding_box(), page.locator("header").first.bounding_box()
    assert told and bar and told["y"] + told["height"] <= bar["y"] + bar["height"]  # over nothing that is read
    assert page.evaluate("navigator.clipboard.readText()") == token
    program = visitors.visit().request
    bearer = {"Authorization": f"Bearer {token}"}
    assert program.get("/api/session", headers=bearer).json()["owner"] == "Guest"
    page.reload()
    expect(page.locator("main")).to_contain_text("Kheops")
    assert token not in page.content()
    for _ in ("asked", "sure"):
        page.get_by_role("button", name="Revoke").click()
    expect(page.locator("main")).to_contain_text("You have no bots yet.")
    assert program.get("/api/session", headers=bearer).status == 401
