"""What the judge cannot do, said so that the reader can put it right.

JudgeError
├── Unsupported          a rule, a key or words of a card that the engine does not carry out
├── BudgetSpent          the ruling would take more of something than it may
├── BadLimits            limits of a ruling that cannot be read
├── BadScenario          a scenario that cannot be read: all its Problems
├── BadCards             a file of cards that cannot be imported
│   └── BlockedCards     the imported cards, where the system refuses to read or write them
├── BadCluster           an address at which no scheduler of a cluster answers
├── BadFetch             a file of a publisher that cannot be fetched
├── UnknownCard          a name that no known card has, with the nearest
└── BadState             bytes that hold no state of a game
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from judge.values import Bilingual, Value


class JudgeError(Exception):
    """Anything that keeps the judge from ruling; each kind is `told` in both languages."""

    told: Bilingual

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is sent from one process to another, whatever it is made of."""
        return _as_it_was, (type(self), self.args), self.__dict__


def _as_it_was(kind: type[JudgeError], args: tuple[Any, ...]) -> JudgeError:
    return kind.__new__(kind, *args)


class _Said(JudgeError):
    """An error whose sentences are made where it is raised."""

    def __init__(self, en: str, zh: str) -> None:
        self.told = Bilingual(en, zh)
        super().__init__(en, zh)

    def __str__(self) -> str:
        return self.told.en


class BadValue(ValueError):
    """A value of a card or a cost that cannot be read, and why.

    >>> BadValue("'Q' is not a color", "“Q”不是颜色").said.zh
    '“Q”不是颜色'
    """

    def __init__(self, en: str, zh: str) -> None:
        self.said = Bilingual(en, zh)
        super().__init__(en)


class Unsupported(JudgeError):
    """Something that the engine does not carry out: `what`, and the rule that would answer it.

    >>> unsupported = Unsupported("702.26", "phasing", "跃离")
    >>> str(unsupported), unsupported.said[0].zh
    ('phasing (rule 702.26) is not implemented', '跃离（规则702.26）')
    """

    def __init__(self, rule: str | None, en: str, zh: str) -> None:
        self.rule = rule
        self.what = Bilingual(en, zh)
        where = f" (rule {rule})" if rule else ""
        super().__init__(f"{en}{where} is not implemented")

    @property
    def words(self) -> tuple[str, ...]:
        """What is not supported, word for word, in English."""
        return tuple(one.en for one in self.said)

    @property
    def said(self) -> tuple[Bilingual, ...]:
        """Each thing that is not supported, as a reader is told; Chinese names it only."""
        where = f"（规则{self.rule}）" if self.rule else ""
        return (Bilingual(str(self), f"{self.what.zh}{where}"),)

    @property
    def told(self) -> Bilingual:  # type: ignore[override]
        """All that is not supported, as a reader is told."""
        return Bilingual(
            "; ".join(one.en for one in self.said), "；".join(one.zh for one in self.said)
        )


class BadFetch(_Said):
    """A file that cannot be fetched from its publisher, and why.

    >>> BadFetch("http://a.b", Bilingual("it is gone", "已不存在")).told.zh
    'http://a.b无法取得：已不存在。现有的内容保持不变。'
    """

    def __init__(self, url: str, why: Bilingual) -> None:
        self.url = url
        super().__init__(
            f"{url} cannot be fetched: {why.en}. What is here stays as it was.",
            f"{url}无法取得：{why.zh}。现有的内容保持不变。",
        )


class NotRead(Unsupported):
    """Words of a scenario or of its cards that the engine does not read."""

    def __init__(self, words: Iterable[Bilingual]) -> None:
        self._said = tuple(dict.fromkeys(words))
        super().__init__(
            None, "; ".join(one.en for one in self._said), "；".join(one.zh for one in self._said)
        )

    @property
    def said(self) -> tuple[Bilingual, ...]:
        """What was not read, as a reader is told."""
        return self._said


def quoted(words: str) -> Bilingual:
    """Words as a scenario gives them, which no language changes.

    >>> quoted("team: A").zh
    '“team: A”'
    """
    return Bilingual(words, f"“{words}”")


class Limit(StrEnum):
    """What a ruling can have too much of."""

    STEPS = "steps"
    EVENTS = "events"
    OBJECTS = "objects"
    WAYS = "ways"
    TIME = "time"
    MEMORY = "memory"

    @property
    def is_counted(self) -> bool:
        """True where the same ruling ends at the same place each time."""
        return self not in (Limit.TIME, Limit.MEMORY)


class BudgetSpent(JudgeError):
    """The ruling was ended by a limit; `most` is how much there may be, None what there is.

    >>> BudgetSpent(Limit.WAYS, 300).words.zh
    '这需要超过300种选择方式。'
    """

    def __init__(self, limit: Limit, most: float | None) -> None:
        self.limit = limit
        en, zh = _TOO_MUCH[limit]
        if most is None:
            self.words = Bilingual(f"This takes too {en}.", f"这需要过多的{zh[-1]}。")
        else:
            unit = en.removeprefix("many ").removeprefix("much ")
            self.words = Bilingual(
                f"This takes more than {most:,.15g} {unit}.",
                f"这需要超过{most:.15g}{''.join(zh)}。",
            )
        self.told = self.words
        super().__init__(self.words.en)


_TOO_MUCH = {  # in Chinese the measure, and what is measured
    Limit.STEPS: ("many steps", ("个", "步骤")),
    Limit.EVENTS: ("many events", ("个", "事件")),
    Limit.OBJECTS: ("many objects", ("个", "物件")),
    Limit.WAYS: ("many ways of choosing", ("种", "选择方式")),
    Limit.TIME: ("many seconds", ("秒", "时间")),
    Limit.MEMORY: ("many megabytes of memory", ("MB", "内存")),
}


class BadLimits(_Said, ValueError):
    """Limits of a ruling that cannot be read: which one, and what would be right."""


class BadCards(_Said):
    """A file or store of cards that cannot be read: which one, and what would be right."""


class BlockedCards(BadCards):
    """The store of cards where the system refuses to read or write it: nothing in it is wrong."""


class BadCluster(_Said):
    """An address at which no scheduler of a cluster answers."""


class NoSuchCommit(_Said):
    """A commit whose code is not there or does not read the file, and what was said of it."""


class UnknownCard(JudgeError):
    """A name that no known card has; `nearest` are names like it."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        self.name, self.nearest = name, nearest
        super().__init__(self.told.en)

    @property
    def told(self) -> Bilingual:  # type: ignore[override]
        """The name and those like it, as a reader is told.

        >>> UnknownCard("Shokc", ("Shock",)).told.zh
        '没有名为“Shokc”的牌。相近的有：Shock。'
        """
        en, zh = f"No card is known as {self.name!r}.", f"没有名为“{self.name}”的牌。"
        if self.nearest:
            en += f" The nearest: {', '.join(self.nearest)}."
            zh += f"相近的有：{'、'.join(self.nearest)}。"
        return Bilingual(en, zh)


class BadState(_Said):
    """Bytes that are not a state of a game, or one with values that there are not."""


class Problem(Value):
    """One mistake in a scenario: where it stands, which key, what is right and what was meant."""

    file: str
    line: int
    key: str
    message: Bilingual
    nearest: str | None = None

    def __str__(self) -> str:
        return self.told.en

    @property
    def told(self) -> Bilingual:
        """The mistake with its place, and what was meant.

        >>> Problem("a.yaml", 2, "lief", Bilingual("is no key.", "不是键。"), "life").told.zh
        'a.yaml:2: lief：不是键。是否指“life”？'
        """
        place = f"{self.file}:{self.line}: {self.key}"
        en = f" Did you mean {self.nearest!r}?" if self.nearest else ""
        zh = f"是否指“{self.nearest}”？" if self.nearest else ""
        return Bilingual(f"{place}: {self.message.en}{en}", f"{place}：{self.message.zh}{zh}")


class BadScenario(JudgeError):
    """A scenario that cannot be read; `problems` are all its mistakes, in order of line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda p: (p.file, p.line)))
        super().__init__(self.told.en)

    @property
    def told(self) -> Bilingual:  # type: ignore[override]
        """All its mistakes, a line each."""
        every = [problem.told for problem in self.problems]
        return Bilingual("\n".join(one.en for one in every), "\n".join(one.zh for one in every))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like `word`, if one is like it.

    >>> nearest("battelfield", ["battlefield", "hand"])
    'battlefield'
    >>> nearest("ice", ["Icy Blast", "Fire // Ice"])
    'Fire // Ice'
    """
    known = tuple(known)
    of_half = (one for one in known if word.casefold() in one.casefold().split(" // "))
    close = [*of_half] or difflib.get_close_matches(word, known, n=1, cutoff=0.65)
    return close[0] if close else None


class NotTold(Unsupported):
    """What a ruling would turn on, and the scenario doesn't tell.

    >>> NotTold("which mana was spent", "用了哪种法术力").said[0].en
    'the scenario does not tell which mana was spent'
    """

    def __init__(self, en: str, zh: str) -> None:
        super().__init__(None, en, zh)

    @property
    def said(self) -> tuple[Bilingual, ...]:
        """What is not told, as a reader is told."""
        return (
            Bilingual(f"the scenario does not tell {self.what.en}", f"此情境未说明{self.what.zh}"),
        )
