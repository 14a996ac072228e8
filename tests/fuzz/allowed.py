"""What may come out of a door: errors of the project in both languages, and data that can be sent.

Whatever else comes out is `Wrong`, or an error of Python's that is a fault by itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from corpus.errors import CorpusError
from corpus.structs import to_bytes
from judge.errors import JudgeError

MARK = "<x9q>\"'&"  # planted in inputs: what is shown of them must be escaped
SAID = (CorpusError, JudgeError)
Through = Callable[[bytes], str]
_Input = TypeVar("_Input")
_UNESCAPED = re.compile(rb"""["'<]x9q(?!&gt;)""", re.IGNORECASE)
_INNARDS = re.compile(
    r"Traceback \(most|<class '|\bobject at 0x|\bNoneType\b|' object (?:is not|has no|does not)"
)
_QUOTED = re.compile(r"""'[^']*'|"[^"]*"|“[^”]*”|[\d<>./]+|\\S*:\d+""")
_CHINESE = re.compile("[\u4e00-\u9fff]|^“")  # or words as they were written, quoted
_MARKUP = ("html", "xml", "svg")


class Wrong(AssertionError):
    """Something came out that may not."""


def told(error: CorpusError | JudgeError) -> str:
    """The kind of an error that is said in both languages; raises `Wrong` for one that isn't."""
    said = error.told
    english, chinese = (str(said), said.zh) if isinstance(said, str) else (said.en, said.zh)
    for text in (english, chinese):
        if not text.strip() or _INNARDS.search(text):
            raise Wrong(f"{type(error).__name__} is told as {text!r:.300}") from error
        sent(text)
    if not _CHINESE.search(chinese):
        raise Wrong(f"{type(error).__name__} has no Chinese: {chinese!r:.300}") from error
    return f"{type(error).__name__}: {_QUOTED.sub('', english)[-60:]}"


def sent(plain: Any) -> bytes:
    """Plain data as it is sent; raises `Wrong` for what can't be, or can't be read again."""
    try:
        whole = to_bytes(plain)
        json.loads(whole)
    except (ValueError, TypeError) as error:
        raise Wrong(f"this can't be sent: {error}") from error
    return whole


def shown(kind: str, body: bytes) -> None:
    """Holds a body of this content type to what may be shown."""
    if b"Traceback (most recent call last)" in body:
        raise Wrong("a traceback is shown")
    if any(word in kind for word in _MARKUP) and (found := _UNESCAPED.search(body)):
        around = body[max(0, found.start() - 120) : found.end() + 80]
        raise Wrong(f"what was sent is shown unescaped: {around!r}")
    if "json" in kind and "jsonl" not in kind:
        try:
            json.loads(body)
        except ValueError as error:
            raise Wrong(f"a body that says it is JSON isn't: {error}") from error


def said(ask: Callable[[_Input], str]) -> Callable[[_Input], str]:
    """What lets an input through; an error that is said in both languages is an answer."""

    def through(data: _Input) -> str:
        try:
            return ask(data)
        except SAID as error:
            return told(error)

    return through
