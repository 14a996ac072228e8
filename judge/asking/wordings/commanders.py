"""What people say of commanders: what they cost, how often they were cast, what damage they dealt.

These rows stand beside those of `statements` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

import re

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Lexeme, Table, t, w
from judge.language.template import Row

SYMBOLS = Lexeme(re.compile(r"(?:\{[0-9wubrgcx]{1,2}\})+"), str, str, lambda v: isinstance(v, str))
COMMAND_ZONE = ("the command zone", "my command zone", "there")
NTH = (  # which time it is, 0 where that is left open
    (
        0,
        ("", "again", "now", "again now", "this time", "next time", "the next time", "once more"),
        ("", "再", "再次", "现在", "这次", "下次", "下一次", "又", "接着"),
    ),
    *(
        (n, (f"a {en} time", f"for the {en} time", f"the {en} time"), (f"第{zh}次",))
        for n, en, zh in (
            *((1, "first", "一"), (2, "second", "二"), (3, "third", "三")),
            *((4, "fourth", "四"), (5, "fifth", "五")),
        )
    ),
)
SO_FAR = (
    "[ so far/ this game/ already/ over the game/ over the course of the game/ in this game"
    "/ earlier/ earlier this game/ in total/ before/]"
)
TAKE = "[have been dealt/has been dealt/am dealt/is dealt/take/takes/was dealt]"
DAMAGE = "[combat damage/commander damage]"
ZH_GAME = "[这盘/这局/本局/本盘/这场/这盘游戏/这局游戏/整盘/之前/此前/先前/早先/]"
STANDING: tuple[Row, ...] = (
    row(
        "{who:whose} commander is {what:named_noun}|{what:named_noun} is {who:whose} commander"
        "|{who:doer_of} [have/has/am playing/is playing/play/plays] {what:named_noun} as"
        " [my/his/her/the/a] commander",
        "{who:whose}指挥官是{what:named_noun}|{what:named_noun}是{who:whose}指挥官",
        does="commander_is",
    ),
    row(
        "{it:noun} [has a/has/'s] [mana cost/total mana cost] of {cost:cost_of_it}"
        "|{it:walker_s} [/printed /normal /original /regular /usual ][mana cost/cost/casting cost]"
        " is {cost:cost_of_it}"
        "|{it:noun} [normally /originally /usually /]costs{_:whom_it_costs} {cost:cost_of_it}"
        "[ to cast/ normally/ originally/]",
        "{it:subject}[原本的/原本/本来的/本来/印刷/][法术力/][费用/]{_:mid}[是/为/要/]{cost:cost_of_it}"
        "|{it:subject}[原本的/原本/本来的/本来/印刷/的/][法术力/]费用{_:mid}[是/为/]{cost:cost_said_bare}",
        does="commander_costs",
    ),
    row(
        "{who:doer_of} [already ][cast/casts] {it:noun} {n:times_said} from the command zone"
        f"{SO_FAR}"
        "|{who:doer_of} [already ][cast/casts] {it:noun} from the command zone {n:times_said}"
        f"{SO_FAR}"
        "|{it:noun} [is/was/has been] [already ]cast [from the command zone {n:times_said}"
        "/{n:times_said} from the command zone]"
        f"{SO_FAR}",
        f"{{who:doer_of}}{ZH_GAME}{{_:mid}}从统帅区施放[过/了/过了/]{{it:subject}}{{n:times_said}}[了/]"
        f"|{{who:doer_of}}{ZH_GAME}{{_:mid}}从统帅区施放[过/了/过了/]{{n:times_said}}{{it:subject}}"
        f"|{{it:subject}}{ZH_GAME}{{_:mid}}从统帅区[被/]施放[过/了/过了/]{{n:times_said}}[了/]",
        does="commander_cast",
    ),
    row(
        "{who:doer_of} [cast/casts] {it:noun} from the command zone",
        "{who:doer_of}从[统帅区/指挥官区]施放{it:noun}",
        does="commander_is_cast",
    ),
    row(
        f"{{who:doer_of}} [cast/casts] {{it:noun}} {{n:times_said}}{SO_FAR}"
        f"|{{it:noun}} [was/has been] cast {{n:times_said}}{SO_FAR}",
        f"{{who:doer_of}}{ZH_GAME}{{_:mid}}施放[过/过了]{{it:subject}}{{n:times_said}}[了/]"
        f"|{{it:subject}}{ZH_GAME}{{_:mid}}[被/]施放[过/过了]{{n:times_said}}[了/]",
        does="commander_cast",
        out=False,
    ),
    row(
        f"{{whom:doer_of}} {TAKE} {{n:count}} {DAMAGE} [from/by] {{of:noun}}"
        f"{SO_FAR}"
        f"|{{of:noun}} [deal/deals] {{whom:whom}} {{n:count}} [combat damage/commander"
        f" damage]{SO_FAR}"
        f"|{{of:noun}} [deal/deals] {{n:count}} [combat damage/commander damage] to"
        f" {{whom:whom}}{SO_FAR}",
        f"{{of:subject}}{ZH_GAME}{{_:mid}}对{{whom:whom}}{{_:mid}}造成[了/过/过了/]{{n:count}}点战斗伤害"
        f"|{{whom:doer_of}}{ZH_GAME}{{_:mid}}[受到/受/受了/受到过][了/过/]{{of:noun_s}}{{n:count}}点战斗伤害",
        does="commander_dealt",
    ),
    row(
        f"{{whom:doer_of}} {TAKE} {{n:count}} {DAMAGE} [from/by] {{of:noun}} and {{m:count}}"
        f"[ {DAMAGE[1:-1]}/] [from/by] {{other:noun}}{SO_FAR}",
        f"{{of:noun_s}}{ZH_GAME}{{_:mid}}对{{whom:whom}}{{_:mid}}造成[了/过/过了/]{{n:count}}点[战斗/指挥官/]伤害"
        f"[，/、/和/并且/][另一个/]{{other:noun_s}}{{_:mid}}造成[了/过/过了/]{{m:count}}点[战斗/指挥官/]伤害",
        does="commanders_dealt",
    ),
    row(
        "{of:noun} [deal/deals] {whom:whom} {n:count} [more/additional/further] "
        "[combat damage/commander damage/damage in combat]"
        "|{of:noun} [deal/deals] {n:count} [more/additional/further] [combat damage/commander"
        " damage]"
        " to {whom:whom}",
        "{of:subject}{_:mid}[再/又]对{whom:whom}{_:mid}造成[了/]{n:count}点战斗伤害"
        "|{of:subject}{_:mid}对{whom:whom}[再/又]造成[了/]{n:count}点战斗伤害",
        does="commander_dealt",
        more=True,
    ),
    row(
        "{who:doer_of} [cast/casts] {it:noun}{out:out_nth}",
        "{who:doer_of}{_:mid}{out:out_nth}{_:mid}施放[了/]{it:noun}"
        "|{who:doer_of}{_:mid}从统帅区{_:mid}{out:which_time}{_:mid}施放[了/]{it:noun}",
        does="commander_casts",
    ),
    row(
        "{who:doer_of} [put/puts/move/moves/return/returns/send/sends] {it:noun}[ back/]"
        " {_:in_command}{_:instead_said}"
        "|{who:doer_of} [choose/chooses/decide/decides] to [put/move/return/send] {it:noun}[ back/]"
        " {_:in_command}{_:instead_said}",
        "{who:doer_of}{_:mid}[把/将/让]{it:noun}{_:in_command}[了/]",
        does="goes_to_command",
    ),
    row(
        "{it:noun} [is/was/gets/got] [put/moved/returned/sent][ back/] {_:in_command}"
        "|{it:noun} [go/goes][ back/] {_:in_command}",
        "{it:noun}{_:mid}[被放回/被移回/被放进/被移到/被移进][了/]统帅区[了/]",
        does="goes_to_command",
    ),
    row(
        "{it:noun} [later /then /][is/was/gets][ later/ then/] [cast again/recast]"
        "|{it:noun} [later /then /][cast again/recast]"
        "|{who:doer_of} [recast/recasts] {it:noun}[ later/ again/]",
        "{it:noun}{_:mid}被[再次/重新/又/再]施放[了/]|{who:doer_of}[后来/之后/]{_:mid}[再次/重新]施放[了/]{it:noun}",
        does="recast",
    ),
    row(
        "{who:doer_of} [does not/do not/choose not to/chooses not to] [put/move/return/send]"
        " {it:noun}"
        "[ back/] {_:in_command}",
        "{who:doer_of}{_:mid}[不/没有/没][把/将/让]{it:noun}{_:in_command}",
        does="goes_to_command",
        so=False,
    ),
)
ASKED: tuple[Row, ...] = (
    row(
        "how much commander tax {_:will} {who:doer_of} {_:pay_said}[ for it/ this time/]"
        "|how much [is/was/will be] [the/my] commander tax [now/this time/then]"
        "|how much {_:will} {who:doer_of} {_:pay_said} [for/in] [the /]commander tax"
        "|how much [extra mana/more mana/more] {_:will} [it/my commander] cost[ me/]"
        "[ this time/ now/ then/]",
        "[指挥官税/统帅税]{_:mid}[要/需要/会/得/]{_:mid}[加付/付/支付/为/有]"
        "[多少法术力/几点法术力/多少/几点/多少费/几费]",
        asks="extra_cost",
    ),
    row(
        "{_:can} {who:doer_of}[ still/] [put/move/return/send] {it:noun}[ back/]"
        " {_:in_command}{_:instead_said}",
        "{who:doer_of}{_:mid}能{_:mid}[把/将/让]{it:noun}{_:in_command}吗"
        "|{it:subject}{_:mid}能{_:mid}{_:in_command}吗",
        asks="to_command",
    ),
    row(
        "[how much/what] {_:so_much_mana}{_:next_cost}{out:nth_time}",
        "{out:nth_time}{_:mid}[施放/放/]{_:mid}[要/需要/需/得/]{_:how_much_mana}",
        asks="commander_cost",
        of={"pronoun": "it"},
    ),
    row(
        "[how much/what] {_:so_much_mana}{_:will} {of:noun}"
        " cost{_:whom_it_costs}{_:to_be_cast}{out:out_of}"
        "|[how much/what] {_:so_much_mana}{_:will} it cost{_:whom_it_costs} to cast"
        " {of:noun}{out:out_of}"
        "|[how much/what] {_:so_much_mana}{_:will} {who:doer_of} {_:pay_said} [for/to cast]"
        " {of:noun}"
        "{out:out_of}",
        "{who:doer_of}{_:mid}{out:out_of}{_:mid}[施放/放]{of:noun}{_:mid}{_:how_much_mana}"
        "|{out:out_of}[施放/放]{of:noun}{_:mid}{_:how_much_mana}",
        asks="commander_cost",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}{out:out_of}{_:mid}[施放/放][它/]{_:mid}{_:how_much_mana}"
        "|{who:doer_of}{_:mid}{out:which_time}{_:mid}[施放/放][它/]{_:mid}{_:how_much_mana}",
        asks="commander_cost",
        of={"pronoun": "it"},
    ),
    row(
        "[how much/what] {_:so_much_mana}{_:will} {of:noun}{_:adverbs}"
        " cost{_:whom_it_costs}{_:to_be_cast} {out:which_time}"
        "|[how much/what] {_:so_much_mana}{_:will} it cost{_:whom_it_costs} to cast"
        " {of:noun} {out:which_time}",
        "",
        asks="commander_cost",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "which_time",  # the how manyth cast, from where it was cast before
        *(
            w({"nth": nth}, "|".join(filter(None, said)), "|".join(filter(None, zh)))
            for nth, said, zh in NTH
            if nth
        ),
        w({"nth": 0}, "again|once more|next time|the next time", "再|再次|下次|下一次"),
    ),
    table(
        "out_nth",
        t(
            lambda out: out if out["nth"] else REJECTED,
            "{out:out_of}",
            "{out:out_of}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "out_of",  # from where, and the how manyth time that is
        *(
            w(
                {"nth": nth},
                "|".join(
                    dict.fromkeys(
                        f" {one}".rstrip()
                        for zone in COMMAND_ZONE
                        for again in said
                        for one in (f"from {zone} {again}", f"{again} from {zone}".strip())
                    )
                ),
                "|".join(f"{one}从统帅区{last}" for one in zh for last in ("", "再", "再次")),
            )
            for nth, said, zh in NTH
        ),
    ),
    optional(
        "instead_said",
        w(
            0,
            " instead"
            + "".join(
                f"| instead of {of}"
                for of in (
                    *("the graveyard", "my graveyard", "exile", "my hand", "hand", "the library"),
                    *("going to the graveyard", "letting it die", "exiling it"),
                )
            ),
            "",
        ),
    ),
    table(
        "nth_time",
        *(
            w(
                {"nth": nth},
                "|".join(one for one in said if "time" in one),
                "|".join(filter(None, zh)),
            )
            for nth, said, zh in NTH[1:]
        ),
    ),
    table(
        "next_cost",
        w(
            0,
            "|do i pay |do i need |do i have to pay |is it |will it be |does it cost |is needed ",
            "",
        ),
    ),
    table(
        "in_command",
        w(
            0,
            "|".join(
                f"{to} {zone}"
                for to in ("to", "into", "in", "onto")
                for zone in ("the command zone", "my command zone", "his command zone")
            ),
            "|".join(
                f"{to}统帅区"
                for to in (
                    "放回",
                    "放进",
                    "放入",
                    "移回",
                    "移到",
                    "移进",
                    "送回",
                    "置入",
                    "回",
                    "回到",
                    "返回",
                    "进",
                    "放到",
                )
            ),
        ),
    ),
    table(
        "times_said",
        w(1, "once|one time", ""),
        w(2, "twice", ""),
        t(lambda n: n, "{n:count} times", "{n:count}次", unmake=lambda value: None),
    ),
    table(
        "cost_said_bare",
        Include("cost_of_it"),
        t(lambda n: f"{{{n}}}", "", "{n:count}", unmake=lambda value: None),
    ),
    table(
        "cost_of_it",
        SYMBOLS,
        t(
            lambda n: f"{{{n}}}",
            "{n:count}|{n:count} mana",
            "{n:count}[费/点法术力/点/点费]",
            unmake=lambda value: None,
        ),
    ),
)
