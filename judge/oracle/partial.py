"""A face whose text is not wholly read: what is read, and the rest as unread abilities."""

from __future__ import annotations

from functools import lru_cache, partial

from judge.abilities import Ability, SagaChapter, SpellAbility
from judge.abilities.bases import Effect
from judge.cards import CardType, Face
from judge.hearing import unheard
from judge.language import Declined
from judge.oracle.leveled import Part, leveled
from judge.oracle.links import linked
from judge.oracle.own_names import is_a_word, names_of, with_printed_name
from judge.oracle.reader import (
    ELSEWHERE,
    MOST_KNOWN,
    Oracle,
    effect_of,
    joined,
    of_elsewhere,
    printed_lines,
    read_line,
    told_of,
)
from judge.oracle.references.others import types_of
from judge.oracle.unread import (
    said_of,
    unread_effect,
    unread_everywhere,
    unread_line,
    unread_spell,
)


def as_far_as_read(oracle: Oracle, face: Face) -> tuple[Ability, ...]:
    """The abilities of a face; those whose words are not read are there as unread ones."""
    read = oracle.read(face)
    return _partly_read(face, read) if isinstance(read, Declined) else read


@lru_cache(maxsize=MOST_KNOWN)
@unheard()
def _partly_read(face: Face, declined: Declined) -> tuple[Ability, ...]:
    """The abilities of a face of which not all is read."""
    return with_printed_name(_parts_of(face, declined), face)


def _parts_of(face: Face, declined: Declined) -> tuple[Ability, ...]:
    lines = joined(printed_lines(face))
    names = names_of(face)
    if {CardType.INSTANT, CardType.SORCERY} & set(face.type_line.types):
        return _spell(face, lines, names, declined)
    read = leveled(lines, partial(_line, face, names), partial(_chapter, face, names))
    if isinstance(read, Declined):
        return (unread_everywhere(said_of(face, read)),)
    chapters = tuple(one for one in read if isinstance(one, SagaChapter))
    told = told_of(chapters, face.text) if chapters else ()
    if isinstance(told, Declined):
        return (unread_everywhere(said_of(face, told)),)
    renewed = iter(told)
    return linked(tuple(next(renewed) if one in chapters else one for one in read))


def _line(face: Face, names: tuple[str, ...], line: str) -> Part:
    read = _read(face, names, line)
    return unread_line(line, names, said_of(face, read)) if isinstance(read, Declined) else read


def _read(face: Face, names: tuple[str, ...], line: str) -> Part | Declined:
    """The abilities of a line; a name that may be a word is not read as either of them alone."""
    read = read_line(line, names, own=types_of(face.type_line))
    doubtful = tuple(name for name in names if name in line and is_a_word(name))
    if not doubtful:
        return read
    others = tuple(name for name in names if name not in doubtful)
    other = read_line(line, others, own=types_of(face.type_line))
    return read if read == other else Declined(line, doubtful[0])


def _chapter(face: Face, names: tuple[str, ...], line: str) -> Effect | None:
    effect = effect_of([line], names)
    return unread_effect(line, said_of(face, effect)) if isinstance(effect, Declined) else effect


def _spell(
    face: Face, lines: list[str], names: tuple[str, ...], declined: Declined
) -> tuple[Ability, ...]:
    """The abilities of a spell: what it does is known only where all of its lines are read."""
    abilities: list[Ability] = []
    unread: list[str] = []
    for line in lines:
        read = read_line(line, names, ("keyword_line", "spell_line"))
        if isinstance(read, Declined) and ELSEWHERE.search(line):
            read = of_elsewhere(line, names, read)
        if isinstance(read, Declined):
            unread.append(line)
        else:
            abilities += read
    said = said_of(face, declined)
    does = SpellAbility(unread_effect("\n".join(unread), said))
    return linked((*abilities, *unread_spell(unread, names, said), does))
