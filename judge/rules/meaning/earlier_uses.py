"""How often an ability of an object was used before; like abilities of one object are several.

What is noted of a use names the object and the ability, so it does not tell which of several like
ones was used: "{T}: … Activate only once each turn", had twice, may be activated twice.
"""

from __future__ import annotations

from judge.abilities import Ability
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.view import View


def like_abilities(view: View, source: ObjectId | None, ability: Ability) -> int:
    """How many times an object has an ability; 1 of an object that is gone."""
    if source is None or not view.exists(source):
        return 1
    held = view.abilities(source)
    return of_several(held, ability) if held.count(ability) > 1 else 1


@cites("113.2c", "如果同一个物件有多个相同的异能，每个异能分别各自运作")
def of_several(held: tuple[Ability, ...], ability: Ability) -> int:
    """Each of several like abilities works by itself."""
    return held.count(ability)


def times_used(view: View, source: ObjectId | None, ability: Ability, kind: str = "") -> int:
    """How often it was used in a way: "once", "done" or, without a word, in this turn."""
    key = (kind, source, ability) if kind else (source, ability)
    return dict(view.state.used).get(key, 0)


def is_one_left(
    view: View, source: ObjectId | None, ability: Ability, most: int, kind: str = ""
) -> bool:
    """True if one that may be used so often still can be, of all like ones."""
    return times_used(view, source, ability, kind) < most * like_abilities(view, source, ability)


def is_used_up(
    view: View, source: ObjectId | None, ability: Ability, most: int, kind: str = ""
) -> bool:
    """True if one that may be used so often can't be any more.

    Raises `Unsupported` where some of several like ones can, and others can't.
    """
    times = times_used(view, source, ability, kind)
    if most <= times < most * like_abilities(view, source, ability):
        decline_like_ones()
    return times >= most


def check_only_one(view: View, source: ObjectId | None, ability: Ability) -> None:
    """Raises `Unsupported` where an object has several like abilities."""
    if like_abilities(view, source, ability) > 1:
        decline_like_ones()


def decline_like_ones() -> None:
    """Raises `Unsupported`: it is not told which of several like abilities it was."""
    raise Unsupported(
        "113.2c",
        "which of several like abilities of one object was used before",
        "同一物件的数个相同异能中先前用了哪一个",
    )
