"""How Babel is searched."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings

# Plans differ in the whole turn: the tree holds nothing but one's own turn, and rollouts vary more.
SETTINGS: Final = SearchSettings(epsilon=1.0, to_chance=True, effort=0.25, playouts=150_000)
