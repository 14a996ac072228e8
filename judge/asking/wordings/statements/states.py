"""How an object stands: counters, loyalty, what is attached to it, tapped, damaged."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.acts import (
    HAVE,
)
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

CAME_BACK = "[returned/came back/has returned/has come back/was returned/was brought back/is back]"
BY_KEYWORD = "[through/with/via/by/from/thanks to/because of/due to/using/off]"
STANDING: tuple[Row, ...] = (
    row(
        "{it:noun} [is/are] [still /currently /now /]untapped|{it:noun} [is/are] not [yet /]tapped",
        "{it:subject}{_:mid}[尚未横置/未横置/没有横置/没横置/未被横置/没有被横置/尚未被横置/是未横置的"
        "/是重置的/处于未横置状态]",
        does="untapped",
    ),
    row(
        "{it:noun} [is/was/has] [phased out/phased-out]",
        "{it:noun}{_:mid}[处于跃离状态/跃离着/是跃离的/已经跃离/已跃离]",
        does="phased_out",
    ),
    row(
        "{it:noun} [has/have] {counters:counters_said} and {more:counters_said}[ on it/ on them/]",
        "{it:noun}[上/上面/身上/]{_:mid}[有/带有/带着/放着]{counters:counters_said}"
        "[和/以及/、]{more:counters_said}",
        does="two_counters",
    ),
    row(
        "{it:noun} [is/was] not crewed|{who:doer_of} [do not/does not] crew {it:noun}"
        "|{it:named_noun} [has not been/is not/was not] [animated/turned into a creature][ this"
        " turn/]"
        "|{it:named_noun} [has not become/does not become] a creature[ this turn/]"
        "|{who:doer_of} [have not/has not/do not/does not] [animate/animated/activate/activated]"
        " {it:named_noun}[ this turn/]",
        "{it:noun}{_:mid}[没有/没/未]被搭载|没人搭载{it:noun}"
        "|{it:noun}[本回合/]{_:mid}[没有/没/未/还没有/还没/并未][被/][变成生物/成为生物/活化/变为生物/起动成生物]"
        "|{who:doer_of}[本回合/]{_:mid}[没有/没/未][把/让/将]{it:noun}[变成/成为/变为]生物"
        "|{who:doer_of}[本回合/]{_:mid}[没有/没/未][活化/起动]{it:named_noun}[的异能/]",
        does="not_crewed",
    ),
    row(
        f"{{it:noun}} {CAME_BACK}[ to the battlefield/] {BY_KEYWORD} {{keyword:triggered_keyword}}"
        "[ once/ once before/ already/ earlier/ before/]",
        "{it:subject}{_:mid}[因/因为/靠/通过/凭/由/以]{keyword:triggered_keyword}[异能/][而/]{_:mid}"
        "[回来/返回战场/回到战场/移回战场/回到场上/回战场/返回/回场/进战场][过/过一次/一次/]",
        does="came_back",
    ),
    row(
        f"{{it:noun}} {CAME_BACK}[ to the battlefield/] {BY_KEYWORD} {{keyword:triggered_keyword}}"
        " with [its/a/the/one] {kind:counter_kind} counter[ on it/]",
        "{it:subject}{_:mid}[因/因为/靠/通过/凭/由/以]{keyword:triggered_keyword}[异能/][而/]{_:mid}"
        "[带着/带有][一个/][它的/]{kind:counter_kind}指示物{_:mid}[回来/返回战场/回到战场/移回战场"
        "/回到场上/回战场/返回/回场/进战场]",
        does="came_back",
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
        "{it:walker_s} [printed /starting /base ]loyalty is {n:count}"
        "|{it:noun} [has/have] [a/an] [printed /starting /base ]loyalty of {n:count}",
        "{it:subject}[的/][印刷的/印刷/初始/起始/印的]忠诚[度/]{_:mid}[是/为/]{n:count}[点/]",
        does="printed_loyalty",
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
        "{on:noun} [die/dies] [with/while wearing/wearing/carrying/while carrying/holding"
        "/while it has/while equipped with/while enchanted by/while attached to/while enchanted"
        " with] {with:noun}[ on it/ attached to it/ attached/]",
        "{on:noun}[带着/身上带着/佩带着/装备着/身上装备着/结附着/拿着/戴着/身上有/带有/佩戴着]{with:noun}"
        "{_:mid}[死去/死掉/死亡/死/阵亡][了/]",
        does="dies_wearing",
    ),
    row(
        "{on:noun} [die/dies] with {counters:counters_said} on [it/him]",
        "{on:subject}[带着/带有/有]{counters:counters_said}{_:mid}[死去/死掉/死亡]",
        does="dies_with",
    ),
    row(
        "{it:noun} [has/have] a regeneration shield[ on it/][ this turn/]"
        "|a regeneration shield [is/was/has been] put on {it:noun}[ this turn/ earlier this turn/]"
        "|{it:noun} [got/gets/has got] a regeneration shield[ this turn/ earlier this turn/]"
        "|{who:doer_of} [activate/activates] regeneration [for/on] {it:noun}"
        "[ this turn/]",
        "{it:noun}[本回合/]{_:mid}[起动过重生/有重生盾/有一个重生盾/有重生护盾/有一个重生护盾/上有重生护盾/上有一个重生护盾/上有重生盾/有再生盾]"
        "|{who:doer_of}{_:mid}为{it:noun}{_:mid}施加了重生盾"
        "|{it:noun}[本回合/]{_:mid}[得到/获得/被放上/被施加/被放了/被加上][了/过/][一个/][重生盾/重生护盾/再生盾]",
        does="shielded",
    ),
    w(
        {"does": "shield_left"},
        "the shield is still there|the regeneration shield is still there"
        "|the shield has not been used",
        "盾还在|重生盾还在|盾还没用掉|盾还没用",
    ),
    row(
        "{it:noun} [came/come/comes/has come/had come] back[ to the battlefield/ into play/]"
        " with {counters:counters_said}[ on it/]"
        "|{it:noun} [returned/has returned/had returned/was returned][ to the battlefield/]"
        " with {counters:counters_said}[ on it/]",
        "{it:subject}{_:mid}[带着/带/以带有/带有]{counters:counters_said}{_:mid}"
        "[回来/回场/回到战场/返回战场/移回战场/返回/回到场上][了/]"
        "|{it:subject}{_:mid}[回来/回场/回到战场/返回战场/返回/回到场上][了/][，/]{_:mid}"
        "[带着/带/带有/上面有/身上有/上有]{counters:counters_said}",
        does="came_back_with",
    ),
    row(
        "{it:noun} [has/have/is at/are at/has exactly/is on] {n:count} [loyalty/loyalty left]"
        "|{it:walker_s} [current /]loyalty is {n:count}"
        "|{it:noun} has a loyalty of {n:count}",
        "{it:subject}[身上/上面/上/][正好/恰好/刚好/]{_:mid}[正好/恰好/刚好/][有/剩/只有/剩下/还剩]"
        "[正好/恰好/刚好/]{n:count}[点忠诚/点忠诚度/忠诚]"
        "|{it:noun}的忠诚[度/][是/为]{n:count}[点/]",
        does="loyalty",
    ),
    row(
        "",
        "[它的/]忠诚[度/]{_:mid}[是/为/正好是/只有]{n:count}[点/]",
        does="loyalty",
        it={"pronoun": "it"},
    ),
    row(
        "{it:noun} still [has/have] [its/the/that] {kind:counter_kind} counter[ on it/]",
        "{it:subject}[身上/上面/上/]{_:mid}[还留着/还带着/留着/仍带着/仍有/还有][那个/一个/]"
        "{kind:counter_kind}指示物",
        does="counter_kept",
    ),
    row(
        "{it:noun} [had/started with/started at/was at] {n:count} [loyalty/loyalty counters]"
        "[ before/ before that/ at first/]",
        "{it:subject}[上/]{_:before_said}{_:mid}[有/是/为]{n:count}[点忠诚/点忠诚度/忠诚/个忠诚指示物"
        "/点忠诚指示物]|{it:noun}{_:before_said}的忠诚[度/]{_:mid}[是/为]{n:count}[点/]"
        "|{it:noun}的忠诚[度/]{_:before_said}{_:mid}[是/为]{n:count}[点/]",
        does="loyalty",
        before=True,
    ),
    row(
        "{it:noun} [has/have] {counters:counters_said}[ on it/ on them/]",
        "{it:noun}[上/上面/身上/]{_:mid}[有/带有/带着/带/放了/放着]{counters:counters_said}"
        "|{it:subject}[上面/身上]{_:mid}[有/带有/带着/放了/放着]{counters:counters_said}",
        does="counters",
    ),
    row("there [is/are] {counters:counters_said} on {it:noun}", "", does="counters"),
    row(
        "{it:noun} [has/have] {has:keyword_list} and {counters:counters_said}[ on it/]",
        "{it:noun}[有/具有]{has:keyword_list}[和/，/还有]{counters:counters_said}",
        does="keywords_counters",
    ),
    row(
        "{it:noun} [is/are] [enchanted with/equipped with/enchanted by/equipped by/wearing/carrying"
        "/holding] {with:noun}",
        "{it:noun}[结附着/装备着/结附/装备/佩带着/贴着/贴了/挂着/挂/挂了/穿着/穿了/穿上了/戴着/带着/装着]{with:noun}"
        "|{it:subject}{_:mid}[结附/装备/佩带/贴/穿/装备着/穿着]{with:named_noun}",
        does="attached",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{with:named_noun}} [on/attached to] {{it:noun}}"
        "|{it:noun} [has/have] {with:named_noun} on [it/them]"
        "|{who:doer_of} "
        "[enchant/enchants/equip/equips/equipped/enchanted] {it:noun} with {with:named_noun}"
        "|{who:doer_of} [put/puts/attach/attaches] {with:named_noun} [on/onto] {it:noun}"
        "|{who:doer_of} [equip/equips/attach/attaches/move/moves] {with:named_noun} to {it:noun}"
        "|{with:named_noun} [is/gets] [attached to/equipped to/on] {it:noun}"
        "|{with:named_noun} [sits on/enchants/is enchanting/is stuck on] {it:noun}"
        "|{it:noun} [has/have] {with:named_noun} attached[ to it/]"
        "|{it:noun} [carry/carries/wear/wears/bear/bears/wield/wields] {with:named_noun}",
        "{who:doer_of}[将/把]{with:named_noun}[结附于/装备在/装备到/贴在/结附在/结附到/装备给/佩带在/贴附在/贴到]{it:noun}[上/身上/]"
        "|{who:doer_of}[给/为/用]{it:noun}[装备了/装备/贴了/佩带了/带上/装上/贴上/挂上/穿上/结附"
        "/结附上/附上]"
        "{with:named_noun}"
        "|{with:named_noun}[装备/贴/结附/贴附/挂]在{it:noun}[上/身上]"
        "|{it:noun}被{with:named_noun}[结附着/结附/装备着/装备/贴着]|{with:named_noun}{_:mid}[装备"
        "/贴附]在{it:noun}上[面/]"
        "|{it:noun}被{who:doer_of}[贴了/贴上了/结附了]{with:named_noun}"
        "|{it:noun}[身上/上]被[贴了/贴上/贴上了/结附了/装备了]{with:named_noun}"
        "|{it:noun}[身上/上/上面/身上还/上还]有{with:named_noun}",
        does="attached",
    ),
    row(
        "{who:doer_of} [equip/equips/attach/attaches] it to {it:noun}",
        "{who:doer_of}[将/把]它[结附于/装备在/装备到/装备给/佩带在]{it:noun}[上/身上/]"
        "|{who:doer_of}用它装备{it:noun}",
        does="attached",
        **{"with": {"pronoun": "it"}},
    ),
    row(
        "{it:noun} [has been/has already been] tapped|{it:noun} is tapped|{it:noun} are tapped"
        "|{it:noun} was tapped|{it:noun} were tapped"
        "|{it:noun} is already tapped|{it:noun} are already tapped|{it:noun} was already tapped",
        "{it:subject}{_:mid}[已横置/已经横置/是横置的/横置了/已横置了/已经横置了/已被横置/已经被横置]",
        does="tapped",
    ),
    row(
        "{it:noun} [is/are] [already ]monstrous",
        "{it:noun}[已经/已][蛮化/展现巨兽化]",
        does="monstrous",
    ),
    row(
        "{it:noun} [was dealt/has taken/took/has been dealt] {n:count} damage"
        "[ this turn/ already/ earlier this turn]"
        "|{it:noun} [is then dealt/is dealt/takes] {n:count} damage this turn"
        "|{it:noun} [already has/has/have/already have] {n:count} damage[ on it/ marked on it"
        "/ on them/ marked on them/ already/ already marked on it]",
        "{it:noun}本回合{_:mid}[受到/受到过/受了]{n:count}点伤害[了/]",
        does="damaged",
    ),
    row(
        "{it:noun} [just /][came under my control/entered/came in/entered the battlefield] this "
        "turn"
        "|{it:noun} [came into play/came down/hit the battlefield/has come in/arrived] this turn"
        "|i [create/created/make/made] {it:noun} this turn"
        "|{it:noun} [is summoning sick/has summoning sickness]",
        "{it:subject}[是/]本回合[才/刚/刚刚/][进场/受我操控/进战场/上场][的/][地/生物/]"
        "|{it:noun}[是/][刚/刚刚/才][来/出来][的/]"
        "|{it:noun}是[刚/刚刚/才][进场/进战场/上场][的/]"
        "|{it:noun}[刚/刚刚/才][进场/进战场/上场]的"
        "|{it:noun}有召唤失调|我本回合{_:mid}[刚/刚刚/才/]"
        "[造出/派出/造/造了/召出/召唤出/弄出/做出][了/]{it:noun}",
        does="sick",
    ),
    row(
        "{it:noun} [just /][was/were/got/has been/have been] [cast/played/summoned] this turn"
        "|i [cast/played/play/summoned/summon] {it:noun} this turn",
        "{it:noun}是我本回合[刚/刚刚/才][下/放/施放/放下/使用/召唤][来/下来/出来/][的/][地/生物/]"
        "|{it:subject}[是/]本回合[刚/刚刚/才][下/下场/来/出来/放下/施放/召唤][的/]"
        "|{it:noun}[是/][刚/刚刚/才][下/下场][的/]"
        "|我本回合{_:mid}[刚/刚刚/才/][施放/下/使用/放/召唤/打出][了/]{it:noun}"
        "|{it:noun}是[我/][刚/刚刚/才][施放/放下/打出/召唤][出来/进场/下来/][的/]"
        "|{it:noun}是我本回合[刚/刚刚/才/]施放[进场/进战场]的",
        does="sick",
        cast=True,
    ),
    row(
        "nobody [crewed/has crewed] {it:noun}|{it:noun} [is/was/has] not [crewed/been crewed]"
        "[ this turn/]",
        "没有人搭载{it:noun}|{it:noun}[本回合/]{_:mid}[没有/没/未][被/][搭载/搭载过/人搭载]",
        does="not_crewed",
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        "[a/an/one/another] {kind:attached_kind} [gives/give/grants/grant] {it:noun}"
        " {has:keyword_list}[ again/ as well/ too/ a second time/ once more/]"
        "|{it:noun} [gets/gains/has] {has:keyword_list}[ again/ as well/ too/] from [a/an/another]"
        " {kind:attached_kind}",
        "[一个/一件/某个/另一个/]{kind:attached_kind}{_:mid}[让/使/令/给]{it:noun}{_:mid}"
        "[具有/获得/拥有/得到/有/]{has:keyword_list}[异能/]",
        does="attached_having",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "attached_kind", w("Aura", "aura|aura spell", "灵气"), w("Equipment", "equipment", "武具")
    ),
)
