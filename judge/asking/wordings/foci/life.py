"""What life and poison counters a player has, gains and loses, and who wins."""

from __future__ import annotations

from judge.asking.wordings.slots import BE, MID, STILL, WILL
from judge.asking.wordings.verbs import row
from judge.language import w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

POISON = (
    "[poison count/poison counters/poison counter count/number of poison counters/poison total]"
)
BY = "[from/off/through/by/because of/due to/thanks to/with/via]"
LIFE_CHANGES = (
    ("gained", "[gain/get]", "gained", "获得/回/回了/加/得/吸/得到"),
    ("lost", "lose", "lost", "失去/掉/掉了/扣/扣掉/损失"),
)
ASKED: tuple[Row, ...] = (
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [get/receive/end up with/have]",
        "{who:doer_of}{_:mid}[得到/获得/有]几个中毒指示物",
        asks="poison",
    ),
    row(
        f"how much life and how many poison counters {WILL} {{who:doer_of}}{STILL} have"
        f"|how much life and poison {WILL} {{who:doer_of}}{STILL} have"
        f"|how many poison counters and how much life {WILL} {{who:doer_of}}{STILL} have",
        "{who:doer_of}{_:mid}[有/剩/剩下][多少/几点][生命/血][和/以及/、][多少/几个][中毒指示物/毒指示物]"
        "|{who:doer_of}{_:mid}[有/是][多少/几个]中毒指示物[和/以及/、][多少/几点][生命/血]",
        asks="life_and_poison",
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
        "how much life [does/will] {of:noun} cost {who:whom}"
        "|how much life [do/will/does] {who:doer_of} lose [to/from/off/because of] {of:noun}",
        "{of:noun}{_:mid}[让/使]{who:doer_of}{_:mid}[失去/掉]几点[生命/血]",
        asks="lost_to",
    ),
    row(
        f"[what are/what is/what will be] {{who:whose}} life[ total/] and[ the/ his/ my/] {POISON}"
        f"|how much life and how many poison counters {WILL} {{who:doer_of}}{STILL} [have/end up"
        " with]",
        "{who:whose}[总生命/生命]和中毒指示物[数量/数/][各/分别/]{_:mid}是[多少/几]"
        "|{who:named_doer}{_:mid}有[几点/多少][生命/血][和/、]几个中毒指示物",
        asks="life_and_poison",
    ),
    *(
        row(
            f"how much life {WILL} each [{said}]{STILL} {en}",
            f"[每个/每位/每名][{zh_said}]{{_:mid}}[{zh}][几点/多少][生命/血]",
            asks=f"{asks}_by_each",
            of=of,
        )
        for of, said, zh_said in (
            ("opponents", "opponent/of my opponents/other player", "对手/其他牌手/其他玩家"),
            ("players", "player/of us", "牌手/玩家"),
        )
        for asks, en, zh in (("lost", "lose", "失去/掉/损失"), ("gained", "gain", "获得/得到"))
    ),
    row(
        f"how many [life points/points of life] {WILL} [it/this/that]{STILL} cost {{who:whom}}"
        f"|how [much life/many life points/many points of life] {WILL} {{who:doer_of}}{STILL}"
        " [lose/pay]"
        f"|how much {WILL} [it/this/that]{STILL} cost {{who:whom}} in life",
        f"[这/那/它/这样/]{MID}[让/令/使/害]{{who:whom}}{MID}[失去/掉/损失/扣][几点/多少/几][生命/血]"
        f"|[这/那/它/这样/]{MID}[花/要/花掉][掉/]{{who:whom}}[几点/多少/几][点/][生命/血]",
        asks="lost",
    ),
    row(
        f"{WILL} {{who:whose}} life[ total/]{STILL} [go down/decrease/drop/be reduced/get lower"
        "/shrink/fall]",
        "{who:whose}{_:life_said}{_:mid}[减少/下降/降低/变少/变低/减低]吗",
        asks="lost",
    ),
    row(
        "how much life {_:will} {by:noun}{_:adverbs} [gain/give/get/net/bring/earn] {who:whom}"
        "|how much life {_:will} {by:noun}{_:adverbs} [make/let/have] {who:whom} gain"
        "|how much life {_:will} {who:doer_of}{_:adverbs} [gain/get] [from/off/off of/through/by"
        "/thanks to/due to/because of/with/via] {by:noun}",
        "{by:noun}{_:mid}[让/使/令/给/为]{who:whom}{_:mid}[获得/得到/回/加/赚/得][几点/多少/几][生命/血]"
        "|{who:doer_of}{_:mid}[从/靠/因/因为/凭/由于/通过/由]{by:noun}[的异能/][身上/那里/][而/]{_:mid}"
        "[获得/得到/回/加/得][几点/多少/几][点/][生命/血]",
        asks="gained_by",
    ),
    row(
        "how much life {_:will} {who:doer_of}{_:adverbs} [gain/get] [from/off/through/by/thanks to"
        "/because of/with/via] [its ability/its trigger/its triggers/its triggered ability"
        "/that ability/the ability/the trigger/the triggers/that trigger/those triggers"
        "/its abilities/its enters ability/its effect]",
        "{who:doer_of}{_:mid}[从/靠/因/因为/凭/由于/通过/由][它的异能/其异能/该异能/这个异能/它的触发"
        "/它的触发式异能/这个触发/该触发][中/而/]{_:mid}[获得/得到/回/加/得][几点/多少/几][生命/血]"
        "|[它的异能/其异能/该异能/这个异能]{_:mid}[让/使/令]{who:whom}{_:mid}[获得/得到/回/得]"
        "[几点/多少/几][生命/血]",
        asks="gained_by",
        by={"pronoun": "it"},
    ),
    w(
        {"asks": "life_each"},
        "how much life [does each of us/do both of us/do we/does everyone/does everybody/do all"
        " players/does each one of us] have[ left/][ now/ then/ afterwards/ after that/]",
        "[每位牌手/每个牌手/每个玩家/大家/每位玩家/每人][各/][有/剩/剩下/还剩/还有][几点/多少][生命/血]",
    ),
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [have/end up with]",
        "{who:doer_of}{_:mid}[有/共有/是/吃/中/][几个/多少]中毒指示物[了/]",
        asks="poison",
    ),
    row("how many poison[ counters/]", "", asks="poison", who=""),
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [get/receive/gain/take]"
        f"|{WILL} {{who:doer_of}}{STILL} [get/receive/gain/take] [any /]poison counters"
        f"|{WILL} {{who:doer_of}}{STILL} [get/receive/gain/take] [a/any] poison counter"
        f"|how many poison counters {BE} [given/dealt] to {{who:whom}}",
        "{who:doer_of}{_:mid}[得到/获得/得/拿到/受到/多/算/吃/加/中/给]几个中毒指示物"
        "|{who:doer_of}{_:mid}[得到/获得/得/拿到][任何/][一个/]中毒指示物吗"
        "|{who:doer_of}{_:mid}中毒吗",
        asks="poison",
        got=True,
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
            f"|who {en_s} [{{n:count}} /the /any /]life"
            f"|who {en_s} life[,/] and how much[ life/][ does he gain/ do they gain/ is it/]"
            f"|who {en_s} how much life|how much life is {done} and by whom"
            f"|[which/what] player {en_s} [{{n:count}} /the /any /]life[ and how much/]",
            f"谁{{_:mid}}[{zh}][了/]{{n:count}}点[血/生命]|谁{{_:mid}}[{zh}][了/][生命/血]"
            f"|谁{{_:mid}}[{zh}][了/][几点/多少][血/生命]"
            f"|谁{{_:mid}}[{zh}][了/][生命/血][，/]{{_:mid}}[{zh}][了/][几点/多少][血/生命/]"
            f"|[哪位/哪个/哪名][牌手/玩家]{{_:mid}}[{zh}][了/][{{n:count}}点/几点/多少/][血/生命]",
            asks=f"who_{asks}",
        )
        for (asks, en, done, zh), en_s in zip(LIFE_CHANGES, ("[gains/gets]", "loses"), strict=True)
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
        f"{WILL} {{who:doer_of}}{STILL} lose{{_:game_said}} [to/because of/due to/from/by]"
        f" commander"
        f" damage|{BE} {{who:doer_of}}{STILL} [dead/out/out of the game] [to/because of/due to"
        f"/from/by]"
        " commander damage",
        "{who:doer_of}{_:mid}[因/因为/由于]指挥官[造成的/的/][战斗/]伤害[而/]{_:mid}[输掉/输/落败/死/出局]"
        "{_:game_said}吗",
        asks="loses_to_commander",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} win{{_:game_said}}"
        f"|[have/has] {{who:doer_of}}{STILL} won{{_:game_said}}",
        "{who:doer_of}{_:mid}[赢/获胜/赢得/赢下]{_:game_said}吗",
        asks="wins",
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
