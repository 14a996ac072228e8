"""What a player casts, plays and pays."""

from __future__ import annotations

from judge.asking.canonical.rows import table
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
from judge.language import Table, w
from judge.language.template import Row

PAID = (
    "[the full cost of/the full cost for/the full price for/the normal cost of/the normal cost for"
    "/the mana cost of/the mana cost for/the whole cost of/the regular cost of/full price for"
    "/full cost for/the full mana cost of]"
)
STANDING: tuple[Row, ...] = (
    w(
        {"does": "again_there"},
        "it is there again|it is back there|it is back in the command zone|it is back there now"
        "|it is in the command zone again|it has returned to the command zone"
        "|it returned to the command zone|it is in the command zone now",
        "它又在那里|它又在统帅区|它回到了统帅区|它又回到了统帅区|它又回到统帅区|它现在又在统帅区"
        "|它现在在统帅区|它又在统帅区了",
    ),
    *(
        row(f"{{who:doer_of}} {en}{{cost:cost_said}}", zh, does="pays", so=so)
        for so, en, zh in (
            (
                False,
                "[refuse to pay/refuses to pay/decline to pay/declines to pay/do not pay"
                "/does not pay/can not pay/can't pay/choose not to pay/chooses not to"
                " pay]",
                "{who:doer_of}{_:mid}[不付/不支付/没付/没有支付/拒绝支付/拒付/付不出"
                "/不愿支付/没有付/没支付/没有法术力支付/没有法术力能支付/付不起/无法支付"
                "/没有付费/不付费/没付费]"
                "{cost:cost_said}",
            ),
            (
                True,
                "[pay/pays]",
                "{who:doer_of}{_:mid}[支付/付/付了/支付了/付掉]{cost:cost_said}",
            ),
        )
    ),
)
DONE: tuple[Row, ...] = (
    row(
        f"{{who:doer_of}} {CAST} {{what:named_noun}} with {{by:noun}} against {{at:noun}}"
        f"|{{who:doer_of}} {CAST} {{what:named_noun}}[,/] [to have/to make/to let/having/making"
        "/so that] {by:noun} [fight/fights] {at:noun}"
        "|{who:doer_of} [use/uses] {what:named_noun} [to have/to make/to let] {by:noun} fight"
        " {at:noun}|{who:doer_of} [have/has/make/makes] {by:noun} fight {at:noun}"
        " [with/using/via/through/by casting] {what:named_noun}",
        "{who:doer_of}{_:mid}[施放/用/使用]{what:named_noun}[，/来/，来/，并/]{_:mid}[让/使/令]{by:noun}"
        "{_:mid}[与/和/跟/同]{at:noun}{_:mid}[互斗/战斗/打架/互相战斗/打一架]"
        "|{who:doer_of}{_:mid}[用/以/让]{by:noun}对{at:noun}{_:mid}施放{what:named_noun}"
        "|{who:doer_of}{_:mid}施放{what:named_noun}[，/]{_:mid}[用/以]{by:noun}{_:mid}"
        "[对抗/对付/对上/与/和]{at:noun}{_:mid}[互斗/战斗/]",
        does="cast_to_fight",
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays] {what:noun}[,/ and/ and have it/ and let it]"
        " [choosing to copy/choosing/copying/copy] {of:noun}",
        "{who:doer_of}{_:mid}施放{what:noun}[来/去/，/，并/并/，让它/，选择/，用它/，来]{_:mid}复制"
        "{of:noun}",
        does="cast",
    ),
    row(
        f"{{who:doer_of}} [pay/pays] {PAID} {{what:noun}}"
        f"|{{who:doer_of}} [cast/casts] {{what:noun}} and [pay/pays] [its/the] "
        "[full/normal/regular/mana/full mana] cost",
        "{who:doer_of}{_:mid}[支付/付][了/]{what:noun_s}[全额/全部/正常/完整/原本/][的/]"
        "[法术力费用/费用][来/并/，/]{_:mid}[施放它/施放/]",
        does="cast",
        plainly=True,
    ),
    row(
        "{who:doer_of} [send/sends] {_:named_noun} on an adventure[ first/][ by casting/ with"
        "/ using/ as] {what:named_noun}"
        "|{who:doer_of} [send/sends] {_:named_noun} on [its/the] adventure {what:named_noun}",
        "{who:doer_of}{_:mid}[以/用/通过]{what:named_noun}{_:mid}[让/把/将]{_:named_noun}{_:mid}"
        "[派去冒险/去冒险/送去冒险/历险/去历险]",
        does="cast",
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:named_noun}}[,/] [from/off/via/using/with/as the"
        f" adventure of"
        "/as the adventure half of/as the adventure side of/the adventure of/the adventure half of"
        "/the adventure side of/the adventure part of/the back face of/the back side of/the"
        " other half of]"
        " {of:named_noun}"
        f"|{{who:doer_of}} {CAST} {{of:named_noun}} as {{what:bare_name}}"
        "|{who:doer_of} [cast/casts/use/uses] {of:noun_s} adventure[,/] {what:named_noun}",
        "{who:doer_of}{_:mid}[从/用/以/通过/凭]{of:named_noun}[中/身上/的历险/的历险部分/的历险半边/的历险面/]"
        "{_:mid}施放[了/]{what:named_noun}"
        "|{who:doer_of}{_:mid}[把/将]{of:named_noun}[当作/作为]{what:bare_name}{_:mid}施放"
        "|{who:doer_of}{_:mid}施放{of:noun_s}历险[部分/半边/面/][，/]{what:named_noun}",
        does="cast_face",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}施放{what:noun}[，/]并{_:mid}[指定/以]{on:targets_said}[为目标]",
        does="cast",
    ),
    row(
        "{who:doer_of} [take control of/takes control of/gain control of/gains control of]"
        " {on:targets_said} [with/using/by casting] {what:named_noun}",
        "{who:doer_of}用{what:named_noun}{_:mid}[获得/夺取/取得/得到]{on:targets_said}的操控权",
        does="cast",
    ),
    row(
        "{who:doer_of} [play/plays] {what:noun} as [my/his/her/the/a] land"
        "[ for the turn/ for turn/ drop/ this turn/ for this turn/]"
        "|{what:noun} [is/was/has been] played as {who:whose} land"
        "[ for the turn/ for turn/ drop/ this turn/ for this turn/]"
        "|{who:whose} [only /][land/land drop/land play] [this turn/for the turn/for this turn]"
        " [is/was] {what:noun}"
        "|{who:doer_of} already [play/plays] {what:noun}[ as my land/] this turn"
        "|{who:doer_of} [make/makes] {what:noun} [my/his/her] land drop",
        "{who:doer_of}{_:from_hand}{_:puts_it}{what:noun}{_:as_land}"
        "|{who:doer_of}{_:mid}{_:puts_it}{what:noun}{_:as_land}"
        "|{who:doer_of}[本回合/]{_:mid}[使用/放/下/打出/放下][了/]{what:noun}[当作/作为/当][本回合的/]"
        "[地/地牌/地使用/下地]"
        "|{who:doer_of}{_:from_hand}[使用/放/下/打出]{what:noun}",
        does="plays_land",
    ),
    row(
        "{who:doer_of} {what:bare_name} {on:targets_said} with {again:named_noun}",
        "",
        does="cast",
        slang=True,
    ),
    row(
        "",
        "{who:doer_of}{_:mid}结算[了/]{what:noun}",
        does="cast",
    ),
    row(
        "",
        "{on:target_said}{_:mid}[吃/中/挨][了/到/]{what:noun}",
        does="suffer",
    ),
    row(
        "",
        "{who:doer_of}x[选/选择/取/定/选了/等于/=/为][成/]{x:count}{_:mid}[施放/使用/放]{what:noun}"
        "|{who:doer_of}[以/用/按]x[=/为/等于/是]{x:count}[的/][来/]{_:mid}[施放/使用/放]{what:noun}",
        does="cast",
    ),
    row(
        "",
        "{who:doer_of}{what:name_in_slang}{_:mid}[清场/全清/清光/清了场/扫场/清空战场/清空场面"
        "/清光了场面]"
        "[了/]",
        does="cast",
        slang=True,
    ),
    row(
        "{who:doer_of} [exile/exiles] {n:count} [card/cards]"
        "[ from my graveyard/ from his graveyard/ from the graveyard/]"
        " to [delve for/cast/pay for/help cast] {what:named_noun}"
        "|{who:doer_of} [cast/casts] {what:named_noun}[,/][ and/] [exiling/delving][ away/]"
        " {n:count} [card/cards][ from my graveyard/ from his graveyard/ for delve/ with delve/]"
        "|{who:doer_of} [delve/delves][ away/] {n:count} [card/cards] for {what:named_noun}"
        "|{who:doer_of} [cast/casts] {what:named_noun} [delving/with delve for] {n:count}",
        "{who:doer_of}{_:mid}[从坟墓场/]放逐[坟墓场里的/坟墓场中的/坟墓场的/我坟墓场里的/][了/]{n:count}张牌"
        "[来/以/，/，来/][掘穴/为掘穴][施放/来施放/并施放][了/]{what:named_noun}"
        "|{who:doer_of}施放{what:named_noun}[，/时][掘穴/放逐][了/][坟墓场里的/坟墓场中的/坟墓场的/]"
        "{n:count}张[牌/][来掘穴/]",
        does="delves_for",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}[以/用/付/支付/按][正常/普通/通常/原本/原来/印刷的/一般/全额/正常的/普通的"
        "/原本的/它的法术力/其法术力][费用/法术力费用/的费用/的法术力费用][来/，/]施放[了/]{what:noun}",
        does="cast",
        plainly=True,
    ),
    row(
        "{who:doer_of} [pay/pays] [its kicker/the kicker/kicker/for its kicker/for kicker][ cost/]"
        "|{who:doer_of} [pay/pays] [its/the] kicker[ cost/] of {cost:mana_cost}"
        "|[it/the spell/that spell] [is/was] kicked",
        "{who:doer_of}{_:mid}[支付/付][了/][它的/其/该咒语的/]增幅[费用/的费用/]"
        "|{who:doer_of}{_:mid}[支付/付][了/][它的/其/该咒语的/]增幅[费用/的费用/]{cost:mana_cost}"
        "|{who:doer_of}{_:mid}[支付/付][了/]{cost:mana_cost}[的/]增幅[费用/]"
        "|[它/该咒语/这个咒语]被增幅[了/过/]",
        does="pays_kicker",
    ),
    row(
        "{who:doer_of} [exile/exiles] {n:count} [card/cards]"
        "[ from my graveyard/ from his graveyard/ from the graveyard/] [for/to pay for/with/using]"
        " [delve/its delve]"
        "|{who:doer_of} [exile/exiles] {n:count} [card/cards] to delve"
        "|{who:doer_of} [delve/delves][ away/] {n:count} [card/cards]"
        "|{who:doer_of} [delve/delves] for {n:count}",
        "{who:doer_of}[为/因/以/用]掘穴[从坟墓场/][放逐了/放逐]{n:count}张牌"
        "|{who:doer_of}[从坟墓场/][放逐了/放逐][坟墓场中的/坟墓场中/坟墓场里的/]{n:count}张牌"
        "[来/以/用来/用于/为了/作为/来支付/以支付/支付/，用于/，用来]掘穴"
        "|{who:doer_of}掘穴[了/掉/]{n:count}张[牌/]",
        does="delves",
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
        "{who:doer_of} [steal/steals/take/takes] {on:targets_said} with {what:one_named}",
        "{who:doer_of}用{what:one_named}{_:mid}[偷走/偷去/抢走/夺走/拿走][了/]{on:targets_said}"
        "|{who:doer_of}用{what:one_named}[把/将]{on:targets_said}{_:mid}[偷走/偷去/抢走/夺走/拿走][了/]",
        does="use",
        settles=True,
    ),
    row(
        "{who:doer_of} [return/returns/put/puts/send/sends/move/moves/bounce/bounces]"
        " {on:targets_said} {hand:to_hand} [with/using/by casting/via/through/by] {what:one_named}"
        "|{who:doer_of} [use/uses/cast/casts/play/plays] {what:one_named} to"
        " [return/put/send/bounce/move] {on:targets_said} {hand:to_hand}"
        "|[with/using] {what:one_named}[,/] {who:doer_of} [return/returns/put/puts/send/sends"
        "/bounce/bounces] {on:targets_said} {hand:to_hand}"
        "|{on:targets_said} [is/gets/was] [returned/put/sent/bounced] {hand:to_hand} by"
        " {who:doer_said} [with/using] {what:one_named}",
        "",
        does="use",
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays] {what:one_named} to [bounce/destroy/kill"
        "/exile/counter/burn/remove/save/pump/protect/shoot/hit/stop/blink/flicker/steal]"
        " {on:targets_said}"
        "|{who:doer_of} [use/uses] {what:one_named} to [bounce/exile/counter/remove/save/pump"
        "/protect/stop/blink/flicker/steal] {on:targets_said}",
        "",
        does="use",
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays/recast/recasts] {what:noun} from"
        " [my graveyard/his graveyard/her graveyard/the graveyard/their graveyard]"
        "[ with flashback/ using flashback/ for its flashback cost/ by flashback/ via flashback/]"
        "|{who:doer_of} [cast/casts/play/plays] {what:noun} [using/for/with/by] [its/the]"
        " flashback[ cost/]",
        "{who:doer_of}{_:mid}[从坟墓场/从坟墓场中/从坟墓场里/由坟墓场][再次/再/]施放[了/]{what:noun}"
        "|{who:doer_of}{_:mid}[把/将][坟墓场/坟墓场中/坟墓场里]的{what:noun}[施放/施放了/施放出来]"
        "|{who:doer_of}{_:mid}施放[坟墓场/坟墓场中/坟墓场里]的{what:noun}",
        does="from_graveyard",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAST}[了/]{{each:several_named}}"
        f"|{{who:doer_of}}[先后/依次/接连/陆续/连续]{ZH_CAST}[了/]{{each:several_named}}",
        does="cast_each",
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays] {what:true_name}[,/] [from/of/off/of the card]"
        " {of:true_name}"
        "|{who:doer_of} [cast/casts/play/plays] {what:true_name}[,/] the [adventure/adventure half"
        "/adventure side/instant half/sorcery half] of {of:true_name}"
        "|{who:doer_of} [cast/casts/play/plays] {of:true_name} as {what:true_name}"
        "|{who:doer_of} [cast/casts/play/plays] {of:noun_s} [adventure/adventure half"
        "/adventure side/adventure spell] {what:true_name}",
        "{who:doer_of}{_:mid}施放{of:true_name}的[历险/历险部分/历险牌面/历险咒语]{what:true_name}"
        "|{who:doer_of}{_:mid}[以/把/将]{of:true_name}[作为/当作/以]{what:true_name}施放"
        "|{who:doer_of}{_:mid}施放{of:true_name}[的/上的]{what:true_name}",
        does="cast_face",
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays] {what:named_noun}[,/] and [give/gives/grant/grants]"
        " {on:target_said} flashback[ with it/ with its ability/ with its trigger/]"
        "|{who:doer_of} [cast/casts/play/plays] {what:named_noun}[,/] [giving/granting]"
        " {on:target_said} flashback"
        "|{who:doer_of} [cast/casts/play/plays] {what:named_noun}[,/] and its [trigger/ability]"
        " gives {on:target_said} flashback"
        "|{who:doer_of} [cast/casts/play/plays] {what:named_noun} [for/and target/and targets]"
        " {on:target_said} [in/from] [my/his/her/the/their] graveyard"
        "|{who:doer_of} [cast/casts/play/plays] {what:named_noun} to give {on:target_said}"
        " flashback"
        "|{who:doer_of} [give/gives/grant/grants] {on:target_said} [in/from] [my/his/the]"
        " graveyard flashback [with/using/via] {what:named_noun}"
        "|{who:doer_of} [give/gives/grant/grants] flashback to {on:target_said}[ in my graveyard"
        "/ in his graveyard/ in the graveyard/] [with/using/via] {what:named_noun}",
        "{who:doer_of}{_:mid}[用/以]{what:named_noun}{_:mid}[让/使/给/赋予/令]"
        "{_:in_graveyard_zh_must}{on:target_said}{_:mid}[获得/得到/具有/]返照[异能/]"
        "|{who:doer_of}{_:mid}施放[了/]{what:named_noun}[，/][并/来/]{_:mid}[让/使/给/赋予/令]"
        "{_:in_graveyard_zh}{on:target_said}{_:mid}[获得/得到/具有/]返照[异能/]",
        does="gives_flashback",
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
        "{on:target_said} [is/gets/was/got] [returned/sent/put/bounced][ back/] to"
        " [my/his/her/its owner's/their/my opponent's] hand [by/with] {what:noun}"
        "[ this turn/ earlier this turn/]"
        "|{what:named_noun} [return/returns/bounce/bounces/send/sends/put/puts] {on:target_said}"
        "[ back/] to [my/his/her/its owner's/their/my opponent's] hand",
        "{on:target_said}{_:mid}被{what:noun}{_:mid}{_:bounced}[了/]",
        does="suffer",
    ),
    row(
        "{what:named_noun} [is/was/gets/has been] [cast/used/played] on {on:targets_said}",
        "{what:named_noun}{_:mid}被施放[在/到]{on:targets_said}[上/身上/]",
        does="cast",
        who=SOMEONE,
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
        f"{{who:doer_of}} {CAST} {{what:noun}}"
        "|{who:doer_of} [drop/drops/land/lands] {what:noun}"
        f"|{{who:doer_of}} {CAST} {{what:noun}} [again/once more/anew/a second time/another time]"
        "[ afterwards/ later/ this turn/ right away/ from my hand/ from hand/]"
        "|{who:doer_of} [recast/recasts/re-cast/re-casts/replay/replays] {what:noun}"
        "[ afterwards/ later/ this turn/ right away/ from my hand/ from hand/]",
        "{who:doer_of}{_:mid}[再次/重新/再度/再一次/重]施放[了/]{what:noun}"
        f"|{{who:doer_of}}{ZH_CAST}[了/]{{what:noun}}"
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
)
TABLES: tuple[Table, ...] = (
    table("from_hand", w(0, "", "从手里|从手上|从手牌|从手中")),
    table(
        "as_land",
        w(
            0,
            "",
            "|".join(
                f"{as_}{of}{land}{played}"
                for as_ in ("当作", "作为", "当")
                for of in ("本回合的", "")
                for land in ("地", "地牌")
                for played in ("使用", "下", "放", "打出", "来使用")
            ),
        ),
    ),
)
