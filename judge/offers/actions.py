"""What players may do with priority, and what they may not: cast, activate, play, turn face up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.abilities import Activated
from judge.cards import CardType
from judge.errors import Unsupported
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Zone
from judge.offers.trying import Tries, tried, turns_to_act
from judge.offers.values import Offer, Refusal
from judge.rules.casting import optional_costs, ways_of
from judge.rules.keyword_rules.rooms import UNLOCK, locked
from judge.rules.layers import project
from judge.rules.mana import activated_abilities, is_of_mana
from judge.rules.requests import Action, Activate, AskPriority, Cast, PlayLand, Special
from judge.rules.sides import OF_TWO, SPLIT
from judge.rules.view import View
from judge.ruling.wording.looks import ability_words
from judge.ruling.wording.writer import Writer
from judge.scenario.play import Play
from judge.values import Bilingual

SPECIAL = {
    "suspend": "延缓",
    "foretell": "预示",
    "plot": "设谋",
}  # keyword abilities that allow one
Told = tuple[Offer, Action]


def actions(play: Play, tries: Tries, request: AskPriority) -> Iterator[Offer | Refusal]:
    """What each player may do now, before anything resolves; and what not, and why.

    Raises `Enough` where the rest is left out.
    """
    for player, state in turns_to_act(play, request):
        view = project(state, play.rulebook)
        for offer, action in _all(play, view, player):
            try:
                illegal = tried(play, tries, state, AskPriority(player), action)
            except Unsupported as error:
                yield Refusal(offer, error.told, ())
                continue
            if illegal is None:
                yield offer
            else:
                why = Writer(play.finder.names, state).illegal(illegal)
                yield Refusal(offer, why, illegal.because)


def _all(play: Play, view: View, player: PlayerId) -> Iterator[Told]:
    """Everything that a player could think of doing with what they have."""
    state = view.state
    mine = state.player(player)
    known: set[tuple[object, ...]] = set()
    for id_ in dict.fromkeys((*mine.hand, *_elsewhere(view, player))):
        held = state.objects[id_]
        alike = (held.zone, held.owner, held.printed, held.linked, held.counters)
        if alike in known:
            continue  # another copy of a card: what may be done with one is enough
        known.add(alike)
        if held.printed.name is None and held.face_down is None:
            continue  # a card that nobody named
        yield from off_battlefield(play, view, player, held)
    for held in view.permanents():
        if held.controller == player and held.face_down is not None:
            yield _offer(
                play,
                view,
                player,
                "special",
                held,
                {"special": "turn face up"},
                Bilingual("turns {} face up", "将{}翻回正面"),
                Special("turn face up", held.id),
            )
        if held.controller == player:
            yield from _doors(play, view, player, held)
        yield from _abilities(play, view, player, held)


def _doors(play: Play, view: View, player: PlayerId, held: GameObject) -> Iterator[Told]:
    """Unlocking each door of a Room that is locked."""
    for half in locked(view, held.id):
        name = held.faces[half].name
        if name is not None:
            item = {"special": UNLOCK, "face": name.en}
            text = Bilingual(f"unlocks {name.en} of {{}}", f"解锁{{}}的{name.zh}")
            action = Special(UNLOCK, held.id, face=name.en)
            yield _offer(play, view, player, "special", held, item, text, action)


def _elsewhere(view: View, player: PlayerId) -> Iterator[ObjectId]:
    """The cards outside the hand that a player could cast, play or activate."""
    state = view.state
    mine = state.player(player)
    for id_ in (*mine.graveyard, *state.exile, *state.command, *mine.library[:1]):
        held = state.objects[id_]
        is_mine = held.kind is Kind.CARD and held.owner == player
        if is_mine or (held.kind in (Kind.CARD, Kind.COPY) and any(ways_of(view, id_, player))):
            yield id_


def off_battlefield(play: Play, view: View, player: PlayerId, held: GameObject) -> Iterator[Told]:
    """What may be done with a card in a hand, or elsewhere off the battlefield."""
    ways = list(ways_of(view, held.id, player))
    lands = [face for face in (held.faces or (held.printed,)) if CardType.LAND in face.types]
    in_hand = held.zone is Zone.HAND
    if lands and (in_hand or ways):
        more = {"face": lands[0].name.en} if held.faces and lands[0].name else {}
        yield _offer(
            play,
            view,
            player,
            "play_land",
            held,
            more,
            Bilingual("plays {}", "使用{}"),
            PlayLand(held.id, more.get("face")),
        )
    if len(lands) < max(1, len(held.faces)):
        for way in dict.fromkeys(way.name for way in ways):
            yield from _casts(play, view, player, held, way)
    for what, called in SPECIAL.items():
        if in_hand and view.has(held.id, what):
            text = Bilingual(what + "s {}", called + "{}")
            yield _offer(
                play, view, player, "special", held, {"special": what}, text, Special(what, held.id)
            )
    yield from _abilities(play, view, player, held)


def _casts(play: Play, view: View, player: PlayerId, held: GameObject, way: str) -> Iterator[Told]:
    """Casting a card in one way: each of its faces, and with each optional cost."""
    more: dict[str, Any] = {"using": way} if way else {}
    if not way and held.zone is not Zone.HAND and held.zone is not Zone.COMMAND:
        more = {"from": held.zone.value}
    cast = Cast(held.id, using=way or None, asks=True)
    by = Bilingual(f" using {way}", f"（{way}）") if way else Bilingual("", "")
    text = Bilingual("casts {}" + by.en, "施放{}" + by.zh)
    faces = held.faces[1:3] if held.layout in SPLIT else held.faces
    if held.layout in (*SPLIT, *OF_TWO) and not way:
        for face in faces:
            if face.name is not None and CardType.LAND not in face.types:
                name = face.name
                told = Bilingual(f"casts {name.en}", f"施放{name.zh}")
                yield _offer(
                    play,
                    view,
                    player,
                    "cast",
                    held,
                    {**more, "using": name.en},
                    told,
                    cast.with_(face=name.en),
                )
        return
    yield _offer(play, view, player, "cast", held, more, text, cast)
    for extra in optional_costs(view, held.id):
        paid: dict[str, Any] = {"kicked": True} if extra == "kicker" else {"with": [extra]}
        told = Bilingual(f"{text.en} with {extra}", f"{text.zh}，并支付{extra}")
        action = cast.with_(paid=((extra, 1),))
        yield _offer(play, view, player, "cast", held, {**more, **paid}, told, action)


def _abilities(play: Play, view: View, player: PlayerId, held: GameObject) -> Iterator[Told]:
    """The activated abilities of an object that work where it is, those of mana aside."""
    found = activated_abilities(view, held.id)
    for place, ability in enumerate(found):
        is_mine = player in (held.controller, held.owner) or ability.limit.any_player
        works = ability.zone in ("", held.zone.value)
        if not (is_mine and works) or is_of_mana(view, ability):
            continue
        words = _words(play, view, held, ability)
        text = Bilingual("activates {}: " + words.en, "起动{}：" + words.zh)
        action = Activate(held.id, place, asks=True)
        more = {"ability": place + 1} if len(found) > 1 else {}
        yield _offer(play, view, player, "activate", held, more, text, action)


def _words(play: Play, view: View, held: GameObject, ability: Activated) -> Bilingual:
    """An activated ability in words: the keyword, or the line, that gives it."""
    now = view.of(held.id)
    for own in now.abilities:
        if own == ability or ability in play.rulebook.expand((own,)):
            return ability_words(play.finder.names, now, own)
    return ability_words(play.finder.names, now, ability)


def _offer(
    play: Play,
    view: View,
    player: PlayerId,
    kind: str,
    held: GameObject,
    more: dict[str, Any],
    text: Bilingual,
    action: Action,
) -> Told:
    shown = play.finder.names.shown(held.body)
    item: dict[str, Any] = {"player": player}
    item |= {**more, "card": shown.en} if kind == "special" else {kind: shown.en, **more}
    if view.state.stack:
        item["respond"] = True
    told = Bilingual(text.en.replace("{}", shown.en, 1), text.zh.replace("{}", shown.zh, 1))
    return Offer(kind, player, told, item), action
