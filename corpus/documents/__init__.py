"""Files become texts and their descriptions: the one place of the corpus that reads documents.

The shipped documents stand beside this file, described in `documents.toml`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path

from corpus.documents.decoding import decode
from corpus.errors import BadDocument, Said
from corpus.model import DocumentInfo, Lang
from corpus.structs import Struct

SHIPPED = Path(__file__).parent
MISSING = Said(
    "the file is missing; reinstall, or remove this edition", "文件缺失；请重新安装，或移除此版本"
)
CHANGED = Said("its checksum differs from the recorded one", "校验和与记录的不同")


class Fault(Struct):
    """A fault of a document itself, kept as printed and told to readers beside the entry."""

    edition: str
    rule: str  # empty if the entry is a term
    term: str  # empty if the entry is a rule
    lang: str
    en: str
    zh: str


def catalog(folder: Path = SHIPPED) -> tuple[DocumentInfo, ...]:
    """What `documents.toml` in `folder` says of its documents, in its order; () without one."""
    path = folder / "documents.toml"
    if not path.exists():
        return ()
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("document", [])
    return tuple(
        DocumentInfo(
            name=entry["name"],
            file=entry["file"],
            format=entry["format"],
            edition=entry["edition"],
            languages=tuple(Lang(lang) for lang in entry["languages"]),
            covers=tuple(entry["covers"]),
            sha256=entry["sha256"],
            credit=entry["credit"],
            is_imported=folder != SHIPPED,
        )
        for entry in entries
    )


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
    path = folder / info.file
    if not path.exists():
        raise BadDocument(str(path), [MISSING])
    data = path.read_bytes()
    if checksum(data) != info.sha256:
        raise BadDocument(str(path), [CHANGED])
    return decode(data, str(path))


def checksum(data: bytes) -> str:
    """SHA-256 of a file's bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()
