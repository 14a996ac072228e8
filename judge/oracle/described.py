"""A creature that is told by its size becomes a face; near wordings become those of the tables.

>>> plainly("a 3/3 deathtouch, trample"), plainly("5/5不灭生物")
('3/3 creature with deathtouch and trample', '5/5 creature with indestructible')
>>> plainly("3/3具死触与践踏"), plainly("green trampling 3/3 Elf"), plainly("a Forest")
('3/3 creature with deathtouch and trample', '3/3 green elf creature with trample', None)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from corpus.patterns import later
from corpus.structs import Mutable, field
from judge.abilities import Keyword
from judge.cards import Face, TypeLine, subtype
from judge.language import Declined, Reading, prepare
from judge.oracle.book import grammar
from judge.oracle.lexicon.keywords import NAMES
from judge.oracle.phrases.named import NamedByText
from judge.values import Bilingual, Lang, language_of

_SIZE = re.compile(r"(?<![\d/+-])(\d{1,3})\s*[/／]\s*(\d{1,3})(?![\d/])")
_BETWEEN = later(
    r"\s+-\s+|[\s,，、&+的;；:：()（）\[\]/.。\"“”—]+|(?<![a-z])w/|\b(?:an?|some|this|that(?:'s)?|the|one|another|which)\b"
    r"|\b(?:my|your|his|her|their|(?:my )?opponent's|with|on|both|and|is|has|having|also)\b"
    r"|\b(?:creature|guy|dude|body|boy|vanilla)\b|\b(?:with no|without|no) abilities\b"
    r"|(?:没有|无)异能|白板|同时|我方|对方|对面|[一这那][只个名头张]|我|你|他|她|对手"
    r"|并且|以及|并|兼具|具有|拥有|具|有|带|[与和及且]|异能|(?<!衍)生物|怪兽|怪"
)
_SAID: Mapping[str, str] = {  # what players say for it
    "flyer": "flying",
    "flier": "flying",
    "trampler": "trample",
    "trampling": "trample",
    "lifelinker": "lifelink",
    "lifelinking": "lifelink",
    "deathtoucher": "deathtouch",
    "deathtouching": "deathtouch",
    "first-strike": "first strike",
    "firststrike": "first strike",
    "first striker": "first strike",
    "first striking": "first strike",
    "double-strike": "double strike",
    "doublestrike": "double strike",
    "double striker": "double strike",
    "double striking": "double strike",
    "hasty": "haste",
    "vigilant": "vigilance",
    "menacing": "menace",
    "indestructibility": "indestructible",
    "会飞": "飞行",
    "能飞": "飞行",
    "不会毁灭": "不灭",
}
_KNOWN: Mapping[str, str] = {
    name: en for en, zh, shape in NAMES if shape == "plain" for name in (en, zh)
}
_LONGEST_NAME = max(map(len, _KNOWN))
_FIRST = {en.split(" ")[0] for en, _, shape in NAMES if shape != "plain"}
_WRITTEN = {*_KNOWN, *_SAID}  # that Chinese writes one after another
_COLORS: Mapping[str, str] = {
    word: en
    for en, zh in (
        *(("white", "白"), ("blue", "蓝"), ("black", "黑"), ("red", "红"), ("green", "绿")),
        ("colorless", "无"),
    )
    for word in (en, zh + "色")
}
_KINDS: Mapping[str, str] = {
    word: en
    for en, zh in (("artifact", "神器"), ("enchantment", "结界"), ("token", "衍生物"))
    for word in (en, zh)
}
_LONGEST = 200
_MOST_WORDS = 5
_MOST_LIKELY = 6


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


def begun(text: str) -> tuple[Bilingual, ...]:
    """The creatures that a text tells or begins to tell, at most six, as they are called.

    >>> [one.en for one in begun("a 3/3 with deatht")], [one.zh for one in begun("3/3死")]
    (['3/3 creature with deathtouch'], ['具死触的3/3生物'])
    >>> begun("Forest")
    ()
    """
    if len(text) > _LONGEST or not _SIZE.search(text):
        return ()
    faces = (creature_of(wording) for wording in (text, *_ended(text)))
    names = dict.fromkeys(face.name for face in faces if face is not None)
    return tuple(names)[:_MOST_LIKELY]


def _ended(text: str) -> Iterator[str]:
    """A text whose last words begin the name of a keyword ability, with all of that name."""
    for at in range(max(0, len(text) - _LONGEST_NAME), len(text)):
        last = text[at:].lower()
        is_word = not last[0].isascii() or (last[0].isalpha() and not text[at - 1].isalpha())
        for name in _KNOWN if is_word else ():
            if name != last and name.startswith(last):
                yield text[:at] + name


def _read(name: str) -> Reading | Declined:
    lang = language_of(name)
    text = prepare(name, lang)
    return grammar().read("creature", text.text, lang, text.raw)


def _keyword_line(keywords: tuple[Keyword, ...]) -> str:
    return grammar().write("keyword_line", keywords, Lang.EN) if keywords else ""


@lru_cache(1024)
def plainly(text: str) -> str | None:
    """The plain wording of a creature of a size, as the tables have it; None for anything else."""
    size = _SIZE.search(text) if len(text) <= _LONGEST else None
    if size is None:
        return None
    left = f"{text[: size.start()]} {text[size.end() :]}".lower()
    found = _Found()
    for word in _words(_BETWEEN().sub(" ", left).split()):
        if not found.take(word):
            return None
    return found.told(f"{int(size[1])}/{int(size[2])}")


def _words(given: list[str]) -> Iterator[str]:
    """What is said of a creature, piece by piece: "first strike" is one, "死触践踏" are two."""
    while given:
        if longer := _with_more(given):
            said, length = longer
            yield said
            given = given[length:]
            continue
        two = " ".join(given[:2])
        if two in _WRITTEN:
            yield two
            given = given[2:]
            continue
        first, *given = given
        while not first.isascii():
            cut = next((n for n in range(len(first), 1, -1) if _is_one(first[:n])), 0)
            if not cut or cut == len(first):
                break
            yield first[:cut]
            first = first[cut:]
        yield first


def _with_more(given: list[str]) -> tuple[str, int] | None:
    """A keyword ability with more than its name, "ward 2", in English; and of how many words."""
    lang = language_of(given[0])
    if lang is Lang.EN and given[0] not in _FIRST:
        return None
    for length in range(min(_MOST_WORDS, len(given)), 0, -1):
        said = " ".join(given[:length])
        for text in (said, re.sub(r"(\d+)$", r"{\1}", said)):
            read = grammar().read("keyword", text, lang)
            if isinstance(read, Reading) and isinstance(read.value, tuple):
                return _keyword_line(read.value), length
    return None


def _is_one(word: str) -> bool:
    known = word in _WRITTEN or word in _COLORS or word in _KINDS
    return known or subtype(word) is not None


class _Found(Mutable):
    """What is said of a creature beside its size, in English, each once."""

    colors: dict[str, None] = field(default_factory=dict)
    subtypes: dict[str, None] = field(default_factory=dict)
    kinds: dict[str, None] = field(default_factory=dict)
    keywords: dict[str, None] = field(default_factory=dict)

    def take(self, word: str) -> bool:
        """Notes what a word says; False of a word that says nothing here."""
        kind = subtype(word)
        for name, into in (
            (_KNOWN.get(_SAID.get(word, word)), self.keywords),
            (_COLORS.get(word), self.colors),
            (_KINDS.get(word), self.kinds),
            (kind.en.lower() if kind else None, self.subtypes),
            (word if word.split(" ")[0] in _FIRST else None, self.keywords),
        ):
            if name is not None:
                into[name] = None
                return True
        return False

    def told(self, size: str) -> str:
        """The creature in the words of the tables."""
        colors = " and ".join(color for color in self.colors if color != "colorless")
        token = "token" if "token" in self.kinds else ""
        types = [kind for kind in self.kinds if kind != "token"]
        words = (size, colors, *self.subtypes, *types, "creature", token)
        plain = " ".join(filter(None, words))
        *most, last = self.keywords or ("",)
        listed = f"{', '.join(most)} and {last}" if most else last
        return f"{plain} with {listed}" if listed else plain
