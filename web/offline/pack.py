"""Editions become the packed index: what a browser needs to read and search them by itself.

It is loaded in steps. The first part, `names`, has every number, the titles of headings and the
names of terms; with it numbers and names are found. Each further part has the texts of one chapter
or glossary of an edition. A part is a script that calls `rulesPack.add` (`web/static/js/pack.js`)
with a value, since a page that is opened from a disk may load scripts and no other data:

    names           {"part", "default", "editions": {KEY: {"numbers": "1 100 100.1 …", "titles":
                    {NUMBER: TEXT}, "defs": {KEYWORD: NUMBER}, "parts": [PART, …]}},
                    "terms": [{"name", "en": […], "zh": […], "spelled": [pinyin, …],
                    "rule"}, …], "glossary": KEY,
                    "hant": pairs of a traditional and a simplified character}
    KEY-CHAPTER     {"part", "rules": {NUMBER: SAID}}
    KEY-terms       {"part", "terms": {NAME: SAID}}

A TEXT is `{"en", "zh"}`, with what there is. A SAID is `{"text", "from", "differs", "later",
"examples", "faults"}`, likewise: texts that another edition lends name it in `from`, and those
whose words differ are in `differs`. An example is a SAID.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

from corpus.analysis.traditional import traditional
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang, Rule
from corpus.shelf import Shelf
from corpus.terminology import Entry
from web.api import texts
from web.api.definitions import definition
from web.api.route import Languages
from web.present.terms import standard

FIRST = "names"
_TERMS = "terms"
_FIRST_HAN = "\u3400"
_BOTH = Languages.BOTH
_Plain = dict[str, Any]


@dataclass
class Named:
    """The names of a term in either language, each once, and the rule that defines it."""

    en: dict[str, None] = field(default_factory=dict)
    zh: dict[str, None] = field(default_factory=dict)
    rule: RuleId | None = None

    @classmethod
    def of(cls, names: Bilingual) -> Named:
        """A term of the glossary by its names there."""
        en, zh = (dict.fromkeys(filter(None, [names.get(lang)])) for lang in (Lang.EN, Lang.ZH))
        return cls(en, zh)

    def add(self, entry: Entry, rule: RuleId | None) -> None:
        """Adds what the table of terms has; its standard names come first."""
        self.en, self.zh = (
            dict.fromkeys((*entry.en, *self.en)),
            dict.fromkeys((*entry.zh, *self.zh)),
        )
        self.rule = self.rule or rule


class Pack:
    """The packed index of some editions, the one that is read by default first.

    `spelled` gives a Chinese name in pinyin.
    """

    def __init__(self, shelf: Shelf, keys: Sequence[str], spelled: Callable[[str], str]) -> None:
        default = shelf.library.default
        self.keys = tuple(sorted(keys, key=lambda key: (key != default, key)))
        self._shelf, self._spelled = shelf, spelled

    @property
    def names(self) -> tuple[str, ...]:
        """The parts in the order in which they are loaded."""
        return (FIRST, *(name for key in self.keys for name in self._parts(key)))

    @cached_property
    def version(self) -> str:
        """A checksum of all that it holds."""
        digest = sha256()
        for name in self.names:
            digest.update(self.script(name).encode())
        return digest.hexdigest()[:16]

    def script(self, name: str) -> str:
        """A part as the script that is loaded. Raises KeyError for another name."""
        if name not in self.names:
            raise KeyError(name)
        said = json.dumps(self._part(name), ensure_ascii=False, separators=(",", ":"))
        return f"rulesPack.add({said});\n"

    def terms(self, key: str) -> dict[str, Named]:
        """The terms that an edition uses or its glossary explains, by their standard names."""
        shelf, graph = self._shelf, self._graph(key)
        found = {
            (name := standard(shelf, graph, term.printed)): Named.of(shelf.term_names(graph, term))
            for term in graph.edition.terms
        }
        for entry in graph.terminology.entries:
            name = standard(shelf, graph, (*entry.en, *entry.zh)[0])
            number = shelf.library.defined(entry, key)
            if name in found or number is not None or graph.term_uses(entry):
                found.setdefault(name, Named()).add(entry, number)
        return found

    def _graph(self, key: str) -> RuleGraph:
        return self._shelf.library.graph(key)

    def _parts(self, key: str) -> Iterator[str]:
        graph = self._graph(key)
        yield from (f"{key}-{n}" for n in dict.fromkeys(_chapter(n) for n in graph.numbers))
        if graph.edition.terms:
            yield f"{key}-{_TERMS}"

    def _part(self, name: str) -> _Plain:
        if name == FIRST:
            return self._first()
        key, _, rest = name.rpartition("-")
        graph = self._graph(key)
        if rest == _TERMS:
            return {"part": name, "terms": dict(self._glossary(graph))}
        numbers = (number for number in graph.numbers if _chapter(number) == rest)
        rules = {str(number): self._rule(graph, graph.rule(number)) for number in numbers}
        return {"part": name, "rules": rules}

    def _first(self) -> _Plain:
        return {
            "part": FIRST,
            "default": self.keys[0],
            "editions": {key: self._outline(self._graph(key)) for key in self.keys},
            "glossary": self.keys[0],
            "hant": self._traditional(),
            "terms": [
                {
                    "name": name,
                    "en": list(one.en),
                    "zh": list(one.zh),
                    "spelled": [self._spelled(each).lower() for each in one.zh],
                    "rule": str(one.rule or ""),
                }
                for name, one in self.terms(self.keys[0]).items()
            ],
        }

    def _traditional(self) -> str:
        """Each traditional character before the simplified one that the documents have for it."""
        graphs = map(self._graph, self.keys)
        texts = (text.text.zh or "" for graph in graphs for text in graph.texts())
        simple = "".join(sorted({char for text in texts for char in text if char >= _FIRST_HAN}))
        pairs = zip(traditional(simple), simple, strict=True)
        return "".join(one + other for one, other in pairs if one != other)

    def _outline(self, graph: RuleGraph) -> _Plain:
        headings = [number for number in graph.numbers if graph.rule(number).is_heading]
        said = {number: definition(graph, number) for number in headings}
        return {
            "numbers": " ".join(map(str, graph.numbers)),
            "titles": {str(n): _text(self._shelf.title(graph, n)) for n in headings},
            "defs": {str(n): str(one) for n, one in said.items() if one not in (None, n)},
            "parts": list(self._parts(graph.edition.key)),
        }

    def _rule(self, graph: RuleGraph, rule: Rule) -> _Plain:
        shelf, number = self._shelf, rule.id
        said = {} if rule.is_heading else _said(*texts.lent(shelf, graph, number, _BOTH))
        later = shelf.library.later(number, graph.edition.key)
        told = [_said(*texts.told(shelf, graph, rule, example, _BOTH)) for example in rule.examples]
        faults = shelf.library.faults_at(graph.edition.key, number)
        return said | _filled(
            later=_text(later.told) if later else None,
            examples=told,
            faults=[{"en": fault.en, "zh": fault.zh} for fault in faults],
        )

    def _glossary(self, graph: RuleGraph) -> Iterator[tuple[str, _Plain]]:
        for term in reversed(graph.edition.terms):  # of two of one name the first is found
            name = standard(self._shelf, graph, term.printed)
            yield name, _said(*texts.defined(self._shelf, graph, term, _BOTH))


def _chapter(number: RuleId) -> str:
    return str(number)[0]


def _text(text: Bilingual) -> dict[str, str]:
    return {str(lang): said for lang, said in text.items()}


def _said(text: Bilingual, borrowed: Mapping[Any, Any]) -> _Plain:
    """A text with the editions that lend it."""
    return _filled(
        text=_text(text),
        **{"from": {str(lang): lent.graph.edition.key for lang, lent in borrowed.items()}},
        differs=[str(lang) for lang, lent in borrowed.items() if lent.is_reworded],
    )


def _filled(**fields: Any) -> _Plain:
    return {name: value for name, value in fields.items() if value}
