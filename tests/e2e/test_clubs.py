"""A club from its founding to its first game: three people, a link, a table of the club, the tally."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import enter, play_by_api, post


def test_a_club_is_founded_joined_and_played_in(visitors: Visitors, axe_script: str) -> None:
    visitors.forgiven = ("404",)  # of the link that has ended
    owner, guest = visitors.visit(), visitors.visit("phone", "fr", "dark")
    enter(owner, "Camille")
    owner.goto("/tables")
    owner.get_by_role("button", name="New club").click()
    owner.get_by_role("textbox", name="Name of the club").fill("Friday people")
    owner.keyboard.press("Enter")
    owner.wait_for_url("**/club/*")
    expect(owner.get_by_role("heading", level=1)).to_have_text("Friday people")
    owner.get_by_role("button", name="Make a link to join").click()
    link = owner.get_by_role("textbox", name="Link to join the club").input_value()
    check(owner, axe_script)

    guest.goto(link)
    guest.get_by_role("textbox").fill("Hugo")
    check(guest, axe_script)
    guest.get_by_role("button", name="Entrer dans le club").tap()
    guest.wait_for_url("**/club/*")
    members = guest.locator("section", has=guest.get_by_role("heading", name="Membres"))
    expect(members.get_by_role("listitem")).to_have_text([re.compile("Camille"), re.compile("Hugo")])
    check(guest, axe_script)

    club = owner.url.rsplit("/", 1)[1]
    table = post(owner, "/tables", {"game": "babel", "club": club, "name": "Round one"})["id"]
    tables = guest.locator("section", has=guest.get_by_role("heading", name="Tables du club"))
    expect(tables.get_by_role("listitem")).to_contain_text("Round one")
    post(owner, f"/tables/{table}/bot", {"seat": 2, "level": "greedy"})
    post(owner, f"/tables/{table}/start", {})
    play_by_api(owner, f"/table/{table}")
    owner.goto(f"/club/{club}")
    tally = owner.locator("section", has=owner.get_by_role("heading", name="Tally"))
    expect(tally.get_by_role("rowheader")).to_have_text(["Camille"])
    expect(owner.get_by_role("heading", name="Last games")).to_be_visible()
    check(owner, axe_script)

    owner.get_by_role("checkbox", name="Keep a ladder").check()
    expect(owner.get_by_role("heading", name="Ladder")).to_be_visible()
    check(owner, axe_script)
    with owner.expect_download() as saving:
        owner.get_by_role("link", name="Save everything").click()
    owner.goto("/tables")
    owner.get_by_role("button", name="New club").click()
    owner.locator("input[type=file]").set_input_files(saving.value.path())
    owner.wait_for_url(f"**/club/{club}")  # one's own club again, and not a second one

    owner.get_by_role("button", name="Remove Hugo").click()
    owner.get_by_role("button", name="Remove Hugo").click()
    expect(owner.get_by_role("button", name="Remove")).to_have_count(0)
    guest.reload()
    expect(guest.get_by_role("alert")).to_be_visible()
    guest.goto(link)
    expect(guest.get_by_role("alert")).to_contain_text("demandez-en un nouveau")


def test_a_tournament_is_opened_joined_and_played(visitors: Visitors, axe_script: str) -> None:
    host, guest = visitors.visit("phone", "fr", "dark"), visitors.visit()
    enter(host, "Camille")
    enter(guest, "Hugo")
    host.goto("/tables")
    host.get_by_role("button", name="Nouveau tournoi").tap()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Nom du tournoi").fill("Coupe du Nil")
    dialog.get_by_role("combobox", name="Jeu").select_option("babel")
    dialog.get_by_role("radio", name=re.compile("Élimination")).check()
    dialog.get_by_role("checkbox", name="Compléter").check()
    dialog.get_by_role("spinbutton").fill("4")
    dialog.get_by_role("combobox", name="Bots").select_option("random")
    check(host, axe_script)
    dialog.get_by_role("button", name="Ouvrir").tap()
    host.wait_for_url("**/tournament/*")
    expect(host.get_by_role("heading", level=1)).to_have_text("Coupe du Nil")
    check(host, axe_script)
    guest.goto(host.url)
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("rowheader")).to_have_text([re.compile("Camille"), re.compile("Hugo")])
    host.get_by_role("button", name="Lancer").tap()
    host.get_by_role("link", name="Vers votre table").tap()
    host.wait_for_selector(".table[data-version]")
    host.get_by_role("button", name="Menu").tap()
    host.get_by_role("link", name="Vers le tournoi").tap()
    expect(host.get_by_role("heading", level=1)).to_have_text("Coupe du Nil")
    expect(guest.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(guest.get_by_role("table").get_by_role("row")).to_have_count(5)
    check(guest, axe_script)
    cup = guest.url.rsplit("/", 1)[1]
    told = guest.request.get(f"/api/tournaments/{cup}/results.csv").text()
    assert len(told.splitlines()) == 5 and "Hugo" in told
