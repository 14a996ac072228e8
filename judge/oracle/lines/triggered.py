"""Triggered abilities."""

from __future__ import annotations

from judge.abilities.bases import Pattern
from judge.abilities.patterns import EitherOf
from judge.language import Table, t
from judge.oracle.lines.triggering import triggered_by


def _either(p: Pattern, q: Pattern) -> Pattern:
    parts = [
        *(p.parts if isinstance(p, EitherOf) else (p,)),
        *(q.parts if isinstance(q, EitherOf) else (q,)),
    ]
    return EitherOf(tuple(parts))


TRIGGERED = Table(
    "triggered",
    (
        t(
            triggered_by,
            "when {p:pattern}, {e:effects}|whenever {p:pattern}, {e:effects}|"
            "at {p:pattern}, {e:effects}",
            "当{p:pattern}时，{e:effects}|每当{p:pattern}时，{e:effects}|"
            "在{p:pattern}时，{e:effects}|于{p:pattern}时，{e:effects}|{p:pattern}时，{e:effects}|"
            "当{p:pattern}，{e:effects}",
            ex=("when ~ dies, draw a card", "当~死去时，抓一张牌"),
        ),
        t(
            triggered_by,
            "when {p:pattern}, if {c:condition}, {e:effects}|"
            "whenever {p:pattern}, if {c:condition}, {e:effects}|"
            "at {p:pattern}, if {c:condition}, {e:effects}",
            "当{p:pattern}时，若{c:condition}，则{e:effects}|"
            "每当{p:pattern}时，若{c:condition}，则{e:effects}|"
            "在{p:pattern}时，若{c:condition}，则{e:effects}|"
            "当{p:pattern}时，若{c:condition}，{e:effects}|"
            "每当{p:pattern}时，若{c:condition}，{e:effects}|"
            "在{p:pattern}时，若{c:condition}，{e:effects}",
            ex=(
                "when ~ dies, if it's your turn, draw a card",
                "当~死去时，若在你的回合，则抓一张牌",
            ),
            rank=-1,
        ),
        t(
            triggered_by,
            "whenever {p:pattern}, {e:effects}. this ability triggers only once each turn|"
            "when {p:pattern}, {e:effects}. this ability triggers only once each turn",
            "每当{p:pattern}时，{e:effects}。此异能每回合只会触发一次|"
            "每当{p:pattern}时，{e:effects}。此异能每回合中只会触发一次|"
            "每当{p:pattern}时，{e:effects}。此异能每回合只能触发一次",
            n=1,
            ex=(
                "whenever ~ attacks, draw a card. this ability triggers only once each turn",
                "每当~攻击时，抓一张牌。此异能每回合只会触发一次",
            ),
        ),
        t(
            triggered_by,
            "whenever {p:pattern}, if {c:condition}, {e:effects}. this ability triggers only once "
            "each turn",
            "",
            n=1,
            rank=-1,
        ),
        t(
            lambda p, q, e: triggered_by(_either(p, q), e),
            "when {p:pattern} and whenever {q:pattern}, {e:effects}|"
            "when {p:pattern} or {q:pattern}, {e:effects}|"
            "whenever {p:pattern} or {q:pattern}, {e:effects}|"
            "whenever {p:pattern} or whenever {q:pattern}, {e:effects}|"
            "when {p:pattern} and at {q:pattern}, {e:effects}|"
            "when {p:pattern} and when {q:pattern}, {e:effects}",
            "当{p:pattern}与每当{q:pattern}时，{e:effects}|"
            "当{p:pattern}时与每当{q:pattern}时，{e:effects}|"
            "当{p:pattern}时，以及每当{q:pattern}时，{e:effects}|"
            "每当{p:pattern}或{q:pattern}时，{e:effects}|"
            "当{p:pattern}或{q:pattern}时，{e:effects}|"
            "当{p:pattern}以及每当{q:pattern}时，{e:effects}",
            rank=1,
            ex=(
                "when ~ dies and whenever you gain life, draw a card",
                "当~死去时与每当你获得生命时，抓一张牌",
            ),
        ),
    ),
    ("when ~ dies, draw a card", "当~死去时，抓一张牌"),
)
