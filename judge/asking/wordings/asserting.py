"""What asks for a yes behind what is stated: "it dies, right?", 它死了吧.

>>> tag("it dies, right", 0, 15, Lang.EN)
7
>>> asked_so("它还在"), asked_so("它死了吧")
('它还在吗', '它死了吗')
"""

from __future__ import annotations

import re

from judge.values import Lang

TAGS = {  # behind what is stated and so asked
    Lang.EN: re.compile(
        r",? (?:right|correct|yes|yeah|yea|yep|no|nope|huh|eh|ok|okay|true|is that right|y/n"
        r"|yes or no|is that correct|am i right|or am i wrong|or no|or not|or nope|or nah|or what"
        r"|no way right|isn't it|doesn't it|does it|or does it not)$"
    ),
    Lang.ZH: re.compile(
        "，?(?:对吧|对吗|对不对|对么|是吧|是吗|是么|是不是|是这样吗|是这样吧|没错吧|没问题吧|没错|不是吗)$"
    ),
}
IS_WHO = re.compile(  # before "right" of whoever claims something: "is he right", "who's right"
    r"(?:^|, |and |but |so )(?:who|who.s|(?:is|am|are|was|who is|who are)(?: [\w']+)?)$"
)


def tag(text: str, start: int, end: int, lang: Lang) -> int:
    """Where what asks for a yes begins at the end of some words; their end where nothing does."""
    said = text[start:end].lower()
    found = TAGS[lang].search(said)
    if found is None or not found.start() or IS_WHO.search(said, 0, found.start()):
        return end
    return start + found.start()


def asked_so(said: str) -> str:
    """The question in Chinese that some words may stand for, which are none as they are."""
    return f"{said.removesuffix('吧')}吗"
