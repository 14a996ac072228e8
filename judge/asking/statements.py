"""What a question states: what is there, what is done, what an effect does.

A clause reads to a mapping: `does` says which kind it is, the other keys who and what it is of.
"""

from __future__ import annotations

import re

from judge.asking import asides, changing, commanders, narrated
from judge.asking.phrases import ITS_CONTROLLER, SOMEONE
from judge.asking.rows import AND, NO_SIGN, optional, table
from judge.asking.verbs import row
from judge.keywords import KEYWORDS
from judge.language import Include, Lexeme, ListOf, Table, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

HIT = (
    "[flicker/flickers/blink/blinks/save/saves/protect/protects/pump/pumps/steal/steals/take"
    "/takes/hit/hits/ping/pings/shoot/shoots/kill/kills/destroy/destroys"
    "/counter/counters/bounce/bounces"
    "/burn/burns/exile/exiles/remove/removes/zap/zaps]"
)
BEEN_HIT = (
    "[stolen/taken/hit/pinged/killed/targeted/destroyed/countered/bounced/burned/exiled"
    "/removed/zapped/shot]"
)
ZH_DEEDS = (
    "拿/拿走/抢/抢走/偷走/偷/夺走/打/杀/炸/烧/消灭/反击/反/弹/弹回/放逐/解/解掉/杀掉/打掉/反掉"
    "/闪烁/闪/保护/救/强化/处理/处理掉/指定/点/康/杀死/打死/烧死/炸死/干掉/解决/烧掉/弹走"
)
ZH_AWAY = f"{ZH_DEEDS.replace('/', '|')}|打掉|打下来|反击掉|消灭掉|放逐掉|移除|除掉|炸掉|带走|清掉"
ZH_HURT = f"{{_:mid}}[{ZH_DEEDS}]"
ZH_HIT = f"{{_:mid}}[{ZH_DEEDS}/结附]"
HAVE = "[control/controls/have/has/own/owns/'ve got/got/have got/has got]"
BLOCK = "[block/blocks/chump/chumps/chump block/chump blocks/chump-block/chump-blocks]"
ZH_BLOCK = "{_:mid}[阻挡/双挡/一起挡/去挡/挡/来挡/来阻挡/去挡/康/来康/送挡/挡了/挡住]"
CAST = "[cast/casts/play/plays]"
ZH_CAST = "[施放/放/使用]"
ZH_BY = "[用/利用/以/靠/通过/凭]"
ZH_KICKED = "[支付/付/支付了/付了/用/以/支付并/带/付上][增幅/增幅费用/增幅费][，/][来/]"


def _to_hand(*whose: str) -> str:
    """The Chinese words by which an object is returned to a player's hand."""
    return "|".join(
        f"{back}{one}{hand}"
        for back in ("弹回", "移回", "弹", "送回", "返回", "打回", "收回", "放回")
        for one in whose
        for hand in ("手", "手上", "手牌", "手里", "手中")
    )


def _moment(said: str) -> str:
    """The wordings of a moment in Chinese: with 之 or without, with 在, with a comma."""
    words = [
        one.replace("之?", of).replace("者?", who)
        for one in said.split("|")
        for of in ("", "之")
        for who in ("", "者")
    ]
    return "|".join(
        dict.fromkeys(
            f"{at}{word}{sign}" for word in words for at in ("", "在") for sign in ("", "，")
        )
    )


def _standing_anywhere(said: str, form: str) -> str:
    """English words of a moment as they stand by themselves, before what is done, or behind it."""
    return "|".join(form.format(one) for one in said.split("|"))


AFTER_BLOCKS = (
    "after blocks|before damage|before combat damage|after blockers are declared|after blockers"
    "|after blocks are declared|once blockers are declared|before damage is dealt"
    "|before combat damage is dealt|after i block|after he blocks|after my opponent blocks"
    "|after blocking|after the block|after no blocks|in the declare blockers step"
    "|during the declare blockers step|before the damage|after blocks but before damage"
)
BEFORE_BLOCKS = (
    "before blocks|before blockers are declared|before blockers|after attacks"
    "|after attackers are declared|after attackers|during combat|before he blocks"
    "|before my opponent blocks|once attackers are declared|after i attack|before i block"
    "|after he attacks|in the declare attackers step|during the declare attackers step"
    "|before blocks are declared|after the attack|in combat"
)
ZH_IN = ("响应，", "响应", "作为响应，", "能响应，", "用响应", "再响应", "再响应，", "又响应")


WAYS = (  # of casting, with the verb that each is said by
    *(("flashback", "flash back/flashes back/flashback"), ("evoke", "evoke/evokes")),
    *(("escape", "escape/escapes"), ("overload", "overload/overloads"), ("dash", "dash/dashes")),
    *(("madness", ""), ("bestow", "bestow/bestows"), ("spectacle", ""), ("disturb", "")),
    *(("blitz", "blitz/blitzes"), ("surge", ""), ("prowl", ""), ("cleave", "cleave/cleaves")),
    *(("emerge", ""), ("miracle", "")),
)
ZH_WAYS = {one.name.en: one.name.zh for one in KEYWORDS if one.name.en in dict(WAYS)}
ZH_WAYS["evoke"] += "|唤起"
WAYS_SAID = tuple(w(en, en, ZH_WAYS[en]) for en, _ in WAYS)
STEPS_SAID = (
    w("upkeep", "upkeep|upkeep step", "维持|维持步骤"),
    w("draw", "draw step", "抓牌步骤"),
    w("end", "end step|end of turn", "结束步骤|回合结束步骤|结束阶段|回合结束"),
    w("cleanup", "cleanup step|cleanup", "清除步骤|清理步骤"),
    w("declare attackers", "declare attackers step", "宣告攻击者步骤"),
    w("beginning of combat", "beginning of combat", "战斗开始步骤"),
    w(
        "postcombat main",
        "second main phase|postcombat main phase",
        "第二个行动阶段|战斗后行动阶段",
    ),
)
LOYALTY_COST = Lexeme(re.compile("[+−-][0-9]{1,2}|0"), str, str, lambda v: isinstance(v, str))
STANDING: tuple[Row, ...] = (
    row(
        "{who:doer_of} [has/have/control/controls] no [other ][creatures/blockers/untapped "
        "creatures"
        "/potential blockers/creatures to block with]",
        "{who:doer_of}{_:mid}没有[其他/任何/操控/操控任何/能阻挡的/别的/能挡的/未横置的/]生物"
        "|{who:doer_of}{_:mid}没有阻挡者|{who:doer_of}[场上/的场上/战场上/这边]{_:mid}没有[其他/任何/别的/]"
        "生物|{who:doer_of}场上{_:mid}空空如也|{who:doer_of}场上什么都没有",
        does="no_creatures",
    ),
    row(
        "{who:doer_of} [has/have/control/controls] no [creatures with /]{has:any_keywords}"
        "[ creatures/ creature/]",
        "{who:doer_of}没有[操控/]{has:keyword_list}[的/]生物",
        does="none_with",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{what:nouns}}[ on the battlefield/ in play/ out/ on board/]",
        "{who:doer_of}[场上/][操控/有/操控着/场上有/已经有/场上已经有/还有/另外有"
        "/另外还有/另有/场上是/场面是/的场上是/的场上有/战场上有]{what:nouns}"
        "|{who:doer_of}{_:mid}有{what:nouns}[在场/在场上/在战场/在战场上]",
        does="have",
        zone="battlefield",
    ),
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
        "[{_:called} and {_:called}/my opponent and i/i and my opponent][ both/ each/]"
        " [have/control/has/controls] {what:nouns}"
        "|each of us [have/has/control/controls] {what:nouns}"
        "|each player [has/controls] {what:nouns}|both players [have/control] {what:nouns}"
        "|we each [have/control] {what:nouns}[ on the battlefield/ in play/ out/]"
        "|both of us [have/control] {what:nouns}[ on the battlefield/ in play/ out/]",
        "[双方/我和对手/我们][各有/都有/各操控/都操控]{what:nouns}",
        does="have_both",
        zone="battlefield",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{n:count}} [creatures/blockers], {{what:nouns}}",
        "{who:doer_of}[场上/]有{n:count}个生物[，/：]{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [is/are] [both /all /][out/in play/on the battlefield/on board]"
        "|[there is/there are/with] {what:nouns} [out/in play/on the battlefield/on board]",
        "[场上/战场上]{_:mid}[有/同时有/早就有/早就已经有/一直有/早有]{what:nouns}[了/]"
        "|{what:nouns}{_:mid}[同时/都/一直/]在[场/战场上/场上/战场]",
        does="have",
        zone="battlefield",
        who="",
    ),
    row(
        "{what:nouns} [is/are] on {who:whose} [side/side of the battlefield/battlefield/board"
        "/side of the table/side of the board]"
        "|{what:nouns} [is/are] on the battlefield under {who:whose} control"
        "|{what:nouns} [is/are] controlled by {who:whom}",
        "{who:whose}[场上/战场上/这边/那边][有/已经有]{what:nouns}|{what:nouns}由{who:whom}操控",
        does="have",
        zone="battlefield",
    ),
    row(
        "{who:doer_of} [hold/holds] {what:nouns}"
        "|{who:doer_of} [have/has] {what:nouns} in [hand/my hand/his hand/her hand/their hand]"
        "|{what:nouns} [is/are] in {who:whose} hand",
        "{who:doer_of}[的/][手上/手牌中/手牌/手里/手牌里/手中][有/是/只有]{what:nouns}",
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
        "{who:doer_of} [have/has/had/am at/is at/are at/was at/am on/is on]"
        " {n:life_total}[ life/ life left/ life remaining/]"
        "|{who:whose} life total is {n:life_total}|{who:whose} life is {n:life_total}",
        "{who:doer_of}[原来/本来/原本/目前/现在/还/只/]{_:mid}[有/还有/还剩/剩/只剩"
        "/剩下/是/为/处于/]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]"
        "|{who:whose}{_:life_said}{_:mid}[是/为/有/剩/只有/只剩/处于/还有]{n:life_total}[点/]"
        "|{who:doer_of}{_:life_said}{_:mid}[是/为/有/剩/还有/只有/只剩]{n:life_total}[点/]",
        does="life",
    ),
    row(
        "{who:doer_of} [has/have/had/am at/is at/are at/was at] {n:life_total}[ life] with "
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
        "{who:whose}牌库[里/中/]{_:mid}[只有/有/只剩/还有/还剩/剩/剩下/只剩下]{n:count}张[牌/][了/]",
        does="library",
    ),
    row(
        "{who:whose} [library/deck] [has/have] no cards[ left/ in it/ left in it]"
        "|{who:whose} [library/deck] is empty"
        "|there are no cards[ left/] in {who:whose} [library/deck]"
        "|{who:doer_of} [has/have] an empty [library/deck]"
        "|{who:doer_of} [has/have] no cards[ left/] in [/my /his /her /their /the ][library/deck]"
        "|{who:doer_of} [has/have] no [library/library left/cards left to draw/cards to draw]"
        "|{who:doer_of} [has/have] no cards left in [my/his/her/their] library"
        "|{who:doer_of} [has/have] no cards in [my/his/her/their] library",
        "{who:doer_of}牌库[里/中/]{_:mid}[没有牌了/没有牌/没牌/空了/已空]"
        "|{who:whose}牌库[里/中/]{_:mid}[空了/空/为空/是空的/没有牌了/没有牌/没牌/没有任何牌"
        "/一张牌都没有]",
        does="library",
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
        "{it:noun}[上/上面/身上/]{_:mid}[有/带有/带着/放了/放着]{counters:counters_said}"
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
        "{it:noun} [is/are] [enchanted with/equipped with/enchanted by/equipped by/wearing/carrying"
        "/holding] {with:noun}",
        "{it:noun}[结附着/装备着/结附/装备/佩带着/贴着/贴了/挂着]{with:noun}",
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
        "|{it:noun} [has/have] {with:named_noun} attached[ to it/]",
        "{who:doer_of}[将/把]{with:named_noun}[结附于/装备在/装备到/贴在/结附在]{it:noun}[上/]"
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
        "{it:noun} [is/are] [already ]tapped", "{it:noun}[已横置/已经横置/是横置的]", does="tapped"
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
        "|{it:noun} just [entered/came in/came into play/entered the battlefield/hit the "
        "battlefield]"
        "|{it:noun} [is summoning sick/has summoning sickness]",
        "{it:subject}[是/]本回合[才/刚/刚刚/][进场/受我操控/进战场/上场][的/]"
        "|{it:noun}是我本回合[刚/刚刚/才/][下/放/施放/放下/使用/召唤][来/下来/出来/][的/]"
        "|{it:subject}[是/]本回合[刚/刚刚/才][下/下场/来/出来/放下/施放/召唤][的/]"
        "|{it:noun}[是/][刚/刚刚/才][进场/下/进战场/上场/下场/来/出来][的/]"
        "|{it:noun}有召唤失调|我本回合{_:mid}[施放/下/使用/放/召唤/造出/派出/造"
        "/造了][了/]{it:noun}",
        does="sick",
    ),
    row(
        "[during/on/in] {who:whose} [turn/main phase/own turn]",
        "在{who:whose}[回合/行动阶段][中/里/]",
        does="turn",
    ),
    row("it is {who:whose}[ own/] turn", "现在是{who:whose}回合", does="turn"),
    row(
        "{what:noun} [resolves/has resolved/resolved]",
        "{what:noun}[结算/结算了/结算完/结算完了/结算完毕]",
        does="resolves",
    ),
    row(
        "{who:doer_of} [has/have/hold/holds] [exactly /only /]{n:count} [card/cards][ in hand]"
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
        "[both players/we each/each player/both of us/each of us] [has/have/is at/are"
        " at] {n:life_total}[ life/ life left]",
        "[我和对手/双方/我们/双方牌手/两位牌手]{_:mid}[有/剩/剩下/只剩"
        "/只有]{n:life_total}[点生命/点血]"
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
        "{it:subject}[没有/不具有/不具]{lacks:lacking}[异能/]",
        does="lacks",
    ),
    row(
        "{it:noun} [has/have/says/reads] {says:quoted}|{who:doer_of} [has/have/control/controls]"
        " an ability that says {says:quoted}",
        "{it:noun}[上/][写着/有/写有/的叙述是/的异能是/有异能/的文字是]{says:quoted}"
        "|{who:doer_of}[有一个异能/有一异能/的异能/有异能/的触发式异能][写着/是/：/]{says:quoted}",
        does="says",
    ),
    row(
        "it is {who:whose}[ own/] {step:step_said}|it is [in /during ]{who:whose} {step:step_said}"
        "|{who:doer_of} [am/is/are] in [my/his/her/their] {step:step_said}",
        "[现在/]{_:mid}[是/到/轮到/处于/在]{who:whose}[的/]{step:step_said}[了/中/里/]",
        does="turn",
    ),
    row(
        "{who:whose} {step:step_said} [begins/starts/comes/arrives]|it is [at ]the beginning of"
        " {who:whose} {step:step_said}",
        "{who:whose}{step:step_said}{_:mid}[开始/开始了/到了/来了]|到[了"
        "/]{who:whose}{step:step_said}[开始/][时/]",
        does="turn",
    ),
    row(
        "it is now {later_turn:whose} next turn|{later_turn:whose} next turn [begins/comes]",
        "[到了/轮到/现在是]{later_turn:whose}下[个/一个/一/]回合"
        "|轮到{later_turn:whose}[的/]回合[了/]",
        does="next_turn",
    ),
    row(
        "it is the end of {who:whose} turn|{who:whose} turn [ends/is ending/comes to an end]",
        "",
        does="turn",
        step="end",
    ),
    w(
        {"does": "turn_ends"},
        "the turn ends|my turn ends|the turn is over|end of turn|turn ends|i end my turn",
        "回合结束|我的回合结束|我回合结束|本回合结束",
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
        "{it:noun} has [mana value/a mana value of/converted mana cost/cmc] {n:count}"
        "|{it:noun_s} mana value is {n:count}|the mana value of {it:noun} is {n:count}",
        "{it:noun}[的/][法术力值/总法术力费用]{_:mid}[为/是/等于]{n:count}",
        does="mana_value",
    ),
    row("nobody [crewed/has crewed] {it:noun}", "没有人搭载{it:noun}", does="not_crewed"),
)
BARE: tuple[Row, ...] = (
    row("{what:nouns}", "{what:nouns}", does="have", zone="battlefield", who=""),
)
DONE: tuple[Row, ...] = (
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
        "{who:doer_of} [resolve/resolves] {what:noun}|{who:doer_of} [resolve/resolves]"
        " {what:noun} [on/targeting] "
        "{on:targets_said}",
        "",
        does="cast",
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
        "{who:doer_of}{what:bare_name}[打/了/掉/]{on:targets_said}",
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
        "{who:doer_of} [go/goes] face with {what:nouns}",
        "{who:doer_of}用{what:nouns}[打/烧]脸|{who:doer_of}{what:name_in_slang}[打/烧]脸",
        does="use_face",
    ),
    row(
        "{who:doer_of} {what:bare_name} the board",
        "{who:doer_of}[用/放/]{what:bare_name}[清场/清了场/清板]",
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
        f"{{on:target_said}} [is/gets/was/got] {BEEN_HIT} [by/with] {{what:noun}}",
        f"{{on:target_said}}被{{what:noun}}{ZH_HURT}[了/中/掉/]",
        does="suffer",
    ),
    row(
        "{what:noun} is on the stack[,/] targeting {on:target_said}"
        "|{what:noun} [targeting/on] {on:target_said} is on the stack"
        "|{what:named_noun} [destroys/kills/bounces/destroyed/killed] {on:target_said}",
        "[堆叠上有/堆叠中有]{what:noun}[，/][指定/目标是/目标为/以]{on:target_said}[为目标/]"
        "|{what:named_noun}[消灭/杀死/打死/弹回][了/]{on:target_said}",
        does="suffer",
    ),
    row(
        "{who:doer_of} [does not block/do not block/declare no blockers/declares no blockers"
        "/choose not to block/chooses not to block/can not block/let it through/lets it through"
        "/take the damage/takes the damage][ it/ anything/ any of them/ them/]",
        "{who:doer_of}{_:mid}[没有阻挡/不阻挡/没阻挡/没挡/不挡/不做阻挡/选择不阻挡/不打算阻挡"
        "/放弃阻挡/没有挡/没有去挡/一个都没挡/一只都没挡/都没挡/都没有挡/没有做阻挡/没有宣告阻挡"
        "/没有宣告阻挡者/没宣告阻挡者/不宣告阻挡者/没有宣告任何阻挡者/没有任何阻挡/没有派阻挡者"
        "/没派人挡/不去挡/一个也没挡/什么都没挡/没有进行阻挡/不进行阻挡][它/它们/]",
        does="unblocked",
    ),
    row(
        "[nobody blocks it/no one blocks it/nobody blocks/no"
        " one blocks/nobody blocked/no one blocked/nothing blocks/nothing blocks it"
        "/there are no blocks/there are no blockers/no blocks/no blockers/no blocks are declared"
        "/no blockers are declared/no creature blocks/no creatures block/nobody blocks anything"
        "/the attack goes unblocked/the attack is not blocked/the attack is unblocked]",
        "{_:mid}{_:not_blocked}",
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
        "|{of:noun} [is not/was not/does not get] blocked",
        "{of:noun}{_:mid}{_:not_blocked}",
        does="unblocked",
        who="",
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
        "[ to an effect/ to a spell/ to something/ to an ability/ for a cost/ as a cost/]",
        "{who:doer_of}牺牲[了/]{what:noun}|{who:doer_of}[把/将]{what:noun}牺牲[了/掉/掉了]",
        does="sacrifice",
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
        f"|{{who:doer_of}} {CAST} [a kicked/kicked] {{what:noun}} [on/targeting] "
        "{on:targets_said}"
        "|{who:doer_of} [kick/kicks] {what:noun} [on/targeting] {on:targets_said}",
        f"{{who:doer_of}}{ZH_KICKED}对{{on:targets_said}}{ZH_CAST}{{what:noun}}"
        f"|{{who:doer_of}}对{{on:targets_said}}{ZH_KICKED}{ZH_CAST}{{what:noun}}"
        f"|{{who:doer_of}}对{{on:targets_said}}{ZH_CAST}[了/]增幅[过/]的{{what:noun}}",
        does="cast",
        kicked=True,
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}}[,/] [and pay/paying] [its kicker/the kicker/kicker]"
        "[ cost/]"
        f"|{{who:doer_of}} {CAST} [a kicked/kicked] {{what:noun}}"
        "|{who:doer_of} [kick/kicks] {what:noun}",
        f"{{who:doer_of}}{ZH_KICKED}{ZH_CAST}{{what:noun}}"
        f"|{{who:doer_of}}{ZH_CAST}[了/]增幅[过/]的{{what:noun}}",
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
        "{who:doer_of}闪现[了/出/]{what:noun}"
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
        f"{{who:doer_of}}{ZH_CAST}x[为/=/是/等于]{{x:count}}的{{what:noun}}",
        does="cast",
    ),
    row(
        "it targets {on:targets_said}|targeting {on:targets_said}|the target is {on:targets_said}",
        "目标[是/为]{on:targets_said}|指定{on:targets_said}为目标|[它/]以{on:targets_said}为目标",
        does="targets",
    ),
    row(
        "{what:named_noun} [target/targets] {on:targets_said}"
        "|{what:noun_s} ability [is activated targeting/targets] {on:targets_said}",
        "{what:named_noun}[指定/以]{on:targets_said}[为目标/]"
        "|{what:named_noun}起动[异能/][，/][指定/目标为/目标是/以]{on:targets_said}[为目标/]",
        does="aims",
    ),
    row(
        f"{{who:doer_of}} {CAST} {{what:noun}} [on/targeting] {{on:noun}} in "
        f"[my/his/her/their] graveyard",
        f"{{who:doer_of}}对[我/他/]坟墓场中的{{on:noun}}{ZH_CAST}{{what:noun}}",
        does="cast",
        among="graveyard",
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
        "{who:doer_of} [activate/activates/crack/cracks] {what:noun}"
        "|{who:doer_of} [tap/taps/sacrifice/sacrifices] {what:noun} for mana"
        "|{who:doer_of} [activate/activates/use/uses] [{what:noun_s}/{what:theirs}]"
        " [regeneration /regenerate /pump /own /activated /]ability",
        "{who:doer_of}起动{what:noun}[的异能/][，/][去/来/][找地/搜地/检索地/]"
        "|{who:doer_of}[横置/牺牲]{what:noun}[产生法术力/产法术力/产费/来产生法术力/来产费]"
        "|{who:doer_of}{_:mid}[起动/用/使用][了/]{what:noun_s}[重生/再生/起动式/起动/]异能",
        does="activate",
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
        "{who:doer_of} [attack/attacks/swing/swings/swing in/swings in] with"
        " [only /just /]{by:nouns}"
        "[ alone/ and nothing else/ only/]"
        "|{who:doer_of} [declare/declares] {by:nouns} as [an attacker/attackers/attacker]",
        "{who:doer_of}[用/派/以/拿/让]{by:nouns}{_:mid}[攻击/进攻/打/打过去/打过来/进攻过来]"
        "|{who:doer_of}宣告{by:nouns}[攻击/为攻击者/进攻/作为攻击者]",
        does="attack",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing at/swings at] {at:whom_or_him} with {by:nouns}",
        "{who:doer_of}用{by:nouns}[攻击/进攻/来打/来攻击]{at:whom_or_him}",
        does="attack",
    ),
    row(
        "{by:nouns} [attack/attacks/swings/swing/is attacking/are attacking][ alone/ this turn/]",
        "{by:nouns}[单独/正在/在/][攻击/进攻][了/]|{by:nouns}{_:mid}[打过来/攻过来/来攻击/冲过来/打来]",
        does="attack",
    ),
    row(
        "{by:nouns} [attack/attacks/swings at/swing at] {at:whom_or_him}",
        "{by:nouns}[攻击/打/进攻/正在攻击/正在进攻/在攻击/在进攻/在打/正攻击/正在打]{at:whom_or_him}",
        does="attack",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing/swings]",
        "{who:doer_of}[攻击/进攻/宣告攻击/发动攻击/发起攻击/打过来/宣告攻击者][后/之后/时/]",
        does="attack_alone",
    ),
    row(
        "{who:doer_of} [attack/attacks/swing at/swings at] {whom:whom}",
        "{who:doer_of}[攻击/进攻]{whom:whom}",
        does="attack_alone",
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
        "{who:doer_of}用{by:nouns}[去/来/][攻击/进攻]{pw:noun}",
        does="attack",
    ),
    row(
        "{at:doer_of} [am/is/are/get/gets] attacked by {by:nouns}",
        "{at:doer_of}被{by:nouns}[攻击/打]",
        does="attack",
    ),
    row(
        "{by:nouns} [attack/attacks] and [is/are] not blocked"
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
        "|{who:doer_of} [declare/declares] {by:nouns} as [a blocker/blockers/blocker]",
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
        f"{{by:nouns}} {BLOCK} {{at:noun}}|{{by:nouns}} [is/are] blocking {{at:noun}}",
        "{by:nouns}[阻挡/挡住/挡/挡了/康/在阻挡/正在阻挡/双挡/一起挡/去挡/来挡]{at:noun}",
        does="block",
    ),
    row(f"{{by:nouns}} {BLOCK}", f"{{by:nouns}}{ZH_BLOCK}", does="block"),
    row(
        "{at:noun} [is/gets/got/was] blocked[ by a creature/ by something/]",
        "{at:noun}被[阻挡了/挡住了/挡了/阻挡/挡住/生物阻挡/一个生物阻挡]",
        does="block",
        by=({"number": 1, "kind": "creature"},),
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
        "{at:noun} [is/gets/got/was] [double-blocked/double blocked/blocked] by {by:nouns}"
        "|{at:noun} blocked by {by:nouns}",
        "{at:subject}[攻击时/][被/遭到/受到]{by:nouns}{_:mid}[阻挡/挡/挡住/挡了/双挡/的阻挡]",
        does="block",
        passive=True,
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        "{on:target_said} [takes/take] {n:count} damage|{on:target_said} [is/are/am] dealt"
        " {n:count} damage",
        "{on:target_said}{_:mid}[受到/受/吃]{n:count}点伤害[而被消灭/而死去/而死/]",
        does="dealt",
    ),
    row(
        "{what:named_noun} [enters/enter/comes/come] [the battlefield/into play/in]"
        "|{what:named_noun} [enters/enter]"
        "|{what:named_noun} enters under {who:whose} control|{what:named_noun} [enters/enter]"
        " the battlefield under {who:whose} control",
        "{what:named_noun}{_:mid}[进战场/进场/进入战场][了/]",
        does="enters",
    ),
    row(
        "{who:doer_of} [give/gives] {on:noun} {has:keyword_list}[ until end of turn/]"
        "|{on:noun} gains {has:keyword_list}[ until end of turn/ this turn/]",
        "{who:doer_of}[让/使/令/给]{on:noun}获得{has:keyword_list}[异能/]"
        "[直到回合结束/]"
        "|{on:noun}获得{has:keyword_list}[异能/][直到回合结束/]",
        does="effect",
        text="Target creature gains {has} until end of turn.",
    ),
    row(
        "{on:noun} loses all [its /]abilities[ until end of turn/]",
        "{on:noun}失去所有异能[直到回合结束/]",
        does="effect",
        text="Target creature loses all abilities until end of turn.",
    ),
    row(
        "{who:doer_of} [create/creates/make/makes] a token that is a copy of {on:noun}"
        "|{who:doer_of} [create/creates/make/makes] a token copy of {on:noun}",
        "{who:doer_of}[派出/造/制造][一个/]{on:noun}的复制品衍生物"
        "|{who:doer_of}派出一个衍生物[，/][它/][是/为]{on:noun}的复制品",
        does="effect",
        text="Create a token that's a copy of target creature.",
        makes="copy",
    ),
    row(
        "{who:doer_of} [create/creates/make/makes] {tokens:tokens_said}"
        "|an effect [creates/makes] {tokens:tokens_said} for {who:whom}",
        "{who:doer_of}{_:mid}[派出/造/造了/造出/制造/得到/放出]{tokens:tokens_said}",
        does="makes",
    ),
    row(
        "{who:doer_of} [gain/gains/take/takes] control of {on:noun}"
        "|{who:doer_of} [steal/steals] {on:noun}",
        "{who:doer_of}{_:mid}[获得/夺取/拿到/得到/取得/抢到/拿走/夺走/抢走/取走/夺得][了/]"
        "{on:noun}的操控权"
        "|{who:doer_of}[把/将]{on:noun}的操控权[拿走"
        "/抢走/夺走][了/]|{who:doer_of}[偷/偷走/偷了/偷来/抢/抢来/抢走/抢到]{on:noun}",
        does="effect",
        text="Gain control of target permanent.",
    ),
    row(
        "{who:doer_of} [blink/blinks/flicker/flickers] {on:noun}"
        "|{who:doer_of} [exile/exiles] {on:noun} and [return/returns] it[ to the battlefield]"
        "|{who:doer_of} [exile/exiles] {on:noun} and then [return/returns] it[ to the battlefield]",
        "{who:doer_of}闪[烁/了/]{on:noun}|{who:doer_of}放逐{on:noun}[，/][再/然后/并"
        "/随后][将/把/让][它/其][移回/放回/返回/回到]战场",
        does="effect",
        text="Exile target permanent, then return it to the battlefield under its owner's control.",
    ),
    row(
        "{who:doer_of} [tap/taps] {on:noun}",
        "{who:doer_of}横置[了/]{on:noun}|{who:doer_of}[把/将]{on:noun}横置[了/]",
        does="effect",
        text="Tap target permanent.",
    ),
    row(
        "{who:doer_of} [untap/untaps] {on:noun}",
        "{who:doer_of}重置[了/]{on:noun}",
        does="effect",
        text="Untap target permanent.",
    ),
    row(
        "[an effect gives/an effect gave/a spell gives] all creatures {change:change}"
        "[ until end of turn/]"
        "|all creatures get {change:change}[ until end of turn/]",
        "[一个效应/对手/一个咒语/][让/使/令/]所有生物得{change:change}[直到回合结束/]",
        does="effect",
        text="All creatures get {change} until end of turn.",
    ),
    row(
        "{who:doer_of} [destroy/destroys] all creatures|all creatures are destroyed",
        "{who:doer_of}消灭所有生物|所有生物被消灭",
        does="effect",
        text="Destroy all creatures.",
    ),
    row(
        "{who:doer_of} [proliferate/proliferates][ once/ one time/]",
        "{who:doer_of}{_:mid}[进行/进行一次/][增殖/增殖一次][了/]",
        does="effect",
        text="Proliferate.",
    ),
    row(
        "{who:doer_of} [populate/populates][ with {on:noun}/]",
        "{who:doer_of}殖民[了/]|{who:doer_of}用{on:noun}殖民",
        does="populate",
    ),
    row(
        "{who:doer_of} [regenerate/regenerates] {on:noun}"
        "|{who:doer_of} [put/puts] a regeneration shield on {on:noun}",
        "{who:doer_of}{_:mid}[重生/再生][了/]{on:noun}"
        "|{who:doer_of}{_:mid}[给/为/对]{on:noun}{_:mid}[开/开了/起动/起动了/施加/用/用了/上][一次/一个/]"
        "[重生/重生盾/再生/重生异能]|{who:doer_of}{_:mid}[让/使]{on:noun}重生",
        does="effect",
        text="Regenerate target creature.",
    ),
    row(
        "[an effect/a spell/an opponent's effect/my opponent's effect] "
        "[gives/gave] {on:noun} {change:change}"
        "[ until end of turn/]|{on:noun} gets {change:change}[ until end of turn/]"
        "|{who:doer_of} [give/gives/pump/pumps] {on:noun} {change:change}[ until end of turn/]",
        "[一个效应/对手的效应/一个咒语][让/使/令/给]{on:noun}[得/]{change:change}[直到回合结束/]"
        "|{who:doer_of}[让/使/令/给]{on:noun}[得/]{change:change}[直到回合结束/]"
        "|{on:subject}{_:mid}得{change:change}[直到回合结束/]",
        does="effect",
        text="Target creature gets {change} until end of turn.",
    ),
    row(
        "[an effect/a spell] makes {on:noun} a {size:size} until end of turn"
        "|{on:noun} becomes a {size:size} until end of turn",
        "一个[效应/咒语][使/让/令]{on:noun}成为{size:size}直到回合结束"
        "|{on:noun}[成为/变成/变为]{size:size}直到回合结束",
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        "{who:doer_of} [destroy/destroys/kill/kills] {on:noun}",
        "{who:doer_of}[消灭/消灭了/杀/杀了/杀死/干掉]{on:noun}"
        "|{who:doer_of}[把/将]{on:noun}[消灭/杀/杀掉/干掉][了/]",
        does="effect",
        text="Destroy target permanent.",
    ),
    row(
        "",
        "{who:doer_of}施放[一个/]消灭{on:noun}的[咒语/瞬间/法术]",
        does="effect",
        text="Destroy target permanent.",
        by_spell=True,
    ),
    row(
        "{on:noun} [dies/die]",
        "{on:noun}[死去/死/死掉/挂/阵亡]了|{on:noun}死去",
        does="effect",
        text="Destroy target creature.",
        who="",
    ),
    row(
        "{who:doer_of} [exile/exiles] {on:noun}",
        "{who:doer_of}放逐[了/]{on:noun}|{on:noun}被放逐[了/]"
        "|{who:doer_of}[把/将]{on:noun}放逐[了/]",
        does="effect",
        text="Exile target permanent.",
    ),
    row(
        "{who:doer_of} [bounce/bounces] {on:noun}[ to my hand/ to his hand/ to hand"
        "/ to its owner's hand/ back to my hand/]"
        "|{who:doer_of} [return/returns] {on:noun} to [its owner's/my/his] hand",
        "{who:doer_of}[弹回/弹/弹了/弹走]{on:noun}"
        "|{who:doer_of}[将/把]{on:noun}[移回手牌/弹回手/弹回手牌/弹了/弹回手上/弹回"
        "/移回手上/移回其拥有者手牌]"
        "|{on:noun}被[弹/弹了/弹回手/弹回手牌/移回手牌/弹回手上/移回手上][了/]",
        does="effect",
        text="Return target permanent to its owner's hand.",
    ),
    row(
        "{on:noun} [fights/fight] {other:noun}",
        "{on:noun}与{other:noun}互斗",
        does="effect",
        text="Target creature fights another target creature.",
        who="",
    ),
    row(
        "{counters:counters_said} [are/is] put on {on:noun}"
        "|{who:doer_of} [put/puts] {counters:counters_said} on {on:noun}",
        "{who:doer_of}在{on:noun}上[放置/放/放了/放置了/再放/加]{counters:counters_said}"
        "|{who:doer_of}[把/将]{counters:counters_said}[放在/放到/放置在]{on:noun}[上/身上]"
        "|{who:doer_of}[给/往]{on:noun}[放/放上/放了/加/加了/加上/上放][置"
        "/]{counters:counters_said}"
        "|{on:noun}上[被/]放[置/]了{counters:counters_said}"
        "|{who:doer_of}[在/往]{on:on_top}[放/放了/放置/再放/加/放上]{counters:counters_said}",
        does="put",
    ),
    *(
        row(
            f"[a spell/an effect/something] [deals/dealt] {{n:count}} damage to {en}"
            f"|{{who:doer_of}} [cast/casts/resolve/resolves] a spell [that deals/dealing/which "
            f"deals] {{n:count}} damage to {en}",
            f"{{who:doer_of}}{{_:mid}}对{zh}[各/]造成{{n:count}}点伤害",
            does="effect",
            text=f"This permanent deals {{n}} damage to {en}.",
            source=True,
        )
        for en, zh in (
            ("each player", "每位牌手"),
            ("each creature", "每个生物"),
            ("each opponent", "每位对手"),
            ("each creature and each player", "每个生物和每位牌手"),
        )
    ),
    row(
        "all [combat /]damage that would be dealt to {on:noun} [this turn /]is prevented"
        "|{who:doer_of} [prevent/prevents] all damage that would be dealt to {on:noun} this turn",
        "{who:doer_of}防止本回合{_:mid}对{on:noun}造成的所有伤害"
        "|本回合对{on:noun}造成的[所有/]伤害{_:mid}被防止",
        does="effect",
        text="Prevent all damage that would be dealt to target creature this turn.",
    ),
    row(
        "{who:whose} life total [becomes/goes to/drops to] {n:life_total}",
        "{who:whose}[总生命/生命/生命值/生命总值][变成/变为/成为/降到/降为]{n:life_total}[点/]",
        does="effect",
        text="Your life total becomes {n}.",
    ),
    row(
        "{who:doer_of} [gain/gains] {n:count} life",
        "{who:doer_of}获得{n:count}点生命",
        does="effect",
        text="You gain {n} life.",
    ),
    row(
        "{who:doer_of} [lose/loses] {n:count} life",
        "{who:doer_of}失去{n:count}点生命",
        does="effect",
        text="You lose {n} life.",
    ),
    row(
        "{who:doer_of} [counter/counters] {on:noun}",
        "{who:doer_of}[反击/反/反掉/反击掉][了/]{on:noun}"
        "|{who:doer_of}[把/将]{on:noun}[反击/反/反掉/反击掉][了/]"
        "|{on:noun}被{who:doer_of}[反击/反/反掉/反击掉/康/康掉][了/]",
        does="effect",
        text="Counter target spell.",
        respond=True,
    ),
    row(
        "{on:noun} loses {has:keyword_list}[ until end of turn/]",
        "{on:noun}失去{has:keyword_list}[异能/][直到回合结束/]",
        does="effect",
        text="Target creature loses {has} until end of turn.",
    ),
    row(
        "{on:noun} can't block this turn",
        "{on:noun}本回合不能阻挡",
        does="effect",
        text="Target creature can't block this turn.",
    ),
    row(
        "{who:doer_of} [put/puts] {on:noun} on top of [its owner's/my/his] library",
        "{who:doer_of}[将/把]{on:noun}[放到/置于/放回]牌库顶",
        does="effect",
        text="Put target permanent on top of its owner's library.",
    ),
    row(
        "{who:doer_of} [draw/draws] {n:count} [card/cards/more cards/more card/more/additional "
        "cards]",
        "{who:doer_of}抓{n:count}张[牌/]",
        does="effect",
        text="You draw {n} cards.",
    ),
    row(
        "{who:doer_of} [draw/draws] [a card/for the turn/my card/his card]",
        "{who:doer_of}{_:mid}抓牌",
        does="effect",
        text="You draw a card.",
    ),
    row(
        "{who:doer_of} [mill/mills] {n:count} [card/cards]",
        "{who:doer_of}磨{n:count}张牌",
        does="effect",
        text="You mill {n} cards.",
    ),
)
SAID = (
    w(
        {"does": "after_blocks"},
        AFTER_BLOCKS,
        "宣告阻挡之后|宣告阻挡者后|阻挡之后|阻挡后|宣告阻挡后",
    ),
    w(
        {"does": "before_blocks"},
        BEFORE_BLOCKS,
        "宣告阻挡之前|阻挡之前|阻挡前|宣告阻挡前|宣告攻击之后|宣告攻击后|攻击之后|攻击后|战斗中"
        "|战斗时|在战斗中",
    ),
    w(
        {"does": "nothing"},
        "no other actions are taken|my opponent does not respond|no responses"
        "|quick question|random question|weird question|quick one|hi|hi all|hi everyone|hi guys"
        "|hello all|hey|hey all|hey guys"
        "|i think not|i think so"
        "|i think no|i think yes|i am not sure|not sure|noob question|newbie question"
        "|new player here|question|rules check|judge question|simple question|stupid question"
        "|dumb question|hello|thanks|thank you|please help|sanity check|rules question|right"
        "|correct|yes"
        "|or not|is that right|is that correct|am i right|who is right|asking for a friend|help"
        "|i know|so confused|i am confused|we could not agree|we are arguing about this"
        "|we had an argument about this",
        "对手没有响应|对手不响应|没人用别的牌|没有改变手牌上限的东西"
        "|没有别的动作|没有其他动作|并且没有召唤失调"
        "|没有召唤失调|它没有召唤失调"
        "|我觉得不会|我觉得会|我觉得能|我觉得不行|我觉得不能|不太确定|不确定|新手提问|新人提问"
        "|萌新提问"
        "|新手求问|问个规则|规则问题|问问|想问一下|想问下|问下|求问|请问一下|请问大家|请教"
        "|请教一下|请问|谢谢|求助|求解|问个问题|问一下|对吗|对吧|是吗|是吧|谁对|请教各位"
        "|各位|各位大佬|大佬们|各位大神|请问各位|问个小问题|弱弱问一下|大家好|你好|谢了",
    ),
)
MOMENTS = (
    w(
        {"moment": "after_blocks"},
        f"{_standing_anywhere(AFTER_BLOCKS, '{}, ')}|{_standing_anywhere(AFTER_BLOCKS, '{} ')}",
        _moment(
            "挡完|挡完之?后|阻挡之?后|阻挡以后|宣告阻挡者?之?后|造成伤害之?前"
            "|伤害之?前|战斗伤害之?前|挡之?后|挡以后"
        ),
    ),
    w(
        {"moment": "before_combat"},
        "before combat, |before attacks, |before attacking, |before i attack, ",
        "攻击前|攻击前，|在攻击前|战斗前|战斗前，|在战斗前|攻击之前|攻击之前，|战斗之前",
    ),
    w(
        {"moment": "before_blocks"},
        f"{_standing_anywhere(BEFORE_BLOCKS, '{}, ')}|{_standing_anywhere(BEFORE_BLOCKS, '{} ')}",
        _moment("阻挡之?前|宣告阻挡者?之?前|宣告攻击者?之?后|攻击之?后"),
    ),
    row(
        "[during/on/in] {turn_of:whose} [turn/own turn/main phase/first main phase][, / ]",
        "[在/]{turn_of:whose}回合[中/里/内/][，/]|在{turn_of:whose}行动阶段[中/里/内/][，/]",
    ),
    w(
        {"turn_of": "own"},
        "",
        _moment(
            "自己回合|自己的回合|自己的行动阶段|自己行动阶段|自己的回合中|自己的行动阶段中"
            "|自己的主要阶段"
        ),
    ),
    row(
        "[during/in/at] {turn_of:whose} {step:step_said}[, / ]",
        "[在/]{turn_of:whose}{step:step_said}[中/里/内/时/][，/]",
    ),
)
END_STEP = (
    "at the next end step|at the beginning of the next end step|at the beginning of the end step"
    "|in the end step|at the end step|during the end step|during the next end step"
)
TURNS_ON = (  # a later moment, for which everyone passes until then
    row(
        "[on/during/in] {later_turn:whose} next turn[, / ]|[later on/then on]"
        " {later_turn:whose} next"
        " turn[, / ]",
        "[在/到/到了/等到/轮到/]{later_turn:whose}下[个/一个/一/]回合[里/中/时/][，/]",
        moment="next_turn",
    ),
    w(
        {"moment": "next_turn", "later_turn": ""},
        "next turn, |next turn |the next turn, |the turn after, |the following turn, ",
        "下回合，|下回合|下个回合|下个回合，|到下个回合|到下回合|到了下回合"
        "|到了下回合，|到下一回合|下一回合",
    ),
    w(
        {"moment": "end_step"},
        _standing_anywhere(END_STEP, "{}, "),
        "|".join(
            f"{to}{next_}结束步骤{when}{sign}"
            for to in ("", "在", "到", "到了", "等到")
            for next_ in ("", "下个", "下一个", "下一", "本回合")
            for when in ("", "时", "中", "开始时")
            for sign in ("", "，")
        ),
    ),
    w(
        {"moment": "turn_ends"},
        "when the turn ends, |after the turn ends, |once the turn ends, ",
        "|".join(
            f"{wait}{whose}回合结束{then}{sign}"
            for wait in ("", "等", "等到", "在")
            for whose in ("", "本")
            for then in ("后", "之后", "以后")
            for sign in ("", "，")
        ),
    ),
    w(
        {"moment": "turn_ends", "ending": True},
        "at end of turn, |at the end of the turn, |at end of turn ",
        "|".join(
            f"{wait}{whose}回合结束时{sign}"
            for wait in ("", "到", "到了", "等到", "在")
            for whose in ("", "本")
            for sign in ("", "，")
        ),
    ),
)
LATER = w(
    {"moment": "later"},
    "later |later, |later in the same turn, |later in the same turn |later that turn, |later "
    "that turn |later this turn, |later this turn "
    "|after that |later in the turn |later in the turn, "
    "|in the same turn, |that same turn, |after everything resolves, "
    "|after the trigger resolves, |after that resolves, |afterwards |afterwards, "
    "|finally, |then later |later on |after that, |after"
    " it resolves, |once it resolves, ",
    "后来|触发都结算后|触发结算后|触发都结算后，|触发结算后，|都结算后，|全部结算后，"
    "|都结算完后，|稍后|稍后，"
    "|它进场后|它进战场后|进场后|它进场之后|它结算后|触发结算时|触发结算时，|它的触发结算后"
    "|同一回合稍后，|本回合稍后，|结算之后|结算后|等结算完|等它结算后",
)
RESPONSE: tuple[Row, ...] = (
    w(
        {"respond": True},
        "in response, |in response |then in response |before the spell resolves, ",
        "响应，|作为响应，|响应|在响应时，|响应时，|在响应时|响应时"
        + "".join(
            f"|{at}{what}结算{before}{sign}"
            for at in ("在", "")
            for what in ("", "这个咒语", "该咒语", "那个咒语")
            for before in ("前", "之前", "以前")
            for sign in ("", "，")
        ),
    ),
    *(
        w(
            {"respond": True, "by_whom": who},
            "",
            "|".join(
                f"{name}{soon}{how}"
                for name in zh
                for soon in ("", "就", "便", "马上", "立刻", "立即")
                for how in ZH_IN
            ),
        )
        for who, zh in (("I", ("我",)), ("my opponent", ("对手", "他", "她")))
    ),
    row(
        "in response to {to:noun}, |in response to {to:noun} |responding to {to:noun}, ",
        "响应{to:noun}，",
        respond=True,
    ),
    row("", f"{{by_whom:called}}[{'/'.join(ZH_IN)}]", respond=True),
)
CLAIMS = (
    row(
        "[he/she/i/my opponent/my friend/someone/they] [says/say/said/thinks/think/thought/claims"
        "/claimed/argues/insists] [that /]{claim:claim}"
        "|[someone/he/my friend/a friend] told me [that /]{claim:claim}",
        "[他/我/对手/我朋友/朋友/有人][说/觉得/认为/坚持说]{claim:claim}",
        does="nothing",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "claim",
        w(
            "",
            "no|yes|it does|it does not|it does not work|it works|it dies|it does not die|it lives"
            "|it survives|i can|i can not|i can't|he can|he can't|not|so|otherwise"
            "|i am dead|i take damage|it fizzles|it resolves|it counts",
            "不会|会|不行|行|不能|能|会死|不会死|没用|有用|死了|没死|不对|对",
        ),
        t(
            lambda k, verb: "",
            "{k:keyword_said} [kills anything/kills everything/beats it/wins]{verb:no_more}",
            "{k:keyword_said}[什么都能杀/更厉害/能挡]{verb:no_more}",
            unmake=lambda value: None,
        ),
    ),
    optional("no_more"),
    table("one_said", w(0, "", "一个|一张|一只|一名")),
    table("left_said", w(0, "| left| remaining| left in it", "")),
    table("step_said", *STEPS_SAID),
    table(
        "cost_said",
        w(
            "",
            "| for it| the cost| the ward cost| for ward| that cost| its cost",
            "|费用|守护费用|守护的费用|这个费用",
        ),
        t(
            lambda cost: cost,
            " {cost:mana_said}| the {cost:mana_said}",
            "{cost:mana_said}",
            unmake=lambda value: None,
        ),
        t(
            lambda n: f"{{{n}}}",
            " {n:count}| {n:count} mana| the {n:count}| {n:count} for it| the extra {n:count}",
            "{n:count}|{n:count}点[法术力/费/]",
            unmake=lambda value: None,
        ),
    ),
    table("mana_said", Lexeme(re.compile(r"\{[0-9]\}"), str, str, lambda v: isinstance(v, str))),
    table(
        "trigger_said",
        w(
            0,
            "trigger|ability|triggered ability|enters trigger|etb trigger|etb|enters ability"
            "|enter trigger|attack trigger|enters-the-battlefield trigger"
            "|enters the battlefield trigger|etb ability",
            "触发|触发式异能|异能|进场触发|进场异能|进战场触发|进战场异能|攻击触发"
            "|触发异能|进场触发异能",
        ),
    ),
    table(
        "not_blocked",
        w(
            0,
            "",
            "|".join(
                (
                    *(
                        f"{no}被{did}"
                        for no in ("没有", "没", "未", "并未", "都没", "都没有", "未曾")
                        for did in (
                            "阻挡",
                            "挡",
                            "挡住",
                            "挡下",
                            "阻挡住",
                            "任何生物阻挡",
                            "生物阻挡",
                        )
                    ),
                    *(
                        f"{no}{did}{it}"
                        for no in (
                            "没有人",
                            "没人",
                            "无人",
                            "没有生物",
                            "没有阻挡者",
                            "没有任何生物",
                            "没有谁",
                        )
                        for did in ("阻挡", "挡", "去挡", "来挡", "挡住")
                        for it in ("", "它", "它们")
                    ),
                    *("未受阻挡", "没有受到阻挡", "无人阻挡", "没有任何阻挡者"),
                )
            ),
        ),
    ),
    table(
        "poison_said",
        t(
            lambda n: n,
            "{n:count} poison [counters/counter]|{n:count} poison",
            "有{n:count}个中毒指示物",
            unmake=lambda value: None,
        ),
        w(
            0,
            "no poison counters|no poison|zero poison counters|not any poison counters",
            "没有中毒指示物|没有任何中毒指示物|没有毒|无中毒指示物|一个中毒指示物都没有",
        ),
    ),
    table("before_said", w(0, "", "原来|原本|本来|之前|原先|先前|战斗前|在战斗前|战斗之前")),
    table("theirs", w({"pronoun": "they"}, "their", "")),
    table(
        "one_named",
        t(lambda of: (of,), "", "{of:named_noun}", unmake=lambda value: None),
    ),
    table(
        "as_cost",
        Word(0, (), ("",)),
        w(
            0,
            "",
            "作为额外费用|作为费用|作为它的额外费用|来支付额外费用|支付额外费用|作为其额外费用",
        ),
    ),
    table("hits", w(0, "", "反击|杀|消灭|放逐|反")),
    table(
        "done_away",
        w(
            "",
            "",
            "|".join((ZH_AWAY, _to_hand("", "其拥有者", "拥有者", "其拥有者的", "拥有者的"))),
        ),
        w(ASKER, "", _to_hand("我", "我的")),
        w(OPPONENT, "", _to_hand("对手", "对手的", "他的")),
    ),
    table("loyalty_cost", LOYALTY_COST),
    table("way_said", *WAYS_SAID),
    table("pronoun_said", w(0, "it|he|she", "")),
    table("life_total", w(0, "zero", "零"), Include("number_word"), Include("integer")),
    table("on_top", w({"pronoun": "it"}, "", "上面|其上|上头")),
    table("life_said", w(0, "", "生命|生命值|总生命|生命总值|血量|总生命值|血|总血量")),
    table(
        "whose",
        w("I", "my|our", "我的|我"),
        w(
            "my opponent",
            "my opponent's|his|her|their|opp's|opponent's",
            "对手的|我对手的|我的对手的|他的|她的|对手",
        ),
        w(ITS_CONTROLLER, "its controller's", "它的操控者的|其操控者的"),
        t(
            lambda who: who,
            "{who:called}'s",
            "{who:called}的|{who:called}",
            unmake=lambda value: None,
        ),
    ),
    table("any_keywords", Include("keyword_list"), Include("short_list")),
    table("targets_said", ListOf("target_said", *AND)),
    table(
        "subjects",
        Include("nouns"),
        Word(({"pronoun": "it"},), (), ("",)),
    ),
    table(
        "tokens_said",
        row(
            "{n:token_count} [token/tokens/creature token/creature tokens]",
            "{n:token_count}[衍生物/衍生生物/生物衍生物]",
        ),
        row(
            "{n:token_count} {size:size} [token/tokens/creature token/creature tokens]"
            "|{n:token_count} {size:size} creature [token/tokens]",
            "{n:token_count}{size:size}[的/][衍生物/衍生生物/生物衍生物]",
        ),
        row(
            "{n:token_count} {size:size} {kin:kin_said} [token/tokens/creature token"
            "/creature tokens]",
            "{n:token_count}{size:size}[的/]{kin:kin_said}[衍生物/衍生生物]",
        ),
        row(
            "{n:token_count} {size:size} {color:color_said} {kin:kin_said} [token/tokens"
            "/creature token/creature tokens]",
            "{n:token_count}{size:size}{color:color_said}{kin:kin_said}[衍生物/衍生生物]",
        ),
        row(
            "{n:token_count} {artifact:artifact_token} [token/tokens]",
            "{n:token_count}{artifact:artifact_token}[衍生物/]",
        ),
    ),
    table(
        "token_count",
        w(1, "a|an", ""),
        t(
            lambda n: n,
            "{n:count}",
            "{n:count}[个/只/张]",
            unmake=lambda value: None,
        ),
    ),
    table(
        "artifact_token",
        *(
            w(en, en.lower(), zh)
            for en, zh in (
                ("Treasure", "珍宝"),
                ("Food", "食品"),
                ("Clue", "线索"),
                ("Blood", "血"),
            )
        ),
    ),
    table(
        "target_said",
        row("{noun:noun}", "{noun:noun}"),
        row("{player:whom_named}", "{player:whom_named}"),
        row("{player:him}", "{player:him}", by_pronoun=True),
    ),
    table(
        "name_in_slang",
        row("{card:spoken_name}", "{card:spoken_name}|[一个/一张/个/张/一发]{card:spoken_name}"),
    ),
    table("bare_name", row("{card:spoken_name}", "{card:spoken_name}")),
    table("standing", *STANDING, *narrated.STANDING, *changing.STANDING, *commanders.STANDING),
    table("said_by_the_way", *SAID, *CLAIMS, *asides.ASIDES),
    table("bare", *BARE),
    table("done", *DONE, *narrated.DONE, *changing.DONE),
    table("effect_said", *EFFECTS, *narrated.EFFECTS, *changing.EFFECTS),
    table("before", *RESPONSE, *MOMENTS, LATER, *TURNS_ON, *narrated.MOMENTS),
    optional("before_clause", ListOf("before", *NO_SIGN)),
    optional("after_clause", ListOf("after", *NO_SIGN)),
    table(
        "after",
        w({"kicked": True}, " kicked| with kicker", "并增幅|，并增幅"),
        w(
            {"settles": True},
            " and it resolves| which resolves| and let it resolve| and that resolves",
            "并结算|且结算|并且结算|，并结算|并让它结算|并成功结算|并顺利结算|，结算了|，顺利结算",
        ),
        w(
            {"turn_of": "I"},
            " in my main phase| in my first main phase| in main phase 1| main phase",
            "",
        ),
        w(
            {"moment": "before_combat"},
            " before combat| before attacks| before attacking| precombat| before i attack"
            "| before he attacks| before my opponent attacks| before the attack",
            "",
        ),
        w({"moment": "after_blocks"}, _standing_anywhere(AFTER_BLOCKS, " {}"), ""),
        w({"moment": "before_blocks"}, _standing_anywhere(BEFORE_BLOCKS, " {}"), ""),
        row(
            " for {x:count}| with x = {x:count}| with x={x:count}| for x = {x:count}"
            "| for x={x:count}| with x equal to {x:count}",
            "，X为{x:count}|，X={x:count}|，x为{x:count}|，x={x:count}",
        ),
        w({"respond": True}, " in response|, in response", "作为响应|来响应"),
        w(
            {"respond": True},
            " before resolution| before the spell resolves| before that spell resolves"
            "| while the spell is on the stack| while that spell is on the stack"
            "| with the spell on the stack| with that spell on the stack"
            "| with the spell still on the stack| while the spell is still on the stack",
            "",
        ),
        row(
            " before {to:noun} [resolves/has resolved/can resolve/finishes resolving]"
            "| [while/with] {to:noun} [is /is still /still /]on the stack",
            "",
            respond=True,
        ),
        w(
            {"by_spell": True},
            " by casting a spell| by casting an instant| by casting a sorcery| with a spell"
            "| with an instant| with a sorcery",
            "",
        ),
        row(
            " in response to {to:noun}"
            "| in response to [him/her/them/my opponent/his/them] casting {to:noun}[ on it/]",
            "响应{to:noun}|来响应{to:noun}",
            respond=True,
        ),
        row(
            " [with/while] {of:noun_s} {_:trigger_said} [still /is /is still /]on the stack"
            "| before {of:noun_s} {_:trigger_said} resolves",
            "",
            moment="trigger_waits",
        ),
        w(
            {"moment": "trigger_waits"},
            " with the trigger on the stack| with the trigger still on the stack"
            "| before the trigger resolves| in response to the trigger| with that trigger on the"
            " stack| while the trigger is on the stack",
            "响应这个触发|响应该触发|来响应触发",
        ),
        row(" [during/on/in] {later_turn:whose} next turn", "", moment="next_turn"),
        w(
            {"moment": "next_turn", "later_turn": ""},
            " next turn| on the next turn| the next turn| the following turn",
            "",
        ),
        w({"moment": "end_step"}, _standing_anywhere(END_STEP, " {}"), ""),
        w(
            {"moment": "turn_ends"},
            " in the cleanup step| during the cleanup step| during cleanup| when the turn ends"
            "| once the turn ends| after the turn ends| when the turn is over| after this turn",
            "",
        ),
        w(
            {"moment": "turn_ends", "ending": True},
            " at end of turn| at the end of the turn| at the end of turn",
            "",
        ),
        row(" [during/on/in] {turn_of:whose} turn", ""),
        row(" [during/in/at/on] {turn_of:whose} {step:step_said}", ""),
        row(" at the end of {turn_of:whose} turn", "", step="end"),
        row(
            " [with/using/for/for its/by paying its/via/by] {using:way_said}[ cost/]"
            "[ from my graveyard/ from the graveyard/ from his graveyard/]"
            "| from [my/his/her/the] graveyard [with/using/for its] {using:way_said}[ cost/]",
            "",
        ),
    ),
)
