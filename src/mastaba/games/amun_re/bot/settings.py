"""How Amun-Re is searched."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings

SETTINGS: Final = SearchSettings(effort=2.0)  # simulations are short
