"""What is stored, as values: permalinks named after their content, and readers' reports."""

from __future__ import annotations

import base64
import hashlib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

MOST_IN_SCENARIO = 20_000  # characters
MOST_IN_RULINGS = 500_000  # characters of their JSON
MOST_IN_REPORT = 4_000  # characters
MOST_IN_SUBJECT = 200  # characters
MOST_IN_EDITION = 32  # characters
_ID_BYTES = 15  # 120 bits: 24 characters, none of them padding


class ReportKind(StrEnum):
    """What a report finds fault with."""

    RULING = "ruling"
    TRANSLATION = "translation"
    RULE = "rule"


class ReportState(StrEnum):
    """Whether somebody has looked after a report."""

    OPEN = "open"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Permalink:
    """A scenario and the rulings on it, as they were made by `engine` at `created` (UTC).

    `edition` is the edition that was ruled by. `rulings` are plain data, one for each scenario of
    the text, as `Ruling.to_dict` gives them.
    """

    id: str
    scenario: str
    edition: str
    engine: str
    rulings: tuple[Mapping[str, Any], ...]
    created: datetime


class Today(StrEnum):
    """What today's engine makes of a scenario that was ruled on before."""

    SAME = "same"
    OTHERWISE = "otherwise"
    UNREADABLE = "unreadable"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Replay:
    """What `engine` made of a permalink's scenario when it played it again.

    `answers` are those of its rulings, each in both languages, where they are others.
    """

    engine: str
    today: Today
    answers: tuple[Mapping[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What a reader found wrong: about a permalink, or about a rule or term of an edition."""

    id: int
    kind: ReportKind
    text: str
    permalink: str | None
    edition: str | None
    subject: str | None
    created: datetime
    state: ReportState


def canonical(scenario: str) -> str:
    r"""The form of a scenario's text that is stored: what an editor may change unseen is one.

    >>> canonical("\ufeffask: []  \r\n\r\n")
    'ask: []\n'
    """
    lines = scenario.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(line.rstrip(" \t") for line in lines).strip("\n") + "\n"


def id_of(scenario: str, by: str = "") -> str:
    """The id of a scenario: 24 small letters and digits, from the SHA-256 of its canonical text.

    `by` is the edition that a scenario without one was ruled by; empty is that of old links.

    >>> id_of("ask: []"), id_of("ask: []", "2025-06-06") == id_of("ask: []")
    ('uylb46rwur7ydbeyhno3t2b7', False)
    """
    whole = canonical(scenario) + (f"\0{by}" if by else "")
    digest = hashlib.sha256(whole.encode("utf-8", "surrogatepass")).digest()
    return base64.b32encode(digest[:_ID_BYTES]).decode().lower()


def storable(text: str) -> str:
    """Text that every database takes: controls and halves of characters are replaced."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}"
        if char not in "\n\t" and unicodedata.category(char) in ("Cc", "Cs")
        else char
        for char in text.replace("\r\n", "\n")
    )
