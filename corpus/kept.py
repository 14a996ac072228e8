"""What is worked out from documents is kept beside them: comparisons, and what an edition holds.

Each is a file named after the checksums of the documents and of the code that made it, so that
none is ever out of date; one that can't be read or written is worked out again.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from itertools import permutations
from pathlib import Path

from corpus.concordance import Record, parsed, written
from corpus.editions import numbered_rules
from corpus.ids import RuleId
from corpus.lineage import listed
from corpus.model import DocumentInfo, Edition, RuleKind
from corpus.structs import Struct, fields_of

FOLDER = "kept"
_CORPUS = Path(__file__).parent
# What decides what is kept.
_MAKERS = ("concordance", "documents", "formats", "lineage", "terminology", ".")


class Holding(Struct):
    """What an edition holds: its numbers in their order, and how much there is of each kind."""

    numbers: tuple[RuleId, ...]
    rules: int
    sections: int
    keywords: int
    examples: int
    terms: int

    @classmethod
    def of(cls, edition: Edition) -> Holding:
        """What an edition holds."""
        rules = edition.rules.values()
        return cls(
            tuple(edition.rules),
            numbered_rules(edition),
            sum(rule.kind is RuleKind.SECTION for rule in rules),
            sum(rule.kind is RuleKind.KEYWORD for rule in rules),
            sum(len(rule.examples) for rule in rules),
            len(edition.terms),
        )


class Kept:
    """A folder of what was worked out; without one nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def holding(self, documents: Iterable[DocumentInfo]) -> Holding | None:
        """What an edition of these documents holds, if it was kept."""
        text = self._read(_name("holds", documents))
        with suppress(ValueError, TypeError, AttributeError):
            found = json.loads(text or "")
            return Holding(numbers=listed(found.pop("numbers")), **found)
        return None

    def keep_holding(self, documents: Iterable[DocumentInfo], holding: Holding) -> None:
        """Keeps what an edition of these documents holds."""
        plain = {name: getattr(holding, name) for name in fields_of(Holding)}
        plain["numbers"] = " ".join(map(str, holding.numbers))
        self._write(_name("holds", documents), json.dumps(plain))

    def record(
        self, old: Iterable[DocumentInfo], new: Iterable[DocumentInfo]
    ) -> tuple[Record | None] | None:
        """The comparison of two editions of these documents, in a row of one, if it was kept."""
        text = self._read(_name("compared", old, new))
        with suppress(ValueError):
            return (parsed(text),) if text else None
        return None

    def keep_record(
        self, old: Iterable[DocumentInfo], new: Iterable[DocumentInfo], record: Record | None
    ) -> None:
        """Keeps a comparison; None is that the two can't be compared."""
        self._write(_name("compared", old, new), written(record))

    def joined(self, editions: Iterable[Iterable[DocumentInfo]]) -> str | None:
        """The lineage of editions of these documents (`corpus.lineage.kept`), if it was kept."""
        return self._read(_name("joined", *editions))

    def keep_joined(self, editions: Iterable[Iterable[DocumentInfo]], text: str) -> None:
        """Keeps the lineage of editions of these documents."""
        self._write(_name("joined", *editions), text)

    def tidy(self, editions: Sequence[Iterable[DocumentInfo]]) -> None:
        """Removes what is of other documents, or was made by other code."""
        if self._folder is None or not self._folder.is_dir():
            return
        needed = {_name("holds", edition) for edition in editions}
        needed.add(_name("joined", *editions))
        needed |= {_name("compared", *pair) for pair in permutations(editions, 2)}
        for path in self._folder.iterdir():
            if path.name not in needed:
                with suppress(OSError):
                    path.unlink()

    def _read(self, name: str) -> str | None:
        with suppress(OSError, UnicodeDecodeError):
            return (self._folder / name).read_text(encoding="utf-8") if self._folder else None
        return None

    def _write(self, name: str, text: str) -> None:
        """Puts a file in place in one step; where that isn't possible nothing is kept."""
        if self._folder is None:
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, path = tempfile.mkstemp(prefix=".", dir=self._folder)
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(text)
                Path(path).replace(self._folder / name)
            finally:
                Path(path).unlink(missing_ok=True)


def _name(what: str, *editions: Iterable[DocumentInfo]) -> str:
    """The file's name: after the code and the documents of each edition."""
    digest = hashlib.sha256(_code())
    for documents in editions:
        for checksum in sorted(document.sha256 for document in documents):
            digest.update(f"{checksum}\n".encode())
        digest.update(b"-")
    return f"{what}-{digest.hexdigest()[:24]}"


@cache
def _code() -> bytes:
    """The checksum of the code that reads and compares documents."""
    digest = hashlib.sha256()
    for room in _MAKERS:
        for path in sorted(_CORPUS.joinpath(room).glob("*.py")):
            digest.update(path.read_bytes())
    return digest.digest()
