"""An item of the play becomes what its player does with priority."""

from __future__ import annotations

from typing import Any

from judge.abilities import SpellAbility
from judge.cards import Face, ManaCost, TypeLine
from judge.errors import NotRead, Unsupported
from judge.game.state import GameObject, ObjectId, PlayerId, Recipient, Share, Zone
from judge.language import Declined
from judge.rules.casting import optional_costs
from judge.rules.mana import activated_abilities
from judge.rules.of_keywords.companions import NAME as COMPANION
from judge.rules.reader import oracle_of
from judge.rules.requests import (
    Action,
    Activate,
    Cast,
    Concede,
    DoEffect,
    Paying,
    PlayLand,
    Special,
)
from judge.rules.view import View
from judge.scenario.costs_by_choice import may_ask, paid_by_choice
from judge.scenario.finding import castable, in_zone, on_battlefield
from judge.scenario.meant import which_ability
from judge.scenario.model import Item
from judge.scenario.names import Fits
from judge.scenario.play import Play
from judge.values import Bilingual


def action_of(play: Play, view: View, item: Item) -> Action:
    """The action that an item means."""
    player = PlayerId(item.player or "")
    match item.action:
        case "concede":
            return Concede(player)
        case "play_land":
            card = _card(play, view, item, player, "play_land")
            return PlayLand(card, item.given.get("face"))
        case "cast":
            return _cast(play, view, item, player)
        case "activate":
            return _activate(play, view, item, player)
        case "special":
            return _special(play, view, item, player)
        case "effect":
            return _effect(play, view, item)
        case _:
            raise Unsupported(None, f"the action {item.action}: {item.given.get(item.action, '')}")


def _card(play: Play, view: View, item: Item, player: PlayerId, key: str) -> ObjectId:
    """The card named, in the zone said, else in hand, else wherever it may be played from."""
    name = str(item.given[key])
    places: list[Fits] = [in_zone(Zone.HAND, player)]
    if key == "cast":
        places.insert(0, castable(view, player, item.given.get("using")))
    if "from" in item.given:
        places = [in_zone(Zone(item.given["from"]), player), in_zone(Zone(item.given["from"]))]
    elif item.given.get("using"):
        places += [in_zone(zone, player) for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)]
    others = (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
    places += [in_zone(zone, player) for zone in others]
    return play.finder.object(view, name, item.line, *places)


def _targets(play: Play, view: View, item: Item) -> tuple[Recipient, ...] | None:
    if "targets" not in item.given:
        return None
    found: list[Recipient] = []
    for name in item.given["targets"]:
        text = str(name)
        if text.startswith("ability of "):
            found.append(_ability(play, view, text.removeprefix("ability of "), item))
            continue
        fits: list[Fits] = [on_battlefield(), in_zone(Zone.STACK), in_zone(Zone.GRAVEYARD)]
        taken = tuple(found)
        fresh: list[Fits] = [_unless(fit, taken) for fit in fits]
        found.append(play.finder.recipient(view, text, item.line, *fresh, *fits))
    return tuple(found)


def _unless(fit: Fits, taken: tuple[Recipient, ...]) -> Fits:
    return lambda held: fit(held) and held.id not in taken


def _ability(play: Play, view: View, name: str, item: Item) -> ObjectId:
    source = play.finder.object(view, name, item.line)
    body = view.object(source).body
    for id_ in reversed(view.state.stack):
        held = view.object(id_)
        if held.stack is not None and held.stack.ability is not None and held.body == body:
            return id_
    raise play.finder.problem(item.line, name, "has no ability on the stack.")


def _paying(play: Play, view: View, item: Item, player: PlayerId) -> Paying:
    given: dict[str, Any] = item.given.get("pay", {}) or {}
    uses: list[tuple[str, tuple[ObjectId, ...]]] = []
    for use, names in given.items():
        if use in ("mana", "assist"):
            continue
        listed = names if isinstance(names, (list, tuple)) else [names]
        found: list[ObjectId] = []
        for name in listed:
            places: list[Fits] = [
                on_battlefield(player),
                in_zone(Zone.HAND, player),
                in_zone(Zone.GRAVEYARD, player),
            ]
            if use in ("discard", "exile", "delve"):
                places.reverse()
            taken = tuple(found)
            fresh: list[Fits] = [_unless(fit, taken) for fit in places]
            found.append(play.finder.object(view, str(name), item.line, *fresh))
        uses.append((use, tuple(found)))
    spliced = _spliced(play, view, item, player)
    if spliced:
        uses.append(("splice", spliced))
    mana = tuple(ManaCost.parse(str(given["mana"])).symbols) if "mana" in given else ()
    return Paying(tuple(uses), mana, _assist(play, item, given))


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


def _spliced(play: Play, view: View, item: Item, player: PlayerId) -> tuple[ObjectId, ...]:
    """The cards in hand that a spell is said to be cast with the splice of, in order."""
    found: list[ObjectId] = []
    for entry in item.given.get("with", ()) or ():
        named = entry.get("splice", ()) if isinstance(entry, dict) else ()
        for name in named if isinstance(named, (list, tuple)) else (named,):
            fits = _unless(in_zone(Zone.HAND, player), tuple(found))
            found.append(play.finder.object(view, str(name), item.line, fits))
    return tuple(found)


def _division(play: Play, view: View, item: Item) -> tuple[Share, ...]:
    return tuple(
        Share(play.finder.recipient(view, str(name), item.line, on_battlefield()), number)
        for name, number in (item.given.get("divide") or {}).items()
    )


def _paid(view: View, card: ObjectId, item: Item) -> tuple[tuple[str, int], ...]:
    paid: list[tuple[str, int]] = []
    kicked = item.given.get("kicked")
    if kicked:
        paid += _kicked(view, card, 1 if kicked is True else int(kicked))
    for entry in item.given.get("with", ()) or ():
        if isinstance(entry, dict):
            paid += [(str(name), int(n)) for name, n in entry.items() if name != "splice"]
        else:
            paid.append((str(entry), 1))
    return tuple(paid)


def _kicked(view: View, card: ObjectId, times: int) -> list[tuple[str, int]]:
    """The kicker costs that are paid; of several (702.33b) all, or which ones is not said."""
    several = [name for name in optional_costs(view, card) if name.startswith("kicker {")]
    if several and times != len(several):
        raise Unsupported("702.33f", f"which of several kicker costs is paid: with: [{several[0]}]")
    if several:
        return [(name, 1) for name in several]
    return [("multikicker" if view.has(card, "multikicker") else "kicker", times)]


def _modes(item: Item) -> tuple[int, ...] | None:
    modes = item.given.get("modes")
    return None if modes is None else tuple(int(mode) for mode in modes)


def _cast(play: Play, view: View, item: Item, player: PlayerId) -> Cast:
    given = item.given
    card = _card(play, view, item, player, "cast")
    using, face = given.get("using"), given.get("face")
    names = [f.name for f in view.object(card).faces]
    if using is not None and any(n is not None and using in (n.en, n.zh) for n in names):
        using, face = None, using
    return Cast(
        card,
        _targets(play, view, item),
        given.get("x"),
        _modes(item),
        _paid(view, card, item) or paid_by_choice(play, view, card, item),
        using,
        face,
        _paying(play, view, item, player),
        _division(play, view, item),
        may_ask(play, item),
    )


def _activate(play: Play, view: View, item: Item, player: PlayerId) -> Activate:
    given = item.given
    places: list[Fits] = [on_battlefield(player), on_battlefield()]
    zones = (Zone.HAND, Zone.GRAVEYARD, Zone.COMMAND, Zone.EXILE)
    places += [in_zone(zone, player) for zone in zones]
    with_one: list[Fits] = [_with_abilities(view, fit) for fit in places]
    source = play.finder.object(view, str(given["activate"]), item.line, *with_one, *places)
    return Activate(
        source,
        which_ability(play, view, item, source),
        _targets(play, view, item),
        given.get("x"),
        _modes(item),
        _paying(play, view, item, player),
        _division(play, view, item),
        may_ask(play, item),
    )


def _with_abilities(view: View, fit: Fits) -> Fits:
    def fits(held: GameObject) -> bool:
        return fit(held) and any(
            ability.zone in ("", held.zone.value) for ability in activated_abilities(view, held.id)
        )

    return fits


def _special(play: Play, view: View, item: Item, player: PlayerId) -> Special:
    card = item.given.get("card")
    if item.given["special"] == COMPANION:
        check_companion(play, view, item, player)
        return Special(COMPANION, None, _paying(play, view, item, player))
    places = [on_battlefield(player), in_zone(Zone.HAND, player), in_zone(Zone.EXILE, player)]
    found = None if card is None else play.finder.object(view, str(card), item.line, *places)
    return Special(
        str(item.given["special"]), found, _paying(play, view, item, player), item.given.get("x")
    )


def check_companion(play: Play, view: View, item: Item, player: PlayerId) -> None:
    """Nothing there is yet is meant; but a card that is named is the player's companion."""
    name = item.given.get("card")
    found = None if name is None else play.finder.names.find(view, str(name))
    chosen = view.state.player(player).companion
    if name is not None and (found is None or (chosen is not None and found[0] != chosen.body)):
        raise play.finder.problem(item.line, str(name), f"is not the companion of {player}.")


def _effect(play: Play, view: View, item: Item) -> DoEffect:
    text = str(item.given["effect"])
    source = item.given.get("source")
    found = None
    if source is not None:
        found = play.finder.object(view, str(source), item.line, on_battlefield())
    name = Bilingual("", "")
    if found is not None:
        name = play.finder.names.bodies[view.object(found).body].name
    face = Face(name=name, type_line=TypeLine.parse("Instant"), text=text)
    read = oracle_of(play.rulebook).read(face)
    if isinstance(read, Declined):
        raise NotRead([f"{read.words!r} in {text!r}"])
    effects = [ability.effect for ability in read if isinstance(ability, SpellAbility)]
    if len(effects) != 1 or len(read) != 1:
        raise NotRead([f"{text!r} as one effect"])
    return DoEffect(
        effects[0],
        found,
        _targets(play, view, item) or (),
        item.given.get("x"),
        PlayerId(item.player) if item.player else None,
    )
