"""What can be wrong with the imported documents and the indexes, and what mends it.

Nothing that was damaged is thrown away: it is put aside into the folder `damaged`.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from time import time

from corpus.documents import CATALOG, FILES, catalog, checksum, data_of, listed
from corpus.errors import BadCatalog, BadDocument, Said, Wrong
from corpus.imports import UNFINISHED, alone, read_file, write_catalog
from corpus.index import is_complete
from corpus.kept import FOLDER as KEPT
from corpus.model import DocumentInfo
from corpus.refusals import ELSEWHERE_DATA, reason, unwritten

ASIDE = "damaged"  # the folder of what was put aside
_HOUR = 3_600.0
_DOCUMENT = re.compile("([0-9a-f]{64})(\\..*)?")
_REMOVED = Said("it was removed", "已移除")
_LEFT = Said("a process that was killed has left it", "被终止的进程留下的")
_UNREADABLE = Said("it can't be read", "无法读取")


def put_aside(path: Path, data: Path, *, stays: bool = False) -> Said:
    """Moves what is damaged out of the way, under a name that is free.

    What `stays` is there twice until another file takes its place: who is killed between loses
    nothing.
    """
    folder = data / ASIDE
    folder.mkdir(exist_ok=True)
    names = (path.name if n == 0 else f"{path.name}.{n}" for n in count())
    to = next(folder / name for name in names if not (folder / name).exists())
    if stays:
        shutil.copyfile(path, to)
    else:
        path.rename(to)
    return Said(f"it was moved to {to}", f"已移至{to}")


def wrong_documents(data: Path) -> Iterator[Wrong]:
    """What is wrong with the imported documents of a data folder."""
    folder = data / "documents"
    try:
        known = catalog(folder)
    except BadCatalog as error:
        yield Wrong(folder / CATALOG, error.told, partial(_list_anew, folder, data))
        return
    for info in known:
        try:
            data_of(info, folder)
        except BadDocument as error:
            yield Wrong(folder / info.file, error.problems[0], partial(_unlist, info, folder, data))
    files = {info.file for info in known}
    for path in [*folder.glob(f"{UNFINISHED}*"), *folder.glob(FILES)]:
        if path.name not in files:
            yield Wrong(path, _LEFT, partial(_cleared, folder))
    yield from _left_over(folder / KEPT, ".*")


def _cleared(folder: Path) -> Said:
    """What a killed import left goes, as with every import."""
    with alone(folder):
        return _REMOVED


def _unlist(info: DocumentInfo, folder: Path, data: Path) -> Said:
    """Takes a document off the list; the damaged file is put aside."""
    with alone(folder):
        done = put_aside(folder / info.file, data) if (folder / info.file).exists() else _REMOVED
        write_catalog(folder, [one for one in catalog(folder) if one != info])
    return Said(
        f"{info.name} is no longer listed: import it again. {done}",
        f"{info.name}已从清单移除，请重新导入。{done.zh}",
    )


def _list_anew(folder: Path, data: Path) -> Said:
    """Makes the list of what can be read of it, and of the documents that say their own date."""
    with alone(folder, tidy=False):
        path, found = folder / CATALOG, dict[str, DocumentInfo]()
        if path.exists():
            with suppress(OSError):
                found = {info.file: info for info in _parts(path)}
            put_aside(path, data, stays=True)
        lost = []
        for one in sorted(folder.glob(FILES)):
            if (info := found.get(one.name) or _described(one)) is not None:
                found[one.name] = info
            else:
                lost.append(put_aside(one, data))
        here = [info for info in found.values() if (folder / info.file).exists()]
        write_catalog(folder, here)
    also = f"; {len(lost)} that don't say their date were put aside" if lost else ""
    zh = f"；{len(lost)}个未写日期的已移开" if lost else ""
    return Said(
        f"a list of {len(here)} documents was made{also}", f"已重建{len(here)}个文档的清单{zh}"
    )


def _parts(path: Path) -> Iterator[DocumentInfo]:
    """The documents of a damaged list whose own lines are whole."""
    text = path.read_bytes().decode("utf-8", "replace")
    for part in text.split("\n\n"):
        with suppress(BadCatalog):
            yield from listed(part, path)


def _described(path: Path) -> DocumentInfo | None:
    """A document by what its text says, if it is what its name says."""
    named = _DOCUMENT.fullmatch(path.name)
    if named is None or checksum(path.read_bytes()) != named[1]:
        return None
    try:
        return read_file(path, accept_faults=True)[0]
    except BadDocument:
        return None


def wrong_indexes(data: Path) -> Iterator[Wrong]:
    """What is wrong with the search indexes of a data folder; every byte is looked at."""
    root = data / "index"
    for folder in (root, root / "editions"):
        yield from _left_over(folder, ".*")
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            is_index = path.is_dir() and not path.name.startswith(".")
            if not is_index or path.name in ("editions", "answers"):
                continue
            if not is_complete(path, to_the_byte=True):
                told = Said(
                    "this search index is damaged; the next search builds another",
                    "此搜索索引已损坏；下次搜索会重新建立",
                )
                yield Wrong(path, told, partial(_dropped, path))
    yield from _left_over(root / "answers", ".*")


def _dropped(path: Path) -> Said:
    """Removes what can be made again."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    return _REMOVED


def _left_over(folder: Path, pattern: str) -> Iterator[Wrong]:
    """What killed processes have left in a folder; what is younger than an hour may be at work."""
    for path in sorted(folder.glob(pattern)) if folder.is_dir() else ():
        with suppress(FileNotFoundError):
            if time() - path.lstat().st_mtime >= _HOUR:
                yield Wrong(path, _LEFT, partial(_dropped, path))


def left_over(folder: Path, pattern: str) -> tuple[Wrong, ...]:
    """The same for a folder of others."""
    return tuple(_left_over(folder, pattern))


def unwritable(data: Path) -> Wrong | None:
    """That the folder can't be written, with the system's reason; None if it can."""
    probe = data / f"{UNFINISHED}probe"
    try:
        data.mkdir(parents=True, exist_ok=True)
        with probe.open("wb") as file:
            file.write(bytes(65_536))
    except OSError as error:
        return Wrong(data, unwritten(Said("it", ""), error, ELSEWHERE_DATA))
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)
    return None


Looking = Callable[[Path], Iterator[Wrong]]


def looked(look: Looking, data: Path) -> tuple[Wrong, ...]:
    """What one look finds; that something can't be read is a find too."""
    found: list[Wrong] = []
    try:
        found.extend(look(data))
    except OSError as error:
        why = reason(error)
        where = Path(str(error.filename)) if error.filename else data
        found.append(Wrong(where, Said(f"{_UNREADABLE} ({why})", f"{_UNREADABLE.zh}（{why.zh}）")))
    return tuple(found)
