"""What a player activates, crews, cycles, sacrifices and turns face up."""

from __future__ import annotations

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.verbs import row
from judge.language import Include, Table, w
from judge.language.template import Row

DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [pay/pays] {n:count} life [for/to activate/to use] {what:noun_s} ability"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun_s} ability[,/] [by /]paying"
        " {n:count} life",
        "{who:doer_of}{_:mid}[支付/付][了/]{n:count}点[生命/血][来/，/去/]{_:mid}[起动/使用/用]"
        "{what:noun_s}[异能/起动式异能]",
        does="activate",
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] [a loyalty ability/one loyalty ability"
        "/an ability/one ability/one of the abilities/a loyalty ability] of {what:noun}"
        "[ this turn/ already/ already this turn/ earlier this turn/]"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun}"
        "[ this turn/ already this turn/ earlier this turn]"
        "|{who:doer_of} [activate/activates/use/uses] [a loyalty ability/an ability] [from/on]"
        " {what:noun}[ this turn/ already/ already this turn/ earlier this turn/]",
        "{who:doer_of}[本回合/]{_:mid}[起动/使用/用][了/过/]{what:noun_s}[一个/一项/][忠诚/]异能[了/]",
        does="activate",
    ),
    row(
        "{who:doer_of} [crew/crews] {what:noun}",
        "{who:doer_of}{_:mid}搭载{what:noun}",
        does="crew",
    ),
    row(
        "{who:doer_of} [crew/crews] {what:noun} [with/by tapping/using/tapping] {by:nouns}"
        "|{who:doer_of} [tap/taps/use/uses] {by:nouns} to crew {what:noun}"
        "|{by:nouns} [crew/crews] {what:noun}"
        "|{what:noun} [is/gets] crewed by {by:nouns}",
        "{who:doer_of}{_:mid}[用/横置/以]{by:nouns}[来/以/去/，/]{_:mid}搭载{what:noun}"
        "|{who:doer_of}{_:mid}[横置/用]{by:nouns}为{what:noun}支付搭载费用"
        "|{what:subject}{_:mid}[被/由]{by:nouns}{_:mid}搭载",
        does="crew",
    ),
    row(
        "{who:doer_of} [animate/animates] {what:noun}|{what:noun} [becomes/become] a creature"
        "[ until end of turn/]"
        "|{who:doer_of} [activate/activates] {what:noun} to [make it a creature/turn it into a"
        " creature/animate it]|{who:doer_of} [turn/turns] {what:noun} into a creature"
        "|{who:doer_of} [activate/activates] {what:noun_s} [ability/animation ability/creature"
        " ability] to [make/turn] it [into /]a creature",
        "{what:noun}{_:mid}[变成/成为/变为]生物"
        "|{who:doer_of}{_:mid}[把/将/让]{what:noun}{_:mid}[变成/变为/起动成/活化成/变]生物"
        "|{who:doer_of}{_:mid}起动{what:noun}[的异能/][，/]{_:puts_it}[它/其/自己]{_:mid}[变成"
        "/变为/成为]生物|{who:doer_of}{_:mid}活化{what:noun}",
        does="animate",
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates] {what:walker_s} {ability:loyalty_cost}"
        "[ ability/ loyalty ability/] [on/targeting] {on:targets_said}"
        "|{who:doer_of} [use/uses/activate/activates] {what:walker_s} {ability:loyalty_cost}"
        "[ ability/ loyalty ability/] to [turn/make] {on:noun}[ into/] [a/an] {_:kin_said}",
        "{who:doer_of}{_:mid}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}[异能/忠诚异能/]{_:mid}"
        "[，指定/指定/对/，目标为]{on:targets_said}[为目标/]"
        "|{who:doer_of}{_:mid}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}[异能/忠诚异能/]{_:mid}"
        "{_:puts_it}{on:noun}{_:mid}{_:becomes}{_:kin_said}",
        does="loyalty_ability",
    ),
    row(
        "{who:doer_of} [use/uses] {what:named_noun} to [turn/make] {on:noun}[ into/] [a/an]"
        " {kin:kin_said}|{what:named_noun} [turns/turned] {on:noun} into [a/an] {kin:kin_said}",
        "{who:doer_of}{_:mid}用{what:named_noun}{_:mid}{_:puts_it}{on:noun}{_:mid}{_:becomes}"
        "{kin:kin_said}",
        does="turned_into",
    ),
    row(
        "{who:doer_of} [tap/taps] {what:noun}[ for its ability/ to use its ability"
        "/ for its effect/] and [target/targets/hit/hits/ping/pings/shoot/shoots] {on:targets_said}"
        " [with/for] {n:count} damage"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun_s} ability[ to deal/ and deal"
        "/, dealing/ for] {n:count} damage to {on:targets_said}"
        "|{who:doer_of} [tap/taps/use/uses] {what:noun} for {n:count} damage to {on:targets_said}",
        "{who:doer_of}{_:mid}[起动/使用/用]{what:noun_s}异能[，/来/，来/]对{on:targets_said}{_:mid}造成"
        "{n:count}点伤害",
        does="activate",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}牺牲[了/掉/掉了/]{what:noun}{_:mid}[来支付一个异能的费用/来支付费用"
        "/以支付费用/支付一个异能的费用/支付异能的费用/来起动一个异能/作为一个异能的费用/当作费用"
        "/来支付某个异能的费用/以支付一个异能的费用/作为异能的费用/作为费用]",
        does="sacrifice",
    ),
    row(
        "{who:doer_of} [cycle/cycles] {what:noun}",
        "{who:doer_of}{_:mid}循环[了/]{what:noun}",
        does="cycle",
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates] ninjutsu [with/on/to put in/to swap in"
        "/to bring in] {what:named_noun}"
        "|{who:doer_of} [use/uses/activate/activates] {what:noun_s} ninjutsu[ ability/]"
        "|{who:doer_of} [ninjutsu/ninjutsu in/ninjutsus/ninjutsus in] {what:named_noun}"
        "|{who:doer_of} [swap/swaps/put/puts/bring/brings/sneak/sneaks] in {what:named_noun}"
        " [with/using/via/through/by] ninjutsu",
        "{who:doer_of}[用/通过/使用/起动/以]忍术[把/将/让]{what:named_noun}{_:swapped_in}"
        "|{who:doer_of}[用/通过/使用/起动/以]{what:noun_s}忍术[异能/][进场/]",
        does="ninjutsu",
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates] ninjutsu [with/on/to put in/to swap in"
        "/to bring in] {what:named_noun}[,/] {_:swapping} {out:noun}{_:home}"
        "|{who:doer_of} [use/uses/activate/activates] {what:noun_s} ninjutsu[ ability/][,/]"
        " {_:swapping} {out:noun}{_:home}"
        "|{who:doer_of} [ninjutsu/ninjutsu in/ninjutsus/ninjutsus in] {what:named_noun}[,/]"
        " {_:swapping} {out:noun}{_:home}"
        "|{who:doer_of} [swap/swaps/return/returns] {out:noun}{_:home} [for/with/to put in]"
        " {what:named_noun} [with/using/via/through/by] ninjutsu"
        "|{who:doer_of} [use/uses] ninjutsu to [swap/replace] {out:noun} [for/with]"
        " {what:named_noun}",
        "{who:doer_of}[用/通过/使用/起动/以]忍术[把/将/让]{out:noun}[换成/换为]{what:named_noun}"
        "|{who:doer_of}[用/通过/使用/起动/以]{what:noun_s}忍术[异能/][，/][把/将/让/][换回/收回/弹回"
        "/移回/换下]{out:noun}[回手/]",
        does="ninjutsu",
    ),
    row(
        "{who:doer_of} [turn/turns/flip/flips] {it:noun} [face up/face-up/up/over]"
        "|{who:doer_of} [unmorph/unmorphs] {it:noun}"
        "|{who:doer_of} [turn/turns] {it:noun} face up [for/by paying/using/paying/with]"
        " [its/the] [morph/megamorph/disguise] cost"
        "|{it:noun} [is/gets] turned face[ /-]up",
        "{who:doer_of}{_:mid}[把/将]{it:noun}{_:mid}{_:turned_up}[了/]"
        "|{who:doer_of}{_:mid}[支付/付][了/][它的/其/]变身费用[，/][并/来/，并/，来/以/][把/将]{it:noun}"
        "{_:turned_up}"
        "|{who:doer_of}{_:mid}[翻开/翻回/翻起]{it:noun}"
        "|{it:subject}{_:mid}[被翻开/被翻为正面/翻为正面朝上/被翻成正面/翻回正面]",
        does="turns_up",
    ),
    row(
        "{who:doer_of} [pay/pays] [its/the/his/her] [morph/megamorph/disguise] cost[ and turn it"
        " face up/ and turns it face up/ to turn it face up/, turning it face up/]",
        "{who:doer_of}{_:mid}[支付/付][了/][它的/其/]变身费用",
        does="turns_up",
        it={"pronoun": "it"},
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] {what:noun_s} [tap ability/ability/damage"
        " ability] to deal {n:count} damage to {on:targets_said}"
        "|{who:doer_of} [tap/taps] {what:noun} [and/to activate its ability and] [deal/deals]"
        " {n:count} damage to {on:targets_said}"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun_s} [tap ability/ability][,/]"
        " targeting {on:targets_said} for {n:count} damage",
        "{who:doer_of}起动{what:noun_s}[横置/][异能/起动式异能][，/]{_:mid}[来/以/要/去/]"
        "对{on:targets_said}造成[了/]{n:count}点伤害"
        "|{who:doer_of}横置{what:noun}[，/][并/]起动[它的/其/][横置/]异能[，/]{_:mid}[来/以/要/去/]"
        "对{on:targets_said}造成[了/]{n:count}点伤害",
        does="activate",
    ),
    row(
        "{who:doer_of} [cycle/cycles] [a card/a card from my hand/a card in my hand/a card from his"
        " hand]"
        "|{who:doer_of} [activate/activates/use/uses] [the cycling ability/a cycling ability"
        "/cycling/the cycling] of [a card/a card in my hand/a card in his hand]"
        "|{who:doer_of} [activate/activates/use/uses] [cycling/a cycling ability]",
        "{who:doer_of}{_:mid}循环[了/]一张[手/]牌"
        "|{who:doer_of}{_:mid}起动[了/]一张[手/]牌的循环[异能/]"
        "|{who:doer_of}{_:mid}起动[了/]循环异能",
        does="cycle",
        what={"card": "some sorcery: Cycling {2}", "number": 1},
    ),
    row(
        "{who:doer_of} {ability:loyalty_cost} {what:noun}|{what:named_noun} {ability:loyalty_cost}"
        "|{who:doer_of} pluses {what:noun} {ability:loyalty_cost}",
        "{what:named_noun}{_:mid}{ability:loyalty_cost}[了/一下/]"
        "|{who:doer_of}[让/把/给]{what:named_noun}{_:mid}{ability:loyalty_cost}[了/]",
        does="loyalty_of",
    ),
    *(
        row(
            f"{{who:doer_of}} [tick/ticks] {{what:walker}} {up}"
            f"|{{who:doer_of}} [tick/ticks] {up} {{what:noun}}"
            f"|{{who:doer_of}} [{up}tick/{up}ticks] {{what:walker}}",
            "",
            does="loyalty_of",
            ability=sign,
        )
        for up, sign in (("up", "+"), ("down", "-"))
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates] {what:walker_s} {ability:loyalty_cost}["
        " ability/ loyalty ability/][ this turn/]"
        "|{who:doer_of} [use/uses/activate/activates] [the/a/its] {ability:loyalty_cost}["
        " ability/ loyalty ability/] of {what:noun}[ this turn/ earlier this turn/]",
        "{who:doer_of}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}[异能/忠诚异能/]"
        "|{who:doer_of}[本回合/]{_:mid}[起动/使用/用][过/了/过了]{what:noun_s}{ability:loyalty_cost}"
        "[异能/忠诚异能/]"
        "|{who:doer_of}[本回合/]{_:mid}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}"
        "[异能/忠诚异能/][了/过/过了]",
        does="loyalty_ability",
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates] [the/a] {ability:loyalty_cost}["
        " ability/ loyalty ability/]|{who:doer_of} {ability:loyalty_cost} [it/him/her]",
        "{who:doer_of}[起动/使用/用][了/]{ability:loyalty_cost}[异能/忠诚异能/]",
        does="loyalty_ability",
        what={"pronoun": "it"},
    ),
    row(
        "{who:doer_of} [pay/pays] {n:count} life and [sacrifice/sacrifices] {what:named_noun}",
        "{who:doer_of}[付/支付][了/]{n:count}点生命[、/，/并/和/，并/，然后/]牺牲[了/]{what:named_noun}",
        does="activate",
    ),
    row(
        "{who:doer_of} [respond/responds] by [sacrificing/saccing] {what:noun}",
        "",
        does="sacrifice",
        respond=True,
    ),
    row(
        "{who:doer_of} [sacrifice/sacrifices/sac/sacs] {what:noun}"
        "[ to an effect/ to a spell/ to something/ to an ability/ for a cost/ as a cost"
        "/ to an outlet/ to a sac outlet/ to a sacrifice outlet/ to my sac outlet/]",
        "{who:doer_of}牺牲[了/掉/掉了/]{what:noun}|{who:doer_of}[把/将]{what:noun}牺牲[了/掉/掉了]",
        does="sacrifice",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}牺牲[了/掉/掉了]",
        does="sacrifice",
        what={"pronoun": "it"},
    ),
    row(
        "{who:doer_of} [sacrifice/sacrifices/sac/sacs] {what:noun} [to/with/using]"
        " {outlet:named_noun}",
        "{who:doer_of}用{outlet:named_noun}[把/将]{what:noun}牺牲[了/掉/掉了]"
        "|{who:doer_of}用{outlet:named_noun}牺牲[了/掉/]{what:noun}"
        "|{who:doer_of}[把/将]{what:noun}[牺牲给/献给/祭给]{outlet:named_noun}"
        "|{who:doer_of}牺牲[了/]{what:noun}给{outlet:named_noun}",
        does="sacrifice",
    ),
    row(
        "{what:noun} [is/gets/got/was] [sacrificed/sacced]",
        "{what:noun}被牺牲[掉/]",
        does="sacrifice",
        who="",
    ),
    row(
        "{who:doer_of} [activate/activates] {what:noun}"
        "|{who:doer_of} [tap/taps/sacrifice/sacrifices] {what:noun} {_:for_some_mana}"
        "|{who:doer_of} [activate/activates/use/uses] [{what:noun_s}/{what:theirs}]"
        " [pump /own /activated /]ability",
        "{who:doer_of}起动{what:noun}[的异能/][，/][去/来/][找地/搜地/检索地/]"
        "|{who:doer_of}[横置/牺牲]{what:noun}{_:for_some_mana}"
        "|{who:doer_of}{_:mid}[起动/用/使用][了/]{what:noun_s}[起动式/起动/]异能",
        does="activate",
    ),
    row(
        "{who:doer_of} [sacrifice/sacrifices/sac/sacs] {what:noun} [for its ability/for its own"
        " ability"
        "/to its own ability/for its effect/to use its ability/to activate its ability/to find"
        " a land"
        "/to fetch a land/to get a land/to search for a land/for a land/to find a basic land"
        "/to search for a basic land/to fetch a basic land]",
        "{who:doer_of}{_:mid}牺牲[了/掉/掉了/]{what:noun}[，/]{_:finds_land}"
        "|{who:doer_of}{_:mid}[把/将]{what:noun}牺牲[了/掉/掉了/][，/]{_:finds_land}",
        does="activate",
        sacrifices=True,
    ),
    row(
        "{who:doer_of} [crack/cracks/pop/pops] {what:noun}",
        "{who:doer_of}{_:mid}[爆/爆了/爆掉]{what:noun}",
        does="activate",
        sacrifices=True,
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] [{what:noun_s}/{what:theirs}]"
        " [regeneration /regenerate ]ability",
        "{who:doer_of}{_:mid}[起动/用/使用][了/]{what:noun_s}[重生/再生]异能",
        does="regenerates",
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] {what:noun}[,/] [targeting/to target] "
        "{on:targets_said}"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun_s} ability[,/] "
        "[targeting/on/to target] {on:targets_said}"
        "|{who:doer_of} [tap/taps/activate/activates/use/uses] {what:noun} to [ping/hit/shoot/kill"
        "/destroy/tap/untap/damage/burn] {on:targets_said}"
        "|{who:doer_of} [tap/taps] {what:noun}[,/] targeting {on:targets_said}",
        "{who:doer_of}起动{what:noun}[的异能/][，/][目标为/指定/目标是/以]{on:targets_said}[为目标/]"
        "|{who:doer_of}[横置/起动]{what:noun}[来/，/去]{_:mid}[打/点/射/杀/消灭/指定]{on:targets_said}"
        "[为目标/]",
        does="activate",
    ),
    row(
        "{who:doer_of} [tap/taps/activate/activates/use/uses] {what:noun} to deal {n:count} damage"
        " to {on:targets_said}",
        "{who:doer_of}[横置/起动/用]{what:noun}[，/来/去/要/，要/]对{on:targets_said}造成{n:count}点伤害"
        "|{who:doer_of}{what:named_noun}横置[，/来/去/要/，要/]对{on:targets_said}造成{n:count}点伤害",
        does="activate",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "finds_land",
        w(
            0,
            "",
            "|".join(
                f"{to}{find}{land}"
                for to in ("来", "去", "以", "")
                for find in ("找", "搜", "检索", "搜寻", "拿", "搜出", "找出")
                for land in ("地", "一张地", "一个地", "一块地", "基本地", "一张基本地")
            )
            + "|来起动它的异能|来起动其异能|来用它的异能",
        ),
    ),
    table(
        "for_some_mana",
        w(
            0,
            "|".join(
                f"{verb}{one}mana"
                for verb in (
                    "for ",
                    "to make ",
                    "to produce ",
                    "to add ",
                    "to get ",
                    "to generate ",
                )
                for one in (
                    *(
                        "",
                        "a ",
                        "one ",
                        "white ",
                        "blue ",
                        "black ",
                        "red ",
                        "green ",
                        "colorless ",
                    ),
                    *(f"one {color} " for color in ("white", "blue", "black", "red", "green")),
                    *(f"a {color} " for color in ("white", "blue", "black", "red", "green")),
                )
            ),
            "|".join(
                f"{how}{makes}"
                for how in ("", "来", "，来", "以")
                for makes in (
                    *("产生法术力", "产法术力", "产费", "加费", "加法术力"),
                    *(
                        f"产生{n}{color}法术力"
                        for n in ("", "一点", "1点")
                        for color in ("白色", "蓝色", "黑色", "红色", "绿色", "无色")
                    ),
                )
            ),
        ),
    ),
    table(
        "swapping",
        w(
            0,
            "returning|by returning|to return|swapping with|swapping it with|swapping out|for"
            "|in place of|bouncing|replacing|instead of",
            "",
        ),
    ),
    optional("home", w(0, " to my hand| to hand| to his hand| to its owner's hand", "")),
    table(
        "swapped_in",
        w(0, "", "换进场|换上场|换上来|放进场|放进战场|换进战场|放进战场攻击|换进来|换上|弄进场"),
    ),
    table("walker_s", Include("noun_s"), w({"pronoun": "it"}, "her|his", "他的|她的")),
    table(
        "turned_up",
        w(
            0,
            "",
            "翻回正面|翻为正面|翻成正面|翻面|翻开|翻到正面|翻回正面朝上|翻为牌面朝上|翻至正面|翻起来|翻成牌面朝上",
        ),
    ),
)
