"""Which of an object's activated abilities an item means."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Ability, Activated
from judge.cards import Face, TypeLine
from judge.errors import NotRead
from judge.game.state import ObjectId
from judge.language import Declined
from judge.rules.mana import activated_abilities
from judge.rules.reader import oracle_of
from judge.rules.view import View
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.values import Bilingual


def which_ability(play: Play, view: View, item: Item, source: ObjectId) -> int:
    """The place of the ability meant among those the object has, from 0."""
    abilities = activated_abilities(view, source)
    wanted = item.given.get("ability")
    zone = view.object(source).zone.value
    able = [i for i, ability in enumerate(abilities) if ability.zone in ("", zone)]
    if type(wanted) is int:
        return wanted - 1
    if wanted is None:
        own = [i for i in able if not _is_plain_mana(abilities[i])] or able
        if len(own) == 1 or not own:
            elsewhere = 0 if len(abilities) == 1 else len(abilities)  # refused for where it is
            return own[0] if own else elsewhere
        raise play.finder.problem(item.line, "ability", "which ability is meant is not said.")
    return _by_text(play, view, source, str(wanted), item, abilities, able)


def _is_plain_mana(ability: Activated) -> bool:
    return type(ability.effect).__name__ == "AddMana"


def _by_text(
    play: Play,
    view: View,
    source: ObjectId,
    wanted: str,
    item: Item,
    abilities: tuple[Activated, ...],
    able: list[int],
) -> int:
    named = [i for i in able if abilities[i].name and wanted.lower().startswith(abilities[i].name)]
    if len(named) == 1:
        return named[0]
    names = play.finder.names
    body = names.bodies[view.object(source).body]
    others = (other.name.en for other in names.bodies.values())  # it may have gained theirs
    for name in dict.fromkeys((body.name.en, *others)):
        for meant in _lines(play, view, name, wanted.lower()):
            for i in able:
                if abilities[i] in meant:
                    return i
    if named:
        return named[0]
    found = _read(play, wanted)
    if found is not None:
        return next((i for i in able if abilities[i] == found), len(abilities))
    raise NotRead([f"which ability of {body.name.en} {wanted!r} is"])


def _lines(play: Play, view: View, name: str, wanted: str) -> Iterator[tuple[Ability, ...]]:
    """The abilities of each line of a card that some words begin, or that begins them."""
    for text, abilities in play.finder.names.lines_of(name):
        line = text.lower()
        if line.startswith(wanted[: max(8, len(line))]) or wanted.startswith(line):
            yield view.rulebook.expand(abilities)


def _read(play: Play, wanted: str) -> Activated | None:
    """The ability that the words of an item are; None if they are no whole ability."""
    face = Face(Bilingual("", ""), TypeLine.parse("Artifact"), text=wanted)
    read = oracle_of(play.rulebook).read(face)
    if isinstance(read, Declined) or len(read) != 1:
        return None
    return read[0] if isinstance(read[0], Activated) else None
