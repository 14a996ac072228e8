"""What is told of a game and its players: how many are left, which phase it is.

These rows stand beside those of `statements` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import Table, t, w
from judge.language.template import Row

WILL = "{_:will}"
STILL = "{_:adverbs}"
BEFORE_THAT = "[ before/ before that/ before this/ until then/ at that point/ beforehand/ at first]"
ZH_BEFORE_THAT = "[此前/在此之前/之前/先前/那之前/在那之前/受到伤害前/受伤前/当时/起初/一开始]"
STANDING: tuple[Row, ...] = (
    row(
        "two [players/of us] [are left/remain/are still in/are still alive/are still playing"
        "/are in the game/are left in the game/remain in the game]"
        "|there are two [players/of us][ left/ in the game]",
        "[就/只/]{_:mid}[剩/剩下/有]两[位/名/个][牌手/玩家][了/在场/在游戏中/]"
        "|[游戏中/场上/这盘游戏/对局中]{_:mid}[有/剩/剩下]两[位/名/个][牌手/玩家][了/]",
        does="seats",
        players=2,
    ),
    row(
        "all {players:players_said} [players/of us] are still [in/alive/playing/in the game"
        "/in it/there]"
        "|{players:players_said} of us [play/are playing][ a/ in a/] [game/free-for-all game"
        "/free-for-all/multiplayer game/pod/match]"
        "|there are {players:players_said} [players/of us][ in the game/ at the table/ in total/]",
        "{players:players_said}[位/名/个][牌手/玩家]{_:mid}[都/全都/均]{_:mid}[在/在场/活着/没输/在游戏中]"
        "|{players:players_said}[位/名/个][牌手/玩家]{_:mid}[在进行/一起进行/进行/在玩/一起玩][一盘/一场/]"
        "[游戏/混战/多人游戏/对局]",
        does="seats",
    ),
    row(
        "[both/both of them/each of them/each/both of us now] [are/is/have/has] [at /]"
        "{n:life_total} life"
        "|[both/both of them/each of them] [are/is] at {n:life_total}"
        "|the life total of both players is {n:life_total}",
        "[双方的/两人的/两位牌手的/两名牌手的][总生命/生命/生命值][都/均/各/]{_:mid}[是/为]{n:life_total}[点/]"
        "|[他们/两人/两位/双方][都/各/均]{_:mid}[有/是/剩/剩下/为]{n:life_total}[点生命/点血/血]",
        does="life_both",
    ),
    row(
        "{who:doer_of} [has/have/had] {n:life_total} [life/life left][ and/, with/ with/, and]"
        " {poison:poison_said}",
        "{who:doer_of}{_:mid}[有/剩/只有/还有]{n:life_total}[点生命/血/点血][和/及/以及/、/与/，/并有/，有/且有]"
        "{poison:poison_bare}",
        does="life_poison",
    ),
    row(
        f"{{who:doer_of}} [had/was at/was on] {{n:life_total}}[ life/]{BEFORE_THAT}"
        f"|{{who:doer_of}} [had/was at/was on] {{n:life_total}} life[ left/]{BEFORE_THAT}",
        f"{{who:doer_of}}{ZH_BEFORE_THAT}{{_:mid}}[有/剩/剩下/是/为]{{n:life_total}}[点生命/点血/血]"
        f"|{{who:doer_of}}{ZH_BEFORE_THAT}的[总生命/生命/生命值]{{_:mid}}[是/为]{{n:life_total}}[点/]",
        does="life",
        before=True,
    ),
    w(
        {"does": "combat_comes"},
        "it is [now /]the combat phase|the combat phase [begins/has begun/comes/starts/has come]"
        "|it is time for combat|combat [begins/starts]|we are in the combat phase"
        "|it is the beginning of combat|the combat phase has arrived",
        "[战斗/]战斗阶段[到/到了/开始/开始了/来了]|[到/到了/进入/现在是/来到/轮到][了/]战斗阶段[了/]"
        "|战斗[开始/开始了]",
    ),
    row(
        "{who:doer_of} [take/takes] the [very /]first turn[ of the game/]"
        "|{who:whose} turn is the [very /]first[ one/ turn/][ of the game/]",
        "{who:doer_of}{_:mid}[进行/执行][这盘游戏的/游戏的/整盘游戏的/]第一个回合"
        "|{who:doer_of}{_:mid}是第一个[进行回合/行动][的/的牌手/的玩家]",
        does="goes_first",
    ),
    row(
        "{who:whose} [face-down/face down] [creature/card/permanent/2/2] is {it:named_noun}"
        "|{it:named_noun} is {who:whose} [face-down/face down] [creature/card/permanent]",
        "{who:whose}[那个/]面朝下的[生物/牌/永久物]{_:mid}是{it:named_noun}"
        "|{who:whose}面朝下[放置的/][生物/永久物]{_:mid}是{it:named_noun}",
        does="lies_below",
    ),
)
DONE: tuple[Row, ...] = (
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
        "{who:doer_of} [turn/turns/flip/flips] {it:noun} [face up/face-up/up/over]"
        "|{who:doer_of} [unmorph/unmorphs] {it:noun}"
        "|{who:doer_of} [pay/pays] [its/the/his/her] [morph/megamorph/disguise] cost[ and turn it"
        " face up/ and turns it face up/ to turn it face up/, turning it face up]"
        "|{who:doer_of} [turn/turns] {it:noun} face up [for/by paying/using/paying/with]"
        " [its/the] [morph/megamorph/disguise] cost"
        "|{it:noun} [is/gets] turned face[ /-]up",
        "{who:doer_of}{_:mid}[把/将]{it:noun}{_:mid}{_:turned_up}[了/]"
        "|{who:doer_of}{_:mid}[支付/付][了/][它的/其/]变身费用[，/][并/来/，并/，来/以/][把/将]{it:noun}"
        "{_:turned_up}"
        "|{who:doer_of}{_:mid}[翻开/翻回/翻起]{it:noun}"
        "|{it:subject}{_:mid}[被翻开/被翻为正面/翻为正面朝上/被翻成正面/翻回正面]",
        does="turns_up",
    ),
    row(
        "{who:doer_of} [pay/pays] [its/the/his/her] [morph/megamorph/disguise] cost",
        "{who:doer_of}{_:mid}[支付/付][了/][它的/其/]变身费用",
        does="turns_up",
        it={"pronoun": "it"},
    ),
)
POISON = (
    "[poison count/poison counters/poison counter count/number of poison counters/poison total]"
)
ASKED: tuple[Row, ...] = (
    row(
        f"[what are/what is/what will be] {{who:whose}} life[ total/] and[ the/ his/ my/] {POISON}"
        f"|how much life and how many poison counters {WILL} {{who:doer_of}}{STILL} [have/end up"
        " with]",
        "{who:whose}[总生命/生命]和中毒指示物[数量/数/][各/分别/]{_:mid}是[多少/几]"
        "|{who:named_doer}{_:mid}有[几点/多少][生命/血][和/、]几个中毒指示物",
        asks="life_and_poison",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} trigger [for/on/off/off of/because of/from/thanks to/due to]"
        " {event:not_it}"
        f"|{WILL} {{of:noun_s}} [ability/trigger/triggered ability]{STILL} trigger [for/on/because"
        " of/off/from] {event:not_it}"
        f"|{WILL} {{event:not_it}}{STILL} [trigger/set off/cause a trigger of] {{of:named_noun}}",
        "{of:noun}{_:mid}[因/因为/为/由于]{event:noun}[的死亡/的死去/死去/死亡/离场/进场/]{_:mid}[而/]触发吗"
        "|{event:noun}{_:mid}[会/能]{_:mid}触发{of:named_noun}[的异能/]吗",
        asks="triggers_for",
    ),
    row(
        "{_:will} {who:doer_of}{_:adverbs} [pay/have to pay/need to pay/owe] [any /]"
        "[extra mana/extra/more/additional mana/commander tax/the commander tax/a tax/more mana"
        "/anything extra/additional costs/an additional cost]{_:for_it}"
        "|[does/will/do] {it:noun}{_:adverbs} cost [me /][more/extra/any more][ mana/]{_:for_it}"
        "|is there [any /a /]commander tax{_:for_it}",
        "{who:doer_said}{_:mid}[施放它时/施放它/施放时/]{_:mid}"
        "[加付/额外支付/多付/多支付/额外付/付额外的/额外花费][法术力/费用/费/指挥官税/]吗"
        "|{who:doer_said}{_:mid}[施放它时/施放它/施放时/]{_:mid}[付/支付]指挥官税吗",
        asks="is_taxed",
    ),
    row(
        "",
        "{who:doer_said}{_:mid}从统帅区{_:mid}施放[它/][时/]{_:mid}"
        "[加付/额外支付/多付/多支付/额外付/付额外的/额外花费][法术力/费用/费/指挥官税/]吗",
        asks="extra_cost",
    ),
    row(
        "",
        "{who:doer_said}{_:mid}{out:out_of}{_:mid}施放[它/][时/]{_:mid}加付"
        "[多少法术力/几点法术力/多少/几点/几费/多少费]",
        asks="extra_cost",
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
)
TABLES: tuple[Table, ...] = (
    table(
        "poison_bare",
        t(lambda n: n, "", "{n:count}个中毒指示物", unmake=lambda value: None),
    ),
    table(
        "for_it",
        w(
            0,
            "| for it| to cast it| for casting it| when i cast it| to cast it from my hand"
            "| when i cast it from my hand| to cast it from hand| this time",
            "",
        ),
    ),
)
