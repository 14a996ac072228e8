"""An answer of the script fits a decision, or it is meant for another one.

`FITS` gives, for a kind of request, what an answer of the script decides and how many of the
answers that follow it takes with it; None where it does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.walk import within
from judge.cards import COLOR_NAMED, subtype
from judge.cards.subtypes import Family
from judge.game.state import ObjectId, PendingTrigger, Recipient, Share
from judge.rules import requests as q
from judge.rules.card_names import names_card_of
from judge.rules.view import InForce
from judge.scenario.play import Play
from judge.values import Value
from judge.words import in_english
from judge.words import word as in_words

YES = (True, "yes", "是")
NO = (False, "no", "否")
MANA = "WUBRGC"

Fit = tuple[int, Value] | None


def named(play: Play, name: object, among: tuple[Recipient, ...]) -> Recipient | None:
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
    if given in YES and request.least == 0 and len(request.among) == 1:
        return 1, q.Picked(request.among)  # yes is that one
    if isinstance(given, list):
        found: list[Recipient] = []
        for name in given:
            among = tuple(i for i in request.among if i not in found)
            one = named(play, name, among)
            if one is None:
                return None
            found.append(one)
        fits = request.least <= len(found) <= request.most
        return (1, q.Picked(tuple(found))) if fits else None
    picked: list[Recipient] = []
    for name in rest[: request.most]:
        left = tuple(i for i in request.among if i not in picked)
        one = None if isinstance(name, (bool, list, dict)) else named(play, name, left)
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
    if request.what == "mana" and (found := _mana(request, given, rest)) is not None:
        return found
    if type(given) not in (str, int):
        return None
    given = str(given)  # piles have numbers
    if not request.among:
        known = subtype(given) if request.what.endswith("type") else None
        if request.what == "creature type" and not is_creature_type(given):
            return None
        if request.filter and not names_card_of(play.view, given, request.filter):
            return None
        return 1, q.Word(given if known is None else known.en)
    meant = {given.lower(), in_english(given).lower()}
    same = [one for one in request.among if one.lower() in meant or in_words(one).zh == given]
    if request.what == "option" and given in map(str, range(1, len(request.among) + 1)):
        same = [request.among[int(given) - 1]]
    if request.what == "face" and not same and request.source is not None:
        faces = (face.name for face in play.view.object(request.source).faces)
        same = [one.en for one in faces if one and one.zh == given and one.en in request.among]
    return (1, q.Word(same[0])) if same else None


def _mana(request: q.AskWord, given: object, rest: list[Any]) -> Fit:
    """Mana in any order: "RRG", "{R}{R}{G}", a list, an answer for each, or one color for all."""
    letters = _letters(given)
    if letters is None:
        return None
    mixed = any(len(set(word)) > 1 for word in request.among)  # "in any combination"
    for word in request.among if mixed and len(letters) == 1 else ():
        singles = [_letters(one) or "" for one in rest[: len(word)]]
        if all(len(one) == 1 for one in singles) and sorted(singles) == sorted(word):
            return len(word), q.Word(word)
    for word in request.among:
        if word and (sorted(word) == sorted(letters) or set(word) == {letters}):
            return 1, q.Word(word)
    return None


def _letters(given: object) -> str | None:
    """The letters of mana that is told by a color, by symbols or by a list of these."""
    if isinstance(given, list):
        parts = [_letters(one) for one in given]
        return None if None in parts else "".join(part or "" for part in parts)
    if not isinstance(given, str):
        return None
    color = COLOR_NAMED.get(in_english(given).lower())
    letters = color.value if color else given.replace("{", "").replace("}", "").upper()
    return letters if letters and set(letters) <= set(MANA) else None


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
            if place not in places and named(play, name, (source,)) is not None:  # type: ignore[arg-type]
                places.append(place)
                break
    return (1, q.Arranged(tuple(places))) if len(places) == len(request.among) else None


def _replacement(play: Play, request: q.AskReplacement, given: object, rest: list[Any]) -> Fit:
    name = given[0] if isinstance(given, list) and given else given
    for place, held in enumerate(request.among):
        source = held.source if isinstance(held, InForce) else getattr(held, "source", None)
        if isinstance(source, int) and named(play, name, (ObjectId(source),)) is not None:
            return 1, q.Number(place)
    return None


def _division(play: Play, request: q.AskDivision, given: object, rest: list[Any]) -> Fit:
    if not isinstance(given, dict):
        return None
    shares = [(named(play, name, request.among), number) for name, number in given.items()]
    if any(one is None for one, _ in shares):
        return None
    return 1, q.Divided(tuple(Share(one, number) for one, number in shares if one is not None))


FITS: Mapping[type[q.Request], Callable[[Play, Any, Any, list[Any]], Fit]] = {
    q.AskPick: _picks,
    q.AskTargets: _targets,
    q.AskYesNo: _yes_no,
    q.AskNumber: _number,
    q.AskWord: _word,
    q.AskModes: _modes,
    q.AskArrange: _arrange,
    q.AskReplacement: _replacement,
    q.AskDivision: _division,
}
