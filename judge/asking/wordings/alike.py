"""Words that say the same as others become those that the tables of clauses have."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from judge.asking.wordings import (
    causes,
    existing,
    hurling,
    meanwhile,
    outcomes,
    passives,
    permission,
    quoting,
)
from judge.asking.wordings.chat import typed_out
from judge.asking.wordings.phrases import EN_NUMBERS
from judge.asking.wordings.synonyms import SYNONYMS
from judge.keywords import KEYWORDS
from judge.values import Lang

FIRSTS = "先连死系践飞警敏延不威恐"  # with which a keyword ability begins that is joined to another
LASTS = "击触命踏行戒捷势灭惧慑"  # with which one ends
ZH_COUNT = "一二两三四五六七八九十0-9"
PAST = ("attack", "block", "chump", "destroy", "respond", "target", "kill", "double block", "bolt")
PAST_OF_E = ("activat", "declar", "sacrific", "exil", "us", "bounc", "clon")
BASES = {  # what stands before "ing" of verbs that change
    **{stem: f"{stem}e" for stem in ("bounc", "exil", "giv", "regenerat", "us", "activat")},
    "tapp": "tap",
    "untapp": "untap",
}
DOER = (
    "(?:(?:if|when|so|then|after|and|but) )*(?:i|we|he|she|they|(?:my |the |an )?opp(?:onent|o)?) "
)
SIGN = "[\uf500-\uf700]"  # of a player who has a name
THE_OTHER = "(?:[\uf500-\uf700]|my opponent)"
BOTH = rf"(?:(?:i|me) and {THE_OTHER}|{THE_OTHER} and (?:i|me))"  # I and the one other player
ZH_VERBS = (
    "攻击|进攻|阻挡|挡|挡住|施放|起动|消灭|杀死|杀掉|横置|重置|牺牲|放逐|弹回|弃掉|弃|抓|获得"
    "|失去|受到|装备"
    "|结附|派出|指定|选择|搭载|反击|使用|用|复制|支付|放置|展示|磨|打出|响应|操控|宣告"
)
COUNTED = tuple(enumerate(EN_NUMBERS, 1))
NUMBER_SAID = rf"(?:\d+|{'|'.join(EN_NUMBERS)})"
WHO = "我的?对手|对手|我|他|她|[\uf500-\uf700]"
WHEN = (  # what stands behind the subject, and is read before it
    "在(?:我|对手|他)的?(?:(?:回合的?)?(?:结束步骤|结束阶段|维持步骤|抓牌步骤|清除步骤|战斗开始步骤)"
    "|维持|行动阶段|回合)[中里内时]?|在(?:宣告攻击者|宣告阻挡者)步骤[中里内时]?|(?:在|于)?(?:宣告)?(?:阻挡|攻击|战斗伤害"
    "|伤害)者?(?:之前|之后|前|后)"
    "|在(?:该|这个|那个|此)步骤[中里]?|(?:作为|在)?响应时?(?=[对用以施放给让])"
)
RESULTS = "住|死|到|掉|了|动|过|完|下来|出来|出去|过来|过去|起"  # 挡得住：能挡住
CAN_DO = "清推砍撞挡打杀抓拿留放付反康吃踩穿拦扛顶弹逃躲解烧炸"
IN_COMBAT_SAID = (  # when it may be done
    "在(?:这次|本次|这场)?战斗(?:阶段)?(?:中|里|之后|后)"
    "|(?:这次|本次|这场)战斗(?:阶段)?(?:中|里)?(?=能)"
)
IN_CHINESE = {one.name.en.casefold(): one.name.zh for one in KEYWORDS}
LONGEST_FIRST = sorted(map(re.escape, IN_CHINESE), key=len, reverse=True)
ENGLISH_KEYWORDS = f"(?<![a-z])(?:{'|'.join(LONGEST_FIRST)})(?![a-z])"
ZH_KEYWORD = "|".join(IN_CHINESE.values())
TOTAL = "(?:the )?(?:total |combined |overall )(?:amount of )?"
TAKER = (
    "(i|he|she|they|my opponent) (take|receive|suffer|gain|lose|deal|draw|discard|get|have"
    r"|create)s?\b"
)
DEALT = "(damage|combat damage)(?: that is| being)?(?: dealt| done)? to "
DEEDS = "put|give|destroy|exile|bounce|tap|untap|steal|pump|flicker|blink|sacrifice|return"
Other = str | Callable[[re.Match[str]], str]
ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {  # words alike, and the one that tables have
    Lang.EN: (
        (
            rf"^({DOER})(?:go(?:es)?|went|tries|tried|try|attempts?|attempted) to"
            r" (?=[a-z]+ (?:my|his|the|her|it)\b|[\ue100-\uefff])",
            r"\1",
        ),
        (
            r"^((?:then |and |now )*)(?:(?:my|our) (?:spell|instant|sorcery|effect|ability)|an?"
            r" (?:spell"
            r"|effect|ability) of mine) (?:lets|has|makes|allows|tells|instructs) me (?:to )?"
            r"(?=proliferate|draw|scry|gain|mill|surveil)",
            r"\1i ",
        ),
        (r"\bi'm\b", "i am"),
        (r"\b(we|they)'re\b", r"\1 are"),
        (
            r"\b(library|deck|graveyard|hand|board|side)( is|'s) (?:completely|totally|entirely|now"
            r"|currently|already|absolutely|utterly) empty\b",
            r"\1\2 empty",
        ),
        (
            r"\b(?:(?:only|just|exactly) )?(?:one|a) (?:single|sole|lone) "
            r"(?=(?:card|creature|land|permanent|blocker|token)\b)",
            "one ",
        ),
        (
            r"\b((?:goes|go|moves|move|enters|enter) (?:to )?combat) (?:on|in|during)"
            r" (?:his|her|my)(?: own)? turn$",
            r"\1",
        ),
        (r"\b(it|that|what|who|where|there|he|she)'s\b(?! (?:got|been)\b)", r"\1 is"),
        (r"\b(i|they|we)'ve got\b", r"\1 have"),
        (r"\b(he|she|it)'s got\b", r"\1 has"),
        (r"\b(i|they|we)'ve\b", r"\1 have"),
        (r"\bpermitted to\b", "allowed to"),
        (r"\b(am|is|are) (?:still|already) (?=at\b)", r"\1 "),
        (
            r"^(it is) (?:still|already) (?=(?:my|his|her|my opponent's) (?:[a-z-]+ )?"
            r"(?:turn|main|phase|upkeep|combat|end step)\b)",
            r"\1 ",
        ),
        (
            r"^(it|my opponent's [^ ]+|my [^ ]+|his [^ ]+) (?:is|are) (?:still|already) tapped$",
            r"\1 is tapped",
        ),
        (
            r"^(it|my opponent's [^ ]+|my [^ ]+|his [^ ]+) (?:has|have|is|are) not"
            r" (?:been )?untapped(?: yet| since(?: then)?)?$",
            r"\1 is tapped",
        ),
        (
            rf"^({DOER})((?:re)?casts? (?:it|that card|that creature)) (?:again|once more)\b",
            r"\1\2",
        ),
        (r"^i am (?:its|the|the spell's) target$", "it targets me"),
        (
            r"^((?:can|could|may) (?:i|he|she|my opponent)(?: still)? cast)"
            r" (?:any |some )?(?:other|more|further) spells?\b",
            r"\1 another spell",
        ),
        (
            r"^how much (mana|total mana) (?:in total |altogether )?(?:is|will be|do i|does it)"
            r" (?:needed|required|necessary|need|take) to (?=cast\b)",
            r"how much \1 does it cost to ",
        ),
        (r"^(how much .+ to cast .+) from there (?=(?:an? |the )?[a-z]+ time$)", r"\1 "),
        (
            r"^((?:may|can|could) .+ (?:abilit(?:y|ies)|[\ue100-\uefff])) (?:in|during)"
            r" (?:this|that|the)(?: same)? (?:main phase|turn)$",
            r"\1",
        ),
        (
            r"^(.+ (?:combat )?damage(?: .+)?) (?:on|during|in) that(?: same)? turn$",
            r"\1",
        ),
        (
            r"^who (?:draws|gets|will draw) (?:the )?(?:monarch(?:'s)?|monarchy) (?:card|draw)(?:"
            r" (?:at|in|during) (?:the end|the end step|the end of (?:the|that|this|his|my) turn)"
            r"(?: of that turn)?)?$",
            "who draws a card in the end step",
        ),
        (r"^(?:he|she|my opponent) is (?:its|the|the spell's) target$", "it targets my opponent"),
        (r"\b(am|is|are) ((?:at|on) \d+(?: life)?) (?:now|currently)$", r"\1 now \2"),
        (
            rf"\b(am|is|are) (?:only |all the way )?down to (?={NUMBER_SAID}(?: life\b|$))",
            r"\1 at ",
        ),
        (r"\bi (?:sit|am sitting|stand) (?=(?:at|on) )", "i am "),
        (r"\b(he|she|my opponent) (?:sits|is sitting|stands) (?=(?:at|on) )", r"\1 is "),
        (r"\b(with|having|gains?) both (?=[a-z ]+ and )", r"\1 "),
        (r"\b(i|he|she|they|we)'d (?=(?:like|love|prefer|rather)\b)", r"\1 would "),
        (r"\b(?:did|wo|would)(?:n't| not)\b(?! (?:you|i|he|she|it|they|we)\b)", "does not"),
        (r"\b(do|does|is|are|was|were|has|have|had|could|should)n't\b", r"\1 not"),
        (r"\bcannot\b", "can't"),
        (
            rf"^({DOER})respond(?:s|ed)? (?:to (?:it|that|this) )?by (gain|draw|destroy|bounc"
            rf"|kill|pump"
            r"|tapp|untapp|counter|exil|giv|flicker|blink|regenerat|discard|us|activat)ing ",
            lambda found: f"in response {found[1]}{BASES.get(found[2], found[2])} ",
        ),
        (
            r"\bin (which|what) zone (do|does|will|would|is) (.+?) (?:end up|be|land|go|wind "
            r"up)(?: in)?\b",
            r"which zone \2 \3 end up in",
        ),
        (
            r"\bin (?:which|what) zone is (.+?)((?: now| then| afterwards| at the end| in the end"
            r"| after that| finally)?)$",
            r"which zone is \1 in\2",
        ),
        (
            r"\b(?:in|into|to) (which|what) zone (do|does|will|would|did) (.+?) (?:go|move|land"
            r"|come|get put|be put|return)(?: to| in| into)?( afterwards| then| now)?$",
            r"which zone \2 \3 end up in\4",
        ),
        (r"\bspend on (?=[\ue100-\uefff]|it\b|my\b)", "spend to cast "),
        (
            r"^(how much .*?)\b(?:send|pass|carry|route|direct)(?: on| over| through)? to"
            rf" (?=the |my |him\b|her\b|them\b|{SIGN})",
            r"\1deal to ",
        ),
        (
            r"\bwith (?:an? |the )?([\ue100-\uefff]) (?:on|under) (my|his|her|their|my opponent's)"
            r" (?:battlefield|side|control|side of the battlefield)\b",
            r"with \2 \1 on the battlefield",
        ),
        (
            r"\ban? (equipment|aura|vehicle|planeswalker) (?:that |which )?(i|my opponent)"
            r" controls?\b",
            lambda found: f"{'my' if found[2] == 'i' else found[2] + chr(39) + 's'} {found[1]}",
        ),
        (
            r"\bthe (?:\w+ )?token (?:that )?(?:i|he|she|my opponent) (?:gets?|creates?|makes?"
            r"|receives?|got|created)\b",
            "the token",
        ),
        (r"(?<= ability) once$|(?<=activate [\ue100-\uefff]) once$", ""),
        (r"\bbasic (?=(?:forest|island|swamp|mountain|plains)s?\b)", ""),
        (r"\bthe other (?:guy|dude|person|side)\b|\bthat other player\b", "my opponent"),
        (r"\bwe(?: are|'re) (?:both|each) (?=at\b|on\b)", "we each are "),
        (r"\bdo i need to\b|\bam i forced to\b|\bam i required to\b|\bmust i\b", "do i have to"),
        (r"\b(i|he|she|they|we)'(?:ll|d)\b", r"\1"),
        (r"\b(is|are|was|were|gets) (?:put|sent|moved) into exile by\b", r"\1 exiled by"),
        (r"\bw/o ?", "without "),
        (r"\bw/ ?", "with "),
        (r"\bwe both (?=have|control|are|own|start|got)", "we each "),
        (r"\bvery next\b", "next"),
        (rf"^next,? (?={DOER})", "then "),
        (rf"\b(attacks?(?: (?:him|me|her|my opponent|{SIGN}))?) again\b", r"\1"),
        (r"\bhow many mana\b", "how much mana"),
        (r"^we are (two|three|four|five|\d) players$", r"there are \1 players"),
        (
            r"\b(casts?|plays?|uses?) ([\ue100-\uefff])(?: in order)? to (?:see|look at|check"
            r"|view|peek at"
            r"|attack|strip) (?:his|her|their|my opponent's) hand$",
            r"\1 \2 targeting my opponent",
        ),
        (
            r"^(?:and |so |then )?is (cycl|cast|activat|block|equipp?)ing (.+?)"
            r" (?:allowed|legal|possible|permitted|an option|ok|okay)(?= |$)",
            lambda found: (
                "can i "
                + {"cycl": "cycle", "activat": "activate", "equipp": "equip"}.get(
                    found[1], found[1]
                )
                + f" {found[2]}"
            ),
        ),
        (
            r"^an? (enchantment|artifact|permanent) (says|states|reads) that (?=[a-z])",
            r"there is an \1 that says that ",
        ),
        (
            r"^what is the (?:largest|maximum|highest|greatest|biggest|most)(?: possible)?"
            r"(?: number of)?"
            r" ((?:[a-z]+ |[+-]1/[+-]1 )?(?:counters|cards|tokens)) (?:that )?"
            r"(it|i|he|she|my opponent|my creature|the creature)"
            r" (?:can|could|may) (.+?)(?: this way| from this| that way)?$",
            r"how many \1 can \2 \3 at most",
        ),
        (r"^at most (how (?:many|much) .+)$", r"\1 at most"),
        (rf"\b(?:an?|one) (creature|\d+/\d+|land|artifact) of ({SIGN})(?!')", r"\2's \1"),
        (rf"^((?:if |when |then |and )*({SIGN}) [^\uf500-\uf700]*?)\btheir(?: own)?\b", r"\1\2's"),
        (
            r",? (?:one after (?:the other|another)|one by one|in sequence|in a row|back to back)$",
            "",
        ),
        (r",? one after the other(?=[, ])", ""),
        (
            rf"^what is {TOTAL}(damage|combat damage|life) (?:that )?{TAKER}",
            r"how much \1 does \2 \3",
        ),
        (
            rf"^what is {TOTAL}(?:number of )?(cards|tokens|creatures|counters) (?:that )?{TAKER}",
            r"how many \1 does \2 \3",
        ),
        (rf"^(?:what is )?{TOTAL}{DEALT}", r"how much \1 is dealt to "),
        (r"\bhow (much|many) (?:total|combined|overall) (?=\w)", r"how \1 "),
        (
            r"\bhow (much|many) (\w+|combat damage) (?:total|in total|altogether|in all|overall"
            r"|all told|all in all|combined) ",
            r"how \1 \2 ",
        ),
        (r"\b(opponent|opp)'s (?=(?:at|on|dead|attacking)\b)", r"\1 is "),
        (r"\bdo(?:es)? not have (?:any |an? )?(?=(?:blockers?|creatures?)$)", "have no "),
        (r"\b(have|has) no (blocker|creature)$", r"\1 no \2s"),
        (r"^((?:and |so |but |then )?(?:can|could|may) .+?) chump(?:[- ]?block)?\b", r"\1 block"),
        (r"\bdmg\b", "damage"),
        (r" \+ (?![0-9])| & ", " and "),
        (r"\bwith everything[:,] (?=an?\b|two\b|three\b|my\b|his\b|[\ue100-\uefff])", "with "),
        (r"\bhard-?cast(s?)\b", r"cast\1"),
        (r"\bon an? dead (?=[\ue100-\uefff])", "on "),
        (r"^(.+?) (is|are|gets?) then (?=dealt|given|\+|-)", r"then, \1 \2 "),
        (r"^(.+?) then (?=(?:takes|gets|loses|gains) )", r"then, \1 "),
        (r"\bmy only (?=opponent\b)", "my "),
        (
            r"\bthe (only|single|sole|last|lone|one) (creature|permanent|blocker|planeswalker"
            r"|artifact"
            r"|enchantment|land)s? (?:of (?:my |the )?opponent|(?:that )?(?:my |the )?opponent"
            r" (?:controls|has))"
            r"(?!'s)\b",
            r"my opponent's \1 \2",
        ),
        (
            r"\bthe (only|single|sole|last|lone|one) (creature|permanent|blocker|planeswalker"
            r"|artifact"
            r"|enchantment|land)s? (?:of mine|(?:that )?i (?:control|have))\b",
            r"my \1 \2",
        ),
        (
            r"^(.+?) (is|are) (out|in play|on the battlefield) and so (?:is|are) (.+)$",
            r"\1 and \4 are \3",
        ),
        (
            r"^(?:and )?(?:what is )?(?:the )?number of (cards|tokens) (i|he|she|my opponent)"
            r" (draw|get)s?\b",
            r"how many \1 do \2 \3",
        ),
        (
            r"^(?:please )?tell me (?=(?:its|my|his|the)\b.*\b(?:power|toughness|life|size)\b)",
            "what is ",
        ),
        (r"\b(?:bf|battle field)\b", "battlefield"),
        (r"\b(?:gy|(?<=my )yard|(?<=his )yard)\b", "graveyard"),
        (r"\bon the (?:table|field|board)\b", "on the battlefield"),
        *(
            (rf"\bplus {one}(?= (?:loyalty )?ability)", f"+{n}")
            for n, one in enumerate(EN_NUMBERS, 1)
        ),
        *((rf"\bminus {one}\b", f"-{n}") for n, one in COUNTED),
        (r"\b(?:plus|along with|as well as)\b", "and"),
        (r"\b(?:actually|really|simply|basically|literally|definitely)\b ?", ""),
        (
            r"\b(?:am i|would i be|will i be) (?:still )?(?:allowed|able) to\b"
            r"|\bis it (?:possible|ok|okay|legal|fine) (?:for me )?to\b",
            "can i",
        ),
        (r"\b(?:is|will|would) (he|she|it|my opponent)(?: be)? (?:allowed|able) to\b", r"can \1"),
        (r"\b(?:is|are|am) (.+?) (?:going to|gonna)\b", r"will \1"),
        (rf"^({DOER})({'|'.join(PAST)})ed\b", r"\1\2"),
        (rf"^({DOER})({'|'.join(PAST_OF_E)})ed\b", r"\1\2e"),
        (r"\b(?:is|are|will|would) (.+?) (?:be )?(?:allowed|able|permitted) to\b", r"can \1"),
        (r"\bthe opponent\b", "my opponent"),
        (r"\bhit by an? unblocked\b", "hit unblocked by a"),
        (
            rf"\b(?:hits?|strikes?|connects? with) (me|him|her|my opponent|{SIGN}) with"
            r" (an? |his |her |my |the |my opponent's )unblocked ",
            r"attacks \1 with \2unblocked ",
        ),
        (r"^(?:and )?after (?:that|it|this) resolves ", "after that resolves, "),
        (r"\b(have|has|control|controls) both (?=.+ and )", r"\1 "),
        (rf"(?<!\w){BOTH} are (?:now )?(?:both|each) (?=at\b|on\b)", "both players are "),
        (rf"(?<!\w){BOTH} (?:both|each) (?=(?:have|control) )", "both players "),
        (
            rf"(?<!\w){BOTH} (have|control|own) (an?|one|two|three|\d+) ([^,]+?) (?:each|apiece)$",
            r"both players \1 \2 \3",
        ),
        (rf"(?<!\w)({SIGN} and {SIGN}) (are |)(?:now )?(?:both|each) ", r"\1 \2"),
        (r"^each (?=(?:has|controls) (?![\uf000-\uf4ff]))", "each player "),
        (
            r"\b(?:the |an? )?(?:aura|instant|sorcery|enchantment|artifact|planeswalker)"
            r"(?: spell| card)? (?=[\ue100-\uefff])",
            "",
        ),
        (r"(?<=[\ue100-\uefff])'s (?:triggered ability|trigger|ability) (?=deals?\b|do\b)", " "),
        (r"\bitself (?=with\b|in response\b)|(?<=[\ue100-\uefff]) itself$", ""),
        (r"\bbesides lands, |\bother than lands, |\bapart from lands, ", ""),
        (r"\b(my|his|her) own (?=turn\b|end step\b|upkeep\b|draw step\b|[\ue100-\uefff])", r"\1 "),
        (r"(?<=[\ue100-\uefff])['’] (?=[a-z])", "'s "),
        (r"\bwhat would happen\b", "what happens"),
        (rf"^({DOER})gave\b", r"\1give"),
        (rf"^({DOER})drew\b", r"\1draw"),
        (rf"^({DOER})took\b", r"\1take"),
        (r" from 20(?: life)?$", ""),
        (r"\b(?:by|until|up to) the end of (?:the|that|this) turn\b", "until end of turn"),
        (r"\buntil the end of turn\b", "until end of turn"),
        (r"(?<=[a-z]) (?:right then|on the spot|then and there)$", " right away"),
        (
            r"\b((?:tap|use) [^,]+?) (?:right away|immediately|at once|straight away|already)"
            r" (?=(?:to|for) )",
            r"\1 ",
        ),
        (r"\b(?:only|just|exactly) (?=(?:a|an|one|two|three|four|five|\d+)\b)", ""),
        (rf"^({DOER})do not block$", r"\1does not block"),
        (rf"^({DOER})swung\b", r"\1swing"),
        (rf"^({DOER})also (?=has\b|have\b|controls?\b|owns?\b)", r"\1"),
        (r", (?=which (?:has|have|had|is|are|was|were|i control|my opponent controls)\b)", " "),
        (
            rf"^({DOER})(?:casts?|resolves?|plays?) an? (spell|instant|sorcery) (?:that|which) "
            r"(?:creates?|makes?|puts? out) (.+ tokens?)$",
            r"\1create \3 by casting a \2",
        ),
        (
            rf"^({DOER})(?:casts?|plays?|uses?) an? (spell|instant|sorcery) (?:that|which) "
            rf"({DEEDS})s? (.*\b(?:my|it|that|this|the|his|her|their|me|him|them|opponent's)\b.*)$",
            r"\1\3 \4 by casting a \2",
        ),
        (
            rf"^({DOER})resolves? an? (?:spell|instant|sorcery) (?:that|which) ({DEEDS})s? "
            r"(.*\b(?:my|it|that|this|the|his|her|their|me|him|them|opponent's)\b)",
            r"\1\2 \3",
        ),
    ),
    Lang.ZH: (
        (
            "^((?:如今|现在|此时|当时)?(?:[我他她]的?|对手的?|双方)?(?:场上|战场上|这边)?)(?:此时|当时|现在)?"
            "有?(?:一[只个张名]|任何|半[只个张])(生物|神器|结界|永久物|鹏洛客|地|手牌)[都也]没有?[了]?$",
            r"\1没有\2",
        ),
        (f"({WHO})(?:已经|已)?在本回合(?:已经|已)?(?=[^，的]*[^吗]$)", r"\1本回合"),
        (
            f"(?<=[有带和、个的])[\u4e00-\u9fff]{{1,4}}?[（(]({ENGLISH_KEYWORDS})[)）]",
            lambda found: IN_CHINESE[found[1]],
        ),
        ("(?<=[\u4e00-\u9fff])[（(][a-z][a-z '-]*[)）]", ""),
        ("^(?:最后|那么?|所以)?只有(?=.{1,14}(?:[会能被].{0,6}|死|活|触发|存活)吗$)", "唯有"),
        ("献祭(?=[了掉给我他她它那这一])|祭(?=[掉了])", "牺牲"),
        (r"(?<=[\ue100-\uefff]) ?\+ ?(?=[\ue100-\uefff])", "和"),
        (
            rf"(?<!其)([他她])(?!的)(?=(?:[一两三四]个)?(?:{ZH_KEYWORD})*的?\d+/\d+|生物|怪|那[只个](?=.)|回合|维持|结束步骤|行动阶段|[\ue100-\uefff]了?$)",
            r"\1的",
        ),
        (r"([^有])没\1$", r"\1了吗"),
        (r"(?<=[\u4e00-\u9fff])(?<![要还也都就说才是])不$", "吗"),
        (rf"(?:(?<=[{LASTS}])|(?<=/\d))加上?(?=\d+/\d|另外|[一两三][个只](?![+-]))", "和"),
        (rf"(?<=[{ZH_COUNT}几])个毒(?![性液])", "个中毒指示物"),
        (rf"(?<=[我他她手])(?=[{ZH_COUNT}]+个中毒指示物$)", "有"),
        (
            rf"(?<=[上面身\ue100-\uefff])(?<![放加置添]上)(?=[{ZH_COUNT}]+个[^有]{{0,6}}指示物$)",
            "有",
        ),
        (r"(?:给|让)?全场(?:的?生物)?(?:各|都)?得?到?(?=-\d)", "让所有生物得"),
        (r"给(?=[+-]\d)", "给它"),
        ("交(?:了)?(?:一?[个张发])?(?=反击)", ""),
        (r"(?<![个只名位])[他她它](?=(?:最后|现在|变成|变|会|是)*几/?几)", "它"),
        ("([他她])(?=[会就还也要能得必须]{0,3}(?:死|挂)[了掉去]?[吗没不])", "他或它"),
        ("(?<=[回吸])几点$", "几点血"),
        (r"产[出生]?([白蓝黑红绿])(?:色?[费的]|色)?(?=[吗么了]|$)", r"产生\1色法术力"),
        ("反击(?:掉)?(?:还)?有用(?=[吗么]$)", "能反掉"),
        ("(?<=[拍下放召])(了?)(?=[个只张](?!回合|结束|维持|战斗))", r"\1一"),
        ("(?<=在)对[面方]$", "对手场上"),
        (rf"^((?:我|对手|他|她)的?(?:手[上里中])?)(?=[{ZH_COUNT}]+张手?牌$)", r"\1有"),
        (rf"(?<=[\ue100-\uefff])(?=[{ZH_COUNT}]点?忠诚[度]?$)", "有"),
        (r"^在?([\ue100-\uefff、和]+)(?:之?下|的(?:效果|效应|影响|作用)下)$", r"\1在场"),
        (r"^((?:我|对手|他|她)?的?场上)(?=[\ue100-\uefff]|[一两三四](?!共)|\d+/)", r"\1有"),
        ("(?:回得来|救得回来|拿得回来)(?=[吗么]?$)", "会回来"),
        ("(?<=复制)了?[他她]$", "它"),
        ("(?<=的)装备(?=$|打脸)", "武具"),
        (r"(?<=\d) +(?=[+-]?\d)", ""),
        ("几攻几防|多少攻多少防|多少/多少", "几/几"),
        (f"({ZH_VERBS})了(?=[^吗没，。？])", r"\1"),
        ("(?<=我)自己(?=的|那|这)|(?<=[他她])自己(?=的|那|这)", ""),
        ("还?(?:能不能|可不可以|能否|是否能|是否可以)(.*?)[吗么嘛呢]?$", r"能\1吗"),
        ("(?:会不会|是不是会|是否会)(.*?)[吗么嘛呢]?$", r"会\1吗"),
        (
            "(?:是不是|是否|算不算)(?=直接|就|已经|马上|立刻|还|必须|要|得|输|赢|死)(.*?)[吗么嘛呢]?$",
            r"\1吗",
        ),
        ("来得及(?=.+[吗么]$)", "能"),
        ("叫(?=[我他对])", "让"),
        ("(?<=[我手他])(?:这时候|这个时候|这时|此时)(?=[^，])", ""),
        ("(?:还)?轮得到(.+?)(触发|结算)[吗么]$", r"\1会\2吗"),
        ("(抓|摸|回|拿|打|杀|挡)得到(.*?)[吗么]$", r"能\1到\2吗"),
        ("(?<=弹回|移回|拿回|回到)(?:了)?(?:我|他|她)?自己(?:的)?(?=手)", ""),
        ("(我|对手|他)用([^，能]{1,12})能(?=[挡阻攻])", r"\1能用\2"),
        ("(?:要不要|用不用|需不需要)(.+?)[吗么嘛呢]?$", r"会\1吗"),
        ("(?:是不是|算不算|是否是)(.*?)[吗么嘛呢]?$", r"是\1吗"),
        ("(.)不\\1$", r"\1吗"),
        (f"能?([{CAN_DO}])得({RESULTS})(?=[吗么]?$)", r"能\1\2"),
        ("还能够?|还?可以|能够", "能"),
        (rf"^(?=.*能)([^，]*?)({IN_COMBAT_SAID})，?(?=.)", r"\2，\1"),
        ("了没有?$", "了吗"),
        ("(?<=[一两三四五六七八九十0-9])枚(?=.{0,6}指示物)", "个"),
        ("(?<=[\ue100-\uf700])加(?=[一两三四五六七八九十1-9])", "和"),
        ("(?<=[去进到回])了(?=[哪什])", ""),
        ("多少(?=[张个点只次枚])", "几"),
        ("(?<=[我他她手])这[盘局把](?:游戏)?(?=[输赢会])", ""),
        ("主要?阶段", "行动阶段"),
        ("没有?(?:别的|其他|任何)?异能的(?=[一1-9\ue100-\uf700])", ""),
        (
            "^([^，在我他]{1,9}|[我他]的[^，在]{1,9}|对手的[^，在]{1,9})"
            "(在(?:我|对手|他)的?(?:下一?个)?回合[中里]?)(?=(?:单独)?(?:攻击|进攻|阻挡))",
            r"\2，\1",
        ),
        (
            "被(一[个只])?(?:没有?|未)[人被]?阻?挡[住下]?的(.+?)(?:打到|打中|击中)",
            r"被没挡的\1\2打到",
        ),
        (
            r"^([^，能]{1,16})能(在(?:我|对手|他)的?(?:下一?个?)?(?:回合|结束步骤|维持步骤|维持|抓牌步骤)[中里内时]?)"
            "，?(?=.)",
            r"\2，\1能",
        ),
        (r"^(我|对手)在?(?:自己的?)?(?:第一个?)?行动阶段[中里内时]?，?(?=.)", r"在\1行动阶段，\1"),
        ("^([^，]+?)在(?:战斗前的?|第一个)?行动阶段[中里时]?，?(?=[吃受中被挨])", r"战斗前\1"),
        ("(?<![什那怎])么$|嘛$", "吗"),
        ("这个?回合", "本回合"),
        ("(?<=[我他她手])在(?=本回合)", ""),
        ("进了(?=战?场)", "进"),
        ("对方|对面|另一位牌手", "对手"),
        ("(?<=[点少费产生加])法力(?!值)", "法术力"),
        ("回应", "响应"),
        ("抽(?=[一二两三四五六七八九几0-9]*张?牌)|抽(?=[一二两三四五六七八九几0-9]+张)", "抓"),
        (f"^((?:如果|然后|那么|当|若)?)本回合({WHO})(?!的)", r"\1\2本回合"),
        ("我[和与跟][\uf500-\uf700](?=[都各均]|分别)", "双方"),
        ("从手[上里中牌]{1,2}(?=[施使打]|放(?!逐))|正常地?(?=[施使])|如常地?(?=[施使])", ""),
        ("除了?地牌?(?:以外|之外|外)?，?(?=.*只有)", ""),
        (
            "(?:灵气|瞬间|法术|结界|神器|鹏洛客|武具)(?:咒语)?(?=[\ue100-\uefff])",
            "",
        ),
        (
            "(?<=[\ue100-\uefff它])的(?:触发|触发式异能|触发异能)(?=[会能还]{0,2}(?:[对给]|造成))",
            "",
        ),
        ("(?<=[xX])是(?=[一二两三四五六七八九十0-9])", "为"),
        ("[，]?结算进战?场$", "结算"),
        ("^((?:(?![谁哪]).)+)先结算了?$", r"\1结算"),
        ("^并?在(?:守护|该|这个)?(?:的)?(?:触发|异能|触发式异能)结算时，?", ""),
        (ENGLISH_KEYWORDS, lambda found: IN_CHINESE[found[0]]),
        (rf"({ZH_KEYWORD}) +(?=\d)", r"\1"),
        (
            r"^(它|[我他]的[^，]{1,8}|对手的[^，]{1,8}?)(?:还|仍|仍然|依然|一直|到现在|目前)*"
            r"(?:没有?|未|尚未|并未)(?:被)?重置(?:过)?$",
            r"\1已横置",
        ),
        (
            r"^(它|[我他]的[^，]{1,8}|对手的[^，]{1,8}?)(?:还是|仍然是?|依然是?)横置(?:着|的)?$",
            r"\1已横置",
        ),
        ("[再又]一次(?=(?:死去|死掉|死亡|死)了?$)", ""),
        (
            rf"^({WHO})的回合(?:快要?|即将|就要|马上就?要?)(?:结束|完)了?$",
            r"现在是\1的结束步骤",
        ),
        ("战斗(?:阶段(?:已经?)?|已经?)(?:结束|过去|打完)了?$", "战斗结束"),
        ("(?<=施放)(?:一个)?(?:别的|其他|其它|另外的?|更多的?|第二个)咒语(?=吗)", "另一个咒语"),
        (
            "^(?:在(?:那个?|该|这个?)?回合(?:的?)?(?:结束(?:时|步骤)?)，?)?(?:由?谁)(?:会|来|能)?"
            "(?:抓|得到)君主的(?:牌|那张牌|抓牌)$",
            "在结束步骤，谁抓牌",
        ),
        (
            rf"^({WHO})(?:施放|使用|结算)(?:一[个张])?(?:能|会)?(派出|产生|造出)([^的]+衍生物)的(?:咒语|法术|瞬间)$",
            r"\1派出\3凭咒语",
        ),
        (
            r"(施放(?:一张|一个)?[\ue100-\uefff])，?(?:并且?|而且)?(?:以|指定)([^，]+?)(?:作为|为|作)目标"
            r"(?=吗?$)",
            r"对\2\1",
        ),
        (
            rf"^({WHO})在?(战斗(?:阶段)?(?:结束)?(?:之|以)?后)，?(?=施放|对|用|起动|使用|牺牲)",
            r"\2，\1",
        ),
        (r"(?<=[我手他她])本回合(?=对[^，]+(?:施放|使用))", ""),
        (
            "本回合的?(?:早些时候|稍早(?:的?时候)?|早先|较早(?:的?时候)?|更早(?:的?时候)?|先前)，?"
            "(?:已经?|曾经?)?",
            "本回合",
        ),
        ("了一次$", "了"),
        ("(?<=[我手他她])本人(?=[^，。]{2})", ""),
        (
            r"^(我|对手)(的[\ue100-\uefff])在(?:维持|维持步骤)[中时里]?(触发了?)$",
            r"\1\2在\1的维持\3",
        ),
        ("(?<=[我手他她])(?:现在|此时|目前|最后|最终)的(?=生命|总生命|中毒)", "的"),
        (
            "(?<=[我手他])(?:原来|原本|本来|起初|一开始)有(?=[0-9一二两三四五六七八九十]+点生命和)",
            "有",
        ),
        (r"(?<=[\ue100-\uefff]，)(?:全部|全都|都)(?=指定|指向|打|瞄准)", "把全部复制品"),
        (
            "^(我|对手)的(?:咒语|法术|瞬间|效应|异能)(?:让|使|令)(?:我|自己|他)(?=增殖)",
            r"\1",
        ),
        (
            f"^({WHO})在(?:自己的?|我的?|他的?|本回合的?|回合的?)?清[除理]步骤[中里时]?，?(?=[^，]*弃)",
            r"回合结束后，\1",
        ),
        (
            f"^(?:在|到|到了)?(?:自己的?|我的?|他的?|本回合的?|回合的?)?清[除理]步骤[中里时]?，?({WHO})"
            "(?=[^，]*弃)",
            r"回合结束后，\1",
        ),
        (
            "(?:这|本)[盘局场](?:两人|双人|二人)?(?:游戏|对局|比赛)?"
            "(?=(?:最后|最终)?(?:由|是)?谁(?:会|将)?(?:获胜|胜出|取胜|落败|赢|输))",
            "",
        ),
        ("(?<=[赢输]得)(?:这|本)[盘局场](?:两人|双人|二人)(?:游戏|对局|比赛)", "这盘游戏"),
        ("(?<=[赢输])(?:掉|下)?(?:这|本)[盘局场](?:两人|双人|二人)(?:游戏|对局|比赛)", "这盘游戏"),
        ("(?:胜出|取胜)(?=(?:了)?$)(?<=谁..)", "获胜"),
        ("谁(?:会|将|能)(?:胜出|取胜)$", "谁会获胜"),
        ("(?<=[我手他她])(?:暂时|临时)((?:获得|取得|夺取|得到)[^，]+的操控权)$", r"\1直到回合结束"),
        (
            "(?<=用)(?=(?:瞬间|法术|咒语)(?:咒语)?[来去]?(?:把|将|消灭|放逐|弹|移回|横置|重置|杀|返回|牺牲|反击))",
            "一个",
        ),
        (f"^({WHO})([^，]{{0,6}}?)自己(?:场上|操控|控制|这边)的", r"\1\2\1的"),
        ("(?<=[他她])(?=唯一)", "的"),
        ("牌面[朝向]下|面向下", "面朝下"),
        ("感染", "侵染"),
        (
            r"施放([\ue100-\uefff])，?[来去以]?(?:看一?看|查看|偷看|检视|看)(?:他|她|对手)的?手牌$",
            r"对对手施放\1",
        ),
        (
            "^(?:有)?一个(结界|神器)(?:写着|说|写道|写明)(?=[^，]*不能)(.+)$",
            r"战场上有一个写着\2的\1",
        ),
        (r"^(?:能|可以)?循环(.+?)(?:合法|允许|可以|可行)吗$", r"我能循环\1吗"),
        (
            "(?:来|去|以)?(?:为|给|替|帮)?(?:一个)?(?:召集咒语|[具有]召集(?:异能)?的咒语|召集)"
            "(?:付费|支付费用|支付法术力|付法术力)"
            "|(?:来|去|以)?支付(?:一个)?(?:召集咒语|[具有]召集(?:异能)?的咒语)的?(?:费用|法术力)",
            "来召集",
        ),
        ("(?<![黯钢])枯萎(?=$|生物|异能|的|和|、|[与对])", IN_CHINESE["wither"]),
        (
            r"^([^，]{1,8}?)(在(?:这次|本次|这场)?战斗(?:阶段)?[中里]?)，?(?=(?:能|可以)?(?:施放|起动|使用|循环))",
            r"\2，\1",
        ),
        ("(?:额外|另外|多|再)+(?:要|需要|得|需|再|多)*(?:支付|付|花|交)(?=多少|几)", "加付"),
        (r"^([^，]{1,10}?)(?:在|作为|于)?响应(?:中|之中)(?=[^，])", r"响应，\1"),
        (r"^([^，]{1,14})(?:随后|接着|然后|之后)(?=[受失得获])", r"随后，\1"),
        ("[牠祂]", "它"),
        (
            "直到(?:本)?回合结束，?((?:得|获得|成为|变成|变为|失去|具有)[^，]+)$",
            r"\1直到回合结束",
        ),
        ("^(?:这盘游戏|这局游戏|这场游戏|这盘|这局|本局|这场)(我|对手|他)(?=.*[输赢])", r"\1"),
        (
            "(?<=[\ue100-\uefff])，?[来去以]?[让使]它(?:变大|长大|变强|活下来|不死)$"
            "|(?<=[\ue100-\uefff])[来去以](?:救|保护)(?:它|它一命)$",
            "",
        ),
        ("^(?:当|在)(?!没有)(.+?)的(?:情况|前提|局面|场合)下，?$", r"\1"),
        ("(?:得到|产生|派出|造出|获得|由此产生|由此派出)的(?=衍生)", "该"),
        ("(?<=[我手他])宣告(?=[^，]{1,20}攻击)", "用"),
        ("(?<=异能)一次$", ""),
        (f"^({WHO})作为响应(?=[^，])", r"响应，\1"),
        (
            rf"^(如果|若|当)?({WHO})响应((?:对手的|我的|他的)?[\ue100-\uefff])，?"
            "(?=[牺施用让给消放横])",
            r"响应\3，\2",
        ),
        ("基本(?=树林|海岛|沼泽|山脉|平原)", ""),
        (
            "^([^，能在]{1,12})(在?(?:本次|这次)?(?:战斗)(?:伤害)?(?:结束|结算)?(?:之后|以后|后))"
            "(?=[是还有会变剩])",
            r"\2\1",
        ),
        ("(?<=[xX])等于(?=[一二两三四五六七八九十0-9])", "为"),
        ("(?<=[能会可])改为(?=[把将置放移送])", ""),
        ("再次(?=攻击|进攻)", ""),
        ("(?<=它)用(?:一个|其|它的)?(?:起动式|触发式|起动|触发)?异能(?=[再又]?对)", ""),
        ("唤起(?=费用|来?施放|的?费|了)|(?<=[用以付])唤起", IN_CHINESE["evoke"]),
        ("指挥区", "统帅区"),
        ("启动|激活", "起动"),
        ("控制", "操控"),
        ("坟场(?!风暴)", "坟墓场"),
        ("会飞(?!行)", "有飞行"),
        ("(?<=挡)人(?=[吗了]|$)", ""),
        ("(?<!没)有(?=[个只张])", "有一"),
        ("(?<![一两二三四五几那这该1-9])(?:就只有|就有|就|只有|只)(?=[一两三1-9])", "有"),
        ("拿(?![回到着])(?=.*(?:挡|打|攻))", "用"),
        ("(?<=我)自己的", "的"),
        ("(?<=我[让使令把将给对用])自己的", "我的"),
        ("(?<=[\ue100-\uefff])自己(?=[的现还会能是有])", ""),
        ("^那(?=我|对手|它|他|[\ue100-\uefff])", ""),
        ("(?<=的)能力", "异能"),
        ("(?<=[我手他])本回合(?=起动|搭载|增殖|消灭|放逐)", ""),
        ("没有(?:任何|其他|别的|额外)+(?:的)?(?:加成|修正|指示物)的", ""),
        ("(?<=总)共(?=[得造受抓失获有])", "共"),
        ("(?<=我)自己(?=[能会用施放起攻去来])", ""),
        ("(我|对手|他)(.+?)自己的", r"\1\2\1的"),
        ("能用来(?=挡|阻挡)", "能"),
        ("(?:还|到底)?有没有(.+?)$", r"有\1吗"),
        ("实际上|到底|究竟|其实|真的", ""),
        (rf"({WHO})能(在?[^，能]{{0,9}}结算(?:之前|以前|前))，?(?=.)", r"\2，\1能"),
        (
            "[把将](?:[我他她]?手[里上中牌]{0,2}的)?([\ue100-\uefff])"
            "(?:[打用]出去?|施放出?[来去]?|放出[来去]|用掉)",
            r"施放\1",
        ),
        (rf"^((?:如果|然后|那么|当|若|接着)?)({WHO})({WHEN})，?(?=.)", r"\1\3，\2"),
        (
            rf"({WHO})用([^，]*?(?:没有?|未)被?[人受]?阻?挡的[^，]+?)(?:打中|打到|击中|打)"
            "(我|对手|他|她)$",
            r"\1用\2攻击\3",
        ),
        (f"(?<=[攻{LASTS}])加(?=[{FIRSTS}])|加上?(?=[\ue100-\uf700])", "和"),
    ),
}


@cache
def _alike(lang: Lang) -> tuple[tuple[re.Pattern[str], Other], ...]:
    """The patterns of a language, compiled: there are more than `re` keeps."""
    others = (quoting, existing, hurling, meanwhile, passives, causes, outcomes, permission)
    rows = (*outcomes.BEFORE[lang], *SYNONYMS[lang], *ALIKE[lang])
    rows += tuple(row for one in others for row in one.ALIKE[lang])
    return tuple((re.compile(pattern), word) for pattern, word in rows)


def alike(said: str, lang: Lang) -> str:
    """The same words, each as the tables have it.

    >>> alike("i'm at 3 life", Lang.EN), alike("它会不会死", Lang.ZH)
    ('i am at 3 life', '它会死吗')
    """
    said = typed_out(said, lang)
    for pattern, word in _alike(lang):
        said = pattern.sub(word, said)
    return said
