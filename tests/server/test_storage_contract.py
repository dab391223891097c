"""What both databases must do alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from mastaba.server.storage import log as logs
from mastaba.server.storage.analysis_store import Analysed, AnalysisStore
from mastaba.server.storage.chat_store import ChatLine, ChatStore
from mastaba.server.storage.database import Connection, Database, Duplicate, migrations
from mastaba.server.storage.lesson_store import LessonStore
from mastaba.server.storage.log import NO_HASH, Entry
from mastaba.server.storage.opening import open_database
from mastaba.server.storage.people_store import LoginTaken, PeopleStore
from mastaba.server.storage.private_tables import PrivateTables
from mastaba.server.storage.store import Append, Conflict, Link, Store, StoredAnswer


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    database = open_database(address)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


def entries(count: int, after: int = 0, before: str = NO_HASH) -> list[Entry]:
    made: list[Entry] = []
    for seq in range(after + 1, after + count + 1):
        made.append(logs.make(before, seq, seq, "sit", {"s": seq}))
        before = made[-1].hash
    return made


def first(table: str, count: int = 2) -> Append:
    return Append(table, 0, entries(count), "open", "{}", None, {1: "anna"})


async def make_table(store: Store, table: str = "t1") -> None:
    await store.create(table, True, "seed", first(table))


def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            await make_table(Store(found))
        async with opened(database) as found:  # after a restart
            loaded = await Store(found).load("t1")
            assert loaded is not None
            head, log = loaded
            assert (head.status, head.listed, head.seq, head.secret) == ("open", True, 2, "seed")
            assert log == entries(2)
            logs.check(log, head.seq, head.hash)
            assert await Store(found).load("t2") is None

    asyncio.run(check())


def test_of_racing_writers_exactly_one_wins(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store = Store(found)
            await make_table(store)
            before = entries(2)[-1].hash
            change = Append("t1", 2, entries(1, 2, before), "playing", "{}", "{}", None)
            done = await asyncio.gather(*(store.append(change) for _ in range(8)), return_exceptions=True)
            assert [type(outcome) for outcome in done if outcome is not None] == [Conflict] * 7
            loaded = await store.load("t1")
            assert loaded is not None and len(loaded[1]) == 3

    asyncio.run(check())


def test_a_failed_transaction_leaves_nothing_and_disturbs_no_other(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store = Store(found)
            await make_table(store)
            given = StoredAnswer("command-1", "digest", "{}")
            before = entries(2)[-1].hash
            good = Append("t1", 2, entries(1, 2, before), "playing", "{}", "{}", None, given)

            def broken(db: Connection) -> None:
                db.run("insert into setting (name, value) values ('left', 'behind')")
                raise KeyError("broken")

            outcomes = await asyncio.gather(store.append(good), found.write(broken), return_exceptions=True)
            assert outcomes[0] is None and isinstance(outcomes[1], KeyError)
            assert await found.read(lambda db: db.rows("select * from setting")) == []
            assert await store.answers("t1") == [given]
            again = Append("t1", 3, entries(1, 3, good.entries[-1].hash), "playing", "{}", "{}", None, given)
            with pytest.raises(Duplicate):
                await store.append(again)
            loaded = await store.load("t1")
            assert loaded is not None and loaded[0].seq == 3

    asyncio.run(check())


def test_people_and_their_seats(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            people, store = PeopleStore(found), Store(found)
            assert await people.secret("one") == await people.secret("two") == "one"
            for name in ("anna", "ben"):
                await people.create(name, name.title(), 1)
            await make_table(store)
            assert [row[0] for row in await store.of_person("anna", 10)] == ["t1"]
            assert await store.of_person("ben", 10) == []
            await people.register("anna", "anna", "hash")
            with pytest.raises(LoginTaken):
                await people.register("ben", "anna", "hash")
            await people.forget("anna")
            gone = await people.find("anna")
            assert gone is not None
            assert (gone.name, gone.login, gone.password, gone.epoch) == (None, None, None, 1)
            assert await people.by_login("anna") is None

    asyncio.run(check())


def test_chat_is_numbered_and_said_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            await make_table(Store(found))
            chat = ChatStore(found)
            line = ChatLine(0, "anna", 1, "hello", False, 5)
            said = await asyncio.gather(*(chat.say("t1", line, f"c{k % 3}") for k in range(6)))
            assert sorted(one.id for one in said if one is not None) == [1, 2, 3]
            assert [one.id for one in await chat.said("t1", 1, 10)] == [2, 3]
            await chat.mute("ben", "anna", "t1", True)
            await chat.mute("ben", "carl", "", True)
            assert await chat.muted("ben", "t1") == {"anna", "carl"}
            assert await chat.muted("ben", "t2") == {"carl"}

    asyncio.run(check())


def test_an_analysis_is_claimed_by_one_process_and_kept(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store = AnalysisStore(found)
            assert await store.find("t1") is None
            assert [await store.claim("t1", who, 10, 5) for who in ("one", "two")] == [True, False]
            await store.note("t1", "one", "running", 2, 7, 20)
            await store.note("t1", "two", "running", 9, 9, 20)
            assert await store.find("t1") == Analysed("running", "one", 2, 7, 20, None)
            assert await store.claim("t1", "two", 60, 50)  # "one" has been silent for too long
            await store.finish("t1", None, 7, 70)
            assert await store.claim("t1", "three", 80, 0)  # what failed may be tried again
            await store.finish("t1", "{}", 7, 90)
            await store.finish("t1", None, 7, 95)
            await store.claim("t2", "three", 80, 0)
            await store.release("three")
        async with opened(database) as found:  # after a restart
            store = AnalysisStore(found)
            assert await store.find("t1") == Analysed("done", "three", 0, 7, 90, "{}")
            assert not await store.claim("t1", "four", 100, 99)
            assert await store.find("t2") is None

    asyncio.run(check())


def test_links_are_single(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store = Store(found)
            await make_table(store)
            link = Link("t1", 1, "anna")
            assert await store.set_link(link, "old")
            assert await store.set_link(link, "new")
            assert await store.linked("old") is None
            assert await store.linked("new") == link
            assert not await store.set_link(Link("t1", 1, "ben"), "foreign") and await store.linked("foreign") is None
            await store.revoke_link(Link("t1", 1, "ben"))
            assert await store.linked("new") == link
            await store.revoke_link(link)
            assert await store.linked("new") is None

    asyncio.run(check())


def test_many_writers_share_commits(database: str) -> None:
    """What waits together is committed together."""

    async def check() -> None:
        async with opened(database) as found:
            store = Store(found)
            await asyncio.gather(*(store.create(f"t{k}", False, "s", first(f"t{k}")) for k in range(200)))
            assert found.commits < 100
            assert len(await store.everything()) == 200

    asyncio.run(check())


def test_the_position_beside_the_log(database: str) -> None:
    """It says after which entry it stands, and an older one never takes the place of a newer."""

    async def check() -> None:
        async with opened(database) as found:
            store = Store(found)
            await make_table(store)
            before = entries(2)[-1].hash
            await store.append(Append("t1", 2, entries(1, 2, before), "playing", "{}", "after 3", None))
            four = entries(2, 2, before)[1:]
            await store.append(Append("t1", 3, four, "playing", "{}", None, None))
            assert await saved(store) == ("after 3", 3, 4)
            await store.save("t1", 3, "late")
            assert await saved(store) == ("after 3", 3, 4)
            await store.save("t1", 4, "after 4")
            assert await saved(store) == ("after 4", 4, 4)

    async def saved(store: Store) -> tuple[str | None, int, int]:
        loaded = await store.load("t1")
        assert loaded is not None
        return loaded[0].snapshot, loaded[0].saved, loaded[0].seq

    asyncio.run(check())


def test_no_two_migrations_have_one_number() -> None:
    """Else a database that has one of them would never get the other."""
    numbers = [number for number, _ in migrations()]
    assert numbers == sorted(set(numbers))


def test_an_older_database_is_brought_up_to_date(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A file of the first schema opens with all that is in it; so does a backup of that time."""
    from mastaba.server.storage.maintenance import backup, restore
    from mastaba.server.storage.sqlite import SqliteConnection, migrate

    folder = tmp_path_factory.mktemp("older")
    old = SqliteConnection(str(folder / "old.db"), read_only=False)
    migrate(old, up_to=1)
    old.run("insert into person (id, name, epoch, created) values ('anna', 'Anna', 3, 1)")
    old.run(
        "insert into game_table (id, status, listed, seq, hash, created, updated, secret, summary, snapshot) "
        "values ('t1', 'playing', 0, 7, '', 1, 1, '', '{}', 'the position')"
    )
    assert old.rows("pragma user_version") == [(1,)]
    old.db.close()
    backup(str(folder / "old.db"), str(folder / "backup.db"))
    assert restore(str(folder / "backup.db"), str(folder / "restored.db")) == 1

    async def check(path: str) -> None:
        async with opened(path) as found:
            anna = await PeopleStore(found).find("anna")
            assert anna is not None and (anna.name, anna.epoch) == ("Anna", 3)
            assert await found.read(lambda db: db.rows("select * from push_subscription")) == []
            loaded = await Store(found).load("t1")
            assert loaded is not None and (loaded[0].snapshot, loaded[0].saved) == ("the position", 7)
            assert await AnalysisStore(found).find("t1") is None

    for name in ("old", "restored"):
        asyncio.run(check(str(folder / f"{name}.db")))


def test_lessons_and_puzzles_are_dropped_whole_and_games_never(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store, private = Store(found), PrivateTables(found)
            await make_table(store, "game")
            await store.create("lesson", False, "seed", first("lesson"), "lesson")
            await store.create("puzzle", False, "seed", first("puzzle"), "puzzle")
            assert [table for table, _ in await store.of_person("anna", 9)] == ["game"]
            assert await private.of_person("anna", "lesson") == ["lesson"]
            assert await private.of_person("anna", "puzzle") == ["puzzle"]
            assert (await private.older_than(2), set(await private.older_than(3))) == ([], {"lesson", "puzzle"})
            await private.drop(["game", "lesson", "none"])
            assert await store.load("game") is not None
            assert await store.load("lesson") is None
            await store.create("lesson", False, "seed", first("lesson"), "lesson")  # nothing was left of it

    asyncio.run(check())


def test_what_somebody_has_learnt(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            lessons = LessonStore(found)
            assert await lessons.progress("anna") is None
            for text in ('{"babel": "1d"}', '{"babel": "1d 2s"}'):
                await lessons.keep("anna", text)
                assert await lessons.progress("anna") == text
            await lessons.forget("anna")
            assert await lessons.progress("anna") is None

    asyncio.run(check())
