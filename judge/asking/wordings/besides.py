"""What people tell beside the cards: who is the monarch, what was cast before, which crew it has.

These rows stand beside those of `statements` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row

BEFORE = (
    "[ this turn/ already/ already this turn/ earlier this turn/ so far this turn/ before that]"
)
ZH_BEFORE = "[本回合/之前/此前/本回合之前/本回合先]"
STANDING: tuple[Row, ...] = (
    row(
        "{it:no_card} [is/was] [already ]a copy of {of:noun}"
        "|{it:no_card} [copies/is copying] {of:noun}",
        "{it:no_card}{_:mid}是{of:noun}的复制品|{it:no_card}{_:mid}复制[了/着]{of:noun}",
        does="is_copy_of",
    ),
    row(
        "{who:doer_of} [have/has/control/controls] {it:named_noun} [copying/that is a copy of"
        "/which is a copy of/that copied/that copies/as a copy of] {of:noun}",
        "{who:doer_of}{_:mid}[操控/有][一个/]复制[了/着]{of:noun}的{it:named_noun}",
        does="is_copy_of",
    ),
    row(
        "{it:noun} [is/are] [still /]untapped|{it:noun} [is/are] not [yet /]tapped",
        "{it:subject}{_:mid}[尚未横置/未横置/没有横置/没横置/未被横置/没有被横置/尚未被横置/是未横置的"
        "/是重置的/处于未横置状态]",
        does="untapped",
    ),
    row(
        "{who:doer_of} [go/goes/play/plays] first|{who:doer_of} [am/is/are] [the starting player"
        "/the first player/on the play/going first/playing first/first]"
        "|{who:doer_of} [start/starts/begin/begins][ the game/]",
        "{who:doer_of}{_:mid}[先手/是先手/先攻/是先手玩家/是先手牌手/是起始牌手/先行动]|{who:doer_of}先开始",
        does="goes_first",
    ),
    row(
        "{who:doer_of} [am/is/are/become/becomes] the monarch|the monarch is {who:whom_named}",
        "{who:doer_of}{_:mid}[是/成为/成为了/当上]君主[了/]|君主是{who:whom_named}",
        does="monarch",
    ),
    row(
        f"{{who:doer_of}} [cast/casts] {{n:count}} [other /]spells{BEFORE}"
        f"|{{who:doer_of}} [cast/casts] [a/one/another] [other /]spell{BEFORE}",
        f"{{who:doer_of}}{ZH_BEFORE}{{_:mid}}施放[过/了/过了/]{{n:count}}[个/张][其他/别的/]"
        "[咒语/法术/牌][了/]"
        "|{who:doer_of}{_:mid}施放[过/过了]{n:count}[个/张][其他/别的/][咒语/法术/牌][了/]"
        "|本回合{_:mid}施放[过/了/过了/]{n:count}个[其他/别的/]咒语[了/]",
        does="spells_before",
    ),
    row(
        "{n:count} [other /]spells [was/were/has been/have been] [already /]cast"
        "[ this turn/ already/ already this turn/ earlier this turn/ so far this turn/ before that"
        "/ before it/ so far/ before it this turn]",
        "",
        does="spells_before",
        who="",
    ),
    row(
        "{it:noun} has crew {n:count}|{it:noun} has a crew cost of {n:count}"
        "|{it:noun_s} crew [cost/number/value] is {n:count}",
        "{it:noun}{_:mid}[具有/有/的]搭载[值/数值/数字/费用/][为/是/]{n:count}",
        does="has_crew",
    ),
    row(
        "{it:noun} [has/have] [a/an] {_:tap_ability}",
        "{it:subject}{_:mid}[有/具有]{_:tap_ability}",
        does="has_tap_ability",
    ),
    row(
        "{it:noun} is [lying /][face down/face-down/facedown][ on the battlefield/ in play/]",
        "{it:subject}[以变身方式/以变身/用变身/以伪装/]{_:mid}面朝下"
        "[地/][在战场上/在场上/放在战场上/放置在战场上/躺在战场上/]",
        does="is_face_down",
    ),
    w(
        {"does": "combat_damage_dealt"},
        "combat damage [is/was/has been] dealt|combat damage [happens/happened/has happened]"
        "|the combat damage is dealt|combat damage resolves|damage is dealt|they deal combat damage"
        "|both deal combat damage|combat damage has already been dealt|the creatures deal damage"
        "|they deal damage to each other|both creatures deal damage",
        "战斗伤害[已/已经/][造成/造成了/打完/打完了/结算/结算了/结算完了]|造成[了/]战斗伤害|它们互相造成[了/][战斗/]伤害"
        "|战斗伤害已经造成完毕|双方造成[了/][战斗/]伤害|伤害结算了",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [choose/chooses/pick/picks] {whom:whom}"
        "[ for it/ for that/ for proliferate/]",
        "{who:doer_of}{_:mid}[选择/选/选了/选择了]{whom:whom}",
        does="chooses_player",
    ),
    row(
        "{on:noun} [gets/get] {change:change} [from/off/thanks to/due to/because of]"
        " {what:named_noun}[ until end of turn/ this turn/]"
        "|{what:named_noun} [gives/give/grants/grant] {on:noun} {change:change}"
        "[ until end of turn/ this turn/]",
        "{on:noun}{_:mid}[因/因为/由/从/靠][了/]{what:named_noun}{_:mid}[得/得到/获得/而得到]{change:change}"
        "|{what:named_noun}{_:mid}[让/使/令/给]{on:noun}{_:mid}[得/得到/获得/]{change:change}"
        "[直到回合结束/]",
        does="gets_from",
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
)
EFFECTS: tuple[Row, ...] = (
    row(
        "{who:doer_of} [gain/gains/take/takes/get/gets] control of {on:noun} until end of turn"
        "|{who:doer_of} [steal/steals] {on:noun} until end of turn",
        "{who:doer_of}{_:mid}[获得/夺取/取得/得到]{on:noun}的操控权[，/]直到回合结束",
        does="effect",
        text="Gain control of target permanent until end of turn.",
    ),
    row(
        "{who:doer_of} [gain/gains/take/takes] control of {on:noun} this turn"
        "|{who:doer_of} [steal/steals] {on:noun} this turn",
        "{who:doer_of}本回合{_:mid}[获得/夺取/取得/得到]{on:noun}的操控权",
        does="effect",
        text="Gain control of target permanent.",
    ),
    row(
        "{who:doer_of} [take/takes/get/gets] an extra turn after this [one/turn]",
        "{who:doer_of}[在/]本回合[之/]后{_:mid}[进行/获得/得到/执行][一个/]额外[的/]回合",
        does="effect",
        text="Take an extra turn after this one.",
    ),
    row(
        "[a/an/one/another] {kind:attached_kind} [gives/give/grants/grant] {it:noun}"
        " {has:keyword_list}[ again/ as well/ too/ a second time/ once more/]"
        "|{it:noun} [gets/gains/has] {has:keyword_list}[ again/ as well/ too/] from [a/an/another]"
        " {kind:attached_kind}",
        "[一个/一件/某个/另一个/]{kind:attached_kind}{_:mid}[让/使/令/给]{it:noun}{_:mid}"
        "[具有/获得/拥有/得到/有/]{has:keyword_list}[异能/]",
        does="attached_having",
    ),
    row(
        "{who:whose} [spell/ability/effect/card/instant/sorcery] [creates/create/makes/make]"
        " {tokens:tokens_said}"
        "|{who:whose} [spell/ability/effect/card] [is to/will/would/is going to] [create/make]"
        " {tokens:tokens_said}",
        "{who:whose}[法术/咒语/效应/异能/牌/瞬间]{_:mid}[派出/造/造出/产生/得到/制造]{tokens:tokens_said}",
        does="makes",
    ),
)
ASKED: tuple[Row, ...] = (
    row(
        "{_:can} {who:doer_of}{_:adverbs} [use/activate] [a/one of its/any of its/one]"
        " loyalty [ability/abilities] of {what:noun}"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] [a/one] loyalty ability [on/from]"
        " {what:noun}"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] {what:noun_s} loyalty [ability/abilities]"
        "[ this turn/]",
        "{who:doer_of}[本回合/]{_:mid}能{_:mid}[起动/使用]{what:noun_s}[一个/]忠诚异能吗",
        asks="activate",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [use/activate] [a/one of its/its/one] loyalty"
        " [ability/abilities]",
        "{who:doer_of}[本回合/]{_:mid}能{_:mid}[起动/使用][一个/]忠诚异能吗",
        asks="activate",
        what={"pronoun": "it"},
    ),
    row(
        "how many {card:artifact_token}[s/ tokens] {_:will} {who:doer_of}{_:adverbs} {so:getting}",
        "{who:doer_of}{_:mid}{so:getting}几个{card:artifact_token}[衍生物/]",
        asks="artifact_tokens",
    ),
    w(
        {"asks": "next_active"},
        "whose turn is [next/it next/it then/it after this turn/after this turn/it after that]"
        "|who [takes/gets/has/will take] the [next/following] turn"
        "|whose is the next turn|who takes the turn after this[ one/]",
        "下[个/一个/一/]回合是谁的[回合/]|下[个/一个/一/]回合[由/轮到]谁[进行/]|接下来是谁的回合"
        "|谁进行下[个/一个/一/]回合",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [use/activate] {what:noun}"
        " [again/a second time/once more/another time/twice][ this turn/]"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] [its ability/its loyalty abilities"
        "/a loyalty ability of it/another of its abilities/another loyalty ability/another ability"
        " of it/one of its abilities][ again/ a second time/ once more/][ this turn/]",
        "{who:doer_of}[本回合/]{_:mid}能{_:mid}[再次/再/又][起动/使用]{what:noun}[的异能/的忠诚异能/]"
        "[一次/]吗",
        asks="activate_again",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} respond by tapping {what:noun}{_:for_mana}"
        "|{_:can} {who:doer_of}{_:adverbs} respond by [activating/using/sacrificing] {what:noun}"
        "[ for mana/]",
        "{who:doer_of}{_:mid}能{_:mid}[响应/作为响应/在响应时/以响应][，/]{_:mid}[横置/起动/用/牺牲]"
        "{what:noun}{_:for_mana}吗"
        "|{who:doer_of}[响应/作为响应/在响应时][，/]{_:mid}能{_:mid}[横置/起动/用/牺牲]{what:noun}"
        "{_:for_mana}吗",
        asks="activate",
        respond=True,
    ),
    row(
        "{_:will} {who:doer_of}{_:adverbs} draw[ a card/] [on/in/for/during] [the first turn"
        "/my first turn/the first turn of the game/turn one/my first draw step"
        "/the first draw step/turn 1]",
        "{who:doer_of}{_:mid}在[我的/自己的/][第一个/第一/首个/首][回合/抓牌步骤][中/里/的抓牌步骤/]{_:mid}"
        "[抓牌/抓一张牌]吗"
        "|[第一个/第一/首个/首]回合{who:doer_of}{_:mid}[抓牌/抓一张牌]吗",
        asks="draws_first",
    ),
    row(
        "{_:which_mana} {_:will} {who:doer_of}{_:adverbs} [get/receive/add/have/make/produce]"
        "[ from it/ for it/ from that/ from tapping it/]"
        "|{_:which_mana} {_:will} it{_:adverbs} [make/produce/add/give me/give/tap for]"
        "|[what/which] [color/colour/kind/type] is [the/that/its] mana",
        "{who:doer_of}{_:mid}[得到/获得/产生/加/拿到][什么颜色的法术力/什么颜色/哪种颜色的法术力/什么法术力"
        "/哪种法术力/哪种颜色/什么色的法术力]"
        "|它{_:mid}[产生/产出/加/提供][什么颜色的法术力/什么颜色/哪种颜色的法术力/什么法术力/哪种法术力"
        "/哪种颜色]",
        asks="mana_got",
    ),
    row(
        "who is the monarch[ now/ then/ afterwards/ after combat/ after that/ at the end/]"
        "|who [becomes/will become/ends up as/ends up] the monarch",
        "[现在/之后/最后/此时/]谁{_:mid}是君主|君主{_:mid}是谁|谁{_:mid}[成为/当]君主"
        "|[现在/之后/最后/此时/]{_:mid}由谁{_:mid}[成为/当/担任]君主",
        asks="monarch",
    ),
    row(
        "{_:will} {who:doer_of}{_:adverbs} [be/become/stay/remain/keep being] the monarch"
        "|[am/is/are] {who:doer_of}{_:adverbs} the monarch"
        "|{_:will} {who:doer_of}{_:adverbs} lose [the monarchy/monarch/the monarch]",
        "{who:doer_of}{_:mid}[是/成为/当]君主吗",
        asks="monarch",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [tap/use/activate] {what:noun} for its ability"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] [that ability/the ability/this ability"
        "/the tap ability/that tap ability/its tap ability/its own ability]"
        "|{_:can} [that ability/the ability/this ability] be [activated/used]",
        "{who:doer_of}{_:mid}能{_:mid}[起动/使用/用][这个异能/该异能/此异能/那个异能/它的这个异能/]吗",
        asks="activate",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} counter {_:the_ability} [with/using] it"
        "|{_:can} {who:doer_of}{_:adverbs} use it to counter {_:the_ability}"
        "|{_:can} it{_:adverbs} counter {_:the_ability}",
        "{who:doer_of}{_:mid}能{_:mid}[用/以]它{_:mid}[反击/反/康]{_:the_ability}吗"
        "|它{_:mid}能{_:mid}[反击/反/康]{_:the_ability}吗",
        asks="ability_countered",
        what={"pronoun": "it"},
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [tap/use] {by:noun} to crew it"
        "|{_:can} {who:doer_of}{_:adverbs} crew {what:noun} with {by:noun}",
        "{who:doer_of}{_:mid}能{_:mid}[横置/用]{by:noun}{_:mid}[来/以/去/]{_:mid}搭载[它/]吗"
        "|{who:doer_of}{_:mid}能{_:mid}用{by:noun}{_:mid}搭载{what:noun}吗",
        asks="crew",
    ),
)
WEARS_OFF = "[wears off/has worn off/wore off/ends/has ended/is over/runs out/expires/is gone]"
AFTER: tuple[Row, ...] = (
    row(
        f" [when/once/after] {{ends:named_noun}} {WEARS_OFF}"
        f"| [when/once/after] {{ends:its_effect}} {WEARS_OFF}",
        "",
        moment="wears_off",
    ),
)
MOMENTS: tuple[Row, ...] = (
    row(
        f"[when/once/after] {{ends:named_noun}} {WEARS_OFF}, "
        f"|[when/once/after] {{ends:its_effect}} {WEARS_OFF}, ",
        "[当/等/在/]{ends:named_noun}[的效应/的效果/的加成/][结束/失效/消失/过去/到期][时/后/之后/以后][，/]"
        "|[当/等/在/]{ends:its_effect}[结束/失效/消失/过去/到期][时/后/之后/以后][，/]",
        moment="wears_off",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "no_card",
        t(
            lambda noun: noun if set(noun) <= {"owner", "kind", "number"} else REJECTED,
            "{noun:noun}",
            "{noun:noun}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "which_mana",
        w(
            0,
            "|".join(
                f"{which} {mana}"
                for which in ("what", "which")
                for mana in ("mana", "color", "colour", "color of mana", "colour of mana")
            )
            + "|what kind of mana|what type of mana|which kind of mana|what color mana",
            "",
        ),
    ),
    table(
        "its_effect",
        w(
            {},
            "the effect|its effect|the bonus|the pump|that effect|the boost",
            "效应|效果|加成|该效应",
        ),
    ),
    table(
        "attached_kind", w("Aura", "aura|aura spell", "灵气"), w("Equipment", "equipment", "武具")
    ),
    table(
        "tap_ability",
        w(
            0,
            "tap ability|{{t}} ability|activated ability with {{t}} in its cost"
            "|ability with {{t}} in its cost|ability that costs {{t}}"
            "|ability with the tap symbol in its cost|ability with a"
            " tap cost|ability whose cost is tapping it|ability that requires tapping it"
            "|ability that requires it to tap|ability with a tap symbol|activated ability that taps"
            " it|ability with the tap symbol|activated ability with the tap symbol in its cost"
            "|ability that i activate by tapping it|ability with {{t}} as its cost"
            "|ability that needs {{t}}|ability that needs tapping"
            "|activated ability that requires tapping|{{t}}: ability",
            "",
        ),
        t(
            lambda: 0,
            "",
            "[一个/一项/]{_:tap_cost}[的/][起动式/起动/][异能]",
            unmake=lambda value: None,
        ),
    ),
    table(
        "tap_cost",
        w(
            0,
            "",
            "|".join(
                f"{cost}{tap}"
                for cost in (
                    "",
                    "费用为",
                    "费用是",
                    "费用包含",
                    "费用含",
                    "费用中有",
                    "需要",
                    "需",
                    "要",
                )
                for tap in ("横置", "{{t}}", "横置符号", "横置自己", "横置它")
            ),
        ),
    ),
)
