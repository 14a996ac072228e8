"""What is asked in the order of a statement, or in a word or two, becomes a full question.

>>> list(questioned("my guy still lives"))
['does my guy still live']
>>> list(questioned("still legal")), list(questioned("i still draw"))
(['is it still legal'], ['do i still draw'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator

SAYS = (
    "(?:say|think|claim|argue|insist|believe|guess|assume)s?|said|thought|claimed|argued|insisted"
    "|tells? me|told me|is saying|am saying|was sure|is sure|am sure"
)
CLAIM = re.compile(
    r"^(?:(?:but|and|so|then|now) )?"
    r"(?:i|he|she|they|my opponent|my friend|a friend|someone|he or she)"
    rf" (?:{SAYS})(?: that)? (?P<what>.+)$"
)
REGULAR = (  # what becomes of things and players
    *("live", "survive", "resolve", "trigger", "work", "count", "win", "lose", "draw", "gain"),
    *("take", "get", "come", "stay", "become", "keep", "enter", "untap", "return", "leave"),
    *("cost", "deal", "need", "kill", "tap", "cease", "remain", "discard"),
)
VERBS = {f"{verb}s": verb for verb in REGULAR}
VERBS |= {"dies": "die", "fizzles": "fizzle", "goes": "go", "has": "have"}
BASES = "|".join(sorted(set(VERBS.values()), key=len, reverse=True))
MANY = "i|we|they|you|both|all|these|those|both of them|my opponents"  # who "do", not "does"
ADVERBS = "(?:(?:still|then|also|just|only|now|both|all|really) )"
LEADS = re.compile(
    r"^(?:and|so|then|but|ok|okay|now|if so|which means|meaning|that means)(?: that)? "
)
AUXILIARY = re.compile(
    r"^(?P<who>(?!what|which|how|who|where|when|why|if).+?)"
    r" (?P<be>is|are|am|was|were|will|would|can|could|should|must|may|might) (?P<rest>.+)$"
)
HOW = rf"(?P<how>{ADVERBS}*)"
OF_ONE = re.compile(rf"^(?P<who>.+?) {HOW}(?P<verb>{'|'.join(VERBS)})\b(?P<rest>.*)$")
OF_MANY = re.compile(rf"^(?P<who>(?:{MANY})|.+s) {HOW}(?P<verb>{BASES})\b(?P<rest>.*)$")
LONE = re.compile(f"(?:{'|'.join(VERBS)})\\b")
OF_OBJECTS = re.compile(r"(?:dies|lives|survives|resolves|fizzles|comes|goes|stays|returns)\b")
STATES = "countered|destroyed|exiled|legal|tapped|untapped|unblocked|blocked|safe|gone"
LIFE = f"dead|alive|{STATES}"
OWN = "mine|his|hers|theirs|both|i|(?:my|his|her|their|the|that) .+?"
SHORT = tuple(  # questions without a subject or a verb
    (re.compile(f"^{said}$"), full)
    for said, full in (
        (r"ok|okay|allowed|fine|possible", "is it legal"),
        (rf"{HOW}(?P<state>{STATES})", r"is it \g<how>\g<state>"),
        (rf"{HOW}(?P<verb>win|lose)\b(?P<rest>.*)", r"do i \g<how>\g<verb>\g<rest>"),
        (rf"(?P<how>{ADVERBS}+)(?P<verb>draw|gain)", r"do i \g<how>\g<verb>"),
        (rf"{HOW}(?P<verb>draw|gain|take|get|keep)(?P<rest> .+)", r"do i \g<how>\g<verb>\g<rest>"),
        (rf"(?P<who>{OWN}) {HOW}(?P<state>{LIFE})", r"is \g<who> \g<how>\g<state>"),
        (r"(?P<what>how many (?:[^ ]+ )?counters)", r"\g<what> does it have"),
        (
            r"(?P<what>(?!it|he|she|they)[^ ]+) (?P<state>dead|alive|safe)",
            r"is the \g<what> \g<state>",
        ),
        (r"(?:does |will )?any(?:thing|one|body) dies?", "what dies"),
        (
            r"\d+ or \d+ (?:damage )?(?:to (?:the )?(?:face|player)|over|through)",
            "how much damage goes through",
        ),
        (r"how many cards", "how many cards do i draw"),
        (r"how many (?:triggers|drains|pings)", "how many times does it trigger"),
        (r"how many (?:creature )?tokens", "how many tokens do i get"),
        (
            r"(?:the |its |his )?(?:what|final|ending|resulting) (?:size|p/t|stats)|how big",
            "how big is it",
        ),
        (r"(?:the |my )?(?:ending|final|resulting|new) life(?: total)?", "what is my life total"),
    )
)


def claimed(said: str) -> Iterator[str]:
    """What somebody claims, as a full question: whether it is so."""
    if found := CLAIM.match(said):
        yield from questioned(found["what"])


def questioned(said: str, is_first: bool = True) -> Iterator[str]:
    """The full questions that words before a question mark may stand for."""
    words = LEADS.sub("", said)
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
