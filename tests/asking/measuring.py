"""What becomes of the suite of questions: `python -m tests.asking.measuring` prints the figures.

`--apart` measures the third that is set apart, `--imported` lets questions name the imported cards,
`--show` names what is not as it must be. An answer is held to `value` of its entry: what a ruling
has as values, one for each thing asked.
"""

from __future__ import annotations

import argparse
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from judge.cli.known import use_imported
from judge.questions import Read, State, read
from judge.questions.reading import STUMBLED
from judge.values import Lang

QUESTIONS = Path(__file__).with_name("questions.yaml")
SIZE = re.compile(r"(?<![\w+\-/])\d{1,2}/\d{1,2}(?![\w/]|指)")
LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest"}  # said of types as often as of cards
WARM = "I control Grizzly Bears. My opponent casts Shock on it. Does it die?"
Entry = Mapping[str, Any]


class Found(NamedTuple):
    """What became of one text of one entry."""

    entry: Entry
    lang: Lang
    read: Read

    @property
    def group(self) -> str:
        """Plain questions that a ruling answers, others as they were sent, or those without one."""
        if self.entry["kind"] in ("draft", "rules"):
            return "not to be ruled on"
        return "plain" if self.entry.get("plain") else "as sent"

    @property
    def wanted(self) -> Any:
        """The values that are right: of a mapping those of the text's language."""
        wanted = self.entry.get("value")
        return wanted.get(self.lang.value) if isinstance(wanted, Mapping) else wanted

    @property
    def values(self) -> list[Any]:
        """The values of the ruling, or of each of those that are asked back."""
        if self.read.state is State.ASKED_BACK:
            return sorted((_values(one.ruling) for one in self.read.readings), key=str)
        return _values(self.read.ruling)

    @property
    def is_answered(self) -> bool:
        """True if it is ruled on or asked back."""
        return self.read.state in (State.RULED, State.ASKED_BACK)

    @property
    def is_right(self) -> bool:
        """True if it is answered with the values that are right, or has the right draft."""
        if not self.is_answered:
            return not self.missing
        wanted = self.wanted
        if wanted is None:
            return False
        if self.read.state is State.ASKED_BACK:
            if self.entry["kind"] == "asked back":
                return self.values == sorted(wanted, key=str)
            return any(_has(one.ruling, wanted) for one in self.read.readings)
        return _has(self.read.ruling, wanted)

    @property
    def is_wrong(self) -> bool:
        """True if it is answered, and the right answer isn't even among those asked back."""
        wanted = self.wanted
        is_among = self.read.state is State.ASKED_BACK and wanted in self.values
        is_silent = not self.read.is_guess  # of a guess it is said that it is one
        return is_silent and self.is_answered and not self.is_right and not is_among

    @property
    def missing(self) -> list[str]:
        """The cards, sizes and players that a draft has and shouldn't, or has not."""
        scenario = self.read.reading.scenario
        said = set(_texts(scenario.get("players", {})))
        wanted = {name for name in self.entry["cards"] if name not in LANDS}
        cards = {one.became for one in self.read.reading.spans if one.became[:1].isupper()} - LANDS
        sizes = {size for one in said for size in SIZE.findall(one)}
        lost = set(SIZE.findall(self.entry[self.lang])) - sizes
        left = {card for card in wanted if card not in said}
        return sorted({*left, *(f"not {card}" for card in cards - wanted), *lost})


def _has(ruling: Any, wanted: Any) -> bool:
    """True of a ruling with some values, or with some words of what changed."""
    if ruling is not None and not ruling.answers and not ruling.outcomes:
        return all(str(words).lower() in ruling.answer.en.lower() for words in wanted)
    return bool(_values(ruling) == wanted)


def _values(ruling: Any) -> list[Any]:
    if ruling is None:
        return []
    if ruling.outcomes:
        return [[one.value for one in way.answers] for way in ruling.outcomes]
    return [one.value for one in ruling.answers]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield from (*_texts(key), *_texts(held))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def entries(*, apart: bool = False) -> list[Entry]:
    """The questions that are developed on, or those that are set apart."""
    every = yaml.safe_load(QUESTIONS.read_text(encoding="utf-8"))
    return [one for one in every if bool(one.get("apart")) is apart]


def measured(of: Iterable[Entry]) -> list[Found]:
    """What becomes of each text of some entries."""
    return [
        Found(entry, lang, read(entry[lang], lang))
        for entry in of
        for lang in Lang
        if lang in entry
    ]


def figures(found: list[Found]) -> dict[str, Any]:
    """How many there are of each kind, and the shares that are promised."""
    wrong = [one for one in found if one.is_wrong]
    others = [one for one in found if not one.is_answered]
    guesses = [one for one in found if one.read.is_guess]
    both = _both(found)
    shares = {
        group: _share([one.is_answered and one.is_right for one in found if one.group == group])
        for group in ("plain", "as sent")
    }
    return {
        "texts": len(found),
        "states": dict(Counter(f"{one.group}: {one.read.state.value}" for one in found)),
        "silently wrong": [f"{one.entry['id']} {one.lang.value}" for one in wrong],
        "stumbled": [one.read.question for one in found if STUMBLED in one.read.reading.doubts],
        **{f"answered rightly, {group}": share for group, share in shares.items()},
        "right drafts of the others": _share([one.is_right for one in others]),
        "asked back as most likely meant": len(guesses),
        "right ones of them": _share([one.is_right for one in guesses]),
        "wrong ones of them": [
            f"{one.entry['id']} {one.lang.value}" for one in guesses if not one.is_right
        ],
        "answered in both languages": len(both),
        "of them alike": sum(
            one.read.reading.scenario == other.read.reading.scenario for one, other in both
        ),
    }


def _both(found: list[Found]) -> list[tuple[Found, Found]]:
    pairs: dict[str, list[Found]] = {}
    for one in found:
        pairs.setdefault(one.entry["id"], []).append(one)
    return [
        (both[0], both[1])
        for both in pairs.values()
        if len(both) == 2 and all(one.is_answered for one in both)
    ]


def _share(right: list[bool]) -> float:
    return round(sum(right) / len(right), 3) if right else 0.0


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--imported", action="store_true")
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    if given.imported:
        use_imported()
    read(WARM)
    begun = time.process_time()
    found = measured(entries(apart=given.apart))
    spent = 1000 * (time.process_time() - begun) / len(found)
    for key, value in {**figures(found), "ms a question, play included": round(spent, 1)}.items():
        print(f"{key}: {value}")
    for one in found if given.show else ():
        if one.is_answered or one.missing:
            state, values = one.read.state.value, one.values if one.is_answered else one.missing
            print(one.entry["id"], one.lang.value, state, one.is_right, values)


if __name__ == "__main__":
    main()
