"""Files the user brings become documents in the data folder, whole or not at all.

The folder holds the documents under their checksums and `documents.toml`, which is replaced in one
step: an import that fails or is interrupted leaves the old state. A lock keeps imports side by
side from overwriting each other's list.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from corpus.checks import Problem, Severity, check_blocks
from corpus.documents import CATALOG, FILES, catalog, checksum
from corpus.documents.decoding import decode
from corpus.errors import BadDocument, Blocked, Said
from corpus.formats import detect
from corpus.formats.dates import effective_date
from corpus.model import Block, BlockKind, DocumentInfo, Lang
from corpus.refusals import ELSEWHERE_DATA, unwritten
from corpus.structs import Struct

LOCK = "documents.lock"
UNFINISHED = ".unfinished-"  # how files begin that are still being written
FOLDER = Said("it is a folder, not a file", "这是文件夹，不是文件")
NO_FILE = Said("there is no such file", "没有此文件")
UNDATED = Said(
    "the text states no effective date: give it with --edition",
    "文中未写生效日期：请用--edition给出",
)
WAY_OUT = Said(
    "these are faults of its numbering alone: --accept-faults imports it all the same",
    "只有编号方面的问题：用--accept-faults仍可导入",
)
NUMBERING = frozenset({"missing-number", "unsorted"})  # lints of what a file may print wrongly


class Imported(Struct):
    """What an import added, and the lints its text did not pass."""

    info: DocumentInfo
    problems: tuple[Problem, ...]


def data_folder() -> Path:
    """The user's data folder: JUDGE_DATA, else the platform's usual place."""
    named = os.environ.get("JUDGE_DATA")
    if named:
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "rules-judge"


def read_file(
    path: Path, edition: date | None = None, accept_faults: bool = False, called: str | None = None
) -> tuple[DocumentInfo, tuple[Block, ...]]:
    """A file as a document; raises `BadDocument` with every problem.

    The edition is the date that the text states; `edition` serves texts that state none. With
    `accept_faults` a fault of its numbering (712.3d after 712.3) doesn't keep a file out. `called`
    is the name that it had where it is from.
    """
    if not path.is_file():
        raise BadDocument(str(path), [FOLDER if path.is_dir() else NO_FILE])
    data = path.read_bytes()
    text = decode(data, str(path))
    reader = detect(text, str(path))
    blocks = reader.read(text)
    day = effective_date(text) or edition
    problems = _faults(check_blocks(path.name, blocks), accept_faults)
    if day and edition and day != edition:
        problems.insert(0, _of_another_day(day, edition))
    if problems or day is None:
        problems = problems if day else [UNDATED, *problems]
        raise BadDocument(str(path), problems)
    digest = checksum(data)
    texts = [block for block in blocks if block.number or block.kind is BlockKind.TERM]
    languages = tuple(lang for lang in Lang if any(b.lang is lang for b in texts))
    name = Path(called or path.name)
    suffix = name.suffix if name.suffix[1:].isascii() and name.suffix[1:].isalnum() else ""
    info = DocumentInfo(
        name=f"{printable(name.stem)}-{digest[:8]}",
        file=f"{digest}{suffix}",
        format=reader.NAME,
        edition=day,
        languages=languages,
        covers=_covers(blocks),
        sha256=digest,
        credit=f"imported from {printable(name.name)}",
        credit_zh=f"导入自{printable(name.name)}",
        is_imported=True,
    )
    return info, blocks


def _of_another_day(day: date, edition: date) -> Said:
    """That a text states another date than was given."""
    en = f"the text says it takes effect on {day}, not on {edition}"
    return Said(en, f"文中所写的生效日期是{day}，不是{edition}")


def _faults(found: Sequence[Problem], accept: bool) -> list[Said]:
    """What keeps a file out, one line each; where its numbering alone is at fault, what helps."""
    wrong = [problem for problem in found if problem.severity is Severity.ERROR]
    worse = [problem for problem in wrong if problem.name not in NUMBERING]
    told = [Said(str(problem), str(problem)) for problem in (worse if accept else wrong)]
    return [*told, *([WAY_OUT] if wrong and not worse and not accept else [])]


def add(
    paths: Sequence[Path],
    folder: Path,
    edition: date | None = None,
    accept_faults: bool = False,
    called: str | None = None,
) -> tuple[Imported, ...]:
    """Adds the files as documents: all of them or, if any is broken, none.

    Raises `BadDocument` with the problems of every file. A file that is there already is kept once.
    """
    imported: list[tuple[Path, Imported]] = []
    problems: list[Said] = []
    for path in paths:
        try:
            info, blocks = read_file(path, edition, accept_faults, called)
        except BadDocument as error:
            problems += [
                Said(f"{error.file}: {one}", f"{error.file}：{one.zh}") for one in error.problems
            ]
        else:
            imported.append((path, Imported(info, check_blocks(path.name, blocks))))
    if problems:
        raise BadDocument(", ".join(str(path) for path in paths), problems)
    with alone(folder):
        for path, one in imported:
            _write(folder / one.info.file, path.read_bytes())
        fresh = {one.info.sha256 for _, one in imported}
        kept = [info for info in catalog(folder) if info.sha256 not in fresh]
        write_catalog(folder, [*kept, *(one.info for _, one in imported)])
    return tuple(one for _, one in imported)


def remove(folder: Path, name: str) -> tuple[DocumentInfo, ...]:
    """Removes the imported documents with this name or edition; raises `BadDocument` if none."""
    with alone(folder):
        known = catalog(folder)
        gone = tuple(info for info in known if name in (info.name, info.edition.isoformat()))
        if not gone:
            names = ", ".join(f"{info.name} ({info.edition})" for info in known) or "none"
            en = f"no imported document has this name or date; there are: {names}"
            zh = f"没有此名称或日期的导入文档；现有：{names}"
            raise BadDocument(name, [Said(en, zh)])
        write_catalog(folder, [info for info in known if info not in gone])
        for info in gone:
            (folder / info.file).unlink(missing_ok=True)
    return gone


@contextmanager
def alone(folder: Path, *, tidy: bool = True) -> Iterator[None]:
    """Holds the folder's lock, so that what is read and then written is not changed between.

    Raises `Blocked` where the folder can't be written to. What an import or a removal left that
    was killed is removed: what it had begun to write, and documents that the list doesn't name.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        from filelock import FileLock  # takes time to load: only for who writes

        with FileLock(folder / LOCK):
            for left in _left(folder) if tidy else ():
                left.unlink()
            yield
    except OSError as error:
        raise Blocked(str(folder), unwritten(folder, error, ELSEWHERE_DATA)) from error


def _left(folder: Path) -> list[Path]:
    """The files that a killed process left; raises `BadCatalog` where the list of them is gone."""
    listed = {info.file for info in catalog(folder)}
    if not (folder / CATALOG).exists():
        write_catalog(folder, [])  # from here on a list that is missing is a loss
    unnamed = [path for path in folder.glob(FILES) if path.name not in listed]
    return [*folder.glob(f"{UNFINISHED}*"), *unnamed]


def printable(name: str) -> str:
    """A file's name as text that can be written: bytes that are no UTF-8 are spelled out.

    >>> printable("caf\\udce9")
    'caf\\\\udce9'
    """
    return name.encode("utf-8", "backslashreplace").decode()


def _covers(blocks: Sequence[Block]) -> tuple[str, ...]:
    """`all` for a book of nine chapters, else the chapters, or sections of a lone section.

    A glossary alone covers none of them.
    """
    numbers = [block.number for block in blocks if block.number]
    chapters = sorted({number.chapter for number in numbers})
    if len(chapters) == 9:
        return ("all",)
    sections = sorted({number.section for number in numbers if number.section})
    if len(sections) == 1:
        return (str(sections[0]),)
    has_titles = any(block.kind is BlockKind.CHAPTER for block in blocks)
    return tuple(map(str, chapters if has_titles else sections))


def _write(path: Path, data: bytes) -> None:
    """Puts a file in place in one step; what can't be written leaves nothing."""
    handle, name = tempfile.mkstemp(prefix=UNFINISHED, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


def _quoted(text: str) -> str:
    """A text as TOML writes it: JSON's escapes, but no surrogates, and DEL escaped too."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def write_catalog(folder: Path, documents: Sequence[DocumentInfo]) -> None:
    """Replaces the list of a folder's documents in one step, for who holds its lock."""
    rows = []
    for info in documents:
        rows.append(
            "\n".join(
                [
                    "[[document]]",
                    f"name = {_quoted(info.name)}",
                    f"file = {_quoted(info.file)}",
                    f"format = {_quoted(info.format)}",
                    f"edition = {info.edition.isoformat()}",
                    f"languages = {json.dumps([str(lang) for lang in info.languages])}",
                    f"covers = {json.dumps(list(info.covers))}",
                    f"sha256 = {_quoted(info.sha256)}",
                    f"credit = {_quoted(info.credit)}",
                    f"credit_zh = {_quoted(info.credit_zh)}",
                ]
            )
        )
    _write(folder / CATALOG, ("\n\n".join(rows) + "\n").encode())
