"""What is asked in the order of a statement, or in a word or two, becomes a full question.

>>> list(questioned("my guy still lives"))
['does my guy still live']
>>> list(questioned("dead or alive")), list(questioned("i still draw"))
(['does it die'], ['do i still draw'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator

CLAIM = re.compile(
    r"^(?:(?:but|and|so|then|now) )?(?:i|he|she|they|my opponent|my friend|a friend|someone|he or she)"
    r" (?:(?:say|think|claim|argue|insist|believe|guess|assume)s?|said|thought|claimed|argued|insisted"
    r"|tells? me|told me|is saying|am saying|was sure|is sure|am sure)(?: that)? (?P<what>.+)$"
)
VERBS = {  # what becomes of things and players, as it is said of one
    **{f"{verb}s": verb for verb in ("live", "survive", "resolve", "trigger", "work", "count")},
    **{f"{verb}s": verb for verb in ("win", "lose", "draw", "gain", "take", "get", "come", "stay")},
    **{f"{verb}s": verb for verb in ("become", "keep", "enter", "untap", "return", "leave", "cost")},
    **{f"{verb}s": verb for verb in ("deal", "need", "kill", "tap", "cease", "remain", "discard")},
    **{"dies": "die", "fizzles": "fizzle", "goes": "go", "has": "have", "gets to": "get to"},
}
BASES = "|".join(sorted(set(VERBS.values()), key=len, reverse=True))
MANY = "i|we|they|you|both|all|these|those|both of them|my opponents"  # who "do", not "does"
ADVERBS = "(?:(?:still|then|also|just|only|now|both|all|really) )"
LEADS = re.compile(r"^(?:and|so|then|but|ok|okay|now|if so|which means|meaning|that means)(?: that)? ")
TAGS = re.compile(
    r",? (?:right|correct|yes|yeah|yea|yep|no|nope|huh|eh|or not|or no|or nah|or what|isn't it"
    r"|doesn't it|does it|or does it not|is that right|is that correct)$"
)
AUXILIARY = re.compile(r"^(?P<who>(?!what|which|how|who|where|when|why|if).+?) (?P<be>is|are|am|was|were|will|would|can|could|should|must|may|might) (?P<rest>.+)$")
OF_ONE = re.compile(rf"^(?P<who>.+?) (?P<how>{ADVERBS}*)(?P<verb>{'|'.join(VERBS)})\b(?P<rest>.*)$")
OF_MANY = re.compile(rf"^(?P<who>(?:{MANY})|.+s) (?P<how>{ADVERBS}*)(?P<verb>{BASES})\b(?P<rest>.*)$")
LONE = re.compile(f"(?:{'|'.join(VERBS)})\\b")
OF_OBJECTS = re.compile(r"(?:dies|lives|survives|resolves|fizzles|comes|goes|stays|returns)\b")
STATES = "dead|alive|countered|destroyed|exiled|legal|tapped|untapped|unblocked|blocked|safe|gone"
SHORT: tuple[tuple[re.Pattern[str], str], ...] = (  # questions without a subject or a verb
    (
        re.compile(rf"^(?P<s>{ADVERBS}?)(?:dead or alive|alive or dead|dies or lives|lives or dies|die or live|live or die|does it live or die)$"),
        r"does it \g<s>die",
    ),
    (re.compile(rf"^(?P<s>{ADVERBS}?)(?P<state>{STATES})$"), r"is it \g<s>\g<state>"),
    (
        re.compile(rf"^(?P<s>{ADVERBS}?)(?P<verb>win|draw|lose|gain|take|get|keep)\b(?P<rest>.*)$"),
        r"do i \g<s>\g<verb>\g<rest>",
    ),
    (re.compile(r"^(?P<who>mine|his|hers|theirs|both|i|(?:my|his|her|their|the|that) .+?) (?P<s>dead|alive|safe|countered|exiled)$"), r"is \g<who> \g<s>"),
)


def claimed(said: str) -> Iterator[str]:
    """What somebody claims, as a full question: whether it is so."""
    if found := CLAIM.match(said):
        yield from questioned(found["what"])


def questioned(said: str, is_first: bool = True) -> Iterator[str]:
    """The full questions that words before a question mark may stand for."""
    words = TAGS.sub("", LEADS.sub("", said))
    for pattern, full in SHORT:
        if pattern.match(words):
            yield pattern.sub(full, words)
    if found := AUXILIARY.match(words):
        yield f"{found['be']} {found['who']} {found['rest']}"
    if (LONE if is_first else OF_OBJECTS).match(words):
        words = f"it {words}"
    if found := OF_MANY.match(words):
        yield f"do {found['who']} {found['how']}{found['verb']}{found['rest']}"
    elif found := OF_ONE.match(words):
        does = "do" if found["who"] in MANY.split("|") else "does"
        yield f"{does} {found['who']} {found['how']}{VERBS[found['verb']]}{found['rest']}"
    if words != said:
        yield words
