"""How much damage is dealt, to whom, and how much of it tramples over."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, DAMAGE, MID, STILL, WILL
from judge.asking.wordings.verbs import row
from judge.language import Table, Word, t, w
from judge.language.template import Row

ASKED: tuple[Row, ...] = (
    row(
        "",
        "{_:mid}造成[几点/多少][战斗/]伤害",
        asks="deals",
        of={"pronoun": "last"},
    ),
    row(
        "[does/do/will/would/can] [the/any/its/that] {_:excess} {_:carries} {who:whom}"
        "|[does/do/will/would/can] {_:excess} {_:carries} {who:whom}",
        "{_:excess}{_:mid}{_:carries}{who:whom}[身上/头上/脸上/]吗",
        asks="taken",
    ),
    row(
        "how much {_:damage} does [the/that/the defending/the attacked] player[ then/] [take"
        "/receive/lose] from {of:noun}",
        "防御牌手{_:mid}[受到/受/吃]{of:noun}[的/造成的][多少/几点/][战斗/]伤害",
        asks="deals",
        dealt_to={"attacked": True},
    ),
    row(
        "how much {_:damage} does the player[ then/] [take/receive]"
        "|how much {_:damage} does the attacked player[ then/] [take/receive]"
        "|how much {_:damage} [is/was] dealt[ in total/ to the player/ to the defending player/]",
        "{who:doer_of}{_:mid}分配[多少/几点][战斗/]伤害给{whom:attacked}"
        "|{who:doer_of}{_:mid}[把/将][多少/几点][战斗/]伤害分配给{whom:attacked}",
        asks="through",
    ),
    row(
        "how much {_:damage} [can be/is/could be/gets/will be] [assigned/dealt] to {of:noun}",
        "",
        asks="suffers",
    ),
    row(
        "",
        f"{{of:subject}}{MID}[给/对/向]{{dealt_to:target_said}}{MID}[分配/指派][多少/几点][战斗/]伤害",
        asks="deals",
    ),
    row(
        f"how much {DAMAGE} {WILL} [my opponent/he/she/they]{STILL} [take/receive/suffer]"
        " from all [the copies/of it/of them/the spells]",
        "",
        asks="taken",
        who="my opponent",
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
        "what is the [most/maximum] damage [that /][can/could] "
        "[go through/get through/trample over/trample through]{whom:to_whom}"
        "|how much {_:of_damage}[goes through/tramples/tramples over/tramples through/gets through"
        "/goes over/carries over/comes through/comes in/is getting through/leaks through]"
        "{whom:to_whom}"
        "|how much {_:of_damage}does the [defending/attacked] player take"
        f"|how much {DAMAGE} [can/could/may/will/would] be [dealt/assigned/done]{{whom:to_whom}}"
        f"|how much {DAMAGE} [is/gets/would be] [dealt/assigned/done] to the"
        " [player/defending player/attacked player]"
        f"|how much {DAMAGE} [can/could/will/would] {{whom:attacked}} be dealt"
        f"|how much {DAMAGE} [can/could/will/would] {{whom:attacked}} [take/receive/suffer]"
        "|how much of [that/the/its] damage [is/gets/will be] [dealt/assigned] to"
        " {whom:attacked}"
        "|how much of [that/the/its] damage [goes through/gets through/tramples over] to"
        " {whom:attacked}"
        "|how much {_:of_damage}goes to the [defending /attacked /]player"
        "|what is the [most/maximum] damage the [defending /attacked /]player can take"
        "|what is the [most/maximum] {_:of_damage}{who:doer_of} [can/could] "
        "[push through/get in/trample over/get through/deal/do/assign/inflict]{whom:to_whom}"
        f"|[how much/what is the most/what is the maximum] {{_:of_damage}}{WILL}"
        f" {{who:doer_of}}{STILL} "
        "[push through/get in/trample over/get through/deal/do/assign/inflict]{whom:to_whom}"
        f"|[how much/what is the most/what is the maximum] {{_:of_damage}}{WILL}"
        f" {{who:doer_of}}{STILL} [put on/put onto/place on/assign onto/land on/get onto/leave for"
        "/have left for] {whom:attacked}",
        f"防御牌手{MID}[受到/受/吃][多少/几点][伤害/]"
        f"|{MID}[穿过去/踩过去/踩过来/踩过/踩脸/踩/穿透/溢出/穿][多少/几点][伤害/][过去/过来/]"
        f"|{MID}有[多少/几点]伤害{MID}[穿过去/踩过去/踩过来/溢出/打过去/打过来/打穿/漏过去/漏过来]"
        f"|{MID}[打过去/打过来/打穿/打进去/漏过去/漏过来/漏][多少/几点][伤害/]"
        f"|{{who:doer_of}}{MID}[对/给/向]{{whom:attacked}}{MID}[造成/打/打出/分配/指派][多少/几点][战斗/]伤害"
        f"|{MID}[穿/踩/溢出/穿透][多少/几点][伤害/]到{{whom:attacked}}[身上/脸上/那里/头上/]",
        asks="through",
    ),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [deal/do/inflict]"
        f"|{WILL} {{of:noun}}{STILL} [deal/do] [any /its /their /]{DAMAGE}{{_:in_return}}"
        f"|{WILL} {{of:noun}}{STILL} [connect/get through/land a hit/land its hit/hit]"
        f"{{_:in_return}}"
        f"|{WILL} {{of:noun}}{STILL} [hit back/strike back/fight back/deal damage back/hit it back]"
        f"|how much {DAMAGE} is dealt by {{of:noun}}",
        f"{{of:noun}}{MID}造成[多少/几点][战斗/]伤害|{{of:noun}}{MID}造成[战斗/]伤害吗"
        f"|{{of:subject}}{MID}[打得出/打出/造成得了/打到/打到人/反击造成][战斗/][伤害/]吗",
        asks="deals",
    ),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [deal/do/inflict] to {{dealt_to:target_said}}"
        f"|{WILL} {{of:noun}}{STILL} [deal/do] [any /]{DAMAGE} to {{dealt_to:target_said}}"
        f"|how much {DAMAGE} is dealt to {{dealt_to:target_said}} by {{of:noun}}"
        f"|how much {DAMAGE} {WILL} {{dealt_to:target_said}}{STILL} [take/receive] from {{of:noun}}"
        f"|{WILL} {{dealt_to:target_said}}{STILL} [take/receive] [any /]{DAMAGE} from {{of:noun}}"
        f"|{BE} {{dealt_to:target_said}}{STILL} dealt [any /]{DAMAGE} by {{of:noun}}",
        f"{{of:noun}}{MID}[对/给]{{dealt_to:target_said}}{MID}造成[多少/几点][战斗/]伤害"
        f"|{{of:noun}}{MID}[对/给]{{dealt_to:target_said}}{MID}造成[战斗/]伤害吗"
        f"|{{dealt_to:target_said}}{MID}[受到/受/吃]{{of:noun}}[造成的/的/][战斗/]伤害吗"
        f"|{{dealt_to:target_said}}{MID}[受到/受/吃][来自/]{{of:noun}}[造成的/的/][几点"
        f"/多少/][战斗/]伤害",
        asks="deals",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [hit/damage/connect with/get through to/deal {DAMAGE} to"
        f"/deal any {DAMAGE} to] the [player/defending player/attacked player]",
        f"{{of:noun}}{MID}[打到/打中/伤到/伤害到]防御牌手吗",
        asks="deals",
        dealt_to={"attacked": True},
    ),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [deal/do/inflict/assign] to the"
        " [player/defending player/attacked player]"
        f"|how much {DAMAGE} from {{of:noun}} [is/gets/will be] dealt to the"
        " [player/defending player/attacked player]",
        f"{{of:subject}}{MID}[对/给/向]防御牌手{MID}[造成/打出/分配][多少/几点][战斗/]伤害"
        f"|{{of:subject}}{MID}[对/给/向]防御牌手{MID}造成[战斗/]伤害吗",
        asks="deals",
        dealt_to={"attacked": True},
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [hit/damage/connect with/get through to]"
        " {dealt_to:target_said}",
        f"{{of:subject}}{MID}[打到/打中/伤到/伤害到]{{dealt_to:target_said}}吗",
        asks="deals",
    ),
    row("", f"{{of:subject}}{MID}[打/攻击]{{dealt_to:target_said}}吗", asks="hits"),
    row(
        f"how much {DAMAGE} {WILL} {{of:noun}}{STILL} [take/receive]"
        f"|how much {DAMAGE} {BE} {{of:noun}}{STILL} dealt|how much {DAMAGE} is dealt to"
        f" {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [take/receive] [any /]{DAMAGE}|{BE} {{of:noun}}{STILL}"
        f" dealt [any /]"
        "{_:damage}",
        f"{{of:noun}}{MID}[受到/受/吃][多少/几点][战斗/]伤害|{{of:noun}}{MID}受到[战斗/]伤害吗",
        asks="suffers",
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
        f"{WILL} {{who:doer_of}}{STILL} take [the /that /those /]{{n:count}}"
        "[ damage/][ or nothing/ or not/]",
        "{who:doer_of}[会/还会/][吃/受/受到][那/这/]{n:count}点[伤害/]吗",
        asks="taken",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "excess",
        w(
            0,
            "excess damage|extra damage|rest of the damage|rest of its damage|remaining damage"
            "|leftover damage|left over damage|surplus damage|rest",
            "|".join(
                f"{more}{of}伤害"
                for more in ("多出", "多余", "溢出", "剩余", "其余", "超出", "余下", "剩下")
                for of in ("的", "")
            ),
        ),
    ),
    table(
        "carries",
        w(
            0,
            "carry over to|carry through to|go through to|go to|spill over to|spill onto"
            "|trample over to|trample through to|hit|get dealt to|be dealt to|pass to"
            "|pass on to|get through to|go over to|roll over to|reach",
            "转到|转移到|转给|溢出到|溢到|穿到|打到|落到|踩到|打在|落在|给到|转嫁到|分给",
        ),
    ),
    table(
        "of_damage_said",
        Word(0, ("",), ("",)),
        t(lambda n: n, " {n:count}", "{n:count}", unmake=lambda value: None),
    ),
)
