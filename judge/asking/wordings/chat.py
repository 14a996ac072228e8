"""Words as they are typed in haste, each with the one that it stands for: "its a 2/2", "til eot".

>>> typed_out("its a 2/2 til eot lol", Lang.EN)
'it is a 2/2 until end of turn'
"""

from __future__ import annotations

import re

from judge.values import Lang

BE_SAID = (
    r"(?:a|an|the|my|his|her|not|now|still|only|just|already|on|in|at|all|both|tapped|untapped)"
)
SAYS_NOTHING = (
    "lol|lmao|haha+|hehe|rofl|tbh|btw|ofc|imo|imho|iirc|afaik|fwiw|anyways|of course|obviously|obv"
    "|apparently|honestly|for some reason|like an idiot|like a fool|unfortunately|sadly"
    "|luckily|i know|i guess|or something|or whatever|just to be sure|just checking|pls|plz"
)
SHORT = {  # words without their sign, and shorter ones
    "im": "i'm",
    "ive": "i've",
    "hes": "he's",
    "shes": "she's",
    "whats": "what's",
    "thats": "that's",
    "theyre": "they're",
    "whos": "who's",
    "wheres": "where's",
    "theres": "there's",
    "hows": "how is",
    "lemme": "let me",
    "gonna": "going to",
    **{f"{one}nt": f"{one}n't" for one in ("do", "does", "did", "is", "wo", "would", "are", "was")},
    "cant": "can't",
    "gotta": "have to",
    "u": "you",
    "ur": "your",
    "ppl": "people",
    "cuz": "because",
    "bc": "because",
    "b/c": "because",
    "rn": "now",
}
CHAT: dict[Lang, tuple[tuple[str, str], ...]] = {
    Lang.EN: (
        *((rf"(?<![\w{{]){short}(?![\w}}])", full) for short, full in SHORT.items()),
        (rf"(?:^|,? )(?:{SAYS_NOTHING})$", ""),
        (rf"^(?:{SAYS_NOTHING}),? (?=\S)", ""),
        (rf"\bits (?=(?:really |actually )?(?:{BE_SAID}\b|\d+/\d+))", "it is "),
        (r"\b(?:'?til|till) ", "until "),
        (r"\beot\b", "end of turn"),
        (r"\bthru\b", "through"),
        (r"\b(?:atm|at the moment|as of now)\b", "now"),
        (r"\bopps\b(?! \d)", "my opponent's"),
        (
            r"\b(?:across the (?:table|board)|on the other side(?: of the (?:table|board))?)$",
            "on his side",
        ),
        (r"\b(?:is|gets?|got|was) hit (?:w/ ?|with |by )(?=[+-]\d)", "gets "),
        (r"\bcmdr", "commander"),
        (r"\bperms\b", "permanents"),
        (r"\bsumm?(?:oning)? ?sick(?:ed)?\b", "summoning sick"),
        (r"\b(?:mv|cmc)\b", "mana value"),
        (r"\bded\b", "dead"),
        (r"\bdbl\b", "double"),
        (
            r"^((?:and |but |so )?(?:i|he|she|my opponent|opp)) got "
            r"(?=(?:a|an|two|three|\d+/\d+s?)\b)",
            r"\1 has ",
        ),
    ),
    Lang.ZH: (
        (r"(?<=[\u4e00-\u9fff])(?:哈哈+|啦|哦|哎|喔|嘞|咯|呗|嘿嘿|呜呜|orz|www|233+)$", ""),
        (r"(?<=[吗呢么不])啊$", ""),
        (r"(?<=[在到])[他她](?=场上|战场|那边|这边|手[上里]|坟墓?场|牌库)", "对手"),
        (r"(?<=[我他她手])自己(?=[放下拍用开打交])", ""),
        (r"(?<=[他她])(?=[一两三四五][只个头张])", "的"),
        (r"(?<=响应)自己(?=牺牲|献祭|送|祭)", ""),
        (
            r"^(?:那)?([0-9一两三四五])点?(血|伤害|张牌)(我|他|对手)(.*?(?:回|掉|吃|吸|抓))(?:到)?(?=吗?$)",
            r"\3\4\1点\2",
        ),
        (
            r"(?<=双方)(?:同时)?(?:都)?(?:到|掉到|降到|变成)(?:了)?(?=[0-9一两三四五]+(?:点|血))",
            "有",
        ),
        (r"抄(?:了)?(?=[\ue100-\uefff]|[他她我]|对手|一)", "复制"),
        (r"两边(?=[都各同的])", "双方"),
    ),
}


def typed_out(said: str, lang: Lang) -> str:
    """The words, each as it is written out."""
    for pattern, word in CHAT[lang]:
        said = re.sub(pattern, word, said)
    return said
