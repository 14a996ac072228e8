"""A card becomes what was read of it: each line of its text, its abilities, and their rules.

>>> from judge.cards import builtin_pool
>>> (angel,) = read_card(builtin_pool().get("Serra Angel"))
>>> [(line.text, line.rules) for line in angel.lines]
[('Flying', ('702.9',)), ('Vigilance', ('702.20',))]
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Ability, Activated, Keyword, SpellAbility, Static, Triggered
from judge.abilities.bases import Modification
from judge.abilities.effects.combinators import ReplaceThisTurn
from judge.abilities.effects.objects import Act
from judge.abilities.statics import Continuous
from judge.abilities.walk import within
from judge.cards import Card, Face
from judge.cite import Cited, edition_of
from judge.language import Declined
from judge.oracle import rewritten
from judge.oracle.reader import lines_of
from judge.rules.activation import activate
from judge.rules.card_reader import oracle_of
from judge.rules.editions import BASE_EDITION, NEWEST_EDITION
from judge.rules.effects import EFFECTS
from judge.rules.effects.marks import ACTIONS
from judge.rules.gaps import effects_of, lacking
from judge.rules.layers import project
from judge.rules.layers.layer import layer_of, rule_of
from judge.rules.mana import is_mana_ability
from judge.rules.replacement import begins_by
from judge.rules.resolution import resolve_object
from judge.rules.rulebook import Rulebook
from judge.rules.triggers.kinds import rules_of_kind
from judge.rules.triggers.watch import trigger
from judge.ruling.asking import rulebook_of
from judge.ruling.wording.looks import ABILITIES, keyword_words, types_of
from judge.values import Bilingual, Lang, Value

SPELL = Bilingual("what the spell does", "咒语的效应")
MANA = Bilingual("a mana ability", "一个法术力异能")


class LineRead(Value):
    """A line of text: its abilities in words, their rules, and from where it is not read.

    `unread` is the place in `text` of the first word that is not read; None if all is. `missing`
    names what is read but not carried out; `reworded` is the line in each language as the reader's
    tables word it, empty where they have no words for it.
    """

    text: str
    abilities: tuple[Bilingual, ...] = ()
    rules: tuple[str, ...] = ()
    unread: int | None = None
    missing: tuple[str, ...] = ()
    reworded: Bilingual = Bilingual("", "")


class FaceRead(Value):
    """A face of a card with its lines; numbers are as printed."""

    name: Bilingual
    types: Bilingual
    cost: str
    size: str
    lines: tuple[LineRead, ...]


def read_card(card: Card) -> tuple[FaceRead, ...]:
    """What is read of each face of a card, in the newest edition."""
    rulebook = rulebook_of(NEWEST_EDITION.date)
    return tuple(_face(rulebook, face) for face in card.faces)


def _face(rulebook: Rulebook, face: Face) -> FaceRead:
    line = face.type_line
    size = "" if face.power is None else f"{face.power}/{face.toughness}"
    return FaceRead(
        face.name,
        types_of(line.supertypes, line.types, line.subtypes, rulebook.edition),
        str(face.cost) if face.cost is not None else "",
        size or face.loyalty or face.defense or "",
        tuple(_lines(rulebook, face)),
    )


def _lines(rulebook: Rulebook, face: Face) -> Iterator[LineRead]:
    """The lines read one by one; where only all together are read, none of them is unread."""
    oracle = oracle_of(rulebook)
    whole = oracle.read(face)
    for line in lines_of(face):
        read = oracle.read(face.with_(text=line))
        if not isinstance(read, Declined):
            yield _read(rulebook, face, line, read)
        elif isinstance(whole, Declined):
            yield LineRead(line, unread=_place(line, read))
        else:
            yield _read(
                rulebook, face, line, tuple(a for a in whole if isinstance(a, SpellAbility))
            )


def _place(line: str, declined: Declined) -> int:
    """Where in a line the words begin that nothing reads; 0 if they are not found there."""
    at = line.lower().rfind(declined.words.lower())
    return max(0, at)


def _read(rulebook: Rulebook, face: Face, line: str, abilities: tuple[Ability, ...]) -> LineRead:
    known = [one for one in abilities if not isinstance(one, Keyword) or rulebook.knows(one.name)]
    numbers = (
        edition_of(number, BASE_EDITION.date)[0]
        for ability in known
        for number in _rules(rulebook, ability)
    )
    return LineRead(
        line,
        tuple(_words(rulebook, ability) for ability in abilities),
        tuple(dict.fromkeys(numbers)),
        missing=tuple(dict.fromkeys(one.en for one in lacking(rulebook, abilities))),
        reworded=Bilingual(*(rewritten(line, face, lang) or "" for lang in Lang)),
    )


def _words(rulebook: Rulebook, ability: Ability) -> Bilingual:
    match ability:
        case Keyword():
            return keyword_words(ability)
        case SpellAbility():
            return SPELL
        case Activated() if is_mana_ability(rulebook.edition, ability):
            return MANA
        case _:
            return ABILITIES.get(type(ability), Bilingual("an ability", "一个异能"))


def _rules(rulebook: Rulebook, ability: Ability) -> Iterator[str]:
    """The rules that an ability is carried out by: of its kind, and of what it does."""
    match ability:
        case Keyword():
            known = rulebook.keyword(ability.name)
            yield known.rule
            yield from known.rules_for(ability)
        case Triggered():
            yield from (*trigger.numbers, *rules_of_kind(ability, rulebook))
        case Activated() if is_mana_ability(rulebook.edition, ability):
            yield from is_mana_ability.numbers
        case Activated():
            yield from activate.numbers
        case SpellAbility():
            yield from resolve_object.numbers
        case Static() if isinstance(ability.rule, Continuous):
            yield from project.numbers
    for effect in effects_of(ability):
        yield from _numbers(EFFECTS.get(type(effect)))
        if isinstance(effect, ReplaceThisTurn):
            yield from begins_by(effect.replacement)
        if isinstance(effect, Act):
            yield from _numbers(ACTIONS.get(effect.action))
    for value in within(ability):
        if isinstance(value, Modification) and (layer := layer_of(value)) is not None:
            yield rule_of(layer)


def _numbers(function: object) -> tuple[str, ...]:
    return function.numbers if isinstance(function, Cited) else ()
