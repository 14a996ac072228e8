"""The text of a face becomes its abilities, line by line, in English or Chinese."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities import Keyword, SpellAbility
from judge.cards import CardType, Face, TypeLine
from judge.language import Declined, Grammar, Reading, Table, Template, Word, normalise
from judge.oracle.tables import TABLES, NamedByText
from judge.values import Bilingual, Lang, Value, language_of


class KeywordName(Value):
    """What a keyword ability is called, and whether a number follows the name."""

    name: Bilingual
    has_number: bool = False


class Oracle:
    """Reads and writes card text with the keyword abilities it is given."""

    def __init__(self, keywords: Iterable[KeywordName]) -> None:
        self.grammar = Grammar(
            Table("keyword", tuple(_row(keyword) for keyword in keywords)), *TABLES
        )

    def read(self, face: Face) -> tuple[Value, ...] | Declined:
        """The abilities that the text of `face` gives it."""
        abilities: list[Value] = []
        for line in face.text.splitlines():
            read = self._read_line(line, face)
            if isinstance(read, Declined):
                return read
            abilities.extend(read)
        return tuple(abilities)

    def creature(self, name: str) -> Face | None:
        """The creature that `name` describes, `3/3 creature with trample`; None if it does not."""
        lang = language_of(name)
        reading = self.grammar.read("creature", normalise(name, lang), lang)
        if isinstance(reading, Declined) or not isinstance(reading.value, NamedByText):
            return None
        value = reading.value
        types: tuple[CardType, ...] = (CardType.CREATURE,)
        if value.kind is CardType.ARTIFACT:
            types = (CardType.ARTIFACT, CardType.CREATURE)
        return Face(
            name=Bilingual(
                self.grammar.write("creature", value, Lang.EN),
                self.grammar.write("creature", value, Lang.ZH),
            ),
            type_line=TypeLine(types),
            text=self._keyword_line(value.keywords),
            power=str(value.size[0]),
            toughness=str(value.size[1]),
            color_indicator=() if value.color is None else (value.color,),
        )

    def _keyword_line(self, keywords: tuple[Keyword, ...]) -> str:
        return self.grammar.write("keywords", keywords, Lang.EN) if keywords else ""

    def _read_line(self, line: str, face: Face) -> tuple[Value, ...] | Declined:
        lang = language_of(line)
        text = normalise(line, lang, (face.name.en, face.name.zh))
        if not text:
            return ()
        is_spell = {CardType.INSTANT, CardType.SORCERY} & set(face.type_line.types)
        reading = self.grammar.read("effect" if is_spell else "keywords", text, lang)
        if isinstance(reading, Declined):
            return Declined(line, reading.words)
        return (SpellAbility((_value(reading),)),) if is_spell else _tuple(reading)


def _row(keyword: KeywordName) -> Word | Template:
    en, zh = keyword.name.en, keyword.name.zh
    if not keyword.has_number:
        return Word(Keyword(en), (en,), (zh, zh + "异能"))
    return Template(
        Keyword,
        (en + " {number}",),
        (zh + "{number}",),
        (f"{en} 1", f"{zh}1"),
        {"name": en},
    )


def _value(reading: Reading) -> Value:
    if not isinstance(reading.value, Value):
        raise TypeError(f"{reading.value!r} is not a value of a row")
    return reading.value


def _tuple(reading: Reading) -> tuple[Value, ...]:
    if not isinstance(reading.value, tuple):
        raise TypeError(f"{reading.value!r} is not a list")
    return reading.value
