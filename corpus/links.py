"""Text becomes references with spans: numbers written after a lead word, ranges expanded.

>>> [str(r.target) for r in references("See rules 601.2f–h and 702.19b.", Lang.EN)]
['601.2f', '601.2g', '601.2h', '702.19b']
>>> [str(r.target) for r in references("参见规则601.2b与规则601.2f-h，和第8章", Lang.ZH)]
['601.2b', '601.2f', '601.2g', '601.2h', '8']
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.errors import BadRuleNumber
from corpus.ids import RuleId, expand_range
from corpus.model import Lang, Span
from corpus.patterns import later
from corpus.structs import Struct

_DOTTED = r"[1-9]\d\d\.\d{1,3}(?:\.?[a-z]{1,2}(?![a-z]))?"
_NUMBER = rf"(?:{_DOTTED}|[1-9]\d\d)(?!\d|%|-card|/)"
_DASH = r"\s?[–—-]\s?"
_RANGE_END = rf"(?:{_NUMBER}|[a-z]{{1,2}}(?![A-Za-z’'])|\d{{1,2}}(?![\d.]))"
_ITEM = later(rf"(?P<first>{_NUMBER})(?:{_DASH}(?P<last>{_RANGE_END}))?")
_BARE = rf"(?<![\d.,{{$]){_DOTTED}(?![\d%/])"  # a dotted number needs no lead word
_LEADS = {
    Lang.EN: later(
        rf"\b(?:rules?|CR|section)\s+(?={_NUMBER})|\bsee\s+(?={_NUMBER},\s“)"
        rf"|\bsections?\s+(?=[1-9]\b)|(?={_BARE})",
        re.I,
    ),
    Lang.ZH: later(rf"(?:规则|規則|CR)\s*(?={_NUMBER})|第\s*(?=[1-9]\s*章)|(?={_BARE})", re.I),
}
_JOINERS = {
    Lang.EN: re.compile(r"(?:,\s+(?:and|or)\s+|,\s+|\s+(?:and|or|through|to)\s+)"),
    # A quoted title may stand between two numbers: 规则703，“回合动作”和704，“状态动作”
    Lang.ZH: re.compile(r"(?:，“[^“”]*”)?\s*(?:，|、|,)?\s*(?:以及|和|与|及|或|、|，|,)\s*"),
}
_CHAPTER = re.compile(r"[1-9](?=\s*章|\b)")
_LONGEST_LEAD = 24  # characters: words and spaces that stand before a number
_POSSIBLE = re.compile(r"[1-9]\d\d|(?:第|[Ss][Ee][Cc][Tt][Ii][Oo][Nn][Ss]?)\s*[1-9]")


class Reference(Struct):
    """One number that a text refers to, and where it is written."""

    target: RuleId
    span: Span


def references(text: str, lang: Lang) -> tuple[Reference, ...]:
    """The numbers that `text` refers to, in order; every number of a range has the range's span.

    A bare three-digit number counts only after a lead word (rule, section, 规则, 第…章) or listed
    with one: years, life totals and counts of cards are not references. Never raises.
    """
    found: list[Reference] = []
    at = 0
    while possible := _POSSIBLE.search(text, at):  # most texts refer to nothing: that is told soon
        lead = _LEADS[lang]().search(text, max(at, possible.start() - _LONGEST_LEAD))
        if lead is None:
            break
        at = lead.end()
        chapter = _CHAPTER.match(text, at)
        if chapter and not _ITEM().match(text, at):
            found.append(Reference(RuleId(int(chapter[0])), Span(*chapter.span())))
            at = chapter.end()
            continue
        for reference, end in _items(text, at, lang):
            found.append(reference)
            at = end
    return tuple(found)


def _items(text: str, at: int, lang: Lang) -> Iterator[tuple[Reference, int]]:
    """The numbers of a list that begins at `at`, each with the place where its item ends."""
    item = _ITEM().match(text, at)
    while item:
        for number in _expand(item["first"], item["last"]):
            yield Reference(number, Span(*item.span())), item.end()
        joiner = _JOINERS[lang].match(text, item.end())
        item = _ITEM().match(text, joiner.end()) if joiner else None


def _expand(first: str, last: str | None) -> tuple[RuleId, ...]:
    """The numbers of one item; what cannot be a range counts as its two ends."""
    try:
        start = RuleId.parse(first)
        if last is None:
            return (start,)
        stop = RuleId.parse(_range_end(start, last))
    except BadRuleNumber:
        return ()
    try:
        return expand_range(start, stop)
    except BadRuleNumber:
        return (start, stop)


def _range_end(start: RuleId, last: str) -> str:
    """The whole number that a short range end means: `h` and `10` stand for 601.2h and 712.10."""
    if not last[0].isdigit():
        return f"{start.section}.{start.rule}{last}"
    if "." in last or len(last) == 3:
        return last
    return f"{start.section}.{last}"
