"""Mana abilities (605): which there are, and what one makes (106)."""

from __future__ import annotations

from itertools import product

from judge.abilities import Activated
from judge.abilities.costs import Cost, TapThis
from judge.abilities.effects.players import AddMana
from judge.abilities.walk import targets_of
from judge.cards import Color, ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import Mana, ObjectId, PlayerId
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.view import View

BASIC_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
COLORS = tuple(color.value for color in Color)


@cites("305.6", "一个具有地类别、且具有基本地类别的物件具有")
def intrinsic_abilities(view: View, id_: ObjectId) -> tuple[Activated, ...]:
    """The mana abilities that basic land types give."""
    subtypes = view.of(id_).subtypes
    return tuple(
        Activated(Cost((TapThis(),)), AddMana((f"{{{letter}}}",)))
        for name, letter in BASIC_MANA.items()
        if name in subtypes
    )


def activated_abilities(view: View, id_: ObjectId) -> tuple[Activated, ...]:
    """All activated abilities of an object in order, those of basic land types first."""
    own = tuple(a for a in view.abilities(id_) if isinstance(a, Activated))
    return (*intrinsic_abilities(view, id_), *own)


@cites("605.1a", "不需要目标")
def is_mana_ability(ability: Activated) -> bool:
    """An activated ability without target that could add mana, and is no loyalty ability."""
    from judge.abilities.costs import PayLoyalty  # one name
    from judge.abilities.walk import within  # one name

    loyalty = any(isinstance(part, PayLoyalty) for part in ability.cost.parts)
    adds = any(isinstance(part, AddMana) for part in within(ability.effect))
    return adds and not loyalty and not targets_of(ability.effect)


@cites("106.4", "法术力池")
def make_mana(
    process: Process, player: PlayerId, source: ObjectId, letters: tuple[str, ...]
) -> None:
    """Mana is added to a pool."""
    snow = "snow" in {kind.value for kind in process.view.of(source).supertypes}
    process.do(e.ManaMade(player, source, tuple(Mana(letter, snow) for letter in letters)))


def outputs_of(view: View, effect: AddMana, context: Context) -> list[tuple[str, ...]]:
    """Each of the alternatives of an effect that adds mana, as letters."""
    times = amount_of(view, effect.times, context)
    if effect.any_type_produced_by is not None:
        raise Unsupported("106.7", "mana of any type that something could produce")
    if effect.spend_only is not None:
        raise Unsupported("106.6", "mana that can be spent only on some things")
    if any("/" in symbol for text in effect.mana for symbol in ManaCost.parse(text).symbols):
        raise Unsupported("106.8", "a hybrid mana symbol in an effect that adds mana")
    if effect.chosen_color:
        color = view.object(context.source).choice("color") if context.source else None
        return [(str(color),) * times] if color is not None else []
    if effect.any_color is not None:
        number = amount_of(view, effect.any_color, context)
        letters = tuple(color.value for color in effect.combination) or COLORS
        if effect.of_identity:
            letters = identity_of(view, context.controller)
        if effect.combination:
            return [tuple(sorted(run)) for run in product(letters, repeat=number)]
        return [(letter,) * number for letter in letters]
    return [_letters(text) * times for text in effect.mana]


@cites("903.4a", "标识色确定于游戏开始之前")
@cites("903.4f", "且如果该牌手没有指挥官，则该特性是未定义的。异能的这一部分不会产生作用")
def identity_of(view: View, player: PlayerId) -> tuple[str, ...]:
    """The colors in the color identity of a player's commander; none where there is none."""
    return view.state.player(player).identity


def _letters(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for symbol in ManaCost.parse(text).symbols:
        found += ["C"] * int(symbol) if symbol.isdigit() else [symbol]
    return tuple(found)
