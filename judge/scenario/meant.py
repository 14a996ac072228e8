"""Which of an object's activated abilities an item means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.abilities import Ability, Activated
from judge.abilities.costs import PayLoyalty
from judge.abilities.effects.players import AddMana
from judge.abilities.walk import has_x, targets_of
from judge.cards import Face, TypeLine
from judge.cite import cites
from judge.errors import NotRead
from judge.game.state import ObjectId
from judge.language import Declined
from judge.rules.card_reader import oracle_of
from judge.rules.layers import reasons
from judge.rules.mana import activated_abilities
from judge.rules.mana_abilities import BASIC_MANA, intrinsic_abilities
from judge.rules.requests import Illegal, Refused, Why
from judge.rules.stack import is_modal
from judge.rules.unread import check_activated
from judge.rules.view import View
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.values import Bilingual

SAME = str.maketrans({"：": ":", "−": "-", "–": "-"})
ADDS = ("{{t}}: add {}.", "{{t}}:加{}。")
QUOTED = re.compile('["“「]([^"”」]+)["”」]')


def which_ability(play: Play, view: View, item: Item, source: ObjectId) -> int:
    """The place of the ability meant among those the object has, from 0."""
    abilities = activated_abilities(view, source)
    wanted = item.given.get("ability")
    zone = view.object(source).zone.value
    able = [i for i, ability in enumerate(abilities) if ability.zone in ("", zone)]
    if type(wanted) is int:
        return wanted - 1
    if wanted is None:
        for place in able:
            check_activated(abilities[place])  # any of them may be meant
        own = [i for i in able if not _is_plain_mana(abilities[i])] or able
        own = [i for i in own if _fits(abilities[i], item)] or own
        if len(own) == 1 or not own:
            elsewhere = 0 if len(abilities) == 1 else len(abilities)  # refused for where it is
            return own[0] if own else elsewhere
        raise play.finder.problem(item.line, "ability", "which ability is meant is not said.")
    return _by_text(play, view, source, str(wanted), item, abilities, able)


def _fits(ability: Activated, item: Item) -> bool:
    """True if an ability has what an item says of it: targets, or none of them, modes, an X."""
    given = item.given
    words, named = targets_of(ability.effect), given.get("targets")
    needed = any(getattr(word, "least", 0) for word in words)
    return (
        (named is None or (bool(words) or is_modal(ability.effect) if named else not needed))
        and (given.get("modes") is None or is_modal(ability.effect))
        and (given.get("x") is None or has_x(ability.cost) or _has_loyalty_x(ability))
    )


def _has_loyalty_x(ability: Activated) -> bool:
    return any(isinstance(part, PayLoyalty) and part.amount is None for part in ability.cost.parts)


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
    beginning = _plain(wanted)
    elsewhere = [i for i in range(len(abilities)) if i not in able]  # refused for where it is
    for places in (able, elsewhere):
        place = _place_of(play, view, source, beginning, abilities, places)
        if place is not None:
            return place
    if _is_lost(play, view, source, beginning, abilities):
        numbers = reasons(view).get(source) or removed.numbers
        raise Refused(Illegal(Why.LOST_ABILITY, source, numbers))
    if _is_lost_with_its_type(view, source, beginning, abilities):
        raise Refused(Illegal(Why.LOST_ABILITY, source, intrinsic_abilities.numbers))
    for place in able:
        check_activated(abilities[place])  # what is not read of it may be the rest of these words
    read = _read(play, wanted)
    if read is not None and not _is_of_several(read, intrinsic_abilities(view, source)):
        return len(abilities)
    shown = play.finder.names.bodies[view.object(source).body].name
    raise NotRead(
        [
            Bilingual(
                f"which ability of {shown.en} {wanted!r} is", f"“{wanted}”是{shown.zh}的哪个异能"
            )
        ]
    )


def _is_of_several(said: Activated, own: tuple[Activated, ...]) -> bool:
    """True of "add {U} or {R}", said of a land that has an ability for each (305.6)."""
    several = isinstance(said.effect, AddMana) and len(said.effect.mana) > 1
    return several and len(own) > 1


def _place_of(
    play: Play,
    view: View,
    source: ObjectId,
    wanted: str,
    abilities: tuple[Activated, ...],
    places: list[int],
) -> int | None:
    """Which of some abilities is meant: by its keyword, by a line of a card, by its own words."""
    named = [i for i in places if _begins_with(view, wanted, abilities[i].name)]
    if len(named) == 1:
        return named[0]
    for name in _names_of_texts(play, view, source):
        for meant in _lines(play, view, name, wanted):
            for i in places:
                if abilities[i] in meant:
                    return i
    if named:
        return named[0]
    for given in (*_quoted(play, view, source, wanted), _read(play, wanted)):
        for i in places:
            if abilities[i] == given:
                return i
    return None


def _begins_with(view: View, wanted: str, keyword: str) -> bool:
    """True if some words begin with the name of a keyword ability, in either language."""
    if not keyword:
        return False
    known = view.rulebook.knows(keyword)
    zh = view.rulebook.keyword(keyword).name.zh if known else keyword
    return wanted.startswith((keyword, zh))


def _plain(words: str) -> str:
    """Words as they are compared: without capitals, with one kind of colon and of minus."""
    return words.lower().translate(SAME)


def _names_of_texts(play: Play, view: View, source: ObjectId) -> Iterator[str]:
    """Whose text may give an object its abilities: the face that is up, its card, any other's.

    It may have gained what another card or face has.
    """
    bodies = play.finder.names.bodies
    current = view.of(source).name
    faces = (face for held in view.state.objects.values() for face in held.faces)
    names = (current, bodies[view.object(source).body].name, *(b.name for b in bodies.values()))
    found = (*names, *(face.name for face in faces))
    yield from dict.fromkeys(name.en for name in found if name is not None)


def _lines(play: Play, view: View, name: str, wanted: str) -> Iterator[tuple[Ability, ...]]:
    """The abilities of each line of a card that some words begin, or that begins them."""
    for text, abilities in play.finder.names.lines_of(name):
        line = _plain(text)
        for words in (line, *line.split(" — ", 1)[1:]):  # an ability word may be left out
            if words.startswith(wanted[: max(8, len(words))]) or wanted.startswith(words):
                yield view.rulebook.expand(abilities)
                break


def _is_lost(
    play: Play, view: View, source: ObjectId, wanted: str, abilities: tuple[Activated, ...]
) -> bool:
    """True if some words begin an activated ability that an object has only as it is printed."""
    printed = view.object(source).printed
    own = view.rulebook.expand(printed.abilities)
    lost = [one for one in own if isinstance(one, Activated) and one not in abilities]
    if any(_begins_with(view, wanted, one.name) for one in lost):
        return True
    name = "" if printed.name is None else printed.name.en
    return any(one in meant for meant in _lines(play, view, name, wanted) for one in lost)


def _is_lost_with_its_type(
    view: View, source: ObjectId, wanted: str, abilities: tuple[Activated, ...]
) -> bool:
    """True if some words begin the mana ability of a basic land type that it is printed with."""
    printed = view.object(source).printed
    mana = [letter.lower() for name, letter in BASIC_MANA.items() if name in printed.subtypes]
    texts = (say.format(f"{{{letter}}}") for letter in mana for say in ADDS)
    own = intrinsic_abilities(view, source)
    begun = any(text.startswith(wanted) for text in texts)
    return begun and not any(ability in own for ability in abilities)


@cites("613.1f", "移除异能的效应")
def removed() -> None:
    """Effects in layer 6 take abilities away."""


def _quoted(play: Play, view: View, source: ObjectId, wanted: str) -> Iterator[Activated]:
    """The abilities that some words begin and that texts of the scenario give, in quotes."""
    names = play.finder.names
    whose = _names_of_texts(play, view, source)
    texts = [text for name in whose for text, _ in names.lines_of(name)]
    texts += [str(item.given.get("effect", "")) for item in play.finder.scenario.play]
    for quoted in (part for text in texts for part in QUOTED.findall(text)):
        if _plain(quoted).startswith(wanted.rstrip(".")):
            found = _read(play, quoted)
            if found is not None:
                yield found


def _read(play: Play, wanted: str) -> Activated | None:
    """The ability that the words of an item are; None if they are no whole ability."""
    face = Face(Bilingual("", ""), TypeLine.parse("Artifact"), text=wanted)
    read = oracle_of(play.rulebook).read(face)
    if isinstance(read, Declined) or len(read) != 1:
        return None
    return read[0] if isinstance(read[0], Activated) else None
