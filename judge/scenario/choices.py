"""Choices that the rules ask for are answered by what the script says, or by the default.

A default is an assumption of the ruling. Defaults: what may be done is done, and what may be paid
is paid; of several objects the first are picked, as few as may be, but unnamed cards are discarded
first and the newest legend is kept; triggers go on the stack in the order they triggered; of
replacement effects the first applies first; Phyrexian symbols are paid with mana.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.statics import MayAssignAsUnblocked
from judge.abilities.walk import within
from judge.cards import COLOR_NAMED, subtype
from judge.cards.subtypes import Family
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PendingTrigger, Recipient, Share
from judge.rules import requests as q
from judge.rules.card_names import names_card_of
from judge.rules.mana.phyrexian import BY_LIFE
from judge.rules.view import InForce
from judge.scenario.answers import as_unblocked
from judge.scenario.assumptions import assumed
from judge.scenario.branching import options
from judge.scenario.play import Play, wait
from judge.values import Value

YES = (True, "yes", "是")
NO = (False, "no", "否")


def answer(play: Play, request: q.Request) -> Value:
    """The decision on a request: the first answer of the player's that fits, else the default."""
    offered = play.choices.get(request.player, [])
    if isinstance(request, q.AskRandom):
        return _random(play, request)
    implied = _implied(play, request)
    if implied is not None:
        return implied
    for place, given in enumerate(offered):
        decision = FITS[type(request)](play, request, given, offered[place:])
        if decision is not None:
            taken, made = decision
            del offered[place : place + taken]
            return made
    made_by = _by_controller(play, request)
    if made_by is not None:
        return made_by
    wait(play, request)
    if play.branch.explores:
        return _branched(play, request)
    made = default(play, request)
    play.assumptions.append(assumed(play, request, made))
    return made


def _implied(play: Play, request: q.Request) -> Value | None:
    """What the rest of the script says of a request: how damage is assigned as if unblocked."""
    if isinstance(request, q.AskYesNo) and isinstance(request.what, MayAssignAsUnblocked):
        return as_unblocked(play, play.view, request)
    return None


def default(play: Play, request: q.Request) -> Value:
    """The answer that is taken where nobody gives one."""
    return DEFAULTS[type(request)](play, request)


@cites("719.5", "牌手的操控者替该牌手作出所有规则或任何物件要求作出选择与决定")
def _by_controller(play: Play, request: q.Request) -> Value | None:
    """What the player who controls the one asked says in their place, if anything."""
    other = play.state.player(request.player).mark("controlled by")
    offered = play.choices.get(str(other), []) if other is not None else []
    for place, given in enumerate(offered):
        decision = FITS[type(request)](play, request, given, offered[place:])
        if decision is not None:
            del offered[place : place + decision[0]]
            return decision[1]
    return None


def _branched(play: Play, request: q.Request) -> Value:
    """One of all possible answers; which one is what the outcome depends on."""
    made = play.branch.take(options(request))
    play.branch.choices.append(assumed(play, request, made))
    return made


def _random(play: Play, request: q.AskRandom) -> Value:
    if not play.random:
        wait(play, request)
        return _branched(play, request)
    given = str(play.random.pop(0))
    if request.what == "random":
        found = _named(play, given, tuple(ObjectId(int(i)) for i in request.among))
        given = str(found) if found is not None else given
    words = {"win": "heads", "won": "heads", "lose": "tails", "lost": "tails"}
    given = words.get(given, given)
    if given not in request.among:
        raise Unsupported("705.1", f"{given!r} as a result of chance")
    return q.Word(given)


Fit = tuple[int, Value] | None


def _named(play: Play, name: object, among: tuple[Recipient, ...]) -> Recipient | None:
    """The one of some objects and players that a name means; a number picks the copy of it."""
    text = str(name)
    if text in among:
        return next(i for i in among if i == text)
    return play.finder.names.find_among(play.view, text, among)


def _targets(play: Play, request: q.AskTargets, given: object, rest: list[Any]) -> Fit:
    """The targets picked; a division among targets names them, and waits to be divided."""
    if not isinstance(given, dict):
        return _picks(play, request, given, rest)
    if not _is_divided(play, request.source):
        return None
    found = _picks(play, request, list(given), rest)
    return None if found is None else (0, found[1])


def _is_divided(play: Play, id_: ObjectId | None) -> bool:
    """True of a spell or ability on the stack that divides something among its targets."""
    if id_ is None:
        return False
    held = play.view.object(id_)
    ability = None if held.stack is None else held.stack.ability
    whole = play.view.abilities(id_) if ability is None else (ability,)
    return any(getattr(part, "divided", False) for part in within(whole))


def _picks(play: Play, request: Any, given: object, rest: list[Any]) -> Fit:
    if given in NO and request.least == 0:
        return 1, q.Picked(())
    if isinstance(given, list):
        found: list[Recipient] = []
        for name in given:
            among = tuple(i for i in request.among if i not in found)
            one = _named(play, name, among)
            if one is None:
                return None
            found.append(one)
        fits = request.least <= len(found) <= request.most
        return (1, q.Picked(tuple(found))) if fits else None
    picked: list[Recipient] = []
    for name in rest[: request.most]:
        left = tuple(i for i in request.among if i not in picked)
        one = None if isinstance(name, (bool, list, dict)) else _named(play, name, left)
        if one is None:
            break
        picked.append(one)
    if not picked or len(picked) < request.least:
        return None
    return len(picked), q.Picked(tuple(picked))


def _yes_no(play: Play, request: q.AskYesNo, given: object, rest: list[Any]) -> Fit:
    if given in YES:
        return 1, q.Said(True)
    if given in NO or given == []:
        return 1, q.Said(False)
    return None


def _number(play: Play, request: q.AskNumber, given: object, rest: list[Any]) -> Fit:
    if type(given) is not int or given < request.least:
        return None
    return None if request.most is not None and given > request.most else (1, q.Number(given))


def _word(play: Play, request: q.AskWord, given: object, rest: list[Any]) -> Fit:
    if type(given) not in (str, int):
        return None
    given = str(given)  # piles have numbers
    if not request.among:
        known = subtype(given) if request.what.endswith("type") else None
        if request.what == "creature type" and not is_creature_type(given):
            return None
        if not names_card_of(play.view, given, request.filter):
            return None
        return 1, q.Word(given if known is None else known.en)
    same = [word for word in request.among if word.lower() == given.lower()]
    if request.what == "face" and not same and request.source is not None:
        faces = (face.name for face in play.view.object(request.source).faces)
        same = [one.en for one in faces if one and one.zh == given and one.en in request.among]
    if request.what == "mana" and not same:
        color = COLOR_NAMED.get(given.lower())
        letter = color.value if color else given.strip("{}")
        same = [word for word in request.among if word and set(word) == {letter}]
    return (1, q.Word(same[0])) if same else None


def is_creature_type(word: str) -> bool:
    """True of a word that is one existing creature type (205.3e)."""
    known = subtype(word)
    return known is not None and known.family is Family.CREATURE


def _modes(play: Play, request: q.AskModes, given: object, rest: list[Any]) -> Fit:
    numbers: list[Any] = given if isinstance(given, list) else [given]
    if not all(type(n) is int and n in request.possible for n in numbers):
        return None
    if not request.least <= len(numbers) <= max(request.most, request.least):
        return None
    return 1, q.Numbers(tuple(numbers))


def _arrange(play: Play, request: q.AskArrange, given: object, rest: list[Any]) -> Fit:
    if not isinstance(given, list) or len(given) != len(request.among):
        return None
    places: list[int] = []
    for name in given:
        for place, item in enumerate(request.among):
            source = item.source if isinstance(item, PendingTrigger) else item
            if place not in places and _named(play, name, (source,)) is not None:  # type: ignore[arg-type]
                places.append(place)
                break
    return (1, q.Arranged(tuple(places))) if len(places) == len(request.among) else None


def _replacement(play: Play, request: q.AskReplacement, given: object, rest: list[Any]) -> Fit:
    name = given[0] if isinstance(given, list) and given else given
    for place, held in enumerate(request.among):
        source = held.source if isinstance(held, InForce) else getattr(held, "source", None)
        if isinstance(source, int) and _named(play, name, (ObjectId(source),)) is not None:
            return 1, q.Number(place)
    return None


def _division(play: Play, request: q.AskDivision, given: object, rest: list[Any]) -> Fit:
    if not isinstance(given, dict):
        return None
    shares = [(_named(play, name, request.among), number) for name, number in given.items()]
    if any(one is None for one, _ in shares):
        return None
    return 1, q.Divided(tuple(Share(one, number) for one, number in shares if one is not None))


FITS: Mapping[type[q.Request], Callable[[Play, Any, Any, list[Any]], Fit]] = {
    q.AskPick: _picks,
    q.AskTargets: _targets,
    q.AskYesNo: _yes_no,
    q.AskNumber: _number,
    q.AskWord: _word,
    q.AskMana: _word,
    q.AskModes: _modes,
    q.AskArrange: _arrange,
    q.AskReplacement: _replacement,
    q.AskDivision: _division,
}


def _pick_default(play: Play, request: q.AskPick) -> q.Picked:
    among, number = list(request.among), request.least
    objects = play.view.state.objects
    if request.purpose is q.Purpose.LEGEND:
        among.reverse()
    if request.purpose is q.Purpose.DISCARD:
        among.sort(key=lambda i: objects[ObjectId(int(i))].printed.name is not None)
    if request.purpose is q.Purpose.FIND:
        number = request.most
    return q.Picked(tuple(among[:number]))


def _word_default(play: Play, request: q.AskWord) -> q.Word:
    if not request.among:
        raise Unsupported(None, f"a choice ({request.what}) that is not given")
    return q.Word(request.among[0])


def _number_default(play: Play, request: q.AskNumber) -> q.Number:
    most = request.least if request.what == BY_LIFE else request.most
    return q.Number(request.least if most is None else most)


def _division_default(play: Play, request: q.AskDivision) -> q.Divided:
    share, more = divmod(request.amount, len(request.among))
    return q.Divided(
        tuple(Share(one, share + (place < more)) for place, one in enumerate(request.among))
    )


DEFAULTS: Mapping[type[q.Request], Callable[[Play, Any], Value]] = {
    q.AskPick: _pick_default,
    q.AskTargets: lambda play, r: q.Picked(r.among[: r.least]),
    q.AskYesNo: lambda play, r: q.Said(True),
    q.AskNumber: _number_default,
    q.AskWord: _word_default,
    q.AskMana: lambda play, r: q.Word(r.among[0]),
    q.AskModes: lambda play, r: q.Numbers(r.possible[: r.least]),
    q.AskArrange: lambda play, r: q.Arranged(tuple(range(len(r.among)))),
    q.AskReplacement: lambda play, r: q.Number(0),
    q.AskDivision: _division_default,
}
