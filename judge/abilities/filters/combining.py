"""Filters made of others."""

from __future__ import annotations

from judge.abilities.bases import Filter


class AllOf(Filter):
    """All of these hold; none at all holds of everything."""

    parts: tuple[Filter, ...] = ()


class AnyOf(Filter):
    """At least one of these holds."""

    parts: tuple[Filter, ...]


class Non(Filter):
    """This does not hold."""

    part: Filter
