"""Copiable values (707.2)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.ability import Static
from judge.abilities.bases import Modification
from judge.abilities.modifications import (
    BecomeTypes,
    CopyValues,
    DefinePowerToughness,
    GainAbilities,
    HasThisAbility,
    KeepsColor,
    SetPowerToughness,
)
from judge.abilities.statics import Continuous
from judge.abilities.walk import within
from judge.cards import Characteristics
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.moves import ROOM
from judge.game.state import GameObject, ObjectId
from judge.hearing import recall
from judge.rules.layers import modified
from judge.rules.layers.face_down import face_down_as
from judge.rules.meaning import Context
from judge.rules.view import View


@cites("707.2", "从物件上所印制之叙述文字中得知的数值")
def copiable(view: View, id_: ObjectId) -> Characteristics:
    """The copiable values of an object: as printed, as modified by copy effects and status."""
    held = view.object(id_)
    check_copied(held)
    return copied(view, id_) if held.face_down is None else face_down_values(held.face_down)


def check_copied(held: GameObject) -> None:
    """Raises `Unsupported` for a Room: its copy has both halves, each locked or not (709.5b)."""
    if held.layout == ROOM:
        raise Unsupported("709.5b", "a copy of a Room", "隔间的复制品")


def copied(view: View, id_: ObjectId) -> Characteristics:
    """The values of an object as printed, as modified by copy effects; it may be face down."""
    held, change = view.object(id_), last_copy(view, id_)
    if not view.exists(id_):
        recall(id_)
    if change is not None and isinstance(change.values, Characteristics):
        return change.values
    return held.faces[0] if held.flipped and len(held.faces) > 1 else held.printed


def is_copy(view: View, id_: ObjectId) -> bool:
    """True of a permanent that a copy effect made what it is."""
    return view.object(id_).mark("copied") is not None or last_copy(view, id_) is not None


def because_of(exceptions: tuple[Modification, ...]) -> tuple[str, ...]:
    """The rules that the exceptions of a copy effect are by."""
    found = (_BY.get(type(change), changed_values.numbers) for change in exceptions)
    return tuple(dict.fromkeys(number for numbers in found for number in numbers))


@cites("707.9b", "该特征的一组最终值成为该复制的可复制特征值的一部分")
def changed_values(values: Characteristics) -> Characteristics:
    """What the exceptions made of the values is copiable."""
    return values


def last_copy(view: View, id_: ObjectId) -> CopyValues | None:
    """The copy effect of a resolved spell or ability that an object is under; the latest one."""
    changes = [
        c for effect in view.state.effects if id_ in effect.objects for c in effect.modifications
    ]
    return next((one for one in reversed(changes) if isinstance(one, CopyValues)), None)


def other_half(view: View, id_: ObjectId) -> Characteristics | None:
    """What a flip card, or a copy of one, is once it is flipped; None for anything else."""
    change, held = last_copy(view, id_), view.object(id_)
    if change is not None:
        return change.flipped if isinstance(change.flipped, Characteristics) else None
    return held.faces[1] if held.layout == "flip" and len(held.faces) > 1 else None


@cites("707.2", "其牌面朝下的状态")
def face_down_values(how: str) -> Characteristics:
    """What a copy of a face-down object gets: the values of its being face down (708.2)."""
    return face_down_as(how)


def with_exceptions(
    values: Characteristics,
    exceptions: tuple[Modification, ...],
    view: View,
    context: Context,
) -> Characteristics:
    """Copiable values with the exceptions of a copy effect (707.9)."""
    for change in exceptions:
        if isinstance(change, HasThisAbility):
            values = (
                with_other_abilities(values, view, context)
                if change.others
                else with_this_ability(values, context)
            )
            continue
        if isinstance(change, KeepsColor):
            values = with_own_color(values, view, context)
            continue
        if isinstance(change, SetPowerToughness):
            values = without_defining(values)
        values = modified(view, values, change, context)
    return changed_values(values)


@cites("707.9c", "一些复制效应特别指明它不复制某些特征；它们改为保留其原始值")
def with_own_color(values: Characteristics, view: View, context: Context) -> Characteristics:
    """Copiable values with the color that the object had before."""
    if context.source is None:
        raise Unsupported(
            "707.9c", "a copy that keeps its color, of nothing", "没有原物件而保留其颜色的复制"
        )
    return values.with_(colors=copiable(view, context.source).colors)


@cites("201.5b", "则所获得的异能上所有指前者物件的名称都被视为后者物件的名称")
@cites("707.9a", "成为此复制可复制特征值的一部分")
def with_this_ability(values: Characteristics, context: Context) -> Characteristics:
    """Copiable values with the ability that is carried out."""
    ability = context.stack.ability if context.stack is not None else None
    if ability is None:
        raise Unsupported(
            "707.9a",
            "a copy with this ability, of an ability not on the stack",
            "以不在堆叠上的异能赋予复制“此异能”",
        )
    return values.with_(abilities=(*values.abilities, ability))


@cites("707.9a", "成为此复制可复制特征值的一部分")
def with_other_abilities(values: Characteristics, view: View, context: Context) -> Characteristics:
    """Copiable values with the abilities of the object besides the one that makes it a copy."""
    if context.source is None:
        raise Unsupported(
            "707.9a", "a copy that keeps its abilities, of nothing", "没有原物件而保留其异能的复制"
        )
    others = tuple(
        one
        for one in copiable(view, context.source).abilities
        if HasThisAbility(others=True) not in set(within(one))
    )
    return values.with_(abilities=(*values.abilities, *others))


@cites("707.9d", "被复制之物件上的任何定义该指定特征的特征定义异能（参见规则604.3）不会被复制")
def without_defining(values: Characteristics) -> Characteristics:
    """Copiable values without the abilities that define power and toughness."""
    kept = tuple(ability for ability in values.abilities if not _defines_size(ability))
    return values.with_(abilities=kept)


def _defines_size(ability: object) -> bool:
    return (
        isinstance(ability, Static)
        and isinstance(ability.rule, Continuous)
        and any(isinstance(mod, DefinePowerToughness) for mod in ability.rule.modifications)
    )


def copy_values(
    view: View, of: ObjectId, exceptions: tuple[Modification, ...], context: Context
) -> CopyValues:
    """The modification that makes something a copy of an object as it is now."""
    half = other_half(view, of)
    flipped = None if half is None else with_exceptions(half, exceptions, view, context)
    return CopyValues(with_exceptions(copiable(view, of), exceptions, view, context), flipped)


@cites("707.9d", "此规则不对具有例外的复制效应生效")
def keeps_defining(values: Characteristics) -> Characteristics:
    """Types in addition to its others leave it the abilities that define its types."""
    return values


_BY: Mapping[type[Modification], tuple[str, ...]] = {
    HasThisAbility: with_this_ability.numbers,
    KeepsColor: with_own_color.numbers,
    GainAbilities: with_this_ability.numbers,
    SetPowerToughness: (*changed_values.numbers, *without_defining.numbers),
    BecomeTypes: (*changed_values.numbers, *keeps_defining.numbers),
}
