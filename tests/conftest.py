from __future__ import annotations

from collections.abc import Iterator

import pytest

from mastaba.kernel.values import REGISTER


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go last: once Playwright's sync API has started, its event loop stays on the main thread for the
    rest of the session, and asyncio tests after it cannot start theirs."""
    items.sort(key=lambda item: "e2e" in item.path.parts)


@pytest.fixture(autouse=True)
def same_games() -> Iterator[None]:
    """A position asks for its game by name. Games that tests make up are often called alike: each test leaves those
    that were there, or the order of the tests would matter."""
    kept = dict(REGISTER.made)
    yield
    REGISTER.made.update(kept)
