"""An item of the play becomes what its player does with priority."""

from __future__ import annotations

from judge.abilities import SpellAbility
from judge.abilities.bases import Effect
from judge.cards import Face, TypeLine
from judge.cite import cites
from judge.errors import NotRead, Unsupported
from judge.game.state import GameObject, ObjectId, PlayerId, Zone
from judge.language import Declined
from judge.oracle.unread import words_of
from judge.rules.card_reader import oracle_of
from judge.rules.keyword_rules.companion import NAME as COMPANION
from judge.rules.mana import activated_abilities
from judge.rules.priority import advance, decide
from judge.rules.requests import (
    Action,
    Activate,
    AskPriority,
    Cast,
    Concede,
    DoEffect,
    Illegal,
    PlayLand,
    Refused,
    Special,
    Why,
)
from judge.rules.stack import chosen_effect
from judge.rules.stack.context import modes_of
from judge.rules.view import View
from judge.scenario.called import half_of, is_called
from judge.scenario.costs_by_choice import may_ask, paid_by_choice
from judge.scenario.extras import paid
from judge.scenario.finding import in_zone, on_battlefield, playable
from judge.scenario.meant import which_ability
from judge.scenario.model import Item
from judge.scenario.named import division, paying, targets
from judge.scenario.names import Fits
from judge.scenario.play import Play
from judge.scenario.using import face_named, in_english, way_named
from judge.values import Bilingual


def action_of(play: Play, view: View, item: Item) -> Action:
    """The action that an item means."""
    player = PlayerId(item.player or "")
    match item.action:
        case "concede":
            return Concede(player)
        case "play_land":
            land = _card(play, view, item, player)
            face = face_named(play, view, item, land)
            face = face or _half(view, land, str(item.given["play_land"]))
            return PlayLand(land, face)
        case "cast":
            return _cast(play, view, item, player)
        case "activate":
            return _activate(play, view, item, player)
        case "special":
            return _special(play, view, item, player)
        case "effect":
            return _effect(play, view, item)
        case _:
            words = f"{item.action}: {item.given.get(item.action, '')}"
            raise Unsupported(None, f"the action {words}", f"动作“{words}”")


def _card(play: Play, view: View, item: Item, player: PlayerId) -> ObjectId:
    """The card named, in the zone said, else in hand, else wherever it may be played from."""
    name, using = str(item.given[item.action]), in_english(view.rulebook, item.given.get("using"))
    others = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
    places = [playable(view, player, using), *(in_zone(zone, player) for zone in others)]
    if "from" in item.given:
        places = [in_zone(Zone(item.given["from"]), player), in_zone(Zone(item.given["from"]))]
    elif using is None:
        places.insert(0, in_zone(Zone.HAND, player))
    found = play.finder.object(view, name, item.line, *places)
    if "from" in item.given and view.object(found).zone is not Zone(item.given["from"]):
        raise Refused(Illegal(Why.NOT_IN_ZONE, found, cast_from.numbers))
    return found


@cites("601.2a", "将该牌（或该牌的复制）从其现在的区域移到堆叠上")
def cast_from() -> None:
    """A card is cast from the zone it is in, and from no other."""


def _modes(item: Item) -> tuple[int, ...] | None:
    modes = item.given.get("modes")
    return None if modes is None else tuple(int(mode) for mode in modes)


def _cast(play: Play, view: View, item: Item, player: PlayerId) -> Cast:
    given = item.given
    card = _card(play, view, item, player)
    using, face = way_named(play, view, item, card)
    if face is None and using is None:
        face = _half(view, card, str(given["cast"]))
    return Cast(
        card,
        targets(play, view, item),
        given.get("x"),
        _modes(item),
        paid(play, view, card, item) or paid_by_choice(play, view, card, item),
        using,
        face,
        paying(play, view, item, player),
        division(play, view, item),
        may_ask(play, item),
    )


def _half(view: View, card: ObjectId, name: str) -> str | None:
    """The half or face of a card that a name is of; None where it is not of one of several."""
    held = view.object(card)
    whole = view.of(card).name
    if len(held.faces) < 2 or (whole is not None and is_called(whole, name)):
        return None
    half = half_of(name) or name
    found = (f.name for f in held.faces if f.name is not None and is_called(f.name, half))
    return next((one.en for one in found), None)


def _activate(play: Play, view: View, item: Item, player: PlayerId) -> Activate:
    """The ability of the first object of the name that may be activated, else of the first."""
    places: list[Fits] = [on_battlefield(player), on_battlefield()]
    zones = (Zone.HAND, Zone.GRAVEYARD, Zone.COMMAND, Zone.EXILE)
    places += [in_zone(zone, player) for zone in zones]
    with_one: list[Fits] = [_with_abilities(view, fit) for fit in places]
    name = str(item.given["activate"])
    first, *others = play.finder.objects(view, name, item.line, *with_one, *places)
    action = _activation(play, view, item, player, first)
    able = (id_ for id_ in others if any(fit(view.object(id_)) for fit in with_one))
    for other in able if others and not _is_allowed(play, player, action) else ():
        instead = _activation(play, view, item, player, other)
        if _is_allowed(play, player, instead):
            return instead
    return action


def _is_allowed(play: Play, player: PlayerId, action: Action) -> bool:
    decided = decide(play.state, AskPriority(player), action)
    return advance(play.rulebook, decided).illegal is None


def _activation(play: Play, view: View, item: Item, player: PlayerId, source: ObjectId) -> Activate:
    given = item.given
    return Activate(
        source,
        which_ability(play, view, item, source),
        targets(play, view, item),
        given.get("x"),
        _modes(item),
        paying(play, view, item, player),
        division(play, view, item),
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
        return Special(COMPANION, None, paying(play, view, item, player))
    places = [on_battlefield(player), in_zone(Zone.HAND, player), in_zone(Zone.EXILE, player)]
    found = None if card is None else play.finder.object(view, str(card), item.line, *places)
    half = None if found is None else face_named(play, view, item, found)
    if found is not None and half is None:
        half = _half(view, found, str(card))
    given = paying(play, view, item, player)
    return Special(str(item.given["special"]), found, given, item.given.get("x"), half)


def check_companion(play: Play, view: View, item: Item, player: PlayerId) -> None:
    """Nothing there is yet is meant; but a card that is named is the player's companion."""
    name = item.given.get("card")
    found = None if name is None else play.finder.names.find(view, str(name))
    chosen = view.state.player(player).companion
    if name is not None and (found is None or (chosen is not None and found[0] != chosen.body)):
        said = Bilingual(f"is not the companion of {player}.", f"不是{player}的行侣。")
        raise play.finder.problem(item.line, str(name), said)


def _in_modes(play: Play, item: Item, effect: Effect) -> Effect:
    """The effect with the modes that the item gives, of those that it has (700.2)."""
    modes, modal = tuple(item.given.get("modes") or ()), modes_of(effect)
    if modes and (modal is None or max(modes) > len(modal.modes)):
        said = Bilingual("the effect has no such mode.", "此效应没有此模式。")
        raise play.finder.problem(item.line, "modes", said)
    return chosen_effect(effect, modes) if modes else effect


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
        raise NotRead([words_of(read)])
    effects = [ability.effect for ability in read if isinstance(ability, SpellAbility)]
    if len(effects) != 1 or len(read) != 1:
        raise NotRead([Bilingual(f"{text!r} as one effect", f"将“{text}”作为一个效应")])
    return DoEffect(
        _in_modes(play, item, effects[0]),
        found,
        targets(play, view, item) or (),
        item.given.get("x"),
        PlayerId(item.player) if item.player else None,
    )
