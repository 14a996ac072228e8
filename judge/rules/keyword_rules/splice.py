"""Cards are spliced onto a spell as it is cast (702.47)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from judge.abilities import Ability, Cost, Keyword, SpellAbility
from judge.abilities.durations import ForGood
from judge.abilities.modifications import GainAbilities
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ContinuousEffect, ObjectId, PlayerId, Zone
from judge.rules.meaning import Context, matches
from judge.rules.process import Process
from judge.rules.requests import Cast, Refused, Why
from judge.rules.rulebook import Extra
from judge.rules.unread import check_cast


@cites("201.5b", "则所获得的异能上所有指前者物件的名称都被视为后者物件的名称")
@cites("702.47a", "于你施放[特性]咒语时，你可以从手上展示此牌")
def splice(
    process: Process, player: PlayerId, spell: ObjectId, action: Cast
) -> tuple[tuple[Extra, int], ...]:
    """Cards in hand are revealed, and the spell has their text; what that costs besides."""
    cards = action.pay.for_("splice", process.state.player(player).hand)
    if not cards:
        return ()
    if len(set(cards)) < len(cards):
        raise process.refuse(Why.BAD_CHOICE, spell, *only_once.numbers)
    check_cast(process.view.of(card) for card in cards)
    costs = [_cost(process, player, spell, card) for card in cards]
    process.do(e.Revealed(player, cards))
    gained = tuple(ability for card in cards for ability in _text(process, card))
    add_text(process, player, spell, gained)
    parts = tuple(part for cost in costs for part in cost.parts)
    return tuple((Extra(name="splice", cost=Cost((part,))), 1) for part in parts)


def _cost(process: Process, player: PlayerId, spell: ObjectId, card: ObjectId) -> Cost:
    """What it costs to splice a card onto a spell, if it can be."""
    view, held = process.view, process.view.object(card)
    in_hand = view.exists(card) and held.zone is Zone.HAND
    for keyword in view.keywords(card) if in_hand else ():
        quality = keyword.quality
        if keyword.name != "splice" or quality is None:
            continue
        if held.owner == player and matches(view, quality, spell, Context(card, player)):
            return keyword.cost or Cost()
    raise process.refuse(Why.NO_PERMISSION, card)


def _text(process: Process, card: ObjectId) -> tuple[Ability, ...]:
    found: list[Ability] = []
    for ability in process.view.of(card).abilities:
        if isinstance(ability, SpellAbility):
            found.append(ability)
        elif not (isinstance(ability, Keyword) and ability.name == "splice"):
            raise Unsupported(
                "702.47c",
                "splicing a text that is more than what the spell does",
                "通联不只包含咒语异能的叙述",
            )
    return tuple(found)


@cites("702.47c", "此咒语将具有本体咒语的各项特征，并且额外具有每张通联牌的规则叙述")
@cites("702.47e", "一旦该咒语因任何原因离开堆叠，便不再具有由通联导致的任何改变")
def add_text(
    process: Process, player: PlayerId, spell: ObjectId, gained: tuple[Ability, ...]
) -> None:
    """The spell has the text of the cards after its own, as long as it is on the stack."""
    changes = (GainAbilities(gained),)
    process.do(e.EffectBegan(ContinuousEffect((spell,), changes, player, spell, ForGood())))


@cites("702.47b", "如果你无法作出该牌规则叙述中所要求的选择（例如目标），便不能使用该牌的通联异能")
def no_choice() -> None:
    """A card can't be spliced without the choices that its text asks for."""


@cites("702.47b", "你不能将一张牌多次通联上同一个咒语")
def only_once() -> None:
    """A card is spliced onto a spell only once."""


@contextmanager
def naming_splice(action: Cast) -> Iterator[None]:
    """Targets refused for a spell with spliced text are so by the rule of splice too."""
    try:
        yield
    except Refused as refused:
        if not action.pay.for_("splice", ()):
            raise
        because = (*refused.illegal.because, *no_choice.numbers)
        raise Refused(refused.illegal.with_(because=because)) from refused
