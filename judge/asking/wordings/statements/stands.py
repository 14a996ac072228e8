"""What is there: who has what, in which zone, with which life, counters and qualities."""

from __future__ import annotations

from judge.asking.wordings.acts import HAVE
from judge.asking.wordings.statements.moments import in_step
from judge.asking.wordings.verbs import row
from judge.language import w
from judge.language.template import Row
from judge.words import ASKER

IN_STEP = in_step(
    "{who:whose}",
    "it is [now /in /during /now in /]{}",
    "[现在/]{{_:mid}}[是/到/轮到/处于/在]{}[了/中/里/]",
)
STEP_BEGINS = in_step(
    "{who:whose}", "{} [begins/starts/comes/arrives]", "{}{{_:mid}}[开始/开始了/到了/来了]"
)
STANDING: tuple[Row, ...] = (
    row(
        "{who:doer_of} [has/have/control/controls] no [creatures/blockers/untapped "
        "creatures"
        "/potential blockers/creatures to block with]"
        "|{who:whose} [board/side/side of the board] is empty"
        "|{who:doer_of} [has/have] [an empty board/nothing on board/an empty side/no board]",
        "{who:doer_of}{_:mid}没有[任何/操控/操控任何/能阻挡的/能挡的/未横置的/]生物"
        "|{who:doer_of}{_:mid}没有阻挡者|{who:doer_of}[场上/的场上/战场上/这边]{_:mid}没有[任何/]"
        "生物|{who:doer_of}场上{_:mid}空空如也|{who:doer_of}场上什么都没有"
        "|{who:doer_of}[空场/空板/场上没怪/没怪/没有怪/场上没生物/没生物/场上没人]",
        does="no_creatures",
    ),
    row(
        "{who:doer_of} [has/have/control/controls] no [creatures with /]{has:any_keywords}"
        "[ creatures/ creature/]",
        "{who:doer_of}没有[操控/]{has:keyword_list}[的/]生物",
        does="none_with",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{what:nouns}}{{_:around_here}}",
        "{who:doer_of}[场上/][操控/有/操控着/场上有/已经有/场上已经有/还有/另外有"
        "/另外还有/另有/只有/只操控/场上只有/场上是/场面是/的场上是/的场上有/战场上有]{what:nouns}"
        "|{who:doer_of}{_:mid}有{what:nouns}[在场/在场上/在战场/在战场上/在]",
        does="have",
        zone="battlefield",
    ),
    row("{who:doer_of} [own/owns] {what:nouns}{_:around_here}", "", does="owns"),
    row(
        "{who:whose} only [creature/blocker/creature in play] is {what:nouns}"
        "|the only [creature/blocker] {who:doer_of} [has/have/control/controls] is {what:nouns}"
        "|{who:doer_of} [has/have/control/controls] only {what:nouns}"
        "|{who:whose} [board/side] is {what:nouns}",
        "{who:whose}唯一的生物是{what:nouns}|{who:whose}场上只有{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "[my opponent and i/i and my opponent][ both/ each/]"
        " [have/control/has/controls] {what:nouns}"
        "|both players [have/control] {what:nouns}"
        "|we each [have/control] {what:nouns}[ on the battlefield/ in play/ out/]"
        "|both of us [have/control] {what:nouns}[ on the battlefield/ in play/ out/]",
        "[双方/我和对手/我们][各有/都有/各操控/都操控]{what:nouns}",
        does="have_both",
        zone="battlefield",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{n:count}} [creatures/blockers/guys][,/:] {{what:nouns}}",
        "{who:doer_of}[场上/]有{n:count}个生物[，/：]{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [is/are] [both /all /][out/in play/on the battlefield/on board]"
        "|[there is/there are/with] {what:nouns} [out/in play/on the battlefield/on board]"
        "|{what:nouns} [both /all /already /][out/in play/on the battlefield/on board]",
        "[场上/战场上]{_:mid}[有/同时有/早就有/早就已经有/一直有/早有]{what:nouns}[了/]"
        "|{what:nouns}{_:mid}[同时/都/一直/]在[场/战场上/场上/战场/]"
        "|{what:nouns}{_:mid}[开着/挂着/摆着/立着/站着/坐着/杵着][呢/]",
        does="have",
        zone="battlefield",
        who="",
        anyones=True,
    ),
    row(
        "{what:nouns} [is/are] [out /in play /sitting /already /]on {who:whose}"
        " [side/side of the battlefield/battlefield/board"
        "/side of the table/side of the board]"
        "|{what:nouns} [is/are] [on the battlefield/in play/out] under {who:whose} control"
        "|{what:nouns} [is/are] controlled by {who:whom}",
        "{who:whose}[场上/战场上/这边/那边][有/已经有]{what:nouns}|{what:nouns}由{who:whom}操控"
        "|{what:nouns}{_:mid}在{who:whose}[场上/战场上/这边/那边/手下/的操控下/操控下]",
        does="have",
        zone="battlefield",
    ),
    row(
        "{who:doer_of} [hold/holds] {what:nouns}"
        "|{who:doer_of} [have/has] {what:nouns} in [hand/my hand/his hand/her hand/their hand]"
        "|{what:nouns} [is/are/is now/are now/is currently/is back] in {who:whose} hand",
        "{who:doer_of}[的/][手上/手牌中/手牌/手里/手牌里/手中][有/是/只有]{what:nouns}"
        "|{what:nouns}{_:mid}在{who:whose}[手上/手牌中/手中/手里/手牌里][了/]",
        does="have",
        zone="hand",
    ),
    row(
        "{who:doer_of} [have/has] {what:nouns} in [my/his/her/their/the] graveyard"
        "|{what:nouns} [is/are] in {who:whose} graveyard|{who:whose} graveyard [contains/has]"
        " {what:nouns}",
        "{who:doer_of}[的/][坟墓场/坟墓场中/坟墓场里]有{what:nouns}"
        "|{what:nouns}在{who:whose}坟墓场[中/里/]",
        does="have",
        zone="graveyard",
    ),
    row(
        "{who:doer_of} [have/has/had] {n:life_total} life"
        "|{who:doer_of} [am at/is at/are at/was at/am on/is on] {n:life_total}[ life/]"
        "|{who:doer_of} [at/on] {n:life_total}[ life/]"
        "|{who:whose} life total is {n:life_total}|{who:whose} life is {n:life_total}",
        "{who:doer_of}[原来/本来/原本/还/只/]{_:mid}[有/还有/剩/只剩/是/为/处于/]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]"
        "|{who:whose}{_:life_said}{_:mid}[是/为/有/剩/只有/只剩/处于/还有]{n:life_total}[点/]"
        "|{who:doer_of}{_:life_said}{_:mid}[是/为/有/剩/还有/只有/只剩]{n:life_total}[点/]",
        does="life",
    ),
    row(
        "{who:doer_of} [have/has/had/am at/is at/are at] {n:life_total} life [left/remaining]"
        "|{who:doer_of} [am/is/are] [now/currently] [at/on] {n:life_total}[ life/]"
        "|{who:doer_of} [now /currently ][have/has] {n:life_total} life"
        "|{who:doer_of} at {n:life_total} life [left/remaining]",
        "{who:doer_of}[目前/现在]{_:mid}[有/是/为/处于/剩/只剩/还剩/]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]"
        "|{who:doer_of}[还剩/剩下]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]",
        does="life",
        by_now=True,
    ),
    row("{who:doer_of} [have/has/had] {n:life_total}", "", does="has_number"),
    row(
        "me [at/on] {n:life_total}[ life/]|at {n:life_total}[ life/]|on {n:life_total} life",
        "",
        does="life",
        who=ASKER,
    ),
    row(
        "{who:doer_of} [am at/is at/are at/was at] {n:life_total}[ life] with "
        "{what:nouns}[ out/ in play/ on the battlefield/]"
        "|{who:doer_of} [has/have/had] {n:life_total} life with "
        "{what:nouns}[ out/ in play/ on the battlefield/]"
        "|{who:doer_of} [has/have/control/controls] {what:nouns} and {n:life_total} life"
        "|{who:doer_of} [has/have] {n:life_total} life and {what:nouns}[ out/ in play/]"
        "|{who:doer_of} [am at/is at/are at] {n:life_total}[ life/] and [has/have/control/controls]"
        " {what:nouns}",
        "{who:doer_of}{_:mid}[有/剩/只剩]{n:life_total}[点生命/点血/血][和/以及/，并操控/，操控]"
        "{what:nouns}"
        "|{who:doer_of}[操控/有]{what:nouns}[和/以及/并且有/，有/，并有]{n:life_total}[点生命"
        "/点血/血]",
        does="life_and",
        zone="battlefield",
    ),
    row(
        "{who:whose} [library/deck] [has/holds/contains] [only ]{n:count} [card/cards]{_:left_said}"
        "|{who:doer_of} [has/have] [only ]{n:count} [card/cards]{_:left_said} in"
        " [my/his/her/their/the] [library/deck]"
        "|there [is/are] [only ]{n:count} [card/cards]{_:left_said} in {who:whose} [library/deck]"
        "|[only ]{n:count} [card/cards] [is/are] left in {who:whose} [library/deck]",
        "牌库[里/中/]{_:mid}[只有/有/只剩/还有/还剩/剩/剩下/只剩下]{n:count}张[牌/][了/]|"
        "{who:whose}牌库[里/中/]{_:mid}[只有/有/只剩/还有/还剩/剩/剩下/只剩下]{n:count}张[牌/][了/]",
        does="library",
    ),
    row(
        "[an /]empty [library/deck]|[library/deck] [is /]empty"
        "|no cards [left /]in [library/the library/the deck]|"
        "{who:whose} [library/deck] [has/have] no cards[ left/ in it/ left in it]"
        "|{who:whose} [library/deck] is empty"
        "|there are no cards[ left/] in {who:whose} [library/deck]"
        "|{who:doer_of} [has/have] an empty [library/deck]"
        "|{who:doer_of} [has/have] no cards[ left/] in [/my /his /her /their /the ][library/deck]"
        "|{who:doer_of} [has/have] no [library/library left/cards left to draw/cards to draw]"
        "|{who:doer_of} [has/have] no cards left in [my/his/her/their] library"
        "|{who:doer_of} [has/have] no cards in [my/his/her/their] library",
        "空牌库|{who:doer_of}牌库[里/中/]{_:mid}[没有牌了/没有牌/没牌/空了/已空]"
        "|{who:whose}牌库[里/中/]{_:mid}[空了/空/为空/是空的/没有牌了/没有牌/没牌/没有任何牌"
        "/一张牌都没有]",
        does="library",
        n=0,
    ),
    row(
        "both [libraries/decks] are empty|both libraries have no cards[ left/]"
        "|we each have empty libraries|both players have [an empty library/empty libraries]",
        "[双方/双方的/双方牌手的/我们的/我和对手的]牌库{_:mid}[空了/空/是空的/没有牌了/没有牌/没牌/没牌了]",
        does="libraries",
        n=0,
    ),
    row(
        "{who:doer_of} [has/have/am at/is at/are at] {n:poison_said}[ yet/ already/ so far/]",
        "{who:doer_of}[身上/]{_:mid}{n:poison_said}",
        does="poison",
    ),
    row(
        "{who:doer_of} [has/have/had/am at/is at/are at/am on/is on] {n:life_total}[ life/ life "
        "points/] [and/with/but] {poison:poison_said}",
        "{who:doer_of}{_:mid}[有/剩/只有/还有]{n:life_total}[点生命/血/点血][和/且/并且/，/，且/、]"
        "[身上/]{poison:poison_said}",
        does="life_poison",
    ),
    row(
        "",
        "{_:mid}在场[上/][好几个回合/几个回合/很久/一个回合/数个回合/好几回合/几回合/很多回合"
        "/一整个回合/很多个回合/好几轮/许久/好久][了/]",
        it={"pronoun": "it"},
        does="long_there",
    ),
    row(
        "{it:noun} [has/have/is at/are at] {n:count} [loyalty/loyalty left]",
        "{it:noun}[上/]{_:mid}[有/剩/只有/剩下]{n:count}[点忠诚/点忠诚度/忠诚]"
        "|{it:noun}的忠诚[度/][是/为]{n:count}[点/]",
        does="loyalty",
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
        "{it:noun} [has/have/also has] {has:keyword_list}|{it:noun} [has/have] both "
        "{has:keyword_list}"
        "|{it:noun} [is/are] {has:keyword_list}",
        "{it:noun}[也/][具有/具/有]{has:keyword_list}[异能/]",
        does="keywords",
    ),
    row(
        "",
        "[但/也/]{_:mid}[具有/具备/拥有]{has:keyword_list}[异能/]",
        does="keywords",
        it={"pronoun": "it"},
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
        "{it:noun} is tapped|{it:noun} are tapped|{it:noun} was tapped|{it:noun} were tapped"
        "|{it:noun} is already tapped|{it:noun} are already tapped|{it:noun} was already tapped",
        "{it:noun}[已横置/已经横置/是横置的]",
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
        "|{it:noun} [just /][was/were/got/has been/have been] [cast/played/summoned] this turn"
        "|{it:noun} [came into play/came down/hit the battlefield/has come in/arrived] this turn"
        "|i [cast/played/play/create/created/make/made/summoned/summon] {it:noun} this turn"
        "|{it:noun} [is summoning sick/has summoning sickness]",
        "{it:subject}[是/]本回合[才/刚/刚刚/][进场/受我操控/进战场/上场][的/]"
        "|{it:noun}是我本回合[刚/刚刚/才/][下/放/施放/放下/使用/召唤][来/下来/出来/][的/]"
        "|{it:subject}[是/]本回合[刚/刚刚/才][下/下场/来/出来/放下/施放/召唤][的/]"
        "|{it:noun}[是/][刚/刚刚/才][下/下场/来/出来][的/]"
        "|{it:noun}是[刚/刚刚/才][进场/进战场/上场][的/]"
        "|{it:noun}[刚/刚刚/才][进场/进战场/上场]的"
        "|{it:noun}有召唤失调|我本回合{_:mid}[施放/下/使用/放/召唤/造出/派出/造"
        "/造了][了/]{it:noun}",
        does="sick",
    ),
    row(
        "{what:noun} just [entered/came in/came into play/entered the battlefield/hit the "
        "battlefield]",
        "{what:noun}[刚/刚刚/才][进场/进战场/上场]",
        does="enters",
        just=True,
    ),
    row(
        "[during/on/in] {who:whose} [turn/main phase/own turn]",
        "在{who:whose}[回合/行动阶段][中/里/]",
        does="turn",
    ),
    row(
        "it is {who:whose}[ own/] turn|{who:doer_of} [am/is/are] the active player"
        "|the active player is {who:whom_named}",
        "现在是{who:whose}回合|{who:doer_of}{_:mid}是主动牌手|主动牌手是{who:whom_named}",
        does="turn",
    ),
    row(
        "{who:doer_of} [go/goes/move/moves] to combat|{who:doer_of} [enter/enters] combat",
        "{who:doer_of}{_:mid}[进入战斗/进战斗/进入战斗阶段/转到战斗阶段]",
        does="turn",
        step="beginning of combat",
    ),
    row(
        "{what:noun} [resolves/has resolved/resolved]",
        "{what:noun}[结算/结算了/结算完/结算完了/结算完毕]",
        does="resolves",
    ),
    row(
        "{who:doer_of} [hold/holds/am holding/is holding] [exactly /only /]{n:count} [card/cards]"
        "|{who:doer_of} [has/have/hold/holds] [exactly /only /]{n:count} [card/cards][ in hand]"
        "|{who:doer_of} [has/have] [exactly /only /]{n:count} [card/cards] in [my/his/her/their]"
        " hand"
        "|there are {n:count} cards in {who:whose} hand",
        "{who:doer_of}[的/][手上/手牌/手里/手中/手牌中]{_:mid}[有/只有/剩/还有]{n:count}张[牌/手牌]"
        "|{who:doer_of}{_:mid}有{n:count}张手牌",
        does="cards_in_hand",
    ),
    row(
        "{who:whose} hand is empty|{who:doer_of} [has/have] no [cards in hand/cards in my hand"
        "/cards in his hand/cards in her hand/hand]",
        "{who:doer_of}没有手牌|{who:whose}手牌为空",
        does="cards_in_hand",
        n=0,
    ),
    row(
        "{who:doer_of} [cast/play] {what:nouns} [last turn/on my last turn/during my last turn/a"
        " turn ago"
        "/on his last turn/two turns ago]",
        "{who:doer_of}[上回合/上个回合/在上个回合][施放/使用/下]{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [has/have] been [on the battlefield/in play/on board] "
        "[for a while/for several turns/for a few turns/since last turn/since my last turn/since"
        " an earlier turn/for a turn/for two turns/for a long time/for some time/all game"
        "/for ages/since early in the game/since an earlier turn]"
        "|{what:nouns} [entered/came in/came into play/came down/hit the battlefield/entered the "
        "battlefield/came under my control/was cast/were cast/was played/were played] "
        "[last turn/on my last turn/two turns ago/a turn ago/on my previous turn/turns ago"
        "/a few turns ago/several turns ago/in an earlier turn/the turn before/before this turn]",
        "{what:nouns}[已经/]在[场上/战场上][好几个回合/很久/一个回合/几个回合"
        "/数个回合][了/]|{what:nouns}[是/][上回合/上个回合][进场"
        "/进战场/下][的/]",
        does="have",
        zone="battlefield",
        who="",
    ),
    row(
        "[both players/both of us/we both] at {n:life_total}[ life/]"
        "|[both players/we each/both of us] [has/have/is at/are"
        " at] {n:life_total}[ life/ life left]",
        "[我和对手/双方/我们/双方牌手/两位牌手]{_:mid}[有/剩/剩下/只剩"
        "/只有]{n:life_total}[点生命/点血/血]"
        "|[我和对手/双方/我们/双方牌手/两位牌手][的/]{_:life_said}{_:mid}[是/为/有/剩/只有"
        "/只剩]{n:life_total}[点/]",
        does="life_both",
    ),
    w(
        {"does": "later"},
        "the spell resolves|that resolves|everything resolves|both spells resolve"
        "|both triggers resolve|both triggers then resolve|all triggers resolve"
        "|the triggers resolve"
        "|everything then resolves|both abilities resolve",
        "顺利结算|成功结算|正常结算|结算了",
    ),
    row(
        "{it:noun} [does not have/do not have/has no/lacks] {lacks:lacking}",
        "{it:subject}[没有/没/不具有/不具]{lacks:lacking}[异能/]",
        does="lacks",
    ),
    row(
        "{it:noun} [has/have] [a /an /the ]{says:quoted} [ability/trigger/triggered ability]"
        "|{it:noun} [has/have/says/reads] {says:quoted}|{who:doer_of} [has/have/control/controls]"
        " an ability that says {says:quoted}",
        "{it:noun}[上/][写着/有/写有/的叙述是/的异能是/有异能/的文字是]{says:quoted}"
        "|{who:doer_of}[有一个异能/有一异能/的异能/有异能/的触发式异能][写着/是/：/]{says:quoted}",
        does="says",
    ),
    row(
        f"{IN_STEP[0]}|{{who:doer_of}} [am/is/are] in [my/his/her/their] {{step:step_said}}",
        IN_STEP[1],
        does="turn",
    ),
    row(
        f"{STEP_BEGINS[0]}|it is [at ]the beginning of {{who:whose}} {{step:step_said}}",
        f"{STEP_BEGINS[1]}|到[了/]{{who:whose}}{{step:step_said}}[开始/][时/]",
        does="turn",
    ),
    row(
        "it is now {later_turn:whose} next turn|{later_turn:whose} next turn [begins/comes]",
        "[到了/轮到/现在是]{later_turn:whose}下[个/一个/一/]回合"
        "|轮到{later_turn:whose}[的/]回合[了/]",
        does="next_turn",
    ),
    row(
        "it is the end of {who:whose} turn|{who:whose} turn is ending",
        "",
        does="turn",
        step="end",
    ),
    w(
        {"does": "turn_ends"},
        "the turn ends|the turn is over|end of turn|turn ends",
        "回合结束|本回合结束",
    ),
    row(
        "{turn_of:whose} turn [ends/has ended/comes to an end/is over]",
        "{turn_of:whose}回合[结束/结束了/过去了]",
        does="turn_ends",
    ),
    row(
        "{who:doer_of} [end/ends/finish/finishes] [my/his/her/their/the] turn",
        "{who:doer_of}{_:mid}结束[了/][自己的/我的/他的/她的/这个/本/]回合[了/]",
        does="turn_ends",
        turn_of="own",
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
        "{it:noun} {says:restriction}",
        "{it:subject}{says:restriction}",
        does="says",
    ),
    row(
        "[an/some/one/another] enchantment [says/states/reads] [that /]{says:told_text}"
        "|there is an enchantment that says [that /]{says:told_text}",
        "[有一个/有/某个]结界[让/使/令/说/写着]{says:told_text}",
        does="says",
    ),
    row(
        "{of:noun_s} {_:trigger_said} [resolves/has resolved]"
        "|[both/both of the/both of] {of:noun} triggers [then /][resolve/have resolved]"
        "|[both/both of] {of:noun_s} triggers [then /][resolve/have resolved]",
        "{of:noun_s}{_:trigger_said}{_:mid}结算[完/完毕/]",
        does="trigger_resolves",
    ),
    row(
        "the {of:named_noun} {_:trigger_said} [resolves/has resolved] in {who:whose}"
        " {step:step_said}",
        "{who:whose}{step:step_said}[中/时/][，/]{of:named_noun}的{_:trigger_said}{_:mid}结算",
        does="trigger_resolves",
    ),
    row(
        "{it:noun} [is/are] {color:color_said}",
        "{it:noun}是{color:color_said}[的/]",
        does="color",
    ),
    row(
        "{it:noun} [is/are] [a /an /]{kin:kin_said}[/s]",
        "{it:noun}是{kin:kin_said}",
        does="kin",
    ),
    row(
        "{it:noun} has [mana value/a mana value of/converted mana cost] {n:count}"
        "|{it:noun_s} mana value is {n:count}|the mana value of {it:noun} is {n:count}",
        "{it:noun}[的/][法术力值/总法术力费用]{_:mid}[为/是/等于]{n:count}",
        does="mana_value",
    ),
    row(
        "{who:doer_of} [have not/has not] played [a land/any land/any lands/my land/a land yet]"
        "[ this turn/ yet this turn/ yet/]",
        "{who:doer_of}[本回合/]{_:mid}[没有/没]{_:mid}[下/使用/放/出][过/]地[牌/]"
        "|本回合{who:doer_of}{_:mid}[没有/没]{_:mid}[下/使用/放/出][过/]地[牌/]",
        does="no_land_yet",
    ),
    row(
        "nobody [crewed/has crewed] {it:noun}|{it:noun} [is/was/has] not [crewed/been crewed]"
        "[ this turn/]",
        "没有人搭载{it:noun}|{it:noun}[本回合/]{_:mid}[没有/没/未][被/][搭载/搭载过/人搭载]",
        does="not_crewed",
    ),
)
