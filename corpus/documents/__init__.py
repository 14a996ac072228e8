"""Files become texts and their descriptions: the one place of the corpus that reads documents.

The shipped documents stand beside this file, described in `documents.toml`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from corpus.documents.decoding import decode
from corpus.errors import BadCatalog, BadDocument, Said
from corpus.model import DocumentInfo, Lang
from corpus.structs import Struct

SHIPPED = Path(__file__).parent
CATALOG = "documents.toml"  # the list of a folder's documents
FILES = "[0-9a-f]" * 64 + "*"  # how the file of an imported document is named: by its checksum
LOST = Said("it is gone, and there are documents", "已丢失，但有导入的文档")
MISSING = Said(
    "the file is missing; import it again, or `judge doctor --mend` takes it off the list",
    "文件缺失；请重新导入，或用`judge doctor --mend`从清单中移除",
)
CHANGED = Said(
    "its checksum differs from the recorded one; import it again, or `judge doctor --mend` takes "
    "it off the list",
    "校验和与记录的不同；请重新导入，或用`judge doctor --mend`从清单中移除",
)


class Fault(Struct):
    """A fault of a document itself, kept as printed and told to readers beside the entry."""

    edition: str
    rule: str  # empty if the entry is a term
    term: str  # empty if the entry is a rule
    lang: str
    en: str
    zh: str


def catalog(folder: Path = SHIPPED) -> tuple[DocumentInfo, ...]:
    """What `documents.toml` in `folder` says of its documents, in its order; () without one.

    Raises `BadCatalog` for one that is damaged, or gone though there are imported documents.
    """
    path = folder / CATALOG
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        if next(folder.glob(FILES), None) is not None:
            raise BadCatalog(str(path), LOST) from None
        return ()
    except (OSError, ValueError) as error:
        raise BadCatalog(str(path), getattr(error, "strerror", None) or str(error)) from error
    return listed(text, path, is_imported=folder != SHIPPED)


def listed(text: str, path: Path, *, is_imported: bool = True) -> tuple[DocumentInfo, ...]:
    """The documents that a list names; raises `BadCatalog`, which tells of `path`."""
    try:
        return tuple(
            DocumentInfo(
                *(_word(entry, "name"), Path(_word(entry, "file")).name, _word(entry, "format")),
                edition=date.fromisoformat(str(entry["edition"])),
                languages=tuple(Lang(lang) for lang in entry["languages"]),
                covers=tuple(entry["covers"]),
                sha256=_word(entry, "sha256"),
                credit=_word(entry, "credit"),
                is_imported=is_imported,
                credit_zh=_word({"credit_zh": "", **entry}, "credit_zh"),
            )
            for entry in tomllib.loads(text).get("document", [])
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadCatalog(str(path), str(error)) from error


def _word(entry: Mapping[str, object], name: str) -> str:
    """What an entry of a list says under a name; raises `TypeError` where it is no text."""
    word = entry[name]
    if not isinstance(word, str):
        raise TypeError(f"{name} is {word!r}")
    return word


def expected_counts() -> Mapping[str, Mapping[str, int]]:
    """The counts that `documents.toml` states for each shipped document, by its name."""
    entries = tomllib.loads((SHIPPED / "documents.toml").read_text(encoding="utf-8"))["document"]
    return {entry["name"]: entry["counts"] for entry in entries}


def faults() -> tuple[Fault, ...]:
    """The faults found in the shipped documents, each with a note for readers."""
    entries = tomllib.loads((SHIPPED / "faults.toml").read_text(encoding="utf-8"))["fault"]
    return tuple(
        Fault(
            str(entry["edition"]),
            entry.get("rule", ""),
            entry.get("term", ""),
            entry["lang"],
            entry["note_en"],
            entry["note_zh"],
        )
        for entry in entries
    )


def text_of(info: DocumentInfo, folder: Path = SHIPPED) -> str:
    """The text of a document; raises `BadDocument` if it is missing or not what was recorded."""
    return decode(data_of(info, folder), str(folder / info.file))


def data_of(info: DocumentInfo, folder: Path) -> bytes:
    """The bytes of a document; raises `BadDocument` as `text_of` does."""
    path = folder / info.file
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise BadDocument(str(path), [MISSING]) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise BadDocument(str(path), [Said(why, why)]) from error
    if checksum(data) != info.sha256:
        raise BadDocument(str(path), [CHANGED])
    return data


def sound(folder: Path) -> tuple[tuple[DocumentInfo, ...], tuple[BadDocument, ...]]:
    """The documents of a folder that are as they were recorded, and what is wrong with others."""
    found: list[DocumentInfo] = []
    wrong: list[BadDocument] = []
    try:
        for info in catalog(folder):
            try:
                data_of(info, folder)
            except BadDocument as error:
                wrong.append(error)
            else:
                found.append(info)
    except BadCatalog as error:
        wrong.append(error)
    return tuple(found), tuple(wrong)


def checksum(data: bytes) -> str:
    """SHA-256 of a file's bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()
