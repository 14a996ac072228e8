"""What people tell in a clause before they ask: how something died, came back, was set, was paid.

These rows stand beside those of `statements`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

IT = {"pronoun": "it"}
EOT = "[ until end of turn/ this turn/ for the turn/ for the rest of the turn/]"
ZH_EOT = "[直到回合结束/]"
NO_MANA_COST = "[没有法术力费用/无法术力费用/没有费用/法术力值为0/的法术力值是0/的法术力值为0]"
STANDING: tuple[Row, ...] = (
    row(
        "{who:doer_of} [reach/reaches/get to/gets to/come to/comes to/enter/enters/go to/goes to"
        "/begin/begins/start/starts] [my/his/her/the] {step:step_said} with {n:count} [card/cards]"
        " in [hand/my hand/his hand/her hand]",
        "{who:doer_of}{_:mid}[到了/到/进入/来到]{_:mid}[我的/自己的/他的/]{step:step_said}[时/的时候/]{_:mid}"
        "[有/手上有/手里有/手牌有/手中有]{n:count}张[手牌/牌]",
        does="hand_in_step",
    ),
    row(
        "[and /][i have /there is /with /][the/a] [normal/usual/regular/standard] [maximum /]hand"
        " size[ limit/ of seven/]"
        "|my maximum hand size is [seven/7/normal]",
        "[手牌上限/手牌数量上限/最大手牌数][是/为/]{_:mid}[正常/七张/7张/七/7][的/]"
        "|没有[改变/影响]手牌上限的[效应/东西/牌]",
        does="hand_size_normal",
    ),
    row(
        "{who:doer_of} [control/controls/have/has] none[ of them/ of those/ at all/]",
        "{who:doer_of}{_:mid}[一个也没有/一个都没有/一只都没有/一只也没有]",
        does="none_of_those",
    ),
    row(
        "{who:doer_of} [am/is/are] the [starting/first] player [in/of] a two-player game"
        "|{who:doer_of} [am/is/are] [on the play/going first] in a two-player game",
        "[在双人游戏中，/双人对局中，/在双人对局中，/双人游戏里，/两人对局中，]{who:doer_of}{_:mid}"
        "[是先手/是先手牌手/是起始牌手/先手/先攻]",
        does="goes_first",
        seats={"players": 2},
    ),
    row(
        "",
        "{it:noun}{_:mid}[从上回合起就在战场上/从上个回合起就在战场上/从上回合开始就在战场上/上回合就在战场上"
        "/上回合就在场/上个回合就在场上/上回合就已在战场上/从上回合起就在场上][了/]",
        does="long_there",
    ),
    row(
        "{it:noun} [is/becomes] [now /currently /already /therefore /thus /]"
        "{size:size}|which [makes/make] {it:noun} [a /]{size:size}"
        "|that [makes/make] {it:noun} [a /]{size:size}",
        "{it:named_noun}{_:mid}[目前/现在/此时/因此/于是/]{_:mid}[有/为/变成/成为]{size:size}"
        "|[这/这样/那/]{_:mid}[让/使/令]{it:named_noun}{_:mid}[是/成为/变成/有]{size:size}",
        does="claims",
    ),
    row(
        "{it:named_noun} [is/has/was/has been] [already /now /]transformed[ into a {size:size}/"
        " to its back face/ into its back face/]|{it:named_noun} [is/was] [already /now /]"
        "[flipped/on its back face/on its back side/showing its back face]"
        "|{it:named_noun} [has/have] its back face up",
        "{it:named_noun}{_:mid}[转化/翻面/翻转/翻到背面/转化到背面/转化成背面/翻成背面/是背面/背面朝上][了/]"
        "|{it:named_noun}{_:mid}[转化成/翻成/转化为][了/]{size:size}的?[背面/][了/]".replace(
            "的?", "[的/]"
        ),
        does="turned_over",
    ),
    row(
        "{it:noun} [has/have] no mana cost|{it:noun} [has/have] [a /]mana value [of /]0"
        "|{it:noun_s} mana value is [0/zero]",
        f"{{it:subject}}{{_:mid}}{NO_MANA_COST}",
        does="costs_nothing",
    ),
    row(
        "{it:noun} [came/come/comes/has come/had come] back[ to the battlefield/ into play/]"
        " with {counters:counters_said}[ on it/]"
        "|{it:noun} [returned/has returned/had returned/was returned][ to the battlefield/]"
        " with {counters:counters_said}[ on it/]",
        "{it:subject}{_:mid}[带着/带/以带有/带有]{counters:counters_said}{_:mid}"
        "[回来/回场/回到战场/返回战场/移回战场/返回/回到场上][了/]"
        "|{it:subject}{_:mid}[回来/回场/回到战场/返回战场/返回/回到场上][了/][，/]{_:mid}"
        "[带着/带/带有/上面有/身上有/上有]{counters:counters_said}",
        does="came_back_with",
    ),
    row(
        "{who:whose} hand [holds/contains/has/consists of/is] [only/nothing but/just] [all /]"
        "{type:card_type_said}"
        "|{who:doer_of} [has/have/hold/holds] [only/nothing but/just] {type:card_type_said}"
        " in [my/his/her/their] hand"
        "|{who:doer_of} [has/have/hold/holds] [only/nothing but/just] {type:card_type_said}"
        " in hand",
        "{who:whose}[手牌/手牌里/手牌中/手里/手上/手中]{_:mid}[全是/都是/全部是/全为/全都是]"
        "{type:card_type_said}",
        does="hand_of_type",
    ),
    row(
        "{who:doer_of} [have/has] {poison:poison_said} [and/with/but] {n:life_total} life[ points/]"
        "|{who:doer_of} [am/is/are] at {poison:poison_said} and {n:life_total} life",
        "{who:doer_of}{_:mid}{poison:poison_said}[和/且/并且/，/，且/、/，有/和有]{n:life_total}"
        "[点生命/血/点血]",
        does="life_poison",
    ),
    row(
        "{who:doer_of} [is/am/are] [only /just /]kept alive by {it:named_noun}"
        "|{who:doer_of} [am/is/are] [still /only /]alive [because of/thanks to/through]"
        " {it:named_noun}"
        "|{it:named_noun} [keeps/is keeping] {who:whom} [alive/in the game]",
        "{who:doer_of}{_:mid}[靠着/靠/全靠/仗着/凭]{it:named_noun}{_:mid}[撑着/活着/续命/吊着命/才没输"
        "/没有输/没输/撑住]",
        does="kept_alive",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [get/gets/receive/receives] {tokens:tokens_said}",
        "",
        does="makes",
    ),
    row(
        "{who:doer_of} [activate/activates/use/uses] {what:noun_s} [tap ability/ability/damage"
        " ability] to deal {n:count} damage to {on:targets_said}"
        "|{who:doer_of} [tap/taps] {what:noun} [and/to activate its ability and] [deal/deals]"
        " {n:count} damage to {on:targets_said}"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun_s} [tap ability/ability][,/]"
        " targeting {on:targets_said} for {n:count} damage",
        "{who:doer_of}起动{what:noun_s}[横置/][异能/起动式异能][，/]{_:mid}[来/以/要/去/]"
        "对{on:targets_said}造成[了/]{n:count}点伤害"
        "|{who:doer_of}横置{what:noun}[，/][并/]起动[它的/其/][横置/]异能[，/]{_:mid}[来/以/要/去/]"
        "对{on:targets_said}造成[了/]{n:count}点伤害",
        does="activate",
    ),
    row(
        "{by:nouns} [is/are] [unblocked/not blocked] and [deal/deals][ its/ their/] combat damage",
        "{by:nouns}{_:mid}[没被阻挡/没有被阻挡/未被阻挡/没人阻挡/没人挡/没被挡][并/且/并且/，/，并/而/、]"
        "{_:mid}造成[了/]战斗伤害",
        does="connects",
    ),
    row(
        "{by:nouns} [hit/hits/connect with/connects with/get through to/gets through to] them"
        "|{by:nouns} [deal/deals][ its/ their/] damage to them",
        "",
        does="connects_them",
    ),
    row(
        "{at:whom_or_him} [is/am/are/gets/get] [hit by/dealt combat damage by] {by:nouns}",
        "{at:whom_or_him}{_:mid}[受到/受到了]{by:nouns}[造成的/的]战斗伤害",
        does="connects",
    ),
    row(
        "{on:noun} [dies/died/is destroyed/gets destroyed] and [then /][comes/came] back"
        "[ to the battlefield/ into play/]"
        "|{on:noun} [dies/died/is destroyed/gets destroyed] and [then /][returns/returned]"
        "[ to the battlefield/]",
        "{on:noun}{_:mid}[死去/死了/死掉/被消灭/阵亡][了/][，/]{_:mid}[再/又/然后/并/并且/然后又/后/后又/之后]"
        "{_:mid}[靠自己的异能/因自己的异能/]{_:mid}[回来/回到战场/回到场上/返回战场/移回战场/回场][了/]",
        does="dies_and_returns",
    ),
    row(
        "{who:doer_of} [exile/exiles] {n:count} [card/cards]"
        "[ from my graveyard/ from his graveyard/ from the graveyard/]"
        " to [delve for/cast/pay for/help cast] {what:named_noun}"
        "|{who:doer_of} [cast/casts] {what:named_noun}[,/][ and/] [exiling/delving][ away/]"
        " {n:count} [card/cards][ from my graveyard/ from his graveyard/ for delve/ with delve/]"
        "|{who:doer_of} [delve/delves][ away/] {n:count} [card/cards] for {what:named_noun}"
        "|{who:doer_of} [cast/casts] {what:named_noun} [delving/with delve for] {n:count}",
        "{who:doer_of}{_:mid}[从坟墓场/]放逐[坟墓场里的/坟墓场中的/坟墓场的/我坟墓场里的/][了/]{n:count}张牌"
        "[来/以/，/，来/][掘穴/为掘穴][施放/来施放/并施放][了/]{what:named_noun}"
        "|{who:doer_of}施放{what:named_noun}[，/时][掘穴/放逐][了/][坟墓场里的/坟墓场中的/坟墓场的/]"
        "{n:count}张[牌/][来掘穴/]",
        does="delves_for",
    ),
    row(
        "{by:nouns} [hit/hits/connect with/connects with/get through to/gets through to]"
        " {pw:named_noun}"
        "|{by:nouns} [deal/deals][ its/ their/] [combat damage/damage in combat] to {pw:noun}",
        "{by:nouns}{_:mid}[没有被阻挡，/没被阻挡，/未被阻挡，/没被挡，/未被阻挡且/]{_:mid}"
        "对{pw:noun}造成[了/]战斗伤害|{by:nouns}{_:mid}[打中/打到/击中][了/]{pw:named_noun}",
        does="hits_object",
    ),
    row(
        "[the same commander/a commander/one commander] [deals/dealt/has dealt] {n:count} and"
        " [then /later /]{m:count} combat damage to {whom:whom}"
        "|[the same commander/a commander/one commander] [deals/dealt/has dealt] {whom:whom}"
        " {n:count} and [then /later /]{m:count} combat damage",
        "[同一个/一个/同一]指挥官[前后两次/先后/先后两次/前后/两次分别/分别/]对{whom:whom}造成[了/过/]"
        "{n:count}点[和/与/、/、然后]{m:count}点[战斗/]伤害",
        does="commander_twice",
    ),
    row(
        "{it:noun} [return/returns/come back/comes back]",
        "{it:noun}{_:mid}[回来/回场/返场][了/]",
        does="comes_back",
    ),
    row(
        "{of:named_noun} [reveals/reveal/flips/turns over/turns up] {what:named_noun}",
        "{of:named_noun}{_:mid}[展示/翻到/翻出/亮出/翻开][了/]{what:named_noun}",
        does="reveals",
    ),
    row(
        "{who:doer_of} [exile/exiles/blink/blinks/flicker/flickers] {on:noun} and [return/returns]"
        " it[ to the battlefield/] [with/using/via/by] {what:named_noun}"
        "|{who:doer_of} [exile/exiles] {on:noun} with {what:named_noun} and [return/returns] it"
        "[ to the battlefield/]"
        "|{who:doer_of} [use/uses/cast/casts] {what:named_noun} to [exile/blink/flicker] {on:noun}"
        " and return it[ to the battlefield/]",
        "{who:doer_of}用{what:named_noun}[把/将]{on:noun}[放逐/放逐了][，/][再/然后再/然后/并/后再/后/又/]"
        "[移回/放回/返回/回到/回]战场"
        "|{who:doer_of}用{what:named_noun}放逐{on:noun}[，/][再/然后再/然后/并/后再/后/又/]"
        "[将其/把它/将它/让它/]{_:mid}[移回战场/放回战场/返回战场/回到战场/移回/放回/回来]"
        "|{who:doer_of}用{what:named_noun}[闪/闪烁][了/]{on:noun}"
        "|{who:doer_of}用{what:named_noun}[把/将]{on:noun}[闪/闪烁/闪了/闪烁了][一下/一次/]",
        does="blinked_with",
    ),
    row(
        "{who:doer_of} [use/uses/cast/casts] {what:named_noun} to"
        " [return/put/bring back/reanimate/bring]"
        " {on:noun} [from/in] {from:graveyard_of}"
        "[ to the battlefield/ onto the battlefield/ into play/ back/]"
        "|{who:doer_of} [reanimate/reanimates/return/returns/put/puts/bring/brings] {on:noun}"
        " from {from:graveyard_of}[ to the battlefield/ onto the battlefield/ into play/ back/]"
        " [with/using/via] {what:named_noun}"
        "|{who:doer_of} [reanimate/reanimates] {on:noun} [with/using/via] {what:named_noun}",
        "{who:doer_of}用{what:named_noun}[把/将]{from:graveyard_of}{on:noun}"
        "[放进/移回/放回/返回/回到/放到/拉回/带回/复活到/移到/放置进][战场/战场上/场上/场]"
        "|{who:doer_of}用{what:named_noun}[把/将]{from:graveyard_of}{on:noun}"
        "[复活/拉回来/拉起来/救回来/捡回来/弄回来][了/]"
        "|{who:doer_of}用{what:named_noun}[复活/拉回/捞回][了/]{from:graveyard_of}{on:noun}",
        does="reanimated_with",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}[以/用/付/支付/按][正常/普通/通常/原本/原来/印刷的/一般/全额/正常的/普通的"
        "/原本的/它的法术力/其法术力][费用/法术力费用/的费用/的法术力费用][来/，/]施放[了/]{what:noun}",
        does="cast",
        plainly=True,
    ),
    row(
        "{what:several} this turn"
        "|{who:doer_of} [cast/casts/play/plays] {what:several}"
        "[ earlier this turn/ already this turn/ before that this turn/ before it this turn]"
        "|{who:doer_of} already [cast/casts] {what:several}[ this turn/]",
        "{who:doer_of}本回合[已经/已/先前/之前][施放过/施放了/用过/用了/放过/放了]{what:several}"
        "|本回合[已经/已/先前/之前][施放过/施放了/用过/用了]{what:several}",
        does="spells_named_before",
    ),
)
EFFECTS: tuple[Row, ...] = (
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
        "{what:named_noun} [kills/killed/has killed] {on:target_said}",
        "{what:named_noun}{_:mid}[杀死/打死/杀掉/烧死][了/]{on:target_said}",
        does="killed_by",
    ),
    row(
        "{on:target_said} [is/gets/was/got] killed [by/with] {what:named_noun}",
        "{on:target_said}{_:mid}被{what:named_noun}{_:mid}[杀死/打死/杀掉/烧死][了/]",
        does="killed_by",
    ),
    row(
        "{who:whose} [spell/burn spell/effect/ability] [deals/deal/dealt/does] {n:count} damage to"
        " {on:target_said}",
        "{who:whose}[咒语/瞬间/法术/效应/异能]{_:mid}对{on:target_said}{_:mid}造成[了/]{n:count}点伤害",
        does="dealt",
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
        "",
        "{who:doer_of}{_:mid}防止[本回合中接下来/本回合接下来/本回合中下一次/接下来本回合/接下来]"
        "[将/会/将会/将要]对{on:target_said}造成的[下/]{n:count}点伤害",
        does="spell_shields",
    ),
)
AFTER: tuple[Row, ...] = (
    w(
        {"moment": "combat_begins"},
        " once combat has begun| after combat has begun| once combat begins| when combat begins"
        "| as combat begins| after combat begins| when combat has begun"
        "| at the beginning of combat| in the beginning of combat step",
        "",
    ),
    w({"moment": "later"}, " later this turn| later that turn| later in the turn", ""),
)
BEFORE: tuple[Row, ...] = (
    row(
        "",
        "[轮到/到/到了/等到]{turn_of:whose}行动阶段[时/的时候/中/里/][，/]",
    ),
    w(
        {"moment": "later"},
        "after both spells resolve, |once both spells resolve, |when both spells have resolved, "
        "|after both spells have resolved, |once both have resolved, |after both resolve, ",
        "|".join(
            f"{both}{at}{sign}"
            for both in ("这两个咒语都", "两者都", "两个都", "两张都")
            for at in ("结算后", "结算之后", "结算以后", "结算完后", "结算完", "结算完毕后")
            for sign in ("", "，")
        ),
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "card_type_said",
        w("land", "lands|land cards|land", "地|地牌"),
        w("creature", "creatures|creature cards|creature", "生物|生物牌"),
        w("instant", "instants|instant cards", "瞬间|瞬间牌"),
        w("sorcery", "sorceries|sorcery cards", "法术牌"),
    ),
)
