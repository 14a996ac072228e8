"""What was read of each line of a face: its abilities, or the words that no row reads."""

from __future__ import annotations

from functools import lru_cache

from judge.abilities import Ability, SpellAbility
from judge.abilities.bases import Effect
from judge.cards import CardType, Face
from judge.language import Declined, Reading, prepare
from judge.oracle.book import grammar
from judge.oracle.leveled import leveled
from judge.oracle.own_names import is_a_word, names_of, with_printed_name
from judge.oracle.printing import printed
from judge.oracle.reader import Oracle, effect_of, lines_of, read_in, read_line
from judge.oracle.references.others import types_of
from judge.oracle.rooms import without_name
from judge.values import Lang, Value, language_of


class LineRead(Value):
    """A line as printed, the abilities it gives by itself, or what was not read of it.

    A line of a face that is read whole is read, even where it says something only with the others.
    """

    text: str
    abilities: tuple[Ability, ...] = ()
    declined: Declined | None = None


def report(oracle: Oracle, face: Face) -> tuple[LineRead, ...]:
    """The lines of a face that say something, in order; modes stand with their header."""
    names = names_of(face)
    whole = oracle.read(face)
    lines = tuple(_alone(line, names, face) for line in lines_of(face))
    if not isinstance(whole, Declined):
        words = tuple(name for name in names if not is_a_word(name))
        return tuple(
            line if line.declined is None else _alone(line.text, words, face).with_(declined=None)
            for line in lines
        )
    if any(line.declined is not None for line in lines):
        return lines
    return tuple(  # each can be read alone, but not together: the reader says where it gave up
        line.with_(declined=whole) if line.text in (whole.text, lines[-1].text) else line
        for line in lines
    )


def _alone(line: str, names: tuple[str, ...], face: Face) -> LineRead:
    """A line by itself: of a spell first as an ability of its own, then as what the spell does."""
    if CardType.DUNGEON in face.type_line.types:
        done = effect_of([without_name(line)], names)
        if isinstance(done, Effect):
            return LineRead(line, with_printed_name((SpellAbility(done),), face))
    is_spell = bool({CardType.INSTANT, CardType.SORCERY} & set(face.type_line.types))
    own = types_of(face.type_line)
    tables = ("keyword_line", "spell_line")
    first = read_line(line, names, tables, own) if is_spell else read_line(line, names, own=own)
    read: tuple[Ability, ...] | Effect | Declined | None = first
    if isinstance(first, Declined):
        of_level = leveled([line], lambda _: first, lambda text: effect_of([text], names))
        read = of_level if isinstance(of_level, tuple) else first
        read = effect_of([line], names) if is_spell else read
    if isinstance(read, Declined):
        return LineRead(line, declined=read)
    abilities = (SpellAbility(read),) if isinstance(read, Effect) else read or ()
    return LineRead(line, with_printed_name(abilities, face))


@lru_cache(maxsize=2048)
def rewritten(line: str, face: Face, lang: Lang) -> str | None:
    """A line as the tables word it in a language; None where it is not read or has no wording.

    What is said reads back as the same, or it is not said. What the line means together with others
    (its pronouns, its numbers) stays as the line says it.
    """
    names = names_of(face)
    for table in ("keyword_line", "ability", "spell_line", "effects"):
        reading = _read(table, line, language_of(line), names)
        if isinstance(reading, Reading):
            words = grammar().say(table, reading, lang)
            if not words:
                return None
            said = printed(words, lang, face.name.get(lang), is_sentence=table != "keyword_line")
            again = _read(table, said, lang, names)
            return said if isinstance(again, Reading) and again.value == reading.value else None
    return None


def _read(table: str, line: str, lang: Lang, names: tuple[str, ...]) -> Reading | Declined:
    text = prepare(line, lang, names)
    return read_in(table, text.text, lang, text.raw)
