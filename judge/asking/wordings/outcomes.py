"""What is asked at the end of a question about what came of it: where, how much, which, who.

These rows stand beside those of `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.foci.slots import BE, DAMAGE, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

THEY = {"pronoun": "they"}
LIFE_TO = "[me/him/her/them/my opponent]"
ASKED: tuple[Row, ...] = (
    row(
        f"how [much life/many life points/many points of life] {WILL} [it/this/that]{STILL} cost"
        " {who:whom}"
        f"|how [much life/many life points/many points of life] {WILL} {{who:doer_of}}{STILL}"
        " [lose/pay]"
        f"|how much {WILL} [it/this/that]{STILL} cost {{who:whom}} in life",
        f"[这/那/它/这样/]{MID}[让/令/使/害]{{who:whom}}{MID}[失去/掉/损失/扣][几点/多少/几][生命/血]"
        f"|[这/那/它/这样/]{MID}[花/要/花掉][掉/]{{who:whom}}[几点/多少/几][点/][生命/血]",
        asks="lost",
    ),
    row(
        f"how many loyalty counters {WILL} {{of:noun}}{STILL} [enter/enter the battlefield/come in"
        "/come into play/start] with"
        f"|[how much/what] loyalty {WILL} {{of:noun}}{STILL} [enter/enter the battlefield/come in"
        "/come into play/start] [with/at]"
        f"|with how [many loyalty counters/much loyalty] {WILL} {{of:noun}}{STILL}"
        " [enter/enter the battlefield/come in/start]",
        f"{{of:noun}}[进场/进战场/进入战场][时/的时候/后/]{MID}[有/带有/带着/会带有][多少/几点/几个/几]"
        "忠诚[/指示物/度]"
        f"|{{of:noun}}{MID}[带着/带/以][多少/几点/几个/几]忠诚[/指示物/度][进场/进战场/进入战场]",
        asks="loyalty_at_first",
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
        f"{WILL} {{_:both_walkers}}{STILL} [stay/remain][ on the battlefield/ in play/ around/]"
        "[ at the same time/ together/]"
        f"|{WILL} {{who:doer_of}}{STILL} [keep/have/control] {{_:both_walkers}}"
        "[ on the battlefield/ in play/ at the same time/ at once/ together/]",
        f"{{_:both_walkers}}{MID}[能/可以/会]{MID}[同时/都/一起/]{MID}"
        "[留在我这边/留在我的场上/留在我场上/留在战场上/留在战场/留在场上/存在/在场/待在战场上/共存/留下]吗",
        asks="kept",
    ),
    row(
        "who [draws/will draw/gets/gets to draw] {_:those_cards}",
        f"{{_:those_cards}}{MID}[由谁/谁/是谁/归谁]{MID}[抓/抓到/抓取/抓的]|谁{MID}抓{{_:those_cards}}",
        asks="who_drew",
    ),
    row(
        f"{WILL} {{by:named_noun}}{STILL} [make/turn] {{of:noun}}[ into/] [a /an /]"
        "{card:spoken_name}[ too/ as well/ also/]",
        f"{{by:named_noun}}{MID}[让/使/令/把]{{of:noun}}{MID}[也/]{MID}[成为/变成/变为/是][一个/]"
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
        f"{BE} {{on:noun}}{STILL} [castable/playable][ again/]"
        f"|[can/may/could] {{who:doer_of}}{STILL} [cast/play] {{on:noun}} [again/once more"
        "/a second time/from hand again]"
        f"|[can/may/could] {{who:doer_of}}{STILL} recast {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[再次/重新/再/又/重新再]{MID}[施放/使用/放]{{on:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[把/将]{{on:noun}}[再次/重新/再]{MID}施放[一次/]{Q}",
        asks="cast_again",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "both_walkers",
        w(
            0,
            "both planeswalkers|both of these planeswalkers|these two planeswalkers"
            "|the two planeswalkers|both legends|both legendary creatures|both permanents",
            "这两个鹏洛客|两个鹏洛客|这两张鹏洛客|两张鹏洛客|这两个传奇生物|两个传奇生物|这两个永久物"
            "|两个永久物",
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
