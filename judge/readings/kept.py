"""What is kept of a reading: a hash of each text and one of its value; no word of a card.

A line of the file is a key of seven characters and a value of four, sorted by key. A text that all
faces read alike is kept once; one that they read differently is kept for each face.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from judge.errors import BadCards
from judge.readings.reading import LineForm

DECLINED = "----"  # the value of what is not read
TITLE = "# What the lines of a card file are read as (`judge cards diff --accept` writes it)"
_ROW = re.compile(r"[A-Za-z0-9+/]{7}(?:[A-Za-z0-9+/]{4}|----)")

Kept = Mapping[str, str]


def keep(lines: Iterable[LineForm], defaults: Mapping[str, str]) -> dict[str, str]:
    """The hashes of a reading: of its lines, and of the defaults that their forms leave out."""
    by_text: dict[str, dict[str, str]] = {}
    for line in lines:
        by_text.setdefault(line.text, {})[line.place] = value_of(line.form)
    kept = {key_of("default", field): value_of(form) for field, form in defaults.items()}
    for text, read in by_text.items():
        if text and len(set(read.values())) == 1:
            kept[key_of("line", text)] = next(iter(read.values()))
        else:
            rows = {key_of("face", place, text): value for place, value in read.items()}
            kept |= {key: value for key, value in rows.items() if text or value != ALONE}
    return kept


def value_of(form: str | None) -> str:
    """The hash of a form; `DECLINED` for what has none."""
    return DECLINED if form is None else _hash(form, 4)


def kept_line(kept: Kept, line: LineForm) -> str | None:
    """The value that was kept for a line; None for one that is not known."""
    shared = kept.get(key_of("line", line.text)) if line.text else ALONE
    return kept.get(key_of("face", line.place, line.text), shared)


def kept_default(kept: Kept, field: str) -> str | None:
    """The default that was kept for a field; None for one that is not known."""
    return kept.get(key_of("default", field))


def key_of(*parts: str) -> str:
    """The key of a text."""
    return _hash("\0".join(parts), 7)


def _hash(text: str, length: int) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()[:length]


ALONE = value_of("")  # of a face whose lines mean together what each means; it is not kept


def written(kept: Kept) -> str:
    """The text of the file, the same for the same reading."""
    return "\n".join((TITLE, *sorted(f"{key}{value}" for key, value in kept.items()), ""))


def read_kept(path: Path) -> dict[str, str]:
    """What a file keeps; raises `BadCards` for one that is not there or is no such file."""
    return {row[:7]: row[7:] for row in rows_of(path, _ROW)}


def rows_of(path: Path, form: re.Pattern[str]) -> list[str]:
    """The rows of a file of hashes below its title; raises `BadCards` as `read_kept` does."""
    try:
        rows = path.read_text(encoding="utf-8").splitlines()[1:]
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(
            f"{path}: what was kept cannot be read ({error})",
            f"{path}：无法读取所保存的内容（{error}）",
        ) from error
    for number, row in enumerate(rows, 2):
        if not form.fullmatch(row):
            raise BadCards(
                f"{path}:{number}: {row[:40]!r} is no row; --accept writes anew",
                f"{path}:{number}：“{row[:40]}”不是一行记录；用--accept重新写入",
            )
    return rows
