"""Bots of the host: they sit at tables like the levels, and one that fails harms neither its table nor the server."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import mastaba
from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.conversation import Conversation
from mastaba.cli import main
from mastaba.server.settings import HostBot, Settings
from mastaba.server.thinking.own_bots import OwnBots, try_out
from tests.server.running import Client, first_option, running
from tests.server.test_bot_pool import first_decision
from tests.server.test_people import wait_for_event

BABEL = mastaba.load("babel")
STRANGERS = Path(__file__).parents[1] / "bots" / "strangers.py"
PATIENT = ("--bot-seconds", "60")


def command(deed: str, out: Path | None = None) -> str:
    return shlex.join([sys.executable, str(STRANGERS), deed, *([] if out is None else [str(out)])])


def bot(name: str, deed: str, out: Path | None = None) -> tuple[str, str]:
    return "--bot", f"{name}=exec:{command(deed, out)}"


def begun(host: Client, level: str, **settings: object) -> str:
    table = host.open_table(**settings)
    host.do(table, "bot", seat=2, level=level)
    host.do(table, "start")
    return table


def play_to_the_end(host: Client, table: str) -> dict[str, object]:
    socket = host.socket(table)
    state = socket.until("state")
    while state["table"]["status"] == "playing":
        if state["decision"] is not None:
            assert socket.command(**first_option(state))["accepted"]
        news = [message for message in socket.seen if message["type"] == "news"]
        state = news[-1] if news and news[-1]["version"] > state["version"] else socket.until("news")
    socket.close()
    found: dict[str, object] = state["table"]
    return found


# ---------------------------------------------------------------------- at tables
def test_a_bot_of_the_host_is_offered_and_plays_a_whole_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    words = (*bot("Kheops", "refuse", heard), "--bot", "Tutor=mastaba.bots.simple:GreedyBot")
    with running(tmp_path / "a.db", *words, *PATIENT) as server:
        host = Client(server.address)
        offered = {game["name"]: game["levels"] for game in host.get("/api/games")}
        assert offered["babel"][-2:] == ["Kheops", "Tutor"] and offered["cleopatra"][-2:] == ["master", "Tutor"]
        other = host.open_table(game="cleopatra")
        assert host.status("POST", f"/api/tables/{other}/bot", {"seat": 2, "level": "Kheops"}) == 422
        table = begun(host, "Kheops", options={"turn_cap": "40"})
        ended = play_to_the_end(host, table)
        assert ended["status"] == "over"
        assert host.get(f"/api/tables/{table}")["seats"][1]["level"] == "Kheops"
        tutored = begun(host, "Tutor", options={"turn_cap": "40"})
        assert play_to_the_end(host, tutored)["status"] == "over"
        scores = host.get(f"/api/tables/{table}")["result"]["scores"]
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    game = messages[next(k for k, message in enumerate(messages) if message["type"] == "decide") - 1 :]
    assert [game[0]["type"], game[0]["seat"]] == ["hello", 2]
    assert {message["view"]["seat"] for message in game if message["type"] == "decide"} == {2}
    assert next(message for message in game if message["type"] == "over")["scores"] == scores


def test_a_bot_that_fails_is_replaced_the_table_is_told_and_the_server_lives_on(tmp_path: Path) -> None:
    words = (*bot("Kheops", "play"), *bot("Nitocris", "crash"))
    with running(tmp_path / "a.db", *words, *PATIENT) as server:
        host = Client(server.address)
        table = begun(host, "Nitocris", options={"first": "1", "turn_cap": "40"})
        socket = host.socket(table)
        state = socket.until("state")
        while state["table"]["asked"] == [1]:
            assert socket.command(**first_option(state))["accepted"]
            state = host.state(table)
        assert wait_for_event(socket, "replaced")["facts"] == {"seat": 2, "level": "normal", "bot": "Nitocris"}
        socket.close()
        seated = host.get(f"/api/tables/{table}")["seats"][1]
        assert (seated["level"], seated["temperament"]) == ("normal", None)  # it keeps the name of the one that failed
        assert play_to_the_end(host, table)["status"] == "over"
        assert play_to_the_end(host, begun(host, "Kheops", options={"turn_cap": "40"}))["status"] == "over"
        log = json.dumps(host.get(f"/api/tables/{table}/log"))
        assert "Nitocris" in log and "pyramid" not in log  # what it did is for the host alone


def replaced(host: Client, table: str) -> bool:
    return bool(host.get(f"/api/tables/{table}")["seats"][1]["level"] == "normal")


def test_a_bot_that_is_not_offered_any_more_is_replaced_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "a.db", *bot("Kheops", "play"), *PATIENT) as server:
        host = Client(server.address)
        table = begun(host, "Kheops", options={"first": "1", "turn_cap": "40"})
    with running(tmp_path / "a.db") as server:
        again = Client(server.address, token=host.token)
        assert play_to_the_end(again, table)["status"] == "over"
        assert replaced(again, table)


def test_parts_of_levels_and_the_trained_bot_may_be_asked_for(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        host = Client(server.address)
        for level in ("easy/2", "learned"):
            assert play_to_the_end(host, begun(host, level, options={"turn_cap": "40"}))["status"] == "over"
        table = host.open_table(game="cleopatra")
        answer = host.http.post(f"/api/tables/{table}/bot", json={"seat": 2, "level": "learned"})
        assert answer.status_code == 422 and "no bot was trained for cleopatra" in answer.json()["detail"]


# ---------------------------------------------------------------------- processes
@pytest.fixture(autouse=True)
def time_to_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.bots.conversation.TO_LEAVE", 60.0)


def own_bots(most: int, seconds: float = 60.0, *deeds: str) -> OwnBots:
    bots = tuple(HostBot(deed, command(deed), ("babel",)) for deed in deeds)
    return OwnBots(Settings("", bots=bots, bot_programs=most, bot_limits=Limits(seconds)))


async def ask(bots: OwnBots, key: str, name: str) -> str:
    decision, view = first_decision()
    return await bots.decide(key, BABEL, name, 1, view, decision)


def test_there_are_never_more_processes_than_the_host_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    alive: list[Conversation] = []
    most: list[int] = []
    begin = Conversation.__init__

    def counted(self: Conversation, words: Sequence[str], memory: int) -> None:
        begin(self, words, memory)
        alive.append(self)
        most.append(sum(talk.lives() for talk in alive))

    async def all_at_once() -> None:
        bots = own_bots(2, 60.0, "play", "banner")
        answers = await asyncio.gather(*[ask(bots, f"t{k}:1", ("play", "banner")[k % 2]) for k in range(6)])
        answers += [await ask(bots, f"t{k}:1", "play") for k in range(3)]
        assert len(set(answers)) == 1 and bots.thinking == 0
        bots.close()

    monkeypatch.setattr(Conversation, "__init__", counted)
    asyncio.run(all_at_once())
    assert max(most) <= 2 < len(alive)
    assert not any(talk.lives() for talk in alive)


def test_a_table_keeps_its_program_and_another_seat_can_have_it_after_that(tmp_path: Path) -> None:
    heard = tmp_path / "heard"

    async def one_after_another() -> None:
        bots = OwnBots(Settings("", bots=(HostBot("play", command("play", heard), ("babel",)),), bot_programs=1))
        await ask(bots, "a:1", "play")
        talk = bots.idle["a:1"].talk
        await ask(bots, "a:1", "play")
        await ask(bots, "b:1", "play")
        bots.finish("b", (1, 2), (15, 3), stopped=False)
        await ask(bots, "b:1", "play")  # a takeback after the end
        assert list(bots.idle) == ["b:1"] and bots.idle["b:1"].talk is talk is not None
        bots.close()
        assert talk.process.returncode == 0

    asyncio.run(one_after_another())
    kinds = [json.loads(line)["type"] for line in heard.read_text().splitlines()]
    assert kinds == ["hello", "decide", "decide", "over", "hello", "decide", "over", "hello", "decide", "quit"]


def test_a_question_that_is_withdrawn_ends_the_program_that_thinks() -> None:
    async def withdrawn() -> None:
        bots = own_bots(1, 3600.0, "hang")
        question = asyncio.create_task(ask(bots, "a:1", "hang"))
        while not any(talk for talk in [bot.talk for bot in started]):
            await asyncio.sleep(0)
        question.cancel()
        with pytest.raises(asyncio.CancelledError):
            await question
        bots.threads.shutdown()  # waits for the thread, which was told
        assert not bots.idle and started[0].talk is None

    from mastaba.bots.program import ProgramBot

    started: list[ProgramBot] = []
    made = ProgramBot.__init__

    def noted(self: ProgramBot, *given: object) -> None:
        made(self, *given)  # type: ignore[arg-type]
        started.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ProgramBot, "__init__", noted)
        asyncio.run(withdrawn())


def test_one_that_hangs_fails_and_gives_its_room_back() -> None:
    async def hanging() -> None:
        bots = own_bots(1, 2.0, "hang", "play")
        with pytest.raises(BotFailed, match="hang did not answer within 2 s"):
            await ask(bots, "a:1", "hang")
        assert bots.thinking == 0 and not bots.idle
        bots.close()

    asyncio.run(hanging())


# ---------------------------------------------------------------------- the command line
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bot", "greedy"), "--bot is a name of up to 20 letters and a bot, as in Kheops=exec:./kheops"),
        (("--bot", "Strong=greedy"), "a bot of --bot cannot be called 'Strong'"),
        (("--bot", "A=greedy", "--bot", "a=greedy"), "two bots of --bot have the same name"),
        (("--bot", "A=exec:no-such-thing"), "there is no program 'no-such-thing'"),
        (("--bot", "A=exec:false"), "the bot A cannot play: it ended with exit code 1"),
        (("--bot", "A=sphinx"), "the bot A plays none of the games: it gave up: there is no bot 'sphinx'"),
        (("--bot-programs", "0"), "--bot-programs is a number from 1 to 1000, not 0"),
        (("--bot-seconds", "0"), "a bot has more than 0 and at most 86400 seconds"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_at_the_start(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["serve", "--no-browser", "--database", str(tmp_path / "a.db"), *words]) == 2
    assert sentence in capsys.readouterr().err


def test_which_games_a_bot_plays_is_what_it_says() -> None:
    assert try_out(f"Kheops=exec:{command('refuse')}", Limits()).games == ("babel",)
    assert try_out("Taught=learned", Limits()).games == ("babel",)
