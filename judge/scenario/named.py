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
from judge.scenario.model import Item
from judge.scenario.play import Play


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
    raise play.finder.problem(item.line, name, "has no ability on the stack.")


def paying(play: Play, view: View, item: Item, player: PlayerId) -> Paying:
    """What an item says of how its player pays."""
    given: dict[str, Any] = item.given.get("pay", {}) or {}
    uses: list[tuple[str, tuple[tuple[ObjectId, ...], ...]]] = []
    for use, names in given.items():
        if use in ("mana", "life", "assist"):
            continue
        listed = names if isinstance(names, (list, tuple)) else [names]
        places = [
            on_battlefield(player),
            in_zone(Zone.HAND, player),
            in_zone(Zone.GRAVEYARD, player),
        ]
        if use in ("discard", "exile", "delve"):
            places.reverse()
        finder = play.finder
        uses.append((use, tuple(finder.objects(view, str(n), item.line, *places) for n in listed)))
    spliced = _spliced(play, view, item, player)
    if spliced:
        uses.append(("splice", spliced))
    mana = tuple(ManaCost.parse(str(given["mana"])).symbols) if "mana" in given else ()
    return Paying(tuple(uses), mana, given.get("life"), _assist(play, item, given))


def _assist(play: Play, item: Item, given: dict[str, Any]) -> tuple[PlayerId, int] | None:
    """Who pays for how much generic mana of a spell with assist."""
    if "assist" not in given:
        return None
    told = given["assist"]
    is_so = isinstance(told, dict) and set(told) == {"player", "mana"} and item.action == "cast"
    number = told["mana"] if is_so else None
    player = play.finder.names.player(str(told["player"])) if is_so else None
    if not isinstance(number, int) or isinstance(number, bool) or number < 0 or player is None:
        form = "is written {player: NAME, mana: NUMBER}, of a spell that is cast."
        raise play.finder.problem(item.line, "assist", form)
    return player, number


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
