"""Costs that move objects: exiling, and returning to a hand."""

from __future__ import annotations

from functools import partial

from judge.abilities import Amount, Effect, Filter
from judge.abilities.amounts import Count
from judge.abilities.bases import Grouping, Objects
from judge.abilities.effects.objects import Move
from judge.abilities.filters import ControlledBy, InZone, IsCard
from judge.abilities.who import Chosen, Every, This, TopOf, You
from judge.language import t, w
from judge.oracle.lexicon.filters import every


def of_yours(f: Filter, zone: str) -> Filter:
    return every(f, InZone(zone, You()))


def _exile_from(zone: str, f: Filter, n: Amount = 1) -> Effect:
    return Move(Chosen(of_yours(f, zone), n), "exile")


def _any_of_yours(f: Filter, z: str, g: Grouping | None = None) -> Objects:
    yours = of_yours(f, z)
    return Chosen(yours, Count(yours), 0, group=g)


def _exile_all(zone: str) -> Effect:
    return Move(Every(of_yours(IsCard(), zone)), "exile")


def _exile(f: Filter, n: Amount = 1) -> Effect:
    return Move(Chosen(f, n), "exile")


def _exile_top(n: Amount = 1) -> Effect:
    return Move(TopOf(You(), n), "exile")


def _return(f: Filter, n: Amount = 1) -> Effect:
    return Move(Chosen(f, n), "hand")


def _return_yours(f: Filter, n: Amount) -> Effect:
    return _return(every(f, ControlledBy(You())), n)


def _from_hand_to_top() -> Effect:
    return Move(Chosen(of_yours(IsCard(), "hand")), "library")


_GRAVEYARD = partial(_exile_from, "graveyard")
_HAND = partial(_exile_from, "hand")
_EXILED = (
    w(Move(This(), "exile"), "exile ~", "放逐~|将~放逐"),
    w(
        Move(This(), "exile", from_zone="graveyard"),
        "exile ~ from your graveyard",
        "从你坟墓场[中]放逐~|从你坟墓场[中]将~放逐|将~从你坟墓场放逐",
    ),
    w(
        Move(This(), "exile", from_zone="hand"),
        "exile ~ from your hand",
        "从你手上放逐~|将~从你手上放逐",
    ),
    t(
        _GRAVEYARD,
        "exile {f:a_card} from your graveyard|exile {n:count@p} {f:cards@p} from your graveyard",
        "从你坟墓场[中]放逐{f:a_card}|将{f:a_card}从你坟墓场放逐|从你坟墓场[中]将{f:a_card}放逐|"
        "从你坟墓场[中]放逐{n:count}张{f:cards}|从你坟墓场[中]将{n:count}张{f:cards}放逐",
    ),
    t(
        _HAND,
        "exile {f:a_card} from your hand|exile {n:count@p} {f:cards@p} from your hand",
        "从你手上放逐{f:a_card}|将你手上{f:a_card}放逐|将{f:a_card}从你手上放逐|"
        "从你手上放逐{n:count}张{f:cards}|将你手上{n:count}张{f:cards}放逐",
    ),
    t(
        lambda f, z, g=None: Move(_any_of_yours(f, z, g), "exile"),
        "exile any number of {f:cards@p} from your {z:zone}[{g:grouping_least}]",
        "从你[的]{z:zone}[中]放逐任意数量[{g:grouping_least}]的{f:cards}",
        ex=(
            "exile any number of creature cards from your graveyard with total mana value 30 or "
            "greater",
            "从你坟墓场放逐任意数量法术力值总和等于或大于30的生物牌",
        ),
    ),
    w(_exile_all("graveyard"), "exile your graveyard", "放逐你坟墓场"),
    t(_exile, "exile {f:a_permanent}", "放逐{f:a_permanent}"),
    w(_exile_top(), "exile the top card of your library", "放逐你牌库顶牌"),
    t(
        _exile_top,
        "exile the top {n:count@p} cards of your library",
        "放逐你牌库顶[的]{n:count}张牌",
        ex=("exile the top three cards of your library", "放逐你牌库顶的三张牌"),
    ),
)
_RETURNED = (
    w(
        Move(This(), "hand"),
        "return ~ to its owner's hand",
        "将~移回其拥有者手上|将~移回其拥有者的手上",
    ),
    t(
        _return,
        "return {f:a_permanent} to its owner's hand|"
        "return {n:count@p} {f:permanents@p} to their [owner's hand/owners' hands]",
        "将{f:a_permanent}移回其拥有者手上|将{n:count}个{f:permanents}移回[其/他们的]拥有者手上",
        ex=("return a land you control to its owner's hand", "将一个由你操控的地移回其拥有者手上"),
    ),
    t(
        _return_yours,
        "",
        "将由你操控的{n:count}个{f:permanents}移回其拥有者手上",
    ),
    w(
        _from_hand_to_top(),
        "put a card from your hand on top of your library",
        "将你一张手牌置于你牌库顶|将一张手牌置于你牌库顶|将你手上一张牌置于你牌库顶",
    ),
)
MOVED = (*_EXILED, *_RETURNED)
