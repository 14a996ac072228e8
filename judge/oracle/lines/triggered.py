"""Triggered abilities."""

from __future__ import annotations

from judge.abilities.ability import Triggered
from judge.abilities.bases import Condition, Effect, Pattern
from judge.abilities.effects.combinators import May
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.patterns import Did, Dies, EitherOf, Enters
from judge.abilities.relations import MarkOfThis
from judge.abilities.walk import put, within
from judge.abilities.who import You
from judge.language import REJECTED, Table, t
from judge.oracle.lines.triggering import triggered_by
from judge.oracle.melding import MELD_TRIGGERED


def _either(p: Pattern, q: Pattern) -> Pattern:
    if IsThis() in set(within(p)):
        q = put(q, IsIt(), IsThis())  # type: ignore[assignment]  # "当你循环~或它死去时"
    parts = [
        *(p.parts if isinstance(p, EitherOf) else (p,)),
        *(q.parts if isinstance(q, EitherOf) else (q,)),
    ]
    return EitherOf(tuple(parts))


def _haunted(e: Effect, p: Pattern | None = None) -> object:
    """What the creature that this haunts dying triggers, in exile; and another event, if any."""
    own = () if p is None else triggered_by(p, e)
    if not isinstance(own, tuple):
        return REJECTED
    return (*own, Triggered(Dies(MarkOfThis("haunts")), e, zone="exile"))


def _only_once(p: Pattern, e: Effect, c: Condition | None = None) -> object:
    made = triggered_by(p, e, c)
    if not isinstance(made, tuple):
        return REJECTED
    return tuple(one.with_(once=True) for one in made)


def _done_once(p: Pattern, e: Effect) -> object:
    """ "Do this only once each turn": said of what may be done."""
    made = triggered_by(p, e) if isinstance(e, May) else REJECTED
    if not isinstance(made, tuple):
        return REJECTED
    return tuple(one.with_(do_once=True) for one in made)


def _at(p: Pattern, e: Effect) -> object:
    """ "于~进战场时" is as it enters, not when."""
    return REJECTED if p == Enters(IsThis()) else triggered_by(p, e)


TRIGGERED = Table(
    "triggered",
    (
        t(
            triggered_by,
            "when {p:pattern}, {e:effects}",
            "当{p:pattern}时，{e:effects}|{p:pattern}时，{e:effects}|当{p:pattern}，{e:effects}",
            ex=("when ~ dies, draw a card", "当~死去时，抓一张牌"),
        ),
        t(
            triggered_by,
            "whenever {p:pattern}, {e:effects}",
            "每当{p:pattern}时，{e:effects}",
            ex=("whenever ~ attacks, draw a card", "每当~攻击时，抓一张牌"),
        ),
        t(
            triggered_by,
            "at {p:pattern}, {e:effects}",
            "在{p:pattern}时，{e:effects}",
            ex=(
                "at the beginning of your upkeep, draw a card",
                "在你的维持开始时，抓一张牌",
            ),
        ),
        t(_at, "", "于{p:pattern}时，{e:effects}"),
        *(
            t(
                triggered_by,
                f"{en} {{p:pattern}}, if {{c:condition}}, {{e:effects}}",
                f"{zh}{{p:pattern}}时，若{{c:condition}}，则{{e:effects}}|"
                f"{zh}{{p:pattern}}时，若{{c:condition}}，{{e:effects}}",
                ex=(
                    f"{en} ~ dies, if it's your turn, draw a card",
                    f"{zh}~死去时，若在你的回合，则抓一张牌",
                ),
                rank=-1,
            )
            for en, zh in (("when", "当"), ("whenever", "每当"), ("at", "在"))
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
            _only_once,
            "when {p:pattern}, {e:effects}. this ability triggers only once|"
            "whenever {p:pattern}, {e:effects}. this ability triggers only once|"
            "at {p:pattern}, {e:effects}. this ability triggers only once",
            "当{p:pattern}时，{e:effects}。此异能只会触发一次|"
            "每当{p:pattern}时，{e:effects}。此异能只会触发一次|"
            "在{p:pattern}时，{e:effects}。此异能只会触发一次",
            ex=(
                "when ~ attacks, draw a card. this ability triggers only once",
                "当~攻击时，抓一张牌。此异能只会触发一次",
            ),
        ),
        t(
            _only_once,
            "at {p:pattern}, if {c:condition}, {e:effects}. this ability triggers only once|"
            "whenever {p:pattern}, if {c:condition}, {e:effects}. this ability triggers only once",
            "",
            rank=-1,
        ),
        t(
            _done_once,
            "whenever {p:pattern}, {e:effects}. do this only once each turn|"
            "when {p:pattern}, {e:effects}. do this only once each turn",
            "每当{p:pattern}时，{e:effects}。每回合只能如此作一次",
            ex=(
                "whenever ~ attacks, you may draw a card. do this only once each turn",
                "每当~攻击时，你可以抓一张牌。每回合只能如此作一次",
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
        t(
            lambda p, q, r, e: triggered_by(_either(_either(p, q), r), e),
            "whenever {p:pattern}, {q:pattern}, or {r:pattern}, {e:effects}|"
            "whenever {p:pattern}, or {q:pattern}, or {r:pattern}, {e:effects}",
            "每当{p:pattern}，{q:pattern}或{r:pattern}时，{e:effects}|"
            "每当{p:pattern}，或{q:pattern}，或{r:pattern}时，{e:effects}",
            rank=1,
            ex=(
                "whenever ~ attacks, ~ blocks, or you gain life, draw a card",
                "每当~攻击，~阻挡或你获得生命时，抓一张牌",
            ),
        ),
        t(
            _haunted,
            "when the creature ~ haunts dies, {e:effects}|when the creature it haunts dies, "
            "{e:effects}",
            "当~所缠身的生物死去时，{e:effects}|当~所缠身的生物置入坟墓场时，{e:effects}|"
            "当它所缠身的生物死去时，{e:effects}|当它所缠身的生物置入坟墓场时，{e:effects}",
            rank=1,
            ex=(
                "when the creature ~ haunts dies, draw a card",
                "当~所缠身的生物死去时，抓一张牌",
            ),
        ),
        t(
            lambda p, e: _haunted(e, p),
            "when {p:pattern} or the creature it haunts dies, {e:effects}",
            "当{p:pattern}或它所缠身的生物死去时，{e:effects}|"
            "当{p:pattern}或它所缠身的生物置入坟墓场时，{e:effects}",
            rank=1,
            ex=(
                "when ~ enters or the creature it haunts dies, draw a card",
                "当~进战场或它所缠身的生物死去时，抓一张牌",
            ),
        ),
        MELD_TRIGGERED,
        t(
            lambda e: triggered_by(Did("visit", You(), IsThis()), e),
            "visit — {e:effects}",
            "造访～{e:effects}",
            ex=("visit — draw a card", "造访～抓一张牌"),
        ),
    ),
    ("when ~ dies, draw a card", "当~死去时，抓一张牌"),
)
