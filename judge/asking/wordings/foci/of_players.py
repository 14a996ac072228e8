"""What is asked of a player: life, cards, damage, who wins."""

from __future__ import annotations

from judge.asking.wordings.foci.slots import BE, CAN, DAMAGE, MID, STILL, WILL, ZH_CAN
from judge.asking.wordings.verbs import row
from judge.language import w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

BY = "[from/off/through/by/because of/due to/thanks to/with/via]"
LIFE_CHANGES = (
    ("gained", "[gain/get]", "gained", "获得/回/回了/加/得/吸/得到"),
    ("lost", "lose", "lost", "失去/掉/掉了/扣/扣掉/损失"),
)
OF_PLAYERS: tuple[Row, ...] = (
    row(
        f"{WILL} the [starting/first] player{STILL} draw[ a card/] [on/in/for/during]"
        " [the/their/his/his or her] first [turn/draw step]"
        f"|{WILL} the player who [goes/plays] first{STILL} draw[ a card/] [on/in/for/during]"
        " [the/their/his] first [turn/draw step]"
        f"|{WILL} i{STILL} draw[ a card/] [on/in/for/during] [the first/my first] turn"
        " [on the play/if i go first/going first/when i go first]",
        "先手[的/][玩家/牌手/方/][在/][自己/][的/][第一个/第一/首个/首]回合{_:mid}[需要/要/会/能/]抓牌吗",
        asks="first_draw",
    ),
    row(
        f"how many {WILL} {{who:doer_of}}{STILL} [discard/have to discard/need to discard]"
        f"|{WILL} {{who:doer_of}}{STILL} [discard/have to discard/need to discard]{{_:discarded}}"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [discard/have to discard/need to discard"
        f"/must discard]",
        "{who:doer_of}{_:mid}弃[掉/]几张[牌/手牌/]"
        "|{who:doer_of}{_:mid}弃[牌/手牌/掉牌/一张牌/到七张/牌弃到七张/牌到七张/到七张牌]吗",
        asks="discards",
    ),
    row(
        f"how many [cards/card] {BE} [left /]in {{who:whose}} [library/deck]"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [have/have left] in [my/his/her/their]"
        f" [library/deck]",
        "{who:whose}牌库[里/中/]{_:mid}有几张牌",
        asks="library",
    ),
    row(
        f"how many cards {BE} in {{who:whose}} graveyard"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [have/have left] in [my/his/her/their]"
        f" graveyard",
        "{who:whose}坟墓场[里/中/]{_:mid}有几张牌",
        asks="graveyard",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} play {{_:land_said}}{{_:out_of_hand}}",
        f"{{who:doer_of}}[本回合/]{ZH_CAN}{{_:out_of_hand}}{MID}[下/使用/放/打出]{{_:land_said}}吗",
        asks="land",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/]{{_:out_of_hand}}{MID}"
        f"[下/使用/放/打出]{{_:land_said}}吗",
        asks="land",
    ),
    w(
        {"asks": "result"},
        "do i win or lose|do i survive|do i live|do i make it|am i still alive|am i alive"
        "|is the game over|do we both lose|is it a draw|am i still in the game|am i still in"
        "|am i in the game|is anyone still alive|do i die or survive|do i live or die"
        "|do i lose or survive",
        "我是输还是活|我是输了还是活着|我是死是活|我会输还是活下来|我是活着还是输了|我是赢还是输|我会赢还是输|我输还是赢|我还活着吗|我能活吗|我活得下来吗|游戏结束了吗|是平局吗",
    ),
    *(  # not "they", which are creatures
        w(
            {"asks": "loses", "who": who},
            f"{WILL} [{said}]{STILL} die{{_:game_said}}|[have/has] [{said}]{STILL} died",
            "",
        )
        for who, said in ((ASKER, "i/we"), (OPPONENT, "my opponent/the other player"))
    ),
    w(
        {"asks": "dies"},
        "",
        "|".join(
            f"{will}{dies}吗"
            for will in ("", "会", "还", "还会", "就", "就会", "也会", "要", "得", "是", "还得")
            for dies in ("死", "死了", "死掉", "挂", "挂了", "挂掉")
        ),
    ),
    w(
        {"asks": "dies"},
        "dead|dies|dead yet|still dies|still dead|still die|does still die|dead or alive"
        "|dead or not",
        "能打死吗|能杀死吗|能推死吗|能烧死吗|能杀掉吗|能打掉吗|能解掉吗|能带走吗|能清掉吗|打死了吗",
    ),
    w(
        {"asks": "outlives"},
        f"{WILL} [he/she]{STILL} [live/survive/survive that/survive it/make it]"
        "|alive|still alive|lives|still lives|survives|still survives|alive or dead",
        "活吗|活着吗|活下来吗",
    ),
    row(
        f"{WILL} [he/she]{STILL} die{{_:game_said}}",
        "他或它{_:mid}[死/挂/死掉/死了/挂了/挂掉]吗",
        asks="he_or_it_dies",
        who=OPPONENT,
    ),
    row(
        "",
        "[他/她]{_:mid}[进/进入/去/被置入/置入]{whose_zone:graveyard_said}吗",
        asks="dies",
        of={"pronoun": "it"},
    ),
    row(
        f"{WILL} {{who:doer_of}} [still /][draw/draw a card/draw cards/draw any cards/draw the card"
        "/draw the cards/get a card/get cards/get my card/get to draw/get to draw a"
        " card/get to draw cards"
        "/get to draw the card/get to draw the cards]"
        f"|{CAN} {{who:doer_of}}{STILL} draw [a card/cards/the card/any cards]"
        f"|how many cards {WILL} {{who:doer_of}}{STILL} [draw/get]"
        f"|{WILL} {{who:doer_of}}{STILL} draw {{_:so_many}}[ card/ cards/]",
        "{who:doer_of}[会/能/一共/总共/]{_:mid}[抓/摸/过]几张[牌/]"
        "|{who:doer_of}{_:mid}[抓牌/抓一张牌/抓到牌/过牌/摸牌/抓一张]吗"
        "|{who:doer_of}[那/这][一/两/三/四/几]张牌{_:mid}[抓到/抓]吗",
        asks="drawn",
    ),
    row(
        f"how many cards {WILL} {{who:doer_of}}{STILL} have [in hand/in my hand/in his hand]"
        "|how many cards [are/is] in {who:whose} hand",
        "{who:doer_of}{_:mid}[有/剩/剩下]几张[手牌/牌]",
        asks="hand",
    ),
    row(
        f"how much[ combat/] [damage /]{WILL} {{who:doer_of}}{STILL} [take/receive/suffer]"
        f"|how much {DAMAGE} {BE} {{who:doer_of}}{STILL} dealt"
        f"|how much {DAMAGE} [is/gets/would be] [dealt/assigned/done] to {{who:whom}}"
        f"|{WILL} {{who:doer_of}}{STILL} [take/receive] [any /]{DAMAGE}"
        f"|{WILL} {{who:doer_of}}{STILL} take {{_:so_many}}[ damage/ combat damage/]"
        f"|{BE} {{who:doer_of}}{STILL} dealt [any /]{DAMAGE}"
        "|what is the [most/maximum] {_:of_damage}{who:doer_of} [can/could] [take/receive]",
        "{who:doer_of}{_:mid}[受到/受/吃][多少/几/几点][战斗/][伤害/]"
        "|{who:doer_of}{_:mid}[受到/受/吃][战斗/][伤害/到伤害]吗"
        f"|{MID}有[多少/几点][战斗/]伤害{MID}[打到/打在/打中]{{who:whom}}[身上/]",
        asks="taken",
    ),
    row(
        f"how much life {WILL} {{who:doer_of}}{STILL} [have/have left/end up with/end with/end at"
        "/end up at/be at/finish at/finish with/be left with/be on]"
        "|[what is/what will be/what would be] {who:whose} [final /resulting /new /]life[ total/]"
        f"|what life total {WILL} {{who:doer_of}}{STILL} [end at/end up at/be at/have/go to"
        f"/finish at"
        "/end up with]"
        f"|[how much life/what life total/what life/how many life points] {BE}"
        f" {{who:doer_of}}{STILL} [at/on]"
        f"|what {WILL} {{who:doer_of}}{STILL} [go to/end at/end up at/finish at/land on/drop to"
        f"/be at]|what {BE} {{who:doer_of}}{STILL} at",
        "{who:doer_of}{_:mid}[有/剩/剩下/变成/是/变为/为/][多少/几点/几][生命"
        "/血/总生命/生命值]"
        "|{who:doer_of}{_:mid}[剩/剩下][多少/几点]"
        "|{who:whose}[总生命/生命/血量/总血量/生命值/生命总值/血/总生命值]{_:mid}[是"
        "/有/剩/变成/变为/为/][多少/几/几点]",
        asks="life",
    ),
    *(
        row(
            f"how much[ life/] {WILL} {{who:doer_of}}{STILL} {en}"
            f"|how much life have {{who:doer_of}} {done}[ in total/]"
            f"|{WILL} {{who:doer_of}}{STILL} {en} [life/any life/the life/a life/one life]",
            f"{{who:doer_of}}{{_:mid}}[{zh}][多少/几点/几][生命/血]"
            f"|{{who:doer_of}}{{_:mid}}[{zh}][生命/血]吗",
            asks=asks,
        )
        for asks, en, done, zh in LIFE_CHANGES
    ),
    row(
        f"how much life {WILL} {{who:doer_of}}{STILL} [gain/get] {BY} {{through:keyword_said}}"
        f"|{WILL} {{who:doer_of}}{STILL} [gain/get] [any /]life {BY} {{through:keyword_said}}",
        "{who:doer_of}{_:mid}[因/因为/靠/从/凭/由于/通过]{through:keyword_said}[异能/][而/][能/会/]{_:mid}"
        "[获得/回/得到/得][多少/几点][生命/血]"
        "|{who:doer_of}{_:mid}[因/因为/靠/从/凭/由于/通过]{through:keyword_said}[异能/][而/][能/会/]{_:mid}"
        "[获得/回/得到/得][生命/血]吗"
        "|{through:keyword_said}[异能/]{_:mid}[让/使]{who:doer_of}{_:mid}[获得/回/得到/得]"
        "[多少/几点][生命/血]",
        asks="gained",
    ),
    *(
        row(
            f"{WILL} {{who:doer_of}}{STILL} {en} [the /that /those /]{{_:so_many}}[ life/]",
            f"{{who:doer_of}}{{_:mid}}[{zh}][那/这/]{{n:count}}点[血/生命]吗",
            asks=asks,
        )
        for asks, en, _, zh in LIFE_CHANGES
    ),
    *(
        row(
            f"who [{WILL} /]{en} [{{n:count}} /the /any /]life"
            "|who [gains/gets] [{n:count} /the /]life",
            f"谁{{_:mid}}[{zh}][了/]{{n:count}}点[血/生命]|谁{{_:mid}}[{zh}][了/][生命/血]",
            asks=f"who_{asks}",
        )
        for asks, en, _, zh in LIFE_CHANGES[:1]
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} take [the /that /those /]{{n:count}}"
        "[ damage/][ or nothing/ or not/]",
        "{who:doer_of}[会/还会/][吃/受/受到][那/这/]{n:count}点[伤害/]吗",
        asks="taken",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} draw [the /those /my /]{{n:count}} cards",
        "{who:doer_of}[会/还会/能/][抓/摸][那/这/]{n:count}张[牌/]吗",
        asks="drawn",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} lose{{_:game_said}}"
        f"|[have/has] {{who:doer_of}}{STILL} lost{{_:game_said}}"
        f"|{BE} {{who:doer_of}}{STILL} [dead/out/out of the game/eliminated/knocked out/done for"
        "/a goner]"
        f"|{WILL} {{who:doer_of}}{STILL} lose[ the game/] [the moment/as soon as/when/once]"
        " {once:noun} [is gone/dies/leaves/leaves the battlefield/is destroyed]",
        "{who:doer_of}{_:mid}[输掉/输/落败]{_:game_said}吗"
        "|{who:named_doer}{_:mid}[死/挂/被打死]{_:game_said}吗",
        asks="loses",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} win{{_:game_said}}"
        f"|[have/has] {{who:doer_of}}{STILL} won{{_:game_said}}",
        "{who:doer_of}{_:mid}[赢/获胜/赢得/赢下]{_:game_said}吗",
        asks="wins",
    ),
    row(
        "who [wins/loses/will win/will lose/has won/has lost]{_:game_said}",
        "[这盘/这局/这盘游戏/这局游戏/]谁{_:mid}[赢/输/获胜/赢了/输了]",
        asks="either",
    ),
    row(
        "who [has/will have/controls/ends up with/is left with] {_:more_said} creatures[ left/]",
        "谁[的/]{_:mid}生物{_:mid}[多/少/更多/更少/比较多/比较少]",
        asks="creatures_each",
    ),
    row(
        "who [has/will have/ends up with/is left with] {_:more_said} life[ left/]"
        "|who [has/will have/ends up with] the {_:more_said} life total"
        "|whose life total is {_:more_said}",
        "谁[的/]{_:mid}[生命/血/血量/生命值/总生命]{_:mid}[多/少/高/低/更多/更少/更高/更低/比较多"
        "/比较少/多一点/多一些]",
        asks="life_each",
    ),
)
