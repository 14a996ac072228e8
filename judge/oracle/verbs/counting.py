"""How often something happened this turn, and how much: of the same verbs."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.amounts import Count, HappenedCount, HappenedTotal
from judge.abilities.bases import Filter, Players
from judge.abilities.filters import InZone, IsCard, IsSpell, OfType
from judge.abilities.who import EachOpponent, ThatPlayer, You
from judge.cards import CardType
from judge.language import REJECTED, Table, Template, t, w
from judge.oracle.filters import either, every
from judge.oracle.verbs.saying import Acts, does

INSTANTS = (OfType(CardType.INSTANT), OfType(CardType.SORCERY))
ONCE = (p.Dies, p.Enters, p.Leaves, p.PutInto, p.Departs)  # no object does so twice (400.7)


def _count(f: Filter, v: Acts) -> object:
    event = does(f, v)
    return HappenedCount(event) if isinstance(event, ONCE) else REJECTED


def _cast(f: Filter, q: Players) -> object:
    return HappenedCount(p.Casts(q, None if f == IsSpell() else f))


def _sacrificed(f: Filter, q: Players) -> object:
    return HappenedCount(p.Sacrifices(q, f))


def _discarded(f: Filter, q: Players) -> object:
    return HappenedCount(p.Discards(q, f))


def _drawn(q: Players) -> object:
    return HappenedCount(p.Draws(q))


def _life(q: Players, kind: type[p.GainsLife | p.LosesLife]) -> object:
    return HappenedTotal(kind(q))


ACTOR_HAS = Table(  # whose spells, cards and permanents are counted
    "actor_has",
    (
        w(You(), "you've|you have|you", "你"),
        w(ThatPlayer(), "they've|that player has|they", "该牌手|其"),
        w(EachOpponent(), "your opponents have|your opponents", "你的对手|对手"),
    ),
    ("you've", "你"),
)
ACTED: tuple[tuple[object, str, str, str, str], ...] = (  # the noun's table and what was done
    (_cast, "spells", "cast", "施放过", "个"),
    (_sacrificed, "permanents", "sacrificed", "牺牲过", "个"),
    (_discarded, "cards", "discarded", "弃过", "张"),
)


def _rows(head: str, number: str) -> tuple[Template, ...]:
    """ "For each …", or "the number of …": singular, or plural behind a head."""
    each = number == "s"
    return (
        t(
            _count,
            f"{head}{{f:permanents@{number}}} that {{v:object_verbs@D}} this turn",
            "本回合中每有一个{f:permanents}{v:object_verbs@D}"
            if each
            else "本回合中{v:object_verbs@D}的{f:permanents}数量",
            ex=(
                f"{head}{'creature' if each else 'creatures'} that died this turn",
                "本回合中每有一个生物死去" if each else "本回合中死去的生物数量",
            ),
        ),
        *(
            t(
                make,  # type: ignore[arg-type]
                f"{head}{{f:{noun}@{number}}} {{q:actor_has}} {en} this turn",
                f"本回合中{{q:actor_has}}每{done}一{one}{{f:{noun}}}"
                if each
                else f"本回合中{{q:actor_has}}{done}的{{f:{noun}}}数量",
            )
            for make, noun, en, done, one in ACTED
        ),
        t(
            _drawn,
            f"{head}{'card' if each else 'cards'} {{q:actor_has}} drawn this turn",
            "本回合中{q:actor_has}每抓过一张牌" if each else "本回合中{q:actor_has}抓过的牌数量",
        ),
    )


TIMES_COUNTED = Table(
    "times_counted",
    (
        *_rows("", "s"),
        w(
            Count(every(IsCard(), either(*INSTANTS), InZone("graveyard", You()))),
            "instant and sorcery card in your graveyard",
            "你坟墓场中每有一张瞬间与法术牌",
        ),
    ),
    ("creature that died this turn", ""),
)
TIMES_NUMBER = Table(
    "times_number",
    (
        *_rows("the number of ", "p"),
        *(
            t(
                _life,
                f"the amount of life {{q:actor_has}} {en} this turn",
                f"{{q:actor_has}}本回合{zh}的生命总量|{{q:actor_has}}本回合中{zh}的生命总量|"
                f"{{q:actor_has}}于本回合中{zh}的生命数量|{{q:actor_has}}本回合{zh}的生命数量|"
                f"{{q:actor_has}}本回合中{zh}的生命数量",
                kind=kind,
            )
            for kind, en, zh in (
                (p.GainsLife, "gained", "获得"),
                (p.LosesLife, "lost", "失去"),
            )
        ),
    ),
    ("the number of creatures that died this turn", "本回合中死去的生物数量"),
)
TABLES = (ACTOR_HAS, TIMES_COUNTED, TIMES_NUMBER)
