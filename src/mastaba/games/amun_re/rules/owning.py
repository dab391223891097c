"""What all purchases have in common (AR-5.1)."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.agenda import Rule

NOT_YOURS: Final = Rule("AR-5.1", "not_your_province")
TOO_DEAR: Final = Rule("AR-5.1", "too_dear")
