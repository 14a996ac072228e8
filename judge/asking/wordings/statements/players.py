"""What is told of players: life, poison, hand, library, graveyard, who goes first."""

from __future__ import annotations

from judge.asking.canonical.rows import ALL_COMMAS, AND, optional, table
from judge.asking.wordings.verbs import row
from judge.language import ListOf, Table, t, w
from judge.language.template import Row
from judge.words import ASKER

EARLIER = (
    "[ this turn/ already/ already this turn/ earlier this turn/ so far this turn/ before that]"
)
ZH_EARLIER = "[本回合/之前/此前/本回合之前/本回合先]"
BEFORE_THAT = "[ before/ before that/ before this/ until then/ at that point/ beforehand/ at first]"
ZH_BEFORE_THAT = "[此前/在此之前/之前/先前/那之前/在那之前/受到伤害前/受伤前/当时/起初/一开始]"
STANDING: tuple[Row, ...] = (
    row(
        "{who:doer_of} [go/goes/play/plays] first|{who:doer_of} [am/is/are] [the starting player"
        "/the first player/on the play/going first/playing first/first]"
        "|{who:doer_of} [start/starts/begin/begins][ the game/]",
        "{who:doer_of}{_:mid}[先手/是先手/先攻/是先手玩家/是先手牌手/是起始牌手/先行动]|{who:doer_of}先开始",
        does="goes_first",
    ),
    row(
        "{who:doer_of} [am/is/are/become/becomes] the monarch|the monarch is {who:whom_named}",
        "{who:doer_of}{_:mid}[是/成为/成为了/当上]君主[了/]|君主是{who:whom_named}",
        does="monarch",
    ),
    row(
        "{who:doer_of} [am/is/are/was] the monarch [when/as] {turn_of:whose} turn"
        " [begins/began/starts/started]"
        "|{who:doer_of} [am/is/are/was] the monarch at the [start/beginning] of"
        " {turn_of:whose} turn",
        "{turn_of:whose}回合开始时[，/]{who:doer_of}{_:mid}是君主[了/]",
        does="monarch",
    ),
    row(
        f"{{who:doer_of}} [cast/casts] {{n:count}} [other /]spells{EARLIER}"
        f"|{{who:doer_of}} [cast/casts] [a/one/another] [other /]spell{EARLIER}",
        f"{{who:doer_of}}{ZH_EARLIER}{{_:mid}}施放[过/了/过了/]{{n:count}}[个/张][其他/别的/]"
        "[咒语/法术/牌][了/]"
        "|{who:doer_of}{_:mid}施放[过/过了]{n:count}[个/张][其他/别的/][咒语/法术/牌][了/]"
        "|本回合{_:mid}施放[过/了/过了/]{n:count}个[其他/别的/]咒语[了/]",
        does="spells_before",
    ),
    row(
        "{n:count} [other /]spells [was/were/has been/have been] [already /]cast"
        "[ this turn/ already/ already this turn/ earlier this turn/ so far this turn/ before that"
        "/ before it/ so far/ before it this turn]",
        "",
        does="spells_before",
        who="",
    ),
    row(
        "{who:doer_of} [have/has/control/controls] {what:nouns} and {n:count} cards in"
        " [hand/my hand/his hand/her hand/their hand]",
        "{who:doer_of}{_:mid}[操控/有]{what:nouns}[和/，/，并有/并有]{n:count}张手牌",
        does="have_and_hand",
        zone="battlefield",
    ),
    row(
        "{who:doer_of} [has/have] {poison:poison_said} [and/but/with] {n:life_total} life[ left/]",
        "{who:doer_of}{_:mid}{poison:poison_said}[和/且/并且/，/，且/、]{_:mid}[有/剩/还有/]"
        "{n:life_total}[点生命/血/点血]",
        does="life_poison",
    ),
    row(
        "{who:whose} [library/deck] [has/holds/contains] [plenty of/many/enough/lots of/a lot of"
        "/several/some] [other /more /]cards[ left/ in it/]"
        "|{who:doer_of} [has/have] [plenty of/many/enough/lots of/a lot of] cards [left /]in"
        " [my/his/her/their/the] [library/deck]",
        "{who:whose}牌库[里/中/]{_:mid}[有/剩][很多/许多/足够/足够的/不少/大量]牌",
        does="has_library",
    ),
    row(
        "{what:card_types} [is/are] in [the/all/both/all the] graveyards[ together/ in all/]"
        "|[the/all/both/all the] graveyards [hold/contain/have] {what:card_types}"
        " [in all/together/between them]",
        "",
        does="graveyards",
    ),
    row(
        "{who:whose} graveyard [is empty/has no cards in it/has no cards/has nothing in it]"
        "|there is nothing in {who:whose} graveyard|there are no cards in {who:whose} graveyard",
        "{who:whose}坟墓场[是空的/为空/里没有牌/没有牌/中没有牌/里什么都没有]",
        does="empty_graveyard",
    ),
    row(
        "[every/each] graveyard is empty|[all/both/all the/all of the/the] graveyards are"
        " [empty/all empty]|there are no cards in [any graveyard/any graveyards/the graveyards"
        "/either graveyard]|nothing is in [any graveyard/either graveyard]",
        "[所有/双方/全部/各个/大家的/每个/两个][的/]坟墓场{_:mid}[是空的/为空/里没有牌/没有牌/里什么都没有/空着]",
        does="empty_graveyards",
    ),
    row(
        "[every/each/the] other graveyard is empty|[all/the/all the] other graveyards are empty"
        "|nothing else is in [any graveyard/the graveyards/either graveyard]"
        "|there is nothing else in [any graveyard/the graveyards/either graveyard]"
        "|[nobody else/no one else/no other player] [has/have] [any cards/a card/anything] in"
        " [a/any/the/their] graveyard",
        "[其他/其它/别的/其余]坟墓场{_:mid}[是空的/为空/里没有牌/没有牌/里什么都没有/空着]"
        "|[坟墓场里/所有坟墓场]{_:mid}没有[别的牌/其他牌/其它牌]",
        does="empty_graveyards",
        others=True,
    ),
    row(
        "{who:doer_of} [sit/sits/am sitting/is sitting/are sitting/stand/stands/start/starts/am"
        " standing] [at/on] {n:life_total}[ life/ life points/]",
        "",
        does="life",
    ),
    row(
        "{who:doer_of} [sit/sits/am sitting/is sitting/am/is/are] at {n:life_total}[ life/] behind"
        " {what:nouns}"
        "|{who:doer_of} [sit/sits/am sitting/is sitting] at {n:life_total}[ life/] with"
        " {what:nouns}[ out/ in play/ on the battlefield/]",
        "",
        does="life_and",
        zone="battlefield",
    ),
    row(
        "the top card of {who:whose} [library/deck] is {what:named_noun}"
        "|{what:named_noun} is on top of {who:whose} [library/deck]"
        "|the top card {who:doer_of} [reveal/reveals/flip/flips/show/shows] is {what:named_noun}"
        "|{who:doer_of} [reveal/reveals/flip/flips] {what:named_noun}[ off the top/ from the top"
        "/ from the top of my library/ on top/]",
        "{who:whose}牌库顶[的/][牌/一张牌/那张牌/第一张牌/][是/为]{what:named_noun}"
        "|{who:doer_of}{_:mid}[展示/翻到/翻出/亮出][的牌/的/][是/为/]{what:named_noun}",
        does="library_top",
    ),
    row(
        "[before that /][the graveyards/all graveyards] [hold/contain/have]"
        " {what:card_types}"
        "|[before that /]there [is/are] {what:card_types} in [the graveyards/all graveyards"
        "/all the graveyards/both graveyards together/all graveyards together]"
        "|{what:card_types} [is/are] in [the graveyards/all graveyards]"
        "|the only [cards/card] in [the graveyards/all graveyards/any graveyard/both graveyards"
        "/all the graveyards] [is/are] {what:card_types}"
        "|[the graveyards/all graveyards] together [hold/contain/have] {what:card_types}",
        "[所有/双方/全部/各个/][的/]坟墓场[中/里/里面/]{_:mid}[有/只有]{what:card_types}",
        does="graveyards",
    ),
    row(
        "{who:doer_of} [has/have] no {_:lands_said} in [my/his/her/their] [library/deck]"
        "|there are no {_:lands_said} in {who:whose} [library/deck]",
        "{who:whose}牌库[里/中/里面/]{_:mid}没有[任何/]{_:lands_said}[了/]"
        "|{who:whose}牌库[里/中/里面/]一张{_:lands_said}{_:mid}没有[了/]",
        does="none_in_library",
    ),
    row(
        "{who:doer_of} [do not/does not/do not want to/does not want to/choose not to/chooses "
        "not to"
        "/refuse to/refuses to/decline to/declines to] pay {_:life_cost}[ for it/]"
        "|{who:doer_of} [pay/pays] no life[ for it/]",
        "{who:doer_of}{_:mid}[不付/不支付/没付/没支付/不想付/不想支付/不愿支付]{_:life_cost}",
        does="pays_life",
        so=False,
    ),
    row(
        "{who:doer_of} [pay/pays] {_:life_cost}[ for it/]",
        "{who:doer_of}{_:mid}[付/支付]{_:life_cost}",
        does="pays_life",
        so=True,
    ),
    row(
        "two [players/of us] [are left/remain/are still in/are still alive/are still playing"
        "/are in the game/are left in the game/remain in the game]"
        "|there are two [players/of us][ left/ in the game]",
        "[就/只/]{_:mid}[剩/剩下/有]两[位/名/个][牌手/玩家][了/在场/在游戏中/]"
        "|[游戏中/场上/这盘游戏/对局中]{_:mid}[有/剩/剩下]两[位/名/个][牌手/玩家][了/]",
        does="seats",
        players=2,
    ),
    row(
        "all {players:players_said} [players/of us] are still [in/alive/playing/in the game"
        "/in it/there]"
        "|{players:players_said} of us [play/are playing][ a/ in a/] [game/free-for-all game"
        "/free-for-all/multiplayer game/pod/match]"
        "|there are {players:players_said} [players/of us][ in the game/ at the table/ in total/]",
        "{players:players_said}[位/名/个][牌手/玩家]{_:mid}[都/全都/均]{_:mid}[在/在场/活着/没输/在游戏中]"
        "|{players:players_said}[位/名/个][牌手/玩家]{_:mid}[在进行/一起进行/进行/在玩/一起玩][一盘/一场/]"
        "[游戏/混战/多人游戏/对局]",
        does="seats",
    ),
    row(
        "[both/both of them/each of them/each/both of us now] [are/is/have/has] [at /]"
        "{n:life_total} life"
        "|[both/both of them/each of them] [are/is] at {n:life_total}"
        "|the life total of both players is {n:life_total}",
        "[双方的/两人的/两位牌手的/两名牌手的][总生命/生命/生命值][都/均/各/]{_:mid}[是/为]{n:life_total}[点/]"
        "|[他们/两人/两位/双方][都/各/均]{_:mid}[有/是/剩/剩下/为]{n:life_total}[点生命/点血/血]",
        does="life_both",
    ),
    row(
        "{who:doer_of} [has/have/had] {n:life_total} [life/life left][ and/, with/ with/, and]"
        " {poison:poison_said}",
        "{who:doer_of}{_:mid}[有/剩/只有/还有]{n:life_total}[点生命/血/点血][和/及/以及/、/与/，/并有/，有/且有]"
        "{poison:poison_bare}",
        does="life_poison",
    ),
    row(
        f"{{who:doer_of}} [had/was at/was on] {{n:life_total}}[ life/]{BEFORE_THAT}"
        f"|{{who:doer_of}} [had/was at/was on] {{n:life_total}} life[ left/]{BEFORE_THAT}",
        f"{{who:doer_of}}{ZH_BEFORE_THAT}{{_:mid}}[有/剩/剩下/是/为]{{n:life_total}}[点生命/点血/血]"
        f"|{{who:doer_of}}{ZH_BEFORE_THAT}的[总生命/生命/生命值]{{_:mid}}[是/为]{{n:life_total}}[点/]",
        does="life",
        before=True,
    ),
    row(
        "{who:doer_of} [take/takes] the [very /]first turn[ of the game/]"
        "|{who:whose} turn is the [very /]first[ one/ turn/][ of the game/]",
        "{who:doer_of}{_:mid}[进行/执行][这盘游戏的/游戏的/整盘游戏的/]第一个回合"
        "|{who:doer_of}{_:mid}是第一个[进行回合/行动][的/的牌手/的玩家]",
        does="goes_first",
    ),
    row(
        "{who:doer_of} [reach/reaches/get to/gets to/come to/comes to/enter/enters/go to/goes to"
        "/begin/begins/start/starts] [my/his/her/the] {step:step_said} with {n:count} [card/cards]"
        " in [hand/my hand/his hand/her hand]"
        "|{who:whose} {step:step_said} [begins/starts/comes/arrives] with {n:count} [card/cards]"
        " in [hand/my hand/his hand/her hand]"
        "|{who:doer_of} [have/has] {n:count} [card/cards] in [hand/my hand/his hand/her hand]"
        " [when/as] [my/his/her/the] {step:step_said} [begins/starts/comes]"
        "|[at the beginning of/at the start of] {who:whose} {step:step_said}[,/] {_:doer_of} "
        "[have/has] {n:count} [card/cards] in [hand/my hand/his hand/her hand]",
        "{who:whose}{step:step_said}[开始时/开始/时/来临时][，/]{_:mid}"
        "[有/手上有/手里有/手牌有/手中有]{n:count}张[手牌/牌]"
        "|{who:doer_of}{_:mid}[到了/到/进入/来到]{_:mid}[我的/自己的/他的/]{step:step_said}[时/的时候/]{_:mid}"
        "[有/手上有/手里有/手牌有/手中有]{n:count}张[手牌/牌]",
        does="hand_in_step",
    ),
    row(
        "[and /][i have /there is /with /][the/a] [normal/usual/regular/standard] [maximum /]hand"
        " size[ limit/ of seven/]"
        "|{who:whose} [maximum /]hand size[ limit/][ is/ is still/ stays/ remains] [the /]"
        "[usual /normal /regular /standard /default /][seven/7/normal/normal one/usual one/default"
        "/unchanged/seven cards]"
        "|[nothing/no effect/no card/nothing else] [changes/affects/modifies/raises/increases"
        "/alters] [my/his/her/the/any/either]{_:players_own} [maximum /]hand size[ limit/s/]",
        "[我的/我/对手的/他的/]"
        "[手牌上限/手牌数量上限/最大手牌数/手牌数上限]{_:mid}[照常/仍然/还是/依然/照旧/就/仍/]"
        "[是/为/]{_:mid}[正常/七张/7张/七/7/默认/普通][的/]"
        "|[没有/没]{_:mid}[改变/影响]手牌上限的[效应/东西/牌]"
        "|[没有/没][东西/任何东西/效应/任何效应/什么/其他效应/别的东西]{_:mid}[改变/影响/修改/增加]"
        "[我的/对手的/他的/任何/我/][手牌上限/手牌数量上限/手牌数上限]",
        does="hand_size_normal",
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
        "{it:noun} [is/becomes/was/became] [now /currently /]a {size:size}"
        " [because of/thanks to/due to/through/by/from] {what:named_noun}"
        "|{it:noun} [is/becomes/was/became] [now /currently /]{size:size}"
        " [because of/thanks to/due to/through/by/from] {what:named_noun}"
        "|{what:named_noun} [makes/made] {it:noun} [a /]{size:size}",
        "{it:noun}[在本回合/本回合/]{_:mid}[因为/因/由于/靠]{what:named_noun}[的效应/的效果/]{_:mid}[而/]{_:mid}"
        "[成为/变成/变为/是/变成了][了/]{size:size}"
        "|{what:named_noun}{_:mid}[让/使/令]{it:noun}{_:mid}[成为/变成/变为/变成了]{size:size}",
        does="sized_by",
    ),
    row(
        "{it:noun} [is/becomes] [now /currently /already /therefore /thus /]"
        "{size:size}|which [makes/make] {it:noun} [a /]{size:size}"
        "|that [makes/make] {it:noun} [a /]{size:size}",
        "{it:named_noun}{_:mid}[目前/现在/此时/因此/于是/]{_:mid}[有/为/变成/成为/变成了/变为/成了]"
        "{size:size}[了/]|{it:pronoun_it}{_:mid}[变成/成为/变成了/变为/成了/就是]{_:mid}{size:size}[了/]"
        "|[这/这样/那/]{_:mid}[让/使/令]{it:named_noun}{_:mid}[是/成为/变成/有]{size:size}",
        does="claims",
    ),
    row(
        "",
        "{_:mid}[变成/成为/变成了/变为/成了]{size:size}[了/]",
        does="claims",
        it={"pronoun": "it"},
    ),
    row(
        "{it:noun} [survive/survives/lives][ it/ that/ this/ the damage/ the bolt/]"
        "|{it:noun} [is/are] still alive|{it:noun} does not die[ from it/ from that/ to it/]"
        "|{it:noun} [makes/make] it[ through/]|{it:noun} lives through [it/that]",
        "{it:subject}{_:mid}[没死/没有死/活了下来/还活着/活下来了/活下来/活着/没死掉/挺过来了/挺住了/没有死掉/幸存]"
        "[了/]",
        does="told_so",
        so="survives",
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
        "{who:doer_of} [have/has/had] {n:life_total} life"
        "|{who:doer_of} [am at/is at/are at/was at/am on/is on] {n:life_total}[ life/]"
        "|{who:doer_of} [at/on] {n:life_total}[ life/]"
        "|{who:whose} life total is {n:life_total}|{who:whose} life is {n:life_total}",
        "{who:doer_of}[原来/本来/原本/还/只/]{_:mid}[有/还有/剩/只剩/是/为/处于/]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]"
        "|{who:whose}{_:life_said}{_:mid}[是/为/有/剩/只有/只剩/处于/还有]{n:life_total}[点/]"
        "|{who:doer_of}{_:life_said}{_:mid}[是/为/有/剩/还有/只有/只剩]{n:life_total}[点/]",
        does="life",
    ),
    row(
        "{who:doer_of} [have/has/had/am at/is at/are at] {n:life_total} life [left/remaining]"
        "|{who:doer_of} [am/is/are] [now/currently] [at/on] {n:life_total}[ life/]"
        "|{who:doer_of} [now /currently ][have/has] {n:life_total} life"
        "|{who:doer_of} at {n:life_total} life [left/remaining]",
        "{who:doer_of}[目前/现在]{_:mid}[有/是/为/处于/剩/只剩/还剩/]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]"
        "|{who:doer_of}[还剩/剩下]{n:life_total}"
        "[点生命/血/点血/点总生命/点生命值/点生命总值]",
        does="life",
        by_now=True,
    ),
    row(
        "me [at/on] {n:life_total}[ life/]|at {n:life_total}[ life/]|on {n:life_total} life",
        "",
        does="life",
        who=ASKER,
    ),
    row(
        "{who:doer_of} [am at/is at/are at/was at] {n:life_total}[ life] with "
        "{what:nouns}[ out/ in play/ on the battlefield/]"
        "|{who:doer_of} [has/have/had] {n:life_total} life with "
        "{what:nouns}[ out/ in play/ on the battlefield/]"
        "|{who:doer_of} [has/have/control/controls] {what:nouns} and {n:life_total} life"
        "|{who:doer_of} [has/have] {n:life_total} life and {what:nouns}[ out/ in play/]"
        "|{who:doer_of} [am at/is at/are at] {n:life_total}[ life/] and [has/have/control/controls]"
        " {what:nouns}",
        "{who:doer_of}{_:mid}[有/剩/只剩]{n:life_total}[点生命/点血/血][和/以及/，并操控/，操控]"
        "{what:nouns}"
        "|{who:doer_of}[操控/有]{what:nouns}[和/以及/并且有/，有/，并有]{n:life_total}[点生命"
        "/点血/血]",
        does="life_and",
        zone="battlefield",
    ),
    row(
        "{who:whose} [library/deck] [has/holds/contains] [only ]{n:count} [card/cards]{_:left_said}"
        "|{who:doer_of} [has/have] [only ]{n:count} [card/cards]{_:left_said} in"
        " [my/his/her/their/the] [library/deck]"
        "|there [is/are] [only ]{n:count} [card/cards]{_:left_said} in {who:whose} [library/deck]"
        "|[only ]{n:count} [card/cards] [is/are/remains/remain] [left /]in {who:whose}"
        " [library/deck]|{who:whose} [library/deck] is [down to/at] [only /just /]{n:count}"
        " [card/cards]|{who:doer_of} [am/is/are] down to {n:count} [card/cards] in"
        " [my/his/her/their] [library/deck]",
        "牌库[里/中/]{_:mid}[只有/有/只剩/还有/还剩/剩/剩下/只剩下][最后/]{n:count}张[牌/][了/]|"
        "{who:whose}牌库[里/中/]{_:mid}[只有/有/只剩/还有/还剩/剩/剩下/只剩下][最后/]{n:count}张[牌/][了/]",
        does="library",
    ),
    row(
        "[an /]empty [library/deck]|[library/deck] [is /]empty"
        "|no cards [left /]in [library/the library/the deck]|"
        "{who:whose} [library/deck] [has/have] no cards[ left/ in it/ left in it]"
        "|{who:whose} [library/deck] is empty"
        "|there are no cards[ left/] in {who:whose} [library/deck]"
        "|{who:doer_of} [has/have] an empty [library/deck]"
        "|{who:doer_of} [has/have] no cards[ left/] in [/my /his /her /their /the ][library/deck]"
        "|{who:doer_of} [has/have] no [library/library left/cards left to draw/cards to draw]"
        "|{who:doer_of} [has/have] no cards left in [my/his/her/their] library"
        "|{who:doer_of} [has/have] no cards in [my/his/her/their] library",
        "空牌库|{who:doer_of}牌库[里/中/]{_:mid}[没有牌了/没有牌/没牌/空了/已空]"
        "|{who:whose}牌库[里/中/]{_:mid}[空了/空/为空/是空的/没有牌了/没有牌/没牌/没有任何牌"
        "/一张牌都没有]",
        does="library",
        n=0,
    ),
    row(
        "both [libraries/decks] are empty|both libraries have no cards[ left/]"
        "|we each have empty libraries|both players have [an empty library/empty libraries]",
        "[双方/双方的/双方牌手的/我们的/我和对手的]牌库{_:mid}[空了/空/是空的/没有牌了/没有牌/没牌/没牌了]",
        does="libraries",
        n=0,
    ),
    row(
        "{who:doer_of} [has/have/am at/is at/are at] {n:poison_said}[ yet/ already/ so far/]",
        "{who:doer_of}[身上/]{_:mid}{n:poison_said}",
        does="poison",
    ),
    row(
        "{who:doer_of} [has/have/had/am at/is at/are at/am on/is on] {n:life_total}[ life/ life "
        "points/] [and/with/but] {poison:poison_said}",
        "{who:doer_of}{_:mid}[有/剩/只有/还有]{n:life_total}[点生命/血/点血][和/且/并且/，/，且/、]"
        "[身上/]{poison:poison_said}",
        does="life_poison",
    ),
    row(
        "{who:doer_of} [hold/holds/am holding/is holding] [exactly /only /]{n:count} [card/cards]"
        "|{who:doer_of} [has/have/hold/holds] [exactly /only /]{n:count} [card/cards][ in hand]"
        "|{who:doer_of} [has/have] [exactly /only /]{n:count} [card/cards] in [my/his/her/their]"
        " hand"
        "|there are {n:count} cards in {who:whose} hand",
        "{who:doer_of}[的/][手上/手牌/手里/手中/手牌中]{_:mid}[有/只有/剩/还有]{n:count}张[牌/手牌]"
        "|{who:doer_of}{_:mid}有{n:count}张手牌",
        does="cards_in_hand",
    ),
    row(
        "{who:whose} hand is empty|{who:doer_of} [has/have] no [cards in hand/cards in my hand"
        "/cards in his hand/cards in her hand/hand]",
        "{who:doer_of}没有手牌|{who:whose}手牌为空",
        does="cards_in_hand",
        n=0,
    ),
    row(
        "[both players/both of us/we both] at {n:life_total}[ life/]"
        "|[both players/we each/both of us] [has/have/is at/are"
        " at] {n:life_total}[ life/ life left]",
        "[我和对手/双方/我们/双方牌手/两位牌手]{_:mid}[有/剩/剩下/只剩"
        "/只有]{n:life_total}[点生命/点血/血]"
        "|[我和对手/双方/我们/双方牌手/两位牌手][的/]{_:life_said}{_:mid}[是/为/有/剩/只有"
        "/只剩]{n:life_total}[点/]",
        does="life_both",
    ),
    row(
        "{who:doer_of} [have not/has not] played [a land/any land/any lands/my land/a land yet]"
        "[ this turn/ yet this turn/ yet/]",
        "{who:doer_of}[本回合/]{_:mid}[没有/没]{_:mid}[下/使用/放/出][过/]地[牌/]"
        "|本回合{who:doer_of}{_:mid}[没有/没]{_:mid}[下/使用/放/出][过/]地[牌/]",
        does="no_land_yet",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [choose/chooses/pick/picks] {whom:whom}"
        "[ for it/ for that/ for proliferate/]",
        "{who:doer_of}{_:mid}[选择/选/选了/选择了][了/]{whom:whom}",
        does="chooses_player",
    ),
    row(
        "{on:noun} [gets/get] {change:change} [from/off/thanks to/due to/because of]"
        " {what:named_noun}[ until end of turn/ this turn/]"
        "|{what:named_noun} [gives/give/grants/grant] {on:noun} {change:change}"
        "[ until end of turn/ this turn/]",
        "{on:noun}{_:mid}[因/因为/由/从/靠][了/]{what:named_noun}{_:mid}[得/得到/获得/而得到]{change:change}"
        "|{what:named_noun}{_:mid}[让/使/令/给]{on:noun}{_:mid}[得/得到/获得/]{change:change}"
        "[直到回合结束/]",
        does="gets_from",
    ),
    row(
        "{who:doer_of} [discard/discards] {what:named_noun}"
        "[ to an effect/ to a spell/ to my opponent's effect/ to hand size/]",
        "{who:doer_of}{_:mid}[弃/弃掉][了/]{what:named_noun}",
        does="discards_card",
    ),
    row(
        "{who:doer_of} [concede/concedes/scoop/scoops/leave/leaves/quit/quits/drop out/drops out]"
        "[ the game/ of the game/ the table/]",
        "{who:doer_of}{_:mid}[投降/认输/退出/退出游戏/离开游戏/退赛][了/]",
        does="concedes",
    ),
    row(
        "{who:doer_of} [draw/draws] [a card /]from an empty library"
        "|{who:doer_of} [draw/draws] with an empty library"
        "|{who:doer_of} [try/tries/attempt/attempts] to draw from an empty library",
        "{who:doer_of}{_:mid}从空[的/]牌库[里/中/]{_:mid}抓[一张/][牌/]"
        "|{who:doer_of}牌库空了还抓牌",
        does="draws_from",
        n=0,
    ),
    row(
        "{who:doer_of} [draw/draws] the [last/final] card [of/from/in] [my/his/her/their]"
        " [library/deck]",
        "{who:doer_of}{_:mid}抓[了/到/]牌库[里的/中的/的/里/]最后一张牌",
        does="draws_from",
        n=1,
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
    row(
        "{who:doer_of} [pay/pays] {n:count} life[ for it/ for something/]",
        "{who:doer_of}{_:mid}[支付/付][了/]{n:count}点[生命/血]",
        does="life_paid",
    ),
)
EFFECTS: tuple[Row, ...] = (
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
        "{who:doer_of} [discard/discards] {n:count} [card/cards]",
        "{who:doer_of}{_:mid}弃[掉/]{n:count}张[手牌/牌]",
        does="discards_cards",
    ),
    row(
        "{who:doer_of} [discard/discards] a card[ to an effect/ to a spell/ from hand/]",
        "",
        does="discards_cards",
        n=1,
    ),
)
TABLES: tuple[Table, ...] = (
    optional("players_own", w(0, " player's| one's", "")),
    table(
        "life_cost",
        w(
            0,
            "life|any life|the life|2 life|the 2 life|two life",
            "生命|2点生命|两点生命|任何生命|血|2点血",
        ),
    ),
    table(
        "lands_said",
        w(0, "basic land|basic lands|basics|basic land cards|lands", "基本地|基本地牌|地|地牌"),
    ),
    table("card_types", ListOf("card_type", *AND), ListOf("card_type", *ALL_COMMAS, least=2)),
    table(
        "card_type",
        row(
            "{number:count} {type:type_said}[ card/ cards/]",
            "{number:count}[张/个]{type:type_said}[牌/]",
        ),
        row("[a/an/a single] {type:type_said}[ card/]", "", number=1),
    ),
    table(
        "type_said",
        *(
            w(en, f"{en}|{en}s".replace("sorcerys", "sorceries"), zh)
            for en, zh in (
                *(("land", "地"), ("creature", "生物"), ("instant", "瞬间"), ("sorcery", "法术")),
                *(("artifact", "神器"), ("enchantment", "结界"), ("planeswalker", "鹏洛客")),
                *(("artifact creature", "神器生物"), ("artifact land", "神器地")),
            )
        ),
    ),
    table(
        "poison_bare",
        t(lambda n: n, "", "{n:count}个中毒指示物", unmake=lambda value: None),
    ),
    table(
        "card_type_said",
        w("land", "lands|land cards|land", "地|地牌"),
        w("creature", "creatures|creature cards|creature", "生物|生物牌"),
        w("instant", "instants|instant cards", "瞬间|瞬间牌"),
        w("sorcery", "sorceries|sorcery cards", "法术牌"),
    ),
)
