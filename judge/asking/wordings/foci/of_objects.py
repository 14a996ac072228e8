"""What is asked of an object first of all: whether it dies, where it is, how big it is."""

from __future__ import annotations

from judge.asking.wordings.acts import WAYS, ZH_WAYS
from judge.asking.wordings.foci.slots import BE, DAMAGE, MID, STILL, WILL
from judge.asking.wordings.verbs import row
from judge.language.template import Row

OWN_GRAVEYARD = "{whose_zone:graveyard_said}"
OF_OBJECTS: tuple[Row, ...] = (
    row(
        f"{WILL} {{of:noun}}{STILL} [die/get killed/be killed"
        f"/die in combat/have to die/go to {OWN_GRAVEYARD}/end up in {OWN_GRAVEYARD}"
        f"/be put into {OWN_GRAVEYARD}/get put into {OWN_GRAVEYARD}]"
        f"|{BE} {{of:noun}}{STILL} [dead/killed/put into the graveyard/dying]"
        "|[is that/is this/would that be] enough to kill {of:noun}"
        f"|{WILL} i{STILL} kill {{of:noun}}",
        f"{{of:noun}}{MID}[死/死去/死掉/死亡/挂/被杀死/被打死/阵亡/被干掉/被杀掉/死了"
        "/进{whose_zone:graveyard_said}/进入{whose_zone:graveyard_said}"
        "/去{whose_zone:graveyard_said}"
        "/被置入{whose_zone:graveyard_said}/被放进{whose_zone:graveyard_said}"
        "/置入{whose_zone:graveyard_said}]吗"
        "|{of:noun}死了吗"
        f"|我{MID}[杀死/干掉/杀掉/打死]{{of:noun}}吗|我{MID}[把"
        f"/将]{{of:noun}}{MID}[杀死/干掉/杀掉/打死]吗",
        asks="dies",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [get destroyed/be destroyed]|{BE} {{of:noun}}{STILL} destroyed",
        f"{{of:noun}}{MID}被消灭吗",
        asks="dies",
        way="destroyed",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [get sacrificed/be sacrificed/have to be sacrificed]"
        f"|{BE} {{of:noun}}{STILL} sacrificed",
        f"{{of:subject}}{MID}被牺牲[了/掉/]吗",
        asks="dies",
        way="sacrificed",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live/make it/stay alive/be alive/survive combat"
        "/survive the combat/survive the fight/survive that/survive this/survive it"
        "/make it out alive"
        "/make it out of combat/make it through combat/make it through/survive this combat"
        "/survive the block/survive the attack/survive combat damage/survive the damage"
        "/come out alive]"
        f"|{BE} {{of:noun}}{STILL} [alive/safe]",
        f"{{of:subject}}{MID}[活下来/存活/活着/活/存活下来/活命/幸存/活得下来/不死]吗"
        "|{of:noun}救得下来吗",
        asks="survives",
    ),
    row(
        f"{WILL} {{by:noun}}{STILL} [kill/destroy/take out/finish off] {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [die to/be killed by/get killed by/die from] {{by:named_noun}}"
        f"|{BE} {{of:noun}}{STILL} [killed/destroyed] by {{by:named_noun}}"
        "|[is/are] {by:noun} enough to kill {of:noun}",
        f"{{by:noun}}{MID}[杀死/打死/消灭/干掉/杀掉/烧死/解掉/杀/挡死/顶死/撞死/咬死/踩死/炸死/点死/换掉/换走/弄死/搞死/秒]{{of:noun}}吗",
        asks="kills",
    ),
    row(
        "",
        f"{{by:named_noun}}{MID}[杀死/打死/消灭/干掉/杀掉/烧死/解掉/杀/清掉/推死/推掉/炸掉/炸死/弄死/带走/打掉]吗",
        asks="kills",
        of={"pronoun": "it"},
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
        f"{WILL} {{of:noun}} come back [with/thanks to/because of/due to/from/through/via/by]"
        " {keyword:triggered_keyword}"
        f"|{WILL} {{keyword:triggered_keyword}} [still ][bring/return] {{of:noun}} back",
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
        f"{{of:subject}}{{returned:returned}}[本回合/]{MID}[变成/是/变为/成为/有/]{{_:how_big}}"
        f"|{{of:noun_s}}[力量/防御力/攻击力/攻防/身材/力量和防御力/大小/力量与防御力"
        f"/力防/攻防值]{MID}"
        "[是多少/是几/多少/几/为多少/各是多少/分别是多少/变成多少/会变成多少/是几/几/有多大]",
        asks="power_toughness",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [get/receive/gain] [the /that /its /a /]{{change:change}}"
        "[ bonus/ boost/]",
        f"{{of:noun}}{MID}[得到/获得/得][那个/这个/]{{change:change}}[的/][加成/修正/]吗",
        asks="grows",
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
        f"{BE} {{of:noun}}{STILL} tapped[ or untapped/ during combat/ now/]"
        f"|{WILL} {{of:noun}}{STILL} [enter/enter the battlefield/come in/come into play]"
        f" tapped or untapped"
        f"|{WILL} {{of:noun}}{STILL} [enter"
        "/enter the battlefield/come in] tapped"
        f"|{WILL} {{of:noun}} [tap/get tapped/become tapped]",
        "{of:noun}[在战斗中/现在/进场时/进战场时/]{_:mid}是横置的[还是未横置的/]吗"
        "|{of:subject}{_:mid}[横置/以横置状态][进场/进战场/进入战场][吗/还是未横置进场/还是未横置进战场"
        "/还是未横置/还是以未横置状态进场]"
        "|{of:subject}[进场/进战场][时/]{_:mid}是横置[的/][还是未横置的/还是未横置/还是重置的]"
        "|{of:subject}{_:mid}是横置[的/]还是未横置[的/]"
        "|{of:noun}[会/要"
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
        "|[what/which] [kind of /kinds of /]counters"
        " [remain/remain on {of:noun}/are left/stay/are there]"
        f"|{WILL} {{of:noun}}{STILL} [get/receive] [a/any/the/another] {{kind:kind_of}}[counter"
        f"/counters]",
        f"{{of:subject}}{{returned:returned_then}}[上/上面/身上/]{MID}[有/带有/带]几个{{kind:kind_of}}指示物"
        f"|{{of:noun}}[上/上面/身上/]{MID}[有/剩/剩下/得到/获得/留有"
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
        f"{WILL} [the /its /my /his /]{{keyword:triggered_keyword}}[ trigger/ ability/]{STILL}"
        " [trigger/work/happen]"
        f"|{WILL} {{who:doer_of}}{STILL} get [a/the/any/its] {{keyword:triggered_keyword}} trigger",
        "{keyword:triggered_keyword}[异能/]{_:mid}[触发/生效]吗",
        asks="keyword_triggers",
    ),
    row(
        f"{WILL} {{of:noun_s}} {{keyword:triggered_keyword}}[ ability/]{STILL} [trigger/work]",
        "{of:noun_s}{keyword:triggered_keyword}[异能/]{_:mid}[触发/生效]吗",
        asks="keyword_triggers",
    ),
    row(
        f"how [often/many times] {WILL} [the /its /my /his /]{{keyword:triggered_keyword}}"
        f"[ ability/]{STILL} trigger"
        "|how many {keyword:triggered_keyword} triggers [are there/do i get/do we get/go on the "
        "stack/happen]",
        "{keyword:triggered_keyword}[异能/]{_:mid}触发几次",
        asks="keyword_triggered",
    ),
    row(
        f"how [often/many times] {WILL} {{of:noun_s}} {{keyword:triggered_keyword}}[ ability/]"
        f"{STILL} trigger",
        "{of:noun_s}{keyword:triggered_keyword}[异能/]{_:mid}触发几次",
        asks="keyword_triggered",
    ),
    row(
        f"what abilities {WILL} {{of:noun}}{STILL} have"
        f"|{WILL} {{of:noun}}{STILL} [have/keep/gain/get] {{has:keyword_list}}"
        f"|{WILL} {{of:noun}}{STILL} be {{has:keyword_list}}|{BE} {{of:noun}}{STILL}"
        f" {{has:keyword_list}}",
        "{of:noun}{_:mid}有哪些异能|{of:noun}{_:mid}有没有{has:keyword_list}[异能/]"
        "|{of:subject}{_:mid}[有/具有"
        "/具/获得/带有]{has:keyword_list}[异能/]吗"
        "|{of:noun_s}{has:keyword_list}[异能/]还在吗",
        asks="has",
    ),
    row(
        f"{WILL} {{of:noun}} lose {{has:keyword_list}}",
        "{of:noun}{_:mid}失去{has:keyword_list}[异能/]吗",
        asks="loses_ability",
    ),
    row(f"{WILL} {{of:noun}} [still ]fly", "", asks="has", has=("flying",)),
    row(
        f"what is {{of:noun_s}} name{STILL}|what is the name of {{of:noun}}{STILL}"
        f"|what is {{of:noun}} called{STILL}|which name {WILL} {{of:noun}} have",
        "{of:noun}{_:mid}叫什么[名字/名称/]|{of:noun_s}[名字/名称][是什么/为何]",
        asks="name",
    ),
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
        f"{{of:subject}}{MID}[打到/打中/伤到/伤害到]{{dealt_to:target_said}}吗",
        asks="deals",
    ),
    row("", f"{{of:subject}}{MID}[打/攻击]{{dealt_to:target_said}}吗", asks="hits"),
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
        f"[how much/what] {{_:so_much_mana}}{WILL} {{of:noun}}{STILL} cost{{_:whom_it_costs}}"
        f"{{_:to_be_cast}}"
        f"|[how much/what] {{_:so_much_mana}}{WILL} it{STILL} cost{{_:whom_it_costs}} to cast"
        f" {{of:noun}}"
        f"|[how much/what] {{_:so_much_mana}}{WILL} {{who:doer_of}}{STILL} {{_:pay_said}} [for"
        "/to cast]"
        " {of:noun}"
        "|how much [mana /]for {of:noun}|how much {_:be} {of:noun}"
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
