"""What is asked at the end of a question about what came of it: where, how much, which, who.

These rows stand beside those of `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.foci.slots import BE, DAMAGE, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.verbs import row
from judge.language import Include, Table, w
from judge.language.template import Row

THEY = {"pronoun": "they"}
LIFE_TO = "[me/him/her/them/my opponent]"
ASKED: tuple[Row, ...] = (
    row(
        f"how many {{kind:kind_of}}counters {WILL} {{of:noun}}{STILL} [return/come back"
        "/return to the battlefield/come back to the battlefield] with"
        f"|with how many {{kind:kind_of}}counters {WILL} {{of:noun}}{STILL} [return/come back"
        "/return to the battlefield/come back to the battlefield]",
        f"{{of:subject}}{MID}[带着/带/带有]几个{{kind:kind_of}}指示物{MID}"
        "[回来/回场/回到战场/返回战场/返回]",
        asks="counters",
        returned=True,
    ),
    row(
        "",
        f"{{of:subject}}{MID}[活过/熬过/撑过/躲过/逃过/挨过]{{by:named_noun}}吗",
        asks="kills",
        so="survives",
    ),
    row(
        "",
        f"{{of:subject}}{MID}[给/对/向]{{dealt_to:target_said}}{MID}[分配/指派][多少/几点][战斗/]伤害",
        asks="deals",
    ),
    row(
        "[can/may/could] {who:doer_of}[ still/] target {on:noun} with"
        " [my own/my/a friendly/his own/a] [pump spell/pump spells/spells/instants]"
        "|[can/may/could] {who:doer_of}[ still/] cast [a pump spell/my own pump spell/pump spells]"
        " on {on:noun}",
        f"{{who:doer_of}}{ZH_CAN}以{{on:noun}}为目标[来/]施放[一个/][自己的/]"
        f"[增大咒语/增强咒语/加成咒语/变大咒语/增益咒语/强化咒语]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}对{{on:noun}}施放[一个/][自己的/]"
        f"[增大咒语/增强咒语/加成咒语/变大咒语/增益咒语/强化咒语]{Q}",
        asks="target",
    ),
    row(
        "what [is/will be/was] the total [amount of mana/cost/mana cost/price] [for/of]"
        " [my/the/his] {out:nth_cast}|how much [mana /][is/will be] [my/the/his] {out:nth_cast}"
        "|how much [mana /]does [my/the/his] {out:nth_cast} cost[ me/]",
        "[我的/]{out:which_time}施放[的总费用/的费用/时]{_:mid}[是/为/要付/要支付/需要/需要支付/一共要付]"
        "[多少/几点/几][法术力/费/]",
        asks="commander_cost",
        of={"pronoun": "it"},
    ),
    w(
        {"asks": "legal"},
        "is [that/this/it] [within the rules/by the rules]|[am/is] [i/he/she] within the rules",
        "[这么做/这样/这/这种做法][合规/符合规则/合乎规则/合法/合规则/没问题]吗"
        "|这样做[合规/符合规则/合乎规则/合规则/没问题]吗"
        "|合规吗|符合规则吗",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} draw[ a card/] [on/in/for/during] the draw step of"
        " [my/his/her/the] first turn",
        "{who:doer_of}{_:mid}在[我的/自己的/][第一个/首个]回合[的/]抓牌步骤[中/里/]{_:mid}[抓牌/抓一张牌]吗"
        "|{who:doer_of}[的/][第一个/首个]回合[的/]抓牌步骤{_:mid}[抓牌/抓一张牌]吗",
        asks="draws_first",
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
        f"[how much/what] loyalty {WILL} {{of:noun}}{STILL} [come in/come into play/start]"
        f" [with/at]|with how [many loyalty counters/much loyalty] {WILL} {{of:noun}}{STILL}"
        " [enter/enter the battlefield/come in/start]",
        f"{{of:noun}}[进场/进战场/进入战场][时/的时候/后/]{MID}[有/带有/带着/会带有][多少/几点/几个/几]"
        "忠诚[/指示物/度]"
        f"|{{of:noun}}{MID}[带着/带/以][多少/几点/几个/几]忠诚[/指示物/度][进场/进战场/进入战场]",
        asks="loyalty",
        entering=True,
    ),
    row(
        "",
        f"[两个生物/这两个生物/两者/它们/双方的生物/两只生物]{MID}[中/里/之中/里面/当中]{MID}[有/]{MID}"
        f"[哪个/哪只/哪一个/谁/哪些/哪个生物/几个]{MID}{{so:dying}}",
        asks="all_die",
        number=2,
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [return/come back/come back to the battlefield"
        "/return to the battlefield] [again/once more/a second time/another time]",
        f"{{of:subject}}{MID}[再次/再度/再/又/第二次]{MID}[回来/回场/回到战场/返回战场/移回战场/返回]吗",
        asks="zone",
    ),
    row(
        "who [draws/will draw/gets/gets to draw] {_:those_cards}",
        f"{{_:those_cards}}{MID}[由谁/谁/是谁/归谁]{MID}[抓/抓到/抓取/抓的]|谁{MID}抓{{_:those_cards}}",
        asks="who_drew",
    ),
    row(
        f"{WILL} {{by:its_or_named}}{STILL} [make/turn] {{of:noun}}[ into/] [a /an /]"
        "{card:spoken_name}[ too/ as well/ also/]",
        f"{{by:its_or_named}}{MID}[让/使/令/把]{{of:noun}}{MID}[也/]{MID}[成为/变成/变为/是][一个/]"
        "{card:spoken_name}吗",
        asks="made_a",
    ),
    row(
        f"how much {DAMAGE} {WILL} [my opponent/he/she/they]{STILL} [take/receive/suffer]"
        " from all [the copies/of it/of them/the spells]",
        "",
        asks="taken",
        who="my opponent",
    ),
    row(
        f"{BE} {{what:it_again}}{STILL} [castable/playable][ again/]"
        f"|[can/may/could] {{who:doer_of}}{STILL} [cast/play] {{what:it_again}} [again/once more"
        "/a second time/from hand again]"
        f"|[can/may/could] {{who:doer_of}}{STILL} recast {{what:it_again}}",
        f"{{who:doer_of}}{ZH_CAN}[再次/重新/再/又/重新再]{MID}[施放/使用/放]{{what:it_again}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[把/将]{{what:it_again}}[再次/重新/再]{MID}施放[一次/]{Q}",
        asks="cast",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "nth_cast",
        *(
            w({"nth": n}, f"{en} cast|{en} casting|{en} time casting it", "")
            for n, en in ((1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"))
        ),
    ),
    table("its_or_named", Include("named_noun"), w({"pronoun": "it"}, "it", "它")),
    table(
        "it_again",
        w({"pronoun": "it"}, "it|that card|this card", "它|这张牌|那张牌|该牌"),
        w(
            {"definite": True, "kind": "creature token"},
            "the token|that token|this token",
            "这个衍生物|那个衍生物|该衍生物|这个衍生生物|那个衍生生物",
        ),
    ),
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
