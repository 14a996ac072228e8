"""Words of a scenario become the activated abilities of an object that they may be.

The words are the name of a keyword ability, the start of a line of a card, or a whole ability.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import IntEnum

from judge.abilities import Ability, Activated
from judge.cards import Face, TypeLine
from judge.game.state import ObjectId
from judge.language import Declined
from judge.rules.card_reader import oracle_of
from judge.rules.rulebook import OF_FORM
from judge.rules.view import View
from judge.scenario.play import Play
from judge.values import Bilingual

SAME = str.maketrans({"：": ":", "−": "-", "–": "-", "（": "(", "）": ")"})
QUOTED = re.compile('["“「]([^"”」]+)["”」]')
REMINDER = re.compile(r"\s*\([^()]*\)")


class Start(IntEnum):
    """How much of a line some words are; the smaller, the nearer to what was meant."""

    LINE = 0  # all of it
    COST = 1  # all that stands before the colon
    WORDS = 2  # some whole words: "{T}: Add", "Equip legendary"
    LETTERS = 3  # a word or a number is cut off: "+1" of "+12: …"


def plain(words: str) -> str:
    """Words as they are compared: no capitals, no reminder text, one kind of colon and of minus.

    >>> plain("佩带{3}（{3}：贴附。）")
    '佩带{3}'
    """
    said = words.lower().translate(SAME).strip()
    return REMINDER.sub("", said).rstrip(" .。") or said


def places_meant(
    play: Play,
    view: View,
    source: ObjectId,
    wanted: str,
    abilities: tuple[Activated, ...],
    places: Sequence[int],
) -> list[int]:
    """The places, out of some, of all abilities that some words may mean; equal ones are one."""
    words = plain(wanted)
    found = [i for i in places if is_name(view, words, abilities[i].name)]
    for name in () if found else _names_of_texts(play, view, source):
        found = _of_lines(play, view, name, words, abilities, places)
        if found:
            break
    if not found:
        given = (*_quoted(play, view, source, words), *activated_of(play, view, wanted))
        found = [i for i in places if abilities[i] in given]
    return [i for n, i in enumerate(found) if abilities[i] not in [abilities[k] for k in found[:n]]]


def _of_lines(
    play: Play,
    view: View,
    name: str,
    words: str,
    abilities: tuple[Activated, ...],
    places: Sequence[int],
) -> list[int]:
    """The places of the abilities of those lines of a card that the words are the most of."""
    starts: dict[int, Start] = {}
    for start, meant in lines_begun(play, view, name, words):
        for i in places:
            if abilities[i] in meant:
                starts[i] = min(start, starts.get(i, start))
    found = [i for i in starts if starts[i] is min(starts.values())]
    return [i for i in found if has_name(view, words, abilities[i].name)] or found


def lines_begun(
    play: Play, view: View, name: str, words: str
) -> Iterator[tuple[Start, tuple[Ability, ...]]]:
    """The abilities of each line of a card that some words begin, and how much of it they are."""
    for text, abilities in play.finder.names.lines_of(name):
        line = plain(text)
        known = (line, *line.split(" — ", 1)[1:])  # an ability word may be left out
        starts = [start for one in known if (start := _start(one, words)) is not None]
        if starts:
            yield min(starts), view.rulebook.expand(abilities)


def _start(line: str, words: str) -> Start | None:
    """How much of a line some words are; None if the line doesn't begin so."""
    if not words or not line.startswith(words):
        return None
    rest = line[len(words) :].lstrip(" ")
    if not rest:
        return Start.LINE
    if rest.startswith(":"):
        return Start.COST
    cut = words[-1].isascii() and words[-1].isalnum() and line[len(words)].isalnum()
    return Start.LETTERS if cut else Start.WORDS


def is_name(view: View, words: str, keyword: str) -> bool:
    """True if some words are the name of a keyword ability, in either language, and no more."""
    return words in _names_of(view, keyword)


def has_name(view: View, words: str, keyword: str) -> bool:
    """True if some words begin with the name of a keyword ability, in either language."""
    return words.startswith(_names_of(view, keyword))


def _names_of(view: View, keyword: str) -> tuple[str, ...]:
    """What a keyword ability is called, whichever form of it an ability is; nothing of no name."""
    name = keyword.removesuffix(OF_FORM)
    if not name:
        return ()
    zh = view.rulebook.keyword(name).name.zh if view.rulebook.knows(name) else name
    return (name, zh)


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


def _quoted(play: Play, view: View, source: ObjectId, words: str) -> Iterator[Activated]:
    """The abilities that some words begin and that texts of the scenario give, in quotes."""
    names = play.finder.names
    whose = _names_of_texts(play, view, source)
    texts = [text for name in whose for text, _ in names.lines_of(name)]
    texts += [str(item.given.get("effect", "")) for item in play.finder.scenario.play]
    for quoted in (part for text in texts for part in QUOTED.findall(text)):
        if plain(quoted).startswith(words):
            yield from activated_of(play, view, quoted)


def activated_of(play: Play, view: View, words: str) -> tuple[Activated, ...]:
    """The activated abilities that some words are or stand for; none if they are no ability."""
    face = Face(Bilingual("", ""), TypeLine.parse("Artifact"), text=words)
    read = oracle_of(play.rulebook).read(face)
    if isinstance(read, Declined) or len(read) != 1:
        return ()
    return tuple(one for one in view.rulebook.expand(read) if isinstance(one, Activated))
