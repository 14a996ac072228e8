"""Lines of the cards of played scenarios are made unreadable at random: nothing else may follow.

`python -m tests.judge.unread_at_random --seeds 3 [--share 0.2] [WORD…]` does so for all scenarios
of the suite, or for those whose file or title has the words, and prints what is ruled otherwise.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path

from judge import Ruling, Scenario, ask, read_each
from judge.cards import Card
from judge.errors import BadScenario
from judge.ruling.ruling import Step, Verdict
from judge.scenario.model import CardEntry
from judge.scenario.setup import reading, start
from judge.scenario.setup.reading import Setup
from judge.values import Bilingual

ROOT = Path(__file__).parents[2]
NAMES = re.compile(  # what is named, and what stands before a dash
    r"^[\w' ]+ — |named [A-Z][\w',-]*(?: (?:the|of|and|[A-Z][\w',-]*))*"
    r"|^[^，。～]{1,8} ?～|名称为[^的，。]+"
)
NONSENSE = {"en": "xyzzy", "zh": "咕噜"}


def scenarios() -> list[Scenario]:
    """The scenarios of the suite."""
    files = sorted((ROOT / "tests/scenarios").rglob("*.yaml"))
    read = [found for path in files for found in read_each(path)]
    return [found for found in read if isinstance(found, Scenario)]


@contextmanager
def unreadable(chance: random.Random, share: float) -> Iterator[None]:
    """Inside, so many of the lines of each card have a word that means nothing."""
    named, own = reading.card_named, start.own_card
    made: dict[str, Card | None] = {}

    def changed(card: Card | None) -> Card | None:
        if card is None:
            return None
        return card.with_(
            faces=tuple(face.with_(text=_changed(face.text, chance, share)) for face in card.faces)
        )

    def of_pool(name: str) -> Card | None:
        if name not in made:
            made[name] = changed(named(name))
        return made[name]

    def of_scenario(setup: Setup, entry: CardEntry) -> Card | None:
        return changed(own(setup, entry))

    reading.card_named, start.own_card = of_pool, of_scenario
    try:
        yield
    finally:
        reading.card_named, start.own_card = named, own


def _changed(text: str, chance: random.Random, share: float) -> str:
    return "\n".join(
        _with_nonsense(line, chance) if line.strip() and chance.random() < share else line
        for line in text.split("\n")
    )


def _with_nonsense(line: str, chance: random.Random) -> str:
    """The line with a word that means nothing between two of its own, or at its end.

    Not within a name or what stands before a dash: of those it would make another name.
    """
    if any("\u4e00" <= sign <= "\u9fff" for sign in line):
        whole = [match.span() for match in NAMES.finditer(line)]
        places = [at for at in range(len(line)) if "\u4e00" <= line[at] <= "\u9fff"]
        free = [at for at in places if not any(a < at < b for a, b in whole)]
        place = chance.choice(free or places)
        return line[:place] + NONSENSE["zh"] + line[place:]
    whole = [match.span() for match in NAMES.finditer(line)]
    words = line.split(" ")
    ends = list(accumulate((len(word) + 1 for word in words), initial=-1))[1:]
    free = [i for i, end in enumerate(ends) if not any(a < end < b for a, b in whole)]
    place = chance.choice(free)
    stop = "." if place == len(words) - 1 and words[-1].endswith(".") else ""
    words[place] = words[place].removesuffix(".") if stop else words[place]
    return " ".join((*words[: place + 1], NONSENSE["en"] + stop, *words[place + 1 :]))


def said(ruling: Ruling) -> tuple[Bilingual, ...]:
    """What a ruling says: its answer, its outcomes, and what happened on the way to them."""
    texts = (text for step in ruling.steps for text in _texts(step))
    return (ruling.answer, *(one.answer for one in ruling.outcomes), *texts)


def is_same(one: Ruling, other: Ruling) -> bool:
    """True if two rulings say the same; a line that is not read is in one language alone."""
    mine, yours = said(one), said(other)
    alike = (
        any(a == b for a, b in zip(_plain(my), _plain(your), strict=True))
        for my, your in zip(mine, yours, strict=False)
    )
    return one.verdict is other.verdict and len(mine) == len(yours) and all(alike)


def _plain(text: Bilingual) -> tuple[str, str]:
    """A text without the words that mean nothing, which unread lines that it shows may have."""
    return text.en.replace(f" {NONSENSE['en']}", ""), text.zh.replace(NONSENSE["zh"], "")


def _texts(step: Step) -> Iterator[Bilingual]:
    yield step.text
    for below in step.steps:
        yield from _texts(below)


def compared(
    scenario: Scenario, seeds: Iterable[int], share: float
) -> Iterator[tuple[int, str, str]]:
    """For each seed whether the ruling is the same, declined or another with some lines unread."""
    before = ask(scenario)
    if before.verdict is not Verdict.UNSUPPORTED:
        for seed in seeds:
            yield seed, *_compared(scenario, before, seed, share)


def _compared(scenario: Scenario, before: Ruling, seed: int, share: float) -> tuple[str, str]:
    chance = random.Random(f"{seed} {Path(scenario.file).relative_to(ROOT)} {scenario.index}")
    with unreadable(chance, share):
        try:
            after = ask(scenario)
        except BadScenario as error:
            return "error", str(error)
    if after.verdict is Verdict.UNSUPPORTED:
        return "declined", ""
    if is_same(before, after):
        return "same unread" if after.unread else "same", ""
    return "another", f"{before.answer.en}\n  {after.answer.en}\n  {[u.en for u in after.unread]}"


def main() -> None:
    """Prints each ruling that is another, and how many are the same or declined."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--share", type=float, default=0.2)
    given = parser.parse_args()
    count: Counter[str] = Counter()
    for scenario in scenarios():
        where = f"{Path(scenario.file).relative_to(ROOT)}: {scenario.title.en}"
        if not all(word in where for word in given.words):
            continue
        seeds = range(given.first, given.first + given.seeds)
        for seed, outcome, how in compared(scenario, seeds, given.share):
            count[outcome] += 1
            if outcome in ("another", "error"):
                print(f"{outcome} {seed} {where}\n  {how}", flush=True)
    print(dict(count))


if __name__ == "__main__":
    main()
