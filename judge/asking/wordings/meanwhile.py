"""What is done while something waits on the stack: the trigger is called by what it does.

>>> pattern, word = ALIKE[Lang.EN][2]
>>> re.sub(pattern, word, "with the sacrifice trigger on the stack")
'with the trigger on the stack'
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.values import Lang

NAME = "[\ue100-\uefff]"
ZH_WHO = "我|对手|他|她|[\uf500-\uf700]"
ZH_SOON = "(?:先|就|马上|立刻|立即|赶紧|直接)*"
ZH_SPELL = "(?:它|该咒语|这个咒语|那个咒语|咒语)?"
ZH_WAITS = "(?:还|仍|尚)?(?:在堆叠[上中里]?|没结算|未结算|没有结算)(?:时|的时候)?"
ZH_TRIGGER = "(?:牺牲|呼魂|该|这个|那个|它的)*的?触发(?:式异能|异能)?"
Other = str | Callable[[re.Match[str]], str]
ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (
            r"^(?:with (?:that|it|this) (?:still )?on the stack|while (?:that|it|this) is"
            r" (?:still )?on the stack),? ",
            "in response ",
        ),
        (
            r"^((?:but |and )?)(i|he|she|my opponent) ([^,]+?) in response (?=with )",
            r"\1in response \2 \3 ",
        ),
        (
            r"\b(with|while|before|in response to|once|when|after) (?:the|that|its|his|her)"
            r" (?:evoke )?(?:sacrifice|sac|evoke) (trigger|triggered ability)\b",
            r"\1 the trigger",
        ),
        (
            r"\b(with|while) (the|that|its|his|her) (trigger|triggered ability|ability) (?:still )?"
            r"(?:sits?|hangs?|stays?|remains?|pending|waiting|waits?)(?: there)? on the stack\b",
            r"\1 the trigger is on the stack",
        ),
    ),
    Lang.ZH: (
        (
            rf"^在?(?:它|该咒语|这个咒语)?(?:还没|尚未|未|没)结算(?:的时候|时|之前|前)，?({ZH_WHO})",
            r"响应，\1",
        ),
        (rf"^({ZH_WHO})趁着?{ZH_SPELL}{ZH_WAITS}，{ZH_SOON}(?=.)", r"响应，\1"),
        (
            rf"^({ZH_WHO})趁着?((?:(?:{ZH_WHO})的)?{NAME}){ZH_WAITS}，{ZH_SOON}(?=.)",
            r"响应\2，\1",
        ),
        (
            rf"^趁着?((?:(?:{ZH_WHO})的)?{NAME}){ZH_WAITS}，({ZH_WHO}){ZH_SOON}",
            r"响应\1，\2",
        ),
        (rf"^趁着?{ZH_SPELL}{ZH_WAITS}，({ZH_WHO}){ZH_SOON}", r"响应，\1"),
        (rf"^趁着?{ZH_TRIGGER}(?:还|仍|尚)?在堆叠[上中里]?(?:时|的时候)?$", "该触发在堆叠上"),
        (
            rf"^(?:挡完|阻挡完|挡好|宣告完阻挡|宣告阻挡完)了?(?:之后|以后|后)?，?(?={ZH_WHO})",
            "阻挡后，",
        ),
    ),
}
