"""What mana an effect adds (106.3-4): the choices it leaves, and what the mana is like."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations_with_replacement, product
from math import comb
from typing import Any

from judge.abilities import Activated, Amount, Filter, Triggered
from judge.abilities.amounts import Devotion
from judge.abilities.bases import Objects
from judge.abilities.costs import TapThis
from judge.abilities.effects.players import AddMana
from judge.abilities.walk import put, within
from judge.budget import expect, step
from judge.cards import Color, ManaCost, Supertype
from judge.cite import cites
from judge.errors import Limit
from judge.game import events as e
from judge.game.state import Mana, ObjectId, PlayerId
from judge.rules.mana_abilities import activated_abilities
from judge.rules.meaning import Context, amount_of, find_objects, objects_of
from judge.rules.process import Process
from judge.rules.qualities import choice_of
from judge.rules.replacement import Settling
from judge.rules.replacement.application import apply
from judge.rules.replacement.search import find
from judge.rules.unread import check_mana
from judge.rules.view import View

COLORS: tuple[str, ...] = tuple(color.value for color in Color)
TYPES = (*COLORS, "C")
Letters = tuple[str, ...]


@cites("106.4", "法术力池")
def make_mana(
    process: Process,
    player: PlayerId,
    source: ObjectId | None,
    letters: Letters,
    effect: AddMana,
    *,
    tapped: bool = False,
) -> None:
    """Mana is added to a pool; `tapped` if its source was tapped for it."""
    with process.also(*rules_of(effect), *rules_of_identity(process.view, player, effect)):
        process.do(mana_made(process.view, player, source, letters, effect, tapped=tapped))


def rules_of(effect: AddMana) -> tuple[str, ...]:
    """The rules by which an effect adds other mana than its symbols say, or limits its use."""
    found: list[str] = []
    if effect.could_be_produced_by is not None:
        found += producible.numbers
    for symbol in (s for text in effect.mana for s in ManaCost.parse(text).symbols):
        found += (number for is_such in SYMBOLS if is_such(symbol) for number in is_such.numbers)
    return tuple(dict.fromkeys(found))


@cites("903.4", "会综合该牌法术力费用或规则叙述中出现的法术力符号之颜色")
@cites("903.4d", "会将双面牌的背面")
def rules_of_identity(view: View, player: PlayerId, effect: AddMana) -> tuple[str, ...]:
    """The rules of the color identity that mana is of; 903.4d where a commander has two faces."""
    if not effect.of_identity:
        return ()
    held = (one for one in view.state.objects.values() if one.owner == player and one.is_commander)
    of_faces = any(len(one.faces) > 1 for one in held)
    return rules_of_identity.numbers if of_faces else rules_of_identity.numbers[:1]


def mana_made(
    view: View,
    player: PlayerId,
    source: ObjectId | None,
    letters: Letters,
    effect: AddMana,
    *,
    tapped: bool,
) -> e.ManaMade:
    """The event of an effect that adds mana of these letters."""
    snow = source is not None and Supertype.SNOW in view.of(source).supertypes
    of = source if effect.spending is not None else None
    one = Mana("C", snow, effect.spending, of, effect.lasts)
    return e.ManaMade(player, source, tuple(one.with_(letter=letter) for letter in letters), tapped)


def outputs_of(
    process: Process, effect: AddMana, context: Context, asked: tuple[ObjectId, ...] = ()
) -> list[Letters]:
    """Each of the alternatives of an effect that adds mana, as letters.

    `asked` are the permanents whose mana is being asked for already (106.7).
    """
    view = process.view
    times = amount_of(view, effect.times, context)
    if effect.could_be_produced_by is not None:
        return [(letter,) for letter in producible(process, effect, context, asked)]
    if effect.type_produced:
        return [(letter,) for letter in context.mana]
    if effect.chosen_color:
        color = choice_of(view, context.source, "color") if context.source else None
        chosen = [_many((str(color),), times)] if color is not None else []
        said = [_many(run, times) for text in effect.mana for run in runs_of(text)]
        return [*said, *(one for one in chosen if one not in said)]
    if effect.color_among is not None:
        found = colors_among(view, effect.color_among, context)
        return [found] if effect.each_color and found else [(letter,) for letter in found]
    if effect.any_color is not None:
        number = amount_of(view, effect.any_color, context)
        letters = tuple(color.value for color in effect.combination) or COLORS
        if effect.of_identity:
            letters = identity_of(view, context.controller)
        if effect.combination:
            return _combinations(letters, max(0, number))
        if any(part == Devotion(()) for part in within(effect.any_color)):
            numbers = [devotion_to(view, effect.any_color, letter, context) for letter in letters]
        else:
            numbers = [number] * len(letters)
        return [_many((letter,), n) for letter, n in zip(letters, numbers, strict=True)]
    return [_many(run, times) for text in effect.mana for run in runs_of(text)]


def colors_among(view: View, among: Filter | Objects, context: Context) -> Letters:
    """The colors that objects have, in the order of colors."""
    ids = (
        objects_of(view, among, context)
        if isinstance(among, Filter)
        else find_objects(view, among, context)
    )
    colors = {color for id_ in ids for color in view.of(id_).colors}
    return tuple(color.value for color in Color if color in colors)


def devotion_to(view: View, amount: Amount, letter: str, context: Context) -> int:
    """An amount in which the devotion to "that color" is the one to this color."""
    told: Any = put(amount, Devotion(()), Devotion((Color(letter),)))
    return amount_of(view, told, context)


def _many(letters: Letters, times: int) -> Letters:
    """The letters so many times; raises `BudgetSpent` before there are too many."""
    expect(Limit.OBJECTS, len(letters) * times)
    return letters * times


def _combinations(letters: Letters, number: int) -> list[Letters]:
    """Each combination of so many letters, once it is known that there aren't too many."""
    ways = comb(len(letters) + number - 1, number) if letters else 0
    expect(Limit.STEPS, ways * number)
    return [tuple(sorted(run)) for run in combinations_with_replacement(letters, number)]


@cites(
    "106.7", "这将考虑任何对此生效的替代性效应以任何可能的顺序生效。忽略该异能可能或无法支付的费用"
)
def producible(
    process: Process, effect: AddMana, context: Context, asked: tuple[ObjectId, ...]
) -> Letters:
    """The types of mana, or the colors, that permanents of a filter could produce."""
    filter_ = effect.could_be_produced_by
    assert filter_ is not None
    found = {
        letter
        for id_ in objects_of(process.view, filter_, context)
        if id_ not in asked
        for letter in types_of(process, id_, (*asked, id_))
    }
    return tuple(letter for letter in (COLORS if effect.colors_only else TYPES) if letter in found)


def types_of(process: Process, id_: ObjectId, asked: tuple[ObjectId, ...]) -> Iterator[str]:
    """The types of mana that the abilities of a permanent would produce now (106.7)."""
    view, player = process.view, process.view.object(id_).controller
    check_mana(view, (view.object(id_),))
    triggered = tuple(one for one in view.abilities(id_) if isinstance(one, Triggered))
    every: tuple[Activated | Triggered, ...] = (*activated_abilities(view, id_), *triggered)
    for ability in every:
        tapped = isinstance(ability, Activated) and TapThis() in ability.cost.parts
        for part in within(ability.effect):
            if not isinstance(part, AddMana) or part.type_produced:
                continue
            for letters in outputs_of(process, part, Context(id_, player), asked):
                made = mana_made(view, player, id_, letters, part, tapped=tapped)
                for event in would_become(process, made):
                    yield from (mana.letter for mana in event.mana)


def would_become(
    process: Process, event: e.ManaMade, barred: frozenset[Hashable] = frozenset()
) -> list[e.ManaMade]:
    """What replacement effects would make of mana, in each order that they can be applied in."""
    step()
    found = find(process.view, event, barred, None)
    if not found:
        return [event]
    trial = Settling(process, (), is_trial=True)
    made = ((c.key, other) for c in found for other in apply(trial, c, event).events)
    return [
        done
        for key, other in made
        if isinstance(other, e.ManaMade)
        for done in would_become(process, other, barred | {key})
    ]


@cites("903.4a", "标识色确定于游戏开始之前")
@cites("903.4f", "且如果该牌手没有指挥官，则该特性是未定义的。异能的这一部分不会产生作用")
def identity_of(view: View, player: PlayerId) -> tuple[str, ...]:
    """The colors in the color identity of a player's commander; none where there is none."""
    return view.state.player(player).identity


def runs_of(text: str) -> list[Letters]:
    """The mana that a run of symbols stands for, in each way of choosing halves.

    >>> runs_of("{R/G}{1}"), runs_of("{2/W}"), runs_of("{S}")
    ([('R', 'C'), ('G', 'C')], [('C', 'C'), ('W',)], [('C',)])
    """
    choices = [_choices(symbol) for symbol in ManaCost.parse(text).symbols]
    return [tuple(letter for part in run for letter in part) for run in product(*choices)]


def _choices(symbol: str) -> list[Letters]:
    """What may be added for one symbol: of a hybrid one, either half."""
    return [_mana_of(half) for half in symbol.split("/") if half != "P"]


def _mana_of(half: str) -> Letters:
    if is_snow(half):
        return ("C",)
    return _many(("C",), int(half)) if is_generic(half) else (half,)


@cites("106.8", "该牌手选择该混血符号中的一半符号")
def is_hybrid(symbol: str) -> bool:
    """A symbol with two halves to choose from."""
    return len([half for half in symbol.split("/") if half != "P"]) > 1


@cites("106.9", "则一点此符号所代表之颜色的法术力会加入到该牌手法术力池中")
def is_phyrexian(symbol: str) -> bool:
    """A symbol that adds mana of its color."""
    return symbol.endswith("/P")


@cites("106.10", "则等量的无色法术力会加入到该牌手法术力池中")
def is_generic(symbol: str) -> bool:
    """A number: so much colorless mana."""
    return symbol.isdigit()


@cites("106.11", "则等量的无色法术力会加入到该牌手法术力池中")
def is_snow(symbol: str) -> bool:
    """The snow symbol: colorless mana."""
    return symbol == "S"


SYMBOLS = (is_hybrid, is_phyrexian, is_generic, is_snow)
