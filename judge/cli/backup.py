"""`judge backup FILE` and `judge restore FILE`: what of the data folder can't be made again.

That is the imported documents and cards, and permalinks and reports where they are in the folder;
a database elsewhere is for its own tools (docs/backups.md). Indexes are built again. A backup may
be made while the site runs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tarfile
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from corpus.errors import Said
from corpus.refusals import ELSEWHERE_DATA, is_refused, reason, unwritten
from judge.cards.store import CARDS, CardStore
from judge.cli.restored import BROUGHT, PARTS, finish, is_taken
from judge.cli.terminal import Terminal, complain
from judge.errors import BadCards
from judge.values import Bilingual

DOCUMENTS, _, STORE = PARTS
_BACKUP, _RESTORE = ".backup-", ".restore-"  # how folders begin in which one is made


def add_to(commands: Any) -> None:
    """Adds both commands to the parser."""
    for name, run, what in (
        ("backup", run_backup, "write what can't be made again into one file"),
        ("restore", run_restore, "bring a backup back into a folder without documents and cards"),
    ):
        parser = commands.add_parser(name, help=what, description=__doc__)
        parser.add_argument("file", type=Path, metavar="FILE", help="a .tar.gz")
        parser.set_defaults(run=run)


def run_backup(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Writes the file, whole or not at all."""
    from corpus.health import left_over
    from corpus.imports import data_folder

    to: Path = arguments.file.absolute()
    try:
        for left in left_over(to.parent, f"{_BACKUP}*"):
            if left.mend is not None:
                left.mend()
        with tempfile.TemporaryDirectory(prefix=_BACKUP, dir=to.parent) as folder:
            copied = _copied(data_folder(), Path(folder))
            fresh = Path(folder) / "backup.tar.gz"
            with tarfile.open(fresh, "w:gz") as archive:
                for name in copied:
                    archive.add(Path(folder) / name, name)
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
            fresh.replace(to)
    except OSError as error:
        told = unwritten(to, error)
        complain(Bilingual(str(told), told.zh))
        return 2
    terminal.line(f"{to}: {', '.join(copied) or 'nothing was imported or kept'}")
    return 0


def _copied(data: Path, to: Path) -> list[str]:
    """Copies each part that is there, as it is at one moment; the names of those."""
    from corpus.documents import CATALOG

    if (data / DOCUMENTS / CATALOG).exists():
        found = _documents(data / DOCUMENTS)
        (to / DOCUMENTS).mkdir()
        for name, text in found.items():
            (to / DOCUMENTS / name).write_bytes(text)
    CardStore(data / CARDS).copy(to / CARDS)
    if not os.environ.get("DATABASE_URL") and (data / STORE).exists():
        from web.store import StoreError, copied

        try:
            copied(data / STORE, to / STORE)
        except StoreError as error:
            en = f"{error}; `judge doctor` says what helps"
            raise BadCards(en, f"{error.told.zh}；请运行`judge doctor`") from error
    return [name for name in PARTS if (to / name).exists()]


def _documents(folder: Path) -> dict[str, bytes]:
    """The list of the documents and what it names, as they are at one moment."""
    from corpus.documents import CATALOG, catalog
    from corpus.errors import Blocked
    from corpus.imports import alone

    def read() -> dict[str, bytes]:
        names = (CATALOG, *(info.file for info in catalog(folder)))
        return {name: (folder / name).read_bytes() for name in names}

    try:
        with alone(folder, tidy=False):
            return read()
    except Blocked:  # where nothing can be written, nothing changes meanwhile
        return read()


def run_restore(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Brings all parts back, once they were found whole; refuses to overwrite any."""
    from corpus.imports import data_folder

    data = data_folder()
    finish(data)
    there = [name for name in PARTS if is_taken(data, name)]
    if there:
        names = ", ".join(there)
        complain(
            Bilingual(
                f"{data} has {names}: name an empty folder with JUDGE_DATA, or move them away",
                f"{data}中已有{names}：请用JUDGE_DATA指定空文件夹，或先移走它们",
            )
        )
        return 2
    try:
        data.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=_RESTORE, dir=data) as folder:
            fresh = Path(folder) / "new"
            fresh.mkdir()
            _unpack(arguments.file, fresh)
            wrong = _wrong(fresh)
            if wrong is None:
                fresh.rename(data / BROUGHT)
                finish(data)
    except OSError as error:
        is_ours = is_refused(error)
        wrong = unwritten(data, error, ELSEWHERE_DATA) if is_ours else reason(error)
    except (EOFError, tarfile.TarError) as error:
        wrong = Said(str(error), str(error))
    if wrong is not None:
        file = arguments.file
        en = f"{file} can't be restored: {wrong}; nothing was changed"
        complain(Bilingual(en, f"{file}无法恢复：{wrong.zh}；未作任何改动"))
        return 2
    terminal.line(f"{data}: {', '.join(name for name in PARTS if (data / name).exists())}")
    return 0


def _unpack(file: Path, to: Path) -> None:
    """Writes the files of a backup, each under its own plain name, and no other."""
    with tarfile.open(file, "r:gz") as archive:
        for member in archive:
            folder, _, name = member.name.rpartition("/")
            is_known = member.name in (CARDS, STORE) or (folder == DOCUMENTS and name != "..")
            packed = archive.extractfile(member) if member.isfile() and is_known else None
            if packed is None:
                continue
            (to / folder).mkdir(exist_ok=True)
            with packed, (to / folder / name).open("wb") as out:
                shutil.copyfileobj(packed, out)


def _wrong(folder: Path) -> Said | None:
    """What is damaged in an unpacked backup; None if nothing is."""
    from corpus.documents import sound

    _, damaged = sound(folder / DOCUMENTS)
    for error in damaged:
        return error.told
    problem = CardStore(folder / CARDS).problem(to_the_byte=True)
    if problem is not None:
        return Said(problem.told.en, problem.told.zh)
    if not any(folder.iterdir()):
        return Said("there is no part of a data folder in it", "其中没有数据文件夹的内容")
    if not (folder / STORE).exists() or find_spec("sqlalchemy") is None:
        return None
    from web.store import damage

    why = damage(folder / STORE)
    return None if why is None else Said(why, why)
