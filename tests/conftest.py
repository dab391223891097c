from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go last: once Playwright's sync API has started, its event loop stays on the main thread for the
    rest of the session, and asyncio tests after it cannot start theirs."""
    items.sort(key=lambda item: "e2e" in item.path.parts)
