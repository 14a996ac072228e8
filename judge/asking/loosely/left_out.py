"""The words that a guess leaves out: which of them say nothing, which may turn its meaning.

>>> is_filler("so", Lang.EN), turns("my buddy", Lang.EN), turns("unless", Lang.EN)
(True, False, True)
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.asking.names.ordinary import ordinary
from judge.values import Lang

WORD = {
    Lang.EN: re.compile(r"[a-z0-9+\-/{}]+(?:'[a-z]+)*"),
    Lang.ZH: re.compile(r"[a-z]+|\d+|[\u4e00-\u9fff]"),
}
FILLERS = {
    Lang.EN: re.compile(
        "so|then|and|if|only|folks|pretty|sitting|afterwards|anymore|gonna|though|tho|when|while|but|now|ok|okay|well|also|say|suppose|let's|lets|the|a|an|of|to"
        "|in|on|at|is|are|was|be|been|do|does|did|will|would|can|could|just|still|even|this|that"
        "|there|here|or|yes|right|correct|please|thanks|thank|hi|hey|hello|guys|question|quick"
        "|stupid|noob|help|anyone|know|think|sure|really|actually|basically|i'm|im|how|what|who"
        "|which|why|where|it's|its|for|from|by|with|as|like|because|since|once|already|ever|about"
        "|combat|my|they|he|who's|what's|whats|hers|your|into|same|time|got|get"
        "|gets|going|both|together|us|thing|way|side|play|board|battlefield|field|table|out|up"
        "|down|end|rules|ruling|judge|wondering|curious|confused|imo|lol|btw|fyi|edit|pls|plz|thx"
    ),
    Lang.ZH: re.compile(
        "[的了吗呢啊吧呀么嘛是在有我他她它那这就也都还会能和与被用给对请问一下想个如果然假若当时"
        "候现所以因为但于接着而要可到底究竟算怎什多少几谢大家好佬们位新手萌求助规则题上中里其实场先只边]"
    ),
}
GUARDS = {
    Lang.EN: re.compile(
        r"(?<![a-z])(?:not|never|unless|instead|without|w/o|before|after|until|except|otherwise|else"
        r"|neither|nor|other|another|third|teammate|emperor|multiplayer|commander|no|again"
        r"|twice|\w+n't|cannot|cop(?:y|ies|ied)|half|double|two|three|four|five|second|next|last|previous|each|every"
        r"|all|x|\d+|stack|step|phase|upkeep|could|might|should|almost|nearly|forg[eo]ts?|(?:him|her)self|themselves)(?![a-z])"
    ),
    Lang.ZH: re.compile(
        "不|没|未|除非|否则|而是|代替|前|后|直到|队友|第三|指挥官|其他|其它|别的|再次|两次|一半|双倍"
        r"|[打死杀毒血费抓弹放挡攻伤触牲]|[下上]个?回合|每|所有|全部|复制|自己|轮到|[xX]|\d+|堆叠|步骤|阶段|差点|本来|忘|除|仅|只有|[二三四五六七八九十两]"
    ),
}


def is_filler(word: str, lang: Lang) -> bool:
    """True of a word that says nothing by itself."""
    return FILLERS[lang].fullmatch(word) is not None


def turns(said: str, lang: Lang) -> bool:
    """True of words left out that may turn the meaning: a guard, or a word of the game."""
    if GUARDS[lang].search(said):
        return True
    if lang is Lang.EN:
        words = [word for word in re.findall("[a-z]+", said) if len(word) > 2]
        return any(one in ordinary() for word in words for one in _stems(word))
    return any(said[at : at + 2] in ordinary() for at in range(len(said) - 1))


def _stems(word: str) -> Iterator[str]:
    """A word, and what it may be a form of: "destroys", "moved"."""
    yield word
    for end in ("s", "es", "d", "ed", "ing"):
        if word.endswith(end):
            yield word.removesuffix(end)
