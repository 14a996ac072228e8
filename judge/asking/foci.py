"""What a question asks: a dozen foci, each of an object, a player, or an action.

A focus reads to a mapping: `asks` says which one it is.
"""

from __future__ import annotations

from judge.asking.rows import optional, row, table
from judge.language import ListOf, Table, Word, t, w

DO = "[does/do/will/would/did]"
CAN = "[can/may/could]"
ZH_CAN = "能"
Q = "[吗/]"
FRESH = (
    "[the turn it comes in/the turn it enters/the turn i cast it/the turn it enters the battlefield"
    "/the same turn it comes in/the same turn it enters/on the turn it comes in/the turn i play it"
    "/the turn i play them/the turn i cast them/the turn they come in]"
)
ZH_FRESH = (
    "[刚下来就/刚进场就/刚进场/进场当回合/进场的那个回合/下来当回合/进场的回合/刚下就/进战场的回合"
    "/下来的回合/进场那回合/下来那回合]"
)
ZH_HIT = "[打/杀/炸/烧/消灭/反击/反/弹/放逐/解/解掉/杀掉/反掉/指定]"

OF_OBJECTS = (
    row(
        f"{DO} {{of:noun}} [still /]die[ in combat/ then/ now/ too/]|is {{of:noun}} [dead/killed]"
        f"|{DO} {{of:noun}} [get killed/get destroyed/go to the graveyard]"
        "|{of:noun} [dies/is dead/will die], [right/correct/yes]",
        "{of:noun}[会/就/还会/要/也会/][死/死去/死掉/死亡/挂]吗"
        "|{of:noun}[死了吗/死了没]"
        "|{of:noun}[会/就/][死/死去/死掉/死了][，/][对吧/对吗/是吧/是吗]",
        asks="dies",
    ),
    row(
        f"{DO} {{of:noun}} [still /][survive/live/make it]|is {{of:noun}} [still ][alive/safe]"
        "|{of:noun} [survives/lives], [right/correct/yes]",
        "{of:subject}[能/会/还/][活下来/存活/活着/活]吗|{of:noun}救得下来吗",
        asks="survives",
    ),
    row(
        "[is/will] {of:noun} [be ]destroyed"
        "|[is that/is this/would that be] enough to kill {of:noun}",
        "{of:noun}[会/]被[消灭/杀死/打死]吗",
        asks="dies",
    ),
    row(
        f"{DO} {{by:noun}} [kill/destroy/take out/finish off] {{of:noun}}"
        f"|[is/are] {{by:noun}} enough to kill {{of:noun}}",
        "{by:noun}[能/会/够/][杀死/打死/消灭/干掉/杀掉/烧死/解掉/杀]{of:noun}吗",
        asks="kills",
    ),
    row(
        f"{DO} i [still /]kill {{of:noun}}",
        "我[能/会/][杀死/干掉/杀掉/打死]{of:noun}吗",
        asks="dies",
    ),
    row(
        "[can/could] {by:noun} [kill/destroy/take out/finish off] {of:noun}",
        "",
        asks="kills",
    ),
    row(
        f"{DO} {{of:noun}} [get countered/fizzle]|is {{of:noun}} countered"
        "|will {of:noun} be countered",
        "{of:noun}[会/][被反击/被反/被反掉]吗",
        asks="resolves",
    ),
    row(
        f"{DO} {{of:noun}} stay [on the battlefield/in play]"
        "|is {of:noun} [still /][on the battlefield/in play/there/around]"
        "|[do/will] i [lose/keep] {of:noun}|do i get {of:noun} back"
        f"|{DO} {{of:noun}} [fall off/stay attached/leave the battlefield]",
        "{of:subject}能留在战场上吗|{of:subject}能留[下/住/场]吗"
        "|{of:subject}还在[战场上/场上/场/战场]吗|我能拿回{of:noun}吗|{of:subject}会[掉/掉下来/离场]吗",
        asks="zone",
    ),
    row(
        f"{DO} {{of:noun}} [still /][return to the battlefield/come back/return]",
        "{of:subject}[会/还会/能][返回战场/回来/回到战场/回场]吗",
        asks="zone",
    ),
    row(
        f"{DO} {{_:keyword_said}} [still ][bring/return] {{of:noun}} back",
        "{of:subject}[死了/死后/死了之后/死了以后][会/还会/能/][返回战场/回来/回到战场/回场]吗",
        asks="returns",
    ),
    row(
        f"where {DO} {{of:noun}} [go/end up]|where is {{of:noun}}[ at the end/ now/ afterwards/ "
        f"then/]"
        f"|where do {{of:noun}} go",
        "{of:noun}[最后/现在/会/最后会/][到哪里/去哪里/去哪/去哪儿/去了哪里/去哪里了/去哪了/"
        "到哪里去]"
        "|{of:noun}[最后/现在/][在哪里/在哪/在哪儿]",
        asks="zone",
    ),
    row(
        "what is {of:noun_s} [size/power and toughness][ now/ after combat/]"
        "|what size is {of:noun}[ now/ after combat/ then/]"
        "|how [big/large/strong] is {of:noun}[ now/ after combat/ then/]"
        "|how [big/large] does {of:noun} [get/become]"
        "|what is {of:noun_s} [power/toughness/final size/stats/p/t/power/toughness][ now/ then/]"
        "|what [power/toughness] does {of:noun} have[ now/ then/]",
        "{of:subject}[回来/回来后/回来之后/][现在/最后/之后/在战斗之后/在战斗后/战斗后/最终/会/][变成/]{_:how_big}"
        "|{of:noun_s}[力量/防御力/攻击力/攻防/身材/力量和防御力/大小][现在/最后/][是多少/是几/"
        "多少/几]",
        asks="power_toughness",
    ),
    row(
        "is {of:noun} [a/an] {size:size}|is {of:noun} {size:size}",
        "{of:noun}是{size:size}吗",
        asks="power_toughness",
    ),
    row(
        "is {of:noun} tapped[ during combat/ now/]"
        f"|{DO} {{of:noun}} [tap/get tapped/become tapped]",
        "{of:noun}[在战斗中/现在/]是横置的吗|{of:noun}[会/要/需要/][横置/被横置/转][了/]吗"
        "|{by_attack:noun}攻击[时/的时候/后][会/要/需要][横置/转]吗",
        asks="tapped",
    ),
    row(
        f"how many counters {DO} {{of:noun}} [have/get][ left/ now/]"
        f"|how many counters are on {{of:noun}}"
        "|how many counters remain[ on {of:noun}]",
        "{of:noun}[上/][有/还有/还剩/剩]几个指示物|[还剩/还有/剩下]几个指示物",
        asks="counters",
    ),
    row(
        f"{DO} {{of:noun}} [still ]trigger|{DO} {{of:noun_s}} [ability/effect/trigger] [still ]"
        f"trigger"
        f"|{DO} i get {{of:noun_s}} trigger",
        "{of:subject}[还/还会/会/能/]触发吗|{of:noun_s}[异能/效应/效果/触发][还/还会/会/能/]触发吗",
        asks="triggers",
    ),
    row(
        f"{DO} {{_:keyword_said}} [still ][trigger/work]",
        "{_:keyword_said}[还/能/会/还会/][触发/生效]吗",
        asks="triggers",
    ),
    row(
        f"what abilities {DO} {{of:noun}} have|{DO} {{of:noun}} [still ]have {{has:keyword_list}}",
        "{of:noun}有哪些异能|{of:noun}[还/][有/具有]{has:keyword_list}[异能/]吗",
        asks="has",
    ),
    row(f"{DO} {{of:noun}} [still ]fly", "", asks="has", has=("flying",)),
    row(
        "[is/are] {of:noun} [still ][a/an/] {kind:kind_said}",
        "{of:noun}[还/][是/算]{kind:kind_said}吗",
        asks="is",
    ),
    row(
        "what [happens/will happen] to {of:nouns}", "{of:nouns}[会/][怎样/怎么样/如何]", asks="fate"
    ),
    row(
        f"how much damage {DO} {{of:noun}} deal[ to {{to:target_said}}/]",
        "{of:noun}[对{to:target_said}/][会/]造成[多少/几]点[/]伤害",
        asks="deals",
    ),
    row(
        f"how much [mana/] do i pay|how much[ mana] {DO} {{of:noun}} cost[ me/]"
        f"|what {DO} {{of:noun}} cost[ me/]"
        f"|how much {DO} it cost me to cast {{of:noun}}"
        f"|how much[ mana] {DO} {{who:doer_of}} [have to /need to /]pay [for/to cast] {{of:noun}}",
        "我[需要/要/需/][支付/付][多少法术力/多少费/几费/几点费/多少点法术力]"
        "|{of:noun}[现在/总共/一共/][需要/要/][付/][多少法术力/多少费/几费/几点费/多少]"
        "|{who:doer_of}[施放/放]{of:noun}[总共/一共/][需要/要/得/][付/支付/交/花/][多少法术力/多少费/几费"
        "/几点费/多少/多少点法术力]",
        asks="costs",
    ),
)
ALSO = (
    row(
        "how many poison counters [do/does/will] {who:doer_of} have[ now/]",
        "{who:doer_of}[会/]有几个中毒指示物",
        asks="poison",
    ),
    row(
        "[is/are] {of:noun} [still ][a/an] {card:spoken_name}"
        "|[is/are] {of:noun} [still ]{card:spoken_name}"
        "|does {of:noun} [still ]count as [a/an] {card:spoken_name}",
        "{of:noun}[还/][是/算]{card:spoken_name}吗",
        asks="is",
    ),
    row(
        "how much [damage /][goes through/tramples over/tramples through/gets through/is dealt "
        "to me]"
        "|how much [trample damage/damage] is dealt to [my opponent/the opponent/the player]"
        "|how much [damage /]does the [defending/attacked] player take"
        "|how much[ damage] can i [push through/get in/trample over/get through]"
        "[ to him/ to my opponent/ to the player]"
        "|how much[ damage] can i [deal/do] to [him/my opponent/the player]"
        "|what is the most[ damage] i can [push through/get in/trample over/get through/deal]"
        "[ to him/ to my opponent/ to the player]",
        "防御牌手[会/][受到/受/吃][多少/几点/多少点][伤害/]|"
        "[能/会/最多/最多能/][穿过去/踩过去/踩过来/踩过/踩脸/踩][多少/几点][伤害/]"
        "|[会/能/]穿透[多少/几点][伤害/]",
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
        "[what/who/which creature/which creatures] [dies/die]|who [survives/lives]"
        "|how many creatures die"
        "|which [creature/creatures] [survives/survive]",
        "[哪些/哪个]生物会[死/死去/活下来]|谁会死|会死几个生物|死几个生物|哪个会死|谁死",
        asks="all_die",
    ),
    row(
        "[do/will] [any of my creatures/all my creatures/all of my creatures"
        "/either of my creatures] die"
        "|which of my creatures [die/dies]",
        "我的生物[有哪些/哪些/哪个]会死|我的生物都会死吗",
        asks="all_die",
        who="I",
    ),
    row(
        "[do/will] [any of his creatures/all his creatures/either of his creatures"
        "/all of his creatures] die|which of his creatures [die/dies]",
        "[对手/他]的生物[有哪些/哪些/哪个]会死|[对手/他]的生物都会死吗",
        asks="all_die",
        who="my opponent",
    ),
    row(
        "how many tokens do {who:doer_of} [have/get/create/make/control/end up with][ now/]"
        "|do {who:doer_of} [still /]get a token|does {who:doer_of} [still /]get a token",
        "{who:doer_of}[会/能/最后/][有/得到/派出/造/造出]几个衍生物"
        "|{who:doer_of}[会/能]得到衍生物吗",
        asks="tokens",
    ),
    row(
        "how many creatures do {who:doer_of} [have/control][ left/ now/]",
        "{who:doer_of}[还/][有/剩/剩下/操控]几个生物",
        asks="creatures",
    ),
    row(
        "[do/will] [all of them/they all] die|does everything die",
        "它们都[会/][死/死去/死掉]吗",
        asks="all_die",
    ),
    row(
        "[do/will] [both/both creatures/they both] die|will they both die|do both of them die",
        "[两个都/双方都/两个生物都/两边都/它们两个都/两只都/两个][会/][死/死去/死掉]吗"
        "|[会同归于尽吗/同归于尽吗]",
        asks="all_die",
        number=2,
    ),
    row(
        f"how much loyalty {DO} {{of:noun}} have[ left/]",
        "{of:noun}[还/][剩/有]多少忠诚[/指示物]",
        asks="loyalty",
    ),
    row(
        f"how [often/many times] {DO} {{of:noun}} trigger"
        f"|how many triggers {DO} {{of:noun}} [have/get]",
        "{of:noun}[会/]触发几次",
        asks="triggered",
    ),
    row(
        f"{DO} {{of:noun}} resolve",
        "{of:noun}[会/能/]结算吗",
        asks="resolves",
    ),
    row(
        "who [controls/has/owns] {of:noun}[ now/ then/]"
        "|do i [still /][control/have] {of:noun}|does my opponent [still /]control {of:noun}",
        "谁[现在/]操控{of:noun}|{of:noun}[现在/][归谁/归谁操控/由谁操控/是谁的]"
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
        "|may i do that|can he do that|can i|can he|can they|does that work|does this work",
        "合法吗|能吗|这样能吗|能这样吗|行吗|这合法吗|这样合法吗|能这么做吗",
    ),
)
OF_PLAYERS = (
    w(
        {"asks": "result"},
        "do i die|will i die|do i survive|do i live|do i make it|am i still alive|am i alive"
        "|am i dead|would i die|does my opponent die|will my opponent die"
        "|is he dead|is my opponent dead|does he die|did i win|did i lose|have i lost|have i won"
        "|is the game over|do we both lose|is it a draw",
        "我会死吗|我还活着吗|我能活吗|我活得下来吗|我死了吗|对手会死吗|我死吗|我输了吗|我赢了吗|对手死了吗|他死了吗|对手输了吗"
        "|他输了吗|我死了没|对手死吗|游戏结束了吗|是平局吗",
    ),
    w({"asks": "dies"}, "", "会死吗|死吗"),
    row(
        f"{DO} {{who:doer_of}} [still /][draw/draw a card/draw cards/draw any cards/draw the card"
        "/draw the cards/get a card/get cards/get my card/get to draw]"
        "|how many cards [do/does/will] {who:doer_of} [draw/have in hand/get]"
        "|how many cards [are/is] in {who:whose} hand",
        "{who:doer_of}[会/能/一共/总共/][抓/有/摸/过]几张[牌/手牌/]"
        "|{who:doer_of}[还/还会/会/能/][抓牌/抓一张牌/抓到牌/过牌/摸牌/抓一张]吗",
        asks="hand",
    ),
    row(
        f"how much damage {DO} {{who:doer_of}} take|how much damage is dealt to {{who:whom}}"
        f"|how much {DO} {{who:doer_of}} take"
        f"|{DO} {{who:doer_of}} take [any /]damage",
        "{who:doer_of}[会/][受到/受/吃][多少/几/多少点/几点][伤害/]"
        "|{who:doer_of}[会/][受到/受/吃][伤害/到伤害]吗",
        asks="taken",
    ),
    row(
        f"how much life {DO} {{who:doer_of}} [have/have left/end up with/end with/end at/end up at]"
        "[ now/]|what is {who:whose} life[ total/][ now/ then/]"
        "|what life total {who:doer_of} end at"
        "|[how much life/what life total] [is/am/are] {who:doer_of} [at/on][ now/ then/]"
        f"|[what/what life total] {DO} {{who:doer_of}} go to|what life [am i/is he] [at/on]",
        "{who:doer_of}[最后/][还/][有/剩/剩下/变成/是/][多少/几点/几/多少点][生命/血]"
        "|{who:doer_of}还剩[多少/几点]|{who:whose}[总生命/生命/血量/总血量][是/还有/还剩/变成][多少/几]",
        asks="life",
    ),
    row(
        f"how much life {DO} {{who:doer_of}} [gain/lose]"
        "|how much life have {who:doer_of} [gained/lost][ in total/]",
        "{who:doer_of}[会/能/一共/总共/][获得/失去/回/回了/掉了/掉/加/扣/得/吸][多少/几点/几/多少点][生命/血]",
        asks="life",
    ),
    row(
        f"{DO} {{who:doer_of}} [still /][gain/lose] {{n:count}} life",
        "{who:doer_of}[会/还会/能/][回/得/获得/掉/失去/吸]{n:count}点[血/生命]吗",
        asks="life",
    ),
    row(
        f"{DO} {{who:doer_of}} [still /]take {{n:count}}[ damage/][ or nothing/ or not/]",
        "{who:doer_of}[会/还会/][吃/受/受到]{n:count}点[伤害/]吗",
        asks="taken",
    ),
    row(
        f"{DO} {{who:doer_of}} [still /]draw {{n:count}} cards",
        "{who:doer_of}[会/还会/能/][抓/摸]{n:count}张[牌/]吗",
        asks="hand",
    ),
    row(
        f"{DO} {{who:doer_of}} [still /][gain life/gain any life/lose life/lose any life/gain "
        f"the life]",
        "{who:doer_of}[会/还会/能/][获得生命/失去生命/回血/掉血/加血]吗",
        asks="life",
    ),
    row(
        f"{DO} {{who:doer_of}} [still /]lose[ the game/ at once/ immediately/]",
        "{who:doer_of}[会/][立刻/马上/][输掉/输][这盘游戏/游戏/]吗",
        asks="result",
    ),
    row(
        f"{DO} {{who:doer_of}} win[ the game/]",
        "{who:doer_of}[会/][赢/获胜/赢了][这盘游戏/游戏/]吗",
        asks="result",
    ),
    row(
        "who [wins/loses/wins the game/loses the game]",
        "谁[会/][赢/输/获胜/赢了/输了]",
        asks="either",
    ),
)
ALLOWED = (
    row(
        f"{CAN} {{by:noun}} [still /]block {{at:noun}}[ then/ now/]",
        f"{{by:noun}}{ZH_CAN}[阻挡/挡/挡住/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]block[ now/ then/ this turn/]",
        f"{{by:noun}}[本回合/]{ZH_CAN}[阻挡/挡/康]{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block {{at:noun}} with {{by:noun}}",
        f"{{who:doer_of}}{ZH_CAN}用{{by:noun}}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block {{at:noun}}|{CAN} {{whose:doer_of}} block",
        f"{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康]{Q}",
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
        f"|{CAN} {{who:doer_of}} respond with {{what:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/][施放/放/用]{{what:noun}}{Q}"
        f"|在{{turn_of:whose}}回合[里/中/内/][，/]{{who:doer_of}}{ZH_CAN}[施放/放/用]{{what:noun}}{Q}",
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
        f"{{who:doer_of}}{ZH_CAN}响应[，/][施放/放/用]{{what:noun}}{Q}",
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
        f"{CAN} {{who:doer_of}} [cast/play] {{what:noun}} [on/targeting] {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}} target {{on:targets_said}} with {{what:noun}}"
        f"|{CAN} {{what:noun}} target {{on:targets_said}}",
        f"{{who:doer_of}}{ZH_CAN}对{{on:targets_said}}[施放/放/使用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/以]{{what:noun}}指定{{on:targets_said}}[为目标/]{Q}"
        f"|{{what:noun}}{ZH_CAN}指定{{on:targets_said}}[为目标/]{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{who:doer_of}} {{what:bare_name}} {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}} use {{what:bare_name}} on {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}} [counter/kill/target/destroy/bounce/exile/hit] "
        f"{{on:targets_said}} "
        "with {what:bare_name}",
        f"{{who:doer_of}}{ZH_CAN}{{what:bare_name}}[掉/打/]{{on:targets_said}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/拿]{{what:bare_name}}{ZH_HIT}{{on:targets_said}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}对{{on:targets_said}}用{{what:bare_name}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}给{{on:targets_said}}[放/用/上/打/来/]{{what:bare_name}}{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{on:targets_said}} be [targeted/killed/hit/countered/destroyed] by "
        f"{{what:bare_name}}",
        f"{{on:targets_said}}{ZH_CAN}被{{what:bare_name}}[指定/指定为目标/打/反击/反/消灭]{Q}",
        asks="cast",
        who="",
    ),
    row(
        f"{CAN} {{who:doer_of}} [tap/activate/use] {{what:noun}}[ for mana/ now/]"
        f"|{CAN} {{who:doer_of}} [activate/use] {{what:noun_s}} ability",
        f"{{who:doer_of}}{ZH_CAN}[横置/起动/用]{{what:noun}}[产生法术力/产费/的异能/来产费/]{Q}"
        f"|{{what:noun}}{ZH_CAN}[横置产费/横置/产费/起动]{Q}",
        asks="activate",
    ),
    row(
        f"{CAN} {{who:doer_of}} [tap/use/activate] {{what:noun}}[ for mana/] {FRESH}",
        f"{{what:noun}}{ZH_FRESH}{ZH_CAN}[横置产费/横置/产费/起动]{Q}",
        asks="activate",
        fresh=True,
    ),
    row(
        "is {on:targets_said} a [legal/valid] target for {what:noun}",
        "{on:targets_said}是{what:noun}的合法目标吗",
        asks="cast",
        who="",
    ),
    row(
        f"{CAN} {{by:noun}} crew {{what:noun}}",
        f"{{by:noun}}{ZH_CAN}搭载{{what:noun}}{Q}",
        asks="crew",
    ),
)
OPEN = (
    w(
        {"asks": "changes"},
        "what happens|what happens now|what happens then|what will happen|what happens next",
        "会发生什么事|会发生什么|会怎样|会怎么样|怎么结算|怎么样|结果如何",
    ),
)
LEADS = (
    "so |so, |then |then, |now |now, |if |when |and |but |ok |ok, |well |well, |also |say |suppose "
    "|after |once |while |as |since |because |whenever |assuming |what if |afterwards |afterwards, "
    "|let's say |imagine |given that |in this situation, |in that case, |in this case, "
    "|at this point, |finally, |later, |as a result, |during combat, |in combat, |during that turn, "
)
ZH_LEADS = (
    "那么|那|然后|如果|请问|现在|假如|若|之后|接着|这时|此时|所以|当|在|而|但|但是|不过|因为|要是|假设"
    "|比如|这个时候|结果|随后|于是|接下来|最后|最终|此后|战斗中|在战斗中|，|这种情况下|这样|那样"
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
    table("focus", *OF_OBJECTS, *ALSO, *OF_PLAYERS, *ALLOWED, *OPEN),
    optional("lead", ListOf("leading", ("",) * 3, ("",) * 3)),
    table("leading", w({}, LEADS, ZH_LEADS)),
    optional(
        "tail",
        w(
            {},
            " then| now| right| there| right away| immediately| at once| after that"
            "| after combat| afterwards| in the end| in that case"
            "| anyway| as well| please| though| at all| at this point| in this case",
            "呢|啊|了|吧|时|的时候|之后|后|以后|的话|时候",
        ),
    ),
)
