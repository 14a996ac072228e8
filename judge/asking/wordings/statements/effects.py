"""What an effect does to objects and players."""

from __future__ import annotations

from collections.abc import Iterator

from judge.asking.canonical.rows import table
from judge.asking.names.nameless import COLORS
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Table, Word, t, w
from judge.language.template import Row

EOT = "[ until end of turn/ this turn/ for the turn/ for the rest of the turn/]"
ZH_EOT = "[直到回合结束/]"


def _some_cause(of: str = "") -> Word:
    """A spell or effect of which nothing else is told: "a second spell", 另一个咒语."""
    heads = ("a", "an", "one", "another", "a second", "some", "the second", "the first", "a later")
    kinds = of or (
        "spell|effect|ability|instant|sorcery|continuous effect|opponent's spell|prevention spell"
        "|prevention effect|protection spell|pump spell|damage prevention spell|damage"
        " prevention effect"
    )
    zh_kinds = (
        *("咒语", "效应", "异能", "瞬间", "法术", "防止伤害的咒语", "防止伤害的效应", "防护咒语"),
        *("保护咒语", "防止伤害咒语"),
    )
    zh_heads = (
        "一个",
        "某个",
        "另一个",
        "第二个",
        "第一个",
        "某",
        "有一个",
        "又一个",
        "之后另一个",
    )
    whose = ("my opponent's ", "his ", "her ", "their ", "my ")
    zh_whose = ("对手的", "他的", "我的")
    tails = ("", " later", " then", " of mine", " of my opponent's", " afterwards")
    return w(
        0,
        "|".join(
            f"{head}{kind}{tail}"
            for head in (*(f"{one} " for one in heads), *whose)
            for kind in kinds.split("|")
            for tail in tails
        ),
        "|".join(f"{head}{kind}" for head in (*zh_heads, *zh_whose) for kind in zh_kinds),
    )


def _some_spell() -> Iterator[Row]:
    """The same, and spells of which a color is told, where it is of no account."""
    yield Include("some_cause")
    kinds, zh_kinds = ("spell", "sorcery", "instant"), ("咒语", "法术", "瞬间")
    colors = COLORS.items()
    yield w(
        0,
        "|".join(f"a {en} {kind}" for en, _ in colors for kind in kinds),
        "|".join(
            f"{head}{zh.removesuffix('色')}色{of}{kind}"
            for head in ("一个", "一张")
            for _, (_, zh) in colors
            for of in ("", "的")
            for kind in zh_kinds
        ),
    )


SPELL_EFFECTS = (
    *(
        (f"to [{verbs}] {{on:noun}}{tail}", zh, text)
        for verbs, tail, zh, text in (
            ("destroy/kill/get rid of", "", "消灭/杀死/杀/干掉", "Destroy target permanent."),
            ("exile", "", "放逐", "Exile target permanent."),
            (
                "bounce/return",
                "[ to its owner's hand/ to my hand/ to his hand/ to hand/]",
                "弹回/移回/弹/弹走",
                "Return target permanent to its owner's hand.",
            ),
            ("tap", "", "横置", "Tap target permanent."),
        )
    ),
    (
        "[that makes/which makes/that lets/that has/to make/to have/making] {on:noun} fight"
        " {other:noun}",
        "",
        "Target creature fights another target creature.",
    ),
    (
        "[that gains/which gains/to gain/that takes/which takes/to take/gaining/taking] control of"
        " {on:noun}",
        "",
        "Gain control of target permanent.",
    ),
    (
        "[that gains/which gains/to gain/that takes/which takes/to take/gaining/taking] control of"
        " {on:noun} [until end of turn/for the turn/this turn]",
        "",
        "Gain control of target permanent until end of turn.",
    ),
)
CAUSES_ZH = ("的效应", "的咒语", "的异能", "施放的法术", "施放的咒语", "施放的瞬间", "的法术")
SOME_CAUSE = (
    "an effect|a spell|an ability",
    "一个效应|有一个效应|某个效应|一个咒语|某个咒语|一个法术",
)


def _causes(whose: str, en: str, zh: str) -> Table:
    """What makes somebody do something: an effect of the other player, or of nobody told."""
    said = "|".join((zh, *(f"{zh}{one}" for one in CAUSES_ZH)))
    return table(
        f"cause_{whose}",
        w(0, f"{SOME_CAUSE[0]}|{en}", f"{SOME_CAUSE[1]}|{said}"),
        Word(0, (), ("",)),
    )


DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [gets/get] control of {on:noun}",
        "",
        does="gets_control",
    ),
    row(
        "{by:true_name} [gives/give/grants/grant] {on:noun} {has:keyword_list}"
        "[ until end of turn/ this turn/]"
        "|{who:doer_of} [use/uses/activate/activates/tap/taps] {by:true_name} to"
        " [give/grant] {on:noun} {has:keyword_list}[ until end of turn/ this turn/]"
        "|{who:doer_of} [give/gives/grant/grants] {on:noun} {has:keyword_list} [with/using/via"
        "/through] {by:true_name}",
        "{by:true_name}{_:mid}[让/使/令/给/给予]{on:noun}{_:mid}[获得/具有/得到/有/]{has:keyword_list}"
        "[异能/]"
        "|{who:doer_of}{_:mid}[用/起动/横置/以]{by:true_name}[的异能/][来/，/]{_:mid}[让/使/令/给/给予]"
        "{on:noun}{_:mid}[获得/具有/得到/有/]{has:keyword_list}[异能/]",
        does="named_gives",
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates/tap/taps] {by:pronoun_it} to"
        " [give/grant] {on:noun} {has:keyword_list}[ until end of turn/ this turn/]",
        "{who:doer_of}{_:mid}[用/起动/横置]{by:pronoun_it}[的异能/][来/，/]{_:mid}[让/使/令/给/给予]"
        "{on:noun}{_:mid}[获得/具有/得到/有/]{has:keyword_list}[异能/]",
        does="named_gives",
    ),
    row(
        "{who:doer_of} [respond/responds] by giving {on:noun} {has:keyword_list}",
        "",
        does="effect",
        text="Target creature gains {has} until end of turn.",
        respond=True,
    ),
    row(
        "{who:doer_of} [respond/responds] by giving {on:noun} {change:change}",
        "",
        does="effect",
        text="Target creature gets {change} until end of turn.",
        respond=True,
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        "{who:doer_of} [gain/gains/take/takes/get/gets] control of {on:noun} until end of turn"
        "|{who:doer_of} [steal/steals] {on:noun} until end of turn",
        "{who:doer_of}{_:mid}[获得/夺取/取得/得到]{on:noun}的操控权[，/]直到回合结束",
        does="effect",
        text="Gain control of target permanent until end of turn.",
    ),
    row(
        "{who:doer_of} [gain/gains/take/takes] control of {on:noun} this turn"
        "|{who:doer_of} [steal/steals] {on:noun} this turn",
        "{who:doer_of}本回合{_:mid}[获得/夺取/取得/得到]{on:noun}的操控权",
        does="effect",
        text="Gain control of target permanent.",
    ),
    row(
        "{who:doer_of} [take/takes/get/gets] an extra turn after this [one/turn]",
        "{who:doer_of}[在/]本回合[之/]后{_:mid}[进行/获得/得到/执行][一个/]额外[的/]回合",
        does="effect",
        text="Take an extra turn after this one.",
    ),
    row(
        f"{{who:doer_of}} [switch/switches] the power and toughness of {{on:noun}}{EOT}"
        f"|{{who:doer_of}} [switch/switches] {{on:noun_s}} power and toughness{EOT}"
        f"|{{on:noun_s}} power and toughness [is/are] switched{EOT}"
        f"|{{_:some_cause}} [switches/switched] {{on:noun_s}} power and toughness{EOT}",
        f"{{_:cause_any}}{{_:puts_it}}{{on:noun}}的力量[和/与]防御力{{_:mid}}[互换/转换/交换/对换"
        f"/调换]{ZH_EOT}"
        f"|{{_:cause_any}}{{_:mid}}[互换/转换/交换/对换/调换]{{on:noun}}的力量[和/与]防御力{ZH_EOT}",
        does="effect",
        text="Switch target creature's power and toughness until end of turn.",
    ),
    row(
        f"{{_:some_cause}} [makes/make/made/sets] {{on:noun_s}} [base /]power and toughness[ to/]"
        f" {{size:size}}{EOT}"
        f"|{{who:doer_of}} [make/makes/give/gives] {{on:noun}}[ have/] base power and toughness"
        f" {{size:size}}{EOT}"
        f"|{{_:some_cause}} [makes/make/made/turns/turned] {{on:noun}}[ into/] [a/an] [base /]"
        f"{{size:size}}{EOT}"
        f"|{{on:noun_s}} base power and toughness [becomes/become/is/are] {{size:size}}{EOT}"
        f"|{{on:noun}} [becomes/become] [a/an] [base /]{{size:size}}{EOT}",
        f"{{_:some_cause}}{{_:mid}}{{_:puts_it}}{{on:noun}}{{_:its_size}}{{_:mid}}{{_:becomes}}"
        f"{{size:size}}{ZH_EOT}",
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        f"{{_:some_cause}} [gives/gave/give] {{on:noun}} {{change:change}}{EOT}"
        f"|{{on:noun}} [gets/get/got] {{change:change}} from {{_:some_cause}}{EOT}"
        f"|{{on:noun}} [gets/get/got] {{change:change}}{EOT} from {{_:some_cause}}",
        f"{{_:some_cause}}{{_:mid}}[让/使/令/给]{{on:noun}}[得/得到/获得/]{{change:change}}{ZH_EOT}"
        f"|{{on:subject}}{{_:mid}}[得到/获得/加/吃了]{{change:change}}{ZH_EOT}",
        does="effect",
        text="Target creature gets {change} until end of turn.",
    ),
    row(
        f"{{_:some_cause}} [gives/gave/give/grants] {{on:noun}} {{has:keyword_list}}{EOT}"
        f"|{{on:noun}} [gains/gain/gets/get] {{has:keyword_list}}{EOT}[ from {{_:some_cause}}/]"
        f"|{{on:noun}} [gains/gain/gets/get] {{has:keyword_list}} from {{_:some_cause}}{EOT}",
        f"{{on:subject}}{{_:mid}}获得{{has:keyword_list}}[异能/]{ZH_EOT}"
        f"|{{_:some_cause}}{{_:mid}}[让/使/令/给]{{on:noun}}{{_:mid}}[获得/具有/得到/有/]"
        f"{{has:keyword_list}}[异能/]{ZH_EOT}",
        does="effect",
        text="Target creature gains {has} until end of turn.",
    ),
    row(
        f"{{_:some_cause}} [makes/make/made] {{on:noun}} lose all[ its/ of its/] abilities{EOT}"
        f"|{{_:some_cause}} [takes/took/removes/removed] all[ its/] abilities from"
        f" {{on:noun}}{EOT}",
        f"{{_:some_cause}}{{_:mid}}[让/使/令]{{on:noun}}{{_:mid}}失去所有异能{ZH_EOT}",
        does="effect",
        text="Target creature loses all abilities until end of turn.",
    ),
    row(
        f"{{_:some_cause}} [makes/make/made] {{on:noun}} lose {{has:keyword_list}}{EOT}"
        f"|{{_:some_cause}} [takes/took/removes/removed] {{has:keyword_list}} from"
        f" {{on:noun}}{EOT}",
        f"{{_:some_cause}}{{_:mid}}[让/使/令]{{on:noun}}{{_:mid}}失去{{has:keyword_list}}[异能/]"
        f"{ZH_EOT}",
        does="effect",
        text="Target creature loses {has} until end of turn.",
    ),
    row(
        "{on:noun} [phases/phase] out|{_:doer_of} [phase/phases] out {on:noun}"
        "|{_:doer_of} [phase/phases] {on:noun} out|{_:some_cause} [makes/make] {on:noun}"
        " phase out",
        "{on:noun}{_:mid}[跃离了/跃离]|{_:doer_of}{_:mid}[让/使/令]{on:noun}跃离",
        does="effect",
        text="Target permanent phases out.",
        who="",
    ),
    row(
        "{on:noun} [phases/phase][ back/] in[ again/]"
        "|{on:noun} [phases/phase][ back/] in[ again/] [during/in/at] {of_turn:whose} next"
        " untap step"
        "|[during/in] {of_turn:whose} next untap step[,/] {on:noun} [phases/phase][ back/] in",
        "{on:noun}{_:mid}[跃回/跃回战场/跃入/跃回场上][了/]"
        "|[到/到了/在/等到/][了/]{of_turn:whose}[的/][下一个/下/][重置步骤/回合/重置阶段]"
        "[时/中/里/开始时/][，/]{on:subject}{_:mid}[跃回/跃回战场/跃入/跃回场上][了/]",
        does="phases_in",
    ),
    row(
        "all combat damage[ this turn/ in this combat/] [is/was/gets] prevented"
        "|{_:some_cause} [prevents/prevented] all[ the/ of the/] combat damage[ this turn/]"
        "|{who:doer_of} [prevent/prevents] all[ the/ of the/] combat damage[ this turn/]"
        "|the combat damage [is/was] all prevented|all[ of/] the combat damage [is/was] prevented",
        "[这次战斗的/本次战斗的/这次战斗/战斗/所有战斗/本回合的战斗]伤害{_:mid}[全部/都/全都/]{_:mid}被防止",
        does="effect",
        text="Prevent all combat damage that would be dealt this turn.",
    ),
    row(
        f"{{on:noun}} [becomes/become] {{color:color_said}}{EOT}"
        f"|{{_:some_cause}} [makes/make/turns] {{on:noun}} {{color:color_said}}{EOT}",
        f"{{on:noun}}{{_:mid}}[成为/变成/变为]{{color:color_said}}[的/]{ZH_EOT}"
        f"|{{_:some_cause}}{{_:mid}}{{_:puts_it}}{{on:noun}}{{_:mid}}[成为/变成/变为]{{color:color_said}}"
        f"[的/]{ZH_EOT}",
        does="effect",
        text="Target creature becomes {color} until end of turn.",
    ),
    row(
        "{who:doer_of} [remove/removes] {counters:counters_said} from {on:noun}"
        "|{counters:counters_said} [is/are] removed from {on:noun}"
        "|{on:noun} [loses/lose] {counters:counters_said}",
        "{who:doer_of}{_:mid}[移去/移除/拿掉]{on:noun}[上的/身上的/上]{counters:counters_said}"
        "|{who:doer_of}{_:mid}从{on:noun}[上/身上]{_:mid}[移去/移除/拿掉]{counters:counters_said}",
        does="removed",
    ),
    row(
        "{_:doer_of} [remove/removes] all[ the/ of the/] counters from {on:noun}"
        "|all[ the/ of the/ its/] counters [is/are] removed from {on:noun}",
        "{_:doer_of}{_:mid}[移去/移除]{on:noun}[上的/身上的/上]所有指示物",
        does="effect",
        text="Remove all counters from target permanent.",
    ),
    row(
        "{who:doer_of} [proliferate/proliferates][,/ and] [choosing/choose/chooses] {whom:whom}"
        "|{who:doer_of} [proliferate/proliferates][,/ and] [choosing/choose/chooses] {on:noun}",
        "{who:doer_of}{_:mid}增殖[，/，并/并]{_:mid}[选择/选]{whom:whom}"
        "|{who:doer_of}{_:mid}增殖[，/，并/并]{_:mid}[选择/选]{on:noun}"
        "|{who:doer_of}{_:mid}[选择/对]{whom:whom}增殖",
        does="proliferated",
    ),
    row(
        f"{{on:not_it}} [becomes/become] a copy of {{other:noun}}{EOT}"
        f"|{{_:some_cause}} [makes/make/turns] {{on:noun}} [into /]a copy of {{other:noun}}{EOT}",
        f"{{on:noun}}{{_:mid}}[成为/变成/变为]{{other:noun}}的复制品{ZH_EOT}",
        does="effect",
        text="Target creature becomes a copy of another target creature until end of turn.",
        who="",
    ),
    row(
        "[the spell/that spell/the effect/that effect] [untaps/untap] {on:noun}",
        "[咒语/这个咒语/该咒语/该效应/那个咒语/效应]{_:mid}[只/]重置[了/]{on:noun}",
        does="effect",
        text="Untap target permanent.",
    ),
    *(
        row(
            f"{{who:doer_of}} [cast/casts/use/uses/play/plays] [a/an/another]"
            f" {{spell:spell_kind}} {en}",
            f"{{who:doer_of}}{{_:mid}}施放[一个/一张/]{{spell:spell_kind}}[，/，来/，要/，以/来/要/以/去/，并]"
            f"[{zh}][了/]{{on:noun}}"
            if zh
            else "",
            does="spell_effect",
            text=text,
        )
        for en, zh, text in SPELL_EFFECTS
    ),
    row(
        "{_:some_cause} [says/states/reads] [that /]{on:noun} [has/have/gets/becomes/is][ a/]"
        " [base power and toughness /]{size:size}[ until end of turn/]",
        "{_:some_cause}{_:mid}[写着/说][：/，/]{on:noun}{_:its_size}{_:mid}[{_:becomes}/为/是]"
        "{size:size}[直到回合结束/]",
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        "",
        "{on:subject}被{_:destroyed}",
        does="effect",
        text="Destroy target permanent.",
        who="",
    ),
    row(
        "",
        "{_:cause_any}{_:puts_it}{on:noun}{_:its_size}[{_:becomes}/为/是/变得为]{size:size}"
        "[直到回合结束/]"
        "|{_:some_effect}{_:puts_it}{on:noun}{_:becomes}{size:size}[直到回合结束/]",
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        "",
        "{who:doer_of}[让/使/令]{on:noun}[回到手上/回手/回到手牌/返回手牌/回到手中]",
        does="effect",
        text="Return target permanent to its owner's hand.",
    ),
    row(
        "",
        "{on:subject}被{who:whom}{_:mid}{_:destroyed}|{who:doer_of}[把/将]{on:noun}[拆/炸/弄死/打死"
        "/杀死/杀掉][了/掉了/掉]",
        does="effect",
        text="Destroy target permanent.",
    ),
    row(
        "{on:noun} [takes/receives/suffers] lethal damage|{on:noun} [is/gets] dealt lethal damage",
        "{on:subject}{_:mid}[受到/受]致命[的/]伤害",
        does="effect",
        text="Destroy target creature.",
        who="",
    ),
    row(
        "{on:noun} [dies/is destroyed/gets destroyed] [later/later on/afterwards/at a later time]",
        "{on:subject}[后来/之后/以后/稍后]{_:mid}[死去/死了/死掉/被消灭][了/]",
        does="effect",
        text="Destroy target creature.",
        who="",
        moment="later",
    ),
    row(
        "[an effect/a spell/something] [makes/causes/has] {on:noun} [to /]lose all"
        " [its /of its /]abilities" + EOT,
        "[一个效应/某个效应/有效应/一个咒语][让/使/令]{on:noun}失去[所有/全部][的/]异能" + ZH_EOT,
        does="effect",
        text="Target creature loses all abilities until end of turn.",
    ),
    row(
        "{_:dealer} [kills/killed/kill] {on:noun}",
        "{_:dealer}{_:mid}[杀死/打死/杀掉/烧死/消灭][了/]{on:noun}",
        does="effect",
        text="Destroy target creature.",
        who="",
    ),
    row(
        "{on:noun} [is/gets/was/got] killed by {_:dealer}",
        "{on:subject}{_:mid}被{_:dealer}[杀死/杀掉/打死/烧死][了/]",
        does="effect",
        text="Destroy target creature.",
        who="",
    ),
    row(
        "{who:doer_of} [make/makes] {on:noun_s} base power and toughness {size:size}" + EOT + ""
        "|{on:noun_s} base power and toughness [become/becomes/are/is] {size:size}" + EOT + ""
        "|{on:noun} [has/have] base power and toughness {size:size}" + EOT + ""
        "|{who:doer_of} [set/sets] {on:noun_s} base power and toughness to {size:size}" + EOT,
        "{who:doer_of}[让/使/令/把/将]{on:noun}[的/]基础力量[和/与]防御力{_:mid}"
        "[成为/变成/变为/改为/设为/为]{size:size}" + ZH_EOT + ""
        "|{on:noun}[的/]基础力量[和/与]防御力{_:mid}[成为/变成/变为/改为/为]{size:size}" + ZH_EOT,
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        "{who:doer_of} [switch/switches/swap/swaps] {on:noun_s} power and toughness" + EOT + ""
        "|{who:doer_of} [switch/switches/swap/swaps] the power and toughness of {on:noun}" + EOT,
        "{who:doer_of}[把/将/让/使]{on:noun}[的/]力量[和/与]防御力{_:mid}"
        "[互换/对调/交换/调换][了/]" + ZH_EOT + ""
        "|{who:doer_of}[互换/对调/交换/调换][了/]{on:noun}[的/]力量[和/与]防御力" + ZH_EOT,
        does="effect",
        text="Switch target creature's power and toughness until end of turn.",
    ),
    row(
        "{who:whose} [own /]spell [tells/makes/has/lets/instructs] [me/him/her/them]"
        "[ to/] draw {n:count} [cards/card]",
        "{who:whose}[法术/咒语/瞬间/牌]{_:mid}[要/叫/要求/让/令][我/他/自己/][必须/]抓{n:count}张[牌/]",
        does="effect",
        text="Draw {n} cards.",
    ),
    row(
        "{who:doer_of} [give/gives] {on:noun_or_him} {has:keyword_list}[ until end of turn/]"
        "|{on:noun} gains {has:keyword_list}[ until end of turn/ this turn/]",
        "{who:doer_of}给{on:noun}[加/加上/上/]{has:keyword_list}[异能/]|{who:doer_of}[让/使/令/给]{on:noun}获得{has:keyword_list}[异能/]"
        "[直到回合结束/]"
        "|{on:noun}获得{has:keyword_list}[异能/][直到回合结束/]",
        does="effect",
        text="Target creature gains {has} until end of turn.",
    ),
    row(
        "{on:noun} loses all [its /]abilities[ until end of turn/]",
        "{on:subject}失去[所有/全部][的/]异能[直到回合结束/]",
        does="effect",
        text="Target creature loses all abilities until end of turn.",
    ),
    row(
        "{who:doer_of} [create/creates/make/makes] a token that is a copy of {on:noun}"
        "|{who:doer_of} [create/creates/make/makes] a token copy of {on:noun}",
        "{who:doer_of}[派出/造/制造][一个/]{on:noun}的复制品衍生物"
        "|{who:doer_of}派出一个衍生物[，/][它/][是/为]{on:noun}的复制品",
        does="effect",
        text="Create a token that's a copy of target creature.",
        makes="copy",
    ),
    row(
        "{who:doer_of} [gain/gains/take/takes] control of {on:noun}"
        "|{who:doer_of} [steal/steals] {on:noun}",
        "{who:doer_of}{_:mid}[获得/夺取/拿到/得到/取得/抢到/拿走/夺走/抢走/取走/夺得][了/]"
        "{on:noun}的操控权"
        "|{who:doer_of}[把/将]{on:noun}的操控权[拿走"
        "/抢走/夺走][了/]|{who:doer_of}[把/将]{on:noun}[偷/偷走/抢/抢走/夺走/拐走][了/]"
        "|{who:doer_of}{_:mid}[偷/偷走/偷来/偷到/抢/抢来/抢走/抢到/夺走/拐走][了/]{on:noun}",
        does="effect",
        text="Gain control of target permanent.",
    ),
    row(
        "{who:doer_of} [gain/gains/take/takes] control of {on:noun} [for the turn/for this turn]",
        "",
        does="effect",
        text="Gain control of target permanent until end of turn.",
    ),
    row(
        "{who:doer_of} [blink/blinks/flicker/flickers] {on:noun}"
        "|{who:doer_of} [exile/exiles] {on:noun} and [return/returns] it[ to the battlefield]"
        "|{who:doer_of} [exile/exiles] {on:noun} and then [return/returns] it[ to the battlefield]",
        "{who:doer_of}闪烁[了/]{on:noun}"
        "|{who:doer_of}[把/将]{on:noun}[闪/闪烁/闪了/闪烁了/闪一下/闪了一下]"
        "|{who:doer_of}放逐{on:noun}[，/][再/然后/并"
        "/随后][将/把/让][它/其][移回/放回/返回/回到]战场",
        does="effect",
        text="Exile target permanent, then return it to the battlefield under its owner's control.",
    ),
    row(
        "{who:doer_of} [tap/taps] {on:noun}",
        "{who:doer_of}横置[了/]{on:noun}|{who:doer_of}[把/将]{on:noun}[横置/横置了/横了/横掉/横置掉/tap了]"
        "|{on:subject}被{who:whom}横置[了/]",
        does="effect",
        text="Tap target permanent.",
    ),
    row(
        "{who:doer_of} [remove/removes] {on:noun} from combat|{on:noun} [is/gets] removed from"
        " combat",
        "{who:doer_of}[把/将]{on:noun}移出战斗|{on:subject}被移出战斗",
        does="effect",
        text="Remove target creature from combat.",
    ),
    row(
        "{on:noun} becomes untapped|{on:noun} become untapped",
        "{on:subject}被重置[了/]",
        does="effect",
        text="Untap target permanent.",
        who="",
    ),
    row(
        "{who:doer_of} [untap/untaps] {on:noun}",
        "{who:doer_of}重置[了/]{on:noun}",
        does="effect",
        text="Untap target permanent.",
    ),
    row(
        "[an effect gives/an effect gave/a spell gives] all creatures {change:change}"
        "[ until end of turn/]"
        "|all creatures get {change:change}[ until end of turn/]",
        "[一个效应/一个咒语][让/使/令]所有生物得{change:change}[直到回合结束/]"
        "|{who:doer_of}[让/使/令/]所有生物得{change:change}[直到回合结束/]",
        does="effect",
        text="All creatures get {change} until end of turn.",
    ),
    row(
        "{who:doer_of} [destroy/destroys] all creatures|all creatures are destroyed"
        "|{_:some_spell} [destroys/destroy/kills/wipes out] [all creatures/each creature"
        "/every creature/all the creatures][ on the battlefield/ in play/]"
        "|[every/each] creature [is/gets] destroyed[ by {_:some_spell}/]"
        "|all creatures [are/get] destroyed by {_:some_spell}",
        "{who:doer_of}消灭所有生物|所有生物被消灭"
        "|{_:some_spell}{_:mid}消灭[了/掉/][场上/战场上/][的/][所有/全部/每个]生物"
        "|所有生物{_:mid}被{_:some_spell}消灭[了/掉/]",
        does="effect",
        text="Destroy all creatures.",
    ),
    row(
        "[all /all of /][my/our/the] creatures [die/are destroyed/all die/are all destroyed/died]",
        "[我的/我所有的/我们的]生物{_:mid}"
        "[都/全都/全部/全]{_:mid}[死了/死去/死去了/死掉了/被消灭了/被消灭/死/阵亡]",
        does="all_died",
    ),
    row(
        "[everything/all creatures/every creature/they all/all of them/both of them/both"
        "/both creatures/the two creatures/both of the creatures]"
        " [die/dies/is destroyed/are destroyed/died/gets destroyed]"
        "[ at the same time/ at once/ simultaneously/ together/]|the [board/battlefield] is"
        " [wiped/cleared/empty]",
        "[所有的/所有/全部/双方的/双方所有的/场上的/场上所有的]生物{_:mid}"
        "[都/全都/全部/全]{_:mid}[死了/死去/死去了/死掉了/被消灭了/被消灭/死/阵亡]"
        "|[它们/全部/全场/大家/两个生物/双方生物/两者]{_:mid}[都/全都/全/同时]{_:mid}"
        "[死了/死去/死去了/死掉了/被消灭了/被消灭]",
        does="all_died",
        whole=True,
    ),
    row(
        "{who:doer_of} [proliferate/proliferates][ once/ one time/]",
        "{who:doer_of}{_:mid}[进行/进行一次/][增殖/增殖一次][了/]",
        does="effect",
        text="Proliferate.",
    ),
    row(
        "{who:doer_of} [regenerate/regenerates] {on:noun}"
        "|{who:doer_of} [put/puts] a regeneration shield on {on:noun}",
        "{who:doer_of}{_:mid}[重生/再生][了/]{on:noun}"
        "|{who:doer_of}{_:mid}[给/为/对]{on:noun}{_:mid}[开/开了/起动/起动了/施加/用/用了/上][一次/一个/]"
        "[重生/重生盾/再生/重生异能]|{who:doer_of}{_:mid}[让/使]{on:noun}重生",
        does="effect",
        text="Regenerate target creature.",
    ),
    row(
        "[an effect/a spell] [gives/gave] {on:noun} {change:change}"
        "[ until end of turn/]"
        "|{who:whose} [effect/spell] [gives/gave] {on:noun} {change:change}[ until end of turn/]"
        "|{on:noun} [get/gets] {change:change}[ until end of turn/]"
        "|{who:doer_of} [give/gives/pump/pumps] {on:noun_or_him} {change:change}"
        "[ until end of turn/]"
        "|{who:doer_of} [give/gives] {change:change} to {on:noun}[ until end of turn/]"
        "|{who:doer_of} [give/gives] {change:change} until end of turn to {on:noun}",
        "[一个效应/一个咒语][让/使/令/给]{on:noun}[得/]{change:change}[直到回合结束/]"
        "|{who:whose}[效应/咒语][让/使/令/给]{on:noun}[得/]{change:change}[直到回合结束/]"
        "|{who:doer_of}[让/使/令/给]{on:noun}[得/]{change:change}[直到回合结束/]"
        "|{on:subject}{_:mid}得{change:change}[直到回合结束/]",
        does="effect",
        text="Target creature gets {change} until end of turn.",
    ),
    row(
        "[an effect/a spell] makes {on:noun} a {size:size} until end of turn"
        "|{on:noun} becomes a {size:size} until end of turn",
        "一个[效应/咒语][使/让/令]{on:noun}成为{size:size}直到回合结束"
        "|{on:noun}[成为/变成/变为]{size:size}直到回合结束",
        does="effect",
        text="Target creature has base power and toughness {size} until end of turn.",
    ),
    row(
        "{who:doer_of} [destroy/destroys/kill/kills] {on:noun}",
        "{who:doer_of}[消灭/消灭了/杀/杀了/杀死/干掉]{on:noun}"
        "|{who:doer_of}[把/将]{on:noun}[消灭/杀/杀掉/干掉][了/]",
        does="effect",
        text="Destroy target permanent.",
    ),
    row(
        "",
        "{who:doer_of}施放[一个/]消灭{on:noun}的[咒语/瞬间/法术]",
        does="effect",
        text="Destroy target permanent.",
        by_spell=True,
    ),
    row(
        "{on:noun} [dies/die][ with no counters/ without counters/][ on it/]",
        "{on:noun}[死去/死/死掉/挂/阵亡]了|{on:noun}死去",
        does="effect",
        text="Destroy target creature.",
        who="",
    ),
    row(
        "{who:doer_of} [exile/exiles] {on:noun}",
        "{who:doer_of}放逐[了/]{on:noun}|{on:subject}被放逐[了/]"
        "|{who:doer_of}[把/将]{on:noun}放逐[了/]",
        does="effect",
        text="Exile target permanent.",
    ),
    row(
        "{who:doer_of} [bounce/bounces] {on:noun}[ to my hand/ to his hand/ to hand"
        "/ to its owner's hand/ back to my hand/]"
        "|{who:doer_of} [return/returns] {on:noun} to [its owner's/my/his] hand",
        "{who:doer_of}[弹回/弹/弹了/弹走]{on:noun}|{who:doer_of}[将/把]{on:noun}{hand:bounced}[了/]"
        "|{on:subject}被[弹/弹了/弹回手/弹回手牌/移回手牌/弹回手上/移回手上][了/]",
        does="effect",
        text="Return target permanent to its owner's hand.",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}[弹回手/弹回手牌/弹回手上/弹回手里/收回手/收回手上/收回手里][了/]",
        does="effect",
        on={"pronoun": "it"},
        text="Return target permanent to its owner's hand.",
    ),
    row(
        "{who:whose} spell [makes/lets/has] [me/him/her/them] draw {n:count} [cards/card]",
        "{who:whose}[法术/咒语/瞬间/牌]{_:mid}[让/使/令][我/他/自己/]抓{n:count}张牌",
        does="effect",
        text="Draw {n} cards.",
    ),
    row(
        "{on:noun} [fights/fight] {other:noun}"
        "|{on:noun} and {other:noun} [fights/fight][ each other/ one another/]",
        "{on:noun}[与/和/跟/同]{other:noun}{_:mid}[互斗/打架/互相战斗/打一架]",
        does="effect",
        text="Target creature fights another target creature.",
        who="",
    ),
    row(
        "{who:doer_of} [fight/fights] {other:noun} with {on:noun}"
        "|{who:doer_of} [has/have/makes/make] {on:noun} fight {other:noun}",
        "{who:doer_of}用{on:noun}[与/和/跟]{other:noun}互斗|{who:doer_of}[让/使/令]{on:noun}[与/和/跟]{other:noun}[互斗/打架"
        "/互相战斗/打一架]",
        does="effect",
        text="Target creature fights another target creature.",
    ),
    *(
        row(
            f"[a spell/an effect/something] [deals/dealt] {{n:count}} damage to {en}"
            f"|{{who:doer_of}} [cast/casts/resolve/resolves] a spell [that deals/dealing/which "
            f"deals] {{n:count}} damage to {en}",
            f"{{who:doer_of}}{{_:mid}}对{zh}[各/]造成{{n:count}}点伤害",
            does="effect",
            text=f"This permanent deals {{n}} damage to {en}.",
            source=True,
        )
        for en, zh in (
            ("each player", "每位牌手"),
            ("each creature", "每个生物"),
            ("each opponent", "每位对手"),
            ("each creature and each player", "每个生物和每位牌手"),
        )
    ),
    row(
        "all [combat /]damage that would be dealt to {on:noun} [this turn /]is prevented"
        "|{who:doer_of} [prevent/prevents] all damage that would be dealt to {on:noun} this turn",
        "{who:doer_of}防止本回合{_:mid}对{on:noun}造成的所有伤害"
        "|本回合对{on:noun}造成的[所有/]伤害{_:mid}被防止",
        does="effect",
        text="Prevent all damage that would be dealt to target creature this turn.",
    ),
    row(
        "all [the /][combat /]damage [that would be dealt by {on:noun}/{on:noun} would deal"
        "/{on:noun} deals/from {on:noun}] [this turn /]is[ all/] prevented"
        "|{who:doer_of} [prevent/prevents] all [the /][combat /]damage [that would be dealt by "
        "{on:noun}/{on:noun} would deal/{on:noun} deals/from {on:noun}][ this turn/]"
        "|the [combat /]damage [{on:noun} deals/dealt by {on:noun}/{on:noun} would deal"
        "/from {on:noun}] is[ all/] prevented"
        "|{on:noun_s} [combat /]damage is[ all/] prevented",
        "{on:noun}[将会/将要/将/会/所/]造成的[所有/全部/][战斗/]伤害{_:mid}被防止"
        "|{who:doer_of}{_:mid}防止{on:noun}[将会/将要/将/会/所/]造成的[所有/全部/][战斗/]伤害"
        "|{on:noun}[的/][战斗/]伤害{_:mid}被防止",
        does="effect",
        text="Prevent all damage that would be dealt by target creature this turn.",
    ),
    row(
        "{who:whose} life[ total/] [becomes/goes to/drops to/falls to/is reduced to/goes down to"
        "/hits/reaches/sinks to/drops all the way to/is set to] {n:life_total}"
        "|{who:doer_of} [drop/drops/fall/falls/go/goes] [down /]to {n:life_total}[ life/]"
        "|{who:doer_of} [am/is/are] [reduced/brought/dropped] [down /]to {n:life_total}[ life/]",
        "{who:whose}[总生命/生命/生命值/生命总值/血量/血]{_:mid}[变成/变为/成为/降到/降为/掉到/减到/降至/跌到"
        "/减至/变到/减少到/降低到/被降到/被减到][了/]{n:life_total}[点/]"
        "|{who:doer_of}{_:mid}[降到/降为/掉到/减到/降至/跌到][了/]{n:life_total}[点生命/点/点血/血/生命]",
        does="effect",
        text="Your life total becomes {n}.",
    ),
    row(
        "{who:doer_of} [gain/gains] {n:count} life",
        "{who:doer_of}获得{n:count}点生命",
        does="effect",
        text="You gain {n} life.",
    ),
    row(
        "{who:doer_of} [lose/loses] {n:count} life",
        "{who:doer_of}失去{n:count}点生命",
        does="effect",
        text="You lose {n} life.",
    ),
    row(
        "{who:doer_of} [counter/counters] {on:noun}",
        "{who:doer_of}[反击/反/反掉/反击掉][了/]{on:noun}"
        "|{who:doer_of}[把/将]{on:noun}[反击/反/反掉/反击掉][了/]"
        "|{on:subject}被{who:doer_of}{_:mid}[反击/反/反掉/反击掉/康/康掉][了/]",
        does="effect",
        text="Counter target spell.",
        respond=True,
    ),
    row(
        "{who:doer_of} [counter/counters][ with a counterspell/]",
        "{who:doer_of}{_:mid}[反击/反/反掉/反击掉/康/康掉][了/]",
        does="effect",
        on={"pronoun": "it"},
        text="Counter target spell.",
        respond=True,
    ),
    row(
        "{on:noun} loses {has:keyword_list}[ until end of turn/]",
        "{on:noun}失去{has:keyword_list}[异能/][直到回合结束/]",
        does="effect",
        text="Target creature loses {has} until end of turn.",
    ),
    row(
        "{on:noun} can't block this turn",
        "{on:noun}本回合不能阻挡",
        does="effect",
        text="Target creature can't block this turn.",
    ),
    row(
        "{on:noun} can't be blocked this turn|{on:noun} [is/becomes] unblockable this turn"
        "|{who:doer_of} [make/makes] {on:noun} unblockable[ this turn/ until end of turn/]",
        "{on:noun}本回合[不能被阻挡/无法被阻挡]|{who:doer_of}[让/使/令]{on:noun}本回合[不能被阻挡"
        "/无法被阻挡]",
        does="effect",
        text="Target creature can't be blocked this turn.",
    ),
    row(
        "{who:doer_of} [put/puts] {on:noun} on top of [its owner's/my/his] library",
        "{who:doer_of}[将/把]{on:noun}[放到/置于/放回]牌库顶",
        does="effect",
        text="Put target permanent on top of its owner's library.",
    ),
    row(
        "[an effect makes /a spell makes /an effect has /]each player [draw/draws] {n:count} "
        "[card/cards]|we each draw {n:count} [card/cards]",
        "{_:cause_any}[让/使/令/]每位牌手[各/都/]抓{n:count}张[牌/]",
        does="effect",
        text="Each player draws {n} cards.",
    ),
    row(
        "[an effect makes /a spell makes /an effect has /]each player [draw/draws] a card",
        "",
        does="effect",
        text="Each player draws a card.",
    ),
    row(
        "{who:doer_of} [draw/draws] {n:count} [card/cards/more cards/more card/more/additional "
        "cards]",
        "{who:doer_of}抓{n:count}张[牌/]",
        does="effect",
        text="You draw {n} cards.",
    ),
    row(
        "{who:doer_of} [draw/draws] [a card/my card/his card]",
        "{who:doer_of}{_:mid}抓牌",
        does="effect",
        text="You draw a card.",
    ),
    row(
        "{who:doer_of} [mill/mills] {n:count}[ card/ cards/]",
        "{who:doer_of}磨{n:count}张[牌/]",
        does="effect",
        text="You mill {n} cards.",
    ),
)
TABLES: tuple[Table, ...] = (
    table("some_cause", _some_cause()),
    table("some_spell", *_some_spell()),
    table("some_shield", _some_cause("shield|effect|spell|prevention shield|prevention effect")),
    table(
        "true_name",
        t(
            lambda noun: REJECTED if noun["card"].startswith("some ") else noun,
            "{noun:named_noun}",
            "{noun:named_noun}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "spell_kind",
        w("any", "spell", "咒语"),
        w("instant", "instant", "瞬间|瞬间咒语"),
        w("sorcery", "sorcery", "法术|法术咒语"),
    ),
    table(
        "destroyed",
        w(
            0,
            "",
            "|".join(
                f"{verb}{done}"
                for verb in (
                    "消灭",
                    "炸",
                    "炸掉",
                    "杀",
                    "杀死",
                    "干掉",
                    "杀掉",
                    "打死",
                    "弄死",
                    "拆",
                    "拆掉",
                )
                for done in ("", "了", "掉了")
            ),
        ),
    ),
    _causes("me", "my opponent|my opponent's spell|my opponent's effect|his spell", "对手"),
    _causes("him", "my spell|my effect|i", "我"),
    table(
        "cause_any",
        w(0, "", "一个效应|对手的效应|一个咒语|对手的咒语|我的效应|我的咒语|某个效应|对手|我"),
        Word(0, (), ("",)),
    ),
    table(
        "some_effect",
        w(0, "", "一个效应|对手的效应|一个咒语|对手的咒语|我的效应|我的咒语|某个效应"),
    ),
    table("caused_me", w(0, "me |me to ", "我")),
    table(
        "caused_him",
        w(0, "my opponent |him |her |them |my opponent to |him to |her to |them to ", "对手|他|她"),
    ),
    table("puts_it", w(0, "", "把|让|使|将")),
    table(
        "its_size",
        w(
            0,
            "",
            "|".join(
                f"{of}{base}{size}"
                for of in ("的", "")
                for base in ("基础", "")
                for size in ("力量和防御力", "力量与防御力", "攻防", "身材")
            ),
        ),
    ),
    table("becomes", w(0, "", "变成|成为|变为|变|变成了|变为了")),
)
