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
        (r"^we(?:'re| are) playing (?=(?:commander|edh)$)", "this is a game of "),
        (r"^we (?:are playing|play) (?=(?:commander|edh)$)", "this is a game of "),
        (
            r"\ba (?:different|second) (?=(?:enemy |opposing )?commander (?:now )?deals?\b)",
            "another ",
        ),
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
        (
            r"^(who draws .+?) (?:because of|due to|from|thanks to) (?:being )?the monarchy?$",
            r"\1",
        ),
        (
            r"\b(sacrifices?|bounces?|blinks?|flickers?) the target(?: creature)?\b",
            r"\1 that creature",
        ),
        (r"\ba different commander\b", "another commander"),
        (r"^(?:she|he) (?=(?:resolves|resolved|has resolved)$)", "it "),
        (
            r"\bhow many (?:points of life|life points) (do|does|did|will|would|must)\b",
            r"how much life \1",
        ),
        (r"\bwhat amount of (life|damage|mana)\b", r"how much \1"),
        (r"^there (?:is|are) (?:already )?(.+?)(?: already)? under my control$", r"i control \1"),
        (
            r"^there (?:is|are) (?:already )?(.+?)(?: already)? under (?:his|her|my opponent's)"
            r" control$",
            r"my opponent controls \1",
        ),
        (
            r"^(?:does|will|would|did) lifelink (?:still )?(?:give|gain|net|earn|bring) me"
            r" (?:any |some )?life\b",
            "does i gain life",
        ),
        (
            r"^(?:does|will|would|did) lifelink (?:still )?(?:give|gain|net|earn|bring)"
            r" (?:him|her|my opponent) (?:any |some )?life\b",
            "does my opponent gain life",
        ),
        (
            rf"\b({WHO_EN}) (?:have|has) no (?:more )?mana (?:left )?to pay (?:for )?(?:the )?ward"
            r"(?: cost)?$",
            r"\1 can not pay for ward",
        ),
        (
            r"^x (?:was|is|has been) (?:chosen|set|announced|declared) (?:as|to be|to|at)"
            rf" (?={COUNT}$)",
            "x is ",
        ),
        (
            r"^how many of (?:them|these|those)(?: cards)? (must|do|does|will|should)"
            r" (i|he|she|my opponent) (?:have to |need to )?discard\b",
            r"how many cards \1 \2 discard",
        ),
        (r"\barriv(?:es?|ed) (?=under )", "enters "),
        (r"\barriv(?:es?|ed) on (my|his|her|my opponent's) side$", r"enters under \1 control"),
        (r"\barrives? this turn$", "entered this turn"),
        (
            r"\bhow much life (do|does|will|would|did) (.+?) (?:receive|win back|regain|recover"
            r"|earn|pick up)\b",
            r"how much life \1 \2 gain",
        ),
        (
            r"\bhow many cards (do|does|will|would) (i|he|she|my opponent) (?:still )?hold$",
            r"how many cards \1 \2 have in hand",
        ),
        (r"^(he|she|my opponent) sends? (.+?) my way$", r"\1 sends \2 at me"),
        (r"^i send (.+?) (?:his|her|their) way$", r"i send \1 at my opponent"),
        (r"\b(let|lets) (?:it|them) hit (?:me|him|her)$", r"\1 it through"),
        (
            r"^(.+?) (?:meets?|faces?|fights?|battles?) (.+?) in combat$",
            r"\1 and \2 meet in combat",
        ),
        (rf"^i deal (\d+) damage to (.+?) with ({NAME})$", r"my \3 deals \1 damage to \2"),
        (
            rf"^(?:my opponent|he|she) deals (\d+) damage to (.+?) with ({NAME})$",
            r"my opponent's \3 deals \1 damage to \2",
        ),
        (r"(?<=graveyard )holds\b", "contains"),
        (r"^my hand (?:holds|has|contains) (?!no\b)", "i hold "),
        (
            rf"^(?:and |but )?(?:{WE}) (?:do|does|did) nothing (?:in response|about it|to stop it"
            r"|at all)$",
            "nobody responds",
        ),
        (
            r"\b(cast|played) (?:him|her)(?= (?:once|twice|again|already|from|for|\d|two|three"
            r"|four|five|another|a (?:second|third|fourth))\b|$)",
            r"\1 it",
        ),
        (r"\b(how much|what)( mana)? (does|will|would) (?:he|she) (?=cost\b)", r"\1\2 \3 it "),
        (
            r"\b(cast) (it|[\ue100-\uefff]) from (the command zone|there) (once|twice|(?:two|three"
            r"|four|five|\d) times)(?: (?:already|before|so far))?(?: (?:in )?this game)?$",
            r"\1 \2 \4 from \3",
        ),
        (
            r"\bmove (it|[\ue100-\uefff]) from (?:exile|the graveyard|my graveyard) (?:in)?to the"
            r" command zone\b",
            r"put \1 into the command zone",
        ),
        (
            rf"^(the (?:blocker|attacker|token|creature|\d+/\d+|{NAME}))"
            r" (?:is|gets|was) (?:then |now )?sacrificed(?=$| before)",
            r"\1 gets sacrificed",
        ),
        (r"\b(no mana) to (?:pay|spend)(?: (?:for|on) (?:it|that))?$", r"\1"),
        (r"^we(?: are|'re) in (his|her|my|my opponent's) (?=[a-z ]*step$)", r"it is \1 "),
        (r"\b(?:that|this|my (?:single|only|sole|one)|the same) opponent\b", "my opponent"),
        (r"^(?:my opponent's|his|her) hand (?:holds|has|contains) (?!no\b)", "my opponent holds "),
        (rf"^({WHO_EN}) draws? one(?: more)?$", r"\1 draw 1 card"),
        (r"^my board (?:consists of|contains) ", "i control "),
        (r"^(?:my opponent's|his|her) board (?:consists of|contains) ", "my opponent controls "),
        (
            rf"^({WHO_EN}) (?:gangs? up on|double-?teams?) (.+?) with (.+?)(?: as blockers)?$",
            r"\1 blocks \2 with \3",
        ),
        (
            r"^i (?:get|got|am|was) hit by ((?:an?|the|his|her|my opponent's|two) (?:unblocked )?"
            r"\d+/\d+.*)$",
            r"\1 hits me",
        ),
        (
            r"^(?:my opponent|he|she) (?:gets|got|is|was) hit by "
            r"((?:an?|the|my|two) (?:unblocked )?\d+/\d+.*)$",
            r"\1 hits my opponent",
        ),
        (
            rf"\b(?:sits|stands|is sitting|is standing) (?:at|on) (\d+|{'|'.join(EN_NUMBERS)})"
            r" (?=loyalty\b)",
            r"has \1 ",
        ),
        (
            r"\b(?:what|how much) loyalty (?:does|will) (.+?) (?:keep|retain|finish with"
            r"|be left with)\b",
            r"how much loyalty does \1 have",
        ),
        (
            r"\bhow much loyalty (?:remains|is left|stays|is there left)$",
            "how much loyalty does it have",
        ),
        (rf"^({WHO_EN}) gives? up (?=(?:my|an?|the|his|her|it)\b)", r"\1 sacrifice "),
        (r"\brobs? (?:me|him|her) of (?=(?:my|his|her|the)\b)", "takes "),
        (r"^(.+?\d/\d+|.+?[\ue100-\uefff]) trades? with (.+)$", r"\1 and \2 trade blows"),
        (rf"^({WHO_EN}) leaves? (.+?) unblocked$", r"\1 does not block \2"),
        (
            r"\b(?:slips?|gets?|sneaks?|breaks?) (?:past|by|through) (?:his|her|my|the|all|any)"
            r"(?: the| his| my)? blockers$",
            "goes unblocked",
        ),
        (
            rf"^({WHO_EN}) (?:shrinks?|grows?|buffs?|boosts?|weakens?) (.+?) by (?=[+-]\d)",
            r"\1 give \2 ",
        ),
        (
            rf"^({WHO_EN}) makes? (.+?) (?:bigger|larger|stronger|smaller) with (?={NAME})",
            r"\1 pump \2 with ",
        ),
    ),
    Lang.ZH: (
        ("再(下|使用|放|打出)(?:一[张块个])?地(?=牌?吗$)", r"\1第二张地"),
        ("再施放(?:一[个张发道])?(?=[\ue100-\uefff][^，]*吗$)", "施放另一个"),
        ("著(?!名)", "着"),  # as traditional characters have it
        ("^(?:那么?|最后|最终)?结果怎样$", "会怎样"),
        ("(?<=[\ue100-\uefff它])(?:会|将)如何$", "会怎样"),
        ("(?<=会)跟着(?=进|去|一起)", ""),
        (r"^(?:我|对手)选择?x为(?=\d+$)", "x为"),
        (r"^(我|对手)(.*?)(?<!的)自己(?=有|具|带)", r"\1\2\1的"),
        ("(?<=维持)阶段(?=[中时里]?触发)", ""),
        (
            "^(我|对手)用(?:一个|一张)(?:瞬间|法术|咒语)(?:咒语)?(?=对[^，]+造成了?[0-9一二两三四五六七八九十]+点伤害)",
            r"\1的咒语",
        ),
        ("(?<=谁)(?:赢|获胜|赢下)了(?:这|本)[盘局场](?:游戏|对局)?$", "赢"),
        ("丧命|毙命|丧生|送命|归西|完蛋", "死去"),
        ("抵消|反制(?=掉|了|咒语|它|我|对手)", "反击"),
        ("(?<=[我手他她])(想要?|打算|准备|希望)(?:马上|立刻|立即|现在|直接|此时|就)+", r"\1"),
        ("被(?:牺牲掉|献祭掉?)(?=[了吗]*吗$)", "被牺牲"),
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
        ("(?:两者|两个|(?:这)?两个咒语|它们)都结算了?$", "结算了"),
        (
            "^(?:规则允许吗|规则允许这么做吗|规则上允许吗|规则许可吗|按规则可以吗|规则允许这样做?吗|这可以吗|这样可以吗|可以这样做?吗|能这样做吗|这样行得通吗"
            "|这样做(?:可以|行|合法)吗|我[能可以]{1,2}这样做吗|是否合法)$",
            "合法吗",
        ),
        ("烧咒|烧伤咒语", "直伤咒语"),
        ("(?<=[用以过靠])([\u4e00-\u9fff]{2})的?(?:方式|形式)(?=施放|使用|放)", r"\1"),
        (
            rf"^({WHO})(?:把|将|用|拿)({NAME})(?:丢|扔|甩|砸|射|瞄)(?:向|到|在|准|着)了?"
            r"([^，]+?)(?:身上|头上)?$",
            r"\1对\3施放\2",
        ),
        (rf"(?<=[物它\d]|{NAME})(?:拿着|握着|背着|扛着|手持|手握)(?={NAME})", "装备着"),
        ("^(我|对手|他)(?:站在|停在|处在)(?=[0-9一二两三四五六七八九十]+点)", r"\1有"),
        ("(?:躺|趴|待|放)在(?=[^，]{0,6}坟墓场[里中]?$)", "在"),
        (rf"^(我|对手|他)(?:手握|攥着|捏着|留着|抓着|握着)(?={NAME}|一张)", r"\1手上有"),
        (
            "^(我|对手|他|她)的结束步骤[中里时]?，?由?谁(?:因为?君主)?(?:而|来)?抓牌$",
            r"在\1的结束步骤，谁抓牌",
        ),
        ("倒下(?=了?吗$)", "死去"),
        (
            "^(我|对手|他)(?:放它过去|让它过去|放过它|放它过|不拦它?|没拦它?|没有拦它?)$",
            r"\1不阻挡",
        ),
        ("(?:没有?人|无人|没有?生物)(?:去|来)?拦(?:它|下它?|住它?)?$", "没人阻挡"),
        ("(?:赚|补|拿回|恢复|回复)(?=(?:多少|几点?)[点]?[生血])", "获得"),
    ),
}
