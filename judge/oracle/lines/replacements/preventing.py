"""Damage that a static ability prevents: of what kind, to whom, by what, and what follows (615)."""

from __future__ import annotations

from typing import Any

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Filter
from judge.abilities.filters import IsThis
from judge.abilities.statics import Prevented, Replacement
from judge.abilities.walk import put, within
from judge.abilities.who import It, This, You
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.verbs.words import Hit
from judge.oracle.lines.replacements.replacing import Statics, one


def _to(h: Hit, combat: bool | None, by: Filter | None = None) -> object:
    """Damage to something; "by creatures blocking it" speaks of what the damage is dealt to."""
    source: Any = by
    its = next((word for word in within(by) if isinstance(word, It)), None)
    if its is not None:
        if h.to != IsThis() or h.player is not None:
            return REJECTED
        source = put(by, its, This())
    return one(p.DealsDamage(source, combat, h.to, h.player), Prevented())


def _by(f: Filter, combat: bool | None) -> Statics:
    return one(p.DealsDamage(f, combat), Prevented())


def _both(f: Filter, combat: bool | None) -> Statics:
    return (
        Static(Replacement(p.DealsDamage(f, combat), Prevented())),
        Static(Replacement(p.DealsDamage(None, combat, f), Prevented())),
    )


SHIELDED = Table(  # whom damage would be dealt to
    "shielded",
    (
        t(lambda f: Hit(f, None), "{f:subject}", "{f:subject}"),
        w(Hit(None, You()), "you", "你"),
        t(
            lambda f: Hit(f, You()),
            "you and {f:permanents@p}",
            "你[与/和]{f:permanents}",
        ),
    ),
    ("you", "你"),
)
PREVENTED = (
    t(
        _to,
        "prevent all {combat:damage_kind} that would be dealt to {h:shielded}|"
        "prevent all {combat:damage_kind} that would be dealt to {h:shielded} by "
        "[{by:permanents@p}/{by:other_sources}]|"
        "prevent all {combat:damage_kind} [that ]{by:subject} would deal to {h:shielded}",
        "防止将对{h:shielded}造成的所有{combat:damage_kind}|"
        "防止所有将对{h:shielded}造成的{combat:damage_kind}|"
        "防止{by:subject}将对{h:shielded}造成的所有{combat:damage_kind}|"
        "防止{by:other_sources}将对{h:shielded}造成的所有{combat:damage_kind}|"
        "防止所有{by:subject}将对{h:shielded}造成的{combat:damage_kind}",
    ),
    t(
        _by,
        "prevent all {combat:damage_kind} that would be dealt by [{f:subject}"
        "/{f:other_sources}]|prevent all {combat:damage_kind} {f:subject} would deal",
        "防止将由{f:subject}造成的所有{combat:damage_kind}|"
        "防止将由{f:other_sources}造成的所有{combat:damage_kind}|"
        "防止{f:subject}将造成的所有{combat:damage_kind}|"
        "防止所有将由{f:subject}造成的{combat:damage_kind}",
    ),
    t(
        _both,
        "prevent all {combat:damage_kind} that would be dealt to and dealt by {f:subject}",
        "防止将对{f:subject}造成以及由其造成的所有{combat:damage_kind}|"
        "防止{f:subject}将[受到与造成/造成与受到]的所有{combat:damage_kind}",
    ),
)
TABLES = (SHIELDED,)
