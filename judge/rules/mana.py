"""Paying mana costs (601.2g-h): mana in the pool, and basic lands tapped for the rest."""

from __future__ import annotations

from judge.cards import CardType, ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.events import Event, ManaMade, ManaPaid
from judge.game.state import ObjectId, PlayerId
from judge.rules.outcomes import Events, carry_out
from judge.rules.view import View

BASIC_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@cites("305.6", "具有“{T}：加[法术力符号]”此固有异能")
def make_mana(view: View, player: PlayerId, land: ObjectId) -> Events:
    """A land with one basic land type is tapped for its mana."""
    return (ManaMade(player, land, _mana_of(view, land)),)


@cites("601.2h", "该牌手支付总费用")
def pay_mana(player: PlayerId, spent: tuple[str, ...]) -> Events:
    """The mana leaves the pool."""
    amounts = tuple((letter, spent.count(letter)) for letter in sorted(set(spent)))
    return (ManaPaid(player, amounts),) if spent else ()


def pay(view: View, player: PlayerId, cost: ManaCost) -> tuple[Event, ...] | None:
    """The events that pay a cost, from the pool first; None where there is not enough mana."""
    pool = [letter for letter, n in view.state.player(player).mana for _ in range(n)]
    lands = _untapped_lands(view, player)
    spent: list[str] = []
    tapped: list[ObjectId] = []
    for letter in _needs(cost):
        if letter in pool or (letter == "" and pool):
            used = letter or pool[0]
            pool.remove(used)
            spent.append(used)
            continue
        land = next((i for i in lands if letter in ("", _mana_of(view, i))), None)
        if land is None:
            return None
        lands.remove(land)
        tapped.append(land)
        spent.append(_mana_of(view, land))
    made = tuple(event for land in tapped for event in carry_out(make_mana, view, player, land))
    return made + carry_out(pay_mana, player, tuple(spent))


def _needs(cost: ManaCost) -> tuple[str, ...]:
    """The letters of the mana needed, a colored one each, then an empty one for generic mana."""
    letters: list[str] = []
    generic = 0
    for symbol in cost.symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol in "WUBRGC":
            letters.append(symbol)
        else:
            raise Unsupported("601.2f", f"a cost with {{{symbol}}}")
    return (*letters, *[""] * generic)


def _untapped_lands(view: View, player: PlayerId) -> list[ObjectId]:
    return [
        held.id
        for held in view.permanents()
        if held.controller == player
        and not held.tapped
        and CardType.LAND in view.of(held.id).types
        and len(set(BASIC_MANA) & view.of(held.id).subtypes) == 1
        and not (held.sick and view.of(held.id).is_creature)
    ]


def _mana_of(view: View, land: ObjectId) -> str:
    return next(BASIC_MANA[name] for name in view.of(land).subtypes if name in BASIC_MANA)
