"""Further ways to ask: which are left, into which zone, what that makes in all, who may block."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.foci.slots import BE, CAN, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row

ZONE = "[which zone/what zone/which of the zones/which game zone]"
INTO = "[in/into/to/onto]"
WHOSE_GRAVEYARD = "[whose graveyard/which player's graveyard/which graveyard]"
THERE = (
    "[stay/remain/stay on the battlefield/remain on the battlefield/be on the battlefield"
    "/stay in play/remain in play/stay there/remain there/stick around/keep existing/stay around]"
)
IS_THERE = "[on the battlefield/in play/there/around/on board]"
ZH_THERE = (
    "[留在战场上/留在场上/留在战场/在战场上/在场上/留场/在场/留下/留下来/留着/共存/留在我这边"
    "/留在我的场上/留在我场上]"
)
ZH_STAYS = "[留在战场上/留在场上/留在战场/在战场上/在场上/留场/在场]"
OF_PLAY: tuple[Row, ...] = (
    row(
        f"{INTO} {ZONE} {WILL} {{of:noun}}{STILL} [go/move/be put/get put/be moved/be placed"
        "/be sent/come/return/land/end up/wind up/be/stay/remain/belong]"
        f"|{INTO} {ZONE} {BE} {{of:noun}}[ put/ moved/ placed/ sent/ returned/]"
        f"|where {BE} {{of:noun}} [put/moved/placed/sent]"
        f"|where {WILL} {{of:noun}}{STILL} [move/be placed/be put/get moved/come to rest/wind up"
        "/be found/be sent]"
        f"|{ZONE} {WILL} {{of:noun}}{STILL} [move to/land in/wind up in/be put into/enter]"
        f"|{INTO} {WHOSE_GRAVEYARD} {WILL} {{of:noun}}{STILL} [go/be put/get put/be/end up/land"
        "/wind up/be found]"
        f"|{INTO} {WHOSE_GRAVEYARD} {BE} {{of:noun}}[ put/ placed/]"
        f"|{WHOSE_GRAVEYARD} {WILL} {{of:noun}} be in"
        f"|{WHOSE_GRAVEYARD} {BE} {{of:noun}} [in/put in/put into]",
        "{of:noun}{_:mid}{_:to_graveyard}{_:which_graveyard}[里/中/]"
        "|{of:noun}的[去向/去处]{_:mid}[是/为][什么/哪里/哪个区域/何处/]"
        "|{of:noun}[最终/最后/]的[去向/去处]{_:mid}是[什么/哪里/哪个区域]",
        asks="zone",
    ),
    row(
        "[which/what] [creature/creatures] {_:will} {of_whom:doer_of}{_:adverbs} {so:still_had}"
        "|which of {who:whose} [creature/creatures] {_:will} {of_whom:doer_of}{_:adverbs}"
        " {so:still_had}",
        "{of_whom:named_doer}[场上/的场上/]{_:mid}{so:still_had}[哪些/哪个/哪几个/什么/哪只/哪几只]生物"
        "|{of_whom:named_doer}的[哪些/哪个/哪几个/哪只/哪几只]生物{_:mid}{so:stays_there}",
        asks="still_had",
    ),
    row(
        "[which/what/which of these/which of those/which of the] [creature/creatures]"
        f" [{WILL} /]{{so:stays_there}}"
        "|which of the two creatures {so:stays_there}",
        "[哪些/哪个/哪几个/哪只/哪几只/哪一个/哪一只][生物/]{_:mid}{so:stays_there}",
        asks="still_had",
        of_whom="",
    ),
    row(
        "[what/which creatures/which creature] [is/are] left[ on the battlefield/ in play/ there]"
        "|[is/are] [anything/any creatures/any creature/something] [left/still there/still on the"
        " battlefield]"
        "|[does/do/will] [anything/any creatures/any creature]{_:adverbs} [remain/stay]"
        "[ on the battlefield/ in play/ there/]",
        "[场上/战场上]{_:mid}[有/剩/剩下/留下][哪些/哪个/哪几个/什么]生物"
        "|{_:mid}有{_:mid}[生物/任何生物][会/能/]{_:mid}[留在战场上/留在场上/在战场上/在场上/留下来/剩下]吗"
        "|[场上/战场上]{_:mid}[有/剩/剩下/留下][任何/]生物吗",
        asks="still_had",
        of_whom="",
        so="left",
    ),
    row(
        "what {_:will} {of_whom:doer_of}{_:adverbs} {so:still_had}",
        "{of_whom:named_doer}[场上/]{_:mid}{so:still_had}什么",
        asks="still_had",
    ),
    row(
        "how many creatures {_:will} {who:doer_of} [still /]{_:hold_them}[ left/ now/ then/]",
        "{who:named_doer}[场上/]{_:mid}[有/剩/剩下/操控/留下/保住]几[个/只]生物",
        asks="creatures",
    ),
    row(
        "[does/do/did/will/would] [anything/any creature/any creatures/anyone/any of the"
        f" creatures/something]{STILL} {{so:dying}}"
        "|[is/are] [anything/any creature/any creatures/anyone] [still /left ]alive",
        "[有没有/有/会有]{_:mid}[生物/任何生物/什么生物/哪个生物]{_:mid}{so:dying}吗",
        asks="all_die",
    ),
    row(
        "how many {type:counted_kind} {_:will} {who:doer_of}{_:adverbs} {_:hold_them}[ left/ now"
        "/ then/]"
        "|how many {type:counted_kind} {_:will} {who:doer_of}{_:adverbs} have left"
        "|how many {type:counted_kind} [are/is] left [for {who:whom}/on {who:whose} side]",
        "{who:named_doer}[场上/]{_:mid}[有/剩/剩下/操控/留下/保住/留着]几[个/块/张/座/只/件]{type:counted_kind}",
        asks="of_type",
    ),
    row(
        f"{WILL} both [of the /of these /of those /the /]{{of:plural_kind}}{STILL} {THERE}"
        f"|{WILL} both [of /]{{who:whose}} {{of:plural_kind}}{STILL} {THERE}"
        "|[is/are/will/would] both [of the /of these /the /]{of:plural_kind}"
        f" [still /]{IS_THERE}"
        f"|[is/are/will/would] both [of /]{{who:whose}} {{of:plural_kind}} [still /]{IS_THERE}"
        "|can both [the /of the /of these /]{of:plural_kind} [stay/remain/be]"
        f" {IS_THERE}"
        f"|{WILL} {{who:doer_of}}{STILL} [keep/control/have] both [the /of the /of these /]"
        "{of:plural_kind}",
        f"[两个/两张/两位/这两个/两只/这两张]{{of:plural_kind}}{MID}[都/全都]{MID}{ZH_THERE}吗"
        f"|[两个/两张/两位/这两个/两只/这两张]{{of:plural_kind}}{ZH_CAN}[都/同时/并存/共存]{ZH_THERE}{Q}",
        asks="both_stay",
    ),
    row(
        f"{WILL} [both/they both/both of them/both of these]{STILL} {THERE}"
        f"|{BE} [both/they both/both of them]{STILL} [still /]{IS_THERE}"
        f"|{CAN} [both/they both/both of them]{STILL} [stay/remain/be] {IS_THERE}",
        f"[两个都/两张都/两只都/它们都/两者都/二者都]{MID}{ZH_STAYS}吗"
        f"|[两个/两张/它们/两者]{ZH_CAN}[都/同时]{MID}{ZH_STAYS}{Q}",
        asks="both_stay",
        of={},
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
    row(
        "how many {of:named_noun} triggers [are there/are there now/go on the stack/will there be"
        "/happen/do we get]"
        "|how many triggers [come from/are there from/are there of] {of:named_noun}",
        "{of:named_noun}{_:mid}有几个触发|{of:named_noun}的异能{_:mid}进堆叠几次",
        asks="triggered",
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
    w(
        {"asks": "life_each"},
        "how much life [does each of us/do both of us/do we/does everyone/does everybody/do all"
        " players/does each one of us] have[ left/][ now/ then/ afterwards/ after that/]",
        "[每位牌手/每个牌手/每个玩家/大家/每位玩家/每人][各/][有/剩/剩下/还剩/还有][几点/多少][生命/血]",
    ),
    row(
        "",
        f"{{of:subject}}{MID}[变得/长得/会变得/变]多大|{{of:subject}}{MID}是[多大的/多大]生物"
        f"|{{of:noun_s}}[力量和防御力/力量与防御力/力防]{MID}[变/变成/成/为][多少/几/几比几]",
        asks="power_toughness",
    ),
    row(
        "[which/what/which of the/which of these] [creature/creatures] [can/may/could/is able to"
        "/are able to] [still /legally /]block[ it/ {at:noun}/ the attacker/ that creature/]"
        "|which of {who:whose} [creature/creatures] [can/may/could/is able to/are able to]"
        " [still /legally /]block[ it/ {at:noun}/ the attacker/ that creature/]"
        "|[which one/which of them/who/which ones/what] [can/may/could] [still /]block"
        "[ it/ the attacker/]"
        "|[what/which creature/which creatures/which of them] [can/may/could]"
        " {who:doer_of} [still /]block[ it/ the attacker/] with"
        "|with [which creature/which creatures/which of them/what] [can/may/could]"
        " {who:doer_of} [still /]block[ it/ the attacker/]",
        f"{{who:named_doer}}{ZH_CAN}[用/拿][哪个/哪些/哪只/哪几个/什么][生物/]{MID}[来/去/]"
        "[阻挡/挡/挡住][它/这个攻击者/攻击者/那个生物/]"
        f"|{{who:named_doer}}的[哪个/哪些/哪只][生物/]{ZH_CAN}[阻挡/挡/挡住][它/这个攻击者/攻击者/]"
        f"|[谁/哪个/哪些/哪只][生物/]{ZH_CAN}[阻挡/挡/挡住][它/这个攻击者/攻击者/那个生物/]",
        asks="which_block",
    ),
    row(
        "[what/which/what color of/which color of/what colors of/which colors of/what kind of"
        "/what type of/what colour of/which kind of/what kinds of] mana"
        " [can/may/could/does/will/would/do] {what:not_it}{_:adverbs} [make/produce/add/tap for"
        "/give/be tapped for/generate/provide][ when tapped/ if tapped/ if i tap it"
        "/ when i tap it/]"
        "|[what/which] [color/colors/colour/colours] [can/does/will] {what:not_it}{_:adverbs}"
        " [make/produce/add/tap for]"
        "|[what/which/what color of/what kind of/which color of/what colors of] mana"
        " [can/may/could/do/does/will/would] {who:doer_of}{_:adverbs} [get/make/produce/add]"
        " [from/by tapping/out of/with/from tapping/when i tap/if i tap] {what:not_it}"
        "|what [can/do/does] {who:doer_of} [tap {what:not_it} for/get for tapping {what:not_it}]",
        "[横置/]{what:not_it}{_:mid}[横置/横置时/]{_:mid}[产生/产出/加/提供/产/得到/获得/生产/带来]{_:mana_of_which}"
        "|{who:named_doer}{_:mid}[横置/起动/用/从]{what:not_it}{_:mid}[来/去/能/会/]{_:mid}"
        "[产生/产出/加/得到/获得/产]{_:mana_of_which}",
        asks="mana_kind",
    ),
    row(
        "",
        "横置它{_:mid}[产生/产出/加/提供/产/得到/获得]{_:mana_of_which}"
        "|{who:named_doer}{_:mid}横置它{_:mid}[来/去/]{_:mid}[产生/产出/加/得到/获得/产]"
        "{_:mana_of_which}",
        asks="mana_kind",
        what={"pronoun": "it"},
    ),
    row(
        f"[what/which] {{what:trait_asked}} {BE} {{of:noun}}"
        f"|[what/which] {{what:trait_asked}} {WILL} {{of:noun}}{STILL} [have/become/be/turn]"
        f"|[what is/what are] {{of:noun_s}} {{what:trait_asked}}",
        f"{{of:subject}}{MID}[是/有/变成/成为/变/属于][什么/哪种/哪个/哪些]{{what:trait_asked}}[的/][生物/永久物/牌/]"
        f"|{{of:noun_s}}{{what:trait_asked}}{MID}[是/为/变成/变为][什么/哪种/哪些]",
        asks="traits",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [have/keep/retain/lose] [its/all its/all of its/any/all]"
        " [abilities/of its abilities]"
        f"|{WILL} {{of:noun}}{STILL} have any of its abilities",
        f"{{of:subject}}{MID}[有/保留/失去/具有][它的/其/它原来的/所有/原来的/任何/原有的]异能吗",
        asks="abilities_kept",
    ),
    row(
        "whose [creature/creatures] [{_:will} /]{so:dying}",
        f"谁的生物{MID}{{so:dying}}",
        asks="all_die",
    ),
    w(
        {"asks": "creatures_left"},
        "are there [any/still any] creatures[ left][ on the battlefield/ in play/]"
        "|is there [any/a/still a] creature[ left][ on the battlefield/ in play/]"
        "|does [anyone/anybody/either player] [still /]have [any creatures/a creature][ left/]",
        "",
    ),
    row(
        f"{WILL} {{by:saving}}{STILL} [save/protect/help/shield/keep] {{on:noun}}"
        "[ here/ from it/ from that/ from this/ from being destroyed/ from dying/ alive/]",
        f"{{by:saving}}[异能/]{MID}[救/救下/救得了/保护/保住/保护住/护住/救活]{{on:noun}}{Q}"
        f"|{{by:saving}}[异能/]{MID}[让/使]{{on:noun}}{MID}[活下来/存活/活命/幸免/免于一死]{Q}",
        asks="saved_from_told",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "to_graveyard",
        w(0, "", "进|进入|去|到|去到|置入|被置入|被放进|被放到|放进|会到|来到|在|会在|落到|移到"),
    ),
    table(
        "which_graveyard",
        w(
            0,
            "",
            "|".join(
                f"{whose}坟墓场"
                for whose in (
                    *("谁的", "哪个牌手的", "哪位牌手的", "哪位玩家的", "哪个玩家的", "哪个人的"),
                    *("哪名牌手的", "哪一位牌手的", "谁", "哪个", "哪一方的", "哪边的"),
                )
            ),
        ),
    ),
    table(
        "still_had",
        w(
            "left",
            "have|control|keep|have left|control now|keep control of|get to keep|end up with"
            "|lose|lose to it|have on the battlefield|still have|still control|be left with"
            "|have remaining|own",
            "剩|剩下|有|操控|留下|保住|留住|保留|留有|拥有|失去|损失|失去了|损失了|丢掉",
        ),
        w("dies", "", "死掉|死|死了"),
    ),
    table(
        "stays_there",
        w(
            "left",
            "|".join(
                f"{stay}{there}"
                for stay in (
                    *("stay", "stays", "remain", "remains", "is", "are", "is still", "are still"),
                    *("is left", "are left", "still remain", "still remains", "end up", "ends up"),
                )
                for there in (" on the battlefield", " in play", " on board", " there")
            ),
            "|".join(
                f"{stay}{there}"
                for stay in ("留在", "还在", "在", "会留在", "仍在", "能留在", "停留在")
                for there in ("战场上", "场上", "战场", "场")
            )
            + "|留下来|留下|留住|还留着|留着|剩下来|剩下|没有死|没死",
        ),
    ),
    table(
        "hold_them",
        w(
            0,
            "have|control|keep|end up with|get to keep|own|have remaining|be left with",
            "",
        ),
    ),
    table(
        "trait_asked",
        w("color", "color|colour|colors|colours", "颜色"),
        w(
            "type",
            "creature type|creature types|type|types|card type|card types|subtype|subtypes",
            "生物类别|类别|牌类别|副类别",
        ),
    ),
    table(
        "counted_kind",
        *(
            w(kind, f"{kind}s|{kind}", zh)
            for kind, zh in (
                *(("land", "地|地牌"), ("artifact", "神器"), ("enchantment", "结界")),
                *(("planeswalker", "鹏洛客"), ("permanent", "永久物")),
            )
        ),
    ),
    table(
        "plural_kind",
        *(
            w({"type": kind}, f"{kind}s", zh)
            for kind, zh in (
                *(("planeswalker", "鹏洛客"), ("artifact", "神器")),
                *(("enchantment", "结界"), ("land", "地"), ("permanent", "永久物")),
            )
        ),
        w({"type": "permanent"}, "legends|legendary permanents", "传奇|传奇永久物"),
        w({"type": "creature"}, "legendary creatures", "传奇生物|生物"),
        t(
            lambda card: REJECTED if card["card"].startswith("some ") else {"card": card["card"]},
            "{card:named_head}|{card:named_head}s",
            "{card:named_head}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "mana_of_which",
        w(
            0,
            "",
            "|".join(
                f"{what}{color}{mana}"
                for what in ("什么", "哪种", "哪些", "什么样的", "何种", "哪个", "哪几种")
                for color in ("颜色", "颜色的", "色", "色的", "")
                for mana in ("法术力", "费", "")
                if color or mana
            ),
        ),
    ),
)
__all__ = ["OF_PLAY", "TABLES"]
