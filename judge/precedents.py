"""The project's own scenarios become questions that were answered, for the search.

Each is known by its file and its place there: `combat/attackers/3`. What decides it is what it
expects to, the rules that its title names, and, less surely, what it expects to be cited.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from judge.cards import builtin_pool
from judge.cite import AT
from judge.questions.reading import book
from judge.rules.editions import BASE_EDITION
from judge.ruling.wording.statements import STATEMENTS, TABLE
from judge.scenario.documents import documents

_NEAR = Path(__file__).parent
ASKED = _NEAR / "asked.tsv"
_ROOT = _NEAR.parent
FOLDERS = {  # of each: installed, in the source tree
    "": (_ROOT / "web" / "scenarios", _ROOT / "docs" / "scenarios"),
    "examples": (_NEAR / "rulebook", _ROOT / "tests" / "examples"),
    "scenarios": (_NEAR / "suite", _ROOT / "tests" / "scenarios"),
}
_BETWEEN = re.compile(r"^---\s*$", re.M)
_NUMBER = r"[1-9]\d\d\.\d{1,3}[a-z]?"
_OF_EXAMPLE = re.compile(rf"({_NUMBER})-\d+")
_CITED, _ASKED = 0.6, 1.6  # beside 1.0 of what a scenario's title names
_KEY = re.compile(r"[a-z0-9_.@/-]+/[0-9]+|[a-z0-9-]+")
_LISTED = 60  # characters of a line that lists keyword abilities
_MAY_NAME = re.compile(r"[A-Z]|\S\s+\S|[㐀-鿿]{4}")
_HAN = re.compile("[\u3400-\u9fff]")


class Precedent(NamedTuple):
    """A question that was answered: `corpus.answered.Question`."""

    key: str
    titles: tuple[str | None, str | None]
    names: tuple[str, ...]
    rules: Mapping[str, float]


class Named(NamedTuple):
    """A text without the names in it: `corpus.answered.Named`."""

    rest: str
    names: tuple[str, ...] = ()
    means: str = ""


class Precedents:
    """All own scenarios, and the names of cards: what a search is opened with."""

    @cached_property
    def checksum(self) -> str:
        """Of all their files, and of the code that reads them."""
        digest = sha256(Path(__file__).read_bytes() + ASKED.read_bytes() + TABLE.read_bytes())
        for _, file in files():
            digest.update(file.read_bytes())
        return digest.hexdigest()[:12]

    def questions(self) -> Iterator[Precedent]:
        """Scenarios with titles; without a key what rules say, and what is asked of them."""
        for number, said in STATEMENTS.items():
            if AT in number:  # of a later edition, where the number may mean another rule
                continue
            yield Precedent("", (said.en, said.zh), (), {number: 1.0})
        for numbers, english, chinese in asked():
            yield Precedent("", (english, chinese), (), dict.fromkeys(numbers, _ASKED))
        for key, file in files():
            for place, plain in enumerate(documents(file.read_text(encoding="utf-8")), 1):
                if isinstance(plain, dict) and (titles := titles_of(plain.get("scenario"))):
                    yield Precedent(
                        f"{key}/{place}" if "/" in key else key,
                        titles,
                        tuple(_cards(plain)),
                        dict(_rules(plain, file, titles)),
                    )

    def named(self, text: str) -> Named:
        """Takes the names of cards out of a text."""
        mentions = tuple(book().find(text, misspelt=False)) if _MAY_NAME.search(text) else ()
        if not mentions:
            return Named(text)
        ends = (0, *(one.end for one in mentions)), (*(one.start for one in mentions), len(text))
        rest = " ".join(text[start:end] for start, end in zip(*ends, strict=True))
        names = tuple(dict.fromkeys(one.name for one in mentions))
        return Named(rest, names, " ".join(map(_what_is, names)))


def _what_is(name: str) -> str:
    """What a card is in words of the rules: its types, and the keyword abilities of its lines.

    >>> _what_is("Serra Angel")
    'creature flying vigilance'
    """
    card = builtin_pool().get(name)
    faces = card.faces if card is not None else ()
    kinds = [str(kind) for face in faces for kind in face.type_line.types]
    lines = [line for face in faces for line in face.text.splitlines()]
    listed = [line for line in lines if len(line) <= _LISTED and not set(line) & set(".:")]
    return " ".join(dict.fromkeys((*kinds, *(line.lower() for line in listed))))


@cache
def asked() -> tuple[tuple[tuple[str, ...], str, str], ...]:
    """What players ask of the rules: the numbers of those that answer, in English, in Chinese."""
    rows = ASKED.read_text(encoding="utf-8").splitlines()
    cells = (row.split("\t") for row in rows if not row.startswith("#"))
    return tuple((tuple(numbers.split()), en, zh) for numbers, en, zh in cells)


@cache
def files() -> tuple[tuple[str, Path], ...]:
    """Every file of own scenarios with what it is known by: `scenarios/combat/attackers`."""
    found = []
    for name, (installed, source) in FOLDERS.items():
        folder = installed if installed.is_dir() else source
        for file in sorted(folder.rglob("*.yaml")):
            path = file.relative_to(folder).with_suffix("").as_posix()
            found.append((f"{name}/{path}" if name else path, file))
    return tuple(found)


def text_of(key: str) -> str | None:
    """The text of the scenario with such a key; None if there is none."""
    if not _KEY.fullmatch(key):
        return None
    name, _, place = key.rpartition("/")
    file = dict(files()).get(name or key)
    if file is None:
        return None
    parts = [part for part in _BETWEEN.split(file.read_text(encoding="utf-8")) if part.strip()]
    at = int(place) - 1 if name else 0
    return parts[at].strip() + "\n" if 0 <= at < len(parts) else None


def titles_of(title: object) -> tuple[str | None, str | None] | None:
    """The title of a scenario in English and in Chinese, as far as it has both."""
    if isinstance(title, dict):
        return title.get("en"), title.get("zh")
    if isinstance(title, str):
        return (None, title) if _HAN.search(title) else (title, None)
    return None


def _cards(plain: Mapping[str, Any]) -> Iterator[str]:
    """The cards that it names, by their English names."""
    pool = builtin_pool()
    names = dict.fromkeys(_words(plain.get("players")))
    names |= dict.fromkeys(_words(plain.get("play")))
    own = {str(card.get("name")) for card in plain.get("cards") or () if isinstance(card, dict)}
    cards = (pool.get(name) for name in names if name in pool and name not in own)
    yield from dict.fromkeys(card.name.en for card in cards if card is not None)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value.partition(" #")[0]
    elif isinstance(value, dict):
        for key, held in value.items():
            yield str(key).partition(" #")[0]
            yield from _words(held)
    elif isinstance(value, list):
        for held in value:
            yield from _words(held)


def _rules(
    plain: Mapping[str, Any], file: Path, titles: tuple[str | None, str | None]
) -> Iterator[tuple[str, float]]:
    """What decides it by numbers of the base edition, the least sure first."""
    if str(plain.get("rules", BASE_EDITION.date)) != BASE_EDITION.date:
        return
    for key, sure in (("cites", _CITED), ("deciding", 1.0)):
        for expected in plain.get("expect") or ():
            yield from ((str(n), sure) for n in expected.get(key) or ())
    for title in titles:
        yield from ((number, 1.0) for number in re.findall(_NUMBER, title or ""))
    if example := _OF_EXAMPLE.fullmatch(file.stem.partition("@")[0]):
        yield example[1], 1.0
