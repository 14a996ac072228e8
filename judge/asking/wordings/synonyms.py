"""Verbs of ordinary talk become those of the game: "perish" is "die", "bears a counter" "has"."""

from __future__ import annotations

from judge.asking.wordings.phrases import EN_NUMBERS
from judge.values import Lang

COUNT = rf"(?:an?|no|{'|'.join(EN_NUMBERS)}|\d+)"
COUNTERS = rf"{COUNT}(?: [^ ]+)? counters?\b"
WE = "i|we|they|both of us|both players|we both|we each|each of us|my opponent and i|he|she"
WHOM = r"(?=(?:the|my|his|her|him|me|it|its)\b)"
WHO_EN = "i|we|he|she|they|my opponent"
WHO = "我|对手|他|她|它"
NAME = "[\ue100-\uefff]"
SYNONYMS: dict[Lang, tuple[tuple[str, str], ...]] = {
    Lang.EN: (
        (r"\bperishes\b", "dies"),
        (r"\bperish\b", "die"),
        (
            r"^((?:and |so |then )?(?:does|do|did|will|would) (?!.*\b(?:life|total|down|off)\b)"
            r".+?) (?:fall|bite the dust|croak|kick the bucket)\b",
            r"\1 die",
        ),
        (rf"\b(?:bears?|carr(?:y|ies)|sports?|wears?|holds?|got) (?={COUNTERS})", "has "),
        (rf"^({WE}) (?:both )?(?:sit|stand|are sitting|are standing) (?=(?:at|on) )", r"\1 are "),
        (r"^i are ", "i am "),
        (r"^(he|she) are ", r"\1 is "),
        (
            r"\bhow much (?:of (?:its|that|the) )?(damage|combat damage) (?:reaches|hits|gets to"
            r"|makes it (?:through )?to|comes (?:through )?to|goes (?:through )?to|lands on"
            r"|arrives at|finds|gets (?:through )?to) (?=(?:my|the|me|him|her)\b)",
            r"how much \1 is dealt to ",
        ),
        (
            r"\bhow much (damage|combat damage) (?:does|do|will|would) (.+?) "
            r"(?:send|carry|push) (?:through |over )?to (?=(?:my|the|me|him|her)\b)",
            r"how much \1 does \2 deal to ",
        ),
        (rf"\b(?:harm|hurt|injure|wound|scratch) {WHOM}", "damage "),
        (
            r"^((?:and |so |then )?(?:what|which) zone) (?:receives|gets|holds|takes) "
            r"(?:the card|that card|this card|the spell)$",
            r"\1 is it in",
        ),
        (
            r"^((?:and |so |then )?(?:what|which) zone) (?:receives|gets|holds|takes) (.+)$",
            r"\1 is \2 in",
        ),
        (r"\ba single (?=(?:card|creature|counter|land|spell|permanent)\b)", "one "),
        (
            r"\b(control|controls|have|has) no (blocker|creature)$",
            r"\1 no \2s",
        ),
        (r"\bno (other |)creatures? exists?\b", r"there are no \1creatures"),
        (
            r"\b(?:the )?(?:table|board|battlefield) (?:holds|has|contains) no (other |)"
            r"creatures?\b",
            r"there are no \1creatures",
        ),
        (
            r"^(.+ (?:has|have|had|was|were)) already "
            r"(?=(?:taken|been dealt|dealt|suffered) (?:\d|[a-z]+ damage))",
            r"\1 ",
        ),
        (r"\b(?:has|have) suffered (?=\d|[a-z]+ damage)", "has taken "),
        (r"\b(an effect|a spell|an ability) (?:now|also) ", r"\1 "),
        (r"\b(?:this|the|our) (?:two|2)-player game\b", "the game"),
        (r"\bwaits? on the stack\b", "is on the stack"),
        (r"\bis waiting on the stack\b", "is on the stack"),
        (r"\b(?:places?|lays?|adds?) (?=" + COUNTERS + " (?:on|onto|to) )", "put "),
        (r"\b(arrived|showed up|came along|joined the battlefield) (?=last turn\b)", "entered "),
        (r"\b(showed up|came along|joined the battlefield) (?=this turn\b)", "entered "),
        (r"\bin response to (?:that|this) (trigger|ability)\b", r"in response to the \1"),
        (
            r"\bwhile (that|the) (trigger|ability) (?:is|stays) on the stack\b",
            r"while the \2 is on the stack",
        ),
        (r"\b(?:those|these) (?=[\ue100-\uefff])", "the "),
        (
            r"^(?:may i|might i|is (?:that|this|it) (?:ok|okay|fine|possible|a legal (?:play|move))"
            r"|(?:may|can) i do (?:it|so|this)|do the rules (?:allow|permit) (?:that|this|it)"
            r"|am i allowed to(?: do (?:that|this|it|so))?|am i allowed"
            r"|would (?:that|this) be (?:legal|allowed|ok))$",
            "is that legal",
        ),
        (r"^we (?:are playing|play) (?=(?:commander|edh)$)", "this is a game of "),
        (r"\bfirst dies\b|\bdies for the first time\b", "dies"),
        (r"\b(cast|recast|play) (it|[\ue100-\uefff]) again this turn$", r"\1 \2"),
        (r"(?<=\S) (?:(?:in|during) (?:the|that)|that) same turn$", ""),
        (r"\b(?:lies?|sits?|rests?) in (?=(?:the|all|both|my|his|her|a) graveyards?\b)", "are in "),
        (r"^(.+\bblock(?: .+?)?) (?:by itself|on its own|all by itself|alone)$", r"\1"),
        (r"\b(?:fresh|brand-new|brand new|newly cast|just-cast) (?=[\ue100-\uefff]|\d+/)", "new "),
        (
            rf"^({WHO_EN}) (?:stops?|negates?|cancels?|shuts? down) (.+?) with (?={NAME}$)",
            r"\1 counter \2 with ",
        ),
        (r"^(.+?) and (?:do|does) nothing else$", r"\1"),
    ),
    Lang.ZH: (
        ("丧命|毙命|丧生|送命|归西|完蛋", "死去"),
        ("抵消|反制(?=掉|了|咒语|它|我|对手)", "反击"),
        ("(?<=[我手他她])(想要?|打算|准备|希望)(?:马上|立刻|立即|现在|再|直接|此时|就)+", r"\1"),
        (r"被(?:牺牲|献祭)掉?(?=[了吗]*吗$)", "被消灭"),
        (rf"(?<=[它他我]|{NAME})(?:现在|此时|目前)的(?=攻防|力量|身材|大小|防御力)", "的"),
        (rf"^(它|{NAME})在(?:战斗)?伤害步骤[中里时]?(?=[是有])", r"战斗中\1"),
        ("(?:以|用)(?:正常|全额|完整|原本|普通|全部)的?费用(?=施放)", ""),
        (rf"^(我|对手)的({NAME})(?:被)?施放", r"\1施放\2"),
        (
            rf"^({WHO})(?:作为|做出|作出|进行)?(?:响应|回应)，?(?=[用施对起牺让给以把将])",
            r"响应，\1",
        ),
        ("(?<=[我手他她])(?:这回合|这个回合|本回合)(?=[把将].当)", ""),
        ("^(?:这回合|这个回合|本回合)我(?=[把将].当)", "我"),
        ("(?:来|以|去)?(?:取得|获得|得到|拿到|换取|产出)(?=[^，]{0,4}法术力)", "产生"),
        ("^(我|对手)的一个(?=咒语|法术|效应|异能|瞬间|牌)", r"\1的"),
        (
            "(?:又|再|并)?用(?:别的|其他|其它|另外的)地(?:的法术力)?(?:付费|支付费用|付钱|支付)，?"
            "(?=[让把将使])",
            "",
        ),
        ("只剩下?(?=一[个只头])|仅剩下?(?=一[个只头])|仅有(?=[一两三][个只头])", "有"),
        ("(?<=能)(?:单独|独自|自己|一个)(?=阻挡|挡)", ""),
        ("第一次(?=死去|死掉|死亡)", ""),
        ("(?<=[我手他她])(?:本回合|这回合)(?:先|接着|再|又|然后)(?=施放)", ""),
        ("^(?:本回合|这回合)(我|对手)(?:先|接着|再|又|然后)(?=施放)", r"\1"),
        ("两者都结算了?$|两个都结算了?$|两个咒语都结算了?$|它们都结算了?$", "结算了"),
        (
            "^(?:规则允许吗|规则允许这样做?吗|这可以吗|这样可以吗|可以这样做?吗|能这样做吗|这样行得通吗"
            "|这样做(?:可以|行|合法)吗|我[能可以]{1,2}这样做吗|是否合法)$",
            "合法吗",
        ),
        ("烧咒|烧伤咒语", "直伤咒语"),
        ("(?<=[用以过靠])([\u4e00-\u9fff]{2})的?(?:方式|形式)(?=施放|使用|放)", r"\1"),
    ),
}
