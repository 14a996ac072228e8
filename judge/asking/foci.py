"""What a question asks: a dozen foci, each of an object, a player, or an action.

A focus reads to a mapping: `asks` says which one it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.asking import changing, commanders, narrated
from judge.asking.phrases import SOMEONE
from judge.asking.rows import NO_SIGN, optional, table
from judge.asking.statements.deeds import WAYS, ZH_WAYS
from judge.asking.verbs import row
from judge.language import REJECTED, Include, ListOf, Table, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

DO = "{_:will}"
CAN = "{_:can}"
WILL = "{_:will}"
BE = "{_:be}"
STILL = "{_:adverbs}"
DAMAGE = "{_:damage}"
MID = "{_:mid}"
ZH_CAN = "{_:mid}能{_:mid}"
Q = "[吗/]"
FRESH = (
    "[on the turn i cast it/on the turn i play it/the same turn i cast it/the same turn i play it"
    "/on the turn it enters/in the turn it enters/in the turn i cast it/the turn it is cast"
    "/the turn it is played/the turn it comes in/the turn it enters/the turn i cast it/the turn"
    " it enters the battlefield"
    "/the same turn it comes in/the same turn it enters/on the turn it comes in/the turn i play it"
    "/the turn i play them/the turn i cast them/the turn they come in]"
)
ZH_FRESH = (
    "[刚下来就/刚进场就/刚进场/进场当回合/进场的那个回合/下来当回合/进场的回合/刚下就/进战场的回合"
    "/下来的回合/进场那回合/下来那回合]"
)
ZH_HIT = "[打/炸/烧/指定]"

OWN_GRAVEYARD = "{whose_zone:graveyard_said}"
WHOSE = {  # whose zone, where it is said
    ASKER: (("my",), ("我的", "我")),
    OPPONENT: (("my opponent's", "his", "her", "their"), ("对手的", "对手", "他的", "他")),
    "": (("its owner's", "the", "the owner's"), ("", "拥有者的", "其拥有者的")),
}
PLACES = (
    *("on the battlefield", "to the battlefield", "onto the battlefield", "in play", "into play"),
    *("in exile", "to exile", "into exile"),
)
ZH_PLACES = ("战场", "战场上", "场上", "放逐区")
OF_HANDS = (
    ("hand", "library"),
    (*("手", "手上", "手牌", "手中", "手里", "手牌中", "手牌里"), *("牌库", "牌库顶", "牌库里")),
)
OF_GRAVEYARDS = (("graveyard",), ("坟墓场", "坟墓场中", "坟墓场里"))


def _places(
    en: tuple[str, ...],
    zh: tuple[str, ...],
    at: tuple[str, ...],
    zones: tuple[tuple[str, ...], tuple[str, ...]],
) -> Iterator[Word]:
    """Places where an object may be: those of nobody, and the zones of each player."""
    for who, (of, zh_of) in WHOSE.items():
        of = of if who or "hand" not in zones[0] else (*of, "")
        said = [
            " ".join(filter(None, (to, one, zone))) for to in at for one in of for zone in zones[0]
        ]
        if "library" in zones[0]:
            said += [f"on top of {one} library" for one in of]
        zh_said = [f"{one}{zone}" for one in zh_of for zone in zones[1]]
        yield w(
            who, "|".join((*said, *(() if who else en))), "|".join((*zh_said, *(() if who else zh)))
        )


ZH_WHERE = "|".join(
    f"{to}{where}{done}"
    for to in (
        *("到", "去", "在", "进", "进入", "回", "回到", "返回", "放到", "被放到", "移到", "被移到"),
        *("会到", "去到", "跑到", "落到", "待在", "留在", "被放进", "放进", "进到", "归到", "放回"),
        *("置入", "被置入", "被放回", "移回", "位于", "处于", "被放在"),
    )
    for where in (
        *("哪里", "哪", "哪儿", "哪个区域", "哪个区", "什么区域", "什么地方", "何处", "哪边"),
        *("哪一个区域", "什么区", "何方"),
    )
    for done in ("", "了", "去", "去了")
)
LIFE_CHANGES = (
    ("gained", "[gain/get]", "gained", "获得/回/回了/加/得/吸/得到"),
    ("lost", "lose", "lost", "失去/掉/掉了/扣/扣掉/损失"),
)

OF_OBJECTS: tuple[Row, ...] = (
    row(
        f"{WILL} {{of:noun}}{STILL} [die/get killed/get destroyed/be destroyed/be killed"
        f"/get sacrificed/be sacrificed/have to be sacrificed"
        f"/die in combat/have to die/go to {OWN_GRAVEYARD}/end up in {OWN_GRAVEYARD}"
        f"/be put into {OWN_GRAVEYARD}/get put into {OWN_GRAVEYARD}]"
        f"|{BE} {{of:noun}}{STILL} [dead/killed/destroyed/put into the graveyard/dying]"
        "|{of:noun} [dies/is dead/will die/is destroyed], [right/correct/yes]"
        "|[is that/is this/would that be] enough to kill {of:noun}"
        f"|{WILL} i{STILL} kill {{of:noun}}",
        f"{{of:noun}}{MID}[死/死去/死掉/死亡/挂/被消灭/被杀死/被打死/阵亡/被干掉/被杀掉/死了"
        "/进{whose_zone:graveyard_said}/进入{whose_zone:graveyard_said}"
        "/去{whose_zone:graveyard_said}"
        "/被置入{whose_zone:graveyard_said}/被放进{whose_zone:graveyard_said}"
        "/置入{whose_zone:graveyard_said}]吗"
        "|{of:noun}死了吗"
        f"|{{of:noun}}{MID}[死/死去/死掉/死了][，/][对吧/对吗/是吧/是吗]"
        f"|我{MID}[杀死/干掉/杀掉/打死]{{of:noun}}吗|我{MID}[把"
        f"/将]{{of:noun}}{MID}[杀死/干掉/杀掉/打死]吗",
        asks="dies",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live/make it/stay alive/be alive/survive combat"
        "/survive the combat/survive the fight/survive that/survive this/survive it"
        "/make it out alive"
        "/make it out of combat/make it through combat/make it through/survive this combat"
        "/survive the block/survive the attack/survive combat damage/survive the damage"
        "/come out alive]"
        f"|{BE} {{of:noun}}{STILL} [alive/safe]"
        "|{of:noun} [survives/lives], [right/correct/yes]",
        f"{{of:subject}}{MID}[活下来/存活/活着/活/存活下来/活命/幸存/活得下来/不死]吗"
        "|{of:noun}救得下来吗",
        asks="survives",
    ),
    row(
        f"{WILL} {{by:noun}}{STILL} [kill/destroy/take out/finish off] {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [die to/be killed by/get killed by/die from] {{by:named_noun}}"
        f"|{BE} {{of:noun}}{STILL} [killed/destroyed] by {{by:named_noun}}"
        "|[is/are] {by:noun} enough to kill {of:noun}",
        f"{{by:noun}}{MID}[杀死/打死/消灭/干掉/杀掉/烧死/解掉/杀]{{of:noun}}吗",
        asks="kills",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live through] {{by:named_noun}}",
        f"{{of:noun}}{MID}[扛住/扛下/挨住/挺过]{{by:named_noun}}吗",
        asks="kills",
        so="survives",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live through] {{what:befalls}}",
        f"{{of:noun}}{MID}[扛住/扛下/挨住/承受]{{what:befalls}}吗",
        asks="befallen",
        so="survives",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} die [to/from] {{what:befalls}}",
        "",
        asks="befallen",
        so="dies",
    ),
    row(
        f"[does/do/will/would/did] {{of:noun}}{STILL} [get countered/be countered]"
        f"|{BE} {{of:noun}} countered",
        f"{{of:noun}}{MID}[被反击/被反/被反掉]吗",
        asks="resolves",
        so="countered",
    ),
    row(
        f"[does/do/will/would/did] {{on:noun}}{STILL} [get countered/be countered]"
        f" by {{what:named_noun}}|{BE} {{on:noun}} countered by {{what:named_noun}}",
        f"{{on:noun}}{MID}被{{what:named_noun}}{MID}[反击/反/反掉]吗",
        asks="deed",
        so="countered",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [fizzle/be fizzled/fail to resolve]",
        f"{{of:subject}}{MID}[无法结算/不能结算/不会结算/不结算/结算失败/结算不了]吗",
        asks="resolves",
        so="unresolved",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} {{_:goes}} {{whose_zone:place_said}}"
        f"|{WILL} {{of:noun}}{STILL} [stay/remain/be] in {{whose_zone:graveyard_said}}"
        f"|{BE} {{of:noun}}{STILL} in {{whose_zone:graveyard_said}}"
        f"|{BE} {{of:noun}}{STILL} [{{whose_zone:place_said}}/there/around/exiled/bounced/gone]"
        f"|{BE} {{of:noun}}{STILL} [returned/sent back/put/put back/bounced back]"
        " {whose_zone:place_said}"
        f"|{WILL} i{STILL} [lose/keep] {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [leave the battlefield/get exiled"
        "/be exiled/enter the battlefield/enter/come into play/get bounced/come back/return"
        "/come back to life/be returned/stick around/stay/leave play/disappear/go away"
        "/cease to exist/still exist/exist]"
        f"|{WILL} i{STILL} [get/have/keep/put] {{of:noun}} [back {{whose_zone:place_said}}"
        f"/{{whose_zone:place_said}}]|[does/do/will/would/did/must] {{who:doer_of}}{STILL}"
        f" [sacrifice/have to sacrifice/need to sacrifice] {{of:noun}}"
        f"|where {WILL} {{of:noun}}{STILL} [go/end up/land/be/get put/wind up]"
        "|where is {of:noun}"
        f"|[which zone/what zone] {WILL} {{of:noun}}{STILL} [go to/end up in/be in]"
        "|[which zone/what zone] is {of:noun} in",
        f"{{of:subject}}{MID}"
        "[{_:goes}{whose_zone:place_said}/留在{whose_zone:graveyard_said}"
        "/在{whose_zone:graveyard_said}/在/在那里/存在/消失/不复存在/留下/留住/留场/留下来/在场/掉/掉下来/离场/回来/回场"
        "/进战场/进场/被放逐/回手/离开战场]吗"
        f"|{{who:doer_said}}[要/需要/必须/得/会/会被迫/被迫/一定要/还要/还得/]牺牲{{of:noun}}吗"
        f"|{{of:subject}}{MID}{{_:zh_where}}",
        asks="zone",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} {{whose_zone:comes_to}}[,/] or {{_:or_would}}"
        "{or_zone:comes_to}"
        f"|{BE} {{of:noun}}{STILL} {{whose_zone:is_put}}[,/] or {{or_zone:is_put}}",
        f"{{of:subject}}{MID}{{whose_zone:comes_to}}[，/]还是{MID}{{or_zone:comes_to}}",
        asks="zone",
    ),
    row(
        f"{DO} {{of:noun}} come back [with/thanks to/because of/due to/from/through]"
        " {keyword:triggered_keyword}"
        f"|{DO} {{keyword:triggered_keyword}} [still ][bring/return] {{of:noun}} back",
        "",
        asks="returns",
    ),
    row(
        "",
        "{of:subject}[死了/死后/死了之后/死了以后/死去后/死去之后/死掉后]{_:mid}"
        "[{_:goes}{whose_zone:place_said}/回来/回场]吗"
        "|{of:subject}[死了/死后/死了之后/死了以后/死去后/死去之后/死掉后]{_:mid}{_:zh_where}",
        asks="returns",
    ),
    row(
        "[what is/what are/what will be/what was] {of:noun_s} [size/power and toughness"
        "/power/toughness/final size/stats/p/t/power/toughness/current size/final power and "
        "toughness/current power and toughness/current power/total power]"
        f"|what size {BE} {{of:noun}}"
        f"|how [big/large/strong] {BE} {{of:noun}}"
        f"|how [big/large/strong] {WILL} {{of:noun}} [get/become/be]"
        f"|what [power/toughness/power and toughness/size/stats] {WILL} {{of:noun}}{STILL} "
        "[have/end up with/be]"
        "|[what is/what are/what will be] the [size/power and toughness/power/toughness"
        "/final power and toughness/final size] of {of:noun}"
        f"|{WILL} {{of:noun}}{STILL} [be/become] [a/an/] {{size:size}}",
        f"{{of:subject}}[回来/回来后/回来之后/]{MID}[变成/是/变为/成为/有/]{{_:how_big}}"
        f"|{{of:noun_s}}[力量/防御力/攻击力/攻防/身材/力量和防御力/大小/力量与防御力"
        f"/力防/攻防值]{MID}"
        "[是多少/是几/多少/几/为多少/各是多少/分别是多少/变成多少/会变成多少/是几/几/有多大]",
        asks="power_toughness",
    ),
    row(
        "[which/which one/which creature/which of them/which of the two/which of these/who] "
        "[{_:be} [bigger/larger/stronger/smaller/the bigger one/the larger one/the stronger one]"
        "/has {_:more_said} [power/toughness/power and toughness]]",
        f"[哪个/哪只/谁/哪个生物/哪只生物/哪一个]{MID}[大/更大/比较大/更强/强/大一些]"
        f"|[哪个/哪只/谁/哪个生物/哪只生物][的/][力量/防御力/身材]{MID}[大/高/更大/更高/比较高]",
        asks="power_toughness",
        of={"pronoun": "they", "number": 2},
    ),
    row(
        f"{BE} {{of:noun}}{STILL} [a /an /]{{size:size}}",
        f"{{of:noun}}{MID}是{{size:size}}吗",
        asks="power_toughness",
    ),
    row(
        f"{BE} {{of:noun}}{STILL} tapped[ during combat/ now/]|{WILL} {{of:noun}}{STILL} [enter"
        "/enter the battlefield/come in] tapped"
        f"|{DO} {{of:noun}} [tap/get tapped/become tapped]",
        "{of:noun}[在战斗中/现在/进场时/进战场时/]{_:mid}是横置的吗|{of:noun}[会/要"
        "/需要/][横置/被横置/转][了/]吗"
        "|{by_attack:noun}攻击[时/的时候/后][会/要/需要][横置/转]吗",
        asks="tapped",
    ),
    row(
        f"how many {{kind:kind_of}}counters {WILL} {{of:noun}}{STILL} [have/get/enter with/receive"
        "/have on it/enter the battlefield with]"
        f"|how many of [those/these/the/its] {{kind:kind_of}}counters {WILL}"
        f" {{of:noun}}{STILL} have"
        f"|how many {{kind:kind_of}}counters {BE} [left on/on/there on/put on/placed on]"
        f" {{of:noun}}"
        "|how many {kind:kind_of}counters [remain/remain on {of:noun}/are left]"
        f"|{WILL} {{of:noun}}{STILL} [get/receive] [a/any/the/another] {{kind:kind_of}}[counter"
        f"/counters]",
        f"{{of:noun}}[上/上面/身上/]{MID}[有/剩/剩下/得到/获得/留有"
        f"/带]几个{{kind:kind_of}}指示物[进场/]"
        f"|{MID}[剩/有/剩下]几个{{kind:kind_of}}指示物"
        f"|{{of:noun}}[上/上面/身上/]{MID}[放置/放/放上]几个{{kind:kind_of}}指示物"
        f"|{{of:noun}}[上/上面/身上/]的{{kind:kind_of}}指示物{MID}[是/有/剩/剩下][几个"
        f"/多少]",
        asks="counters",
    ),
    row(
        f"[what/which] [kind of /kinds of /]counters [are left/remain/are/are there/will be] on"
        f" {{of:noun}}"
        f"|[what/which] [kind of /kinds of /]counters {WILL} {{of:noun}}{STILL} have[ left/ on it"
        f"/]",
        f"{{of:subject}}[上面/上/身上/]{MID}[有/剩/剩下/留有][哪些/什么/哪种]指示物",
        asks="counters",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} trigger"
        f"|{WILL} {{of:noun_s}} [ability/effect/trigger/triggered ability]{STILL} [trigger"
        f"/happen/go on the stack]"
        f"|{WILL} {{_:doer_of}}{STILL} get {{of:noun_s}} {{_:trigger_said}}"
        f"|{WILL} {{of:named_noun}}{STILL} see [it/that] [die/leave/enter/happen]",
        "{of:subject}{_:mid}触发吗|{of:named_noun}{_:mid}看到它{_:mid}[死/死去/死掉/离场]吗"
        "|{of:noun_s}[异能/效应/效果/触发/触发式异能"
        "/触发异能]{_:mid}触发吗",
        asks="triggers",
    ),
    row(
        f"{WILL} [the/that/this/my] [ability/trigger/triggered ability]{STILL} trigger"
        f"|{WILL} {{_:doer_of}}{STILL} get [the/a/that/an/his/my] {{_:trigger_said}}"
        f"|{BE} there a trigger",
        f"[这个/该/此/那个][异能/触发/触发式异能]{MID}触发吗",
        asks="ability_triggers",
    ),
    row(
        "what is {of:noun_s} mana value|what is the mana value of {of:noun}"
        f"|what mana value {WILL} {{of:noun}}{STILL} have",
        f"{{of:noun}}[的/][，/]{MID}法术力值{MID}[是/为/算][多少/几]",
        asks="mana_value",
    ),
    row(
        f"{DO} [the /its /my /his /]{{keyword:triggered_keyword}}[ trigger/ ability/]{STILL}"
        " [trigger/work/happen]"
        f"|{DO} {{who:doer_of}}{STILL} get [a/the/any/its] {{keyword:triggered_keyword}} trigger",
        "{keyword:triggered_keyword}[异能/]{_:mid}[触发/生效]吗",
        asks="keyword_triggers",
    ),
    row(
        f"{DO} {{of:noun_s}} {{keyword:triggered_keyword}}[ ability/]{STILL} [trigger/work]",
        "{of:noun_s}{keyword:triggered_keyword}[异能/]{_:mid}[触发/生效]吗",
        asks="keyword_triggers",
    ),
    row(
        f"how [often/many times] {DO} [the /its /my /his /]{{keyword:triggered_keyword}}"
        f"[ ability/]{STILL} trigger"
        "|how many {keyword:triggered_keyword} triggers [are there/do i get/do we get/go on the "
        "stack/happen]",
        "{keyword:triggered_keyword}[异能/]{_:mid}触发[几次]",
        asks="keyword_triggered",
    ),
    row(
        f"how [often/many times] {DO} {{of:noun_s}} {{keyword:triggered_keyword}}[ ability/]"
        f"{STILL} trigger",
        "{of:noun_s}{keyword:triggered_keyword}[异能/]{_:mid}触发[几次]",
        asks="keyword_triggered",
    ),
    row(
        f"what abilities {DO} {{of:noun}}{STILL} have"
        f"|{WILL} {{of:noun}}{STILL} [have/keep/lose/gain/get] {{has:keyword_list}}"
        f"|{WILL} {{of:noun}}{STILL} be {{has:keyword_list}}|{BE} {{of:noun}}{STILL}"
        f" {{has:keyword_list}}",
        "{of:noun}{_:mid}有哪些异能|{of:noun}{_:mid}有没有{has:keyword_list}[异能/]"
        "|{of:noun}{_:mid}[有/具有"
        "/具/失去/获得/带有]{has:keyword_list}[异能/]吗"
        "|{of:noun_s}{has:keyword_list}[异能/]还在吗",
        asks="has",
    ),
    row(f"{DO} {{of:noun}} [still ]fly", "", asks="has", has=("flying",)),
    row(
        "[is/are] {of:noun} [still ][a/an/] {kind:kind_said}|[is/are] {of:noun} [still ][a /]"
        "{kind:color_said}",
        "{of:noun}[还/][是/算]{kind:kind_said}吗|{of:noun}[还/]是{kind:color_said}[的/]吗",
        asks="is",
    ),
    row(
        "what [happens/will happen] to {of:nouns}|what becomes of {of:nouns}",
        "{of:nouns}[会/][怎样/怎么样/如何]",
        asks="fate",
    ),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [deal/do/inflict]"
        f"|{WILL} {{of:noun}}{STILL} [deal/do] [any /its /their /]{DAMAGE}{{_:in_return}}"
        f"|{WILL} {{of:noun}}{STILL} [connect/get through/land a hit/land its hit/hit]"
        f"{{_:in_return}}"
        f"|{WILL} {{of:noun}}{STILL} [hit back/strike back/fight back/deal damage back/hit it back]"
        f"|how much {DAMAGE} is dealt by {{of:noun}}",
        f"{{of:noun}}{MID}造成[多少/几点][战斗/]伤害|{{of:noun}}{MID}造成[战斗/]伤害吗"
        f"|{{of:subject}}{MID}[打得出/打出/造成得了/打到/打到人/反击造成][战斗/][伤害/]吗",
        asks="deals",
    ),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [deal/do/inflict] to {{dealt_to:target_said}}"
        f"|{WILL} {{of:noun}}{STILL} [deal/do] [any /]{DAMAGE} to {{dealt_to:target_said}}"
        f"|how much {DAMAGE} is dealt to {{dealt_to:target_said}} by {{of:noun}}"
        f"|how much {DAMAGE} {WILL} {{dealt_to:target_said}}{STILL} [take/receive] from {{of:noun}}"
        f"|{WILL} {{dealt_to:target_said}}{STILL} [take/receive] [any /]{DAMAGE} from {{of:noun}}"
        f"|{BE} {{dealt_to:target_said}}{STILL} dealt [any /]{DAMAGE} by {{of:noun}}",
        f"{{of:noun}}{MID}[对/给]{{dealt_to:target_said}}{MID}造成[多少/几点][战斗/]伤害"
        f"|{{of:noun}}{MID}[对/给]{{dealt_to:target_said}}{MID}造成[战斗/]伤害吗"
        f"|{{dealt_to:target_said}}{MID}[受到/受/吃]{{of:noun}}[造成的/的/][战斗/]伤害吗"
        f"|{{dealt_to:target_said}}{MID}[受到/受/吃][来自/]{{of:noun}}[造成的/的/][几点"
        f"/多少/][战斗/]伤害",
        asks="deals",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [hit/damage/connect with/get through to/deal {DAMAGE} to"
        f"/deal any {DAMAGE} to] the [player/defending player/attacked player]",
        f"{{of:noun}}{MID}[打到/打中/伤到/伤害到]防御牌手吗",
        asks="deals",
        dealt_to={"attacked": True},
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [hit/damage/connect with/get through to]"
        " {dealt_to:target_said}",
        f"{{of:noun}}{MID}[打到/打中/伤到/伤害到]{{dealt_to:target_said}}吗",
        asks="deals",
    ),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [take/receive]"
        f"|how much {DAMAGE} {BE} {{of:noun}}{STILL} dealt|how much {DAMAGE} is dealt to"
        f" {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [take/receive] [any /]{DAMAGE}|{BE} {{of:noun}}{STILL}"
        f" dealt [any /]"
        "{_:damage}",
        f"{{of:noun}}{MID}[受到/受/吃][多少/几点][战斗/]伤害|{{of:noun}}{MID}受到[战斗/]伤害吗",
        asks="suffers",
    ),
    row(
        f"[how much/what] {{_:so_much_mana}}{DO} {{of:noun}}{STILL} cost{{_:whom_it_costs}}"
        f"{{_:to_be_cast}}"
        f"|[how much/what] {{_:so_much_mana}}{DO} it{STILL} cost{{_:whom_it_costs}} to cast"
        f" {{of:noun}}"
        f"|[how much/what] {{_:so_much_mana}}{WILL} {{who:doer_of}}{STILL} {{_:pay_said}} [for"
        "/to cast]"
        " {of:noun}"
        f"|what {BE} the [total /][cost/mana cost] [of/to cast/of casting/for casting] {{of:noun}}"
        "|what is {of:noun_s} total cost",
        "{who:doer_of}{_:mid}[施放/放]{of:noun}{_:mid}{_:how_much_mana}"
        "|{of:noun}{_:mid}{_:how_much_mana}"
        "|[施放/放]{of:noun}的总费用是[多少/几]|{of:noun}的总费用是[多少/几]",
        asks="costs",
    ),
    *(
        row(
            f"[how much/what] {{_:so_much_mana}}{WILL} it{STILL} cost{{_:whom_it_costs}} to"
            f" [{verb}] {{of:noun}}{{_:flashed}}"
            f"|[how much/what] {{_:so_much_mana}}{WILL} {{who:doer_of}}{STILL} {{_:pay_said}} to"
            f" [{verb}] {{of:noun}}{{_:flashed}}|what {BE} the {way} cost of {{of:noun}}",
            f"{{who:doer_of}}{{_:mid}}{ZH_WAYS[way]}[施放/]{{of:noun}}{{_:mid}}{{_:how_much_mana}}"
            f"|{{of:noun}}的{ZH_WAYS[way]}费用{{_:mid}}是[多少/几]",
            asks="costs",
            using=way,
        )
        for way, verb in WAYS
        if verb
    ),
)
ALSO: tuple[Row, ...] = (
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [have/end up with]",
        "{who:doer_of}{_:mid}[有/共有]几个中毒指示物[了/]",
        asks="poison",
    ),
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [get/receive/gain/take]"
        f"|{WILL} {{who:doer_of}}{STILL} [get/receive/gain/take] [any /]poison counters"
        f"|{WILL} {{who:doer_of}}{STILL} [get/receive/gain/take] [a/any] poison counter"
        f"|how many poison counters {BE} [given/dealt] to {{who:whom}}",
        "{who:doer_of}{_:mid}[得到/获得/得/拿到/受到/多]几个中毒指示物"
        "|{who:doer_of}{_:mid}[得到/获得/得/拿到][任何/][一个/]中毒指示物吗"
        "|{who:doer_of}{_:mid}中毒吗",
        asks="poison",
        got=True,
    ),
    row(
        "[is/are] {of:noun} [still ][a/an] {card:spoken_name}"
        "|[is/are] {of:noun} [still ]{card:spoken_name}"
        "|does {of:noun} [still ]count as [a/an] {card:spoken_name}",
        "{of:noun}[还/][是/算]{card:spoken_name}吗",
        asks="is",
    ),
    row(
        "what is the [most/maximum] damage [that /][can/could] "
        "[go through/get through/trample over/trample through]{whom:to_whom}"
        "|how much {_:of_damage}[goes through/tramples over/tramples through/gets through/goes over"
        "/carries over/comes through/comes in/is getting through/leaks through]{whom:to_whom}"
        "|how much {_:of_damage}does the [defending/attacked] player take"
        f"|how much {DAMAGE} [can/could/may/will/would] be [dealt/assigned/done]{{whom:to_whom}}"
        f"|how much {DAMAGE} [is/gets/would be] [dealt/assigned/done] to the"
        " [player/defending player/attacked player]"
        f"|how much {DAMAGE} [can/could/will/would] {{whom:attacked}} be dealt"
        f"|how much {DAMAGE} [can/could/will/would] {{whom:attacked}} [take/receive/suffer]"
        "|how much of [that/the/its] damage [is/gets/will be] [dealt/assigned] to"
        " {whom:attacked}"
        "|how much of [that/the/its] damage [goes through/gets through/tramples over] to"
        " {whom:attacked}"
        "|how much {_:of_damage}goes to the [defending /attacked /]player"
        "|what is the [most/maximum] damage the [defending /attacked /]player can take"
        "|what is the [most/maximum] {_:of_damage}{who:doer_of} [can/could] "
        "[push through/get in/trample over/get through/deal/do/assign/inflict]{whom:to_whom}"
        f"|[how much/what is the most/what is the maximum] {{_:of_damage}}{WILL}"
        f" {{who:doer_of}}{STILL} "
        "[push through/get in/trample over/get through/deal/do/assign/inflict]{whom:to_whom}",
        f"防御牌手{MID}[受到/受/吃][多少/几点][伤害/]"
        f"|{MID}[穿过去/踩过去/踩过来/踩过/踩脸/踩/穿透/溢出][多少/几点][伤害/]"
        f"|{MID}有[多少/几点]伤害{MID}[穿过去/踩过去/踩过来/溢出/打过去/打过来/打穿/漏过去/漏过来]"
        f"|{MID}[打过去/打过来/打穿/打进去/漏过去/漏过来/漏][多少/几点][伤害/]"
        f"|{{who:doer_of}}{MID}[对/给/向]{{whom:attacked}}{MID}[造成/打/打出][多少/几点][战斗/]伤害"
        f"|{MID}[穿/踩/溢出/穿透][多少/几点][伤害/]到{{whom:attacked}}[身上/脸上/那里/头上/]",
        asks="through",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ]equip {{on:noun}}"
        f"|{CAN} {{who:doer_of}} [put/attach] [an equipment/equipment/my equipment] on {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[为/给]{{on:noun}}[佩带/装备]武具{Q}"
        f"|{{who:doer_of}}{ZH_CAN}装备{{on:noun}}{Q}",
        asks="equip",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ][put/cast] [an/my own/my/his own/a] aura on {{on:noun}}"
        f"|{CAN} {{who:doer_of}} [still ]enchant {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[将/把/用][我的/一个/]灵气结附[于/在]{{on:noun}}[上/]{Q}",
        asks="aura",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ]target {{on:noun}}"
        f"[ with a spell/ with spells/ with an instant/]",
        f"{{who:doer_of}}{ZH_CAN}[用咒语/以咒语/][指定{{on:noun}}为目标/以{{on:noun}}为目标/"
        f"指定{{on:noun}}]{Q}",
        asks="target",
    ),
    row(
        "[what/who/which creature/which creatures/which ones/which one/which of these/how many"
        "/which of the creatures/which of the two/which of those/how many of these/how many of "
        "those] [{_:will} /]{so:dying}",
        f"[谁/哪一个/{{_:how_many_zh}}]{MID}{{so:dying}}"
        f"|[其中/它们/两个里/两个里面/两者中/这两个]{{_:how_many_zh}}{MID}{{so:dying}}",
        asks="all_die",
    ),
    row(
        "[which/how many] of {of:noun} [{_:will} /]{so:dying}"
        "|how many {of:noun} [{_:will} /]{so:dying}"
        f"|{WILL} [any of/all/all of/either of/each of] {{of:noun}}{STILL} {{so:dying}}"
        f"|{WILL} {{of:noun}} all {{so:dying}}",
        f"{MID}{{_:how_many_zh}}{{of:noun}}{MID}{{so:dying}}"
        f"|{{of:noun}}{MID}{{_:how_many_zh}}{MID}{{so:dying}}",
        asks="all_die",
    ),
    row(
        "",
        f"{{who:whose}}{{_:how_many_zh}}{{of:noun}}{MID}{{so:dying}}",
        asks="all_die",
    ),
    row("", f"{{of:noun}}{MID}[死/死掉/死了]{{_:how_many_zh}}", asks="all_die"),
    row(
        f"how many [creatures/guys] {WILL} {{who:doer_of}} lose",
        f"{{who:doer_of}}{MID}[死/死掉/死了/损失/失去]{{_:how_many_zh}}[生物/]",
        asks="all_die",
    ),
    row(
        f"how many {{of:noun}} {WILL} {{who:doer_of}} lose",
        f"{{who:doer_of}}{MID}[死/死掉/死了/损失/失去]{{_:how_many_zh}}{{of:noun}}",
        asks="all_die",
    ),
    row(
        f"how many {{kin:kin_said}}[s/ tokens/ creature tokens] {WILL} {{who:doer_of}}{STILL}"
        f" {{so:getting}}"
        f"|{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a /an /the /any /my /his /]"
        f"{{kin:kin_said}}[/s/ token/ tokens/ creature token]",
        f"{{who:doer_of}}{MID}{{so:getting}}几个{{kin:kin_said}}[衍生物/衍生生物/]"
        f"|{{who:doer_of}}{MID}{{so:getting}}[一个/][的/]{{kin:kin_said}}[衍生物/衍生生物/]吗",
        asks="kin_tokens",
    ),
    row(
        "how many [creature /]tokens [are created/are made/get created/get made/come into play"
        "/enter/enter the battlefield]",
        f"{MID}[产生/派出/造出/会有/有/造]几个[衍生物/衍生生物]",
        asks="tokens",
        so="get",
    ),
    row(
        f"how many [creature /]tokens {WILL} {{who:doer_of}}{STILL} {{so:getting}}"
        f"|how many [creature /]tokens [are/are there]"
        f"|{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a token/the token/any tokens/the tokens"
        f"/a creature token/tokens/my token/my tokens]",
        f"{{who:doer_of}}{MID}{{so:getting}}几个[衍生物/衍生生物]"
        f"|{{who:doer_of}}{MID}{{so:getting}}[一个/][衍生物/衍生生物]吗",
        asks="tokens",
    ),
    row("", f"{{who:doer_of}}{MID}[派出/造出/造]几个", asks="tokens", so="get"),
    row(
        f"how many of [the two/them/these/those] {WILL} {{who:doer_of}}{STILL} [keep/have/control]"
        f"|how many of the two {WILL} {{who:doer_of}}{STILL} get to keep",
        f"{{who:doer_of}}{MID}[留下/留/保留][几个/几张/几只]",
        asks="kept",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} [keep both/get to keep both/have both/control both]"
        f"[ of them/]",
        f"{{who:doer_of}}{MID}[两个都/两张都/两只都]{MID}[留下/留着/保留/留住]吗",
        asks="kept",
    ),
    row(
        f"{WILL} [both/both of them/they both]{STILL} [stay/remain][ on the battlefield/ in play/]",
        f"[两个都/两张都/两只都/它们都/两者都]{MID}[留下/留在战场上/留在场上/留住/留场]吗",
        asks="kept",
        who="",
    ),
    w(
        {"asks": "legend"},
        "does the legend rule apply|does the legend rule put either one into the graveyard"
        "|does the legend rule put one of them into the graveyard|does the legend rule matter"
        "|does the legend rule put either of them into the graveyard|does the legend rule apply to"
        " them|does the legend rule affect them|does the legend rule kill one of them"
        "|does either one die to the legend rule|does one of them die to the legend rule"
        "|does the legend rule make me lose one",
        "传奇规则会让其中一个进坟墓场吗|传奇规则会适用吗|传奇规则适用吗|传奇规则会让其中一个死吗"
        "|会触发传奇规则吗|传奇规则会生效吗|传奇规则会影响它们吗|其中一个会因传奇规则进坟墓场吗"
        "|传奇规则会将其中一个置入坟墓场吗",
    ),
    row(
        "how many creatures do {who:doer_of} [have/control][ left/ now/]",
        "{who:doer_of}[还/][有/剩/剩下/操控]几个生物",
        asks="creatures",
    ),
    row(
        f"{WILL} [all of them/they all/all creatures/all the creatures/everything/all]{STILL}"
        " {so:dying}",
        f"[它们都/所有生物都/全部生物都/生物都]{MID}{{so:dying}}吗",
        asks="all_die",
    ),
    row(
        f"{WILL} [both/both creatures/they both/both of them]{STILL}"
        " {so:dying}"
        f"|{WILL} [either of them/either one/one of them/either creature/any of them/either]{STILL}"
        " {so:dying}",
        f"[其中有一个/其中一个/有一个]{MID}{{so:dying}}吗|[两个都/双方都/两个生物都/两边都"
        f"/它们两个都/两只都/两个/双方的生物都/两个生物]"
        f"{MID}{{so:dying}}吗"
        f"|{MID}同归于尽吗",
        asks="all_die",
        number=2,
    ),
    row(
        f"how [much loyalty/many loyalty counters] {WILL} {{of:noun}}{STILL} [have/end up with]"
        f"|how many loyalty counters {BE} [on/left on] {{of:noun}}"
        "|what is {of:noun_s} loyalty|what loyalty does {of:noun} have",
        "{of:subject}[上/]{_:mid}[剩/有/剩下][多少/几点/几个/几]忠诚[/指示物/度]"
        "|{of:noun_s}忠诚[度/]{_:mid}[是/剩/有][多少/几/几点]",
        asks="loyalty",
    ),
    row(
        f"how [often/many times] {DO} {{of:noun}} trigger"
        f"|how [often/many times] {DO} {{of:noun_s}} [ability/trigger/triggered ability] trigger"
        f"|how many triggers {DO} {{of:noun}} [have/get]"
        f"|how many {{of:noun}} triggers {DO} {{who:doer_of}}{STILL} [get/have]"
        f"|how many triggers {DO} {{who:doer_of}}{STILL} [get/have] from {{of:noun}}"
        "|how many times [did/has] {of:noun} [trigger/triggered]",
        "{of:noun}{_:mid}触发[了/]几次|{of:noun_s}[异能/触发式异能/触发异能]{_:mid}触发[了/]几次",
        asks="triggered",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} resolve",
        f"{{of:subject}}{MID}[结算/成功结算/顺利结算/完成结算]吗",
        asks="resolves",
    ),
    row(
        "who [controls/has/owns] {of:noun}[ now/ then/]"
        "|do i [still /][control/have] {of:noun}|does my opponent [still /]control {of:noun}"
        f"|{WILL} {{_:doer_of}}{STILL} [gain/get/take/keep] control of {{of:noun}}"
        "|who gets [control of /]{of:noun}",
        "{_:doer_of}{_:mid}[得到/获得/取得/夺得/保有]{of:noun}的操控权吗|谁[现在/]操控{of:noun}|{of:noun}{_:mid}[归谁"
        "/归谁操控/由谁操控/是谁的/在谁的操控下]"
        "|我还操控{of:noun}吗|对手还操控{of:noun}吗",
        asks="controller",
    ),
    row(
        "is {of:noun} [still ]attacking",
        "{of:noun}[还/]在攻击吗|{of:noun}[还/]是攻击[者/生物]吗",
        asks="attacking",
    ),
    row(
        "is {of:noun} [still ]blocked",
        "{of:noun}[还/]算被阻挡吗|{of:noun}被阻挡了吗",
        asks="blocked",
    ),
    w(
        {"asks": "legal"},
        "is that legal|is this legal|is it legal|is that allowed|is this allowed|can i do that"
        "|may i do that|can he do that|can i|can he|can they|does that work|does this work"
        "|legal|allowed",
        "合法吗|能吗|这样能吗|能这样吗|行吗|这合法吗|这样合法吗|能这么做吗|允许吗|这允许吗|可行吗"
        "|这样行吗|这样可行吗|这样允许吗",
    ),
    w(
        {"asks": "legal", "deeds": ("cast",)},
        "can it be cast|may it be cast",
        "能放吗|能施放吗|能放出来吗",
    ),
    row(
        "can {who:doer_of} [repeat/do] [this/that/it] [as often as/as many times as] "
        "[i want/i like/he wants/they want]"
        "|can {who:doer_of} [repeat/do] [this/that/it] [infinitely/indefinitely/forever]",
        "{who:doer_of}能[无限次/任意次/无限/无限地][重复/循环][吗/这个过程吗/这个循环吗]"
        "|{who:doer_of}能想重复几次就重复几次吗",
        asks="repeats",
    ),
    w(
        {"asks": "repeats"},
        "can [this/that/it] be [repeated/done] as often as wanted"
        "|is [this/that/it] [an infinite combo/an infinite loop/infinite]"
        "|[does/will] [this/that/it] go infinite",
        "[这/这样]能[无限次/任意次/无限][重复/循环]吗|[这/这样][是/算]无限[连击/循环/]吗"
        "|[这/这样]能无限吗"
        "|[这/这样]能无限连吗|[这/这样]是无限的吗",
    ),
)
OF_PLAYERS: tuple[Row, ...] = (
    row(
        f"{WILL} the [starting/first] player{STILL} draw[ a card/] [on/in/for/during]"
        " [the/their/his/his or her] first [turn/draw step]"
        f"|{WILL} the player who [goes/plays] first{STILL} draw[ a card/] [on/in/for/during]"
        " [the/their/his] first [turn/draw step]"
        f"|{WILL} i{STILL} draw[ a card/] [on/in/for/during] [the first/my first] turn"
        " [on the play/if i go first/going first/when i go first]",
        "先手[的/][玩家/牌手/方/][在/][自己/][的/][第一个/第一/首个/首]回合{_:mid}[需要/要/会/能/]抓牌吗",
        asks="first_draw",
    ),
    row(
        f"how many {WILL} {{who:doer_of}}{STILL} [discard/have to discard/need to discard]"
        f"|{WILL} {{who:doer_of}}{STILL} [discard/have to discard/need to discard]{{_:discarded}}"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [discard/have to discard/need to discard"
        f"/must discard]",
        "{who:doer_of}{_:mid}弃[掉/]几张[牌/手牌/]"
        "|{who:doer_of}{_:mid}弃[牌/手牌/掉牌/一张牌/到七张/牌弃到七张/牌到七张/到七张牌]吗",
        asks="discards",
    ),
    row(
        f"how many [cards/card] {BE} [left /]in {{who:whose}} [library/deck]"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [have/have left] in [my/his/her/their]"
        f" [library/deck]",
        "{who:whose}牌库[里/中/]{_:mid}有几张牌",
        asks="library",
    ),
    row(
        f"how many cards {BE} in {{who:whose}} graveyard"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [have/have left] in [my/his/her/their]"
        f" graveyard",
        "{who:whose}坟墓场[里/中/]{_:mid}有几张牌",
        asks="graveyard",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} play {{_:land_said}}{{_:out_of_hand}}",
        f"{{who:doer_of}}[本回合/]{ZH_CAN}{{_:out_of_hand}}{MID}[下/使用/放/打出]{{_:land_said}}吗",
        asks="land",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/]{{_:out_of_hand}}{MID}"
        f"[下/使用/放/打出]{{_:land_said}}吗",
        asks="land",
    ),
    w(
        {"asks": "result"},
        "do i win or lose|do i survive|do i live|do i make it|am i still alive|am i alive"
        "|is the game over|do we both lose|is it a draw|am i still in the game|am i still in"
        "|am i in the game|is anyone still alive|do i die or survive|do i live or die"
        "|do i lose or survive",
        "我是输还是活|我是输了还是活着|我是死是活|我会输还是活下来|我是活着还是输了|我是赢还是输|我会赢还是输|我输还是赢|我还活着吗|我能活吗|我活得下来吗|游戏结束了吗|是平局吗",
    ),
    *(  # not "they", which are creatures
        w(
            {"asks": "loses", "who": who},
            f"{DO} [{said}]{STILL} die{{_:game_said}}|[have/has] [{said}]{STILL} died",
            "",
        )
        for who, said in ((ASKER, "i/we"), (OPPONENT, "my opponent/he/she/the other player"))
    ),
    w({"asks": "dies"}, "", "会死吗|死吗"),
    row(
        "",
        "[他/她]{_:mid}[进/进入/去/被置入/置入]{whose_zone:graveyard_said}吗",
        asks="dies",
        of={"pronoun": "it"},
    ),
    row(
        f"{DO} {{who:doer_of}} [still /][draw/draw a card/draw cards/draw any cards/draw the card"
        "/draw the cards/get a card/get cards/get my card/get to draw/get to draw a"
        " card/get to draw cards"
        "/get to draw the card/get to draw the cards]"
        f"|{CAN} {{who:doer_of}}{STILL} draw [a card/cards/the card/any cards]"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [draw/get]",
        "{who:doer_of}[会/能/一共/总共/]{_:mid}[抓/摸/过]几张[牌/]"
        "|{who:doer_of}{_:mid}[抓牌/抓一张牌/抓到牌/过牌/摸牌/抓一张]吗"
        "|{who:doer_of}[那/这][一/两/三/四/几]张牌{_:mid}[抓到/抓]吗",
        asks="drawn",
    ),
    row(
        f"how many cards {WILL} {{who:doer_of}}{STILL} have [in hand/in my hand/in his hand]"
        "|how many cards [are/is] in {who:whose} hand",
        "{who:doer_of}{_:mid}[有/剩/剩下]几张[手牌/牌]",
        asks="hand",
    ),
    row(
        f"how much[ combat/] [damage /]{WILL} {{who:doer_of}}{STILL} [take/receive/suffer]"
        f"|how much {DAMAGE} {BE} {{who:doer_of}}{STILL} dealt"
        f"|how much {DAMAGE} [is/gets/would be] [dealt/assigned/done] to {{who:whom}}"
        f"|{WILL} {{who:doer_of}}{STILL} [take/receive] [any /]{DAMAGE}"
        f"|{BE} {{who:doer_of}}{STILL} dealt [any /]{DAMAGE}"
        "|what is the [most/maximum] {_:of_damage}{who:doer_of} [can/could] [take/receive]",
        "{who:doer_of}{_:mid}[受到/受/吃][多少/几/几点][战斗/][伤害/]"
        "|{who:doer_of}{_:mid}[受到/受/吃][战斗/][伤害/到伤害]吗"
        f"|{MID}有[多少/几点][战斗/]伤害{MID}[打到/打在/打中]{{who:whom}}[身上/]",
        asks="taken",
    ),
    row(
        f"how much life {WILL} {{who:doer_of}}{STILL} [have/have left/end up with/end with/end at"
        "/end up at/be at/finish at/finish with/be left with/be on]"
        "|[what is/what will be/what would be] {who:whose} [final /resulting /new /]life[ total/]"
        f"|what life total {WILL} {{who:doer_of}}{STILL} [end at/end up at/be at/have/go to"
        f"/finish at"
        "/end up with]"
        f"|[how much life/what life total/what life/how many life points] {BE}"
        f" {{who:doer_of}}{STILL} [at/on]"
        f"|what {WILL} {{who:doer_of}} go to|what {BE} {{who:doer_of}}{STILL} at",
        "{who:doer_of}{_:mid}[有/剩/剩下/变成/是/变为/为/][多少/几点/几][生命"
        "/血/总生命/生命值]"
        "|{who:doer_of}{_:mid}[剩/剩下][多少/几点]"
        "|{who:whose}[总生命/生命/血量/总血量/生命值/生命总值/血/总生命值]{_:mid}[是"
        "/有/剩/变成/变为/为/][多少/几/几点]",
        asks="life",
    ),
    *(
        row(
            f"how much life {WILL} {{who:doer_of}}{STILL} {en}"
            f"|how much life have {{who:doer_of}} {done}[ in total/]"
            f"|{WILL} {{who:doer_of}}{STILL} {en} [life/any life/the life/a life/one life]",
            f"{{who:doer_of}}{{_:mid}}[{zh}][多少/几点/几][生命/血]"
            f"|{{who:doer_of}}{{_:mid}}[{zh}][生命/血]吗",
            asks=asks,
        )
        for asks, en, done, zh in LIFE_CHANGES
    ),
    *(
        row(
            f"{WILL} {{who:doer_of}}{STILL} {en} [the /that /those /]{{n:count}} life",
            f"{{who:doer_of}}{{_:mid}}[{zh}][那/这/]{{n:count}}点[血/生命]吗",
            asks=asks,
        )
        for asks, en, _, zh in LIFE_CHANGES
    ),
    *(
        row(
            f"who [{WILL} /]{en} [{{n:count}} /the /any /]life"
            "|who [gains/gets] [{n:count} /the /]life",
            f"谁{{_:mid}}[{zh}][了/]{{n:count}}点[血/生命]|谁{{_:mid}}[{zh}][了/][生命/血]",
            asks=f"who_{asks}",
        )
        for asks, en, _, zh in LIFE_CHANGES[:1]
    ),
    row(
        f"{DO} {{who:doer_of}}{STILL} take [the /that /those /]{{n:count}}"
        "[ damage/][ or nothing/ or not/]",
        "{who:doer_of}[会/还会/][吃/受/受到][那/这/]{n:count}点[伤害/]吗",
        asks="taken",
    ),
    row(
        f"{DO} {{who:doer_of}}{STILL} draw [the /those /my /]{{n:count}} cards",
        "{who:doer_of}[会/还会/能/][抓/摸][那/这/]{n:count}张[牌/]吗",
        asks="drawn",
    ),
    row(
        f"{DO} {{who:doer_of}}{STILL} lose{{_:game_said}}"
        f"|[have/has] {{who:doer_of}}{STILL} lost{{_:game_said}}"
        f"|{BE} {{who:doer_of}}{STILL} [dead/out/out of the game/eliminated/knocked out/done for"
        "/a goner]"
        f"|{DO} {{who:doer_of}}{STILL} lose[ the game/] [the moment/as soon as/when/once]"
        " {once:noun} [is gone/dies/leaves/leaves the battlefield/is destroyed]",
        "{who:doer_of}{_:mid}[输掉/输/落败]{_:game_said}吗"
        "|{who:named_doer}{_:mid}[死/挂/被打死]{_:game_said}吗",
        asks="loses",
    ),
    row(
        f"{DO} {{who:doer_of}}{STILL} win{{_:game_said}}"
        f"|[have/has] {{who:doer_of}}{STILL} won{{_:game_said}}",
        "{who:doer_of}{_:mid}[赢/获胜/赢得/赢下]{_:game_said}吗",
        asks="wins",
    ),
    row(
        "who [wins/loses/will win/will lose/has won/has lost]{_:game_said}",
        "[这盘/这局/这盘游戏/这局游戏/]谁{_:mid}[赢/输/获胜/赢了/输了]",
        asks="either",
    ),
    row(
        "who [has/will have/controls/ends up with/is left with] {_:more_said} creatures[ left/]",
        "谁[的/]{_:mid}生物{_:mid}[多/少/更多/更少/比较多/比较少]",
        asks="creatures_each",
    ),
    row(
        "who [has/will have/ends up with/is left with] {_:more_said} life[ left/]"
        "|who [has/will have/ends up with] the {_:more_said} life total"
        "|whose life total is {_:more_said}",
        "谁[的/]{_:mid}[生命/血/血量/生命值/总生命]{_:mid}[多/少/高/低/更多/更少/更高/更低/比较多"
        "/比较少/多一点/多一些]",
        asks="life_each",
    ),
)
ALLOWED: tuple[Row, ...] = (
    row(
        "is {what:named_noun} on {on:targets_said} [a legal play/legal/possible/allowed/an option]"
        " for {who:whom}",
        "",
        asks="cast",
    ),
    row(
        f"{CAN} {{by:single}} [still /]block {{at:noun}}[ then/ now/]",
        f"{{by:single}}{ZH_CAN}[阻挡/挡/挡住/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]block[ now/ then/ this turn/]"
        f"|{CAN} {{who:doer_of}} [still /]block with {{by:single}}[ now/ then/ this turn/]",
        f"{{by:noun}}[本回合/]{ZH_CAN}[阻挡/挡/康]{Q}"
        f"|{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/去挡/去阻挡/来挡/来阻挡]{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block {{at:noun}} with {{by:single}}",
        f"{{who:doer_of}}{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block with {{bys:several}}"
        f"|{CAN} {{who:doer_of}} block {{at:noun}} with {{bys:several}}|{CAN}"
        f" {{bys:several}}{STILL} block {{at:noun}}",
        f"{{who:doer_of}}{ZH_CAN}用{{bys:several}}{MID}[阻挡/挡/来挡/来阻挡]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}用{{bys:several}}{MID}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{bys:several}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block_together",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block[ it/ {{at:noun}}/] with [both/both of them/both creatures"
        "/all of them/everything/both his creatures/both of his creatures/both my creatures"
        "/two creatures]",
        f"{{whose:doer_of}}{ZH_CAN}[用两个/用两个一起/两个一起/用两只一起/用两个生物一起"
        f"/用它们一起]"
        f"[阻挡/挡/来挡/来阻挡][它/]{Q}",
        asks="block_both",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block[ it/ {{at:noun}}/] with [all /all of the /the ]{{n:count}}"
        "[ of them/ creatures/ of his creatures/ of my creatures/]",
        f"{{whose:doer_of}}{ZH_CAN}[用/][这/那/]{{n:count}}[只/个/只生物/个生物]{MID}[都/全部/][一起/]"
        f"[阻挡/挡/来挡/来阻挡/去挡][它/]{Q}",
        asks="block_both",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block {{at:noun}}|{CAN} {{whose:doer_of}} block",
        f"{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康/挡住/挡下/挡下来]{Q}",
        asks="block_any",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]attack[ this turn/ now/ right away/ at once/ immediately/]",
        f"{{by:noun}}[本回合/]能[本回合/直接/马上/立刻/现在/当回合/][攻击/进攻/打]{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{by:noun}} attack {FRESH}",
        f"{{by:noun}}{ZH_FRESH}{ZH_CAN}[马上/立刻/][攻击/进攻]{Q}",
        asks="attack",
        fresh=True,
    ),
    row(
        f"{CAN} {{by:noun}} block {FRESH}",
        f"{{by:noun}}{ZH_FRESH}{ZH_CAN}[马上/立刻/][阻挡/挡]{Q}",
        asks="block",
        fresh=True,
    ),
    row(
        f"{CAN} {{who:doer_of}} attack with {{by:noun}}[ this turn/ now/ right away/]",
        f"{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:noun}}[攻击/进攻]{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still /][cast/play] {{what:noun}}[ now/ this turn/]"
        f"|{CAN} {{what:named_noun}}{STILL} be [cast/played][ now/ this turn/]"
        f"|{CAN} {{who:doer_of}}{STILL} [flash in {{what:noun}}/flash {{what:noun}} in]",
        f"{{who:doer_of}}{ZH_CAN}[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}{{pitch:pitched}}[来/去/，来/，]{MID}[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} respond [with/by casting] {{what:noun}}",
        "",
        asks="cast",
        respond=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [respond/respond to it/respond to that/respond to this"
        "/respond at all/respond in any way/do anything in response/cast anything in response"
        "/respond to {to:noun}/respond to {of:noun_s} {_:trigger_said}/respond to the trigger"
        "/respond to that ability/respond to the ability/respond to the activation]"
        f"|{WILL} {{who:doer_of}}{STILL} [get a chance to respond/get to respond/have a chance to"
        " respond/get a window to respond/have time to respond][ to it/ to that/ to this/]"
        "|is there [time/a window/a chance/any chance] to respond[ to it/ to that/ to this/]",
        f"{{who:doer_of}}{ZH_CAN}[作出响应/做出响应/响应/做响应/有机会响应/来得及响应][它/此/这个咒语"
        f"/这个异能/该异能/该咒语/这次起动/这个触发/]{Q}"
        f"|{{who:doer_of}}{{_:mid}}[有机会响应/来得及响应][吗]",
        asks="respond",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} respond to {{to:noun}} [with/by casting] {{what:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[用/以]{{what:noun}}[来/]响应[{{to:noun}}/]{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} respond [to {{to:noun}} /][with/by casting] {{what:noun}}"
        " [on/targeting] {on:targets_said}",
        "",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/][施放/放/用]{{what:noun}}{Q}"
        f"|在{{turn_of:whose}}回合[里/中/内/][，/]{{who:doer_of}}{ZH_CAN}[施放/放"
        f"/用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/]"
        f"对{{on:targets_said}}[施放/放/用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应[，/][施放/放/用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}{{_:mid}}[施放/放/用]{{what:noun}}[来/作为/]响应{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应[，/]对{{on:targets_said}}[施放/放/用]{{what:noun}}{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应{{to:noun}}[，/]对{{on:targets_said}}[施放/放/用]"
        f"{{what:noun}}{Q}"
        f"|{{who:doer_of}}响应{{to:noun}}[，/]{ZH_CAN}对{{on:targets_said}}[施放/放/用]"
        f"{{what:noun}}{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应{{to:noun}}[，/][施放/放/用]{{what:noun}}{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [cast/play] {{what:noun}} from [my/his/her/the] graveyard",
        f"{{who:doer_of}}{ZH_CAN}从[我的/他的/对手的/我/]坟墓场[中/里/]{MID}[施放/放/使用]"
        f"{{what:noun}}{Q}",
        asks="cast",
        among="graveyard",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [cast/play] {{what:named_noun}} [from exile/later/later on"
        "/later from exile/from exile later/afterwards/next turn]",
        f"{{who:doer_of}}{ZH_CAN}从放逐区[中/里/]{MID}[施放/放/使用]{{what:named_noun}}{Q}"
        f"|[之后/以后/稍后]{{who:doer_of}}{ZH_CAN}[施放/放/使用]{{what:named_noun}}{Q}",
        asks="cast",
        among="exile",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [flash back/flashback] {{what:noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} flash {{what:noun}} back",
        f"{{who:doer_of}}{ZH_CAN}[返照/用返照施放/以返照施放]{{what:noun}}{Q}",
        asks="cast",
        using="flashback",
    ),
    row(
        f"{CAN} {{who:doer_of}} [cast/play] {{what:noun}} [on/targeting] {{on:targets_said}}"
        f"|{CAN} {{what:named_noun}}{STILL} be [cast/played/used] [on/targeting]"
        " {on:targets_said}"
        f"|{CAN} {{who:doer_of}} target {{on:targets_said}} with {{what:noun}}"
        f"|{CAN} {{what:noun}} target {{on:targets_said}}",
        f"{{who:doer_of}}{ZH_CAN}对{{on:targets_said}}[施放/放/使用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[以/指定]{{on:targets_said}}为目标[来/][施放"
        f"/使用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/以]{{what:noun}}指定{{on:targets_said}}[为目标/]{Q}"
        f"|{{what:noun}}{ZH_CAN}指定{{on:targets_said}}[为目标/]{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{who:doer_of}} {{what:bare_name}} {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}} use {{what:bare_name}} on {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}} [target/hit] {{on:targets_said}} with {{what:bare_name}}",
        f"{{who:doer_of}}{ZH_CAN}{{what:bare_name}}[掉/打/]{{on:targets_said}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/拿]{{what:bare_name}}{ZH_HIT}{{on:targets_said}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}对{{on:targets_said}}用{{what:bare_name}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}给{{on:targets_said}}[放/用/上/打/来/]{{what:bare_name}}{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{on:targets_said}} be [targeted/hit] by {{what:bare_name}}",
        f"{{on:targets_said}}{ZH_CAN}被{{what:bare_name}}[指定/指定为目标/打]{Q}",
        asks="cast",
        who=SOMEONE,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} {{so:deed}} {{on:noun}} [with/using] {{what:named_noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} [use/cast/play] {{what:noun}} to {{so:deed}}"
        f" {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[用/拿/以]{{what:named_noun}}{MID}{{so:deed}}[掉/]{{on:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/拿/以]{{what:named_noun}}[把/将]{{on:noun}}{{so:deed}}[掉"
        f"/]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[施放/使用/打/打出]{{what:named_noun}}[来/去/]{{so:deed}}[掉/]"
        f"{{on:noun}}{Q}",
        asks="deed",
    ),
    row(
        f"{CAN} {{on:noun}}{STILL} be {{so:deed_done}} by {{what:named_noun}}",
        f"{{on:noun}}{ZH_CAN}被{{what:named_noun}}{MID}{{so:deed}}[掉/]{Q}",
        asks="deed",
    ),
    row(
        f"{CAN} {{on:noun}}{STILL} be countered|{CAN} {{who:doer_of}}{STILL} counter {{on:noun}}",
        f"{{on:noun}}{ZH_CAN}被[反击/反/反掉/康]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[反击/反/反掉/康掉]{{on:subject}}{Q}",
        asks="deed",
        so="countered",
        what={"card": "some counterspell"},
    ),
    row(
        f"{WILL} i{STILL} [get/have/put] {{of:noun}} back",
        f"{{of:noun}}{MID}[拿回来/收回来/要回来/拿得回来]吗"
        "|我{_:mid}能{_:mid}[拿回/收回/取回]{of:noun}吗",
        asks="zone",
        back=True,
    ),
    row(
        f"{WILL} {{of:noun_s}} {{says:quoted}} [ability/trigger/triggered ability]{STILL} trigger",
        f"{{of:noun_s}}{{says:quoted}}[的/][异能/触发/触发式异能/触发异能]{MID}触发吗",
        asks="says_triggers",
    ),
    row(
        f"{WILL} {{what:named_noun}}{STILL} [counter/stop] {{on:noun}}",
        f"{{what:named_noun}}{MID}[反击/反掉/反]{{on:noun}}{Q}"
        f"|{{on:subject}}{MID}[吃/被]{{what:named_noun}}[反击/反掉/康/康掉/]吗",
        asks="deed",
        so="countered",
    ),
    row(
        f"{WILL} {{by:saving}}{STILL} [save/protect/shield] {{on:noun}} [from/against]"
        f" {{what:named_noun}}",
        f"{{by:saving}}{MID}[救/保护]{{on:noun}}[不受/免受/躲过/逃过]{{what:named_noun}}[的影响/消灭/影响/]吗"
        f"|{{by:saving}}{ZH_CAN}让{{on:noun}}[不受/免受/躲过/逃过/活过]{{what:named_noun}}[的影响/影响/]{Q}",
        asks="saved",
    ),
    row(
        f"{WILL} {{what:named_noun}}{STILL} exile {{on:noun}}",
        f"{{what:named_noun}}{MID}放逐{{on:noun}}吗",
        asks="deed",
        so="zone",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [tap/activate/use] {{what:noun}}{{_:for_mana}}"
        f"|{CAN} {{who:doer_of}}{STILL} [sacrifice/crack/sac] {{what:noun}} for mana"
        f"|{CAN} {{who:doer_of}}{STILL} [crack/pop/fetch with] {{what:noun}}"
        f"|{CAN} {{who:doer_of}} [activate/use] {{what:noun_s}} ability"
        f"|{CAN} {{who:doer_of}} [activate/use] the ability of {{what:noun}}"
        f"|{CAN} {{what:noun}}{STILL} be [tapped/activated/used]{{_:for_mana}}"
        f"|{CAN} {{what:noun_s}} ability{STILL} be [activated/used]"
        f"|{CAN} {{what:noun}}{STILL} tap for mana",
        f"{{who:doer_of}}{ZH_CAN}[横置/起动/用]{{what:noun}}{{_:for_mana}}{Q}"
        f"|{{what:noun}}{ZH_CAN}横置{{_:for_mana}}{Q}"
        f"|{{what:noun}}{ZH_CAN}[产费/起动/横置产生法术力"
        f"/横置以产生法术力/产生法术力]{Q}"
        f"|{{what:noun_s}}异能{ZH_CAN}起动{Q}",
        asks="activate",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [use/activate] {{what:walker_s}} {{ability:loyalty_cost}}["
        f" ability/ loyalty ability/]"
        f"|{CAN} {{who:doer_of}}{STILL} [use/activate] [the/a/its] {{ability:loyalty_cost}}"
        f" [ability of/of] {{what:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[起动/使用"
        f"/用]{{what:walker_s}}{{ability:loyalty_cost}}[异能/忠诚异能/]{Q}",
        asks="activate",
    ),
    row(
        f"{CAN} {{who:doer_of}} [tap/use/activate] {{what:noun}}{{_:for_mana}} {FRESH}"
        f"|{CAN} {{what:noun}} [be tapped/be used/tap]{{_:for_mana}} {FRESH}",
        f"{{what:noun}}{ZH_FRESH}{ZH_CAN}[横置产费/横置/产费/起动]{Q}",
        asks="activate",
        fresh=True,
    ),
    row(
        "is {on:targets_said} a [legal/valid] target for {what:noun}"
        f"|{CAN} {{on:targets_said}} be [the/a] target of {{what:noun}}",
        "{on:targets_said}是{what:noun}的合法目标吗"
        f"|{{on:targets_said}}{ZH_CAN}[成为/作为/当]{{what:noun}}的[合法/]目标{Q}",
        asks="cast",
        who=SOMEONE,
    ),
    *(
        row(
            f"{CAN} {{who:doer_of}}{STILL} [tap/use] {{by:single}} [for/to pay for/to help pay for]"
            f" [convoke{of}/a spell with convoke/a convoke spell]"
            f"|{CAN} {{who:doer_of}}{STILL} convoke{of} with {{by:single}}"
            f"|{CAN} {{by:single}}{STILL} [be tapped/be used/tap] for convoke"
            f"|{CAN} {{by:single}}{STILL} [convoke/help convoke]{of}",
            f"{{who:doer_of}}{ZH_CAN}[用/横置]{{by:single}}{MID}[来/为/去/][召集/支付召集]{zh}{Q}"
            f"|{{by:single}}{ZH_CAN}[用来/用于/为/为了/来][召集/支付召集]{zh}[而横置/]{Q}",
            asks="convoke",
        )
        for of, zh in (("", ""), (" {what:named_noun}", "[施放/]{what:named_noun}"))
    ),
    row(
        f"{CAN} {{by:noun}}{STILL} crew {{what:noun}}|{CAN} {{by:noun}}{STILL} be tapped to crew"
        f" {{what:noun}}",
        f"{{by:noun}}{ZH_CAN}搭载{{what:noun}}{Q}",
        asks="crew",
    ),
)
OPEN: tuple[Row, ...] = (
    w(
        {"asks": "changes"},
        "what happens to me|what happens to my opponent|what happens|what happens now|what"
        " happens then|what will happen|what happens next",
        "会发生什么事|会发生什么|会怎样|会怎么样|怎么结算|怎么样|结果如何|我会怎样|我会怎么样"
        "|对手会怎样|对手会怎么样|他会怎样|他会怎么样",
    ),
)
ADVERBS = " still| also| now| then| just| even| ever| get to| have to| end up"
TAILS = (
    " then| now| right| there| right away| immediately| at once| after that| afterwards| in the end"
    "| in that case| in this case| anyway| as well| too| please| though| at all| at this point"
    "| here| with an effect| via an effect| with some effect| via a spell| with an ability"
    "| because of a spell| because of an effect| due to an effect| thanks to an effect"
    "| by an effect of a spell| through an effect| with no other creatures around| with no other "
    "creatures in play| with no responses"
    "| with nothing else on the battlefield| with nobody responding| without any responses"
    "| with no other creatures on the battlefield"
    "| together| at the same time| simultaneously| afterward"
)
TAILS_OF_ASKED = (  # a moment, which is that of the answer anyway
    " on the stack| when that happens| for the rest of the turn| on the battlefield now"
    "| by then| at that point"
    "| after the second spell| after both spells| after both of them resolve| by the combat damage"
    "| by combat damage| by the damage| by that damage| this time| this way| until end of turn"
    "| once that resolves| after the legend rule has been applied"
    "| after the legend rule is applied| after the legend rule applies| because of that damage"
    "| from that spell| afterwards| in total afterwards| for now| when it enters| as it enters"
    "| total| all told| all in all| combined| in sum| from combat damage| from the combat"
    "| from the combat damage| from that combat| during combat"
    "| from the attacker| from the attack| from it| off it| for it| this turn| this same turn| from"
    " combat| after this| in total"
    "| at most| at the end| altogether| overall| in all| in this situation| in this scenario"
    "| as a result| over the whole combat| over the entire combat| in the whole combat"
    "| during the whole combat| across both damage steps"
    "| altogether in combat| when all is done| in the game"
    "| for the rest of the turn| from this| from that| because of this| because of that"
    "| after everything resolves"
    "| after everything has resolved| once everything resolves| once everything has resolved"
    "| after that resolves| or not| this way| from the attack| from this attack"
    "| through this| in the process| for this| for that"
    "| when everything resolves| after all this| after all of this| left| exactly"
    "|"
    + "|".join(
        f" {once} {what} {done}"
        for once in ("once", "after", "when")
        for what in (
            "all triggers",
            "the triggers",
            "all the triggers",
            "everything",
            "all of that",
        )
        for done in ("are done", "is done", "have resolved", "has resolved", "resolve", "is over")
    )
    + "| once the dust settles| when the dust settles| when all is said and done"
)
TAILS_AFTER_COMBAT = (  # by then what was so in combat is over
    " after combat| after combat damage| after damage| when combat is over| when combat ends"
    "| after the combat| after this combat| in cleanup| during cleanup| in the cleanup step"
    "| once combat is over| after combat is over| after the damage| after combat damage is dealt"
    "| after combat ends"
)
TAILS_IN_COMBAT = " in this combat| in the combat| this combat"
ZH_LEADS_IN_COMBAT = "|".join(
    f"{combat}{within}"
    for combat in ("这次战斗", "本次战斗", "这场战斗", "整场战斗", "整个战斗", "该次战斗")
    for within in ("", "中", "里")
)
ZH_TAILS = (
    "并付清费用|并付清了费用|并支付费用|呢|啊|了|吧|时|的时候|之后|后|以后|的话|时候|？|，"
    "|结算后|结算之后|结算以后|这种情况下|这样的话|最后|而已"
)
ZH_LEADS_OF_ASKED = "整个过程|整个过程中|从头到尾|前后|总共|一共|本回合|在本回合|全部结算之后"
ZH_LEADS_AFTER_COMBAT = (
    "两次伤害打完|两次伤害之后|两次伤害后|两次伤害结算完|战斗打完之后|战斗打完后|打完这场|战斗过后|打完架|伤害之后|伤害后|战斗伤害之后|战斗伤害后|战斗之后"
    "|战斗后|清除步骤时|清除步骤|在清除步骤|在清除步骤时|战斗伤害打完|打完|战斗打完|战斗伤害结算完"
    "|战斗伤害结算完后|伤害结算完|打完之后|打完后|战斗结束后|战斗结束之后|战斗结束时|战斗结束以后"
)
LEADS = (
    "first |first, |earlier this turn |earlier this turn, |this turn |this turn, |so |so, |then "
    "|then, |now |now, |if |when |and |but |ok |ok, |well |well, |also |say |suppose "
    "|after |once |while |as |since |because |whenever |assuming |what if "
    "|let's say |imagine |given that |in this situation, |in that case, |in this case, "
    "|at this point, |as a result, |during that turn, "
)
ZH_LEADS = (
    "这时候|那么|那|然后|如果|请问|现在|假如|若|之后|接着|这时|此时|所以|当|在|而|但|但是"
    "|不过|因为|要是|假设"
    "|同一回合里|同一回合|同回合|比如|这个时候|结果|随后|于是|接下来|最后|最终|此后"
    "|，|这种情况下|这样|那样|趁|趁着"
)
TABLES: tuple[Table, ...] = (
    table(
        "how_big",
        w(0, "", "是几/几|几/几|是几几|几几|有多大|多大|的力量和防御力是多少|的大小是多少"),
    ),
    table(
        "noun_s",
        Word({"pronoun": "it"}, ("its",), ()),
        t(lambda noun: noun, "{noun:noun}'s", "{noun:noun}的", unmake=lambda value: None),
    ),
    table(
        "focus",
        *OF_OBJECTS,
        *ALSO,
        *OF_PLAYERS,
        *ALLOWED,
        *OPEN,
        *narrated.OF_GAME,
        *changing.OF_GAME,
        *commanders.ASKED,
    ),
    table(
        "kind_of",
        Word("", ("",), ("",)),
        t(
            lambda k: REJECTED if k == "loyalty" else k,  # which is asked by itself
            "{k:counter_kind} ",
            "{k:counter_kind}",
            unmake=lambda v: None,
        ),
    ),
    table(
        "of_damage",
        Word(
            0,
            (
                *("", "damage ", "combat damage ", "trample damage ", "excess damage "),
                *("of its damage ", "of that damage ", "of the damage "),
            ),
            (),
        ),
    ),
    table(
        "to_whom",
        Word("", ("",), ("",)),
        t(lambda whom: whom, " to {whom:attacked}", "", unmake=lambda v: None),
    ),
    table(
        "attacked", Include("whom"), w("", "the player|the defending player", "防御牌手|牌手|玩家")
    ),
    table(
        "goes",
        w(
            0,
            "stay|remain|be|go|end up|come|land|come back|return|go back|get returned|be returned"
            "|get put|be put|get sent|be sent|get placed|be placed|wind up|move|get put back"
            "|be put back|still be",
            "被放进|被放到|被放入|被移到|被移进|留在|在|回到|返回|进|进入|去|到|待在|被移回|移回"
            "|放回|被放回|被置入|置入|被放进|被送进"
            "|进到|被送去|会到|来到|落到|掉进|放到",
        ),
    ),
    optional(
        "discarded",
        w(
            0,
            " cards| any cards| a card| down to seven| down to seven cards| anything"
            "| down to my maximum hand size| down to seven now| now",
            "",
        ),
    ),
    table(
        "land_said",
        w(
            0,
            "a land|another land|another one|a second land|a second one|one more land|my land"
            "|any land"
            "|any lands|one|a basic land|another land card|land cards|a land of mine"
            "|the land in my hand|another land from my hand|that land"
            "|an additional land|a land card|a third land|a land from my hand|lands",
            "地|那块地|手里那块地|手上那块地|手里的那块地|手里的地|手上的地"
            "|一个地|一张地|一块地|第二个地|第二张地|第二块地|第三张地|地牌|一张地牌|第二张地牌",
        ),
    ),
    table(
        "out_of_hand",
        w(
            0,
            "| from my hand| from his hand| from hand| from their hand",
            "|从手上|从手牌|从手里|从手中|从手牌中",
        ),
    ),
    table(
        "for_mana",
        w(
            0,
            "| for mana| now| to make mana| to add mana| to produce mana| for its mana",
            "|产生法术力|产费|的异能|来产费|来产生法术力|产法术力|来产法术力|以产生法术力|出费",
        ),
    ),
    optional("flashed", w(0, " from my graveyard| from the graveyard", "")),
    optional("in_return", w(0, " back| at all| in return| in combat", "")),
    table("zh_where", w(0, "", ZH_WHERE)),
    table("or_would", w(0, "|does |will |does it |will it |just |is it |is ", "")),
    table(
        "comes_to",  # one of two things that may become of an object
        t(
            lambda z: z,
            "{_:goes} {z:place_named}|{z:place_named}",
            "{_:goes}{z:place_named}|{z:place_named}",
            unmake=lambda value: None,
        ),
        w(
            "",
            "die|live|survive|stay|stay in play|get exiled|be exiled|get destroyed|be destroyed"
            "|come back|return|leave|stay dead|leave the battlefield|get bounced|disappear|vanish"
            "|cease to exist|stay exiled|remain exiled|stay put|stick around",
            "死|死掉|死去|活|活着|活下来|留下|留在场上|被放逐|被消灭|回来|消失|不复存在|留场|离场"
            "|永远被放逐|一直被放逐|回手|进坟|回手上",
        ),
    ),
    table(
        "is_put",
        t(
            lambda z: z,
            "[put /sent /still /]{z:place_named}",
            "{z:place_named}",
            unmake=lambda value: None,
        ),
        w("", "exiled|destroyed|dead|alive|gone|returned|bounced", ""),
    ),
    table(
        "place_named",
        Include("place_said"),
        *_places(("exile", "the battlefield"), (), ("in", "to", "into", ""), OF_GRAVEYARDS),
    ),
    table("place_said", *_places(PLACES, ZH_PLACES, ("in", "to", "into"), OF_HANDS)),
    table("graveyard_said", *_places((), (), ("",), OF_GRAVEYARDS)),
    table(
        "dying",
        w(
            "dies",
            "die|dies|get destroyed|be destroyed|go to the graveyard|get killed|be killed"
            "|are destroyed|is destroyed|end up dead|get lost",
            "死|死去|死掉|死亡|被消灭|阵亡|被杀死|死了",
        ),
        w(
            "survives",
            "|".join(
                f"{one}{combat}"
                for one in (
                    *("survive", "survives", "live", "lives", "live through", "lives through"),
                    *(
                        "make it through",
                        "makes it through",
                        "make it",
                        "makes it",
                        "make it out of",
                    ),
                    *(
                        "make it out alive",
                        "makes it out alive",
                        "is still alive",
                        "are still alive",
                    ),
                    *(
                        "is alive",
                        "are alive",
                        "stay alive",
                        "stays alive",
                        "live to see the end of",
                    ),
                )
                for combat in ("", " combat", " the combat", " this combat", " the fight")
                if not one.endswith(("through", " of")) or combat
            )
            + "|are left alive|is left alive|is left standing|are left standing"
            "|comes out alive|come out alive",
            "活下来|存活|活着|活|幸存|活命|存活下来|幸存下来|生还|活过这次战斗|活过战斗",
        ),
        w("left", "are left|is left|remain|remains|are left over", ""),
    ),
    table(
        "named_doer",
        t(
            lambda who: who if who else REJECTED,
            "",
            "{who:doer_of}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "befalls",
        row("[getting /]{change:change}[ until end of turn/]", ""),
        row(
            "[taking /being dealt /]{n:count} damage",
            "{n:count}点伤害",
        ),
        row("blocking {at:noun}", ""),
        row("being blocked by {by:nouns}", ""),
    ),
    table(
        "more_said",
        w(
            0,
            "|".join(
                f"{the}{more}"
                for more in ("more", "less", "higher", "lower", "bigger", "smaller")
                for the in ("", "the ")
            )
            + "|the most|the least|the highest|the lowest",
            "",
        ),
    ),
    table(
        "how_many_zh",
        w(0, "", "几个|几只|有几个|有几只|哪些|哪个|哪只|哪几个|哪几只|有哪些|有哪个|有哪几个"),
    ),
    table("saving", row("{has:keyword_list}", "{has:keyword_list}[异能/]")),
    table(
        "deed",
        w("dies", "kill|destroy|take out|finish off", "杀|杀死|打死|烧死|消灭|干|炸死"),
        w("countered", "counter|stop", "反击|反|康|阻止"),
        w("zone", "exile|bounce|get rid of|remove|deal with|return", "放逐|弹回|弹|解|解决|处理"),
    ),
    table(
        "deed_done",
        w("dies", "killed|destroyed|taken out", ""),
        w("countered", "countered", ""),
        w("zone", "exiled|bounced|removed", ""),
    ),
    table(
        "getting",
        w(
            "get",
            "get|create|make|receive|put onto the battlefield",
            "得到|派出|获得|得|造|造出|拿到",
        ),
        w("have", "have|control|end up with|get to keep", "有|操控|剩|剩下|留下|保住"),
    ),
    table("damage", w(0, "damage|combat damage", "")),
    table(
        "so_much_mana",
        w(0, "|mana ", ""),
    ),
    table("whom_it_costs", w(0, "| me| us| him| her| them| my opponent", "")),
    table("to_be_cast", w(0, "| to cast| to be cast", "")),
    table("pay_said", w(0, "pay|spend|owe|need|have|have to pay|need to pay|need to spend", "")),
    table(
        "how_much_mana",
        w(
            0,
            "",
            "|".join(
                f"{paid}{many}"
                for paid in ("", "付", "花", "支付", "交")
                for many in (
                    *("多少法术力", "几点法术力", "多少费", "几费", "几点费", "多少费用", "多少"),
                )
            ),
        ),
    ),
    table("can", w(0, "can|may|could|might", "")),
    table("will", w(0, "does|do|will|would|did|can|could|should|must|shall|may", "")),
    table("be", w(0, "is|are|was|were|am|will|would", "")),
    optional(
        "game_said",
        w(
            0,
            " the game| this game| right away| the game right away| right there"
            "| immediately| at once| the game immediately| the game at once| already| yet",
            "这盘游戏|游戏|这局游戏|这局|本局|比赛|这盘|掉|了|掉了|了游戏|掉游戏了|游戏了|掉这盘游戏",
        ),
    ),
    optional("adverbs", ListOf("adverb_said", *NO_SIGN)),
    table("adverb_said", w(0, ADVERBS, "")),
    optional("lead", ListOf("leading", *NO_SIGN)),
    table(
        "leading",
        w({}, LEADS, ZH_LEADS),
        w({"amid": "combat"}, "", "战斗中|在战斗中"),
    ),
    optional("lead_asked", ListOf("leading_asked", *NO_SIGN)),
    table(
        "leading_asked",
        Include("leading"),
        w({}, "", ZH_LEADS_OF_ASKED),
        w({"amid": "combat"}, "", ZH_LEADS_IN_COMBAT),
        w({"over": True}, "", ZH_LEADS_AFTER_COMBAT),
    ),
    optional("tail", ListOf("tail_said", *NO_SIGN)),
    table(
        "tail_said",
        w({}, TAILS, ZH_TAILS),
        w({"from_hand": True}, " from my hand| from hand| from his hand| from her hand", ""),
    ),
    optional("tail_asked", ListOf("tail_of_asked", *NO_SIGN)),
    table(
        "tail_of_asked",
        Include("tail_said"),
        w({}, TAILS_OF_ASKED, ""),
        w({"of_spell": True}, " after it resolves| once it resolves| when it resolves", ""),
        w({"amid": "combat"}, TAILS_IN_COMBAT, ""),
        w({"over": True}, TAILS_AFTER_COMBAT, ""),
    ),
)
