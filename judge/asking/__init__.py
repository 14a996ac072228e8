"""Sentences in two languages and the plain data of scenarios: one table reads and writes both."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from judge.asking.names.mentions import NOBODY, Known, names_of_cards

if TYPE_CHECKING:
    from judge.asking.canonical.sentences import Unread, read, say

__all__ = ["NOBODY", "Known", "Unread", "names_of_cards", "read", "say"]


def __getattr__(name: str) -> object:
    """What reads and says sentences, whose tables are loaded when there is a sentence."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("judge.asking.canonical.sentences"), name)
