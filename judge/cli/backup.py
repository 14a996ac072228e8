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
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from judge.cards.store import CARDS, CardStore
from judge.cli.terminal import Terminal, complain
from judge.values import Bilingual

DOCUMENTS, STORE = "documents", "store.sqlite"
PARTS = (DOCUMENTS, CARDS, STORE)


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
    from corpus.imports import data_folder

    to: Path = arguments.file.absolute()
    try:
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=to.parent) as folder:
            copied = _copied(data_folder(), Path(folder))
            fresh = Path(folder) / "backup.tar.gz"
            with tarfile.open(fresh, "w:gz") as archive:
                for name in copied:
                    archive.add(Path(folder) / name, name)
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
            fresh.replace(to)
    except OSError as error:
        why = error.strerror or error
        complain(Bilingual(f"{to} can't be written: {why}", f"{to}无法写入：{why}"))
        return 2
    terminal.line(f"{to}: {', '.join(copied) or 'nothing was imported or kept'}")
    return 0


def _copied(data: Path, to: Path) -> list[str]:
    """Copies each part that is there, as it is at one moment; the names of those."""
    from corpus.documents import CATALOG, catalog
    from corpus.imports import alone

    folder = data / DOCUMENTS
    if (folder / CATALOG).exists():
        (to / DOCUMENTS).mkdir()
        with alone(folder, tidy=False):
            for name in (CATALOG, *(info.file for info in catalog(folder))):
                shutil.copyfile(folder / name, to / DOCUMENTS / name)
    CardStore(data / CARDS).copy(to / CARDS)
    if not os.environ.get("DATABASE_URL") and (data / STORE).exists():
        from web.store import copied

        copied(data / STORE, to / STORE)
    return [name for name in PARTS if (to / name).exists()]


def run_restore(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Brings all parts back, once they were found whole; refuses to overwrite any."""
    from corpus.imports import data_folder

    data = data_folder()
    there = [name for name in PARTS if (data / name).exists()]
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
        with tempfile.TemporaryDirectory(prefix=".restore-", dir=data) as folder:
            _unpack(arguments.file, Path(folder))
            wrong = _wrong(Path(folder))
            if wrong is None:
                for name in PARTS:
                    with suppress(FileNotFoundError):
                        (Path(folder) / name).rename(data / name)
    except (OSError, EOFError, tarfile.TarError) as error:
        wrong = str(getattr(error, "strerror", None) or error)
    if wrong is not None:
        file = arguments.file
        en = f"{file} can't be restored: {wrong}; nothing was changed"
        complain(Bilingual(en, f"{file}无法恢复：{wrong}；未作任何改动"))
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


def _wrong(folder: Path) -> str | None:
    """What is damaged in an unpacked backup; None if nothing is."""
    from corpus.documents import sound

    _, damaged = sound(folder / DOCUMENTS)
    for error in damaged:
        return str(error)
    problem = CardStore(folder / CARDS).problem(to_the_byte=True)
    if problem is not None:
        return str(problem)
    if not (folder / STORE).exists() or find_spec("sqlalchemy") is None:
        return None if any(folder.iterdir()) else "there is no part of a data folder in it"
    from web.store import damage

    return damage(folder / STORE)
