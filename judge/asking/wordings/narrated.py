"""What people tell of a game beside what they do: whose things are, how the game stood and went on.

These rows stand beside those of `statements` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import ALL_COMMAS, AND, optional, table
from judge.asking.wordings.verbs import row
from judge.language import Include, ListOf, Table, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

MINE = {
    ASKER: ("mine", "my control", "i control", "我操控的/我的", "我操控/归我操控"),
    OPPONENT: (
        "his|hers|theirs|my opponent's",
        "my opponent's control|his control|their control",
        "my opponent controls|he controls|they control",
        "对手操控的/对手的/他的",
        "对手操控/归对手操控",
    ),
}
BACK = "[return/returns/come back/comes back/go back/goes back]"


def _owned() -> list[Row]:
    """Whose the things are that were told of last, two of them or one."""
    rows: list[Row] = []
    for who, (mine, control, i_control, zh, by) in MINE.items():
        for number, heads, of, zh_of in (
            (
                2,
                "both |both are |they are both |both of them are ",
                "both of which",
                "两个/两张/两者",
            ),
            (0, "they are |they are all |all of them are |all ", "which", "它们/全部"),
            (1, "it is ", "which", "它"),
        ):
            said = [f"{head}{one}" for one in mine.split("|") for head in heads.split("|")]
            said += [
                f"{head}under {one}" for one in control.split("|") for head in heads.split("|")
            ]
            said += [f"{of} {one}" for one in i_control.split("|")] if number != 1 else []
            zh_said = f"[{zh_of}]{{_:mid}}是{{_:mid}}[{zh}]|[{zh_of}]{{_:mid}}由[{by}]"
            rows.append(row("|".join(said), zh_said, does="owned", who=who, number=number))
    return rows


STANDING: tuple[Row, ...] = (
    row(
        "{what:noun} is [still ]on the stack|there is {what:noun} on the stack",
        "{what:noun}{_:mid}在堆叠上[没结算/还没结算/，还没结算/未结算/没有结算/]"
        "|堆叠上{_:mid}有{what:noun}",
        does="on_stack",
    ),
    *_owned(),
    row(
        "i am facing {what:nouns}[ here/]|i face {what:nouns}"
        "|facing {what:nouns}[ here/]|i am up against {what:nouns}|i am staring down {what:nouns}",
        "我面对[着/的是/]{what:nouns}|面对[着/]{what:nouns}",
        does="have",
        zone="battlefield",
        who=OPPONENT,
    ),
    row(
        "[there is/there are] {what:nouns} [on {who:whose} side/on {who:whose} board"
        "/under {who:whose} control]"
        "|[there is/there are] {what:nouns} on {who:whose} [side of the table/side of the board"
        "/side of the battlefield]|on {who:whose} side there [is/are] {what:nouns}",
        "",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [is/are] {who:whose} only [{_:kin_said}/creature/creatures/permanent/blocker]"
        "[ in play/ on the battlefield/]",
        "{what:nouns}是{who:whose}唯一的[{_:kin_said}/生物/永久物/阻挡者]",
        does="have",
        zone="battlefield",
    ),
    row(
        "{it:noun} [is/was] [normally /originally /otherwise /naturally /]{like:described}",
        "{it:subject}{_:mid}[原本/本来/原来/本身/本/原先/]是{like:described}",
        does="is_a",
    ),
    row(
        "{who:whose} graveyard [is empty/has no cards in it/has no cards/has nothing in it]"
        "|there is nothing in {who:whose} graveyard|there are no cards in {who:whose} graveyard",
        "{who:whose}坟墓场[是空的/为空/里没有牌/没有牌/中没有牌/里什么都没有]",
        does="empty_graveyard",
    ),
    row(
        "",
        "{it:noun}[上/身上/上面][结附着/贴着/挂着/装备着/结附了/贴了]{with:named_noun}",
        does="attached",
    ),
    *(
        row(
            f"[a/an] {kind} [gives/is giving] {{it:noun}} {{change:change}}"
            f"|{{it:noun}} [gets/has] {{change:change}} from [a/an] {kind}",
            f"[一个/一件]{zh}[让/使/给]{{it:noun}}[得/]{{change:change}}",
            does="attached_giving",
            kind=name,
        )
        for name, kind, zh in (("Aura", "aura", "灵气"), ("Equipment", "equipment", "武具"))
    ),
    row(
        "",
        "{it:subject}[处于横置状态/横置着]",
        does="tapped",
    ),
    row(
        "{it:noun} [becomes/become/gets/get] tapped",
        "{it:subject}{_:mid}[被横置了/被横置/被横置掉/变为横置]",
        does="gets_tapped",
    ),
    row(
        "",
        "{it:noun}{_:mid}[只剩/还剩/只有/还有/剩下/剩/有]{n:count}[点忠诚/点忠诚度/忠诚]"
        "|{it:noun}{_:mid}[只剩/只有/剩下/剩]{n:count}[个忠诚指示物/点忠诚指示物]",
        does="loyalty",
    ),
    row(
        "{by:named_noun} exiled {it:noun}[ earlier/ before/ last turn/ earlier this turn/]"
        "|{by:named_noun} [has/had] exiled {it:noun}"
        "|{it:noun} [is/was] exiled [under/with/beneath] {by:named_noun}[ earlier/ last turn/]"
        "|{it:noun} [is/was] exiled by {by:named_noun}[ earlier/ last turn/ before]",
        "{by:named_noun}[之前/早先/先前/上回合/已经/]放逐{it:noun}"
        "|{it:noun}{_:mid}被{by:named_noun}放逐[了/着]",
        does="exiled_by",
    ),
    row(
        "{who:doer_of} [sit/sits/am sitting/is sitting/are sitting/stand/stands/start/starts/am"
        " standing] [at/on] {n:life_total}[ life/ life points/]",
        "",
        does="life",
    ),
    row(
        "{who:doer_of} [sit/sits/am sitting/is sitting/am/is/are] at {n:life_total}[ life/] behind"
        " {what:nouns}"
        "|{who:doer_of} [sit/sits/am sitting/is sitting] at {n:life_total}[ life/] with"
        " {what:nouns}[ out/ in play/ on the battlefield/]",
        "",
        does="life_and",
        zone="battlefield",
    ),
    row(
        "{it:noun} [has/have] no {kind:kind_of}counters[ on it/ on him/ on them/]"
        "|there are no {kind:kind_of}counters on {it:noun}",
        "{it:subject}[身上/上面/上/]{_:mid}[没有/没][任何/]{kind:kind_of}指示物",
        does="no_counters",
    ),
    row(
        "{it:noun} [has/have] no [other /further /special ]abilities",
        "{it:subject}{_:mid}没有[任何/][其他/其它/别的/任何其他]异能",
        does="no_more",
    ),
    row(
        "the top card of {who:whose} [library/deck] is {what:named_noun}"
        "|{what:named_noun} is on top of {who:whose} [library/deck]"
        "|the top card {who:doer_of} [reveal/reveals/flip/flips/show/shows] is {what:named_noun}"
        "|{who:doer_of} [reveal/reveals/flip/flips] {what:named_noun}[ off the top/ from the top"
        "/ from the top of my library/ on top/]",
        "{who:whose}牌库顶[的/][牌/一张牌/那张牌/第一张牌/][是/为]{what:named_noun}"
        "|{who:doer_of}{_:mid}[展示/翻到/翻出/亮出][的牌/的/][是/为/]{what:named_noun}",
        does="library_top",
    ),
    row(
        "[before that /][the graveyards/all graveyards] [hold/contain/have]"
        " {what:card_types}"
        "|[before that /]there [is/are] {what:card_types} in [the graveyards/all graveyards"
        "/all the graveyards/both graveyards together/all graveyards together]"
        "|{what:card_types} [is/are] in [the graveyards/all graveyards]"
        "|the only [cards/card] in [the graveyards/all graveyards/any graveyard/both graveyards"
        "/all the graveyards] [is/are] {what:card_types}"
        "|[the graveyards/all graveyards] together [hold/contain/have] {what:card_types}",
        "[所有/双方/全部/各个/][的/]坟墓场[中/里/里面/]{_:mid}[有/只有]{what:card_types}",
        does="graveyards",
    ),
    row(
        "{who:doer_of} [has/have] no {_:lands_said} in [my/his/her/their] [library/deck]"
        "|there are no {_:lands_said} in {who:whose} [library/deck]",
        "{who:whose}牌库[里/中/里面/]{_:mid}没有[任何/]{_:lands_said}[了/]"
        "|{who:whose}牌库[里/中/里面/]一张{_:lands_said}{_:mid}没有[了/]",
        does="none_in_library",
    ),
    row(
        "{of:noun} trigger in {who:whose} {step:step_said}"
        "|{of:noun} [trigger/triggers] [in/during/at] {who:whose} {step:step_said}",
        "{who:whose}{step:step_said}[，/]{of:noun}{_:mid}触发",
        does="trigger_in_step",
    ),
    row(
        "{who:doer_of} [has/have/control/controls] no {what:spoken_name}",
        "{who:doer_of}{_:mid}没有[操控/操控任何/任何/]{what:spoken_name}",
        does="none_of",
    ),
    row(
        "{on:noun} [die/dies] with {counters:counters_said} on [it/him]",
        "{on:subject}[带着/带有/有]{counters:counters_said}{_:mid}[死去/死掉/死亡]",
        does="dies_with",
    ),
    row(
        "{it:noun} is still [on the battlefield/in play/there/around/out/on board]",
        "",
        does="still_there",
    ),
    row(
        "it is [now /in /during /]{who:whose} [main phase/first main phase/precombat main phase"
        "/pre-combat main phase/first main]"
        "|it is [now /]the [main phase/first main phase/precombat main phase] of {who:whose} turn"
        "|{who:doer_of} [am/is/are] in [my/his/her/their] [main phase/first main phase"
        "/precombat main phase]",
        "[轮到/现在/]{_:mid}[是/处于/在/]{who:whose}[的/回合的/]{_:main_said}[了/中/里/]",
        does="turn",
    ),
    row(
        "{it:noun} [has/have] a regeneration shield[ on it/]"
        "|{who:doer_of} [activate/activates] regeneration [for/on] {it:noun}"
        "[ this turn/]",
        "{it:noun}[本回合/]{_:mid}[起动过重生/有重生盾/有一个重生盾/有重生护盾/有一个重生护盾/上有重生护盾/上有一个重生护盾/上有重生盾/有再生盾]"
        "|{who:doer_of}{_:mid}为{it:noun}{_:mid}施加了重生盾",
        does="shielded",
    ),
    row(
        "{who:doer_of} [do not/does not/do not want to/does not want to/choose not to/chooses "
        "not to"
        "/refuse to/refuses to/decline to/declines to] pay {_:life_cost}[ for it/]"
        "|{who:doer_of} [pay/pays] no life[ for it/]",
        "{who:doer_of}{_:mid}[不付/不支付/没付/没支付/不想付/不想支付/不愿支付]{_:life_cost}",
        does="pays_life",
        so=False,
    ),
    row(
        "{who:doer_of} [pay/pays] {_:life_cost}[ for it/]",
        "{who:doer_of}{_:mid}[付/支付]{_:life_cost}",
        does="pays_life",
        so=True,
    ),
    w(
        {"does": "shield_left"},
        "the shield is still there|the regeneration shield is still there"
        "|the shield has not been used",
        "盾还在|重生盾还在|盾还没用掉|盾还没用",
    ),
)
TO_DO_TO = (
    "[exile/exiles/destroy/destroys/bounce/bounces/return/returns/kill/kills/hit/hits/take/takes]"
)
IN_PLAY = "[onto the battlefield/into play/on the battlefield/in play]"
DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [cycle/cycles] {what:noun}",
        "{who:doer_of}{_:mid}循环[了/]{what:noun}",
        does="cycle",
    ),
    row(
        "{who:doer_of} [discard/discards] {what:named_noun}"
        "[ to an effect/ to a spell/ to my opponent's effect/ to hand size/]",
        "{who:doer_of}{_:mid}[弃/弃掉][了/]{what:named_noun}",
        does="discards_card",
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
        "{who:doer_of} [concede/concedes/scoop/scoops/leave/leaves/quit/quits/drop out/drops out]"
        "[ the game/ of the game/ the table/]",
        "{who:doer_of}{_:mid}[投降/认输/退出/退出游戏/离开游戏/退赛][了/]",
        does="concedes",
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
        f"{{who:doer_of}} [put/puts/cheat/cheats/drop/drops/sneak/sneaks] {{of:noun}} {IN_PLAY}"
        " [with/using/via/off/through] {by:named_noun}"
        "|{who:doer_of} [reanimate/reanimates/drop/drops/cheat/cheats in] {of:noun} "
        "[with/using/via] {by:named_noun}",
        "{who:doer_of}[用/靠/通过/以]{by:named_noun}[把/将/让]{of:noun}{_:mid}{_:put_in}"
        "|{by:named_noun}[的异能/的触发/]{_:mid}[把/将/让]{of:noun}{_:mid}{_:put_in}"
        "|{who:doer_of}[用/靠/通过/以]{by:named_noun}{_:mid}[放/下/拍/复活][了/]{of:noun}[进场/进战场"
        "/下来/]",
        does="puts_in",
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
        "|{who:doer_of}{_:from_hand}[使用/放/下/打出]{what:noun}",
        does="plays_land",
    ),
    row(
        "{who:doer_of} [draw/draws] [a card /]from an empty library"
        "|{who:doer_of} [draw/draws] with an empty library"
        "|{who:doer_of} [try/tries/attempt/attempts] to draw from an empty library",
        "{who:doer_of}{_:mid}从空[的/]牌库[里/中/]{_:mid}抓[一张/][牌/]"
        "|{who:doer_of}牌库空了还抓牌",
        does="draws_from",
        n=0,
    ),
    row(
        "{who:doer_of} [draw/draws] the [last/final] card [of/from/in] [my/his/her/their]"
        " [library/deck]",
        "{who:doer_of}{_:mid}抓[了/到/]牌库[里的/中的/的/里/]最后一张牌",
        does="draws_from",
        n=1,
    ),
    row(
        "{who:doer_of} {what:bare_name} {on:targets_said} with {again:named_noun}",
        "",
        does="cast",
        slang=True,
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
)
EFFECTS: tuple[Row, ...] = (
    row(
        "",
        "{on:subject}被{_:destroyed}",
        does="effect",
        text="Destroy target permanent.",
        who="",
    ),
    row(
        "{tokens:tokens_said} [enter/enters/come in/comes in/enter the battlefield"
        "/enters the battlefield] [under {who:whose} control/on {who:whose} side]",
        "",
        does="makes",
    ),
    row(
        "",
        "{_:cause_any}{_:puts_it}{on:noun}{_:its_size}[{_:becomes}/为/是/变得为]{size:size}"
        "[直到回合结束/]"
        "|{_:some_effect}{_:puts_it}{on:noun}{_:becomes}{size:size}[直到回合结束/]",
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        "",
        "{who:doer_of}[让/使/令]{on:noun}[回到手上/回手/回到手牌/返回手牌/回到手中]",
        does="effect",
        text="Return target permanent to its owner's hand.",
    ),
    row(
        "",
        "{on:subject}被{who:whom}{_:mid}{_:destroyed}|{who:doer_of}[把/将]{on:noun}[拆/炸/弄死/打死"
        "/杀死/杀掉][了/掉了/掉]",
        does="effect",
        text="Destroy target permanent.",
    ),
    row(
        "{on:target_said} [is/are/am] dealt {n:count} damage [by/from] {_:dealer}"
        "|{on:target_said} [takes/take] {n:count} damage from {_:dealer}"
        "|{_:dealer} [deals/dealt] {n:count} damage to {on:target_said}",
        "{_:dealer}对{on:target_said}造成[了/]{n:count}点伤害"
        "|{on:target_said}受到{_:dealer}的{n:count}点伤害",
        does="dealt",
    ),
    row(
        "{on:target_said} [is/are/am] dealt {n:count} damage [by/from] a {color:color_said}"
        " [spell/source/effect]"
        "|a {color:color_said} [spell/source/effect] [deals/dealt] {n:count} damage to "
        "{on:target_said}",
        "一个{color:color_said}[的/][咒语/来源/效应]对{on:target_said}造成[了/]{n:count}点伤害",
        does="dealt",
    ),
    row(
        "{on:noun} [takes/receives/suffers] lethal damage|{on:noun} [is/gets] dealt lethal damage",
        "{on:subject}{_:mid}[受到/受]致命[的/]伤害",
        does="effect",
        text="Destroy target creature.",
        who="",
    ),
    row(
        f"{{it:noun}} {BACK}[ to the battlefield/ onto the battlefield/ into play]"
        "[ under its owner's control/][ immediately/ right away/ at once/]",
        "{it:subject}{_:mid}[返回/回到/移回/放回/被放回/回][战场/战场上/场上]",
        does="comes_back",
    ),
    row(
        "{who:doer_of} [discard/discards] {n:count} [card/cards]",
        "{who:doer_of}{_:mid}弃[掉/]{n:count}张[手牌/牌]",
        does="discards_cards",
    ),
    row(
        "{who:doer_of} [discard/discards] a card[ to an effect/ to a spell/ from hand/]",
        "",
        does="discards_cards",
        n=1,
    ),
    *(
        row(
            f"{{_:cause_{whose}}} {{_:causes}} {{_:caused_{whose}}}{{it:made_to}}",
            f"{{_:cause_{whose}}}{{_:causes}}{{_:caused_{whose}}}{{it:made_to}}",
            does="made_to",
            who=who,
        )
        for who, whose in ((ASKER, "me"), (OPPONENT, "him"))
    ),
    *(
        row(
            f"[a/an] [{{color:color_said}} /]{kind} [deals/dealt] {{n:count}} damage to {whom}",
            f"[一个/一道/一张/某个]{{color:color_said}}[的/]{zh}对{whom_zh}造成{{n:count}}点伤害",
            does="cast_dealing",
            kind=kind,
            whom=whom,
        )
        for kind, zh in (("sorcery", "法术"), ("instant", "瞬间"))
        for whom, whom_zh in (
            *(("each creature", "每个生物"), ("each player", "每位牌手")),
            ("each creature and each player", "每个生物和每位牌手"),
        )
    ),
)
CHECKED = "state-based actions are checked"
WHEN_DONE = (
    "resolves|has resolved|is resolved|is checked|has been checked|is done|is over|settles|has "
    "settled"
    "|has been resolved|finishes|finishes resolving|has finished resolving|is finished"
)
MOMENTS: tuple[Row, ...] = (  # before what is done
    w(
        {"moment": "combat_begins"},
        "at the beginning of combat, |at the beginning of combat |as combat begins, "
        "|once combat has begun, |once combat begins, "
        "|when combat begins, |in the beginning of combat step, |in the beginning of combat step ",
        "战斗开始时|战斗开始时，|在战斗开始时|在战斗开始时，|战斗开始步骤中，|在战斗开始步骤中",
    ),
    w(
        {"moment": "later"},
        "|".join(
            f"{when} {what} {done}, "
            for when in ("after", "once", "when")
            for what in ("everything", "all of that", "all of this", "all that", "it all", "all")
            for done in WHEN_DONE.split("|")
        ),
        "|".join(
            f"{what}结算{done}{then}{sign}"
            for what in (
                "全部",
                "都",
                "所有东西",
                "所有东西都",
                "一切都",
                "全部都",
                "等所有东西都",
                "一切",
                "等全部",
                "等都",
                "等一切",
                "所有效应",
                "全都",
            )
            for done in ("完", "完毕", "")
            for then in ("后", "之后", "以后")
            for sign in ("", "，")
            if (what, done, then) not in {("都", "", "后"), ("全部", "", "后"), ("都", "完", "后")}
        ),
    ),
    w(
        {"moment": "later"},
        "|".join(f"{when} {CHECKED}, " for when in ("after", "once", "when")),
        "|".join(
            f"{said}{then}{sign}"
            for said in (
                "状态动作检查",
                "检查状态动作",
                "检查完状态动作",
                "状态动作处理",
                "处理状态动作",
                "状态动作执行",
                "状态动作",
            )
            for then in ("后", "之后", "以后", "时", "完后")
            for sign in ("", "，")
        ),
    ),
    row(
        "before {to:noun} [resolves/resolve/can resolve/could resolve][, / ]"
        "|[with/while] {to:noun} [is /still /is still ]on the stack[, / ]"
        "|with {to:noun} on the stack[, / ]",
        "[在/]{to:noun}结算[之前/前/以前][，/]",
        respond=True,
    ),
)
OF_GAME: tuple[Row, ...] = (
    row(
        "{_:will} {by:noun}{_:adverbs} [let/make/allow/cause] {who:whom}[ to/] draw[ a card/ cards"
        "/ any cards/ an extra card/ another card/ an additional card/ any extra cards]"
        "|how many cards {_:will} {by:noun}{_:adverbs} [let/make/allow/cause] {who:whom}[ to/]"
        " draw",
        "{by:subject}{_:mid}[让/令/使]{who:whom}{_:mid}[抓/多抓][几张牌/几张]"
        "|{by:subject}{_:mid}[让/令/使]{who:whom}{_:mid}[抓牌/抓一张牌/多抓一张牌/多抓牌]吗",
        asks="drawn_by",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} cycle {what:noun}",
        "{who:doer_of}{_:mid}能{_:mid}循环{what:noun}吗",
        asks="cycle",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} tap {by:noun} to crew {what:noun}",
        "{who:doer_of}{_:mid}能{_:mid}横置{by:noun}[来/以/]搭载{what:noun}吗",
        asks="crew",
    ),
    row(
        "how much[ mana] [do/does/will/must/would] {who:doer_of} {_:have_to_said}"
        "[pay/spend/need/owe][ in total/ altogether/ for the spell/ for that spell/]"
        "|what is the total [mana/cost] {who:doer_of} {_:have_to_said}[pay/pays/need/needs]"
        "|what is the total cost[ of the spell/ of that spell/]",
        "{who:doer_of}{_:mid}[付/支付/花/交]{_:mid}[几点/多少/几]法术力"
        "|{who:doer_of}{_:mid}[付/支付/花/交]{_:mid}[多少费/几费/几点费]",
        asks="costs",
    ),
    w(
        {"asks": "all_die", "so": "dies", "number": 2},
        "do they trade|is it a trade|do they trade with each other|do the creatures trade"
        "|do the two creatures trade|will they trade|do both creatures trade",
        "它们会互换吗|会互换吗|算互换吗|是一换一吗",
    ),
    row(
        "",
        "{who:whom}[场上/]{_:mid}有[任何/]生物吗|{who:whom}场上{_:mid}[有/剩/剩下]几个生物",
        asks="creatures",
    ),
    row(
        "[does/do/will] {who:doer_of}[ still/] have any creatures[ left/ left over/]"
        "|how many creatures [does/do/will] {who:doer_of}[ still/] have[ left/][ on the "
        "battlefield/]",
        "",
        asks="creatures",
    ),
    w(
        {"asks": "creatures_left"},
        "how many creatures are [on the battlefield/in play/there]"
        "|how many creatures are left [on the battlefield/in play]"
        "|how many creatures [survive/remain] [on the battlefield/in play]",
        "[场上/战场上][还/一共/总共/][有/剩/剩下]几个生物|[场上/战场上][还/一共/总共/]剩下几个生物",
    ),
    w(
        {"asks": "life_each"},
        "what are [our/both/the/both players'] life totals[ now/]"
        "|what life totals do we[ each/] have|how much life [do we each/does each player/do both"
        " players] have[ left/ now/]|what are both players at",
        "[双方/我们][各/分别/]{_:mid}[是/有/剩/剩下][多少/几点][生命/血]".replace("{_:mid}", "")
        + "|双方的生命[各/分别/]是多少|双方生命[各/分别/]是多少|双方各剩多少血|双方各剩几点生命",
    ),
    w(
        {"asks": "result"},
        "what is the [result/outcome] of [the/this] game|how does [the/this] game end"
        "|what happens to the game|who has won|is the game a draw|does the game end in a draw"
        "|is the game drawn|do we draw the game|do both players lose|does either of us lose"
        "|do both of us lose",
        "[这盘/这局/]游戏[的/]结果[是/会是][什么/怎样/如何]|游戏结果[如何/怎样]|这[盘/局][游戏"
        "/][怎么/如何]结束"
        "|[双方/我们][都/]会输吗|是平局吗|游戏是平局吗|[双方/我们]都输吗",
    ),
    row(
        "how much {_:damage} does [the/that/the defending/the attacked] player[ then/] [take"
        "/receive/lose] from {of:noun}",
        "防御牌手{_:mid}[受到/受/吃]{of:noun}[的/造成的][多少/几点/][战斗/]伤害",
        asks="deals",
        dealt_to={"attacked": True},
    ),
    row(
        "how much {_:damage} does the player[ then/] [take/receive]"
        "|how much {_:damage} does the attacked player[ then/] [take/receive]"
        "|how much {_:damage} [is/was] dealt[ in total/ to the player/ to the defending player/]",
        "{who:doer_of}{_:mid}分配[多少/几点][战斗/]伤害给{whom:attacked}"
        "|{who:doer_of}{_:mid}[把/将][多少/几点][战斗/]伤害分配给{whom:attacked}",
        asks="through",
    ),
    row(
        "is {whose_zone:graveyard_said} the one {of:noun} [goes/will go] to"
        "|[does/will] {of:noun} go to {whose_zone:graveyard_said} and not [his/mine/my opponent's]"
        "|[whose/which] graveyard [does/will] {of:noun} [go to/end up in/go into]",
        "{of:noun}{_:mid}[进/进入/去/到][谁的/哪个牌手的/谁]坟墓场",
        asks="zone",
    ),
    row(
        "how [much loyalty/many loyalty counters] [does/will] {of:walker} {_:hold_said}"
        "|how [much loyalty/many loyalty counters] [does/will] {of:walker} have[ as he/ as she"
        "/ as it/ when he/ when she/ when it][ enters/ enters the battlefield/ comes in]"
        "|how many loyalty counters [does/will] {of:walker} [enter/come in/enter the battlefield]"
        " with|with how [many loyalty counters/much loyalty] [does/will] {of:walker} [enter"
        "/enter the battlefield]",
        "{of:noun}{_:mid}[带着/带][几个/多少/几点]忠诚[指示物/度]进[战/]场"
        "|{of:noun}进[战/]场时{_:mid}有[几个/多少/几点]忠诚[指示物/度]",
        asks="loyalty",
        entering=True,
    ),
    row(
        "how [much loyalty/many loyalty counters] [does/will] {of:walker_him} [have/have left"
        "/end up with/end up at]"
        "|how [much loyalty/many loyalty counters] [is/are] left on {of:walker_him}",
        "",
        asks="loyalty",
    ),
    row(
        "how much {_:damage} [can be/is/could be/gets/will be] [assigned/dealt] to {of:noun}",
        "",
        asks="suffers",
    ),
    row(
        "how much life [does/will] {of:noun} cost {who:whom}"
        "|how much life [do/will/does] {who:doer_of} lose [to/from/off/because of] {of:noun}",
        "{of:noun}{_:mid}[让/使]{who:doer_of}{_:mid}[失去/掉]几点[生命/血]",
        asks="lost_to",
    ),
    row(
        "",
        "{of:subject}{_:mid}[靠/因/凭/以/因为]{keyword:triggered_keyword}{_:mid}{_:back_there}吗",
        asks="returns",
    ),
    row(
        "",
        "{of:subject}{_:mid}触发[来/并/而]{_:mid}[反击它/反击该咒语]吗",
        asks="triggers",
    ),
    row(
        "",
        "{_:mid}[放上去/放上/放了/放/得到/多]几个[指示物/]",
        asks="counters",
    ),
    row(
        "",
        "{of:noun}{_:mid}[是/有]多大|{of:noun_s}身材{_:mid}是[多少/几/什么/]"
        "|{of:noun}{_:mid}是[几几/几/几]的[生物/]",
        asks="power_toughness",
    ),
    row(
        "[must/does/do/will/should] {who:doer_of} {_:have_to_said}[put/move] [one of them/one of "
        "the"
        " two/one] [into/to] [my/his/the] graveyard"
        "|{_:have_to_said}[lose/sacrifice/give up] one of them",
        "{who:doer_of}{_:mid}[把/将][其中一个/其中一张/一个]{_:mid}[放进/放入/置入/送进][我的"
        "/]坟墓场吗"
        "|{who:doer_of}{_:mid}[放弃/失去/牺牲][其中一个/其中一张]吗",
        asks="legend",
    ),
)
CAUSES_ZH = ("的效应", "的咒语", "的异能", "施放的法术", "施放的咒语", "施放的瞬间", "的法术")
SOME_CAUSE = (
    "an effect|a spell|an ability",
    "一个效应|有一个效应|某个效应|一个咒语|某个咒语|一个法术",
)


def _causes(whose: str, en: str, zh: str) -> Table:
    """What makes somebody do something: an effect of the other player, or of nobody told."""
    said = "|".join((zh, *(f"{zh}{one}" for one in CAUSES_ZH)))
    return table(
        f"cause_{whose}",
        w(0, f"{SOME_CAUSE[0]}|{en}", f"{SOME_CAUSE[1]}|{said}"),
        Word(0, (), ("",)),
    )


TABLES: tuple[Table, ...] = (
    table(
        "destroyed",
        w(
            0,
            "",
            "|".join(
                f"{verb}{done}"
                for verb in (
                    "消灭",
                    "炸",
                    "炸掉",
                    "杀",
                    "杀死",
                    "干掉",
                    "杀掉",
                    "打死",
                    "弄死",
                    "拆",
                    "拆掉",
                )
                for done in ("", "了", "掉了")
            ),
        ),
    ),
    table(
        "described",
        row(
            "[a/an/a base] {size:size}[ creature/]",
            "[一个/一只/]{size:size}[的/][生物/]",
        ),
        row(
            "[a/an] {size:size}[ creature/] with {has:keyword_list}",
            "[一个/一只/]{size:size}[的/]{has:keyword_list}[生物/]|[一个/][具"
            "/有]{has:keyword_list}[的/]"
            "{size:size}[生物/]",
        ),
        row("[a/an] {size:size} {has:one_keyword}[ creature/]", ""),
    ),
    _causes("me", "my opponent|my opponent's spell|my opponent's effect|his spell", "对手"),
    _causes("him", "my spell|my effect|i", "我"),
    table(
        "cause_any",
        w(0, "", "一个效应|对手的效应|一个咒语|对手的咒语|我的效应|我的咒语|某个效应|对手|我"),
        Word(0, (), ("",)),
    ),
    table(
        "some_effect",
        w(0, "", "一个效应|对手的效应|一个咒语|对手的咒语|我的效应|我的咒语|某个效应"),
    ),
    table(
        "causes",
        w(
            0,
            "makes|has|forces|lets|tells|made|had|forced|let|told",
            "令|让|使|叫|要求|要|迫使|强迫",
        ),
    ),
    table("caused_me", w(0, "me |me to ", "我")),
    table(
        "caused_him",
        w(0, "my opponent |him |her |them |my opponent to |him to |her to |them to ", "对手|他|她"),
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
    table(
        "put_in",
        w(
            0,
            "",
            "|".join(
                f"{verb}{there}"
                for verb in (
                    "放进",
                    "放到",
                    "移回",
                    "移到",
                    "拉进",
                    "放",
                    "拍到",
                    "返回",
                    "移返",
                    "置入",
                )
                for there in ("战场", "场", "场上", "战场上")
            )
            + "|复活|复活了|放进场了|放进战场了|拉回来|拉上来",
        ),
    ),
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
    table("main_said", w(0, "", "行动阶段|第一个行动阶段|战斗前行动阶段|战斗前的行动阶段")),
    table("puts_it", w(0, "", "把|让|使|将")),
    table(
        "its_size",
        w(
            0,
            "",
            "|".join(
                f"{of}{base}{size}"
                for of in ("的", "")
                for base in ("基础", "")
                for size in ("力量和防御力", "力量与防御力", "攻防", "身材")
            ),
        ),
    ),
    table(
        "back_there",
        w(
            0,
            "",
            "|".join(
                f"{back}{there}"
                for back in ("回到", "返回", "移回", "回")
                for there in ("战场", "场上", "战场上")
            ),
        ),
    ),
    table("becomes", w(0, "", "变成|成为|变为|变|变成了|变为了")),
    table(
        "made_to",
        *(
            row(en, zh, text=text)
            for en, zh, text in (
                (
                    "discard {n:count} [card/cards]",
                    "弃[掉/]{n:count}张[手牌/牌]",
                    "You discard {n} cards.",
                ),
                ("lose {n:count} life", "失去{n:count}点生命", "You lose {n} life."),
                ("mill {n:count}[ card/ cards/]", "磨{n:count}张[牌/]", "You mill {n} cards."),
                ("draw {n:count} [card/cards]", "抓{n:count}张[牌/]", "You draw {n} cards."),
                ("draw a card", "抓牌", "You draw a card."),
                (
                    "sacrifice a creature|sacrifice one creature",
                    "牺牲一个生物|牺牲一个他操控的生物|牺牲一个我操控的生物",
                    "You sacrifice a creature.",
                ),
                ("gain {n:count} life", "获得{n:count}点生命", "You gain {n} life."),
                (
                    "sacrifice [a creature/one creature/one of my creatures/one of his creatures]"
                    "[ of my choice/ of his choice/ of my own choice/]",
                    "牺牲[一个/一只/]生物",
                    "You sacrifice a creature.",
                ),
                (
                    "sacrifice [a permanent/one permanent]",
                    "牺牲[一个/]永久物",
                    "You sacrifice a permanent.",
                ),
            )
        ),
    ),
    table(
        "dealer",
        w(
            0,
            "a spell|an effect|some spell|some effect|a burn spell|an ability|something|some "
            "source",
            "一个咒语|一个效应|某个咒语|某个效应|一个异能|某个来源|一个来源|一个烧血咒语|一个直伤咒语"
            "|一个伤害咒语|某个烧血咒语|某个直伤咒语|一个法术|某个异能",
        ),
    ),
    table(
        "the_ability",
        w(
            0,
            "the ability|that ability|the activated ability|the activation|its ability|the trigger"
            "|that trigger|the triggered ability|his activation|this ability|that mana ability"
            "|the mana ability|the cycling ability|my cycling ability|that activation"
            "|that activated ability|that triggered ability",
            "这个异能|该异能|那个异能|此异能|这个起动式异能|这个触发|该触发|那个触发"
            "|这个触发式异能|异能|这个法术力异能|该法术力异能|循环异能|这个循环异能|该循环异能"
            "|该触发式异能|那个触发式异能|它的异能|该起动式异能",
        ),
    ),
    table(
        "life_cost",
        w(
            0,
            "life|any life|the life|2 life|the 2 life|two life",
            "生命|2点生命|两点生命|任何生命|血|2点血",
        ),
    ),
    table(
        "lands_said",
        w(0, "basic land|basic lands|basics|basic land cards|lands", "基本地|基本地牌|地|地牌"),
    ),
    table("card_types", ListOf("card_type", *AND), ListOf("card_type", *ALL_COMMAS, least=2)),
    table(
        "card_type",
        row(
            "{number:count} {type:type_said}[ card/ cards/]",
            "{number:count}[张/个]{type:type_said}[牌/]",
        ),
        row("[a/an/a single] {type:type_said}[ card/]", "", number=1),
    ),
    table(
        "type_said",
        *(
            w(en, f"{en}|{en}s".replace("sorcerys", "sorceries"), zh)
            for en, zh in (
                *(("land", "地"), ("creature", "生物"), ("instant", "瞬间"), ("sorcery", "法术")),
                *(("artifact", "神器"), ("enchantment", "结界"), ("planeswalker", "鹏洛客")),
                *(("artifact creature", "神器生物"), ("artifact land", "神器地")),
            )
        ),
    ),
    table(
        "walker",
        Include("noun"),
        Include("walker_him"),
    ),
    table("walker_him", w({"pronoun": "it"}, "he|she|him|her", "")),
    table("walker_s", Include("noun_s"), w({"pronoun": "it"}, "her|his", "他的|她的")),
    table("hold_said", w(0, "enter with|come in with|enter the battlefield with|start with", "")),
    table("have_to_said", w(0, "|have to |need to ", "")),
    table(
        "whom_or_him",
        Include("whom_named"),
        t(lambda of: "him", "{of:him}", "{of:him}", unmake=lambda value: None),
    ),
)
