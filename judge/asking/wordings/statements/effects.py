"""What an effect does to what, without saying which effect it is."""

from __future__ import annotations

from judge.asking.wordings.verbs import row
from judge.language.template import Row

BARE: tuple[Row, ...] = (
    row("{what:nouns}", "{what:nouns}", does="have", zone="battlefield", who="", bare=True),
)
EFFECTS: tuple[Row, ...] = (
    row(
        "{on:target_said} [is/gets/got] [pinged/zapped/burned/shot] for {n:count}[ damage/]"
        "|{on:target_said} [takes/take] {n:count} damage|{on:target_said} [is/are/am] dealt"
        " {n:count} damage",
        "{on:target_said}{_:mid}[受到/受/吃]{n:count}点伤害[而被消灭/而死去/而死/]",
        does="dealt",
    ),
    row(
        "{who:doer_of} [deal/deals] {n:count} damage to {on:target_said}",
        "{who:named_doer}{_:mid}对{on:target_said}{_:mid}造成{n:count}点伤害",
        does="dealt",
    ),
    row(
        "{who:doer_of} [ping/pings/zap/zaps/hit/hits/burn/burns/shoot/shoots] {on:target_said} for"
        " {n:count}[ damage/]",
        "{who:doer_of}用{n:count}点[伤害/直伤/火][打/点/烧/射/打掉/烧掉]{on:target_said}"
        "|{who:doer_of}[打/点/烧/射]{on:target_said}{n:count}点[伤害/]",
        does="dealt",
    ),
    row(
        "{what:named_noun} [enters/enter/comes/come] [the battlefield/into play/in]"
        "|{what:named_noun} [enters/enter]"
        "|{what:named_noun} enters under {who:whose} control|{what:named_noun} [enters/enter]"
        " the battlefield under {who:whose} control",
        "{what:named_noun}{_:mid}[进战场/进场/进入战场][了/]"
        "|{what:named_noun}{_:mid}[在/于]{who:whose}[操控下/操控之下][进战场/进场/进入战场][了/]"
        "|{what:named_noun}{_:mid}[在/于]{who:whose}的[操控下/操控之下][进战场/进场/进入战场][了/]",
        does="enters",
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
        "{on:noun}失去所有异能[直到回合结束/]",
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
        "{who:doer_of} [create/creates/make/makes] {tokens:tokens_said}"
        "|an effect [creates/makes] {tokens:tokens_said} for {who:whom}",
        "{who:doer_of}{_:mid}[派出/造/造了/造出/制造/得到/放出]{tokens:tokens_said}"
        "|[我的/一个/某个/]{_:mid}[法术/咒语/效应/异能/牌][让/使/令]{who:doer_of}{_:mid}[派出/造出/得到]"
        "{tokens:tokens_said}",
        does="makes",
    ),
    row(
        "{who:doer_of} [gain/gains/take/takes] control of {on:noun}"
        "|{who:doer_of} [steal/steals] {on:noun}",
        "{who:doer_of}{_:mid}[获得/夺取/拿到/得到/取得/抢到/拿走/夺走/抢走/取走/夺得][了/]"
        "{on:noun}的操控权"
        "|{who:doer_of}[把/将]{on:noun}的操控权[拿走"
        "/抢走/夺走][了/]|{who:doer_of}[把/将]{on:noun}[偷/偷走/抢/抢走/夺走/拐走][了/]|{who:doer_of}[偷/偷走/偷了/偷来/抢/抢来/抢走/抢到]{on:noun}",
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
        "{who:doer_of} [destroy/destroys] all creatures|all creatures are destroyed",
        "{who:doer_of}消灭所有生物|所有生物被消灭",
        does="effect",
        text="Destroy all creatures.",
    ),
    row(
        "{who:doer_of} [proliferate/proliferates][ once/ one time/]",
        "{who:doer_of}{_:mid}[进行/进行一次/][增殖/增殖一次][了/]",
        does="effect",
        text="Proliferate.",
    ),
    row(
        "{who:doer_of} [populate/populates][ with {on:noun}/]",
        "{who:doer_of}殖民[了/]|{who:doer_of}用{on:noun}殖民",
        does="populate",
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
    row(
        "{counters:counters_said} [are/is] put on {on:noun}"
        "|{on:noun} [get/gets/receive/receives] {counters:counters_said}[ put on it/ on it/]"
        "|{who:doer_of} [put/puts] {counters:counters_said} on {on:noun}",
        "{who:doer_of}在{on:noun}[上/上面/身上][放置/放/放了/放置了/再放/加]"
        "{counters:counters_said}"
        "|{who:doer_of}[把/将]{counters:counters_said}[放在/放到/放置在]{on:noun}[上/身上]"
        "|{who:doer_of}[给/往]{on:noun}[放/放上/放了/加/加了/加上/上放][置"
        "/]{counters:counters_said}"
        "|{on:noun}上[被/]放[置/]了{counters:counters_said}"
        "|{who:doer_of}[放/放了/放置/放置了]{counters:counters_said}[在/到/于]{on:noun}[上/身上]"
        "|{on:noun}{_:mid}[得到/获得/被放/被放上/被放了/被放置][了/]{counters:counters_said}"
        "|{who:doer_of}[在/往]{on:on_top}[放/放了/放置/再放/加/放上]{counters:counters_said}",
        does="put",
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
        "{who:whose} life total [becomes/goes to/drops to] {n:life_total}",
        "{who:whose}[总生命/生命/生命值/生命总值][变成/变为/成为/降到/降为]{n:life_total}[点/]",
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
