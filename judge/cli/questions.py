"""A question in words in a terminal: the ruling, or else what was read of it and what fits it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import judge
from corpus.errors import NoIndex
from corpus.shelf import Shelf
from judge.cli import options, search
from judge.cli.rulings import Shown, words_of
from judge.cli.terminal import Terminal, complain, language_of_locale
from judge.precedents import text_of
from judge.questions import Read, Reading, State, read
from judge.scenario.writing import write_yaml
from judge.values import Bilingual

if TYPE_CHECKING:
    from corpus.library import Library
    from corpus.query.fitting import Reference
    from corpus.searching import Searching

    Fits = Callable[[str], tuple[Reference, ...]]

STATES = {
    State.DRAFT: Bilingual(
        "I can't rule on this yet: I have read only a part of it.",
        "暂时无法裁定：只读懂了一部分。",
    ),
    State.REFERENCES: Bilingual(
        "I can't rule on this: I have read none of it.", "无法裁定：未能读懂此问题。"
    ),
    State.ASKED_BACK: Bilingual(
        "There are two ways to read this, and their answers differ.", "有两种理解，答案不同。"
    ),
}
GUESS = Bilingual(
    "Is this what you ask? I did not read every word; if you mean this:",
    "你要问的是这个吗？并非每个词都读懂了；如果是这个意思：",
)
NOT_READ = Bilingual("not read: {!r}", "未读懂：“{}”")
LEFT_OUT = Bilingual("left out: {!r}", "未计入：“{}”")
UNDERSTOOD = Bilingual("I understood:", "我的理解：")
DRAFT = Bilingual(
    "As far as I read it. Complete it in a file and rule on it with judge ask FILE:",
    "已读懂的部分。可存为文件补全后，用 judge ask 文件 裁定：",
)
READY = Bilingual("A ready ruling like it:", "与之相似的现成裁定：")
FITTING = Bilingual("What fits it:", "相关内容：")


def ask(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Rules on a question, told back; what is not read to its end is told, and exit code 1."""
    found = read(arguments.file, limits=options.limits(arguments), edition=arguments.edition)
    if arguments.json:
        terminal.json(as_json(found, fits_of(terminal)))
    else:
        _Answer(found, arguments, terminal).show()
    return int(found.ruling is None)


def fits_of(terminal: Terminal) -> Fits:
    """What finds what fits a question, of the library here."""
    library = options.library()
    return fitting(library, partial(search.searching, library, terminal))


def as_json(found: Read, fits: Fits) -> dict[str, Any]:
    """The form of `judge read --json`."""
    return found.to_dict(tuple(one.to_dict() for one in fits(found.question)))


def fitting(library: Library, opened: Callable[[], Searching]) -> Fits:
    """What finds the ready rulings and the rules that fit a question, by a search opened once.

    Where there is none, because its index can't be built, nothing fits, and the reason is told.
    """
    from corpus.query.fitting import references

    try:
        return partial(references, Shelf(library), opened().main)
    except NoIndex as error:
        complain(error)
        return lambda question: ()


class _Answer:
    """What is said of a question, in the languages that are wanted."""

    def __init__(self, found: Read, arguments: argparse.Namespace, terminal: Terminal) -> None:
        self._found, self._arguments, self._terminal = found, arguments, terminal
        self._lang = arguments.lang or language_of_locale()
        full, why = arguments.full, arguments.why
        self._shown = Shown(terminal, options.library(), self._lang, full=full, why=why)

    def show(self) -> None:
        """The ruling, or that there is none; then what was read, and what fits."""
        found = self._found
        if found.ruling is None:
            self._line(GUESS if found.is_guess else STATES[found.state], "bold yellow")
        for one in found.readings or (found.reading,):
            self._reading(one)
        if found.state is State.DRAFT:
            self._line(DRAFT)
            draft = write_yaml(dict(found.reading.scenario)).rstrip()
            self._terminal.line(draft, "dim", indent=2)
        if found.ruling is None:
            self._fitting()

    def _line(self, said: Bilingual, style: str = "", indent: int = 0) -> None:
        """Says something on one line, in one language or both."""
        texts = options.texts(words_of(said), self._lang)
        self._terminal.line(" / ".join(texts), style, indent=indent)

    def _reading(self, reading: Reading) -> None:
        """What was understood, what was taken for granted, what was not read, and the ruling."""
        if reading.said is not None:
            self._line(UNDERSTOOD, "dim")
            for text in options.texts(words_of(reading.said), self._lang):
                self._terminal.line(text, "dim", indent=2)
        for one in reading.inferred:
            self._line(one.what, "dim", indent=2)
        for span in reading.unread:
            said = LEFT_OUT if reading.is_guess else NOT_READ
            told = Bilingual(said.en.format(span.text), said.zh.format(span.text))
            self._line(told, "yellow")
        for doubt in reading.doubts:
            self._line(doubt, "yellow")
        if reading.ruling is not None:
            question = self._found.question
            self._shown.show(Bilingual(question, question), reading.ruling)

    def _fitting(self) -> None:
        """A ready ruling that answers such a question, then all else that fits."""
        fits = fits_of(self._terminal)(self._found.question)
        ready = next((one for one in fits if one.is_answer), None)
        if ready is not None:
            self._ready(ready.number)
        others = [one for one in fits if one is not ready]
        if others:
            self._line(FITTING)
        for one in others:
            title = " / ".join(options.texts(one.title, self._lang))
            number = f"{one.number}  " if one.kind == "rule" else ""
            self._terminal.line(number + title, indent=2)

    def _ready(self, key: str) -> None:
        """The ruling on an own scenario, if there is one today."""
        text = text_of(key)
        assert text is not None
        (scenario, *_) = judge.load_scenarios(text)
        limits = options.limits(self._arguments)
        with suppress(judge.BudgetSpent, judge.Unsupported):
            ruling = judge.ask(scenario, limits, self._arguments.edition)
            if not ruling.unsupported:
                self._line(READY)
                self._shown.show(scenario.title, ruling)
