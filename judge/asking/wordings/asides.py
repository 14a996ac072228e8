"""What a question says by the way: that nothing else is done, is there, or matters.

An aside is who or what, then what doesn't happen: "no one gains life or prevents anything". Where
it is of something that what was told may do, it is no aside: `without` says of what.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import ListOf, Table, t, w
from judge.language.template import Row

OR = ((", ", " or ", ", or "), ("、", "或", "或"))
ASIDES: tuple[Row, ...] = (
    row(
        "{_:no_one} {without:left_undone}|i [do not/does not] {without:left_undone}"
        "|[he/she/my opponent] does not {without:left_undone}",
        "{_:no_one}{_:mid}{without:left_undone}",
        does="by_the_way",
    ),
    row(
        "nothing[ else/] [is/was/gets] {without:undone_to}|no {without:undone_noun}",
        "[伤害/咒语/]{_:mid}[没有/没/未]被{without:undone_to}",
        does="by_the_way",
    ),
    row(
        "there [is/are] {_:none_said}{_:place_around}|{_:nobody_has}{_:none_said}{_:place_around}"
        "|{_:none_said}{_:of_anybody}|{_:none_said}{_:place_around}"
        " [is/are] [involved/relevant/in play/around/out/there/present/at work]"
        "|nothing else is {_:relevant_said}{_:place_around}",
        "[场上/战场上/堆叠上/我场上/我这边/我/我的场上/双方/]{_:mid}"
        "[没有/没有操控/不操控/没有任何/未操控]{_:none_said}"
        "|[场上/战场上/]{_:mid}[没有/没]{_:none_said}[在场/影响/的影响]",
        does="nothing",
    ),
    row(
        "{_:doer_of} [has/have/had] no [response/responses/answer/reaction/tricks/instant to cast]"
        "[ to it/ to that/ to this/]",
        "{_:doer_of}{_:mid}[没有/没/未/不][做/做出/作出/任何/做任何/][别的/其他/任何/][应对/响应/反应/动作"
        "/操作]",
        does="nothing",
    ),
    row(
        "[i have/he has/my opponent has/there is/we have] nothing that {without:giving}",
        "[我/对手/他/场上/双方/也/我也/]{_:mid}[没有/没][任何/别的/其他/][能/]{without:giving}"
        "[的/][东西/牌/效应/永久物/办法]",
        does="by_the_way",
    ),
    row(
        "besides that [i/he/my opponent] [have/has/control/controls] only lands"
        "|[i have/i control] nothing else[ but lands/ except lands/ besides lands]"
        "|[apart from/other than/besides/aside from] that[,/] i [only have/have only/control"
        " only] lands|apart from that[,/] i [have/control] nothing[ else/]"
        "|[my other permanents are/all my other permanents are/the rest are] [all /just /only /]"
        "lands",
        "除此[之外/以外/外][，/]{_:doer_of}[场上/]{_:mid}[只有/只操控][地/些地/几个地]"
        "|除此[之外/以外/外][，/][场上/我场上/我/对手/双方/]{_:mid}[什么都没有/没有别的东西/没别的了/什么也没有"
        "/没有其他东西/没有其他永久物/没有其他生物/没有别的生物/一无所有]",
        does="nothing",
    ),
    row(
        "{who:doer_of} [never/does not/do not] [/even /ever ][try to draw/draw/tried to draw/drew]"
        "[ a card/ any cards/] [again/after that/since]",
        "{who:doer_of}[之后/此后/后来]{_:mid}[没有/没/未]{_:mid}抓牌",
        does="never_again",
    ),
    row(
        "{_:doer_of} [do not/does not] draw[ a card/ anything/ cards/] until [my/his/her/the]"
        "[ next/] [turn/draw step]|{_:doer_of} [do not/does not] draw[ a card/ anything/]"
        " until next turn",
        "",
        does="nothing",
    ),
    row(
        "{_:doer_of} [have/has] no [instants/tricks/way to respond]",
        "",
        does="nothing",
    ),
    row(
        "{who:doer_of} [am/is/are] [all /completely /fully /]tapped out"
        "|{who:doer_of} [have/has] no [more /][untapped lands/untapped land/untapped mana/mana"
        "/mana left/mana available/mana open/mana left over/mana to spare]"
        "|all [of /]{who:whose} [lands/land/mana] [are/is] [already /]tapped"
        "|{who:whose} [lands/mana] [are/is] all [already /]tapped",
        "{who:doer_of}{_:mid}没有[法术力了/法术力/费了/费/费用了/未横置的地/剩余的法术力]"
        "|{who:doer_of}{_:mid}横置[所有的地/所有地/全部的地/全部地]"
        "|{who:whose}[地/所有的地/所有地]{_:mid}[横置了/已横置/已经横置/已经横置了]",
        does="no_mana",
    ),
    w(
        {"does": "nothing"},
        "no other lands|no other mana|no other creatures|no other permanents|nothing else"
        "|no one else"
        "|no other cards|no other artifacts|no other enchantments",
        "没有其他地|没有其他生物|没有其他永久物|没有别的地|没有别的生物|没有别的永久物|没有其他东西",
    ),
    w(
        {"does": "nothing"},
        "nothing [else/more] happens[ this turn/ that turn/ in between/ before that"
        "/ for the rest of the turn/]"
        "|that is all|that is everything|everything else is [normal/as usual/standard]"
        "|this is a [normal/regular] game|in a [normal/regular] game"
        "|i have [enough/plenty of/all the/the/unlimited] mana[ for it/ for this/ for that/ for"
        " everything/ available/ to pay/ to cast it/ to do so/]"
        "|mana is [not a problem/no problem/no issue/not an issue/no object]"
        ""
        "|[without/with no/there are no/no] [special /other /]effects[ that change this/ that apply"
        "/ in play/ around/ involved/]|[without/with no] [any special/any other/any] effects"
        "|the game [goes on/continues]|we [keep playing/continue/play on]"
        "|i [keep/kept] playing|play continues|all costs are paid|the costs are paid"
        "|i pay [all /the /its ][cost/costs]",
        "[费用/费/法术力/白色法术力/蓝色法术力/黑色法术力/红色法术力/绿色法术力/蓝费/黑费/红费/绿费/白费]{_:mid}[够/足够/够用/没问题/不是问题/充足]"
        "|{_:mid}有[费用/费/足够的费/足够的法术力/足够法术力]"
        "|[本回合/]{_:mid}[没有/没]{_:mid}发生[其他/别的/任何其他/任何别的][事/事情][了/]"
        "|[本回合/]{_:mid}[没有/没][其他/别的][事/事情]{_:mid}发生"
        "|其他[一切/都/]正常|就这些|游戏继续|[在没有/没有/若没有/不考虑][任何/][特殊/其他/别的/][效应/效果][的话/的情况下"
        "/影响/影响的话/时/]",
    ),
)


def _zero() -> int:
    return 0


TABLES: tuple[Table, ...] = (
    table(
        "no_one",
        w(
            0,
            "nobody|no one|no one else|nobody else|neither of us|neither player|no player|none "
            "of us"
            "|nothing|nothing else|no other effect|no other spell|no other ability|neither side"
            "|no other card|no effect|no card|no one here|none of the players",
            "没有东西|没有任何东西|没有任何效应|没有任何牌|没有什么东西|没有别的东西"
            "|没人|没有人|无人|没有任何人|双方都没人|谁也没|谁也没有|任何人都没|任何人都没有|双方都没有|双方都没|双方都不|谁都没有|谁都没|没有其他人"
            "|之后没人"
            "|之后没有人|此后没人|没有牌手|没有别的效应|没有其他效应",
        ),
    ),
    table(
        "left_undone",
        ListOf("one_left_undone", *OR),
    ),
    table(
        "one_left_undone",
        row("[respond/responds][ to it/ to anything/ to that/ to this/ further/]", "[再/]响应"),
        row(
            "[make/makes/give/gives/have/has] [a/any/any other/another/any further] [response"
            "/responses]|[do/does] anything[ else/ more/ further/]"
            "[ in response/ about it/ this turn/]"
            "|[have/has] any [tricks/combat tricks/instants/trick/way to respond]"
            "|[play/plays/use/uses] any [tricks/spells/instants/abilities/combat tricks]"
            "|[have/has] [a response/any response/any responses/anything else/anything to respond"
            "/other effects]|[cast/casts] anything[ else/][ in response/]"
            "|[cast/casts] [any other/another] spell|[add/adds] anything|[use/uses] anything[ "
            "else/]"
            "|[happen/happens]|"
            "[change/changes][ anything/ its size/ its power and toughness/ that/ the board/]"
            "|[matter/matters]"
            "|[interfere/interferes]|[apply/applies]|[affect/affects] [it/this/them/that/anything]"
            "|[tap/taps/untap/untaps] [it/them]"
            "|[act/acts]|[play/plays] anything[ else/]|[intervene/intervenes]",
            "[再/]作[任何/别的/其他/][响应/应对/反应]|[再/][做/有][什么/任何事/别的事/其他事/别的动作/其他动作/任何动作/任何操作/别的操作"
            "/其他操作/别的]|[再/][施放/使用/用][任何东西/其他咒语/别的咒语/任何咒语/别的牌/其他牌"
            "/任何牌/咒语/任何咒语或异能/什么咒语/什么牌/任何异能/其他异能/任何响应]"
            "|[影响/干预/干扰][它/此事/]|[有/做/做出/作出][任何/别的/其他/][响应/应对/反应/动作]",
        ),
        w("life", "gains life|gains any life|gained life|gained any life", "获得生命|回血|加血"),
        w(
            "prevent",
            "prevents anything|prevents any damage|prevents damage|prevents it|prevents the damage"
            "|prevented anything|prevented any damage",
            "防止伤害|防止任何伤害",
        ),
        w(
            "regenerat",
            "regenerates anything|regenerates|regenerates it|regenerates any creature",
            "重生",
        ),
        w("counter", "counters anything|counters it|countered anything", "反击"),
        w(
            "haste",
            "gives it haste|gives haste|grants it haste|grants haste|gives any creature haste"
            "|gives them haste|gives anything haste|giving it haste",
            "给它敏捷|给敏捷|赋予敏捷|赋予它敏捷|给予敏捷|给它们敏捷|给生物敏捷|让它有敏捷",
        ),
        w(
            "would draw",
            "replaces any draws|replaces draws|replaces any draw|replaces a draw|replaces the draw"
            "|replaces the draws|replaces my draws|replaces card draws|replaces drawing"
            "|changes my draws|changes how i draw|replaces any of the draws|replaces my draw",
            "取代抓牌|取代任何抓牌|替代抓牌|改变抓牌|取代我的抓牌|替换抓牌|取代这次抓牌|取代这些抓牌",
        ),
        w("draw", "draws a card|draws cards|draws any cards|draws anything", "抓牌"),
    ),
    table(
        "undone_to",
        w("prevent", "prevented", "防止"),
        w("counter", "countered", "反击"),
        w("regenerat", "regenerated", "重生"),
        w("destroy", "destroyed", "消灭"),
    ),
    table(
        "giving",
        w(
            "haste",
            "gives it haste|gives haste|grants haste|grants it haste|gives them haste",
            "给敏捷|给它敏捷|赋予敏捷|赋予它敏捷|给予敏捷|让它有敏捷|给它们敏捷|让它得到敏捷",
        ),
        w(
            "prevent",
            "prevents damage|prevents the damage",
            "防止伤害|防止这些伤害",
        ),
        w("regenerat", "regenerates it|regenerates creatures", "重生它|让它重生"),
    ),
    table(
        "undone_noun",
        w("prevent", "damage is prevented|damage was prevented|damage gets prevented", ""),
        w("counter", "spell is countered|spells are countered|spell was countered", ""),
    ),
    table(
        "none_said",
        t(
            _zero,
            "no {_:around}|no {_:other_said}{_:around}",
            "{_:around}|{_:other_said}{_:around}",
        ),
        t(
            _zero,
            "no {_:other_said}{_:things_said}|no {_:other_said}{_:color_said} {_:things_said}",
            "{_:other_said}{_:things_said}|{_:other_said}{_:color_said}[的/]{_:things_said}",
        ),
        t(
            _zero,
            "no {_:other_said}{_:one_keyword} {_:things_said}"
            "|no {_:other_said}{_:things_said} with {_:keyword_list}",
            "{_:other_said}[具/具有/有/带/]{_:keyword_list}[异能/][的/]{_:things_said}",
        ),
    ),
    table(
        "other_said",
        w(
            0,
            "other |special |further |relevant |additional |other relevant ",
            "其他|其它|别的|特殊|其余|额外|任何别的|任何其他|其他相关的|其他有关的|相关的|其他相关",
        ),
    ),
    table(
        "things_said",
        w(
            0,
            "spells|cards|permanents|creatures|creature|permanent|card|artifacts|enchantments"
            "|planeswalkers|tokens|blockers|attackers|untapped creatures|attacking creatures"
            "|legendary creatures|legendary permanents|auras|equipment|counters",
            "永久物|东西|牌|咒语|生物|神器|结界|鹏洛客|衍生物|阻挡者|攻击者|攻击生物|未横置的生物"
            "|传奇生物|传奇永久物|灵气|武具|指示物",
        ),
    ),
    table(
        "around",
        w(
            0,
            "effects|abilities|modifiers|bonuses|replacement effects|static abilities|triggers"
            "|things|pump effects|effects or abilities|continuous effects|responses|tricks"
            "|combat tricks|relevant cards",
            "加成|效应|效果|异能|影响|加成效应|特殊效应|持续效应|触发|特殊情况|修正|效应影响",
        ),
    ),
    table(
        "place_around",
        w(
            0,
            "| on either side"
            "| in play| on the battlefield| around| involved| on the stack| here| anywhere"
            "| in the game| at work| going on| to consider| in effect| out| on board"
            "| that matter| that apply| on it| on them| with that name| of that name"
            "| with the same name| with this name| affecting it| affecting them| that affect it"
            "| on my side| on his side| in his hand| in my hand",
            "",
        ),
    ),
    table(
        "of_anybody",
        w(
            0,
            " from anybody| from anyone| from either player| from either side| from either of us"
            "| from anyone else| from my opponent| from me| from him| by anyone| by anybody",
            "",
        ),
    ),
    table(
        "nobody_has",
        w(
            0,
            "i have |we have |he has |my opponent has |with |i control |we control |he controls "
            "|she controls |she has |my opponent controls |they have |they control |nobody has ",
            "",
        ),
    ),
    table(
        "relevant_said",
        w(0, "relevant|going on|happening|in play|on the stack|out|around|involved", ""),
    ),
)
