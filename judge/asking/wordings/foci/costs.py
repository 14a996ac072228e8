"""What something costs, what is paid for it, and what mana there is."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.names import nameless
from judge.asking.wordings.acts import (
    WAYS,
    ZH_WAYS,
)
from judge.asking.wordings.phrases import NAME
from judge.asking.wordings.slots import BE, MID, STILL, WILL
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, Word, t, w
from judge.language.template import Row

MAKE = "[tap for/be tapped for/produce/make/add/give/provide/generate]"
ZH_MAKE = "[产生/产出/产/加/出/提供/获得]"
WHEN_TAPPED = (
    "[ when its ability is activated/ when i activate it/ when i activate its ability/ when tapped"
    "/ when i tap it/ if i tap it/ when it is tapped/ if it is tapped/ for mana/]"
)
COLORS = (
    *((symbol, en, zh.removesuffix("色")) for en, (symbol, zh) in nameless.COLORS.items()),
    ("C", "colorless", "无"),
)
ASKED: tuple[Row, ...] = (
    row(
        "{_:which_mana} {_:will} {who:doer_of}{_:adverbs} [get/receive/add/have/make/produce]"
        "[ from it/ for it/ from that/ from tapping it/]"
        "|{_:which_mana} {_:will} it{_:adverbs} [make/produce/add/give me/give/tap for]"
        "|[what/which] [color/colour/kind/type] is [the/that/its] mana",
        "{who:doer_of}{_:mid}[得到/获得/产生/加/拿到][什么颜色的法术力/什么颜色/哪种颜色的法术力/什么法术力"
        "/哪种法术力/哪种颜色/什么色的法术力]"
        "|它{_:mid}[产生/产出/加/提供][什么颜色的法术力/什么颜色/哪种颜色的法术力/什么法术力/哪种法术力"
        "/哪种颜色]",
        asks="mana_got",
    ),
    row(
        f"{WILL} {{what:noun}}{STILL} {MAKE} {{color:of_mana}}"
        f"|{WILL} {{who:doer_of}}{STILL} [tap/use] {{what:noun}} [for/to make/to add/to produce"
        f"/to get] {{color:of_mana}}|{WILL} {{who:doer_of}}{STILL} get {{color:of_mana}} [from/out"
        f" of] {{what:noun}}",
        f"{{what:noun}}{{_:mid}}[横置/横置来/横置以/]{{_:mid}}{ZH_MAKE}{{color:of_mana}}吗"
        f"|{{who:doer_of}}{{_:mid}}[横置/用]{{what:noun}}{{_:mid}}[来/以/去/]{ZH_MAKE}"
        f"{{color:of_mana}}吗",
        asks="makes_mana",
    ),
    row(
        f"how much {{color:mana_said_of}}mana {WILL} {{what:noun}}{STILL} {MAKE}{WHEN_TAPPED}"
        f"|how much {{color:mana_said_of}}mana {WILL} {{who:doer_of}}{STILL} get [from/out of]"
        " [tapping /]{what:noun}",
        f"{{what:noun}}{{_:mid}}[横置/横置来/横置时/]{{_:mid}}{ZH_MAKE}[几点/多少/几点数的]"
        "{color:mana_said_of}法术力"
        f"|{{who:doer_of}}{{_:mid}}[横置/用]{{what:noun}}{{_:mid}}[来/以/去/]{ZH_MAKE}[几点/多少"
        "]{color:mana_said_of}法术力",
        asks="mana_made",
    ),
    row(
        "how much[ mana] [do/does/will/must/would] {who:doer_of} {_:have_to_said}"
        "[pay/spend/need/owe][ in total/ altogether/ for the spell/ for that spell/ for the attack"
        "/ for that attack/ to attack/ to attack with them/ to attack with all of them/ for it"
        "/ for this attack/ to attack like that/]"
        "|what is the total [mana/cost] {who:doer_of} {_:have_to_said}[pay/pays/need/needs]"
        "|what is the total cost[ of the spell/ of that spell/]",
        "{who:doer_of}{_:mid}[总共/一共/共/]{_:mid}[付/支付/花/交]{_:mid}[几点/多少/几]法术力"
        "|[攻击/这次攻击/这样攻击][总共/一共/共/]{_:mid}[付/支付/花/交]{_:mid}[几点/多少/几][法术力/费]"
        "|{who:doer_of}{_:mid}[付/支付/花/交]{_:mid}[多少费/几费/几点费]",
        asks="costs",
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
    row(
        "[how much/what] [mana /][does/will/would] it cost[ me/] [the/a/for the] {out:nth_cast}"
        "|what [is/will be/was] the [total/full] [amount of mana/cost/mana cost/price/mana]"
        " [for/of] [my/the/his] {out:nth_cast}"
        "|how much [mana /][is/will be] [my/the/his] {out:nth_cast}"
        "|how much [mana /]does [my/the/his] {out:nth_cast}[ from there/] cost[ me/]",
        "[我的/]{out:which_time}施放[的总费用/的费用/时]{_:mid}[是/为/要付/要支付/需要/需要支付/一共要付]"
        "[多少/几点/几][法术力/费/]",
        asks="commander_cost",
        of={"pronoun": "it"},
    ),
    row(
        "how much [extra mana/more mana/extra/more/additional mana] [must/do/does/will/would]"
        " {who:doer_of} {_:have_to_said}pay[ for it/ to cast it/ to cast it again/ this time/]"
        "|how much [extra mana/more mana/extra/more/additional mana] [must/do/does/will/would]"
        " {who:doer_of} {_:have_to_said}pay [for [the /my /]{out:nth_cast}/the {out:time_of_cast}"
        "/for the {out:time_of_cast}/to cast it [a /the /]{out:time_of_cast}]"
        "[ from there/ from the command zone/]"
        "|how much [is/will be] [the/my] commander tax"
        "|what is [the/my] commander tax|how high is [the/my] commander tax",
        "{out:which_time}[从统帅区/从那里/]施放[它/][时/，/]{who:doer_of}{_:mid}加付"
        "[多少法术力/几点法术力/多少费/几费/多少/几点费]"
        "|{who:doer_of}{_:mid}加付[多少法术力/几点法术力/多少费/几费/多少/几点费]"
        "|[这次/这一次/现在/再次/再/下次/下一次/此次/][从统帅区/][再/]施放[它/它时/时/指挥官/]{_:mid}加付"
        "[多少法术力/几点法术力/多少费/几费/多少/几点费/几点]"
        "|[指挥官税/统帅税]{_:mid}是[多少/几点]",
        asks="extra_cost",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{_:have_to_said}}pay {{_:ward_said}}"
        f"|[does/do/must] {{who:doer_of}} {{_:have_to_said}}pay {{_:ward_said}}",
        "{who:doer_of}{_:mid}[付/支付/交]{_:ward_said}吗|{who:doer_of}{_:mid}为守护{_:mid}[付费"
        "/支付费用/付费用]吗",
        asks="ward_paid",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{_:have_to_said}}pay {{n:count}}{{_:more_mana}}"
        " {_:of_ward}"
        f"|[does/do/must] {{who:doer_of}} {{_:have_to_said}}pay {{n:count}}{{_:more_mana}}"
        " {_:of_ward}",
        "{who:doer_of}{_:mid}[为/因/因为/由于]守护{_:mid}[付/支付/多付/多支付/额外支付/加付]{n:count}"
        "[点/]法术力吗|{who:doer_of}{_:mid}[付/支付/多付/多支付/额外支付/加付]{n:count}[点/][法术力/]的守护费用吗",
        asks="ward_paid",
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
        "what is {of:noun_s} mana value|what is the mana value of {of:noun}"
        f"|what mana value {WILL} {{of:noun}}{STILL} have",
        f"{{of:noun}}[的/][，/]{MID}法术力值{MID}[是/为/算][多少/几]",
        asks="mana_value",
    ),
    row(
        f"[how much/what] {{_:so_much_mana}}{WILL} {{of:noun}}{STILL} cost{{_:whom_it_costs}}"
        f"{{_:to_be_cast}}"
        f"|[how much/what] {{_:so_much_mana}}{WILL} it{STILL} cost{{_:whom_it_costs}} to cast"
        f" {{of:noun}}"
        f"|[how much/what] {{_:so_much_mana}}{WILL} {{who:doer_of}}{STILL} {{_:pay_said}} [for"
        "/to cast]"
        " {of:noun}"
        "|how much [mana /]for {of:noun}|how much {_:be} {of:noun}"
        f"|what {BE} the [total /][cost/mana cost] [of/to cast/of casting/for casting] {{of:noun}}"
        "|what is {of:noun_s} total cost",
        "{who:doer_of}{_:mid}[施放/放]{of:noun}{_:mid}{_:how_much_mana}"
        "|{of:noun}{_:mid}{_:how_much_mana}"
        "|[施放/放]{of:noun}的总费用是[多少/几]|{of:noun}的总费用是[多少/几]",
        asks="costs",
    ),
    *(
        row(
            f"[how much/what] {{_:so_much_mana}}{WILL} it{STILL} cost{{_:whom_it_costs}} to"
            f" [{verb}] {{of:noun}}{{_:flashed}}"
            f"|[how much/what] {{_:so_much_mana}}{WILL} {{who:doer_of}}{STILL} {{_:pay_said}} to"
            f" [{verb}] {{of:noun}}{{_:flashed}}|what {BE} the {way} cost of {{of:noun}}",
            f"{{who:doer_of}}{{_:mid}}{ZH_WAYS[way]}[施放/]{{of:noun}}{{_:mid}}{{_:how_much_mana}}"
            f"|{{of:noun}}的{ZH_WAYS[way]}费用{{_:mid}}是[多少/几]",
            asks="costs",
            using=way,
        )
        for way, verb in WAYS
        if verb
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "which_mana",
        w(
            0,
            "|".join(
                f"{which} {mana}"
                for which in ("what", "which")
                for mana in ("mana", "color", "colour", "color of mana", "colour of mana")
            )
            + "|what kind of mana|what type of mana|which kind of mana|what color mana",
            "",
        ),
    ),
    table(
        "not_it",
        t(
            lambda noun: REJECTED if "pronoun" in noun else noun,
            "{noun:noun}",
            "{noun:noun}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "choosable",
        NAME,
        *(w(en, en, f"{zh}|{zh}色") for _, en, zh in COLORS[:-1]),
        t(
            lambda kin: kin.capitalize(),
            "{kin:kin_said}",
            "{kin:kin_said}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "of_mana",
        *(
            w(
                symbol,
                f"{en} mana|a {en} mana|one {en} mana|any {en} mana|{en}|{{{{{symbol.lower()}}}}}",
                f"{zh}色法术力|{zh}法术力|{zh}色|{zh}色的法术力|{zh}费|{zh}色费|一点{zh}色法术力"
                f"|{{{{{symbol.lower()}}}}}",
            )
            for symbol, en, zh in COLORS
        ),
    ),
    table(
        "mana_said_of",
        Word("", ("",), ("",)),
        *(w(symbol, f"{en} ", f"{zh}色|{zh}色的") for symbol, en, zh in COLORS),
    ),
    table(
        "more_mana",
        w(
            0,
            "| mana| more| extra| more mana| mana more| extra mana| additional mana| mana extra"
            "| generic mana",
            "",
        ),
    ),
    table(
        "of_ward",
        w(0, "for ward|for the ward|because of ward|for its ward|to ward|due to ward", ""),
    ),
    table("have_to_said", w(0, "|have to |need to ", "")),
    table(
        "for_it",
        w(
            0,
            "| for it| to cast it| for casting it| when i cast it| to cast it from my hand"
            "| when i cast it from my hand| to cast it from hand| this time",
            "",
        ),
    ),
    table(
        "nth_cast",
        *(
            w({"nth": n}, f"{en} cast|{en} casting|{en} time casting it|{en} time", "")
            for n, en in ((1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"))
        ),
    ),
    table(
        "time_of_cast",
        *(
            w({"nth": n}, f"{en} time", "")
            for n, en in ((2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"))
        ),
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
