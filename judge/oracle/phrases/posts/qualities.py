"""Qualities, as filters."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.abilities.filters import WithKeyword


def having(k: str) -> Filter:
    """What has a keyword ability."""
    return WithKeyword(k)


def being(f: Filter) -> Filter:
    """What is of a filter."""
    return f
