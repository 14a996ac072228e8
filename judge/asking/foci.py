"""What a question asks: a dozen foci, each of an object, a player, or an action.

A focus reads to a mapping: `asks` says which one it is.
"""

from __future__ import annotations

from judge.asking.rows import optional, row, table
from judge.language import Table, w

DO = "[does/do/will/would/did]"
CAN = "[can/may/could]"
ZH_CAN = "[能/可以/能不能/可不可以/能否/还能]"
Q = "[吗/么/嘛/]"

OF_OBJECTS = (
    row(
        f"{DO} {{of:noun}} die[ in combat/ then/ now/ too/]|is {{of:noun}} dead",
        "{of:noun}[会/就/还会/要/][死/死去/死掉/死亡][吗/么/嘛]|{of:noun}[会不会死/死不死/死了吗]",
        asks="dies",
    ),
    row(
        f"{DO} {{of:noun}} [survive/live/make it]",
        "{of:noun}[能/会/还/][活下来/存活/活着/活][吗/么]|{of:noun}[能不能活/活不活]",
        asks="survives",
    ),
    row("[is/will] {of:noun} [be ]destroyed", "{of:noun}[会/]被消灭[吗/么]", asks="dies"),
    row(
        f"{DO} {{of:noun}} stay [on the battlefield/in play]",
        "{of:noun}能留在战场上[吗/么]|{of:noun}能留[下/住/场][吗/么]",
        asks="zone",
    ),
    row(
        f"{DO} {{of:noun}} [return to the battlefield/come back/return]",
        "{of:noun}会[返回战场/回来/回到战场][吗/么]",
        asks="zone",
    ),
    row(
        f"where {DO} {{of:noun}} [go/end up]|where is {{of:noun}}[ at the end/ now/ afterwards/]"
        f"|where do {{of:noun}} go",
        "{of:noun}[会到哪里/去哪里/去哪/最后在哪里/在哪里/最后在哪/在哪]",
        asks="zone",
    ),
    row(
        "what is {of:noun_s} [size/power and toughness][ now/ after combat/]"
        "|what size is {of:noun}[ now/ after combat/ then/]"
        "|how [big/large] is {of:noun}[ now/ after combat/]",
        "{of:noun}[现在/最后/之后/在战斗之后/战斗后/]{_:how_big}",
        asks="power_toughness",
    ),
    row(
        "is {of:noun} [a/an] {size:size}|is {of:noun} {size:size}",
        "{of:noun}是{size:size}[吗/么]",
        asks="power_toughness",
    ),
    row(
        "is {of:noun} tapped[ during combat/ now/]",
        "{of:noun}[在战斗中/现在/]是横置的[吗/么]|{of:noun}横置[了/][吗/么]",
        asks="tapped",
    ),
    row(
        f"how many counters {DO} {{of:noun}} [have/get][ left/ now/]"
        f"|how many counters are on {{of:noun}}"
        "|how many counters remain[ on {of:noun}]",
        "{of:noun}[上/][有/还有/还剩/剩]几个指示物|[还剩/还有/剩下]几个指示物",
        asks="counters",
    ),
    row(f"{DO} {{of:noun}} [still ]trigger", "{of:noun}[还/][会/]触发[吗/么]", asks="triggers"),
    row(
        f"what abilities {DO} {{of:noun}} have|{DO} {{of:noun}} [still ]have {{has:keyword_list}}",
        "{of:noun}有哪些异能|{of:noun}[还/][有/具有]{has:keyword_list}[异能/][吗/么]",
        asks="has",
    ),
    row(
        "is {of:noun} [still ]a {kind:kind_said}",
        "{of:noun}[还/][是/算]{kind:kind_said}[吗/么]",
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
        f"|what {DO} {{of:noun}} cost[ me/]",
        "我[需要/要/需/][支付/付][多少法术力/多少费/几费/几点费/多少点法术力]"
        "|{of:noun}[需要/要/][多少法术力/多少费/几费/几点费]",
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
        "is {of:noun} [still ][a/an] {card:spoken_name}",
        "{of:noun}[还/][是/算]{card:spoken_name}[吗/么]",
        asks="is",
    ),
    row(
        "how much damage [goes through/tramples over/tramples through/gets through/is dealt to me]",
        "[能/可以/会/最多/最多能/]踩过[去/来][多少/几点][伤害/]|[会/]穿透[多少/几点][伤害/]",
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
        f"{{who:doer_of}}{ZH_CAN}[将/把/用][自己的/一个/]灵气结附[于/在]{{on:noun}}[上/]{Q}",
        asks="aura",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ]target {{on:noun}}"
        f"[ with a spell/ with spells/ with an instant/]",
        f"{{who:doer_of}}{ZH_CAN}[用咒语/以咒语/][指定{{on:noun}}为目标/以{{on:noun}}为目标/指定{{on:noun}}]{Q}",
        asks="target",
    ),
    row(
        "do [both/both creatures/all of them] die|does everything die",
        "[两个都/它们都/双方都/两个生物都]会死[吗/么]",
        asks="all_die",
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
        "{of:noun}[会/能/]结算[吗/么]",
        asks="resolves",
    ),
    row(
        "who controls {of:noun}[ now/ then/]",
        "谁操控{of:noun}|{of:noun}[现在/]归谁",
        asks="controller",
    ),
    row(
        "is {of:noun} [still ]attacking",
        "{of:noun}[还/]在攻击[吗/么]|{of:noun}[还/]是攻击[者/生物][吗/么]",
        asks="attacking",
    ),
    row(
        "is {of:noun} [still ]blocked",
        "{of:noun}[还/]算被阻挡[吗/么]|{of:noun}被阻挡了[吗/么]",
        asks="blocked",
    ),
    w(
        {"asks": "legal"},
        "is that legal|is this legal|is it legal|is that allowed|is this allowed|can i do that"
        "|may i do that|can he do that|can i|can he|can they|does that work|does this work",
        "合法吗|可以吗|这样可以吗|能这样吗|行吗|这合法吗|这样合法吗|能这么做吗",
    ),
)
OF_PLAYERS = (
    w(
        {"asks": "result"},
        "do i die|will i die|am i dead|would i die|does my opponent die|will my opponent die",
        "我会死吗|我死了吗|对手会死吗|我会不会死|我死不死",
    ),
    w({"asks": "dies"}, "", "会死吗|会不会死|死不死|死吗|会死么"),
    row(
        "how many cards [do/does/will] {who:doer_of} [draw/have in hand/get]"
        "|how many cards [are/is] in {who:whose} hand",
        "{who:doer_of}[会/][抓/有]几张[牌/手牌]|{who:doer_of}[会/]抓几张",
        asks="hand",
    ),
    row(
        f"how much damage {DO} {{who:doer_of}} take|how much damage is dealt to {{who:whom}}",
        "{who:doer_of}[会/要/][受到/受/吃][多少/几]点[/]伤害|{who:doer_of}受到多少伤害|{who:doer_of}会受到多少伤害",
        asks="taken",
    ),
    row(
        f"how much life {DO} {{who:doer_of}} [have/have left/end up with/end with/end at]"
        "|what is {who:whose} life total|what life total {who:doer_of} end at",
        "{who:doer_of}[还/][有/剩/剩下]多少[点/]生命|{who:doer_of}[还/][有/剩][多少/几点/几]血"
        "|{who:doer_of}的[总/]生命是多少",
        asks="life",
    ),
    row(
        f"how much life {DO} {{who:doer_of}} [gain/lose]",
        "{who:doer_of}[会/][获得/失去/回/掉][多少/几点][点/][生命/血]",
        asks="life",
    ),
    row(
        f"{DO} {{who:doer_of}} [gain life/gain any life/lose life/lose any life]",
        "{who:doer_of}[会/][获得生命/失去生命/回血/掉血][吗/么]",
        asks="life",
    ),
    row(
        f"{DO} {{who:doer_of}} lose[ the game/ at once/ immediately/]",
        "{who:doer_of}[会/][立刻/马上/][输掉/输][这盘游戏/游戏/][吗/么]",
        asks="result",
    ),
    row(
        f"{DO} {{who:doer_of}} win[ the game/]",
        "{who:doer_of}[会/][赢/获胜/赢了][这盘游戏/游戏/][吗/么]",
        asks="result",
    ),
    row("who [wins/loses/wins the game]", "谁[会/][赢/输/获胜]", asks="result"),
)
ALLOWED = (
    row(
        f"{CAN} {{by:noun}} block {{at:noun}}[ then/ now/]",
        f"{{by:noun}}{ZH_CAN}[阻挡/挡]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:noun}} block[ now/ then/ this turn/]",
        f"{{by:noun}}[本回合/这回合/]{ZH_CAN}[阻挡/挡]{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block {{at:noun}} with {{by:noun}}",
        f"{{who:doer_of}}{ZH_CAN}用{{by:noun}}[阻挡/挡]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:noun}} attack[ this turn/ now/ right away/ at once/]",
        f"{{by:noun}}[本回合/这回合/][{ZH_CAN[1:-1]}][本回合/这回合/][攻击/进攻]{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{who:doer_of}} attack with {{by:noun}}[ this turn/ now/]",
        f"{{who:doer_of}}{ZH_CAN}用{{by:noun}}攻击{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{who:doer_of}} [cast/play] {{what:noun}}[ now/ this turn/]",
        f"{{who:doer_of}}{ZH_CAN}[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
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
        f"{CAN} {{who:doer_of}} [tap/activate] {{what:noun}}[ for mana/ now/]",
        f"{{who:doer_of}}{ZH_CAN}[横置/起动/激活]{{what:noun}}[产生法术力/产费/的异能/]{Q}",
        asks="activate",
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
TABLES: tuple[Table, ...] = (
    table(
        "how_big",
        w(0, "", "是几/几|几/几|是几几|几几|有多大|多大|的力量和防御力是多少|的大小是多少"),
    ),
    table("noun_s", w({"pronoun": "it"}, "its", "它的"), row("{noun:noun}'s", "{noun:noun}的")),
    table("focus", *OF_OBJECTS, *ALSO, *OF_PLAYERS, *ALLOWED, *OPEN),
    optional(
        "lead",
        w(
            {},
            "so |then |now |if |when |and |but |ok |well |also |say |suppose |after |once ",
            "那么|那|然后|如果|请问|现在|假如|若|之后|接着|这时|此时|所以",
        ),
    ),
    optional(
        "tail",
        w(
            {},
            " then| now| right| there| after combat| afterwards| in the end| in that case"
            "| anyway| as well",
            "呢|啊|了",
        ),
    ),
)
