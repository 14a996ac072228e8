"""A ruling is shown in a terminal: the answer, the rules that it turns on, more where wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from corpus.ids import RuleId
from corpus.shelf import Shelf
from corpus.structs import Struct
from judge.cite import CARRYING_OUT
from judge.cli import options
from judge.cli.rule import bilingual
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.library import Library
    from judge.ruling.by_edition import Citation
    from judge.ruling.ruling import Deciding, Possibility, Ruling, Step
    from judge.values import Bilingual

STYLES = {"determined": "green", "depends": "yellow", "loop": "yellow", "unsupported": "red"}
VERDICTS = {  # in English and in Chinese
    "depends": ("depends", "视选择而定"),
    "loop": ("loop", "循环"),
    "unsupported": ("unsupported", "暂不支持"),
}
MOST_OUTCOMES = 12  # that are shown without --full
MOST_WAYS = 3  # to each of them
SENTENCE = re.compile("[^。]*。|[^.]*(?:[.](?![ ]?[a-z0-9])|[.]$)|.+$", re.DOTALL)


def as_json(ruling: Ruling, library: Library) -> dict[str, Any]:
    """The ruling in the form of `judge ask --json`, its citations with their texts."""
    cited = [
        {
            "number": one.number,
            "edition": one.edition,
            **text_of(one, library),
            "notes": [bilingual(note) for note in _notes(one, library) if note.languages],
        }
        for one in ruling.citations
    ]
    return {**ruling.to_dict(), "citations": cited}


def text_of(citation: Citation, library: Library) -> dict[str, Any]:
    """The text of a cited rule, in the nearest edition that has it; empty where none does.

    With it stands of which edition it is in a language that this one lacks.
    """
    found = library.standing(RuleId.parse(citation.number), citation.edition)
    if found is None:
        return {"text": {"en": None, "zh": None}}
    graph = library.graph(found.edition)
    lending = partial(Shelf(library).in_language, graph, found.number)
    return options.completed(graph.rule(found.number).text, lending)


def _notes(citation: Citation, library: Library) -> Iterator[Any]:
    """Of which edition the text is, if of another, and what became of the rule later."""
    number, edition = RuleId.parse(citation.number), citation.edition
    found = (library.standing(number, edition), library.later(number, edition))
    yield from (each.told for each in found if each is not None)


def words_of(text: Bilingual) -> Any:
    """A text of the judge as one of the corpus, so that --lang picks from it."""
    from corpus.model import Bilingual

    return Bilingual(text.en or None, text.zh or None)


class Shown(Struct):
    """Shows rulings in a language; `why` with the whole play, `full` with all rules' texts."""

    terminal: Terminal
    library: Library
    lang: str
    full: bool = False
    why: bool = False

    def show(self, title: Bilingual, ruling: Ruling) -> None:
        """The answer first, then the rules that it turns on, what was assumed, and the rest."""
        self.terminal.line(" / ".join(options.texts(words_of(title), self.lang)), "bold")
        if ruling.verdict.value != "determined":
            self.terminal.line(
                VERDICTS[ruling.verdict.value][self.lang == "zh"],
                STYLES[ruling.verdict.value],
                indent=2,
            )
        for text in options.texts(words_of(ruling.answer), self.lang):
            self.terminal.line(text, "bold green", indent=2)
        for words in ruling.unsupported if self.lang != "zh" else ():  # the answer says it, too
            self.terminal.line(f"cannot be carried out: {words}", "red", indent=2)
        self._outcomes(ruling)
        for one in ruling.deciding:
            self._deciding(one)
        for assumption in ruling.assumptions:
            self._line(assumption, options.labelled(self.lang, "assumed: ", "假定："))
        for unread in ruling.unread:
            label = options.labelled(self.lang, "not read and not needed: ", "未读且不需要：")
            self._line(unread, label)
        if self.why:
            for step in (*ruling.steps, *ruling.looked_up):
                self._step(step, 2)
        if self.full:
            self._citations(ruling)
        elif ruling.citations:
            numbers = ", ".join(cited.number for cited in ruling.citations)
            self.terminal.line(f"{numbers} ({ruling.rules})", "dim", indent=2)

    def _line(self, text: Bilingual, before: str) -> None:
        for words in options.texts(words_of(text), self.lang):
            self.terminal.line(f"{before}{words}", "dim", indent=2)

    def _outcomes(self, ruling: Ruling) -> None:
        label = options.labelled(self.lang, "outcome: ", "结果：")
        shown = ruling.outcomes if self.full else ruling.outcomes[:MOST_OUTCOMES]
        for outcome in shown:
            for text in options.texts(words_of(outcome.answer), self.lang):
                self.terminal.line(label + text, "yellow", indent=2)
            self._ways(outcome)
        self._left_out(len(ruling.outcomes) - len(shown), "outcomes", "种结果", 2)

    def _ways(self, outcome: Possibility) -> None:
        """The choices that lead to an outcome, each way of choosing in a line."""
        condition = options.labelled(self.lang, "if: ", "如果：")
        shown = outcome.ways if self.full else outcome.ways[:MOST_WAYS]
        for way in shown:
            for lang in ("en", "zh") if self.lang == "both" else (self.lang,):
                said = ("" if lang == "zh" else " ").join(
                    getattr(chosen.said, lang) for chosen in way
                )
                self.terminal.line(condition + said, "dim", indent=4)
        self._left_out(len(outcome.ways) - len(shown), "ways of choosing", "种选择方式", 4)

    def _left_out(self, number: int, en: str, zh: str, indent: int) -> None:
        if number:
            text = options.labelled(
                self.lang,
                f"{number} more {en}: --full shows them",
                f"另有{number}{zh}：--full可显示",
            )
            self.terminal.line(text, "dim", indent=indent)

    def _deciding(self, one: Deciding) -> None:
        """A rule that the answer turns on: why, what is often thought, the words that decide."""
        why, *more = options.texts(words_of(one.why), self.lang)
        self.terminal.line(f"{one.rule.number}  {why}", "cyan", indent=2)
        for text in more:
            self.terminal.line(text, "cyan", indent=4)
        for text in () if one.without is None else options.texts(words_of(one.without), self.lang):
            self.terminal.line(text, "magenta", indent=4)
        for before, text in self._cited(one.rule):
            words = text if self.full else sentence(text, one.rule.number)
            self.terminal.line(before + words, "dim", indent=4)

    def _cited(self, citation: Citation) -> list[tuple[str, str]]:
        """The texts of a cited rule, each behind its mark: lent where its edition lacks one."""
        number = RuleId.parse(citation.number)
        found = self.library.standing(number, citation.edition)
        if found is None:
            return []
        graph = self.library.graph(found.edition)
        lending = partial(Shelf(self.library).in_language, graph, found.number)
        return options.shown(graph.rule(found.number).text, self.lang, lending)

    def _citations(self, ruling: Ruling) -> None:
        for citation in ruling.citations:
            self.terminal.line(f"{citation.number} ({citation.edition})", "cyan", indent=2)
            for note in _notes(citation, self.library):
                for text in options.texts(note, self.lang):
                    self.terminal.line(text, "yellow", indent=4)
            for before, text in self._cited(citation):
                self.terminal.line(before + text, "dim", indent=4)

    def _step(self, step: Step, indent: int) -> None:
        rules = f"  [{', '.join(step.rules)}]" if step.rules else ""
        for text in options.texts(words_of(step.text), self.lang):
            self.terminal.line(f"- {text}{rules}", indent=indent)
            rules = ""
        for below in step.steps:
            self._step(below, indent + 2)


def sentence(text: str, rule: str) -> str:
    """The sentence of a rule that is carried out: with the words that code quotes, else the first.

    >>> sentence("A creature with flying can't be blocked by just any. See rule 509.", "702.9b")
    "A creature with flying can't be blocked by just any."
    """
    quoted = [
        words.witness
        for cited in CARRYING_OUT.get(rule, ())
        for words in cited.citations
        if words.number == rule
    ]
    every = [found.strip() for found in SENTENCE.findall(text) if found.strip()]
    fits = (one for one in every if any(witness in one for witness in quoted))
    return next(fits, every[0] if every else text)
