"""What the worker that thinks does with a question; it imports only what that names."""

from __future__ import annotations

import pickle


class ThoughtFailed(Exception):
    """What went wrong in the other worker."""


def answer(question: bytes) -> bytes:
    work, values = pickle.loads(question)
    try:
        return pickle.dumps((work(*values), None))
    except Exception as error:
        return pickle.dumps((None, f"{type(error).__name__}: {error}"))
