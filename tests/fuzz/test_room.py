"""The room itself notices what it is there for: errors, hangs, deaths, and what is unescaped."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.errors import JudgeError
from judge.values import Bilingual
from tests.fuzz import running
from tests.fuzz.allowed import MARK, Wrong, shown, told
from tests.fuzz.doors import Door
from tests.fuzz.making import made


def seeds() -> Iterator[bytes]:
    """What a toy door takes."""
    yield from (b"good", b"bad", b"deadly")


def opened() -> running.Through:
    """Breaks on one word, and takes its process with it on another."""

    def through(data: bytes) -> str:
        if data == b"deadly":
            os._exit(9)
        if data == b"bad":
            raise KeyError(data)
        return "good"

    return through


def test_what_breaks_a_door_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error, and the death of the process, after which another one goes on."""
    monkeypatch.setattr(running, "KEPT", tmp_path)
    found = running.run(Door("toy", seeds, opened), 0.01, 0)
    assert {path.read_bytes() for path in (tmp_path / "toy").iterdir()} == {b"bad", b"deadly"}
    assert sorted(found.wrong) == ["test_room.py through: KeyError", "the process ended with N"]
    assert found.inputs >= 3


def test_what_takes_too_long_is_ended() -> None:
    door = Door("toy", seeds, opened, seconds=0.05)
    with pytest.raises(Wrong, match=r"more than 0\.05 s"):
        running.sent_through(door, lambda _: _forever(), b"")


def _forever() -> str:
    while True:
        pass


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/html", f"<p>{MARK}</p>"),
        ("text/html", f'<p title="{MARK[5:]}x9q">"x9q</p>'),
        ("application/json", "{"),
        ("text/plain", "Traceback (most recent call last):"),
    ],
)
def test_what_may_not_be_shown_is_wrong(kind: str, body: str) -> None:
    with pytest.raises(Wrong):
        shown(kind, body.encode())
    shown("text/html", b"<p>&lt;x9q&gt;&#34;</p>")


@pytest.mark.parametrize(
    ("en", "zh"), [("no", "no"), ("", "不"), ("<class 'int'>", "不"), ("a", "不\ud800")]
)
def test_an_error_that_is_not_said_in_both_languages_is_wrong(en: str, zh: str) -> None:
    error = JudgeError()
    error.told = Bilingual("no", "不")
    assert told(error).startswith("JudgeError")
    error.told = Bilingual(en, zh)
    with pytest.raises(Wrong):
        told(error)


def test_a_seed_makes_the_same_inputs() -> None:
    """And nearly all of them odd."""
    one, other = ([made(random.Random(n), [b"a: {b: 1}"]) for n in range(50)] for _ in range(2))
    assert one == other
    assert len(set(one)) > 40
