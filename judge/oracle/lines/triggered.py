"""Triggered abilities."""

from __future__ import annotations

from judge.abilities.ability import Triggered
from judge.abilities.bases import Effect, Filter, Pattern
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.patterns import Did, Dies, EitherOf, Enters
from judge.abilities.relations import MarkOfThis
from judge.abilities.walk import put, within
from judge.abilities.who import You
from judge.language import REJECTED, Table, t, w
from judge.oracle.lines.occasions import Occasion, occasioned
from judge.oracle.lines.triggering import triggered_by
from judge.oracle.sentences.melding import IF_BOTH_EN, IF_BOTH_EX, IF_BOTH_ZH, both, meld


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


def _at(o: Occasion, e: Effect) -> object:
    """ "于~进战场时" is as it enters, not when."""
    return REJECTED if o.pattern == Enters(IsThis()) else occasioned(o, e)


WHEN = {"when": "当", "whenever": "每当", "at": "在"}
WHEN_WORD = Table(  # what begins a triggered ability: which word it is, its event decides
    "when_word", tuple(w("trigger", en, zh) for en, zh in WHEN.items()), ("when", "当")
)


def _melded(p: Pattern, f: Filter) -> object:
    return triggered_by(p, meld(f), both(f))


MELD_TRIGGERED = t(
    _melded,
    f"at {{p:pattern}}, {IF_BOTH_EN}",
    f"在{{p:pattern}}时，{IF_BOTH_ZH}|{{p:pattern}}时，{IF_BOTH_ZH}",
    ex=(
        f"at the beginning of your end step, {IF_BOTH_EX[0]}",
        f"在你的结束步骤开始时，{IF_BOTH_EX[1]}",
    ),
    rank=-2,
)
TRIGGERED = Table(
    "triggered",
    (
        t(
            occasioned,
            "{_:when_word} {o:occasion}, {e:effects}[{n:how_often}]|when {o:occasion}, {e:effects}",
            "{_:when_word}{o:occasion}时，{e:effects}[{n:how_often}]|{o:occasion}时，{e:effects}|"
            "当{o:occasion}，{e:effects}",
            ex=(
                "when ~ attacks, draw a card. this ability triggers only once each turn",
                "当~攻击时，抓一张牌。此异能每回合只会触发一次",
            ),
        ),
        t(  # with an intervening "if"
            occasioned,
            "{_:when_word} {o:occasion}, if {c:condition}, {e:effects}[{n:how_often}]",
            "{_:when_word}{o:occasion}时，若{c:condition}，[则]{e:effects}[{n:how_often}]",
            ex=(
                "when ~ attacks, if it's your turn, draw a card. this ability triggers only once "
                "each turn",
                "当~攻击时，若在你的回合，则抓一张牌。此异能每回合只会触发一次",
            ),
            rank=-1,
        ),
        t(_at, "", "于{o:occasion}时，{e:effects}"),
        t(
            lambda p, q, e: triggered_by(_either(p, q), e),
            "{_:when_word} {p:pattern} or {q:pattern}, {e:effects}|"
            "{_:when_word} {p:pattern} [and/or] {_:when_word} {q:pattern}, {e:effects}",
            "当{p:pattern}[与/时，以及/时与/以及]每当{q:pattern}时，{e:effects}|"
            "[每]当{p:pattern}或{q:pattern}时，{e:effects}",
            rank=1,
            ex=(
                "when ~ dies and whenever you gain life, draw a card",
                "当~死去时与每当你获得生命时，抓一张牌",
            ),
        ),
        t(
            lambda p, q, r, e: triggered_by(_either(_either(p, q), r), e),
            "whenever {p:pattern}, [or ]{q:pattern}, or {r:pattern}, {e:effects}",
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
            "when the creature [~/it] haunts dies, {e:effects}",
            "当[~/它]所缠身的生物[死去/置入坟墓场]时，{e:effects}",
            rank=1,
            ex=(
                "when the creature ~ haunts dies, draw a card",
                "当~所缠身的生物死去时，抓一张牌",
            ),
        ),
        t(
            lambda p, e: _haunted(e, p),
            "when {p:pattern} or the creature it haunts dies, {e:effects}",
            "当{p:pattern}或它所缠身的生物[死去/置入坟墓场]时，{e:effects}",
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
