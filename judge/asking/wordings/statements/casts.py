"""What is cast, used, activated, paid and sacrificed, and what suffers it."""

from __future__ import annotations

from judge.asking.wordings.acts import (
    BEEN_HIT,
    CAST,
    HIT,
    WAYS,
    ZH_BY,
    ZH_CAST,
    ZH_DEEDS,
    ZH_HIT,
    ZH_HURT,
    ZH_KICKED,
    ZH_WAYS,
)
from judge.asking.wordings.phrases import SOMEONE
from judge.asking.wordings.verbs import row
from judge.language.template import Row

CASTS: tuple[Row, ...] = (
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
        "{who:doer_of}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}[异能/忠诚异能/]",
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
        "{who:doer_of} [play/plays] [a land/one land/my land for the turn/a land already/my land"
        "/his land/one land already][ this turn/ for the turn/]"
        "|{who:doer_of} [make/makes] [my/his/her/a] land drop",
        "{who:doer_of}[本回合/]{_:mid}[使用/下/下了/使用过/下过/放了][一个地/一张地/地/一块地"
        "/一张地牌/地牌]",
        does="plays_land",
    ),
    row(
        "{who:doer_of} [resolve/resolves] {what:noun}|{who:doer_of} [resolve/resolves]"
        " {what:noun} [on/targeting] "
        "{on:targets_said}",
        "",
        does="cast",
        settles=True,
    ),
    row(
        "{what:noun} [resolves/resolved/has resolved] for {who:whom}",
        "",
        does="cast",
        settles=True,
    ),
    row(
        "{who:doer_of} [target/targets] {on:targets_said} with {what:noun}",
        "{who:doer_of}[以/用]{what:noun}[指定/以]{on:targets_said}为目标"
        "|{who:doer_of}[以/指定]{on:targets_said}为目标[来/]施放{what:noun}",
        does="cast",
    ),
    row(
        "{who:doer_of} {what:bare_name} {on:targets_said}"
        "|{who:doer_of} [play/plays] {what:bare_name} on {on:targets_said}",
        "{who:doer_of}{what:name_in_slang}[打/对/了/掉/杀/杀了/杀死/杀掉/打死/干掉/]{on:targets_said}",
        does="cast",
        slang=True,
    ),
    row(
        "",
        "{who:doer_of}给{on:targets_said}[放/用/上/打/来/施放/再放/再来/][了/]{what:name_in_slang}",
        does="cast",
        slang=True,
    ),
    row(
        "",
        "{who:doer_of}[用/用了]{what:name_in_slang}",
        does="cast",
        slang=True,
    ),
    row(
        "",
        "{who:doer_of}[把/将]{on:targets_said}{what:bare_name}[了/掉/]",
        does="cast",
        slang=True,
    ),
    row(
        "{who:doer_of} [point/points/aim/aims/throw/throws/fire/fires/sling/slings/direct/directs]"
        " {what:nouns} at {on:targets_said}",
        "{who:doer_of}[拿/用/以]{what:nouns}[指着/瞄准/对准]{on:targets_said}",
        does="use",
    ),
    row(
        "{who:doer_of} [go/goes] face with {what:nouns}",
        "{who:doer_of}用{what:nouns}[打/烧]脸|{who:doer_of}{what:name_in_slang}烧脸",
        does="use_face",
    ),
    row(
        "{who:doer_of} [wipe/wipes/sweep/sweeps/board wipe/board wipes] [the board/everything]",
        "{who:doer_of}[清场/清板/清了场/清了板][消灭所有生物/，消灭所有生物/]",
        does="cast",
        what={"card": "some board wipe", "number": 1},
    ),
    row(
        "{who:doer_of} [cast/casts/use/uses] {what:named_noun} to"
        " [fetch/find/get/search for/search up/grab]"
        " [a land/a basic land/a basic/lands/two lands/two basic lands]"
        "|{who:doer_of} [fetch/find/get] [a land/a basic land/a basic] with {what:named_noun}",
        "{who:doer_of}[用/施放]{what:named_noun}[，/来/去/][找/搜/搜出/找出/拿/检索/找来/搜来][了/]"
        "[一/1][块/张/个][基本/]地[牌/][放进战场/进场/放进场/放到战场上/放到战场/进战场/]",
        does="cast",
    ),
    row(
        "",
        "{what:named_noun}{_:mid}[下来/落地/砸下来/下场][了/]",
        does="cast",
        who=SOMEONE,
    ),
    row(
        "{what:named_noun} [is/was/gets] cast",
        "{what:named_noun}{_:mid}被施放[了/]",
        does="cast",
        who="",
    ),
    row(
        "{who:doer_of} [pay/pays] {n:count} life and [sacrifice/sacrifices] {what:named_noun}",
        "{who:doer_of}[付/支付][了/]{n:count}点生命[、/，/并/和/，并/，然后/]牺牲[了/]{what:named_noun}",
        does="activate",
    ),
    row(
        "{what:named_noun} [is/was/gets] cast [for/with/using/by paying] [its /the /]"
        "{using:way_said}[ cost/]",
        "{what:named_noun}[用/以/通过/使用]{using:way_said}[费用/的费用/]施放[的话/了/]",
        does="cast",
        who="",
    ),
    row(
        "{who:doer_of} {what:bare_name} the board",
        "{who:doer_of}[用/放/下/拍/开/]{what:bare_name}[清场/清了场/清板/清我/清我场/清我的场/清全场/清掉我/清了]",
        does="cast",
        slang=True,
    ),
    row(
        f"{{who:doer_of}} [use/uses/target/targets] {{what:nouns}} on {{on:targets_said}}"
        f"|{{who:doer_of}} {HIT} {{on:targets_said}} with {{what:nouns}}",
        f"{{who:doer_of}}用{{what:nouns}}{ZH_HIT}[了/]{{on:targets_said}}[的脸/脸/]"
        f"|{{who:doer_of}}用{{what:one_named}}[把/将]{{on:targets_said}}{{hand:done_away}}[了/]"
        f"|{{who:doer_of}}[把/将]{{on:targets_said}}用{{what:one_named}}{{hand:done_away}}[了/]"
        "|{who:doer_of}用{what:nouns}来{_:hits}{on:targets_said}"
        f"|{{on:targets_said}}被{{who:doer_of}}用{{what:nouns}}{ZH_HURT}[了/掉/]"
        "|{who:doer_of}对{on:targets_said}[用/使用/交]了{what:nouns}"
        "|{who:doer_of}对{on:targets_said}[用/交]{what:nouns}",
        does="use",
    ),
    row(
        "",
        f"被{{who:doer_of}}用{{what:nouns}}{ZH_HURT}[了/掉/]",
        does="use",
        on=({"noun": {"pronoun": "it"}},),
    ),
    row(
        f"{{on:target_said}} [is/gets/was/got] {BEEN_HIT} [by/with] {{what:noun}}",
        f"{{on:target_said}}被{{what:noun}}{ZH_HURT}[了/中/掉/]",
        does="suffer",
    ),
    row(
        "{on:target_said} [gets/get/got/was/were/has been/had been/have been] {what:bare_name}",
        "{on:target_said}被{what:named_noun}[了/掉/杀了/杀掉/杀/]",
        does="suffer",
    ),
    row("{what:named_noun} on {it:noun}", "", does="put_on"),
    row(
        "{on:targets_said} [gets/get/got/was/were/has been/had been] {what:bare_name}"
        " by {who:whom}",
        "",
        does="cast",
        slang=True,
    ),
    row("{who:doer_of} {what:bare_name}", "", does="cast", slang=True),
    row(
        "",
        f"被{{what:noun}}{ZH_HURT}[了/中/掉/]",
        does="suffer",
        on={"noun": {"pronoun": "it"}},
    ),
    row(
        "{what:noun} is on the stack[,/] [targeting/pointing at/pointed at/aimed at]"
        " {on:target_said}"
        "|{what:noun} is [pointed/aimed] at {on:target_said}"
        "|{what:noun} [targeting/on] {on:target_said} is on the stack"
        "|{what:named_noun} [destroys/bounces/destroyed] {on:target_said}",
        "[堆叠上有/堆叠中有]{what:noun}[，/][指定/目标是/目标为/以/指着][了/]{on:target_said}[为目标/]"
        "|{what:noun}{_:mid}[指着/指向/瞄着/瞄准/对准][了/]{on:target_said}"
        "|{what:named_noun}[消灭/弹回][了/]{on:target_said}"
        "|{what:named_noun}冲着{on:target_said}",
        does="suffer",
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}} [copying/as a copy of/to copy] {{of:noun}}"
        "|{who:doer_of} [copy/copies/clone/clones] {of:noun} with {what:noun}",
        "{who:doer_of}施放{what:noun}[，/]复制{of:noun}"
        "|{who:doer_of}用{what:noun}复制[了/]{of:noun}",
        does="cast",
    ),
    row(
        "{who:doer_of} [respond/responds/answer/answers] [with/by casting] {what:noun}",
        "{who:doer_of}用{what:named_noun}[来/]反击[了/掉/]"
        "|{who:doer_of}{what:name_in_slang}[反掉/反了/反击掉/康掉/康了][它/]"
        "|{who:doer_of}施放{what:noun}[来/]响应|{who:doer_of}[用/以/拿]{what:noun}[来/去/]响应"
        "|{who:doer_of}{what:bare_name}响应",
        does="cast",
        respond=True,
    ),
    row(
        "{who:doer_of} [respond/responds/answer/answers] [with/by casting] {what:noun} "
        "[on/targeting/at] {on:targets_said}"
        "|{who:doer_of} [respond/responds] to [it/that/this] [with/by casting] {what:noun} [on"
        "/targeting] "
        "{on:targets_said}",
        "",
        does="cast",
        respond=True,
    ),
    row(
        "{what:noun} in response to {first:noun} [on/targeting] {on:targets_said}"
        f"|{{who:doer_of}} {CAST} {{what:noun}} in response to {{first:noun}} [on/targeting] "
        "{on:targets_said}",
        "{what:noun}响应{on:targets_said}[上/身上/]的{first:noun}"
        f"|响应{{on:targets_said}}[上/身上/]的{{first:noun}}[，"
        f"/]{{who:doer_of}}{ZH_CAST}{{what:noun}}"
        "|{who:doer_of}用{what:noun}响应{on:targets_said}[上/身上/]的{first:noun}",
        does="answer",
    ),
    row(
        "{who:doer_of} [respond/responds] by [sacrificing/saccing] {what:noun}",
        "",
        does="sacrifice",
        respond=True,
    ),
    row(
        "{who:doer_of} [respond/responds] by giving {on:noun} {has:keyword_list}",
        "",
        does="effect",
        text="Target creature gains {has} until end of turn.",
        respond=True,
    ),
    row(
        "{who:doer_of} [respond/responds] by giving {on:noun} {change:change}",
        "",
        does="effect",
        text="Target creature gets {change} until end of turn.",
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
        "{who:doer_of} [sacrifice/sacrifices/sac/sacs] {paid:noun} to "
        "[cast/pay for/play] {what:noun}"
        f"|{{who:doer_of}} {CAST} {{what:noun}}[,/] [by /][sacrificing/saccing] {{paid:noun}}"
        "[ to it/ as a cost/ as an additional cost/ as the additional cost/ as its cost/ for it/]",
        f"{{who:doer_of}}牺牲[了/]{{paid:noun}}[来/以/，来/，/去/]{ZH_CAST}[了/]{{what:noun}}"
        f"|{{who:doer_of}}{ZH_CAST}[了/]{{what:noun}}[，/][并/]牺牲[了/]{{paid:noun}}{{_:as_cost}}"
        "|{who:doer_of}牺牲[了/]{paid:noun}[来/以/]支付{what:noun_s}[额外费用/费用/额外的费用]",
        does="cast",
    ),
    row(
        "{who:doer_of} [sacrifice/sacrifices/sac/sacs] {paid:noun} to "
        "[cast/pay for/play] {what:noun}"
        " [on/targeting] {on:targets_said}"
        f"|{{who:doer_of}} {CAST} {{what:noun}} [on/targeting/at] {{on:targets_said}}[,/] [by /]"
        "[sacrificing/saccing] {paid:noun}[ to it/ as a cost/ as an additional cost/ for it/]"
        f"|{{who:doer_of}} {CAST} {{what:noun}}[,/] [sacrificing/saccing] {{paid:noun}}[ and/,]"
        " targeting {on:targets_said}",
        f"{{who:doer_of}}牺牲[了/]{{paid:noun}}[来/以/，来/，/去/]对{{on:targets_said}}{ZH_CAST}[了/]"
        "{what:noun}"
        f"|{{who:doer_of}}对{{on:targets_said}}{ZH_CAST}[了/]{{what:noun}}[，/][并/]牺牲[了/]"
        "{paid:noun}{_:as_cost}",
        does="cast",
    ),
    row(
        "[sacrificing/saccing] {paid:noun}"
        "[ to it/ as a cost/ as an additional cost/ as its cost/ for it/]",
        "牺牲[了/]{paid:noun}[作为额外费用/作为费用/作为它的额外费用/来支付额外费用/支付额外费用"
        "/来支付费用/支付费用]",
        does="pays_with",
    ),
    row(
        "{what:noun} [is/gets/got/was] [sacrificed/sacced]",
        "{what:noun}被牺牲[掉/]",
        does="sacrifice",
        who="",
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}}"
        "|{who:doer_of} [drop/drops/land/lands] {what:noun}",
        f"{{who:doer_of}}{ZH_CAST}[了/]{{what:noun}}"
        f"|{{who:doer_of}}{{_:mid}}[下/拍/放下/召唤/打出][了/]{{what:noun}}"
        f"|{{who:doer_of}}{ZH_BY}{{using:way_said}}[费用/的费用/][从坟墓场/]{ZH_CAST}"
        "{what:noun}"
        f"|{{who:doer_of}}[支付了/支付/付了/付]{{using:way_said}}[费用/的费用/][，/][来/]{ZH_CAST}"
        "{what:noun}",
        does="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_BY}{{using:way_said}}[费用/][从坟墓场/][对{{on:targets_said}}/]{ZH_CAST}"
        "{what:noun}"
        f"|{{who:doer_of}}对{{on:targets_said}}{ZH_BY}{{using:way_said}}[费用/]{ZH_CAST}{{what:noun}}",
        does="cast",
    ),
    *(
        row(
            f"{{who:doer_of}} [{verb}] {{what:noun}}[ from my graveyard/ from his graveyard"
            "/ from the graveyard/]",
            f"{{who:doer_of}}{ZH_WAYS[way].split('|')[0]}[施放/]{{what:noun}}",
            does="cast",
            using=way,
        )
        for way, verb in WAYS
        if verb
    ),
    *(
        row(
            f"{{who:doer_of}} [{verb}] {{what:noun}} [on/onto/targeting] {{on:targets_said}}",
            "",
            does="cast",
            using=way,
        )
        for way, verb in WAYS
        if way in ("flashback", "bestow")
    ),
    row(
        "{what:noun} [is/gets] cast",
        "{what:noun}被施放[了/]",
        does="cast",
        who=SOMEONE,
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}} [kicked/with kicker] [on/targeting] "
        "{on:targets_said}"
        f"|{{who:doer_of}} {CAST} {{what:noun}} [on/targeting] {{on:targets_said}}[,/] "
        "[and pay/paying] [its kicker/the kicker/kicker][ cost/]"
        "|{who:doer_of} [kick/kicks] {what:noun} [on/targeting] {on:targets_said}",
        f"{{who:doer_of}}{ZH_KICKED}对{{on:targets_said}}{ZH_CAST}{{what:noun}}"
        f"|{{who:doer_of}}对{{on:targets_said}}{ZH_KICKED}{ZH_CAST}{{what:noun}}"
        f"|{{who:doer_of}}{ZH_KICKED}{ZH_CAST}{{what:noun}}[，/][来/]"
        "[指定/目标为/目标是/以]{on:targets_said}[为目标/]",
        does="cast",
        kicked=True,
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}}[,/] [and pay/paying] [its kicker/the kicker/kicker]"
        "[ cost/]"
        "|{who:doer_of} [kick/kicks] {what:noun}",
        f"{{who:doer_of}}{ZH_KICKED}{ZH_CAST}{{what:noun}}",
        does="cast",
        kicked=True,
    ),
    row(
        "{who:doer_of} [cast/casts/use/uses] [a spell/a burn spell/an instant/a sorcery"
        "/a damage spell] that [deals/would deal/does] {burn:count} damage to {on:targets_said}",
        "{who:doer_of}[施放/用/使用]一个[对/给]{on:targets_said}造成{burn:count}点伤害的"
        "[咒语/瞬间/法术]",
        does="cast",
        what={},
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays] [another one/a second one/a second copy/another copy"
        "/one more][ with the same name/ of it/ of the same card/ of my own/]",
        "{who:doer_of}{_:mid}[施放/下/下了/放/使用][另/第二]{_:one_said}[同名的/相同的"
        "/同名生物/一样的]"
        "|{who:doer_of}{_:mid}[施放/下/下了/放/使用]{_:one_said}[同名的/相同的/同名生物/一样的]"
        "|{who:doer_of}{_:mid}[施放/下/下了/放/使用][了/]第二[个/张/只]",
        does="cast_same",
    ),
    row(
        "{who:doer_of} [flash/flashes] in {what:noun}",
        "{who:doer_of}闪现[了/出/]{what:noun}[进场/进战场/上场/出来/]"
        "|{who:doer_of}[用/利用/以]闪现[来/]{_:mid}[施放/放/使用/放下/下][了/]{what:noun}",
        does="cast",
        flash=True,
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}} [on/targeting/at] {{on:targets_said}}"
        f"|{{who:doer_of}} {CAST} {{what:noun}}[,/] [targeting/destroying/killing/exiling"
        "/countering/bouncing] {on:targets_said}"
        f"|{{who:doer_of}} {CAST} {{what:noun}} to [destroy/kill/exile/counter/bounce/save/protect"
        "/remove/pump/burn/stop] {on:targets_said}",
        f"{{who:doer_of}}[把/将]{{what:noun}}{ZH_CAST}[到/在]{{on:targets_said}}[身上/上/]"
        f"|{{who:doer_of}}对{{on:targets_said}}{ZH_CAST}[了/]{{what:noun}}"
        f"|{{who:doer_of}}{ZH_CAST}[了/]{{what:noun}}[到/在]{{on:targets_said}}[身上/上/]"
        f"|{{who:doer_of}}{ZH_CAST}{{what:noun}}[，/][来/去/][指定/目标为/目标是/对/{ZH_DEEDS}]"
        f"{{on:targets_said}}[为目标/]",
        does="cast",
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}} [with/for] x[ = /=]{{x:count}} [on/targeting/at]"
        " {on:targets_said}",
        f"{{who:doer_of}}对{{on:targets_said}}{ZH_CAST}x[为/=/是/等于]{{x:count}}的{{what:noun}}",
        does="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAST}x[为/=/是/等于]{{x:count}}的{{what:noun}}"
        f"|{{who:doer_of}}{ZH_CAST}{{what:noun}}[，/]x[为/=/是/等于]{{x:count}}",
        does="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{{pitch:pitched}}[来/，/去/，来/]{ZH_CAST}[了/]{{what:noun}}"
        f"|{{who:doer_of}}{ZH_CAST}[了/]{{what:noun}}[，/]{{pitch:pitched}}",
        does="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{{pitch:pitched}}[来/，/去/，来/]{ZH_CAST}[了/]{{what:noun}}[，/]"
        "[来/去/，来/][指定/目标为/目标是/以/反击/反]{on:targets_said}[为目标/]"
        f"|{{who:doer_of}}{{pitch:pitched}}[来/，/去/，来/]对{{on:targets_said}}{ZH_CAST}[了/]"
        "{what:noun}",
        does="cast",
    ),
    row(
        "it targets {on:targets_said}|targeting {on:targets_said}|the target is {on:targets_said}",
        "目标[是/为]{on:targets_said}|指定{on:targets_said}为目标|[它/]以{on:targets_said}为目标",
        does="targets",
    ),
    row(
        "{who:doer_of} [target/targets] {on:targets_said}[ with it/ with that/]"
        "|{who:doer_of} [choose/chooses/pick/picks] {on:targets_said} as [the/its] target"
        "|{who:doer_of} [aim/aims/point/points/direct/directs] it at {on:targets_said}",
        "{who:doer_said}{_:mid}[选择/选/选定]{on:targets_said}[作为/为/当/当作][其/它的/]目标",
        does="targets",
    ),
    row(
        "{what:named_noun} [target/targets] {on:targets_said}"
        "|{what:noun_s} ability [is activated targeting/targets] {on:targets_said}",
        "{what:named_noun}[指定/指定了/以]{on:targets_said}[为目标/]"
        "|{what:named_noun}起动[异能/][，/][指定/目标为/目标是/以]{on:targets_said}[为目标/]",
        does="aims",
    ),
    row(
        "{who:doer_of} [choose/chooses/pick/picks/name/names] {of:noun}|"
        "{_:pronoun_said} [copies/copy/enters as a copy of/enter as a copy of/becomes a copy of]"
        " {of:noun}"
        "|{what:named_noun} [copies/copy/enters as a copy of/enter as a copy of/enters the"
        " battlefield as a "
        "copy of] {of:noun}"
        "|{_:pronoun_said} enters the battlefield as a copy of {of:noun}"
        "|{who:doer_of} [choose/chooses] to copy {of:noun}|{who:doer_of} [have/has] it copy"
        " {of:noun}"
        "|{who:doer_of} [copy/copies] {of:noun}[ with it]",
        "[它/]复制{of:noun}|{what:named_noun}[进场时/进战场时/]复制[了/]{of:noun}|[它"
        "/]成为{of:noun}的复制品[进场/]|{who:doer_of}[选/选择/选了/选择了]{of:noun}[复制/来复制/]"
        "|{what:named_noun}[以/当作/成为]{of:noun}的复制品[进场/进入战场/进战场/]",
        does="copies",
    ),
    row(
        "{who:doer_of} [activate/activates] {what:noun}"
        "|{who:doer_of} [tap/taps/sacrifice/sacrifices] {what:noun} for mana"
        "|{who:doer_of} [activate/activates/use/uses] [{what:noun_s}/{what:theirs}]"
        " [pump /own /activated /]ability",
        "{who:doer_of}起动{what:noun}[的异能/][，/][去/来/][找地/搜地/检索地/]"
        "|{who:doer_of}[横置/牺牲]{what:noun}[产生法术力/产法术力/产费/来产生法术力/来产费]"
        "|{who:doer_of}{_:mid}[起动/用/使用][了/]{what:noun_s}[起动式/起动/]异能",
        does="activate",
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
