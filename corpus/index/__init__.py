"""Editions become a search index on disk: built once, keyed by its documents, replaced whole.

`ensure` is what a program calls: it opens the index for these documents and builds it if there is
none yet. `build` makes one in a given folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from time import time
from typing import Any, Self

from corpus.errors import NoIndex, UnknownEdition
from corpus.index.entries import Crumb, Entry, HitKind
from corpus.index.store import Index
from corpus.model import DocumentInfo, Edition
from corpus.terminology import Entry as TermEntry

__all__ = [
    "Builder",
    "Crumb",
    "Entry",
    "HitKind",
    "Index",
    "build",
    "ensure",
    "is_built",
    "is_complete",
    "key_of",
    "open_index",
    "tidy",
]

_MAKERS = ("analysis", "formats", "index", "lineage", "terminology")  # what decides an index
_CORPUS = Path(__file__).parents[1]
_COMPLETE = "complete"
BUILT = "built"  # what the process that builds says of each that it has
_HOUR, _MONTH = 3_600.0, 30 * 86_400.0


def key_of(documents: Iterable[DocumentInfo]) -> str:
    """The name of the index that this code, with its tables, makes of these documents."""
    digest = hashlib.sha256()
    for document in sorted(documents, key=lambda document: document.name):
        digest.update(f"{document.name} {document.edition} {document.sha256}\n".encode())
    return f"{_code()}-{digest.hexdigest()[:12]}"


@cache
def _code() -> str:
    """The checksum of what makes an index."""
    digest = hashlib.sha256()
    for package in _MAKERS:
        for path in sorted(_CORPUS.joinpath(package).glob("*.*")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def is_built(documents: Iterable[DocumentInfo], root: Path) -> bool:
    """True if the index for these documents is below `root`, with all of each file."""
    return is_complete(root / key_of(documents))


def is_complete(folder: Path, *, to_the_byte: bool = False) -> bool:
    """True if the folder holds an index, all of each file; or, which takes long, every byte."""
    with suppress(OSError, ValueError, AttributeError, TypeError):
        noted = json.loads((folder / _COMPLETE).read_text(encoding="utf-8"))
        files = {name: folder / name for name in noted}
        return bool(files) and all(
            path.stat().st_size == noted[name][0]
            and (not to_the_byte or _checksum(path) == noted[name][1])
            for name, path in files.items()
        )
    return False


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _note(folder: Path) -> None:
    """Writes down that an index is whole: its files, their sizes and checksums."""
    noted = {path.name: (path.stat().st_size, _checksum(path)) for path in folder.iterdir()}
    (folder / _COMPLETE).write_bytes(json.dumps(noted).encode())


def open_index(folder: Path) -> Index:
    """The index in `folder`. Raises FileNotFoundError if there is none, or one that is damaged."""
    if not is_complete(folder):
        raise FileNotFoundError(folder)
    with suppress(OSError):
        os.utime(folder / _COMPLETE)  # it is in use: `tidy` looks at that
    try:
        return Index(folder)
    except Exception as error:  # whatever its readers say of other bytes than were written
        raise FileNotFoundError(folder) from error


def tidy(root: Path, needed: Collection[str]) -> None:
    """Removes the indexes below `root` that nobody needs; the needed ones are told by their names.

    One that other code made stays until it was not opened for a month, and what was begun by a
    process that was killed stays for an hour: it may still be at work.
    """
    for folder in list(root.iterdir()) if root.is_dir() else ():
        if folder.name.startswith("."):
            stamp, age = folder, _HOUR
        else:
            stamp, age = folder / _COMPLETE, 0.0 if folder.name.startswith(_code()) else _MONTH
        with suppress(OSError):  # what is no index has no such file
            if folder.name not in needed and time() - stamp.stat().st_mtime >= age:
                _remove(folder)


def _remove(folder: Path) -> None:
    """Removes an index; whoever looks for it meanwhile finds all of it or nothing."""
    gone = folder.with_name(f".{folder.name.lstrip('.')}.gone")
    os.rename(folder, gone)  # noqa: PTH104 # one atomic step
    shutil.rmtree(gone, ignore_errors=True)


def build(
    editions: Sequence[Edition],
    terminology: Iterable[TermEntry],
    folder: Path,
    *,
    default: str | None = None,
    packed: bool = False,
) -> None:
    """Builds the index in `folder`, in place of one that may be there.

    `default` is the edition that a hit shows if it can; the first one given by default. Readers
    of the old index keep it; whoever opens `folder` finds the old one or the new one. Raises
    `UnknownEdition` if `default` is none of the editions.
    """
    keys = [edition.key for edition in editions]
    if default is not None and default not in keys:
        raise UnknownEdition(default, keys)
    from corpus.index.build import write_index  # not needed to search

    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        write_index(editions, terminology, fresh, default or keys[0], packed=packed)
        _note(fresh)
        fresh.chmod(0o755)  # as a folder that anyone may read
        _put(fresh, folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def ensure(
    documents: Sequence[DocumentInfo],
    editions: Callable[[], Sequence[Edition]],
    terminology: Callable[[], Iterable[TermEntry]],
    root: Path,
    *,
    default: str | None = None,
    packed: bool = False,
    builder: Builder | None = None,
) -> Index:
    """The index for `documents` below `root`; editions and terms are asked for only to build it.

    It is built by another process, the `builder` if there is one, because building takes five
    times the memory of searching. One that is removed while it is opened is built again.
    """
    folder = root / key_of(documents)
    try:
        return open_index(folder)
    except FileNotFoundError:
        asked = (tuple(editions()), tuple(terminology()), folder.resolve(), default, packed)
        if builder is not None:
            builder.build(asked)
        else:
            with Builder() as own:
                own.build(asked)
        return open_index(folder)


class Builder:
    """A process that builds indexes, one after another: what it has read it reads once.

    It is started for the first index, and ends with the `with` block.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        if self._process is not None:
            with suppress(BrokenPipeError):
                self._process.communicate()

    def build(self, asked: tuple[Any, ...]) -> None:
        """Does `build` with these arguments, the third the folder. Raises `NoIndex`."""
        process = self._process or self._started()
        assert process.stdin is not None and process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended, which is told below
            process.stdin.write(pickle.dumps(asked))
            process.stdin.flush()
        told = process.stdout.readline().decode().strip()
        if told != BUILT:
            raise NoIndex(asked[2], told or f"what builds it ended ({process.wait()})")

    def _started(self) -> subprocess.Popen[bytes]:
        where = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "corpus.index"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": where},
        )
        return self._process


def _put(fresh: Path, folder: Path) -> None:
    """Moves the fresh index to its place; what was there goes."""
    old = fresh.with_name(fresh.name + ".old")
    if folder.exists():
        os.rename(folder, old)  # noqa: PTH104 # one atomic step
    try:
        os.rename(fresh, folder)  # noqa: PTH104 # one atomic step
    except OSError:
        if not (folder / _COMPLETE).exists():  # else another process was first: its index stays
            raise
    shutil.rmtree(old, ignore_errors=True)
