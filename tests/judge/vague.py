"""Words of a ruling that say nothing, or that something was left out of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge import Ruling
from judge.ruling.ruling import Step

VAGUE = re.compile(
    r"an effect begins|一个效应开始生效|a rule of its own to keep|一项额外的规定|no source|无来源"
    r"|what the effect names|该效应所述者|\ba card #|一张牌 #|'s a card\b|的一张牌[^，。]*移回"
    r"|  |[\x00-\x1f\ue000-\uf8ff]|\(\)|</|\b\w+\(\w+=",
    re.IGNORECASE,
)


def _steps(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _steps(step.steps)


def vague_words(ruling: Ruling) -> Iterator[tuple[str, str]]:
    """The vague words of each sentence of a ruling, with the sentence."""
    for step in _steps(ruling.steps):
        for said in (step.text.en, step.text.zh):
            yield from ((found[0], said) for found in VAGUE.finditer(said))
