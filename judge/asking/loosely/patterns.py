"""What is done between nouns and players: patterns in both languages, each with a meaning.

`{N}` is a noun, `{L}` a list of them, `{P}` a player, `{T}` nouns or players, `{A}` words that add
nothing, `{G}` up to three words that are left out; a group's name is the key of what it says.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from judge.asking.loosely.nouns import SIGNS
from judge.asking.loosely.words import COUNTERS, keyword
from judge.values import Lang, Value

STARTED = "(?:is |was |gets |get |got |getting |being |are |am |be |been )"
EN_VERBS = (
    "(?:is |gets |was |got )?(?:chump|double|block|attack|die|surviv|resolve|kill|swing|enter)"
)
ZH_VERBS = "(?:来|去|单独|正在|都)?(?:挡|阻挡|双挡|攻击|进攻|被|用|打|杀|死)"
NOT_LEFT_OUT = "(?!not|never|unless|instead|without|before|after|can't|don't|doesn't|won't|isn't)"
MACROS = {
    Lang.EN: {
        "{L}": "{N}(?:(?:, and |, | and | & | plus | / ){N}(?! " + EN_VERBS + "))*",
        "{T}": "(?:{N}|{P})(?:(?:(?:, and |, | and | & ){N}| and {P})(?! " + EN_VERBS + "))*",
        "{A}": "(?: (?:then|just|also|now|only|still|try to|tries to|decides? to|wants? to|wanna"
        "|will|would|can|could|go to|proceed to|proceeds to|have|has|had|all|both|actually"
        "|really|first|again|even))*",
        "{G}": f"((?: {NOT_LEFT_OUT}[a-z']+){{0,3}}?)",
        "{n}": r"(?P<n>-?\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)",
        "{BE}": STARTED,
        "{SWING}": "(?:attack|swing|charge|crash|beat|smash)(?:s|es|ed|ing)?(?: in)?|swung(?: in)?"
        "|go(?:es)? in|come(?:s)? in|hits?|punch(?:es)?|ran|runs|sent|sends|went in",
        "{BLOCK}": "(?:(?:chump|double|triple|quad|gang)[- ]?)?block(?:s|ed|ing)?|chump(?:s|ed)?",
        "{CAST}": "cast(?:s|ing)?|play(?:s|ed)?|us(?:e|es|ed|ing)|fir(?:e|es|ed)(?: off)?"
        "|throws?|responds? with|responded with|flash(?:es|ed)? in|drops?|slams?|runs? out",
        "{KILL}": "kills?|killed|destroys?|destroyed|murders?|takes? out|offs",
        "{ON}": "on|onto|at|targeting|to target|to kill|to hit|to save|to pump|hitting|against",
    },
    Lang.ZH: {
        "{L}": "{N}(?:(?:和|、|加|跟|与|以及|，|,|\\+){N}(?!" + ZH_VERBS + "))*",
        "{T}": "(?:{P}?{N}|{P}(?!的?{N}))(?:(?:和|、|跟|与)(?:{P}?{N}|{P}))*",
        "{A}": "(?:想|想要|要|再|又|先|就|也|打算|决定|现在|只|直接|于是|然后|这时|可以|能|会|都"
        "|响应|还|来|去|主动)*",
        "{G}": "((?:(?!不|没|未|除非|[，,。？])[^\U000f0000-\U000f1002]){0,3}?)",
        "{n}": r"(?P<n>-?\d{1,2}|[一二两三四五六七八九十])",
        "{CAST}": "施放|使用|释放|放|用|交|打出|下|拍|跟|丢|扔|上",
        "{HIT}": "干掉|消灭|弄死|处理掉|处理|丢|扔|甩|糊|打死|打掉|打"
        "|烧死|烧掉|烧|炸掉|炸|点死|点掉|点|指定|杀掉|杀死|杀|解掉|解"
        "|反击|反掉|反|弹|对",
        "{KILL}": "消灭|杀死|杀掉|杀|干掉|打死|弄死|解掉|拆掉|拆",
        "{BLOCK}": "阻挡|双挡|一起挡|去挡|来挡|挡住|挡下|挡|康|送挡",
        "{SWING}": "攻击|进攻|打过来|攻过来|打脸|打我|来打|出击|殴打|打",
    },
}
SHARED = {"{W}": {Lang.EN: "(?P<who>{P}){A} ", Lang.ZH: "(?:(?P<who>{P}){A})?"}}


class Pattern(Value):
    """A form of words, and what it says besides what its groups do."""

    form: re.Pattern[str]
    says: Mapping[str, Any]


def compiled(words: str, lang: Lang) -> re.Pattern[str]:
    """A form with its macros written out."""
    for name, said in SHARED.items():
        words = words.replace(name, said[lang])
    words = words.replace("{K}", keyword(lang)).replace("{C}", COUNTERS[lang is Lang.ZH])
    for name, text in MACROS[lang].items():
        words = words.replace(name, text)
    for name, text in SIGNS.items():
        words = words.replace(name, text)
    seen: Counter[str] = Counter()

    def apart(group: re.Match[str]) -> str:
        """A group of the same name as one before it gets a number."""
        seen[group[1]] += 1
        return f"(?P<{group[1]}{seen[group[1]] if seen[group[1]] > 1 else ''}>"

    return re.compile(re.sub(r"\(\?P<([a-z]+)\d*>", apart, words))


Row = tuple[str, str, Mapping[str, Any]]
ATTACHED: tuple[Row, ...] = (
    (
        "(?P<it>{N}) (?:with|has|wearing|carrying|equipped with|enchanted with|enchanted by"
        "|holding|(?:is )?(?:enchanted|equipped) (?:with|by)) (?P<with>{N})(?: on it| attached)?",
        "(?P<it>{N})(?:身上|上)?(?:装备|结附|佩带|贴|挂|穿|套|带|拿)(?:着|了"
        "|上)?(?:了)?(?P<with>{N})",
        {"does": "attached"},
    ),
    (
        "{W}(?:equips?|equipped|attach(?:es)?|moves?|puts?) (?P<with>{N}) (?:to|on"
        "|onto) (?P<it>{N})|(?P<who2>{P}){A} (?:equip|enchant)(?:s"
        "|ed)? (?P<it2>{N}) with (?P<with2>{N})",
        "{W}(?:给|把|将)(?P<it>{N})(?:装备|装|贴|挂|穿|套|带|佩带)(?:上|了)?(?P<with>{N})",
        {"does": "attached"},
    ),
    (
        "(?P<with>{N}) (?:is )?(?:on|attached to|equipped to|enchanting) (?P<it>{N})",
        "(?P<with>{N})(?:装|贴|挂|结附|装备)在(?P<it>{N})(?:身上|上)?",
        {"does": "attached"},
    ),
)
COMBAT: tuple[Row, ...] = (
    (
        "(?:{W})?(?:{SWING}|attacking|sends?)(?: (?P<at>{P}))?(?: with| w/"
        "|:)? ?(?P<by>{L}) (?:into|against|vs) (?P<wall>{L})",
        "(?:{W}用?)?(?P<by>{L})(?:攻击|打|撞|攻|冲|进攻)(?:上|到|了|过来)?(?P<wall>{L})(?!的?脸)",
        {"does": "clash"},
    ),
    (
        "(?P<by>{L})(?: {BE})?{A} ?(?:attacks?|attacking|swings?|runs?"
        "|rams?)(?: in)? (?:into )(?P<wall>{L})",
        "(?P<by>{L})(?:和|跟|与)(?P<wall>{N})(?:互撞|对撞|互打|互殴|打架|交换|拼了)",
        {"does": "clash"},
    ),
    (
        "(?P<at>{L}),?{A} ?{BE}?{A} ?(?:{BLOCK}) by (?P<by>{L})",
        "(?P<at>{L}){A}(?:攻击，?|进攻，?)?被(?:对手|他|对面|我|{P})?(?:用"
        "|的)?(?P<by>{L}){A}(?:{BLOCK})(?:了|住)?",
        {"does": "block"},
    ),
    (
        "{W}(?:{BLOCK})(?: (?P<at>{N}))? (?:with|w/) ?(?P<by>{L})",
        "{W}(?:用|拿|派)(?P<by>{L}){A}(?:{BLOCK})(?:了|住)?(?P<at>{N})?",
        {"does": "block"},
    ),
    (
        "(?P<by>{L}){A} ?{BE}?{A} ?(?:{BLOCK}) (?P<at>{N})",
        "(?P<by>{L}){A}(?:{BLOCK})(?:了|住)?(?P<at>{N})",
        {"does": "block"},
    ),
    (
        "(?:{W})?(?:{SWING}|attacking|sends?)(?: (?P<at>{P}))? (?:with|w/|using) ?(?P<by>{L})",
        "{W}(?:用|拿|派|让|横)(?P<by>{L}){A}(?:去|来)?(?:{SWING})(?P<at>{P})?",
        {"does": "attack"},
    ),
    (
        "(?:is|gets|was|and|but|,){A} ?(?:{BE})?blocked by (?P<by>{L})",
        "被{P}?(?:用|的)?(?P<by>{L}){A}(?:{BLOCK})(?:了|住)?",
        {"does": "block"},
    ),
    (
        "(?P<by>{L}){A} (?:deals? (?:combat )?damage to|hits|connects with|punches) (?P<at>{P})",
        "(?P<by>{L}){A}(?:打到|打中)(?P<at>{P})",
        {"does": "attack", "unblocked": True},
    ),
    (
        "(?P<at>{P}) {BE}attacked by (?P<by>{L})",
        "(?P<at>{P})被(?P<by>{L})(?:攻击|打)",
        {"does": "attack"},
    ),
    (
        "(?P<by>{L}),?{A}(?: {BE})? ?{A} ?(?:{SWING})(?: (?:at |for |into )?(?P<at>{P}))?"
        "(?:,? and)?{A}(?: {BE})?(?: (?:not |un)blocked)",
        "(?P<by>{L}){A}(?:{SWING})(?P<at>{P})?[，,]?(?:且|并且)?(?:没人挡|没被挡|没有被阻挡"
        "|未被阻挡|没人阻挡|对手不挡|不挡)",
        {"does": "attack", "unblocked": True},
    ),
    (
        "(?P<by>{L}),?{A}(?: {BE})?{A} ?(?:attack(?:s|ed|ing)?|swing(?:s|ing)?(?: in)?|connects?)"
        "(?: (?:at |for |into )?(?P<at>{P}))?",
        "(?P<by>{L})(?:单独|正在|在)?{A}(?:{SWING})(?P<at>{P})?",
        {"does": "attack"},
    ),
    (
        "{W}(?:attacks?|swings?)(?: in)?(?: (?P<at>{P}))?(?! with)",
        "(?P<who>{P}){A}(?:攻击|进攻)",
        {"does": "attack_alone"},
    ),
    (
        "(?P<by>{L}){A} ?(?:chump[- ]?blocks|blocks|blocked|blocking|chumps)(?! by)",
        "(?P<by>{L}){A}(?:{BLOCK})(?:了|住)?",
        {"does": "block"},
    ),
    (
        "(?P<who>{P}){A} (?:do not|does not|doesn't|don't|didn't|can't|cannot|did not) "
        "block(?! {N}| with)|no (?:blocks?|blockers?)|nobody blocks|no one blocks|unblocked"
        "|(?:is not|isn't|not) blocked"
        "|goes unblocked|without (?:blocks|blockers)",
        "没有?人(?:阻?挡)|没(?:有)?被?(?:阻?挡)(?:住)?(?!的|{N})|未被阻挡"
        "|不(?:阻?挡)(?!{N})|无人阻挡|没挡(?!{N})",
        {"does": "unblocked"},
    ),
    (
        "(?:and|then|,) (?:then )?(?:attacks?|swings?)(?: (?:in|alone))*(?: (?P<at>{P}))?(?! with)",
        "(?:然后|，|,|去)?(?:攻击|进攻|打过去)(?P<at>{P})?(?!者|生物|的)",
        {"does": "attack_with_it"},
    ),
    (
        "(?P<who>{P}){A} (?:double|chump)?[- ]?blocks?(?!(?: {N})? with)(?: (?P<at>{N}))?",
        "(?P<who>{P}){A}(?:阻挡|挡)了?(?P<at>{N})?",
        {"does": "block_alone", "number": 1},
    ),
)
SPELLS: tuple[Row, ...] = (
    (
        "(?:{W}(?:{CAST}) )?(?P<what>{N}),? in response to (?:{P}r? ?(?:casting "
        "|playing )?)?(?P<first>{N}) (?:{ON}) (?P<on>{T})",
        "(?:{W}(?:{CAST})了?)?(?P<what>{N})响应(?P<on>{T})(?:上|身上)?的?(?P<first>{N})",
        {"does": "answer"},
    ),
    (
        "{W}(?:{CAST}|go(?:es)? for) (?P<what>{N})(?:{G} (?:{ON}) (?P<on>{T}))",
        "{W}(?:对|给|向|往|朝)(?P<on>{T}){A}(?:身上|上)?(?:{CAST}|来|打|贴|挂|加|套)(?:了"
        "|上)?(?:个|一个|张|一张|一发)?(?P<what>{N})",
        {"does": "use"},
    ),
    (
        "{W}(?:targets?|targeted|hits?|burns?|shoots?|kills?|destroys?|counters?|bounces?"
        "|exiles?|removes?|pings?|zaps?|saves?|pumps?|blows? up)"
        " (?P<on>{T}) (?:with|using|via|w/) ?(?P<what>{N})",
        "{W}(?:用|拿|以)(?P<what>{N})(?:去|来)?(?:把|将)?(?:{HIT})(?:了|死)?(?P<on>{T})(?:为目标"
        "|的脸|脸|身上)?",
        {"does": "use"},
    ),
    (
        "",
        "{W}(?:用|拿|以)(?P<what>{N})(?:去|来)?(?:把|将|对)(?P<on>{T})(?:{KILL}|烧掉|弹回手|反掉"
        "|弹回|消灭|放逐|干掉|处理掉|指定)(?:了|为目标)?",
        {"does": "use"},
    ),
    (
        "(?P<on>{T}){A} {BE}?{A} ?(?:hit|targeted|killed|destroyed|countered|bounced|burned"
        "|exiled|removed|zapped|shot|struck) (?:by|with) (?P<what>{N})",
        "(?P<on>{T}){A}(?:被|吃了|吃|中了|挨了)(?:对手|他|我|{P})?(?:的|用)?(?:个|一个|一发"
        "|一张)?(?P<what>{N})(?:{HIT}|消灭|放逐|了|中)*",
        {"does": "suffer"},
    ),
    (
        "{W}(?:(?:{CAST}) )?(?P<what>{N}) (?:{ON}|hits?|targets?|for|, targeting) ?(?P<on>{T})",
        "{W}(?:(?:{CAST})了?)?(?<![把将])(?P<what>{N})[，,]?(?:{HIT}|目标是|目标为|以|贴|给|在"
        "|到)(?:了)?(?P<on>{T})(?:为目标|的?脸上?|身上|上)?",
        {"does": "use"},
    ),
    (
        "(?P<what>{N}) (?:on|targets|hits|targeting) (?P<on>{T})",
        "",
        {"does": "use"},
    ),
    (
        "{W}(?P<what>{N})(?:s|es|ed)? (?P<on>{T})",
        "(?:把|将|给)(?P<on>{T})(?P<what>{N})(?:了|掉)?",
        {"does": "slang"},
    ),
    (
        "{W}(?P<what>{N})(?:ed|s)?(?= in response| to save|,|;|$)",
        "(?P<who>{P})(?:也|就|再|立刻)?(?:响应|回应)(?:一?[个发张])?(?P<what>{N})",
        {"does": "slang"},
    ),
    (
        "{W}(?:copy|copies|clones?|cloned) (?P<of>{N})(?: with (?P<what>{N}))?",
        "{W}(?:用)?(?P<what>{N})[，,]?(?:复制|变成|拷贝)了?(?P<of>{N})",
        {"does": "cast"},
    ),
    (
        "(?P<what>{N}),? (?:copying|copies|as a copy of|cop(?:y|ied)|that copied) (?P<of>{N})",
        "",
        {"does": "cast"},
    ),
    (
        "{W}(?:{CAST}|enters?|resolves?) (?:out |in )?(?P<what>{N})",
        "{W}(?:{CAST})了?(?:个|一个|张|一张|一发)?(?P<what>{N})",
        {"does": "cast"},
    ),
    (
        "(?P<what>{N}) (?:resolves|resolved|is cast|gets cast|wipes? the board|happens)",
        "(?P<what>{N})(?:结算了?|清场|清板|扫场)",
        {"does": "cast"},
    ),
    (
        "{W}(?:activates?|activated|crack(?:s|ed)?|pop(?:s|ped)?|taps?"
        "|fires?) (?P<what>{N}),? (?:on|targeting|at|to target|to hit) (?P<on>{T})",
        "{W}(?:起动|启动|激活|横置|横)(?P<what>{N})(?:的异能)?[，,]?(?:指定|打|点|目标是"
        "|以)(?P<on>{T})(?:为目标)?",
        {"does": "activate"},
    ),
    (
        "{W}(?:activates?|activated|crack(?:s|ed)?|pop(?:s|ped)?) (?P<what>{N})",
        "{W}(?:起动|启动|激活)(?P<what>{N})(?:的异能)?",
        {"does": "activate"},
    ),
)
EFFECTS: tuple[Row, ...] = (
    (
        "{W}(?:sacrific(?:e|es|ed)|sacs?|sacced) (?P<what>{N})|(?P<what2>{N}) {BE}(?:sacrificed"
        "|sacced)",
        "{W}(?:把|将)?(?P<what>{N})(?:牺牲|献祭|祭)(?:了|掉)*|{W}(?:牺牲|献祭|祭)(?:了"
        "|掉)?(?P<what2>{N})",
        {"does": "sacrifice"},
    ),
    (
        "(?P<on>{N}){A} ?(?:gets|has gotten|got|gains"
        "|receives) (?P<change>[+-]\\d{1,2}/[+-]\\d{1,2})"
        "|(?P<who>{P}){A} (?:gives?|gave|pumps?"
        "|shrinks?) (?P<on2>{N})(?: by)? (?P<change2>[+-]\\d{1,2}/[+-]\\d{1,2})",
        "(?:给|让|令|使)?(?P<on>{N})(?:获得|得到|得|加|变|-"
        "|吃)?了?(?P<change>[+-]\\d{1,2}/[+-]\\d{1,2})(?!指示物|标记|的)",
        {"does": "effect", "text": "Target creature gets {change} until end of turn."},
    ),
    (
        "(?:(?P<who>{P}){A} )?(?:gives?|gave|given|grants?) (?P<on>{N}) (?P<has>{K})"
        "|(?P<on2>{N}){A} (?:gains?|gets?|gained|got) (?P<has2>{K})",
        "(?:给|让|令|使)(?P<on>{N})(?:获得|得到|得|加上?|上)?了?(?P<has>{K})|(?P<on2>{N})(?:获得"
        "|得到)了?(?P<has2>{K})",
        {"does": "effect", "text": "Target creature gains {has} until end of turn."},
    ),
    (
        "(?P<on>{N}){A} (?:loses?|lost) (?P<has>{K})",
        "(?P<on>{N})(?:失去|没)了?(?P<has>{K})",
        {"does": "effect", "text": "Target creature loses {has} until end of turn."},
    ),
    (
        "{W}(?:puts?) (?P<counters>{C}) (?:on|onto) (?P<on>{N})"
        "|(?P<on2>{N}){A} gets? (?P<counters2>{C})",
        "{W}(?:在|给)(?P<on>{N})(?:身上|上)?(?:放置?|加|放)了?(?:上)?(?P<counters>{C})",
        {"does": "put"},
    ),
    (
        "(?P<it>{N}){A} (?:has|have|had|with|already has) (?P<counters>{C})(?: on (?:it|{N}))?",
        "(?P<it>{N})(?:身上|上)?(?:有|带)(?:着|了)?(?P<counters>{C})",
        {"does": "counters"},
    ),
    (
        "(?:{W}(?:{KILL}) (?P<on>{N}))|(?P<on2>{N}) {BE}(?:killed|destroyed)",
        "{W}(?:{KILL})了?(?P<on>{N})|{W}(?:把|将)(?P<on2>{N})(?:{KILL})了?"
        "|(?P<on3>{N})被{P}?(?:{KILL})了?",
        {"does": "effect", "text": "Destroy target permanent."},
    ),
    (
        "(?P<on>{N})(?: then)? (?:dies|died|goes to the graveyard)",
        "(?P<on>{N})(?:死了|死去|阵亡|挂了|死掉)(?!吗|没)",
        {"does": "effect", "text": "Destroy target creature.", "who": ""},
    ),
    (
        "(?:{W}(?:exiles?|exiled|removes?) (?P<on>{N}))|(?P<on2>{N}) {BE}exiled",
        "{W}放逐了?(?P<on>{N})|{W}(?:把|将)(?P<on2>{N})放逐了?|(?P<on3>{N})被{P}?放逐了?",
        {"does": "effect", "text": "Exile target permanent."},
    ),
    (
        "(?:{W}(?:bounces?|bounced) (?P<on>{N}))|(?P<on2>{N}) {BE}bounced",
        "{W}(?:弹回|弹走|弹)了?(?P<on>{N})|{W}(?:把|将)(?P<on2>{N})(?:弹回手牌?|弹回|弹了|弹走"
        "|移回手牌)|(?P<on3>{N})被{P}?弹(?:回手牌?|走|了)?",
        {"does": "effect", "text": "Return target permanent to its owner's hand."},
    ),
    (
        "(?:{W}(?:blinks?|flickers?|blinked|flickered) (?P<on>{N}))|(?P<on2>{N}) {BE}(?:blinked"
        "|flickered)",
        "{W}(?:闪烁|闪)了?(?P<on>{N})|{W}(?:把|将)(?P<on2>{N})闪了?",
        {
            "does": "effect",
            "text": "Exile target permanent, then return it to the battlefield under its owner's "
            "control.",
        },
    ),
    (
        "{W}(?:steals?|stole|takes? control of|gains? control of) (?P<on>{N})",
        "{W}(?:偷走?|夺取|抢走?)了?(?P<on>{N})",
        {"does": "effect", "text": "Gain control of target permanent."},
    ),
    (
        "{W}(?:counters?|countered) (?P<on>{N})|(?P<on2>{N}) {BE}countered",
        "{W}(?:反击|反掉|反)了?(?P<on>{N})|{W}(?:把|将)(?P<on2>{N})反(?:击|掉)?了?"
        "|(?P<on3>{N})被{P}?反(?:击|掉)?了?",
        {"does": "effect", "text": "Counter target spell.", "respond": True},
    ),
    (
        "(?P<on>{N}),? (?:fights?|fought) (?P<other>{N})",
        "(?P<on>{N})(?:和|与|跟)(?P<other>{N})(?:互斗|打斗)",
        {"does": "effect", "text": "Target creature fights another target creature.", "who": ""},
    ),
    (
        "{W}(?:gain|gains|gained) {n} life",
        "{W}(?:获得|回|加){n}点?(?:生命|血)",
        {"does": "effect", "text": "You gain {n} life."},
    ),
    (
        "{W}(?:lose|loses|lost) {n} life",
        "{W}(?:失去|掉){n}点?(?:生命|血)",
        {"does": "effect", "text": "You lose {n} life."},
    ),
    (
        "{W}(?:draw|draws|drew) {n} cards?",
        "{W}(?:抓|摸){n}张牌?(?!.?[吗？?])",
        {"does": "effect", "text": "You draw {n} cards."},
    ),
)
STANDING: tuple[Row, ...] = (
    (
        "(?:weird|quick|dumb|silly|easy|simple|random|basic|stupid) (?:one|question|q)|pretty new"
        "(?: here)?|new (?:player|here)|last (?:night|week|game|fnm)|yesterday|at (?:my|the) lgs"
        "|long story short|at fnm|in a game|so confused|need a ruling"
        "|settle (?:a|an) (?:bet|argument)",
        "(?:昨天|今天|刚才|刚刚)?打牌(?:时)?(?:遇到|碰到)的?|新人|新手|刚入坑|萌新|弱弱|有个?(?:疑问|问题)"
        "|昨天|昨晚|上次|求解答?|纠结|争论|吵起来",
        {"does": "nothing"},
    ),
    (
        "(?P<what>{L})(?: (?:is|are|sits?))?(?: out)? (?:on|under) (?P<who>{P}) (?:side|board|field"
        "|battlefield|control|table)(?: of the (?:board|field|table))?",
        "(?P<who>{P})(?:那边|这边|场上)(?:有|摆着|放着)?(?P<what>{L})(?:在场)?",
        {"does": "have", "zone": "battlefield"},
    ),
    (
        "(?P<vague>{N}) (?:is|was|being) (?:just |only )?(?P<what>{N})",
        "(?P<vague>{N})(?:只)?是(?P<what>{N})(?!吗)",
        {"does": "is"},
    ),
    (
        "{W}?(?:(?:am|is|are|'m|'re|'s|go|goes|down|sitting) )*(?:down )?(?:to|at"
        "|on) {n}(?: life)?(?![/\\w])|(?P<who2>{P}){A} (?:have|has|had|with|got) {n} life",
        "(?P<who>{P})(?:现在|目前)?(?:有|还有|还剩|剩|只剩|只有|就剩|就)?{n}点?(?:血"
        "|生命)(?!.{{0,2}}吗)",
        {"does": "life"},
    ),
    (
        "(?P<who>{P}){A} (?:have|has|had|at|is at|am at|are at|with|got) {n} (?:poison"
        "|infect)(?: counters?)?",
        "(?P<who>{P})(?:有|已经有|已有|身上有)?{n}个?(?:毒|中毒)(?:指示物)?",
        {"does": "poison"},
    ),
    (
        "(?:on|during|in|{N} is|{N}'s) (?P<who>{P})(?:'s)?r? (?:own )?(?:main phase|turn|end step)",
        "(?:在|现在是)?(?P<who>{P})的?(?:主要阶段|行动阶段|回合)(?:里|中|内)?|轮到(?P<who2>{P})",
        {"does": "turn"},
    ),
    (
        "(?P<it>{N}) (?:is|was) (?:already )?tapped",
        "(?P<it>{N})(?:已经?)?(?:横置了|是横置的|横着)",
        {"does": "tapped"},
    ),
    (
        "(?P<it>{N}) (?:just )?(?:entered|came in|came down|was cast|was played"
        "|etb'?d)(?: this turn)?|{P} (?:just )?(?:cast|played|play) (?P<it2>{N}) this turn",
        "(?:这|本)?回合(?:才|刚|刚刚)?(?:下|进场|放|召唤)的(?P<it>{N})"
        "|(?P<it2>{N})(?:是)?(?:这回合|本回合)?(?:才|刚|刚刚)(?:下|进场|来|上场)(?:的)?",
        {"does": "sick"},
    ),
    (
        "{W}(?:have|has|control|controls|had|got|own|owns|run|with) (?P<what>{L})"
        "|(?P<what2>{L}) (?:in play|out|on (?:the )?(?:board|battlefield|table|field))",
        "(?P<who>{P}){A}(?:场上)?(?:有|操控|控制|已经有|放着|摆着)(?:着|了)?(?P<what>{L})"
        "|(?P<what2>{L})(?:同时|都|已经)?在场上?",
        {"does": "have", "zone": "battlefield"},
    ),
)
