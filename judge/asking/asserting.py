"""What is stated and asked at once: "it dies, right?" asks "does it die".

A clause that ends a question without the words of one is read as the question that it stands for.

>>> list(asked_so("my bear dies", Lang.EN))
['does my bear die']
>>> list(asked_so("still alive", Lang.EN)), list(asked_so("它还在", Lang.ZH))
(['is it still alive'], ['它还在吗'])
>>> tag("it dies, right", 0, 15, Lang.EN)
8
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.values import Lang

TAGS = {  # behind what is stated and so asked
    Lang.EN: re.compile(
        r",? (?:right|correct|yes|yeah|yep|no|huh|eh|ok|okay|true|is that right|is that correct"
        r"|is it|does it|am i right|or am i wrong|or no|or not|or what)$"
    ),
    Lang.ZH: re.compile(
        "，?(?:对吧|对吗|对不对|对么|是吧|是吗|是么|是不是|是这样吗|是这样吧|没错吧|没问题吧|没错|不是吗)$"
    ),
}
ASKS = re.compile(  # begins what asks by itself, or what is told for what is asked
    "(?:do|does|did|is|are|am|was|were|will|would|can|could|should|may|has|have|how|what|where|who"
    "|whose|which|when|why|if|while|because|since|after|once|unless|as|in response"
    r"|with|when(?:ever)?)\b"
)
LEAD = re.compile("(?:(?:so|and|then|but|or|now|well|i guess|i assume|i think|that means) )+")
AUXILIARY = re.compile("(?<= )(?:is|are|am|was|were|can|could|will|would|should|must) ")
VERB = re.compile("(?<= )[a-z]+s(?![\\w'])")
BARE = re.compile("(?:still |just |also |now )*(?:[a-z]+s)(?![\\w'/])")
STATE = re.compile(
    r"(?:still |already |now )*(?:safe|legal|tapped|untapped|gone|countered|exiled"
    r"|destroyed|blocked|a \d+/\d+|\d+/\d+)\b"
)
PLURAL = re.compile("(?:so |and )*(?:i|we|they|both|my [a-z]+s) ")
SINGULAR = {"has": "have", "does": "do", "goes": "go"}
ADVERB = re.compile("(?:still|just|also|now|even|then) ")
ENDS_IN_ES = ("sses", "shes", "ches", "xes", "zzes")


def tag(text: str, start: int, end: int, lang: Lang) -> int:
    """Where what asks for a yes begins at the end of some words; their end where nothing does."""
    found = TAGS[lang].search(text[start:end].lower())
    return end if found is None or not found.start() else start + found.start()


def asked_so(said: str, lang: Lang) -> Iterator[str]:
    """The questions that some words may stand for, which are no question as they are."""
    if lang is Lang.ZH:
        yield f"{said.removesuffix('吧').removesuffix('了')}了吗" if said.endswith(
            ("了", "了吧")
        ) else f"{said.removesuffix('吧')}吗"
        return
    said = LEAD.sub("", said, 1) if LEAD.match(said) else said
    if ASKS.match(said):
        return
    if STATE.match(said):
        yield f"is it {said}"
    elif found := BARE.match(said):
        yield _with_does("it", f"{found[0]}{said[found.end() :]}")
    for found in AUXILIARY.finditer(said):
        yield f"{found[0]}{said[: found.start()]}{said[found.end() :]}"
    for found in VERB.finditer(said):
        yield _with_does(said[: found.start()].strip(), said[found.start() :])
    if found := PLURAL.match(said):
        yield f"do {said}"


def _with_does(subject: str, rest: str) -> str:
    """A question of what a subject does: "it", "dies" becomes "does it die"."""
    adverbs = ""
    while found := ADVERB.match(rest):
        adverbs, rest = adverbs + found[0], rest[found.end() :]
    verb, space, more = rest.partition(" ")
    return f"does {subject} {adverbs}{_base(verb)}{space}{more}"


def _base(verb: str) -> str:
    """The base of a verb that ends in "s": "dies", "goes", "crashes"."""
    if verb in SINGULAR:
        return SINGULAR[verb]
    return verb[:-2] if verb.endswith(ENDS_IN_ES) else verb[:-1]
