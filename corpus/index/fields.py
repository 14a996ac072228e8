"""An entry becomes the texts of the index's fields: its names, its path, its words.

The table of terms lends its names to the rules that define them (`alias_zh`, `alias_en`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from corpus.analysis.fold import fold
from corpus.analysis.names import Concept, Names, title_key
from corpus.ids import RuleId
from corpus.index.entries import Entry, HitKind
from corpus.lineage import shipped
from corpus.model import Bilingual, Lang
from corpus.terminology import NUMBERED_BY

Parts = tuple[str, ...]
_Names = Mapping[Lang, Parts]
_NONE: _Names = {Lang.EN: (), Lang.ZH: ()}


class Fields:
    """Makes the fields of entries; `default` is the edition that the table of terms goes with."""

    def __init__(self, names: Names, default: str) -> None:
        self._names, self._default = names, default
        self._aliases = _aliases(names.concepts, default)

    def of(self, entry: Entry, group: str) -> dict[str, str | Parts]:
        """The fields of an entry of a group whose first entry has that edition.

        Groups of other editions than the default have a meaning that the table may not tell.
        """
        head = _heads(entry)
        alias = self._alias(entry, is_told=group == self._default)
        body = entry.text if entry.kind is not HitKind.HEADING else Bilingual()
        titles = [crumb.title for crumb in entry.path[1:]]
        path = {lang: _parts(title.get(lang) for title in titles) for lang in Lang}
        heads = tuple(name for lang in Lang for name in (*head[lang], *alias[lang]))
        text = _parts(body.get(lang) for lang in Lang)
        fields: dict[str, str | Parts] = {
            **{f"head_{lang}": head[lang] for lang in Lang},
            **{f"alias_{lang}": alias[lang] for lang in Lang},
            **{f"path_{lang}": path[lang] for lang in Lang},
            **{f"body_{lang}": _parts([body.get(lang)]) for lang in Lang},
            "concept_head": heads,
            "concept_path": tuple(title for titles in path.values() for title in titles),
            "concept_body": text,
            "gram": (*head[Lang.ZH], *_parts([body.zh])),
            "cites": text,
            "symbol": text,
            "title": ",".join(sorted({title_key(name) for name in heads})),
            "edition": entry.edition,
            "kind": entry.kind.value,
            "chapter": str(entry.chapter),
            **_numbers(entry),
        }
        return {name: value for name, value in fields.items() if value}

    def _alias(self, entry: Entry, *, is_told: bool) -> _Names:
        """The names that the table of terms gives to an entry."""
        if entry.kind is HitKind.TERM:
            return self._of_term(entry)
        if entry.kind is HitKind.EXAMPLE or not is_told:
            return _NONE
        return self._aliases.get(entry.number, _NONE)

    def _of_term(self, entry: Entry) -> _Names:
        """The names of the concepts that a glossary's entry names."""
        names = self._names
        places = [i for zh in entry.names.get(Lang.ZH, ()) for i in names.of_word(fold(zh))]
        own = [names.concepts[i] for i in places]
        return {
            Lang.EN: tuple(dict.fromkeys(name for concept in own for name in concept.en)),
            Lang.ZH: tuple(dict.fromkeys(name for concept in own for name in concept.zh)),
        }


def _parts(texts: Iterable[str | None]) -> Parts:
    """The texts that are there."""
    return tuple(text for text in texts if text)


def _numbers(entry: Entry) -> dict[str, str]:
    """The fields of an entry's number: its own, and those that it stands within."""
    if not entry.number:
        return {}
    number = RuleId.parse(entry.number)
    within = {"within": " ".join([entry.number, *map(str, number.ancestors())])}
    return within if entry.kind is HitKind.EXAMPLE else {"number": entry.number, **within}


def _heads(entry: Entry) -> dict[Lang, tuple[str, ...]]:
    """The names of a heading or a term, by language."""
    heads = {}
    for lang in Lang:
        name = entry.name.get(lang)
        own = (name,) if name else ()
        heads[lang] = tuple(dict.fromkeys((*own, *entry.names.get(lang, ()))))
    return heads


def _aliases(concepts: Sequence[Concept], edition: str) -> Mapping[str, _Names]:
    """The names of the table of terms by the number that defines them in an edition."""
    lineage = shipped()
    is_known = lineage.knows(edition)
    found: dict[str, dict[Lang, Parts]] = {}
    for concept in concepts:
        if not concept.rule:
            continue
        number = RuleId.parse(concept.rule)
        there = lineage.carried(number, NUMBERED_BY, edition).numbers if is_known else (number,)
        for one in there[:1]:
            told = found.setdefault(str(one), dict(_NONE))
            told[Lang.EN] += concept.en
            told[Lang.ZH] += concept.zh
    return found
