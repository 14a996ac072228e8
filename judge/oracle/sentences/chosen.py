"""What objects become "of your choice": chosen as the effect begins, then said of the objects."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Duration, Effect, Modification, Objects
from judge.abilities.effects.combinators import Choose
from judge.abilities.effects.objects import Change
from judge.abilities.filters import OfColor
from judge.abilities.modifications import BecomeTypes, GainAbilities
from judge.language import Template, t
from judge.oracle.composition.subject import sequence

_PROTECTED = GainAbilities((Keyword("protection", quality=OfColor(None)),))
_TYPED = BecomeTypes(chosen_type=True, in_addition=False)


def _chosen(o: Objects, d: Duration, what: str, change: Modification) -> Effect:
    return sequence(Choose(what), Change(o, (change,), d))


def _english(verb: str, words: str) -> str:
    changed = [("s", f"{verb}s {words}"), ("p", f"{verb} {words}")]
    return "|".join(
        f"{{o:objects@{n}}} {said} {{d:duration}}|{{d:duration}}, {{o:objects@{n}}} {said}"
        for n, said in changed
    )


def _chinese(what: str, words: str) -> str:
    choice = f"选择一种{what}"
    return "|".join(
        f"{choice}{stop}{said}"
        for stop in ("。", "，")
        for said in (f"{{o:objects}}{words}{{d:duration}}", f"{{d:duration}}，{{o:objects}}{words}")
    )


CHOSEN: tuple[Template, ...] = tuple(
    t(
        _chosen,
        _english(*en),
        _chinese(*zh) + more,
        what=what,
        change=change,
        ex=(
            f"target permanent {en[0]}s {en[1]} until end of turn",
            f"选择一种{zh[0]}。目标永久物{zh[1]}直到回合结束",
        ),
    )
    for what, change, en, zh, more in (
        (
            "color",
            _PROTECTED,
            ("gain", "protection from the color of your choice"),
            ("颜色", "获得反该色保护异能"),
            "|{o:objects}获得反由你选择之颜色保护异能{d:duration}",
        ),
        (
            "creature type",
            _TYPED,
            ("become", "the creature type of your choice"),
            ("生物类别", "成为该类别"),
            "",
        ),
        (
            "basic land type",
            _TYPED,
            ("become", "the basic land type of your choice"),
            ("基本地类别", "成为该类别"),
            "",
        ),
    )
)
