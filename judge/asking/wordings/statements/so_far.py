"""What happened this turn before what is asked: what died, left, was lost, drawn and cast."""

from __future__ import annotations

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.verbs import row
from judge.language import Table, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

T = "{_:this_turn}"
AT = "[在/]本回合{_:mid}[曾/曾经/]"
PAST = "{_:zh_past}"
BY_OWNER = (
    (
        ASKER,
        "a permanent of mine|one of my permanents|a permanent i control|my permanent"
        "|a permanent i controlled|a permanent under my control",
        "我的一个永久物|我操控的一个永久物|我的永久物|我一个永久物|一个我操控的永久物",
    ),
    (
        OPPONENT,
        "a permanent of my opponent's|one of my opponent's permanents|one of his permanents"
        "|a permanent my opponent controls|my opponent's permanent|a permanent of his",
        "对手的一个永久物|对手操控的一个永久物|对手的永久物|他的一个永久物|一个对手操控的永久物",
    ),
)
KINDS = (
    ("creature", "生物"),
    ("noncreature", "非生物"),
    ("instant", "瞬间"),
    ("sorcery", "法术"),
    ("artifact", "神器"),
    ("enchantment", "结界"),
    ("red", "红色"),
    ("blue", "蓝色"),
    ("black", "黑色"),
    ("white", "白色"),
    ("green", "绿色"),
)
STANDING: tuple[Row, ...] = (
    row(
        f"{{it:noun}} [die/dies]{T}|{{it:noun}} [is/was/got] [killed/destroyed]{T}"
        f"|{{it:noun}} [go/goes] to the graveyard from the battlefield{T}",
        f"{AT}[有/]{{it:noun}}{{_:mid}}[死去/死掉/死/阵亡/被消灭]{PAST}"
        f"|{{it:noun}}{AT}[死去/死掉/死/阵亡/被消灭]{PAST}",
        does="died_so_far",
        so="dies",
    ),
    row(
        f"{{who:doer_of}} [sacrifice/sacrifices/sac/sacs] {{it:noun}}{T}",
        f"{{who:doer_of}}{AT}牺牲{PAST}{{it:noun}}",
        does="died_so_far",
        so="sacrificed",
    ),
    row(
        f"{{it:noun}} [leave/leaves] the battlefield{T}"
        f"|{{it:noun}} [is/was/got] [exiled/bounced/returned to my hand/returned to his hand"
        f"/returned to its owner's hand]{T}",
        f"{{it:noun}}{AT}[离开战场/离开了战场/离场/被放逐/被弹回手上/被移回手上]{PAST}"
        f"|{AT}{{it:noun}}{{_:mid}}[离开战场/离开了战场/离场/被放逐/被弹回手上/被移回手上]{PAST}",
        does="died_so_far",
        so="leaves",
    ),
    row(
        f"{{who:doer_of}} [sacrifice/sacrifices/sac/sacs/crack/cracks] {{n:token_count}}"
        f" {{_:artifact_token}}[ token/ tokens/s/]{T}",
        f"{{who:doer_of}}{AT}牺牲{PAST}{{n:token_count}}{{_:artifact_token}}[衍生物/]",
        does="so_far",
        what="permanents_left",
    ),
    *(
        row(
            f"[{'/'.join(en.split('|'))}] [leave/leaves] the battlefield{T}"
            f"|[{'/'.join(en.split('|'))}] [is/was/got] [exiled/destroyed/bounced/sacrificed]{T}",
            f"[{'/'.join(zh.split('|'))}]{AT}[离开战场/离开了战场/离场/被放逐/被消灭/被牺牲]{PAST}"
            f"|{AT}[有/][{'/'.join(zh.split('|'))}]{{_:mid}}[离开战场/离开了战场/离场/被放逐/被消灭/被牺牲]{PAST}",
            does="so_far",
            what="permanents_left",
            who=who,
            n=1,
        )
        for who, en, zh in BY_OWNER
    ),
    row(
        f"{{who:doer_of}} [lose/loses] {{n:count}} life{T}"
        f"|{{who:doer_of}} [take/takes] {{n:count}} damage{T}"
        f"|{{who:doer_of}} [is/was/am] dealt {{n:count}} damage{T}",
        f"{{who:doer_of}}{AT}失去{PAST}{{n:count}}[点生命/血/点血]"
        f"|{{who:doer_of}}{AT}[受到/受]{PAST}{{n:count}}点伤害",
        does="so_far",
        what="life_lost",
    ),
    row(
        f"{{who:doer_of}} [lose/loses] life{T}|{{who:doer_of}} [lose/loses] some life{T}",
        f"{{who:doer_of}}{AT}[失去{PAST}生命/掉{PAST}血]",
        does="so_far",
        what="life_lost",
    ),
    row(
        f"{{by:noun}} [deal/deals] {{n:count}} damage to {{who:whom}}{T}",
        f"{{by:noun}}{AT}对{{who:whom}}造成{PAST}{{n:count}}点伤害",
        does="so_far",
        what="life_lost",
    ),
    row(
        f"{{who:doer_of}} [gain/gains] {{n:count}} life{T}",
        f"{{who:doer_of}}{AT}获得{PAST}{{n:count}}[点生命/点血/血]",
        does="so_far",
        what="life_gained",
    ),
    row(
        f"{{who:doer_of}} [gain/gains] life{T}",
        f"{{who:doer_of}}{AT}获得{PAST}生命",
        does="so_far",
        what="life_gained",
    ),
    row(
        f"{{who:doer_of}} [draw/draws] {{n:drawn_said}}{T}",
        f"{{who:doer_of}}{AT}[抓/抽]{PAST}{{n:count}}张牌{PAST}",
        does="so_far",
        what="cards_drawn",
    ),
    row(
        "{who:doer_of} [draw/draws] {n:drawn_said} [in/during] {whose:whose} draw step",
        "{who:doer_of}在{whose:whose}抓牌步骤[中/里/时/]{_:mid}[抓/抽]{_:zh_past}{n:count}张牌{_:zh_past}"
        "|在{whose:whose}抓牌步骤[中/里/时/][，/]{who:doer_of}{_:mid}[抓/抽]{_:zh_past}{n:count}张牌"
        "{_:zh_past}",
        does="drawn_in_step",
    ),
    row(
        f"{{who:doer_of}} [attack/attacks]{T}",
        f"{{who:doer_of}}{AT}攻击{PAST}",
        does="so_far",
        what="attacked",
    ),
    row(
        f"{{who:doer_of}} [attack/attacks] with {{n:count}} [creatures/other creatures]{T}",
        f"{{who:doer_of}}{AT}用{{n:count}}个生物攻击{PAST}",
        does="so_far",
        what="attacked",
    ),
    *(
        row(
            f"{{who:doer_of}} [cast/casts] {{n:token_count}} {en} [spell/spells]{T}",
            f"{{who:doer_of}}{AT}施放{PAST}{{n:token_count}}{zh}咒语{PAST}",
            does="cast_some",
        )
        for en, zh in KINDS
    ),
    row(
        f"{{who:doer_of}} [cast/casts] {{n:token_count}} [instant/instants/sorcery/sorceries]{T}",
        f"{{who:doer_of}}{AT}施放{PAST}{{n:token_count}}[瞬间/法术]{PAST}",
        does="cast_some",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "this_turn",
        w(
            0,
            " this turn| earlier this turn| already this turn| this turn already"
            "| earlier in the turn| earlier in this turn| earlier that turn",
            "",
        ),
    ),
    optional("zh_past", w({}, "", "了|过|过了")),
    table(
        "drawn_said",
        w(
            1,
            "a card|one card|my card|his card|her card|my card for the turn|the card for the turn"
            "|his card for the turn|my first card|his first card|my first card for the turn",
            "",
        ),
        t(lambda n: n, "{n:count} [cards/card]", "", unmake=lambda value: None),
    ),
)
