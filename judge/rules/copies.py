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
from judge.game.moves import LOCKED, ROOM
from judge.game.state import ObjectId, Printed
from judge.hearing import recall
from judge.rules.layers import modified
from judge.rules.layers.face_down import face_down_as
from judge.rules.meaning import Context
from judge.rules.sides import COPIED, FLIP, PREPARATION, PREPARED_SINCE, ROOMS_SINCE
from judge.rules.view import View


@cites("707.2", "从物件上所印制之叙述文字中得知的数值")
def copiable(view: View, id_: ObjectId) -> Characteristics:
    """The copiable values of an object: as printed, as modified by copy effects and status."""
    held = view.object(id_)
    if held.face_down is not None:
        return face_down_values(held.face_down)
    halves = halves_of(view, id_)
    return halves.faces[LOCKED] if halves.layout == ROOM else copied(view, id_)


@cites("709.5b", "part of that object's copiable values", edition=ROOMS_SINCE)
def of_room(held: Printed) -> Printed:
    """A copy of a Room has both halves; which are unlocked is not copied (709.5c)."""
    return held


@cites("722.2b", "are part of the object's copiable values", edition=PREPARED_SINCE)
def of_preparation(held: Printed) -> Printed:
    """A copy of a permanent with a prepare spell has that too."""
    return held


def because_of_halves(halves: Printed) -> tuple[str, ...]:
    """The rules by which a copy has halves, or an inset frame."""
    found = {ROOM: of_room.numbers, PREPARATION: of_preparation.numbers}
    return found.get(halves.layout, ())


def halves_of(view: View, id_: ObjectId) -> Printed:
    """The halves, and the inset frame, that belong to the copiable values of an object."""
    change, held = last_copy(view, id_), view.object(id_)
    if change is not None:
        return change.halves if isinstance(change.halves, Printed) else Printed()
    return held.halves if held.halves.layout in COPIED and held.face_down is None else Printed()


def copied_halves(
    view: View, of: ObjectId, exceptions: tuple[Modification, ...], context: Context
) -> Printed:
    """The same for a copy with exceptions: the prepare spell is copied without them (722.3c)."""
    found = halves_of(view, of)
    if found.layout == PREPARATION:
        return of_preparation(found)
    faces = tuple(with_exceptions(face, exceptions, view, context) for face in found.faces)
    halves = found.with_(faces=faces)
    return of_room(halves) if found.layout == ROOM else halves


def copied(view: View, id_: ObjectId) -> Characteristics:
    """The values of an object as printed, as modified by copy effects; it may be face down."""
    held, change = view.object(id_), last_copy(view, id_)
    if not view.exists(id_):
        recall(id_)
    if change is not None and isinstance(change.values, Characteristics):
        return change.values
    return held.halves.faces[0] if held.flipped and len(held.halves.faces) > 1 else held.printed


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
    halves = halves_of(view, id_)
    return halves.faces[1] if halves.layout == FLIP else None


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
    halves = copied_halves(view, of, exceptions, context)
    if halves.layout == ROOM:
        raise Unsupported("709.5b", "what becomes a copy of a Room", "成为隔间的复制品")
    return CopyValues(with_exceptions(copiable(view, of), exceptions, view, context), halves)


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
