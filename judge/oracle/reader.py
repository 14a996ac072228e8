"""The text of a face becomes its abilities, line by line, in English or Chinese."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judge.abilities import Ability, SagaChapter, SpellAbility, Triggered
from judge.abilities.bases import Effect
from judge.abilities.effects.objects import CastFree
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.cards import CardType, Face
from judge.hearing import unheard
from judge.language import LONGEST, Declined, Prepared, Reading, prepare
from judge.oracle.book import grammar
from judge.oracle.described import creature_of
from judge.oracle.flavor import without_flavor
from judge.oracle.leveled import Part, leveled
from judge.oracle.lines.functioning import of_card
from judge.oracle.lines_apart import apart
from judge.oracle.links import linked
from judge.oracle.own_names import is_a_word, names_of, with_printed_name
from judge.oracle.references import Unclear, paid_for, resolved
from judge.oracle.references.mentions import Mention
from judge.oracle.references.others import types_of
from judge.oracle.rooms import room_ability, without_name
from judge.values import Lang, language_of

ELSEWHERE = re.compile(
    r"cycle|haunts|you to discard|from your (graveyard|library)"
    r"|循环|所缠身的|你弃掉|从你的?(坟墓场|牌库)",
    re.IGNORECASE,
)
_NAMED_PRICE = re.compile(r"^[^{}—～]+[—～] ?(?=\{)")  # "Spark — {1} — …": a tiered mode's name
_PRICED = re.compile(r"\+ ?\{")  # a mode of a spell with spree, with its cost
_RESULT, _BULLETS = re.compile(r"\d+(?:[—～-]\d+|\+)? \| "), "•·●"

MOST_KNOWN = 4_096  # faces whose reading is kept
LAST_READ = 64  # texts whose reading is kept: a line is read alone and with its face


class Oracle:
    """Reads card text; what it reads does not depend on which abilities are carried out."""

    def __init__(self) -> None:
        self._known: dict[Face, tuple[Ability, ...] | Declined] = {}

    @unheard()
    def read(self, face: Face) -> tuple[Ability, ...] | Declined:
        """The abilities that the text of `face` gives it."""
        found = self._known.get(face)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[face] = with_printed_name(self._read(face), face)
        return found

    def _read(self, face: Face) -> tuple[Ability, ...] | Declined:
        names = names_of(face)
        doubtful = tuple(name for name in names if name in face.text and is_a_word(name))
        if not doubtful:
            return self._read_with(face, names)
        found = [
            read
            for own in (tuple(name for name in names if name not in doubtful), names)
            if not isinstance(read := self._read_with(face, own), Declined)
        ]
        if not found:
            return self._read_with(face, names, doubtful)
        alike = all(read == found[0] for read in found)
        return found[0] if alike else Declined(face.text, doubtful[0])

    def _read_with(
        self, face: Face, names: tuple[str, ...], doubtful: tuple[str, ...] = ()
    ) -> tuple[Ability, ...] | Declined:
        """The abilities with these own names; in each line the doubtful ones may be words."""
        is_spell = bool({CardType.INSTANT, CardType.SORCERY} & set(face.type_line.types))
        lines = printed_lines(face)
        if is_spell:
            return _spell(lines, names)
        if CardType.DUNGEON in face.type_line.types:
            return _rooms(lines, names)
        read = leveled(
            joined(lines),
            lambda line: _line_of(face, line, names, doubtful),
            lambda line: effect_of([line], names),
        )
        if isinstance(read, Declined):
            return read
        chapters = [one for one in read if isinstance(one, SagaChapter)]
        told = told_of(tuple(chapters), face.text) if chapters else ()
        if isinstance(told, Declined):
            return told
        renewed = iter(told)
        return linked(tuple(next(renewed) if one in chapters else one for one in read))

    def creature(self, name: str) -> Face | None:
        """The creature that `name` describes, `3/3 creature with trample`; None if it does not."""
        return creature_of(name) if len(name) <= LONGEST else None


def _line_of(face: Face, line: str, names: tuple[str, ...], doubtful: tuple[str, ...]):  # type: ignore[no-untyped-def]
    """A line of a face, in which a name that is also a word is one or the other.

    "Gideon becomes a creature" is of the card, "a Gideon planeswalker" is not.
    """
    own = types_of(face.type_line)
    read = read_line(line, names, own=own)
    words = tuple(name for name in names if name not in doubtful)
    if words == names or not any(name in line for name in doubtful):
        return read
    other = read_line(line, words, own=own)
    if isinstance(other, Declined):
        return read
    return other if isinstance(read, Declined) or read == other else Declined(line, doubtful[0])


def joined(lines: list[str]) -> list[str]:
    """The lines, modes and results of dice put behind the line that they belong to."""
    joined: list[str] = []
    for line in lines:
        if joined and line.lstrip().startswith(tuple(_BULLETS)):
            mode = line.strip().lstrip(_BULLETS).strip()
            is_tiered = joined[-1].lower().startswith(("tiered", "分级"))
            joined[-1] += " • " + (_NAMED_PRICE.sub("", mode) if is_tiered else mode)
        elif joined and _PRICED.match(line.strip()):
            joined[-1] += " • " + line.strip().lstrip("+ ")
        elif joined and _RESULT.match(line.strip()):
            joined[-1] += " • " + line.strip().replace(" | ", " ⇒ ", 1)  # "|" parts wordings
        else:
            joined.append(line)
    return joined


@lru_cache(maxsize=LAST_READ)
@unheard()
def read_in(table: str, text: str, lang: Lang, raw: str) -> Reading | Declined:
    """What a table reads a prepared text as; one longer than any is declined."""
    if len(text) > LONGEST:
        return Declined(text, text)
    return grammar().read(table, text, lang, raw)


@lru_cache(maxsize=LAST_READ)
@unheard()
def read_line(
    line: str,
    names: tuple[str, ...],
    only: tuple[str, ...] = ("keyword_line", "ability"),
    own: frozenset[CardType] = frozenset(),
) -> Part | Declined:
    """The abilities of one line; Declined names the words that no row reads.

    `own` are the card types of the object that says it, where that can be no creature.
    """
    if len(line) > LONGEST:
        return Declined(line, line)
    lang = language_of(line)
    text = prepare(line, lang, names)
    if not text.text:
        return ()
    read = _value(line, text, lang, only)
    if not isinstance(read, Declined):
        return told_of(read, line, own=own)
    plain = without_flavor(line)
    if plain == line:
        return read
    again = read_line(plain, names, only, own)
    return read if isinstance(again, Declined) else again


def told_of(
    abilities: tuple[Ability, ...],
    line: str,
    paid: tuple[Mention, ...] = (),
    own: frozenset[CardType] = frozenset(),
) -> tuple[Ability, ...] | Declined:
    """The abilities with their pronouns as what they mean; Declined names one that is unclear."""
    try:
        return tuple(resolved(ability, paid, own) for ability in abilities)
    except Unclear as unclear:
        return Declined(line, unclear.word)


def _value(line: str, text: Prepared, lang: Lang, tables: tuple[str, ...]) -> Part | Declined:
    furthest: Declined | None = None
    for table in tables:
        reading = read_in(table, text.text, lang, text.raw)
        if isinstance(reading, Reading):
            value = reading.value
            assert isinstance(value, tuple)
            return value
        if furthest is None or reading.at >= furthest.at or reading.readings:
            furthest = reading
    assert furthest is not None
    return _declined(line, text, furthest)


def _declined(line: str, text: Prepared, declined: Declined) -> Declined:
    at = text.printed(declined.at)
    return Declined(line, line[at:].lower() or line, at, declined.readings)


def _rooms(lines: list[str], names: tuple[str, ...]) -> tuple[Ability, ...] | Declined:
    """The abilities of a dungeon card, one a line."""
    rooms: list[Ability] = []
    for place, line in enumerate(lines):
        effect = effect_of([without_name(line)], names)
        if not isinstance(effect, Effect):
            return effect or Declined(line, line)
        rooms.append(room_ability(place, effect))
    return tuple(rooms)


def _spell(lines: list[str], names: tuple[str, ...]) -> tuple[Ability, ...] | Declined:
    abilities: list[Ability] = []
    effects: list[str] = []
    for line in joined(lines):
        separate = read_line(line, names, ("keyword_line", "spell_line"))
        if isinstance(separate, Declined) and ELSEWHERE.search(line):
            separate = of_elsewhere(line, names, separate)
        if isinstance(separate, Declined):
            effects.append(line)
        else:
            abilities.extend(separate)
    effect = effect_of(effects, names)
    if isinstance(effect, Declined):
        return effect
    if effect is None:
        return linked(tuple(abilities))
    spell = SpellAbility(effect)
    if any(isinstance(part, CastFree) and part.objects == This() for part in within(spell.effect)):
        return Declined("\n".join(effects), "cast this spell")  # that is said of how it is cast
    told = told_of((spell,), "\n".join(effects), paid_for(tuple(abilities)))
    return told if isinstance(told, Declined) else linked((*abilities, *told))


def of_elsewhere(line: str, names: tuple[str, ...], declined: Declined) -> Part | Declined:
    """What triggers as a card is cycled (702.29c), or is in exile or a graveyard, is no part of
    what a spell does."""
    read = read_line(line, names, ("ability",))
    if isinstance(read, Declined) or not read:
        return declined
    own = all(
        isinstance(one, Triggered) and (one.zone in ("exile", "graveyard") or of_card(one.pattern))
        for one in read
    )
    return read if own else declined


def effect_of(lines: list[str], names: tuple[str, ...]) -> Effect | Declined | None:
    """The effect that several lines have together (the whole text of a spell)."""
    if sum(map(len, lines)) > LONGEST:
        return Declined("\n".join(lines), "\n".join(lines))
    reading = _effect_of(lines, names)
    plain = [without_flavor(line) if "— • " in line else line for line in lines]
    if not isinstance(reading, Declined) or plain == lines:
        return reading
    again = _effect_of(plain, names)
    return reading if isinstance(again, Declined) else again


def _effect_of(lines: list[str], names: tuple[str, ...]) -> Effect | Declined | None:
    prepared = [
        (line, language_of(line), prepare(line, language_of(line), names)) for line in lines
    ]
    kept = [(line, lang, text) for line, lang, text in prepared if text.text]
    if not kept:
        return None
    lang = kept[0][1]
    stop, over = (". ", "⏎ ") if lang is Lang.EN else ("。", "⏎")  # where modes are over
    ends = [over if "•" in text.text else stop for _, _, text in kept[:-1]] + [""]
    whole = "".join(text.text + end for (_, _, text), end in zip(kept, ends, strict=True))
    raw = "".join(text.raw + end for (_, _, text), end in zip(kept, ends, strict=True))
    reading = read_in("effects", whole, lang, raw)
    if isinstance(reading, Reading):
        assert isinstance(reading.value, Effect)
        return reading.value
    at = reading.at
    for line, _, text in kept:
        if at <= len(text.text):
            return _declined(line, text, reading.with_(at=at))
        at -= len(text.text) + len(stop)
    return _declined(kept[-1][0], kept[-1][2], reading)


def lines_of(face: Face) -> Iterator[str]:
    """The lines of a face that are read one by one, modes joined."""
    yield from joined(printed_lines(face))


def printed_lines(face: Face) -> list[str]:
    """The lines as printed, those that were run together put apart."""
    names = names_of(face)
    return [one for line in face.text.splitlines() if line.strip() for one in apart(line, names)]
