"""What people tell and ask of what changes objects: copies, choices, sizes, phasing, mana of lands.

These rows stand beside those of `statements`, `narrated` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.names import nameless
from judge.asking.wordings.phrases import NAME
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Table, Word, t, w
from judge.language.template import Row

CAN = "{_:will}"
STILL = "{_:adverbs}"
IT = {"pronoun": "it"}
Q = "[吗/]"
EOT = "[ until end of turn/ this turn/ for the turn/ for the rest of the turn/]"
ZH_EOT = "[直到回合结束/]"
MAKE = "[tap for/be tapped for/produce/make/add/give/provide/generate]"
ZH_MAKE = "[产生/产出/产/加/出/提供/获得]"
WHEN_TAPPED = (
    "[ when its ability is activated/ when i activate it/ when i activate its ability/ when tapped"
    "/ when i tap it/ if i tap it/ when it is tapped/ if it is tapped/ for mana/]"
)

STANDING: tuple[Row, ...] = (
    row(
        "{it:noun} [is/was/has] [phased out/phased-out]",
        "{it:noun}{_:mid}[处于跃离状态/跃离着/是跃离的/已经跃离/已跃离]",
        does="phased_out",
    ),
    row(
        "{it:noun} [has/have] {chosen:choosable} [chosen/named][ for it/]"
        "|{it:noun} [is/was] [set to/naming] {chosen:choosable}"
        "|{it:noun} [names/named] {chosen:choosable}|the chosen [color/type/creature type] is"
        " {chosen:choosable}"
        "|{who:doer_of} [choose/chooses/name/names] {chosen:choosable} [for/with/on] {it:noun}",
        "{it:subject}{_:mid}[选择/选/选定/指定/命名/选的是/选择的是]{_:the_quality}{chosen:choosable}"
        "|{it:subject}{_:mid}[选/选择/选定/指定]的{_:quality}是{chosen:choosable}"
        "|{who:doer_of}{_:mid}[为/给/用]{it:noun}{_:mid}[选择/选/指定]{_:the_quality}"
        "{chosen:choosable}",
        does="chosen",
    ),
    row(
        "{first:named_noun} [was/is/came/entered/came in/arrived] [there /in play /]first"
        "|{first:named_noun} [is/was] [older/the older one]"
        "|{first:named_noun} [has/had] the [earlier/older] timestamp"
        "|{first:named_noun} [came/entered/was there/came in/was in play/arrived/was cast]"
        " [before/earlier than] {then:named_noun}[ did/]"
        "|{then:named_noun} [came/entered/came in/arrived/was cast] [after/later than]"
        " {first:named_noun}[ did/]",
        "{first:named_noun}{_:mid}先[进场/进战场/在场/下/来/到]|{first:named_noun}的时间印记[较早/更早]"
        "|{first:named_noun}比{then:named_noun}{_:mid}[先/早][进场/进战场/在场]"
        "|{then:named_noun}{_:mid}[后/晚/较晚]于{first:named_noun}[进场/进战场]",
        does="came_first",
    ),
    row(
        "{then:named_noun} [was/is/came/entered/came in/arrived] [there /in play /]"
        "[last/second/later/afterwards]|{then:named_noun} [is/was] [newer/the newer one]"
        "|{then:named_noun} [has/had] the [later/newer] timestamp",
        "{then:named_noun}{_:mid}后[进场/进战场/来/到]|{then:named_noun}的时间印记[较晚/更晚]",
        does="came_first",
    ),
    row(
        "{it:noun} [is/was] [a/an] {size:size}[ creature/] with {counters:counters_said}[ on it/]",
        "",
        does="is_a_with",
    ),
    row(
        "{it:noun} [has/have] {counters:counters_said} and {more:counters_said}[ on it/ on them/]",
        "{it:noun}[上/上面/身上/]{_:mid}[有/带有/带着/放着]{counters:counters_said}"
        "[和/以及/、]{more:counters_said}",
        does="two_counters",
    ),
    row(
        "{who:doer_of} [have/has/control/controls] {what:nouns} and {n:count} cards in"
        " [hand/my hand/his hand/her hand/their hand]",
        "{who:doer_of}{_:mid}[操控/有]{what:nouns}[和/，/，并有/并有]{n:count}张手牌",
        does="have_and_hand",
        zone="battlefield",
    ),
    row(
        "{it:noun} [is/was] not crewed|{who:doer_of} [do not/does not] crew {it:noun}",
        "{it:noun}{_:mid}[没有/没/未]被搭载|没人搭载{it:noun}",
        does="not_crewed",
    ),
    row(
        "{it:named_noun} [is/was] [already ]a copy of {of:noun}",
        "{it:named_noun}{_:mid}[复制的是/是复制]{of:noun}[的/]"
        "|{it:named_noun}{_:mid}是{of:noun}的复制品",
        does="is_copy",
    ),
    row(
        "{it:named_noun} [transforms/transform/is transformed/flips/flip] into {face:bare_name}"
        "|{it:named_noun} [is/was] transformed into {face:bare_name}",
        "{it:named_noun}{_:mid}[转化成/转化为/翻面成/翻成/变成/转化]{face:bare_name}",
        does="faced",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [crew/crews] {what:noun}",
        "{who:doer_of}{_:mid}搭载{what:noun}",
        does="crew",
    ),
    row(
        "{who:doer_of} [crew/crews] {what:noun} [with/by tapping/using/tapping] {by:nouns}"
        "|{who:doer_of} [tap/taps/use/uses] {by:nouns} to crew {what:noun}"
        "|{by:nouns} [crew/crews] {what:noun}"
        "|{what:noun} [is/gets] crewed by {by:nouns}",
        "{who:doer_of}{_:mid}[用/横置/以]{by:nouns}[来/以/去/，/]{_:mid}搭载{what:noun}"
        "|{who:doer_of}{_:mid}[横置/用]{by:nouns}为{what:noun}支付搭载费用"
        "|{what:subject}{_:mid}[被/由]{by:nouns}{_:mid}搭载",
        does="crew",
    ),
    row(
        "{who:doer_of} [animate/animates] {what:noun}|{what:noun} [becomes/become] a creature"
        "[ until end of turn/]"
        "|{who:doer_of} [activate/activates] {what:noun} to [make it a creature/turn it into a"
        " creature/animate it]|{who:doer_of} [turn/turns] {what:noun} into a creature"
        "|{who:doer_of} [activate/activates] {what:noun_s} [ability/animation ability/creature"
        " ability] to [make/turn] it [into /]a creature",
        "{what:noun}{_:mid}[变成/成为/变为]生物"
        "|{who:doer_of}{_:mid}[把/将/让]{what:noun}{_:mid}[变成/变为/起动成/活化成/变]生物"
        "|{who:doer_of}{_:mid}起动{what:noun}[的异能/][，/]{_:puts_it}[它/其/自己]{_:mid}[变成"
        "/变为/成为]生物|{who:doer_of}{_:mid}活化{what:noun}",
        does="animate",
    ),
    row(
        "{who:doer_of} [cast/casts/play/plays] {what:noun}[,/ and/ and have it/ and let it]"
        " [choosing to copy/choosing/copying/copy] {of:noun}",
        "{who:doer_of}{_:mid}施放{what:noun}[来/去/，/，并/并/，让它/，选择/，用它/，来]{_:mid}复制"
        "{of:noun}",
        does="cast",
    ),
    row(
        "{who:doer_of} [use/uses/activate/activates] {what:walker_s} {ability:loyalty_cost}"
        "[ ability/ loyalty ability/] [on/targeting] {on:targets_said}"
        "|{who:doer_of} [use/uses/activate/activates] {what:walker_s} {ability:loyalty_cost}"
        "[ ability/ loyalty ability/] to [turn/make] {on:noun}[ into/] [a/an] {_:kin_said}",
        "{who:doer_of}{_:mid}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}[异能/忠诚异能/]{_:mid}"
        "[，指定/指定/对/，目标为]{on:targets_said}[为目标/]"
        "|{who:doer_of}{_:mid}[起动/使用/用]{what:noun_s}{ability:loyalty_cost}[异能/忠诚异能/]{_:mid}"
        "{_:puts_it}{on:noun}{_:mid}{_:becomes}{_:kin_said}",
        does="loyalty_ability",
    ),
    row(
        "{who:doer_of} [use/uses] {what:named_noun} to [turn/make] {on:noun}[ into/] [a/an]"
        " {kin:kin_said}|{what:named_noun} [turns/turned] {on:noun} into [a/an] {kin:kin_said}",
        "{who:doer_of}{_:mid}用{what:named_noun}{_:mid}{_:puts_it}{on:noun}{_:mid}{_:becomes}"
        "{kin:kin_said}",
        does="turned_into",
    ),
    row(
        "{who:doer_of} [gets/get] control of {on:noun}",
        "",
        does="gets_control",
    ),
    row(
        "choosing[ to copy/] {of:noun}"
        "|{who:doer_of} [have/has/let/lets] it [enter/come in/enter the battlefield] as a copy of"
        " {of:noun}|{who:doer_of} [use/uses] it to copy {of:noun}",
        "{_:puts_it}它{_:mid}复制{of:noun}|来{_:mid}复制{of:noun}",
        does="copies",
    ),
    row(
        "{what:named_noun} [resolve/resolves] on {on:targets_said}"
        "|{what:named_noun} [on/targeting] {on:targets_said} [resolve/resolves]",
        "{what:named_noun}{_:mid}在{on:targets_said}[上/身上]结算[了/]"
        "|{what:named_noun}{_:mid}对{on:targets_said}结算[了/]",
        does="resolves_on",
    ),
)
EFFECTS: tuple[Row, ...] = (
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
        "{_:some_cause} [prevents/prevent] the next {n:count} damage that would be dealt to"
        " {on:target_said}[ this turn/]"
        "|{on:target_said} [is/are/am] [protected/shielded] by {_:some_shield} [that prevents/which"
        " prevents/preventing] the next {n:count} damage that would be dealt to {_:it_or_me}"
        "[ this turn/]"
        "|{who:doer_of} [is/are/am] [protected/shielded] by {_:some_shield} [that prevents/which"
        " prevents/preventing] the next {n:count} damage that would be dealt to {_:it_or_me}"
        "[ this turn/]"
        "|the next {n:count} damage that would be dealt to {on:target_said} this turn is prevented",
        "{_:some_cause}{_:mid}防止{_:next_this_turn}将对{on:target_said}造成的{n:count}点伤害"
        "|{_:some_cause}{_:mid}防止{_:next_this_turn}对{on:target_said}造成的{n:count}点伤害"
        "|{_:next_this_turn}[将/]对{on:target_said}造成的{n:count}点伤害{_:mid}被防止",
        does="shields",
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
        "{by:permanent} [deal/deals] {n:count} [noncombat /non-combat /]damage to {on:target_said}",
        "{by:permanent}{_:mid}对{on:target_said}{_:mid}造成{n:count}点[非战斗/]伤害",
        does="deals_to",
    ),
    *(
        row(
            f"{{by:noun}} [deal/deals] {{n:count}} {en}damage to a player",
            f"{{by:noun}}{{_:mid}}对[一位/一名/某位/]牌手{{_:mid}}造成[了/]{{n:count}}点{zh}伤害",
            does="deals_to",
            at_player=True,
            **in_combat,
        )
        for en, zh, in_combat in (("", "", {}), ("combat ", "战斗", {"combat": True}))
    ),
    row(
        "{who:doer_of} [get/gets/receive/receives] {n:count}[ more/ additional/ other/] poison"
        "[ counter/ counters]|{who:doer_of} [get/gets] [a/another] poison counter",
        "{who:doer_of}{_:mid}[得到/获得]{n:count}个中毒指示物",
        does="poisoned",
    ),
    row(
        "{who:doer_of} [give/gives] {whom:whom} {n:count}[ more/ additional/] poison"
        "[ counter/ counters]",
        "{who:doer_of}{_:mid}[给/让]{whom:whom}{_:mid}[得到/获得/]{n:count}个中毒指示物",
        does="poisoned",
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
)
OF_GAME: tuple[Row, ...] = (
    row(
        f"{CAN} {{what:noun}}{STILL} {MAKE} {{color:of_mana}}"
        f"|{CAN} {{who:doer_of}}{STILL} [tap/use] {{what:noun}} [for/to make/to add/to produce"
        f"/to get] {{color:of_mana}}|{CAN} {{who:doer_of}}{STILL} get {{color:of_mana}} [from/out"
        f" of] {{what:noun}}",
        f"{{what:noun}}{{_:mid}}[横置/横置来/横置以/]{{_:mid}}{ZH_MAKE}{{color:of_mana}}{Q}"
        f"|{{who:doer_of}}{{_:mid}}[横置/用]{{what:noun}}{{_:mid}}[来/以/去/]{ZH_MAKE}"
        f"{{color:of_mana}}{Q}",
        asks="makes_mana",
    ),
    row(
        f"{CAN} {{what:noun}}{STILL} become a creature|{CAN} {{who:doer_of}}{STILL} animate"
        " {what:noun}|{_:will} {who:doer_of}{_:adverbs} turn {what:noun} into a creature",
        "{what:noun}{_:mid}[变成/成为/变为]生物吗|{who:doer_of}{_:mid}[把/将/让]{what:noun}{_:mid}"
        "[变成/成为/变为]生物吗",
        asks="may_animate",
    ),
    row(
        f"how much {{color:mana_said_of}}mana {CAN} {{what:noun}}{STILL} {MAKE}{WHEN_TAPPED}"
        f"|how much {{color:mana_said_of}}mana {CAN} {{who:doer_of}}{STILL} get [from/out of]"
        " [tapping /]{what:noun}",
        f"{{what:noun}}{{_:mid}}[横置/横置来/横置时/]{{_:mid}}{ZH_MAKE}[几点/多少/几点数的]"
        "{color:mana_said_of}法术力"
        f"|{{who:doer_of}}{{_:mid}}[横置/用]{{what:noun}}{{_:mid}}[来/以/去/]{ZH_MAKE}[几点/多少"
        "]{color:mana_said_of}法术力",
        asks="mana_made",
    ),
    row(
        f"[is/are] {{of:noun}}{STILL} [phased out/phased-out]|{CAN} {{of:noun}}{STILL} phase out",
        "{of:noun}{_:mid}[跃离/一起跃离/跟着跃离/处于跃离状态]吗",
        asks="phased",
    ),
    row(
        f"{CAN} {{what:named_noun}}{STILL} [enter as/be/become] a copy of {{of:noun}}"
        f"|{CAN} it{STILL} [enter as/become] a copy of {{of:noun}}|{CAN} {{who:doer_of}}{STILL}"
        " copy {of:noun}[ with it/]",
        "[它/]{_:mid}复制{of:noun}吗|{_:puts_it}[它/]{_:mid}[成为/当成/作为]{of:noun}的复制品"
        "{_:mid}[进场/进战场/]吗",
        asks="copied_name",
    ),
    row(
        f"what loyalty {CAN} {{of:walker}}{STILL} have|what is {{of:walker_s}} loyalty[ now/]",
        "",
        asks="loyalty",
    ),
    row(
        f"{CAN} {{_:keyword_said}}{STILL} [return/bring/bring back] {{of:noun}}[ back/]"
        " [to the battlefield/to play/into play/onto the battlefield]",
        "{_:keyword_said}[异能/]{_:mid}[让/使/令/把/将]{of:noun}{_:mid}{_:back_there}吗",
        asks="zone",
        whose_zone="",
    ),
    row(
        f"{CAN} {{of:noun}}{STILL} [stay/remain/be] attached[ to {{_:noun}}/]"
        f"|is {{of:noun}}{STILL} attached[ to {{_:noun}}/]"
        f"|{CAN} {{of:noun}}{STILL} [fall off/become unattached]",
        "{of:noun}{_:mid}[装在/装备在/结附在/贴在]{_:noun}[上/身上]吗|{of:noun}{_:mid}[装备着"
        "/结附着]吗",
        asks="attached",
    ),
    row(
        f"how many {{card:card_bare}}[s/] {CAN} {{who:doer_of}}{STILL} {{_:keeping}}"
        f"|how many of {{whose:whose}} {{card:card_bare}}[s/] {CAN}{STILL} [stay/remain/survive]",
        "{who:doer_of}{_:mid}[有/操控/剩/剩下/留下/留住]几[个/张/只]{card:card_bare}",
        asks="how_many",
    ),
    row(
        "how many {card:card_bare}[s/] [is/are][ there/ left/ still/] on the battlefield"
        "|how many {card:card_bare}[s/] [stay/remain/are left/survive][ on the battlefield"
        "/ in play/]",
        "[场上/战场上]{_:mid}[有/剩/剩下]几[个/张/只]{card:card_bare}",
        asks="how_many",
        who="",
    ),
    row(
        f"how many {CAN} {{of:noun}}{STILL} [get/receive/end up with]",
        "",
        asks="counters",
    ),
    row(
        f"how many {CAN} {{who:doer_of}}{STILL} [have/keep/control/have left/end up with]",
        "{who:doer_of}{_:mid}[有/留/操控]几[个/张/只]",
        asks="kept",
    ),
    row(
        f"how many poison counters {CAN} {{who:doer_of}}{STILL} [get/receive/end up with/have]",
        "{who:doer_of}{_:mid}[得到/获得/有]几个中毒指示物",
        asks="poison",
    ),
    row(
        "",
        "{_:mid}造成[几点/多少][战斗/]伤害",
        asks="deals",
        of={"pronoun": "last"},
    ),
    row(
        "how many of {of:noun_s} [chapter abilities/abilities/triggered abilities] [trigger"
        "/will trigger]",
        "{of:noun_s}[章节/触发式/]异能{_:mid}触发几个",
        asks="triggered",
    ),
    row(
        "[whose/which] graveyard [is/was] {of:noun} put into|[whose/which player's] graveyard"
        f" {CAN} {{of:noun}}{STILL} [go to/end up in/be put into/wind up in/land in/go into]",
        "{of:noun}{_:mid}[进/进入/去/到/置入/被置入]谁的坟墓场",
        asks="zone",
    ),
)
COLORS = (
    *((symbol, en, zh.removesuffix("色")) for en, (symbol, zh) in nameless.COLORS.items()),
    ("C", "colorless", "无"),
)


def _some_cause(of: str = "") -> Word:
    """A spell or effect of which nothing else is told: "a second spell", 另一个咒语."""
    heads = ("a", "an", "one", "another", "a second", "some", "the second", "the first", "a later")
    kinds = of or "spell|effect|ability|instant|sorcery|continuous effect|opponent's spell"
    zh_kinds = ("咒语", "效应", "异能", "瞬间", "法术")
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


TABLES: tuple[Table, ...] = (
    table("card_bare", Include("spoken_name")),
    table("keeping", w(0, "control|have|keep|have left|end up with|get to keep|be left with", "")),
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
        "permanent",
        t(
            lambda noun: (
                noun if {"size", "kind", "has", "kin"} & set(noun) or noun == IT else REJECTED
            ),
            "{noun:noun}",
            "{noun:noun}",
            unmake=lambda value: None,
        ),
        t(
            lambda card: {"card": card},
            "{card:spoken_name}",
            "{card:spoken_name}",
            unmake=lambda value: None,
        ),
        t(
            lambda whose, card: {"owner": whose, "card": card},
            "{whose:whose} {card:spoken_name}",
            "{whose:whose}{card:spoken_name}",
            unmake=lambda value: None,
        ),
    ),
    table("some_cause", _some_cause()),
    table("some_shield", _some_cause("shield|effect|spell|prevention shield|prevention effect")),
    table("it_or_me", w(0, "it|me|him|her|them", "")),
    table(
        "next_this_turn",
        w(0, "", "接下来|本回合接下来|本回合中接下来|本回合下一次|本回合|本回合中|下一次"),
        Word(0, (), ("",)),
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
    table("quality", w(0, "", "颜色|类别|生物类别|种类|副类别|生物种类|是")),
    table("the_quality", Include("quality"), Word(0, (), ("",))),
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
)
