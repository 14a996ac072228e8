"""Text becomes lines for a reader: colored and wrapped in a terminal, plain in a pipe."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, TextIO

from corpus.structs import Struct
from judge.values import Bilingual

if TYPE_CHECKING:
    from rich.console import Console

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of_locale() -> str:
    """Chinese where the locale is Chinese, else English."""
    named = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    return "zh" if named.lower().startswith("zh") else "en"


def complain(error: Exception | Bilingual, lang: str | None = None) -> None:
    """Says on standard error what went wrong, in a language if it is one, else in the locale's."""
    told = error if isinstance(error, Bilingual) else error.told  # type: ignore[attr-defined]
    is_chinese = (lang if lang in ("en", "zh") else language_of_locale()) == "zh"
    en = told.en if isinstance(told, Bilingual) else str(told)
    print(f"judge: {told.zh if is_chinese else en}", file=sys.stderr)


class Terminal(Struct):
    """Where a command writes; `console` is None when the output is not a terminal."""

    stream: TextIO
    console: Console | None

    @classmethod
    def of(cls, stream: TextIO) -> Terminal:
        """The terminal behind `stream`, or a plain writer for a pipe or file.

        What its encoding lacks, as a file's name that is no text, is written as its number.
        """
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
        if not stream.isatty():
            return cls(stream, None)
        from rich.console import Console  # takes a tenth of a second: only for people

        console = Console(file=stream, highlight=False)
        console.width = min(console.width, 100)
        return cls(stream, console)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Writes one paragraph; `style` is a rich style, `indent` in columns."""
        if self.console is None:
            print(" " * indent + text.replace("\n", "\n" + " " * indent), file=self.stream)
            return
        from rich.padding import Padding
        from rich.text import Text

        self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent)))

    def json(self, value: Any) -> None:
        """Writes `value` as one JSON document on one line."""
        print(json.dumps(value, ensure_ascii=False), file=self.stream)

    @contextmanager
    def progress(self, title: str) -> Iterator[Callable[[int, int], None]]:
        """A bar for people that is told what is done and how much there is; nothing in a pipe."""
        if self.console is None:
            yield lambda done, size: None
            return
        from rich.progress import Progress

        with Progress(console=self.console, transient=True) as bar:
            task = bar.add_task(title)
            yield lambda done, size: bar.update(task, completed=done, total=size)
