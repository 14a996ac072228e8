"""A rule's number becomes the rule whose text tells what it is."""

from __future__ import annotations

import re

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, RuleKind

_BARE_KIND = re.compile(
    r"[^.。]{1,60}"
    r"(?:is an? [a-z -]+ ability|(?:属于|是)(?:一个|一种)?(?:静止|触发|起动|躲避)式异能)[.。]"
)


def definition(graph: RuleGraph, number: RuleId) -> RuleId | None:
    """The rule whose text tells what `number` is: its own, or for a keyword its definition.

    None for a chapter and a section. The definition is the first subrule that says more than
    what kind of ability the keyword is.
    """
    kind = graph.rule(number).kind
    if kind in (RuleKind.CHAPTER, RuleKind.SECTION):
        return None
    below = graph.children(number)
    if kind is not RuleKind.KEYWORD or not below:
        return number
    return next((n for n in below if not _is_bare(graph.rule(n).text)), below[0])


def _is_bare(text: Bilingual) -> bool:
    """True for "Defender is a static ability." and nothing more."""
    return any(_BARE_KIND.fullmatch(said.strip()) for _, said in text.items())
