"""How often something happened this turn, and how much: of the same verbs."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.amounts import HappenedCount, HappenedTotal
from judge.abilities.bases import Filter, Players
from judge.abilities.filters import ControlledBy
from judge.abilities.who import EachOpponent, ThatPlayer, You
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.filters import has
from judge.oracle.lexicon.verbs.saying import ONCE, Acts, does


def happened_to(f: Filter, v: Acts) -> object:
    """How many of these did so, or had it done to them; those that you control are there yet."""
    if has(f, ControlledBy):
        return REJECTED if all(isinstance(act.pattern, p.Enters) for act in v) else _of(f, v)
    return _of(f, v)


def _of(f: Filter, v: Acts) -> object:
    event = does(f, v)
    return HappenedCount(event) if isinstance(event, ONCE) else REJECTED


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
TIMES_NUMBER = Table(
    "times_number",
    (
        t(
            _life,
            "the amount of life {q:actor_has} {kind:life_moved} this turn",
            "{q:actor_has}[本回合/本回合中/于本回合中]{kind:life_moved}的生命[总量/数量]",
        ),
    ),
    ("the amount of life you gained this turn", "你本回合获得的生命总量"),
)
LIFE_MOVED = Table(
    "life_moved",
    (w(p.GainsLife, "gained", "获得"), w(p.LosesLife, "lost", "失去")),
    ("gained", "获得"),
)
TABLES = (ACTOR_HAS, TIMES_NUMBER, LIFE_MOVED)
