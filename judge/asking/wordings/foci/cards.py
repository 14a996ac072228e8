"""What a player draws, discards and has in hand, library and graveyard, and whose turn is next."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, CAN, MID, STILL, WILL, ZH_CAN
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

ASKED: tuple[Row, ...] = (
    w(
        {"asks": "next_active"},
        "whose turn is [next/it next/it then/it after this turn/after this turn/it after that]"
        "|who [takes/gets/has/will take] the [next/following] turn"
        "|whose is the next turn|who takes the turn after this[ one/]",
        "下[个/一个/一/]回合是谁的[回合/]|下[个/一个/一/]回合[由/轮到]谁[进行/]|接下来是谁的回合"
        "|谁进行下[个/一个/一/]回合",
    ),
    row(
        "{_:will} {who:doer_of}{_:adverbs} draw[ a card/] [on/in/for/during] [the first turn"
        "/my first turn/the first turn of the game/turn one/my first draw step"
        "/the first draw step/turn 1/the very first turn/the very first draw step"
        "/the first draw step of the game/the draw step of turn one/the opening turn]"
        "|[on/in/during] [the first turn/my first turn/turn one/my first draw step][,/] {_:will}"
        " {who:doer_of}{_:adverbs} draw[ a card/]",
        "{who:doer_of}{_:mid}在[我的/自己的/][第一个/第一/首个/首][回合/抓牌步骤][中/里/的抓牌步骤/]{_:mid}"
        "[抓牌/抓一张牌]吗"
        "|[第一个/第一/首个/首]回合{who:doer_of}{_:mid}[抓牌/抓一张牌]吗"
        "|[在/][我的/我/][第一个/第一/首个/首]回合的抓牌步骤[中/里/时/，/]{who:doer_of}{_:mid}"
        "[抓牌/抓一张牌]吗|{who:doer_of}[的/][第一个/第一/首个/首]回合{_:mid}[抓牌/抓一张牌]吗",
        asks="draws_first",
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
        "{_:will} {by:noun}{_:adverbs} [let/make/allow/cause] {who:whom}[ to/] draw[ a card/ cards"
        "/ any cards/ an extra card/ another card/ an additional card/ any extra cards]"
        "|how many cards {_:will} {by:noun}{_:adverbs} [let/make/allow/cause] {who:whom}[ to/]"
        " draw",
        "{by:subject}{_:mid}[让/令/使]{who:whom}{_:mid}[抓/多抓][几张牌/几张]"
        "|{by:subject}{_:mid}[让/令/使]{who:whom}{_:mid}[抓牌/抓一张牌/多抓一张牌/多抓牌]吗",
        asks="drawn_by",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} draw[ a card/] [on/in/for/during] the draw step of"
        " [my/his/her/the] first turn",
        "{who:doer_of}{_:mid}在[我的/自己的/][第一个/首个]回合[的/]抓牌步骤[中/里/]{_:mid}[抓牌/抓一张牌]吗"
        "|{who:doer_of}[的/][第一个/首个]回合[的/]抓牌步骤{_:mid}[抓牌/抓一张牌]吗",
        asks="draws_first",
    ),
    row(
        "who [draws/will draw/gets/gets to draw] {_:those_cards}",
        f"{{_:those_cards}}{MID}[由谁/谁/是谁/归谁]{MID}[抓/抓到/抓取/抓的]|谁{MID}抓{{_:those_cards}}",
        asks="who_drew",
    ),
    row(
        "who[ is going to/ will/ would/] [draw/draws/drew/gets/gets to draw][ a card/ cards/"
        " the cards"
        "/ the card/ from it/ from that/ that card/ the extra card/ the additional card"
        "/ the monarch card/ the monarch's card/ the card of the monarch/ the card from the monarch"
        "/ the card for the monarch]"
        "|who[ is going to/ will/ would/] [draw/draws/drew]"
        "|[which/what] player[ is going to/ will/ would/] [draw/draws][ a card/ cards/ the cards/]",
        "[谁/哪位牌手/哪个牌手]{_:mid}[抓牌/抓这些牌/抓到牌/抓这张牌/抓君主的牌/抓君主的那张牌/抓那张君主的牌"
        "/因君主抓牌/因君主而抓牌/抓君主给的牌/以君主身份抓牌]"
        "|君主的[牌/那张牌]{_:mid}[由谁/归谁/谁]{_:mid}抓",
        asks="who_drew",
    ),
    row(
        "how many cards {_:will} {by:noun}{_:adverbs} [draw/net/give/get] {who:whom}"
        "|how many cards {_:will} {who:doer_of}{_:adverbs} [draw/get] [from/off/off of/thanks to"
        "/because of/via/through/with] {by:named_noun}",
        "{who:doer_of}{_:mid}[从/靠/因/因为/凭/由于/通过]{by:noun}[的异能/][身上/那里/][而/]{_:mid}"
        "[抓/摸][到/]几张[牌/]",
        asks="drawn_by",
    ),
    row(
        "how many cards {_:will} [that/this/all that/all of that/all this]{_:adverbs}"
        " [let/make/have/allow] {who:whom}[ to/] draw"
        "|how many cards {_:will} [that/this/all that]{_:adverbs} [draw/net/give] {who:whom}"
        "|how many cards [am/is/are] {who:doer_of}{_:adverbs} [drawing/going to draw/to draw]"
        "|how many cards {_:will} {who:doer_of}{_:adverbs} draw [from that/from this/that way/off"
        " that/from all that/from the tokens/from the tokens entering/from the trigger"
        "/from the triggers/from its ability/from the tokens' abilities/from those triggers]"
        "|how many draws {_:will} {who:doer_of}{_:adverbs} [get/have]",
        "[这/那/这样/那样/这一共/这些/这总共]{_:mid}[让/使/令/能让/会让]{who:whom}{_:mid}[抓/摸]几张[牌/]"
        "|{who:doer_of}{_:mid}[从中/由此/因此/借此]{_:mid}[抓/摸][到/]几张[牌/]",
        asks="drawn",
    ),
    w(
        {"asks": "either"},
        "does [anyone/anybody/either player/either of us/any player/someone/either of the players]"
        " [lose/win][ the game/ now/ this game/]"
        "|is there a [winner/loser]|which player [wins/loses][ the game/ this game/]"
        "|who is the [winner/loser]|who ends up [winning/losing][ the game/]"
        "|who [lost/won] the game|whose win is it|who is out of the game",
        "[有人/有谁/有牌手/有玩家/谁/哪位牌手/哪位玩家/哪个玩家/哪个牌手][会/将/能/就/]"
        "[赢得/赢/输掉/输/获胜/落败/赢下][这盘/这局/这场/本盘/][游戏/对局/][了/][吗/]"
        "|[这盘/这局/][游戏/]的[胜者/赢家/胜利者/败者/输家]是谁|[谁/哪位]是[胜者/赢家/胜利者/输家]",
    ),
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
        f"{CAN} {{who:doer_of}}{STILL} play {{nth:land_said}}{{_:out_of_hand}}",
        f"{{who:doer_of}}[本回合/]{ZH_CAN}{{_:out_of_hand}}{MID}"
        "[下/使用/放/打出]{nth:land_said}吗",
        asks="land",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/]{{_:out_of_hand}}{MID}"
        "[下/使用/放/打出]{nth:land_said}吗",
        asks="land",
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
        f"how many cards {WILL} {{who:doer_of}}{STILL} [mill/have to mill/get milled for]"
        f"|how many cards [get/are/will be/would be/is] milled|{WILL} {{who:doer_of}}{STILL} mill"
        " [a card/any cards/cards]",
        "{who:doer_of}{_:mid}[磨/磨掉/被磨/被磨掉][了/][几/多少]张[牌/]"
        "|{_:mid}[磨掉/磨/磨去][了/][几/多少]张[牌/]",
        asks="milled",
    ),
    row(
        f"how many cards {WILL} {{who:doer_of}}{STILL} have [in hand/in my hand/in his hand]"
        "|how many cards [are/is] in {who:whose} hand",
        "{who:doer_of}{_:mid}[有/剩/剩下]几张[手牌/牌]",
        asks="hand",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} draw [the /those /my /]{{n:count}} cards",
        "{who:doer_of}[会/还会/能/][抓/摸][那/这/]{n:count}张[牌/]吗",
        asks="drawn",
    ),
    row(
        "who [wins/loses/will win/will lose/has won/has lost]{_:game_said}",
        "[这盘/这局/这盘游戏/这局游戏/]谁{_:mid}[赢/输/获胜/赢了/输了]",
        asks="either",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "those_cards",
        w(
            0,
            "the three cards|the two cards|these cards|those cards|the cards|those three cards"
            "|those two cards|these three cards|these two cards",
            "|".join(
                f"{one}{n}张牌" for one in ("这", "那") for n in ("", "一", "两", "三", "四", "几")
            ),
        ),
    ),
)
