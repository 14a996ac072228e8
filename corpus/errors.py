"""What can go wrong in the corpus, each error building its own sentences from the bad value.

CorpusError
├── BadRuleNumber      text that is not a rule number
├── UnknownRule        a number that the edition does not have
├── UnknownEdition     a date that no loaded document has
├── UnknownTerm        a word that no glossary entry has
├── NoCommonGround     two editions that have no chapter or no language in common
├── BadDocument        a file that cannot be read as rules, with every problem in it
│   ├── BadCatalog     the list of imported documents, damaged
│   └── Blocked        the folder of imported documents, which can't be written
├── BadQuery           a query that is too long to search for
└── NoIndex            a folder in which no search index can be built
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from corpus.structs import Struct


class Said(str):
    """A sentence in English, with the Chinese beside it.

    >>> at_line(3, "it is not an object", "不是对象").zh
    '第3行：不是对象'
    """

    zh: str

    def __new__(cls, en: str, zh: str) -> Self:
        """The sentence in both languages."""
        made = super().__new__(cls, en)
        made.zh = zh
        return made


def at_line(line: int, en: str, zh: str) -> Said:
    """What is wrong in a line of a file."""
    return Said(f"line {line}: {en}", f"第{line}行：{zh}")


class CorpusError(Exception):
    """Every error of this package; `str()` of it is a sentence for the user, `told` both."""

    def __init__(self, en: str, zh: str) -> None:
        self.told = Said(en, zh)
        super().__init__(en, zh)

    def __str__(self) -> str:
        return str.__str__(self.told)


class BadRuleNumber(CorpusError, ValueError):
    """Text that is not a rule number; `nearest` are well-formed numbers close to it."""

    def __init__(self, text: str, reason: Said, nearest: Sequence[str] = ()) -> None:
        self.text, self.reason, self.nearest = text, reason, tuple(nearest)
        near = did_you_mean(self.nearest)
        super().__init__(
            f"{text!r} is not a rule number: {reason}{near}",
            f"“{text}”不是规则编号：{reason.zh}{near.zh}",
        )


class UnknownRule(CorpusError, KeyError):
    """A well-formed number that the edition does not have."""

    def __init__(self, number: str, edition: str, nearest: Sequence[str] = ()) -> None:
        self.number, self.edition, self.nearest = number, edition, tuple(nearest)
        near = did_you_mean(nearest)
        super().__init__(
            f"The edition of {edition} has no rule {number}.{near}",
            f"{edition}版没有规则{number}。{near.zh}",
        )


class UnknownEdition(CorpusError, KeyError):
    """A date for which no document is loaded."""

    def __init__(self, asked: str, known: Sequence[str], nearest: Sequence[str] = ()) -> None:
        self.asked, self.known, self.nearest = asked, tuple(known), tuple(nearest)
        near = did_you_mean(nearest)
        super().__init__(
            f"No edition {asked!r} is loaded; there are {', '.join(known)}.{near}",
            f"没有载入“{asked}”版；现有{'、'.join(known)}。{near.zh}",
        )


class UnknownTerm(CorpusError, KeyError):
    """A word for which the edition's glossary and term table have no entry."""

    def __init__(self, term: str, edition: str, nearest: Sequence[str] = ()) -> None:
        self.term, self.edition, self.nearest = term, edition, tuple(nearest)
        near = did_you_mean(nearest)
        super().__init__(
            f"The edition of {edition} has no term {term!r}.{near}",
            f"{edition}版没有术语“{term}”。{near.zh}",
        )


class NoCommonGround(CorpusError):
    """Two editions that cannot be compared."""

    def __init__(self, old: str, new: str, has_language: bool) -> None:
        self.old, self.new = old, new
        lack = "cover no common chapter" if has_language else "have no language in common"
        super().__init__(
            f"The documents of {old} and {new} {lack}, so they cannot be compared; "
            "import another document of one of these dates.",
            f"{old}与{new}的文档没有共同的{'章' if has_language else '语言'}，无法对比；"
            "请导入其中一个日期的其他文档。",
        )


class BadDocument(CorpusError, ValueError):
    """A file that cannot be read as rules; `problems` lists everything found, not the first."""

    def __init__(self, file: str, problems: Sequence[Said]) -> None:
        self.file, self.problems = file, tuple(problems)
        head, zh = f"{file} cannot be read as a rules document", f"{file}无法作为规则文档读取"
        super().__init__(
            "\n  ".join([f"{head}:", *problems]) if problems else f"{head}.",
            "\n  ".join([f"{zh}：", *(one.zh for one in problems)]) if problems else f"{zh}。",
        )


class BadCatalog(BadDocument):
    """The list of the imported documents, where it can't be read; nothing is imported then."""

    def __init__(self, file: str, why: str | Said) -> None:
        self.file, self.problems = file, ()
        zh = why.zh if isinstance(why, Said) else why
        CorpusError.__init__(
            self,
            f"{file}, the list of the imported documents, can't be read ({why}); "
            "`judge doctor --mend` makes it anew out of the documents.",
            f"导入文档的清单{file}无法读取（{zh}）；`judge doctor --mend`可由文档重新建立。",
        )


class Blocked(BadDocument):
    """The folder of the imported documents, where it can't be written; nothing is imported then."""

    def __init__(self, folder: str, told: Said) -> None:
        self.file, self.problems = folder, (told,)
        CorpusError.__init__(self, str(told), told.zh)


class BadQuery(CorpusError, ValueError):
    """A query that will not be run; the sentence says why and what would be right."""


class NoIndex(CorpusError):
    """The search index, where it is not there and can't be built."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(
            f"The search index can't be built in {folder}: {why}. Make room there, or name a "
            "folder that can be written with JUDGE_DATA.",
            f"无法在{folder}中建立搜索索引：{why}。请腾出空间，或用JUDGE_DATA指定一个可写入的文件夹。",
        )


class Wrong(Struct):
    """Something wrong in the data folder: where, what, and what mends it; None if nothing does.

    `mend` says what was done, and may raise `OSError` and `CorpusError`.
    """

    where: Path
    told: Said
    mend: Callable[[], Said] | None = None


def did_you_mean(nearest: Sequence[str]) -> Said:
    """The closing sentence of an error that can offer something close; empty without."""
    if not nearest:
        return Said("", "")
    return Said(f" Did you mean {' or '.join(nearest)}?", f"是否指{'或'.join(nearest)}？")
