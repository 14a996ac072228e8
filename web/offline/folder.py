"""A folder is put in place whole: one that is killed while it is made leaves what was there."""

from __future__ import annotations

import ctypes
import glob
import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from web.offline.errors import BadFolder

MARK = "export.json"  # the file by which a folder of ours is known
_KIND = "rules-judge export"
_HERE, _EXCHANGE = -100, 2  # AT_FDCWD; RENAME_EXCHANGE of Linux, RENAME_SWAP of macOS


@contextmanager
def replacing(folder: Path, about: dict[str, object]) -> Iterator[Path]:
    """An empty folder to write to, which then takes the place of `folder`, marked as ours.

    It is made beside it. Raises `BadFolder` if there is something that is not ours, or if nothing
    can be written there; then, and if the block raises, what was there stays.
    """
    folder = folder.expanduser().resolve()
    _may_be_replaced(folder)
    new = folder.with_name(f".{folder.name}.new.{os.getpid()}")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        tidy(folder)
        new.mkdir()
        yield new
        (new / MARK).write_text(json.dumps({"kind": _KIND, **about}, indent=1), encoding="utf-8")
        _put_in_place(new, folder)
    except OSError as error:
        raise BadFolder.unwritable(folder, error) from error
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _may_be_replaced(folder: Path) -> None:
    if not folder.exists():
        return
    if not folder.is_dir():
        raise BadFolder.no_folder(folder)
    try:
        if any(folder.iterdir()) and not _is_ours(folder):
            raise BadFolder.not_ours(folder)
    except OSError as error:
        raise BadFolder.unwritable(folder, error) from error


def _is_ours(folder: Path) -> bool:
    with suppress(OSError, ValueError, AttributeError):
        said = json.loads((folder / MARK).read_text(encoding="utf-8"))
        return bool(said.get("kind") == _KIND)
    return False


def _put_in_place(new: Path, folder: Path) -> None:
    """In one step where the system can; else there is none for a moment."""
    old = folder.with_name(f".{folder.name}.old.{os.getpid()}")
    had = folder.exists()
    if had and _exchanged(new, folder):
        return
    if had:
        folder.replace(old)
    try:
        new.replace(folder)
    except OSError:
        if had:
            old.replace(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _exchanged(new: Path, folder: Path) -> bool:
    """Two folders change places in one step; False where the system or the disk can't do that."""
    both = os.fsencode(new), os.fsencode(folder)
    failed = 1
    with suppress(OSError, AttributeError):  # a library without the function
        if sys.platform == "linux":
            failed = ctypes.CDLL(None).renameat2(_HERE, both[0], _HERE, both[1], _EXCHANGE)
        elif sys.platform == "darwin":
            failed = ctypes.CDLL(None).renamex_np(*both, _EXCHANGE)
    return not failed


def tidy(place: Path) -> None:
    """Removes what processes that were killed left beside a folder or file."""
    for left in place.parent.glob(f".{glob.escape(place.name)}.*.*"):
        state, _, process = left.name.removeprefix(f".{place.name}.").partition(".")
        if state in ("new", "old") and not runs(process):
            shutil.rmtree(left) if left.is_dir() else left.unlink()


def runs(process: str) -> bool:
    """True if a process of this number may be at work."""
    if os.name != "posix" or not process.isdecimal():
        return True
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
