"""Which edition has the newest text of each chapter: what is in force, and what is superseded.

A rule is superseded if a newer document has its chapter, or its section, in each of its languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from corpus.model import DocumentInfo, Lang

_CHAPTERS = tuple("0123456789")  # 0 is the glossary


class Newest:
    """The edition with the newest text of each chapter and section, by language."""

    def __init__(self, documents: Iterable[DocumentInfo]) -> None:
        self._found: dict[tuple[Lang, str], str] = {}
        for info in documents:
            for part in _parts(info):
                for lang in info.languages:
                    key = max(info.edition.isoformat(), self._found.get((lang, part), ""))
                    self._found[lang, part] = key

    def is_in_front(self, info: DocumentInfo) -> bool:
        """True if a document has the newest text of a chapter or section in a language."""
        key = info.edition.isoformat()
        return any(key >= self._of(lang, part) for lang in info.languages for part in _parts(info))

    def is_superseded(self, number: str, languages: Iterable[Lang], key: str) -> bool:
        """True if a rule of the edition `key`, in these languages, is; no number is a term's."""
        section = number[:3] if number else "0"
        return all(self._of(lang, section) > key for lang in languages)

    def _of(self, lang: Lang, part: str) -> str:
        """The newest edition of a chapter, or of a section: with it or with its chapter."""
        return max(self._found.get((lang, one), "") for one in (part, part[0]))


def _parts(info: DocumentInfo) -> Iterator[str]:
    """The chapters and sections of a document; a book and a glossary have that, too."""
    for part in info.covers or ("0",):
        yield from _CHAPTERS if part == "all" else (part,)
