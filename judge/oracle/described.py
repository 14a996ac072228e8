"""A creature that is told by its size becomes a face; near wordings become those of the tables.

>>> plainly("a 3/3 deathtouch, trample"), plainly("5/5不灭生物")
('3/3 creature with deathtouch and trample', '5/5 creature with indestructible')
>>> plainly("3/3具死触与践踏"), plainly("3/3 Elf"), plainly("a Forest")
('3/3 creature with deathtouch and trample', None, None)
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.abilities import Keyword
from judge.cards import Face, TypeLine
from judge.language import Declined, Reading, prepare
from judge.oracle.book import grammar
from judge.oracle.lexicon.keywords import NAMES
from judge.oracle.phrases.named import NamedByText
from judge.values import Bilingual, Lang, language_of

_SIZE = re.compile(r"(?<![\d/+-])(\d{1,3})\s*[/／]\s*(\d{1,3})(?![\d/])")
_BETWEEN = re.compile(
    r"[\s,，、&+的]+|\b(?:an?|my|your|his|the|one|with|and|has|having|creature|guy|dude)\b"
    r"|[与和及且]|一只|一个|一名|我|对手|具有|具|有|带|异能|生物|怪兽|怪"
)
_SAID: Mapping[str, str] = {  # what players say for it
    "flyer": "flying",
    "flier": "flying",
    "trampler": "trample",
    "lifelinker": "lifelink",
    "deathtoucher": "deathtouch",
    "first striker": "first strike",
    "double striker": "double strike",
}
_KNOWN: Mapping[str, str] = {
    name: en for en, zh, shape in NAMES if shape == "plain" for name in (en, zh)
}
_LONGEST = 200


def creature_of(name: str) -> Face | None:
    """The creature that `name` describes, `3/3 creature with trample`; None if it does not."""
    reading = _read(name)
    if isinstance(reading, Declined) and (plain := plainly(name)) is not None:
        reading = _read(plain)
    if isinstance(reading, Declined) or not isinstance(reading.value, NamedByText):
        return None
    value = reading.value
    try:
        names = [grammar().write("creature", value, lang) for lang in Lang]
        line = _keyword_line(value.keywords)
    except LookupError:  # an ability that has no wording yet: nothing is described by it
        return None
    return Face(
        name=Bilingual(*names),
        type_line=TypeLine(value.types, (), value.subtypes),
        text=line,
        power=str(value.size[0]),
        toughness=str(value.size[1]),
        color_indicator=value.colors or (),
    )


def _read(name: str) -> Reading | Declined:
    lang = language_of(name)
    text = prepare(name, lang)
    return grammar().read("creature", text.text, lang, text.raw)


def _keyword_line(keywords: tuple[Keyword, ...]) -> str:
    return grammar().write("keyword_line", keywords, Lang.EN) if keywords else ""


def plainly(text: str) -> str | None:
    """The plain wording of a creature of a size with keyword abilities; None for anything else."""
    size = _SIZE.search(text) if len(text) <= _LONGEST else None
    if size is None:
        return None
    left = f"{text[: size.start()]} {text[size.end() :]}".lower()
    found = _keywords(_BETWEEN.sub(" ", left).split())
    if found is None:
        return None
    first, last = ", ".join(found[:-1]), found[-1] if found else ""
    listed = f"{first} and {last}" if first else last
    plain = f"{size[1]}/{size[2]} creature"
    return f"{plain} with {listed}" if listed else plain


def _keywords(words: list[str]) -> tuple[str, ...] | None:
    """The keyword abilities that words are the names of; None if they are anything else besides."""
    found: dict[str, None] = {}
    while words:
        for size in (2, 1):
            said = " ".join(words[:size])
            name = _KNOWN.get(_SAID.get(said.removesuffix("s"), said))
            if name is not None:
                found[name] = None
                words = words[size:]
                break
        else:
            cut = next((n for n in range(len(words[0]) - 1, 1, -1) if words[0][:n] in _KNOWN), 0)
            if not cut or words[0].isascii():
                return None
            words = [words[0][:cut], words[0][cut:], *words[1:]]
    return tuple(found)
