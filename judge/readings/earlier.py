"""The reading of a file of cards with the code of an earlier commit, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO

from judge.errors import NoSuchCommit
from judge.readings import reading
from judge.readings.comparing import Earlier

ROOT = Path(__file__).parents[2]
CODE = ("judge", "corpus")  # what the reader of card text is made of


class Reading:
    """A reading that goes on beside this process; `finish` waits for its forms and defaults."""

    def __init__(self, process: subprocess.Popen[bytes], said: IO[bytes]) -> None:
        self._process, self._said = process, said

    def finish(self) -> tuple[Earlier, dict[str, str]]:
        """The forms by face and text, and the defaults by field; raises `NoSuchCommit`."""
        assert self._process.stdout is not None
        lines: dict[tuple[str, str], str | None] = {}
        defaults: dict[str, str] = {}
        for row in self._process.stdout:
            place, text, form = json.loads(row)
            if text is None:
                defaults[place] = form
            else:
                lines[place, text] = form
        if self._process.wait():
            self._said.seek(0)
            told = self._said.read().decode(errors="replace").strip().splitlines()
            why = told[-1] if told else ""
            raise NoSuchCommit(
                f"that code does not read the file: {why}", f"该代码无法读取此文件：{why}"
            )
        return lines, defaults


@contextmanager
def reading_at(commit: str, cards: Path) -> Iterator[Reading]:
    """A reading of the cards with the code of a commit; process and code are gone afterwards."""
    with TemporaryDirectory() as folder, TemporaryFile() as said:
        _unpack(commit, Path(folder))
        process = subprocess.Popen(
            [sys.executable, "-P", str(Path(reading.__file__)), str(cards.resolve())],
            env=os.environ | {"PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            stderr=said,
        )
        try:
            yield Reading(process, said)
        finally:
            process.kill()
            process.communicate()


def _unpack(commit: str, folder: Path) -> None:
    """The code of a commit, written to a folder; raises `NoSuchCommit`."""
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", commit, *CODE]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError as error:
        why = error.strerror
        raise NoSuchCommit(f"git cannot be run ({why})", f"无法运行git（{why}）") from error
    if done.returncode:
        why = done.stderr.decode(errors="replace").strip()
        raise NoSuchCommit(f"{commit}: {why}", f"{commit}无此提交：{why}")
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
