"""What can go wrong in the corpus, each error building its own sentence from the bad value.

CorpusError
├── BadRuleNumber      text that is not a rule number
├── UnknownRule        a number that the edition does not have
├── UnknownEdition     a date that no loaded document has
├── UnknownTerm        a word that no glossary entry has
├── NoCommonGround     two editions that have no chapter or no language in common
├── BadDocument        a file that cannot be read as rules, with every problem in it
├── BadQuery           a query that is too long to search for
└── NoIndex            a folder in which no search index can be built
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


class CorpusError(Exception):
    """Every error of this package; `str()` of it is a sentence for the user."""


class BadRuleNumber(CorpusError, ValueError):
    """Text that is not a rule number; `nearest` are well-formed numbers close to it."""

    def __init__(self, text: str, reason: str, nearest: Sequence[str] = ()) -> None:
        self.text, self.reason, self.nearest = text, reason, tuple(nearest)
        super().__init__(f"{text!r} is not a rule number: {reason}" + did_you_mean(self.nearest))


class UnknownRule(CorpusError, KeyError):
    """A well-formed number that the edition does not have."""

    def __init__(self, number: str, edition: str, nearest: Sequence[str] = ()) -> None:
        self.number, self.edition, self.nearest = number, edition, tuple(nearest)
        self.message = f"The edition of {edition} has no rule {number}." + did_you_mean(nearest)
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message


class UnknownEdition(CorpusError, KeyError):
    """A date for which no document is loaded."""

    def __init__(self, asked: str, known: Sequence[str], nearest: Sequence[str] = ()) -> None:
        self.asked, self.known, self.nearest = asked, tuple(known), tuple(nearest)
        self.message = (
            f"No edition {asked!r} is loaded; there are {', '.join(known)}." + did_you_mean(nearest)
        )
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message


class UnknownTerm(CorpusError, KeyError):
    """A word for which the edition's glossary and term table have no entry."""

    def __init__(self, term: str, edition: str, nearest: Sequence[str] = ()) -> None:
        self.term, self.edition, self.nearest = term, edition, tuple(nearest)
        self.message = f"The edition of {edition} has no term {term!r}." + did_you_mean(nearest)
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message


class NoCommonGround(CorpusError):
    """Two editions that cannot be compared."""

    def __init__(self, old: str, new: str, has_language: bool) -> None:
        self.old, self.new = old, new
        lack = "cover no common chapter" if has_language else "have no language in common"
        super().__init__(
            f"The documents of {old} and {new} {lack}, so they cannot be compared; "
            "import another document of one of these dates."
        )


class BadDocument(CorpusError, ValueError):
    """A file that cannot be read as rules; `problems` lists everything found, not the first."""

    def __init__(self, file: str, problems: Sequence[str]) -> None:
        self.file, self.problems = file, tuple(problems)
        head = f"{file} cannot be read as a rules document"
        super().__init__("\n  ".join([f"{head}:", *problems]) if problems else f"{head}.")


class BadQuery(CorpusError, ValueError):
    """A query that will not be run; the sentence says why and what would be right."""


class NoIndex(CorpusError):
    """The search index, where it is not there and can't be built."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(
            f"The search index can't be built in {folder}: {why}. "
            "JUDGE_DATA names a folder for it that can be written."
        )


def did_you_mean(nearest: Sequence[str]) -> str:
    """The closing sentence of an error that can offer something close; empty without."""
    return f" Did you mean {' or '.join(nearest)}?" if nearest else ""
