"""Who attacks, who blocks, what is dealt in combat."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.acts import (
    BLOCK,
    HAVE,
    ZH_BLOCK,
)
from judge.asking.wordings.verbs import row
from judge.language import Include, Table, t, w
from judge.language.template import Row
from judge.words import ASKER

WAY = "[in its way/in the way/in front of it/in front of the attacker/in front]"
STANDING: tuple[Row, ...] = (
    w(
        {"does": "combat_damage_dealt"},
        "combat damage [is/was/has been] dealt|combat damage [happens/happened/has happened]"
        "|the combat damage is dealt|combat damage resolves|damage is dealt|they deal combat damage"
        "|both deal combat damage|combat damage has already been dealt|the creatures deal damage"
        "|they deal damage to each other|both creatures deal damage",
        "战斗伤害[已/已经/][造成/造成了/打完/打完了/结算/结算了/结算完了]|造成[了/]战斗伤害|它们互相造成[了/][战斗/]伤害"
        "|战斗伤害已经造成完毕|双方[都/均/][互相/][造成/造成了][战斗/]伤害|伤害结算了"
        "|[两个生物/它们/两者][都/均/][互相/][造成/造成了][战斗/]伤害",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        f"{{who:doer_of}} [put/puts/throw/throws/place/places/send/sends] {{by:nouns}} {WAY}"
        f"|{{by:nouns}} [stand/stands/step/steps/jump/jumps/get/gets] {WAY}",
        "{who:doer_of}{_:mid}[让/派/用/把/将]{by:nouns}{_:mid}[挡路/拦路/拦住/拦下/拦/挡在前面"
        "/挡在它面前/挡在路上/顶上/顶住/扛/扛住][它/]"
        "|{by:nouns}{_:mid}[拦住/拦下/拦/顶住/挡在][它/][前面/面前/]",
        does="block",
    ),
    row(
        "{who:doer_of} [put/puts/throw/throws/place/places/send/sends] {by:nouns} in"
        " [front of/the way of/the path of] {at:noun}"
        "|{by:nouns} [stand/stands/step/steps/jump/jumps/get/gets] in [front of/the way of"
        "/the path of] {at:noun}",
        "{who:doer_of}{_:mid}[让/派/用/把/将]{by:nouns}{_:mid}[拦住/拦下/拦/顶住/扛住/挡在]{at:noun}"
        "[前面/面前/]"
        "|{by:nouns}{_:mid}[拦住/拦下/拦/顶住]{at:noun}",
        does="block",
    ),
    row(
        "",
        "{by:subjects}{_:mid}{_:not_blocked}[，/且/并/，并/，且/，并且/，而/而]{_:mid}对{at:whom_or_him}"
        "{_:mid}造成[了/][战斗/]伤害",
        does="connects",
    ),
    row(
        "{by:nouns} [goes/go/gets/is/are] unblocked and [deals/deal][ its/ their/]"
        " [combat damage/damage] to {at:whom_or_him}"
        "|{who:doer_of} [deals/deal] [combat damage/damage] to {at:whom_or_him} with {by:nouns}",
        "{who:doer_of}{_:mid}用{by:nouns}{_:mid}对{at:whom_or_him}{_:mid}造成[了/][战斗/]伤害",
        does="connects",
    ),
    w(
        {"does": "combat_damage_dealt", "ended": True},
        "combat is over|combat ends|combat has ended|the combat is over|after combat"
        "|after the combat|combat is done",
        "战斗过后|战斗结束[了/]|战斗结束后|战斗之后|战斗打完[了/]|战斗后",
    ),
    row(
        "{by:nouns} [is/are] [unblocked/not blocked] and [deal/deals][ its/ their/] combat damage",
        "{by:nouns}{_:mid}[没被阻挡/没有被阻挡/未被阻挡/没人阻挡/没人挡/没被挡][并/且/并且/，/，并/而/、]"
        "{_:mid}造成[了/]战斗伤害",
        does="connects",
    ),
    row(
        "{by:nouns} [hit/hits/connect with/connects with/get through to/gets through to] them"
        "|{by:nouns} [deal/deals][ its/ their/] damage to them",
        "",
        does="connects_them",
    ),
    row(
        "{at:whom_or_him} [is/am/are/gets/get] [hit by/dealt combat damage by] {by:nouns}",
        "{at:whom_or_him}{_:mid}[受到/受到了]{by:nouns}[造成的/的]战斗伤害",
        does="connects",
    ),
    row(
        "{by:nouns} [hit/hits/connect with/connects with/get through to/gets through to]"
        " {pw:named_noun}"
        "|{by:nouns} [deal/deals][ its/ their/] [combat damage/damage in combat] to {pw:noun}",
        "{by:nouns}{_:mid}[没有被阻挡，/没被阻挡，/未被阻挡，/没被挡，/未被阻挡且/]{_:mid}"
        "对{pw:noun}造成[了/]战斗伤害|{by:nouns}{_:mid}[打中/打到/击中][了/]{pw:named_noun}",
        does="hits_object",
    ),
    row(
        "[the same commander/a commander/one commander] [deals/dealt/has dealt] {n:count} and"
        " [then /later /]{m:count} combat damage to {whom:whom}"
        "|[the same commander/a commander/one commander] [deals/dealt/has dealt] {whom:whom}"
        " {n:count} and [then /later /]{m:count} combat damage",
        "[同一个/一个/同一]指挥官[前后两次/先后/先后两次/前后/两次分别/分别/]对{whom:whom}造成[了/过/]"
        "{n:count}点[和/与/、/、然后]{m:count}点[战斗/]伤害",
        does="commander_twice",
    ),
    row(
        "{by:nouns} [hit/hits/connect/connects/connects with/get through to/gets through to]"
        " {at:whom_or_him}"
        "|{by:nouns} [deal/deals][ its/ their/] [combat damage/damage] to {at:whom_or_him}"
        "|{by:nouns} [is/are] [unblocked/not blocked] and [deal/deals/hit/hits][ its/ their/]"
        "[ combat damage to/ damage to/] {at:whom_or_him}",
        "{by:subjects}{_:mid}[没有被阻挡，/没被阻挡，/未被阻挡，/没被挡，/未被阻挡且/]{_:mid}"
        "对{at:whom_or_him}造成[战斗/]伤害|{by:subjects}{_:mid}[打中/打到"
        "/击中/打在][了/]{at:whom_or_him}[身上/]",
        does="connects",
    ),
    row(
        "{by:nouns} [hit/hits/connect with/connects with/get through to/gets through to]"
        " [a player/the player/the defending player]"
        "|{by:nouns} [deal/deals] [combat damage/damage] to a player",
        "{by:nouns}{_:mid}[打中/打到/击中/打在][了/][牌手/玩家/人/脸][身上/上/]",
        does="connects",
    ),
    row(
        "{who:doer_of} [does not block/do not block/declare no blockers/declares no blockers"
        "/declare no blocks/declares no blocks/make no blocks/makes no blocks"
        "/decide not to block/decides not to block/decline to block/declines to block"
        "/choose not to block/chooses not to block/can not block/can't block/let it through"
        "/lets it through"
        "/take the damage/takes the damage][ it/ anything/ any of them/ them/]",
        "{who:doer_of}{_:mid}[没有阻挡/不阻挡/没阻挡/没挡/不挡/不做阻挡/选择不阻挡/不打算阻挡"
        "/放弃阻挡/宣告不阻挡/宣布不阻挡/决定不阻挡/决定不挡/没有挡/没有去挡/一个都没挡/一个都不挡/一只都不挡/一个也不挡/都不挡/完全不挡/一只都没挡/都没挡/都没有挡/没有做阻挡/没有宣告阻挡"
        "/没有宣告阻挡者/没宣告阻挡者/不宣告阻挡者/没有宣告任何阻挡者/没有任何阻挡/没有派阻挡者"
        "/没派人挡/不去挡/一个也没挡/什么都没挡/没有进行阻挡/不进行阻挡][它/它们/]",
        does="unblocked",
    ),
    row(
        "{who:doer_of} [does not block/do not block/choose not to block/chooses not to block"
        "/decide not to block/decides not to block] {of:noun}",
        "{who:doer_of}{_:mid}[没有阻挡/不阻挡/没阻挡/没挡/不挡/选择不阻挡/没有挡/不去挡]{of:noun}",
        does="unblocked",
    ),
    row(
        "[nobody blocks it/no one blocks it/nobody blocks/no"
        " one blocks/nobody blocked/no one blocked/nothing blocks/nothing blocks it"
        "/nothing is blocked"
        "/there are no blocks/there are no blockers/no blocks/no blockers/no blocks are declared"
        "/no blockers are declared/no creature blocks/no creatures block/nobody blocks anything"
        "/the attack goes unblocked/the attack is not blocked/the attack is unblocked]",
        "{_:mid}{_:not_blocked}",
        does="unblocked",
        who="",
    ),
    row(
        "[nothing/nobody/no one/no creature/none of them] blocks {of:noun}"
        "|[nothing/nobody/no one/no creature] blocked {of:noun}|no creatures block {of:noun}",
        "[没有生物/没有任何生物/没人/没有人]{_:mid}[阻挡/挡]{of:noun}",
        does="unblocked",
        who="",
    ),
    row(
        "",
        "[其/它的/这次/此次/][攻击/进攻]{_:mid}{_:not_blocked}",
        does="unblocked",
        who="",
        by_attack=True,
    ),
    row(
        "{of:noun} [is not/goes/went/was not/gets in/is/was/remains/stays] unblocked"
        "|{of:noun} [is not/was not/does not get] blocked"
        "|{of:noun} [get/gets/goes/go] through[ unblocked/ without being blocked/]"
        "|{of:noun} [is/was/gets] blocked by [nothing/nobody/no one/no creature/no creatures]",
        "{of:noun}{_:mid}{_:not_blocked}",
        does="unblocked",
        who="",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing/swings/swing in/swings in] with"
        " [only /just /]{by:nouns}"
        "[ alone/ and nothing else/ only/]"
        "|{who:doer_of} [declare/declares] {by:nouns} as [an attacker/attackers/attacker]"
        "|{who:doer_of} [send/sends] {by:nouns} [to attack/into combat/in to attack/on the attack"
        "/into the attack]|{who:doer_of} [send/sends] in {by:nouns}[ to attack/]",
        "{who:doer_of}[用/派/以/拿/让/派出/派遣/派上/出动/派了/出]{by:nouns}{_:mid}[来/去/]"
        "[攻击/进攻/打/打过去/打过来/进攻过来/发起攻击/发动攻击]"
        "|{who:doer_of}宣告{by:nouns}[攻击/为攻击者/进攻/作为攻击者]",
        does="attack",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing/swings] with [everything/all my creatures/the team"
        "/all his creatures/all of them/everyone/my whole board/his whole board/my team/both"
        "/both of them/all my guys]"
        "|{who:doer_of} [alpha/alphas/alpha strike/alpha strikes]",
        "{who:doer_of}[全部生物/所有生物/全体/用所有生物/用全部生物/用两个一起/用两个都/两个一起]{_:mid}"
        "[攻击/进攻/打过去/打过来/上]|{who:doer_of}{_:mid}[全军出击/全攻/全员攻击/总攻/全打/全上]",
        does="attack_all",
    ),
    row(
        "{by:noun} [vs/vs./versus/against/v] {at:noun}",
        "{by:noun}[和/与/跟]{at:noun}单挑|{by:noun}[vs/对上/对战]{at:noun}",
        does="versus",
    ),
    row(
        "{who:doer_of} [attack/attacks] {at:called} with {by:nouns} and {other:called} with"
        " {also:nouns}",
        "{who:doer_of}用{by:nouns}攻击{at:called}[，/并/，并/，同时/并且/]用{also:nouns}攻击{other:called}",
        does="attack",
    ),
    row(
        "{who:doer_of} [swing/swings/send/sends] {by:nouns} [at/into] {at:whom_or_him}",
        "",
        does="attack",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing at/swings at] {at:whom_or_him} with {by:nouns}",
        "{who:doer_of}[用/派/派出/派遣/派上/出动]{by:nouns}[攻击/进攻/来打/来攻击/去攻击]"
        "{at:whom_or_him}",
        does="attack",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing/swings][ me/ him/ her/ my opponent/] [on/during/in]"
        " [my/his/her/their][ next/] turn with {by:nouns}",
        "",
        does="attack",
        turn_of="own",
    ),
    row(
        "{by:nouns} [attack/attacks/swings/swing/is attacking/are attacking][ alone/ this turn/]",
        "{by:nouns}[单独/正在/在/][攻击/进攻][了/过/过了/]",
        does="attack",
    ),
    row(
        "{by:nouns} [attack/attacks/is attacking/are attacking][ together with/ alongside"
        "/ with/ beside] {beside:nouns}",
        "",
        does="attack",
    ),
    row(
        "{by:nouns} [come/comes] at me",
        "{by:nouns}{_:mid}[打过来/攻过来/来攻击/冲过来/打来]",
        does="attack",
        at=ASKER,
    ),
    row(
        "{by:nouns} [attack/attacks/swings at/swing at] {at:whom_or_him}",
        "{by:nouns}[攻击/打/进攻/正在攻击/正在进攻/在攻击/在进攻/在打/正攻击/正在打]{at:whom_or_him}",
        does="attack",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing/swings]"
        "|{who:doer_of} [declare/declares] [attackers/an attack/the attackers/attacks]",
        "{who:doer_of}[攻击/进攻/宣告攻击/发动攻击/发起攻击/打过来/宣告攻击者][后/之后/时/]",
        does="attack_alone",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing at/swings at] {whom:whom}",
        "{who:doer_of}[攻击/进攻]{whom:whom}",
        does="attack_alone",
    ),
    row(
        "",
        "{by:nouns}{_:mid}[打过去/攻过去/冲过去/打上去/上去打]",
        does="attack",
    ),
    row(
        "",
        "{by:subjects}{_:mid}[打脸/打对手脸/打对手的脸/打他脸]",
        does="hits_face",
    ),
    row(
        "{by:noun} [runs into/run into/crashes into/crash into/rams into/ram into/swings into"
        "/swing into/attacks into/attack into] {at:noun}",
        "{by:noun}{_:mid}[撞/撞上/撞向/撞到/怼/怼上/攻击撞上/打上]{at:noun}",
        does="clash",
    ),
    row(
        "{by:noun} and {at:noun} [run into each other/crash into each other/clash/collide"
        "/meet in combat/trade blows/deal combat damage to each other/deal combat damage to one"
        " another"
        "/fight in combat/battle/battle each other]",
        "{by:noun}[和/跟/与/同]{at:noun}{_:mid}[互撞/对撞/相撞/互打/对打/对拼/互怼/互啃/硬碰硬/撞一起/撞在一起/撞上了]"
        "|{by:noun}、{at:noun}{_:mid}[互撞/对撞/相撞/互打/对打/对拼]"
        "|{by:noun}[和/跟/与/同]{at:noun}{_:mid}[战斗/在战斗中相遇/在战斗中对上/战斗中相遇/在战斗中交手]",
        does="clash",
        either=True,
    ),
    row(
        f"{{who:doer_of}} {BLOCK}",
        f"{{who:doer_of}}{ZH_BLOCK}",
        does="block_alone",
        number=1,
    ),
    row(
        f"{{who:doer_of}} {BLOCK}[ it/] with [both/both of them/everything/all of them"
        "/both creatures]",
        "{who:doer_of}[用两个一起/两个都/用两个/全都/都/全][挡/阻挡/来挡/去挡]",
        does="block_alone",
        number=0,
    ),
    row(
        f"{{who:doer_of}} {BLOCK} {{at:noun}}",
        "{who:doer_of}[挡/阻挡/挡住][了/]{at:noun}",
        does="block_alone",
        number=1,
    ),
    row(
        "{who:doer_of} [double block/double blocks/double-block/double-blocks][ it/ him/]",
        "{who:doer_of}双挡[它/]",
        does="block_alone",
        number=2,
    ),
    row(
        "{by:nouns} [attack/attacks/swings at/swing at] {pw:noun}",
        "{by:nouns}[攻击/进攻/正在攻击/正在进攻/在攻击/在进攻/正攻击]{pw:noun}",
        does="attack",
    ),
    row(
        "{pw:noun} [is/gets] attacked by {by:nouns}",
        "{pw:subject}{_:mid}被{by:nouns}{_:mid}攻击",
        does="attack",
        passive=True,
    ),
    row(
        "",
        "{pw:subject}{_:mid}被{by:nouns}{_:mid}攻击[且/，/并且/，且/]{_:not_blocked}",
        does="attack",
        passive=True,
        unblocked=True,
    ),
    row(
        "{by:nouns} [attack/attacks/swings at/swing at] {pw:noun}[ unblocked"
        "/ and is not blocked/ and gets through/ and is unblocked]",
        "{by:nouns}[攻击/进攻/正在攻击]{pw:noun}[且/，/并且/，且/]{_:not_blocked}",
        does="attack",
        unblocked=True,
    ),
    row(
        "{who:doer_of} [attack/attacks/swing at/swings at] {pw:noun} with {by:nouns}",
        "{who:doer_of}[用/派/派出]{by:nouns}[去/来/][攻击/进攻]{pw:noun}",
        does="attack",
    ),
    row(
        "",
        "{at:doer_of}被{by:nouns}[打/打到/打中][，/且/并且/]{_:not_blocked}",
        does="attack",
        unblocked=True,
    ),
    row(
        "{at:doer_of} [am/is/are/get/gets] attacked by {by:nouns}",
        "{at:doer_of}被{by:nouns}[攻击/打]",
        does="attack",
    ),
    row(
        "{by:nouns} [attack/attacks] and [is/are] not blocked"
        f"|{{who:doer_of}} {HAVE} {{by:nouns}} unblocked|{{by:nouns}} unblocked"
        "|{by:nouns} [attack/attacks] unblocked|{by:nouns} [hit/hits] {at:attacked} unblocked"
        "|{at:doer_of} [am/is/are/get/gets/got/was] hit unblocked by {by:nouns}",
        "{by:nouns}攻击[，/][且未被阻挡/没人挡/没被挡/没有被阻挡/且没有被阻挡/但没有被阻挡"
        "/且没被挡]"
        "|{who:doer_of}用{by:nouns}攻击[没人挡/没被挡]|{at:doer_of}被没挡的{by:nouns}打到[了/]",
        does="attack",
        unblocked=True,
    ),
    row(
        f"{{who:doer_of}} {BLOCK} with {{by:nouns}}"
        "|{who:doer_of} [double block/double blocks/double-block/double-blocks/triple block"
        "/triple blocks] with {by:nouns}"
        "|{who:doer_of} [declare/declares] {by:nouns} as [a blocker/blockers/blocker]"
        "|{who:doer_of} [double block/double blocks/double-block/double-blocks] with {by:several}",
        f"{{who:doer_of}}[用/派]{{by:nouns}}{ZH_BLOCK}",
        does="block",
    ),
    row(
        f"{{who:doer_of}} {BLOCK} {{at:noun}} with {{by:nouns}}"
        "|{who:doer_of} [double block/double blocks/double-block/double-blocks] {at:noun} with "
        "{by:nouns}",
        f"{{who:doer_of}}[用/派]{{by:nouns}}{ZH_BLOCK}{{at:noun}}",
        does="block",
    ),
    row(
        f"{{who:doer_of}} {BLOCK} {{at:noun}} with {{by:nouns}} and {{other:noun}} with"
        " {also:nouns}",
        f"{{who:doer_of}}[用/派]{{by:nouns}}{ZH_BLOCK}{{at:noun}}[和/，/、/并]用{{also:nouns}}"
        f"{ZH_BLOCK}{{other:noun}}",
        does="block",
    ),
    row(
        f"{{who:doer_of}} {BLOCK} {{at:at_both}} with {{by:nouns}}",
        "{who:doer_of}[用/派]{by:nouns}[分别/各/][阻挡/挡]{at:at_both}",
        does="block",
    ),
    row(
        f"{{by:nouns}} {BLOCK} {{at:noun}}|{{by:nouns}} [is/are] blocking {{at:noun}}",
        "{by:nouns}[阻挡/挡住/挡/挡了/康/在阻挡/正在阻挡/双挡/一起挡/去挡/来挡]{at:noun}",
        does="block",
    ),
    row(f"{{by:nouns}} {BLOCK}", f"{{by:nouns}}{ZH_BLOCK}", does="block"),
    row(
        "{at:noun} [is/gets/got/was] blocked[ by something/]",
        "{at:noun}被[阻挡了/挡住了/挡了/阻挡/挡住]",
        does="block",
        by=({"number": 1, "kind": "creature"},),
        by_some=True,
    ),
    row(
        "[they/both creatures/the two creatures/these creatures/the creatures] [fight/fights]"
        "[ each other/ one another/]",
        "[它们/两个生物/这两个生物/双方的生物/两者/]互斗"
        "|[一个咒语/一个效应/某个效应/一个法术][让/使/令][它们/两个生物/这两个生物/双方的生物"
        "/两者][互斗/互相战斗]",
        does="they_fight",
    ),
    row(
        "{at:noun} [is/gets/got/was] [double-blocked/double blocked/blocked/chumped"
        "/chump-blocked/chump blocked/triple blocked] by {by:nouns}"
        "|{at:noun} blocked by {by:nouns}",
        "{at:subject}[攻击时/攻击，/攻击/攻击并/攻击但/进攻时/进攻，/进攻/][被/遭到/受到]{by:nouns}{_:mid}[阻挡/挡/挡住/挡了/双挡/的阻挡]",
        does="block",
        passive=True,
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "whom_or_him",
        Include("whom_named"),
        t(lambda of: "him", "{of:him}", "{of:him}", unmake=lambda value: None),
    ),
)
