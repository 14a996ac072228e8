"""What people tell and ask of the stack: X, abilities that are countered, what enters and triggers.

These rows stand beside those of `statements`, `narrated` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

from typing import Any

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, Word, t, w
from judge.language.template import Row

CAN = "{_:can}"
WILL = "{_:will}"
STILL = "{_:adverbs}"
ZH_CAN = "{_:mid}能{_:mid}"
Q = "[吗/]"
IN = "[ the battlefield/ play/]"
ENTERS = f"[enter/enters/come in/comes in/come into play/comes into play]{IN}"
ZH_ENTERS = "[进战场/进场/进入战场/进到战场][了/]"


def _unnamed(noun: Any) -> Any:
    """A creature of which no name is told, one that is first spoken of."""
    is_new = "flash" not in noun.get("has", ()) and noun.get("number", 0) == 1
    is_new = is_new and not {"definite", "pronoun", "card"} & set(noun)
    return noun if is_new and {"kind", "size"} & set(noun) else REJECTED


STANDING: tuple[Row, ...] = (
    row(
        "{it:noun} can't be countered|{it:noun} is uncounterable|{it:noun} can not be countered",
        "{it:subject}{_:mid}[不能被反击/无法被反击/不能反击]",
        does="uncountered",
    ),
    row(
        "{who:doer_of} [hold/holds/keep/keeps/retain/retains/maintain/maintains] priority",
        "{who:doer_of}{_:mid}[保留/保持/握住/不让过/不放][优先权]|{who:doer_of}不让过优先权",
        does="holds_priority",
    ),
    row(
        "{who:doer_of} [has/have] {what:noun} on the stack",
        "{who:doer_of}{_:mid}在堆叠[上/中]{_:mid}有{what:noun}|{who:doer_of}有{what:noun}在堆叠[上/中]",
        does="on_stack",
    ),
    w(
        {"does": "again_there"},
        "it is there again|it is back there|it is back in the command zone|it is back there now"
        "|it is in the command zone again|it has returned to the command zone"
        "|it returned to the command zone|it is in the command zone now",
        "它又在那里|它又在统帅区|它回到了统帅区|它又回到了统帅区|它又回到统帅区|它现在又在统帅区"
        "|它现在在统帅区|它又在统帅区了",
    ),
    row(
        "{who:doer_of} [choose/chooses/pick/picks/announce/announces] {x:count} [for/as] x"
        "|{who:doer_of} [choose/chooses/pick/picks/announce/announces] {x:count} as the value of x"
        "|{who:doer_of} [choose/chooses/announce/announces/set/sets/make/makes] x"
        "[ = /=/ to be / as / to / equal to / is ]{x:count}"
        "|x [is/equals] {x:count}|x is equal to {x:count}|x[ = /=]{x:count}",
        "{who:doer_of}{_:picks_x}{x:count}|{who:doer_of}[为/给]x[选择/选/选了/选择了]{x:count}"
        "|{who:doer_of}[选择/选/选了/选择了]{x:count}[作为x/当作x/为x][的值/的数值/]"
        "|x[的值/][为/是/=/等于]{x:count}",
        does="x_is",
    ),
    row(
        "{who:doer_of} [choose/chooses/pick/picks] no new [target/targets][ for it/ for the copy/]"
        "|{who:doer_of} [do not/does not] [choose/pick] [a new target/new targets/any new target"
        "/another target/any new targets][ for it/ for the copy/]"
        "|{who:doer_of} [do not/does not] change [the target/its target/the targets/its targets]"
        "[ of the copy/]"
        "|{who:doer_of} [keep/keeps] the [same/original/old] [target/targets]"
        "[ for it/ for the copy/]",
        "{who:doer_of}{_:mid}[不/没有/没][为它/为复制品/][改变/更改/更换/换/选择新的/选新的/另选][目标/它的目标"
        "/复制品的目标]"
        "|{who:doer_of}{_:mid}[保留/保持/沿用][原来的目标/原目标/原有目标/原有的目标/同样的目标/相同的目标]",
        does="target_kept",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [pay/pays] {n:count} life[ for it/ for something/]",
        "{who:doer_of}{_:mid}[支付/付][了/]{n:count}点[生命/血]",
        does="life_paid",
    ),
    row(
        "{who:doer_of} [cycle/cycles] [a card/a card from my hand/a card in my hand/a card from his"
        " hand]"
        "|{who:doer_of} [activate/activates/use/uses] [the cycling ability/a cycling ability"
        "/cycling/the cycling] of [a card/a card in my hand/a card in his hand]"
        "|{who:doer_of} [activate/activates/use/uses] [cycling/a cycling ability]",
        "{who:doer_of}{_:mid}循环[了/]一张[手/]牌"
        "|{who:doer_of}{_:mid}起动[了/]一张[手/]牌的循环[异能/]"
        "|{who:doer_of}{_:mid}起动[了/]循环异能",
        does="cycle",
        what={"card": "some sorcery: Cycling {2}", "number": 1},
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] an [activated /]ability",
        "{who:doer_of}{_:mid}[起动/使用][了/]一个[起动式/]异能",
        does="unnamed_ability",
        kind="artifact",
    ),
    row(
        "{who:doer_of} [pay/pays] [its kicker/the kicker/kicker/for its kicker/for kicker][ cost/]"
        "|{who:doer_of} [pay/pays] [its/the] kicker[ cost/] of {cost:mana_cost}"
        "|[it/the spell/that spell] [is/was] kicked",
        "{who:doer_of}{_:mid}[支付/付][了/][它的/其/该咒语的/]增幅[费用/的费用/]"
        "|{who:doer_of}{_:mid}[支付/付][了/][它的/其/该咒语的/]增幅[费用/的费用/]{cost:mana_cost}"
        "|{who:doer_of}{_:mid}[支付/付][了/]{cost:mana_cost}[的/]增幅[费用/]"
        "|[它/该咒语/这个咒语]被增幅[了/过/]",
        does="pays_kicker",
    ),
    row(
        "{who:doer_of} [exile/exiles] {n:count} [card/cards]"
        "[ from my graveyard/ from his graveyard/ from the graveyard/] [for/to pay for/with/using]"
        " [delve/its delve]"
        "|{who:doer_of} [exile/exiles] {n:count} [card/cards] to delve"
        "|{who:doer_of} [delve/delves][ away/] {n:count} [card/cards]"
        "|{who:doer_of} [delve/delves] for {n:count}",
        "{who:doer_of}[为/因/以/用]掘穴[从坟墓场/][放逐了/放逐]{n:count}张牌"
        "|{who:doer_of}[从坟墓场/][放逐了/放逐][坟墓场中的/坟墓场中/坟墓场里的/]{n:count}张牌"
        "[来/以/用来/用于/为了/作为/来支付/以支付/支付/，用于/，用来]掘穴"
        "|{who:doer_of}掘穴[了/掉/]{n:count}张[牌/]",
        does="delves",
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        f"{{what:unnamed}} {ENTERS}"
        f"|{{what:unnamed}} {ENTERS} under {{who:whose}} control"
        f"|{{what:unnamed}} [enter/enters] under {{who:whose}} control",
        f"{{what:unnamed}}{{_:mid}}{ZH_ENTERS}"
        f"|{{what:unnamed}}{{_:mid}}[在/于]{{who:whose}}[的操控下/操控下/的操控之下/操控之下]{ZH_ENTERS}"
        f"|{{what:unnamed}}{{_:mid}}由{{who:whom}}操控[而/并/地/]{ZH_ENTERS}",
        does="enters_unnamed",
    ),
    row(
        "{on:noun} [leave/leaves] the battlefield|{on:noun} [leave/leaves] play"
        "|{on:noun} [is/gets] removed from the battlefield"
        "|{on:noun} [disappear/disappears]",
        "{on:subject}{_:mid}[离开战场/离场/离开场上/离开了战场][了/]",
        does="left",
    ),
    row(
        f"{{it:pronoun_it}} {ENTERS}|{{it:pronoun_it}} [enter/enters]",
        f"{{it:pronoun_it}}{{_:mid}}{ZH_ENTERS}",
        does="has_entered",
    ),
    row(
        "{of:pronoun_it} [triggers/trigger]"
        "|[the/that/this/my/his/her] {_:trigger_said} [triggers/goes on the stack]",
        "{of:noun_s}{_:trigger_said}{_:mid}触发[了/]|{of:pronoun_it}{_:mid}触发[了/]"
        "|[这个/该/那个/此]{_:trigger_said}{_:mid}触发[了/]",
        does="has_triggered",
    ),
)
ASKED: tuple[Row, ...] = (
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] [another/a second/one more/any] loyalty"
        " ability of {what:noun}[ this turn/ in the same turn/]",
        f"{{who:doer_of}}{ZH_CAN}[起动/使用]{{what:noun_s}}[另一个/第二个]忠诚异能{Q}",
        asks="activate",
        ability="any",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] [a second/one more] loyalty ability"
        "[ this turn/]",
        f"{{who:doer_of}}{ZH_CAN}[起动/使用][另一个/第二个]忠诚异能{Q}",
        asks="activate",
        ability="any",
        what={"pronoun": "it"},
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} turn {{it:noun}} face[ /-]up|{CAN} {{who:doer_of}}{STILL}"
        " [unmorph/flip up/flip] {it:noun}"
        f"|{CAN} {{it:noun}}{STILL} be [turned face up/unmorphed/flipped up/turned up]",
        f"{{who:doer_of}}{ZH_CAN}[把/将]{{it:noun}}{{_:mid}}{{_:turned_up}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[翻开/翻回/翻起]{{it:noun}}{Q}",
        asks="turned_up",
    ),
    row(
        "how much [extra mana/more mana/extra/more/additional mana] [must/do/does/will/would]"
        " {who:doer_of} {_:have_to_said}pay[ for it/ to cast it/ to cast it again/ this time/]"
        "|how much [is/will be] [the/my] commander tax"
        "|what is [the/my] commander tax|how high is [the/my] commander tax",
        "{who:doer_of}{_:mid}加付[多少法术力/几点法术力/多少费/几费/多少/几点费]"
        "|[指挥官税/统帅税]{_:mid}是[多少/几点]",
        asks="extra_cost",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [counter/stop/respond to] {{_:the_ability}}"
        " [with/using/by casting] {what:named_noun}"
        f"|{CAN} {{who:doer_of}}{STILL} [use/cast] {{what:named_noun}} [to counter/to stop/on]"
        " {_:the_ability}"
        f"|{CAN} {{who:doer_of}}{STILL} {{what:bare_name}} {{_:the_ability}}"
        f"|{CAN} {{who:doer_of}}{STILL} target {{_:the_ability}} with {{what:named_noun}}",
        f"{{who:doer_of}}{ZH_CAN}[用/以/施放/拿]{{what:named_noun}}[来/去/]{{_:mid}}[反击/反掉/反/康掉]"
        f"{{_:the_ability}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/以/施放/拿]{{what:named_noun}}[来/去/]{{_:mid}}"
        f"[把/将]{{_:the_ability}}[反击/反掉/反击掉]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/以]{{what:named_noun}}[指定/以]{{_:the_ability}}[为目标/]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}对{{_:the_ability}}[施放/使用/用]{{what:named_noun}}{Q}",
        asks="ability_countered",
    ),
    row(
        f"{CAN} {{what:named_noun}}{STILL} [counter/stop/target] {{_:the_ability}}"
        f"|{CAN} {{_:the_ability}}{STILL} be [countered/stopped/targeted] [by/with]"
        " {what:named_noun}",
        f"{{what:named_noun}}{ZH_CAN}{{_:mid}}[反击/反掉/反]{{_:the_ability}}{Q}"
        f"|{{_:the_ability}}{ZH_CAN}被{{what:named_noun}}{{_:mid}}[反击/反掉/反]{Q}",
        asks="ability_countered",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}[用/以]{{what:named_noun}}[来/去/]{{_:mid}}[反击/反掉]{Q}",
        asks="deed",
        so="countered",
        on={"pronoun": "it"},
    ),
    row(
        "[is/was/will] [the/that/its/this]{n:of_damage_said} damage[ still/] [dealt/be dealt"
        "/still be dealt]"
        f"|{WILL} [the/that/its/this]{{n:of_damage_said}} damage{STILL} [happen/get dealt/be dealt"
        "/go through/occur]",
        "[这/那/该/此][个/][异能的/]{n:count}点伤害{_:mid}[造成/被造成/生效/发生/结算]吗"
        "|[这个/那个/该/此][异能的/]伤害{_:mid}[造成/被造成/生效/发生]吗",
        asks="damage_still",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{_:have_to_said}}pay {{_:ward_said}}"
        f"|[does/do/must] {{who:doer_of}} {{_:have_to_said}}pay {{_:ward_said}}",
        "{who:doer_of}{_:mid}[付/支付/交]{_:ward_said}吗|{who:doer_of}{_:mid}为守护{_:mid}[付费"
        "/支付费用/付费用]吗",
        asks="ward_paid",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] {{what:noun_s}} equip[ ability/]"
        f"|{CAN} {{who:doer_of}}{STILL} [activate/use] [equip/the equip ability/an equip ability"
        "/equip abilities]"
        f"|{CAN} {{who:doer_of}}{STILL} [activate/use] the equip ability of {{what:noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} pay [its/the] equip cost",
        f"{{who:doer_of}}{ZH_CAN}[起动/使用/用]{{what:noun_s}}[佩带/装备]异能{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[起动/使用/用][佩带/装备]异能{Q}",
        asks="equip_used",
    ),
    row(
        "who[ is going to/ will/ would/] [draw/draws/drew][ a card/ cards/ the cards/ the card"
        "/ from it/ from that/]"
        "|[which/what] player[ is going to/ will/ would/] [draw/draws][ a card/ cards/ the cards/]",
        "[谁/哪位牌手/哪个牌手]{_:mid}[抓牌/抓这些牌/抓到牌/抓这张牌]",
        asks="who_drew",
    ),
    row(
        f"{WILL} {{who:whose}} life[ total/]{STILL} [go down/decrease/drop/be reduced/get lower"
        "/shrink/fall]",
        "{who:whose}{_:life_said}{_:mid}[减少/下降/降低/变少/变低/减低]吗",
        asks="lost",
    ),
)
AFTER: tuple[Row, ...] = (
    row(
        "[,/] with x being {x:count}|[,/] where x is {x:count}|[,/] choosing {x:count} for x"
        "|[,/] choosing x[ = /=/ as / to be ]{x:count}|[,/] for x [equal to/being] {x:count}"
        "|[,/] and x is {x:count}|[,/] with x as {x:count}|[,/] naming {x:count} for x",
        "[，/]{_:picks_x}{x:count}",
    ),
)
TABLES: tuple[Table, ...] = (
    table("unnamed", t(_unnamed, "{noun:noun}", "{noun:noun}", unmake=lambda value: None)),
    table(
        "picks_x",
        w(
            0,
            "",
            "|".join(
                f"{pick}x{as_}{equal}"
                for pick in (
                    "选择",
                    "选",
                    "选定",
                    "宣告",
                    "声明",
                    "令",
                    "让",
                    "把",
                    "将",
                    "设",
                    "其中",
                )
                for as_ in ("", "选", "定", "选择", "设", "选定")
                for equal in ("为", "是", "=", "等于", "成")
            ),
        ),
    ),
    table(
        "turned_up",
        w(
            0,
            "",
            "翻回正面|翻为正面|翻成正面|翻面|翻开|翻到正面|翻回正面朝上|翻为牌面朝上|翻至正面|翻起来|翻成牌面朝上",
        ),
    ),
    table("pronoun_it", w({"pronoun": "it"}, "it", "它")),
    table(
        "of_damage_said",
        Word(0, ("",), ("",)),
        t(lambda n: n, " {n:count}", "{n:count}", unmake=lambda value: None),
    ),
    table(
        "ward_said",
        w(
            0,
            "for ward|for the ward|ward|the ward cost|its ward cost|the ward tax|the ward"
            "|for its ward|for the ward ability|the cost of ward|ward costs",
            "守护费用|守护的费用|守护|它的守护费用|守护费|守护异能的费用",
        ),
    ),
)
__all__ = ["AFTER", "ASKED", "DONE", "EFFECTS", "STANDING", "TABLES"]
