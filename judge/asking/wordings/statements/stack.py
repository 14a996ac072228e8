"""What is on the stack: what triggers, what it aims at, what resolves."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.acts import (
    CAST,
    ZH_CAST,
)
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

TO_DO_TO = (
    "[exile/exiles/destroy/destroys/bounce/bounces/return/returns/kill/kills/hit/hits/take/takes]"
)
STANDING: tuple[Row, ...] = (
    row(
        "{what:noun} is [still ]on the stack|there is {what:noun} on the stack",
        "{what:noun}{_:mid}在堆叠上[没结算/还没结算/，还没结算/未结算/没有结算/]"
        "|堆叠上{_:mid}有{what:noun}",
        does="on_stack",
    ),
    row(
        "{of:noun} trigger in {who:whose} {step:step_said}"
        "|{of:noun} [trigger/triggers] [in/during/at] {who:whose} {step:step_said}",
        "{who:whose}{step:step_said}[，/]{of:noun}{_:mid}触发"
        "|{of:noun}在{who:whose}[的/][回合的/]{step:step_said}[中/里/时/][，/]{_:mid}触发[了/]",
        does="trigger_in_step",
    ),
    row(
        "{it:noun} can't be countered|{it:noun} is uncounterable|{it:noun} can not be countered",
        "{it:subject}{_:mid}[不能被反击/无法被反击/不能反击]",
        does="uncountered",
    ),
    row(
        "{who:doer_of} [hold/holds/keep/keeps/retain/retains/maintain/maintains] priority",
        "{who:doer_of}{_:mid}[保留/保持/握住/不让过/不放][优先权]|{who:doer_of}不让过优先权",
        does="holds_priority",
    ),
    row(
        "{who:doer_of} [has/have] {what:noun} on the stack",
        "{who:doer_of}{_:mid}在堆叠[上/中]{_:mid}有{what:noun}|{who:doer_of}有{what:noun}在堆叠[上/中]",
        does="on_stack",
    ),
    row(
        "{who:doer_of} [choose/chooses/pick/picks/announce/announces] {x:count} [for/as] x"
        "|{who:doer_of} [choose/chooses/pick/picks/announce/announces] {x:count} as the value of x"
        "|{who:doer_of} [choose/chooses/announce/announces/set/sets/make/makes] x"
        "[ = /=/ to be / as / to / equal to / is ]{x:count}"
        "|x [is/equals] {x:count}|x is equal to {x:count}|x[ = /=]{x:count}",
        "{who:doer_of}{_:picks_x}{x:count}|{who:doer_of}[为/给]x[选择/选/选了/选择了]{x:count}"
        "|{who:doer_of}[选择/选/选了/选择了]{x:count}[作为x/当作x/为x][的值/的数值/]"
        "|x[的值/][为/是/=/等于]{x:count}",
        does="x_is",
    ),
    row(
        "{who:doer_of} [choose/chooses/pick/picks] no new [target/targets][ for it/ for the copy/]"
        "|{who:doer_of} [do not/does not] [choose/pick] [a new target/new targets/any new target"
        "/another target/any new targets][ for it/ for the copy/]"
        "|{who:doer_of} [do not/does not] change [the target/its target/the targets/its targets]"
        "[ of the copy/]"
        "|{who:doer_of} [keep/keeps] the [same/original/old] [target/targets]"
        "[ for it/ for the copy/]",
        "{who:doer_of}{_:mid}[不/没有/没][为它/为复制品/][改变/更改/更换/换/选择新的/选新的/另选][目标/它的目标"
        "/复制品的目标]"
        "|{who:doer_of}{_:mid}[保留/保持/沿用][原来的目标/原目标/原有目标/原有的目标/同样的目标/相同的目标]",
        does="target_kept",
    ),
    row(
        "{what:noun} [resolves/has resolved/resolved][ this turn/ earlier this turn]",
        "本回合{what:noun}{_:mid}[结算/结算了/结算过/结算完了]"
        "|{what:noun}本回合{_:mid}[结算/结算了/结算过/结算完了]",
        does="resolves",
        so_far=True,
    ),
    row(
        "{what:noun} [resolves/has resolved/resolved]",
        "{what:noun}[结算/结算了/结算完/结算完了/结算完毕]|{what:noun}{_:mid}[结算了/结算完了]",
        does="resolves",
    ),
    row(
        "[both/they/they both/both of them/all of them/they all/all/everything/both spells"
        "/all spells/all of these/the two spells/all three/all these spells/each of them]"
        " [resolve/resolves/have resolved/has resolved]",
        "[它们/两个咒语/两张牌/两个/两张/这些咒语/咒语/全部/所有咒语]{_:mid}[都/全都/全部/皆/均/各自]{_:mid}"
        "[顺利/正常/成功/]结算[了/完/完了/完毕/]|{_:mid}[都/全都/全部/皆/均]{_:mid}[顺利/正常/成功/]"
        "结算[了/完/完了/完毕/]",
        does="all_resolve",
    ),
    row(
        "{of:noun_s} {_:trigger_said} [is/goes] [still ][on the stack/waiting to resolve]"
        "|[with/while] {of:noun_s} {_:trigger_said} [still /is /is still /]on the stack"
        "|before {of:noun_s} {_:trigger_said} resolves",
        "{of:noun_s}{_:trigger_said}{_:mid}[没结算/在堆叠上/未结算/没有结算]",
        does="trigger_waits",
    ),
    row(
        "[with/while] [the/that] {_:trigger_said} [still /is /is still /]on the stack"
        "|[the/that] {_:trigger_said} is [still ]on the stack"
        "|before [the/that] {_:trigger_said} resolves",
        "[这个/该/那个/此/]{_:trigger_said}{_:mid}[没结算/在堆叠上/未结算/没有结算]",
        does="trigger_waits",
    ),
    row(
        "{of:noun_s} {_:trigger_said} [resolves/has resolved]"
        "|[both/both of the/both of] {of:noun} triggers [then /][resolve/have resolved]"
        "|[both/both of] {of:noun_s} triggers [then /][resolve/have resolved]",
        "{of:noun_s}{_:trigger_said}{_:mid}结算[完/完毕/]"
        "|{of:noun_s}[两个/这两个/所有/全部/两次]{_:trigger_said}{_:mid}结算[完/完毕/]",
        does="trigger_resolves",
    ),
    row(
        "[the/that/this] {_:trigger_said} [then /][resolves/has resolved/goes off and resolves]",
        "",
        does="trigger_resolves",
        of={"pronoun": "it"},
        is_triggered=True,
    ),
    row(
        "[the/its/that/his/my] ward[ trigger/ ability/ triggered ability/ cost trigger]"
        " [triggers/resolves/goes on the stack/goes off]"
        "|[the/its/that/his/my] ward [triggers/resolves/goes off/kicks in]",
        "[它的/该/这个/]守护[触发/的触发/触发异能/触发式异能/异能/]{_:mid}[触发/结算/进堆叠/进入堆叠/进了堆叠][了/时/]",
        does="ward_comes",
    ),
    row(
        "",
        "[两个/这两个/所有/全部/两次]{_:trigger_said}{_:mid}结算[完/完毕/]",
        does="trigger_resolves",
        of={"pronoun": "it"},
    ),
    row(
        "the {of:named_noun} {_:trigger_said} [resolves/has resolved] in {who:whose}"
        " {step:step_said}",
        "{who:whose}{step:step_said}[中/时/][，/]{of:named_noun}的{_:trigger_said}{_:mid}结算",
        does="trigger_resolves",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        "choosing[ to copy/] {of:noun}"
        "|{who:doer_of} [have/has/let/lets] it [enter/come in/enter the battlefield] as a copy of"
        " {of:noun}|{who:doer_of} [use/uses] it to copy {of:noun}",
        "{_:puts_it}它{_:mid}复制{of:noun}|来{_:mid}复制{of:noun}",
        does="copies",
    ),
    row(
        "{what:named_noun} [resolve/resolves] on {on:targets_said}"
        "|{what:named_noun} [on/targeting] {on:targets_said} [resolve/resolves]",
        "{what:named_noun}{_:mid}在{on:targets_said}[上/身上]结算[了/]"
        "|{what:named_noun}{_:mid}对{on:targets_said}结算[了/]",
        does="resolves_on",
    ),
    row(
        "{it:noun} [is/gets/was] exiled[,/] and[ then/ it/ immediately/] [returns/comes back"
        "/returned/is returned][ to the battlefield/ to play/ immediately/ right away/ at once/]"
        "|{it:noun} [leaves/leaves the battlefield] and [returns/comes back]"
        "[ to the battlefield/ to play/ immediately/ right away/ at once/]",
        "{it:noun}{_:mid}[被放逐/离场/离开战场][了/][，然后/然后/，/再/，再/，随后/后/并/，并][立刻/马上/立即/又/]"
        "{_:mid}[回到战场/返回战场/回到场上/移回战场/回场/回来]",
        does="blinked_so",
    ),
    row(
        "{n:count} {kin:kin_said}[s/ tokens/ token/ creature tokens] [enter/enters/come in"
        "/enter the battlefield/are created/come into play/is created]"
        "|{who:doer_of} [get/gets/create/creates/make/makes] [his/her/my/the/those]"
        " {n:count} {kin:kin_said}[s/ tokens/ token]",
        "{n:count}[个/只]{kin:kin_said}[衍生物/]{_:mid}[进场/进战场/进入战场][了/]",
        does="tokens_come",
    ),
    row(
        "it [regenerates/is regenerated/does regenerate]"
        "|[the/that/my/his] creature [regenerates/is regenerated]"
        "|it is saved by [regeneration/the regeneration shield/its regeneration shield/the shield]",
        "[它/该生物/这个生物/那个生物/这只生物]{_:mid}[重生/再生/被重生/被再生][了/]",
        does="regenerates_so",
    ),
    row(
        "{of:named_noun} [triggers/trigger][ then/ now/]|{of:named_noun} goes on the stack",
        "{of:named_noun}{_:mid}触发[了/]|{of:named_noun}的[异能/触发式异能/触发异能]{_:mid}触发[了/]",
        does="named_triggers",
    ),
    row(
        "[the /its /my /his /]{keyword:triggered_keyword}[ trigger/ ability/] [triggers/trigger"
        "/goes on the stack/is on the stack]",
        "{keyword:triggered_keyword}[异能/]{_:mid}触发[了/]"
        "|{keyword:triggered_keyword}[异能/]的?触发{_:mid}[在堆叠上/进堆叠]".replace("的?", ""),
        does="keyword_triggers",
    ),
    row(
        "{who:doer_of} [choose/chooses/name/names/pick/picks/call/calls] {chosen:color_said}"
        "[ for it/ as the color/ as its color/ for the color/ as the chosen color/ for that/]"
        "|[choosing/naming/picking/calling] {chosen:color_said}"
        "[ for it/ as the color/ as its color/ for the color/ as the chosen color/]"
        "|the [chosen color/color chosen/color] is {chosen:color_said}",
        "{who:named_doer}{_:mid}[选择/选/指定/命名/选定/宣告/点名][了/]{chosen:color_said}"
        "|[所选颜色/选择的颜色/所选的颜色/选的颜色]{_:mid}[是/为]{chosen:color_said}",
        does="chooses_color",
    ),
    row(
        "{who:doer_of} [aim/aims/point/points/target/targets/direct/directs/send/sends]"
        " [every trigger/all triggers/each trigger/all the triggers/all of the triggers/them all"
        "/all of them/each of them/every one of them/each one/all of it/it all/everything/every"
        " copy"
        "/all copies/all the copies/all of the copies/each copy/the spell and all copies"
        "/the original and all copies/the original and the copies/it and all the copies"
        "/it and all copies/it and its copies] at {whom:whom}"
        "|{who:doer_of} [choose/chooses/pick/picks/name/names] {whom:whom} [for/with/as the target"
        " of/as target of/as the target for/each time/every time] {_:every_trigger}"
        "|{who:doer_of} [choose/chooses/pick/picks] {whom:whom} [each time/every time]"
        "|{who:doer_of} [have/has/let/lets] {_:every_trigger} target {whom:whom}"
        "|{who:doer_of} [target/targets] {whom:whom} with [every trigger/all triggers/each trigger"
        "/all the triggers/all of the triggers/all of them/each of them/all of it/everything"
        "/every copy/all copies/all the copies/all of the copies/each copy/the original and all"
        " copies"
        "/it and all the copies/it and all copies]",
        "{who:doer_of}{_:mid}[让/把/将][每个触发/所有触发/全部触发/每次触发/它们/每一个触发]{_:mid}"
        "[指定/指向/以]{whom:whom}[为目标/]"
        "|[每个触发/所有触发/全部触发/每次触发]{who:doer_of}{_:mid}[指定/以]{whom:whom}[为目标/]"
        "|{who:doer_of}[全部/全都/都][指定/指向/打向/瞄准/以/对准/打/打在]{whom:whom}[为目标/]"
        "|{who:doer_of}{_:mid}[让/把/将][它和所有复制品/所有复制品/全部复制品/每个复制品/原咒语和所有复制品"
        "/所有的复制品/它和复制品/所有伤害/全部伤害/每一份]{_:mid}[指定/指向/打向/瞄准/对准/以/打/打在/丢给/丢向]{whom:whom}[为目标/]"
        "|[所有复制品/全部复制品/每个复制品/它和所有复制品]{_:mid}[都/全都/也都/][指定/指向/打向/瞄准/对准/以]"
        "{whom:whom}[为目标/]"
        "|{who:doer_of}{_:mid}[每次/每一次/每个触发/所有触发/全部触发/每次触发时/每次都]{_:mid}"
        "[选择/选/指定/以]{whom:whom}[为目标/作为目标/]"
        "|{who:doer_of}{_:mid}[为/给/让][每个触发/所有触发/全部触发/每次触发/每一个触发]{_:mid}"
        "[选择/选/指定/以]{whom:whom}[为目标/作为目标/]",
        does="aims_all",
    ),
    row(
        "{_:every_trigger} [target/targets/hit/hits/is aimed at/are aimed at/is pointed at"
        "/are pointed at] {whom:whom}",
        "[每个触发/所有触发/全部触发/每次触发/每一个触发/触发]{_:mid}[指定/以/指向/对准/选择/选]{whom:whom}"
        "[为目标/作为目标/]|[每个触发/所有触发/全部触发/每次触发]的目标{_:mid}是{whom:whom}",
        does="aims_all",
    ),
    row(
        "{who:doer_of} [do/does/did] nothing[ else/ more/ further/ about it/ at all/ in response/]",
        "{who:doer_of}{_:mid}[什么都不做/什么也不做/什么都没做/什么也没做/没做别的/不做别的"
        "/没有做别的/没做其他事/不做任何事/没有任何动作]",
        does="does_nothing",
    ),
    row(
        "{what:named_noun} [gives/give/gave/grants/granted/has given] flashback to {on:target_said}"
        "[ this turn/ until end of turn/]"
        "|{what:named_noun} [gives/give/gave/grants/granted/has given] {on:target_said} flashback"
        "[ this turn/ until end of turn/]"
        "|{who:doer_of} [give/gives/gave/grant/grants] flashback to {on:target_said} with"
        " {what:named_noun}|{who:doer_of} [give/gives/gave/grant/grants] {on:target_said}"
        " flashback with"
        " {what:named_noun}"
        "|{who:doer_of} [use/uses] {what:named_noun} to give [flashback to {on:target_said}"
        "/{on:target_said} flashback]|{on:target_said} [gains/gained/has gained/gets/got] flashback"
        " [from/off/thanks to/because of] {what:named_noun}",
        "{what:named_noun}{_:mid}[让/使/令/给/给予]{on:target_said}{_:mid}[返照/获得返照/得到返照/具有返照"
        "]"
        "|{who:doer_of}{_:mid}用{what:named_noun}[的异能/][来/]{_:mid}[让/使/令/给/给予]{on:target_said}"
        "{_:mid}[返照/获得返照/得到返照/具有返照]",
        does="gives_flashback",
    ),
    row(
        "attaching it to {on:targets_said}|attached to {on:targets_said}",
        "[让/使/令]它{_:mid}[结附于/结附在/结附到/贴在/贴到/附在]{on:targets_said}[上/身上/]",
        does="targets",
    ),
    row(
        "{what:noun_s} {_:trigger_said} [target/targets/is targeting] {on:target_said}"
        "|{who:doer_of} [target/targets/choose/chooses] {on:target_said} [with/for/as target of]"
        " {what:noun_s} {_:trigger_said}",
        "{what:noun_s}{_:trigger_said}{_:mid}[指定/以/选择/选/选了/指定了/目标是/目标为]{on:target_said}"
        "[为目标/作为目标/]"
        "|{who:doer_of}用{what:noun_s}{_:trigger_said}{_:mid}[指定/选择/选/以]{on:target_said}[为目标"
        "/作为目标/]",
        does="trigger_aims",
    ),
    row(
        "[the/that/this/my/his/her] {_:trigger_said} [target/targets/is targeting] {on:target_said}"
        "|{who:doer_of} [target/targets/choose/chooses] {on:target_said} [with/for]"
        " [the/that/my/his] {_:trigger_said}",
        "[这个/该/那个/此/][触发/触发式异能]{_:mid}[指定/以/选择/选]{on:target_said}[为目标/作为目标/]",
        does="trigger_aims",
        what={"pronoun": "it"},
    ),
    row(
        f"{{what:noun_s}} {{_:trigger_said}} {TO_DO_TO} {{on:target_said}}"
        "[ to its owner's hand/ to my hand/ to his hand/]",
        "{what:noun_s}{_:trigger_said}{_:mid}[放逐/消灭/弹回/杀掉/放逐了/消灭了]{on:target_said}"
        "|{who:doer_of}用{what:noun_s}{_:trigger_said}{_:mid}[放逐/消灭/弹回/杀掉]{on:target_said}"
        "|{who:doer_of}用{what:noun_s}{_:trigger_said}[把/将]{on:target_said}{hand:done_away}",
        does="trigger_aims",
        done=True,
    ),
    row(
        "{who:doer_of} [counter/counters/stop/stops] {_:the_ability} [with/using] {what:named_noun}"
        "|{who:doer_of} [cast/casts/use/uses] {what:named_noun} [on/targeting/to counter]"
        " {_:the_ability}"
        "|{who:doer_of} [respond/responds] with {what:named_noun} [on/targeting] {_:the_ability}",
        "{who:doer_of}{_:mid}用{what:named_noun}{_:mid}[反击/反/反掉/康][了/掉/]{_:the_ability}"
        "|{who:doer_of}{_:mid}对{_:the_ability}{_:mid}[施放/放/使用/用]{what:named_noun}",
        does="counters_ability",
    ),
    row(
        "{of:named_noun} [comes/enters] [in /the battlefield /]and triggers"
        "|{of:noun_s} {_:trigger_said} [triggers/goes on the stack]",
        "{of:named_noun}{_:mid}[进场/进战场][并/，/]触发",
        does="enters_triggering",
    ),
    row(
        "{of:noun} [is/gets] copied by {what:named_noun}",
        "{of:noun}被{what:named_noun}复制[了/]",
        does="copies",
    ),
    row(
        "{what:named_noun} [comes in/enters/enters the battlefield/came in] [copying/as a copy of]"
        " {of:noun}",
        "",
        does="copies",
    ),
    row(
        "[the/that] copy [also /][targets/is aimed at/is pointed at] {on:target_said}[ too/ as well"
        "/ also/]"
        "|{who:doer_of} [aim/aims/point/points/target/targets] {on:target_said} with the copy[ too"
        "/ as well/]"
        "|{who:doer_of} [choose/chooses] {on:target_said}[ again/] for the copy",
        "[复制品/复制出来的咒语/那个复制品/该复制品]{_:mid}[也/同样/][以/指定]{on:target_said}[为/作为]目标"
        "|[复制品/复制出来的咒语/那个复制品/该复制品]的目标{_:mid}[也/同样/]是{on:target_said}"
        "|[复制品/那个复制品/该复制品]{_:mid}[也/同样/]指定{on:target_said}",
        does="copy_aims",
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] an [activated /]ability",
        "{who:doer_of}{_:mid}[起动/使用][了/]一个[起动式/]异能",
        does="unnamed_ability",
        kind="artifact",
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
        "{who:doer_of} [cast/casts/play/plays] [another one/a second one/a second copy/another copy"
        "/one more][ with the same name/ of it/ of the same card/ of my own/]",
        "{who:doer_of}{_:mid}[施放/下/下了/放/使用][另/第二]{_:one_said}[同名的/相同的"
        "/同名生物/一样的]"
        "|{who:doer_of}{_:mid}[施放/下/下了/放/使用]{_:one_said}[同名的/相同的/同名生物/一样的]"
        "|{who:doer_of}{_:mid}[施放/下/下了/放/使用][了/]第二[个/张/只]",
        does="cast_same",
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
)
EFFECTS: tuple[Row, ...] = (
    row(
        "{of:pronoun_it} [triggers/trigger]"
        "|[the/that/this/my/his/her] {_:trigger_said} [triggers/goes on the stack]",
        "{of:noun_s}{_:trigger_said}{_:mid}触发[了/]|{of:pronoun_it}{_:mid}触发[了/]"
        "|[这个/该/那个/此]{_:trigger_said}{_:mid}触发[了/]",
        does="has_triggered",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "every_trigger",
        w(
            0,
            "every trigger|every one of the triggers|every one of them|each trigger"
            "|each of the triggers|each of them|all triggers|all the triggers|all of the triggers"
            "|all of them|all its triggers|the triggers|each of its triggers",
            "",
        ),
    ),
)
