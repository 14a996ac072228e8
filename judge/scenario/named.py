"""The names of an item's targets, of what pays and of who gets a share: all that they may mean.

Which of several objects of one name is meant is for the rules to find: the first that fits.
"""

from __future__ import annotations

from typing import Any

from judge.cards import ManaCost
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.requests import Meant, Paying
from judge.rules.view import View
from judge.scenario.finding import in_zone, on_battlefield
from judge.scenario.mistakes import no_player, of_value
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.values import Bilingual

MANA = tuple("WUBRGC")


def targets(play: Play, view: View, item: Item) -> tuple[Meant, ...] | None:
    """What the names of an item's targets may mean; None if it names none."""
    if "targets" not in item.given:
        return None
    return tuple(_target(play, view, str(name), item) for name in item.given["targets"])


def _target(play: Play, view: View, name: str, item: Item) -> Meant:
    if name.startswith("ability of "):
        return _abilities(play, view, name.removeprefix("ability of "), item)
    places = (on_battlefield(), in_zone(Zone.STACK), in_zone(Zone.GRAVEYARD))
    return play.finder.recipients(view, name, item.line, *places)


def _abilities(play: Play, view: View, name: str, item: Item) -> Meant:
    """The abilities on the stack of what a name means, the last put there first."""
    bodies = play.finder.names.called(view, name)
    there = [view.object(id_) for id_ in reversed(view.state.stack)]
    found = [
        held.id
        for body in bodies
        for held in there
        if held.body == body and held.stack is not None and held.stack.ability is not None
    ]
    if found:
        return tuple(found)
    play.finder.object(view, name, item.line)
    raise play.finder.problem(
        item.line, name, Bilingual("has no ability on the stack.", "没有异能在堆叠上。")
    )


def paying(play: Play, view: View, item: Item, player: PlayerId) -> Paying:
    """What an item says of how its player pays."""
    given: dict[str, Any] = item.given.get("pay", {}) or {}
    uses: list[tuple[str, tuple[tuple[ObjectId, ...], ...]]] = []
    for use, names in given.items():
        if use in ("mana", "life", "assist"):
            continue
        places = [
            on_battlefield(player),
            in_zone(Zone.HAND, player),
            in_zone(Zone.GRAVEYARD, player),
        ]
        if use in ("discard", "exile", "delve"):
            places.reverse()
        finder = play.finder
        uses.append((use, tuple(finder.objects(view, n, item.line, *places) for n in names)))
    spliced = _spliced(play, view, item, player)
    if spliced:
        uses.append(("splice", spliced))
    return Paying(
        tuple(uses), _mana(play, item, given), given.get("life"), _assist(play, item, given)
    )


def _mana(play: Play, item: Item, given: dict[str, Any]) -> tuple[str, ...]:
    """The letters of the mana that pays, one for each."""
    try:
        letters = ManaCost.parse(str(given.get("mana", ""))).symbols
    except ValueError as error:
        raise play.finder.problem(item.line, "mana", of_value(error)) from error
    if any(letter not in MANA for letter in letters):
        form = Bilingual(
            'is mana as it is spent, a letter of W, U, B, R, G or C for each: "{R}{R}".',
            "应为所支付的法术力，每点写W、U、B、R、G或C中的一个字母：“{R}{R}”。",
        )
        raise play.finder.problem(item.line, "mana", form)
    return tuple(letters)


def _assist(play: Play, item: Item, given: dict[str, Any]) -> tuple[PlayerId, int] | None:
    """Who pays for how much generic mana of a spell with assist."""
    if "assist" not in given:
        return None
    told = given["assist"]
    player = play.finder.names.player(str(told["player"]))
    if player is None:
        name, nearest = told["player"], play.finder.names.nearest(str(told["player"]))
        raise play.finder.problem(item.line, "assist", no_player(name), nearest)
    if item.action != "cast":
        said = Bilingual("is said of a spell that is cast.", "只能用于施放的咒语。")
        raise play.finder.problem(item.line, "assist", said)
    return player, told["mana"]


def _spliced(
    play: Play, view: View, item: Item, player: PlayerId
) -> tuple[tuple[ObjectId, ...], ...]:
    """The cards in hand that a spell is said to be cast with the splice of, in order."""
    in_hand = in_zone(Zone.HAND, player)
    found: list[tuple[ObjectId, ...]] = []
    for entry in item.given.get("with", ()) or ():
        named = entry.get("splice", ()) if isinstance(entry, dict) else ()
        for name in named if isinstance(named, (list, tuple)) else (named,):
            found.append(play.finder.objects(view, str(name), item.line, in_hand))
    return tuple(found)


def division(play: Play, view: View, item: Item) -> tuple[tuple[Meant, int], ...]:
    """How an item divides something among what its names may mean."""
    return tuple(
        (play.finder.recipients(view, str(name), item.line, on_battlefield()), number)
        for name, number in (item.given.get("divide") or {}).items()
    )
