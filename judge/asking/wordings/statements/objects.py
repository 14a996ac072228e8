"""What there is: who has it, what it is, what it says."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.acts import (
    HAVE,
)
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Table, Word, t, w
from judge.language.template import Row
from judge.words import ASKER, OPPONENT

MINE = {
    ASKER: ("mine", "my control", "i control", "我操控的/我的", "我操控/归我操控"),
    OPPONENT: (
        "his|hers|theirs|my opponent's",
        "my opponent's control|his control|their control",
        "my opponent controls|he controls|they control",
        "对手操控的/对手的/他的",
        "对手操控/归对手操控",
    ),
}


def _owned() -> list[Row]:
    """Whose the things are that were told of last, two of them or one."""
    rows: list[Row] = []
    for who, (mine, control, i_control, zh, by) in MINE.items():
        for number, heads, of, zh_of in (
            (
                2,
                "both |both are |they are both |both of them are ",
                "both of which",
                "两个/两张/两者",
            ),
            (0, "they are |they are all |all of them are |all ", "which", "它们/全部"),
            (1, "it is ", "which", "它"),
        ):
            said = [f"{head}{one}" for one in mine.split("|") for head in heads.split("|")]
            said += [
                f"{head}under {one}" for one in control.split("|") for head in heads.split("|")
            ]
            said += [f"{of} {one}" for one in i_control.split("|")] if number != 1 else []
            zh_said = f"[{zh_of}]{{_:mid}}是{{_:mid}}[{zh}]|[{zh_of}]{{_:mid}}由[{by}]"
            rows.append(row("|".join(said), zh_said, does="owned", who=who, number=number))
    return rows


NO_MANA_COST = "[没有法术力费用/无法术力费用/没有费用/法术力值为0/的法术力值是0/的法术力值为0]"
STANDING: tuple[Row, ...] = (
    row(
        "{what:named_noun} [is/are] [all /both /]{who:possessor}"
        "|{what:named_noun} [belongs/belong] to {who:whom}",
        "{what:named_noun}[都/全都/全/]{_:mid}[是/归/属于]{who:possessor}",
        does="is_whose",
    ),
    row(
        "{it:no_card} [is/was] [already ]a copy of {of:noun}"
        "|{it:no_card} [copies/is copying] {of:noun}",
        "{it:no_card}{_:mid}是{of:noun}的复制品|{it:no_card}{_:mid}复制[了/着]{of:noun}",
        does="is_copy_of",
    ),
    row(
        "{who:doer_of} [have/has/control/controls] {it:named_noun} [copying/that is a copy of"
        "/which is a copy of/that copied/that copies/as a copy of] {of:noun}",
        "{who:doer_of}{_:mid}[操控/有][一个/]复制[了/着]{of:noun}的{it:named_noun}",
        does="is_copy_of",
    ),
    row(
        "{it:noun} has crew {n:count}|{it:noun} has a crew cost of {n:count}"
        "|{it:noun_s} crew [cost/number/value] is {n:count}",
        "{it:noun}{_:mid}[具有/有/的]搭载[值/数值/数字/费用/][为/是/]{n:count}",
        does="has_crew",
    ),
    row(
        "{it:noun} [has/have] [a/an] {_:tap_ability}",
        "{it:subject}{_:mid}[有/具有]{_:tap_ability}",
        does="has_tap_ability",
    ),
    row(
        "{it:noun} is [lying /][face down/face-down/facedown][ on the battlefield/ in play/]",
        "{it:subject}[以变身方式/以变身/用变身/以伪装/]{_:mid}面朝下"
        "[地/][在战场上/在场上/放在战场上/放置在战场上/躺在战场上/]",
        does="is_face_down",
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
    row(
        "",
        "[变成/变成了/成了/现在是/变为/成为]{face:bare_name}[了/]",
        does="faced",
        it={"pronoun": "it"},
        again=True,
    ),
    row(
        "{it:noun} [is/are] [also /still /][a/an] [land creature/creature land/creature]"
        "[ as well/ too/ still/ at the same time/]"
        "|{it:noun} [is/are] both a land and a creature",
        "{it:subject}{_:mid}是[一个/个/][地生物/生物]",
        does="is_creature",
    ),
    row(
        "{it:noun} [has/have] [a/an] {ability:loyalty_cost}[ loyalty/] ability"
        "|{it:noun} [has/have] [a/an] {ability:loyalty_cost}",
        "{it:subject}{_:mid}[有/具有][一个/一项/]{ability:loyalty_cost}[的/][忠诚/][异能/能力]",
        does="has_loyalty_ability",
    ),
    row(
        "[the spell/that spell/the effect/that effect] does not [give/grant] {it:noun}"
        " {lacks:lacking}"
        "|{it:noun} does not [gain/get/receive] {lacks:lacking}[ from it/ from that/]",
        "[咒语/这个咒语/该咒语/该效应/那个咒语/效应/]{_:mid}[没有/没/并未/未/不][给/给予/让]{it:noun}"
        "[获得/]{lacks:lacking}[异能/]"
        "|{it:noun}{_:mid}[没有/没/并未/未]获得{lacks:lacking}[异能/]",
        does="lacks",
    ),
    row(
        "there are no creatures[ in play/ on the battlefield/ anywhere/ out/ at all/ around/]"
        "|no creatures are [in play/on the battlefield/out/there]"
        "|neither [player/of us] [has/controls] [any creatures/a creature]"
        "|nobody [has/controls] [any creatures/a creature/creatures]",
        "[双方/我们/双方场上]{_:mid}没有[任何/操控/操控任何/]生物"
        "|[场上/战场上][此时/当时/现在/]{_:mid}没有[任何/]生物",
        does="no_creatures",
        who="",
    ),
    *_owned(),
    row(
        "i am facing {what:nouns}[ here/]|i face {what:nouns}"
        "|facing {what:nouns}[ here/]|i am up against {what:nouns}|i am staring down {what:nouns}",
        "我面对[着/的是/]{what:nouns}|面对[着/]{what:nouns}",
        does="have",
        zone="battlefield",
        who=OPPONENT,
    ),
    row(
        "[there is/there are] {what:nouns} [on {who:whose} side/on {who:whose} board"
        "/under {who:whose} control]"
        "|[there is/there are] {what:nouns} on {who:whose} [side of the table/side of the board"
        "/side of the battlefield]|on {who:whose} side there [is/are] {what:nouns}",
        "",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [is/are] {who:whose} only [{_:kin_said}/creature/creatures/permanent/blocker]"
        "[ in play/ on the battlefield/]",
        "{what:nouns}是{who:whose}唯一的[{_:kin_said}/生物/永久物/阻挡者]",
        does="have",
        zone="battlefield",
    ),
    row(
        "{it:noun} [is/was] {like:described}",
        "{it:subject}{_:mid}是{like:described}",
        does="is_a",
    ),
    row(
        "{it:noun} [is/was] [normally/originally/otherwise/naturally/by itself/itself/base]"
        " {like:described}",
        "{it:subject}{_:mid}[原本/本来/原来/本身/本/原先]是{like:described}",
        does="is_a",
        base=True,
    ),
    row(
        "{by:named_noun} exiled {it:noun}[ earlier/ before/ last turn/ earlier this turn/]"
        "|{by:named_noun} [has/had] exiled {it:noun}"
        "|{it:noun} [is/was] exiled [under/with/beneath] {by:named_noun}[ earlier/ last turn/]"
        "|{it:noun} [is/was] exiled by {by:named_noun}[ earlier/ last turn/ before]",
        "{by:named_noun}[之前/早先/先前/上回合/已经/]放逐{it:noun}"
        "|{it:noun}{_:mid}被{by:named_noun}放逐[了/着]",
        does="exiled_by",
    ),
    row(
        "{who:doer_of} [has/have/control/controls] no {what:spoken_name}",
        "{who:doer_of}{_:mid}没有[操控/操控任何/任何/]{what:spoken_name}",
        does="none_of",
    ),
    row(
        "{it:noun} is still [on the battlefield/in play/there/around/out/on board]",
        "",
        does="still_there",
    ),
    row(
        "{who:whose} [face-down/face down] [creature/card/permanent/2/2] is {it:named_noun}"
        "|{it:named_noun} is {who:whose} [face-down/face down] [creature/card/permanent]",
        "{who:whose}[那个/]面朝下的[生物/牌/永久物]{_:mid}是{it:named_noun}"
        "|{who:whose}面朝下[放置的/][生物/永久物]{_:mid}是{it:named_noun}",
        does="lies_below",
    ),
    row(
        "{who:doer_of} [control/controls/have/has] none[ of them/ of those/ at all/]",
        "{who:doer_of}{_:mid}[一个也没有/一个都没有/一只都没有/一只也没有]",
        does="none_of_those",
    ),
    row(
        "{it:named_noun} [is/has/was/has been] [already /now /]transformed[ into a {size:size}/"
        " to its back face/ into its back face/]|{it:named_noun} [is/was] [already /now /]"
        "[flipped/on its back face/on its back side/showing its back face]"
        "|{it:named_noun} [has/have] its back face up"
        "|{it:its_or_named} [transforms/transformed/has transformed/flips/flipped]"
        " [in/at/during] [my/its controller's/the] upkeep",
        "{it:its_or_named}[在维持时/在维持/在维持开始时/在我的维持/在维持步骤/维持时/维持开始时][，/]{_:mid}"
        "[转化/翻面/翻转][了/]"
        "|{it:named_noun}{_:mid}[转化/翻面/翻转/翻到背面/转化到背面/转化成背面/翻成背面/是背面/背面朝上][了/]"
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
        "{who:doer_of} [is/am/are] [only /just /]kept alive by {it:named_noun}"
        "|{who:doer_of} [am/is/are] [still /only /still only /][alive/in the game/playing/in it"
        "/around]"
        "[ only/ just/] [because of/thanks to/through/due to/by the grace of] {it:named_noun}"
        "|{who:doer_of} [still /only /still only /just /][alive/in the game/playing/around]"
        " [because of/thanks to/through/due to] {it:named_noun}"
        "|{who:doer_of} [survive/survives][ only/] [because of/thanks to/through/due to]"
        " {it:named_noun}"
        "|{who:doer_of} [stay/stays/remain/remains] [in the game/alive] [because of/thanks to"
        "/through"
        "/due to] {it:named_noun}"
        "|{it:named_noun} [keeps/is keeping] {who:whom} [alive/in the game]",
        "{who:doer_of}{_:mid}[靠着/靠/全靠/仗着/凭/多亏/因为/因/由于]{it:named_noun}{_:mid}[撑着/活着/续命"
        "/吊着命/才没输/没有输掉/没输掉/没有输掉游戏/没有输掉这盘游戏/才没有输/才没有输掉/还活着/还没输/还在游戏中"
        "/还在场/而没有输/而没有输掉游戏/留在游戏中/没有输/没输/不会输/不输/撑住]"
        "|{it:named_noun}{_:mid}[让/使]{who:whom}{_:mid}[没有输/没输/不会输/不输]",
        does="kept_alive",
    ),
    row(
        "{who:doer_of} [has/have/control/controls] no [creatures/blockers/untapped "
        "creatures"
        "/potential blockers/creatures to block with]"
        "|{who:whose} [board/side/side of the board] is empty"
        "|{who:doer_of} [has/have] [an empty board/nothing on board/an empty side/no board]",
        "{who:doer_of}{_:mid}没有[任何/操控/操控任何/能阻挡的/能挡的/未横置的/]生物"
        "|{who:doer_of}{_:mid}没有阻挡者|{who:doer_of}[场上/的场上/战场上/这边]{_:mid}没有[任何/]"
        "生物|{who:doer_of}场上{_:mid}空空如也|{who:doer_of}场上什么都没有"
        "|{who:doer_of}[空场/空板/场上没怪/没怪/没有怪/场上没生物/没生物/场上没人]",
        does="no_creatures",
    ),
    row(
        "{who:doer_of} [has/have/control/controls] no [creatures with /]{has:any_keywords}"
        "[ creatures/ creature/]",
        "{who:doer_of}没有[操控/]{has:keyword_list}[的/]生物",
        does="none_with",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{what:nouns}}{{_:around_here}}",
        "{who:doer_of}[场上/][操控/有/操控着/场上有/已经有/场上已经有/还有/另外有"
        "/另外还有/另有/只有/只操控/场上只有/场上是/场面是/的场上是/的场上有/战场上有]{what:nouns}"
        "|{who:doer_of}{_:mid}有{what:nouns}[在场/在场上/在战场/在战场上/在]",
        does="have",
        zone="battlefield",
    ),
    row("{who:doer_of} [own/owns] {what:nouns}{_:around_here}", "", does="owns"),
    row(
        "{who:whose} only [creature/blocker/creature in play] is {what:nouns}"
        "|the only [creature/blocker] {who:doer_of} [has/have/control/controls] is {what:nouns}"
        "|{who:doer_of} [has/have/control/controls] only {what:nouns}"
        "|{who:whose} [board/side] is {what:nouns}",
        "{who:whose}唯一的生物是{what:nouns}|{who:whose}场上只有{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "[my opponent and i/i and my opponent][ both/ each/]"
        " [have/control/has/controls] {what:nouns}"
        "|both players [have/control] {what:nouns}"
        "|we each [have/control] {what:nouns}[ on the battlefield/ in play/ out/]"
        "|both of us [have/control] {what:nouns}[ on the battlefield/ in play/ out/]",
        "[双方/我和对手/我们/我们双方/我们两人/我跟对手/两边/我们俩][各有/都有/各操控/都操控/场上都有"
        "/各自有/各自操控/场上各有]{what:nouns}",
        does="have_both",
        zone="battlefield",
    ),
    row(
        f"{{who:doer_of}} {HAVE} {{n:count}} [creatures/blockers/guys][,/:] {{what:nouns}}",
        "{who:doer_of}[场上/]有{n:count}个生物[，/：]{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [is/are] [both /all /][out/in play/on the battlefield/on board]"
        "|[there is/there are/with] {what:nouns} [out/in play/on the battlefield/on board]"
        "|{what:nouns} [both /all /already /][out/in play/on the battlefield/on board]",
        "[场上/战场上]{_:mid}[有/同时有/早就有/早就已经有/一直有/早有]{what:nouns}[了/]"
        "|{what:nouns}{_:mid}[同时/都/一直/]在[场/战场上/场上/战场/]"
        "|{what:nouns}{_:mid}[开着/挂着/摆着/立着/站着/坐着/杵着][呢/]",
        does="have",
        zone="battlefield",
        who="",
        anyones=True,
    ),
    row(
        "{what:nouns} [is/are] [out /in play /sitting /already /]on {who:whose}"
        " [side/side of the battlefield/battlefield/board"
        "/side of the table/side of the board]"
        "|{what:nouns} [is/are] [on the battlefield/in play/out] under {who:whose} control"
        "|{what:nouns} [is/are] controlled by {who:whom}",
        "{who:whose}[场上/战场上/这边/那边][有/已经有]{what:nouns}|{what:nouns}由{who:whom}操控"
        "|{what:nouns}{_:mid}在{who:whose}[场上/战场上/这边/那边/手下/的操控下/操控下]",
        does="have",
        zone="battlefield",
    ),
    row(
        "{who:doer_of} [hold/holds] {what:nouns}"
        "|{who:doer_of} [have/has] {what:nouns} in [hand/my hand/his hand/her hand/their hand]"
        "|{what:nouns} [is/are/is now/are now/is currently/is back] in {who:whose} hand",
        "{who:doer_of}[的/][手上/手牌中/手牌/手里/手牌里/手中][有/是/只有]{what:nouns}"
        "|{what:nouns}{_:mid}在{who:whose}[手上/手牌中/手中/手里/手牌里][了/]",
        does="have",
        zone="hand",
    ),
    row(
        "{who:doer_of} [have/has] {what:nouns} in [my/his/her/their/the] graveyard"
        "|{what:nouns} [is/are] in {who:whose} graveyard|{who:whose} graveyard [contains/has]"
        " {what:nouns}[ in it/]|there [is/are] {what:nouns} in {who:whose} graveyard",
        "{who:doer_of}[的/][坟墓场/坟墓场中/坟墓场里]有{what:nouns}"
        "|{what:nouns}在{who:whose}坟墓场[中/里/]",
        does="have",
        zone="graveyard",
    ),
    row("{who:doer_of} [have/has/had] {n:life_total}", "", does="has_number"),
    row(
        "",
        "{_:mid}在场[上/][好几个回合/几个回合/很久/一个回合/数个回合/好几回合/几回合/很多回合"
        "/一整个回合/很多个回合/好几轮/许久/好久][了/]",
        it={"pronoun": "it"},
        does="long_there",
    ),
    row(
        "{it:noun} [has/have/also has] {has:keyword_list}|{it:noun} [has/have] both "
        "{has:keyword_list}"
        "|{it:noun} [is/are] {has:keyword_list}",
        "{it:noun}[也/][具有/具/有]{has:keyword_list}[异能/]",
        does="keywords",
    ),
    row(
        "",
        "[但/也/]{_:mid}[具有/具备/拥有]{has:keyword_list}[异能/]",
        does="keywords",
        it={"pronoun": "it"},
    ),
    row(
        "{who:doer_of} [cast/play] {what:nouns} [last turn/on my last turn/during my last turn/a"
        " turn ago"
        "/on his last turn/two turns ago]",
        "{who:doer_of}[上回合/上个回合/在上个回合][施放/使用/下]{what:nouns}",
        does="have",
        zone="battlefield",
    ),
    row(
        "{what:nouns} [entered/came in/came into play/came down/hit the battlefield/entered the "
        "battlefield/came under my control/was cast/were cast/was played/were played] "
        "[last turn/on my last turn/two turns ago/a turn ago/on my previous turn/turns ago"
        "/a few turns ago/several turns ago/in an earlier turn/the turn before/before this turn]",
        "{what:nouns}[是/][上回合/上个回合][进场/进战场/下][的/]",
        does="have",
        zone="battlefield",
        who="",
    ),
    row(
        "{it:noun} is [not/no longer] summoning sick|{it:noun} [has no/does not have] summoning"
        " sickness[ anymore/]|{it:noun} is not affected by summoning sickness",
        "{it:subject}{_:mid}[没有召唤失调/不受召唤失调影响/没有召唤病/无召唤失调/不受召唤失调的影响/没有召唤失调问题/不召唤失调]"
        "[了/]",
        does="long_there",
    ),
    row(
        "{what:nouns} [has/have] [already /]been {_:been_where} {_:since_when}"
        "|{what:nouns} [was/were] [already ]{_:been_where} {_:since_when}"
        "|{what:nouns} [was/were] already {_:been_where} [last turn/before this turn]"
        "|{what:nouns} [has/have] been under my control {_:since_when}"
        "|{who:doer_of} [has/have] [controlled/had] {what:nouns} {_:since_when}",
        "{what:nouns}{_:mid}[已经/已/]在{_:zh_been}{_:long_since}[了/]"
        "|{what:nouns}{_:mid}{_:since_when}[就/便/就已/]{_:mid}由我操控[着/][了/]"
        "|{what:nouns}{_:mid}{_:since_when}[就/便/就已/就已经/一直/]{_:mid}在{_:zh_been}[了/]"
        "|{who:doer_of}{_:mid}有[一个/一只/]{_:since_when}[就/]{_:mid}在{_:zh_been}的{what:nouns}",
        does="been_there",
    ),
    row(
        "{it:noun} [does not have/do not have/has no/lacks] {lacks:lacking}",
        "{it:subject}[没有/没/不具有/不具]{lacks:lacking}[异能/]",
        does="lacks",
    ),
    row(
        "{it:noun} [has/have] [a /an /the ]{says:quoted} [ability/trigger/triggered ability]"
        "|{it:noun} [has/have/says/reads] {says:quoted}|{who:doer_of} [has/have/control/controls]"
        " an ability that says {says:quoted}",
        "{it:noun}[上/][写着/有/写有/的叙述是/的异能是/有异能/的文字是]{says:quoted}"
        "|{who:doer_of}[有一个异能/有一异能/的异能/有异能/的触发式异能][写着/是/：/]{says:quoted}",
        does="says",
    ),
    row(
        "[each/each of them/both/each one/both of them/they each/each creature] [has/have/says/say"
        "/reads/read] {says:quoted}",
        "[每只/每个/每张/各/它们各/都/两只/两个/它们/两者/二者/各自]{_:mid}[都/各/都各/]{_:mid}[有/写着/具有/写有]"
        "{says:quoted}[异能/]",
        does="each_says",
    ),
    row(
        "{it:noun} {says:restriction}",
        "{it:subject}{says:restriction}",
        does="says",
    ),
    row(
        "[an/some/one/another] enchantment [says/states/reads] [that /]{says:told_text}"
        "|there is an enchantment that says [that /]{says:told_text}",
        "[有一个/有/某个]结界[让/使/令/说/写着]{says:told_text}",
        does="says",
    ),
    row(
        "{it:noun} [is/are] {color:color_said}",
        "{it:noun}是{color:color_said}[的/]",
        does="color",
    ),
    row(
        "{it:noun} [is/are] [a /an /]{kin:kin_said}[/s]",
        "{it:noun}是{kin:kin_said}",
        does="kin",
    ),
    row(
        "{it:noun} has [mana value/a mana value of/converted mana cost] {n:count}"
        "|{it:noun_s} mana value is {n:count}|the mana value of {it:noun} is {n:count}",
        "{it:noun}[的/][法术力值/总法术力费用]{_:mid}[为/是/等于]{n:count}",
        does="mana_value",
    ),
)
BARE: tuple[Row, ...] = (
    row("{what:nouns}", "{what:nouns}", does="have", zone="battlefield", who="", bare=True),
)
TABLES: tuple[Table, ...] = (
    table(
        "possessor",
        w(ASKER, "mine|my own|under my command|on my team", "我的|我操控|我所有|我这边的|我方的"),
        w(
            OPPONENT,
            "his|hers|theirs|my opponent's|under his command|under her command",
            "对手的|他的|她的|对手操控|对手所有|他操控|对手那边的",
        ),
    ),
    table(
        "been_where",
        w(
            0,
            "on the battlefield|in play|on board|out|around|there|here|on my side|on my board"
            "|under my control|out there|in play under my control"
            "|on the battlefield under my control|on my battlefield|on my side of the battlefield",
            "",
        ),
    ),
    table("zh_been", w(0, "", "场上|战场上|战场|场|我场上|我战场上|我这边|我的场上|我手下")),
    table(
        "long_since",
        w(0, "", "好几个回合|很久|一个回合|几个回合|数个回合|好久|许久|好几回合|好几轮|多个回合"),
    ),
    table(
        "since_when",
        w(
            0,
            "for a while|for several turns|for a few turns|since last turn|since my last turn"
            "|since an earlier turn|for a turn|for two turns|for a long time|for some time"
            "|all game|for ages|since early in the game|for turns|for many turns|for three turns"
            "|since before this turn|since before my turn|since the turn before"
            "|since the previous turn|since my previous turn|since two turns ago|for quite a while"
            "|since the start of my turn|since the beginning of my turn|since this turn began"
            "|since the beginning of the turn|since the start of the turn|for a whole turn"
            "|for multiple turns|for some turns|for a couple of turns|for a turn already"
            "|for a while now|for several turns now|since turn one|since turn two|since turn 1"
            "|since turn 2|since long before this turn|for at least a turn|since a turn ago",
            "从上回合起|从上个回合起|上回合|上个回合|从上回合开始|从上回合|自上回合起|自上个回合起|早|早已"
            "|早就|老早|之前几回合|前几回合|几个回合前|几回合前|两回合前|我的上个回合|我上回合|我上个回合"
            "|从我上个回合起|从我的上个回合起|回合开始前|从几回合前|从几个回合前|从回合开始时|本回合之前|本回合前",
        ),
    ),
    table(
        "no_card",
        t(
            lambda noun: noun if set(noun) <= {"owner", "kind", "number"} else REJECTED,
            "{noun:noun}",
            "{noun:noun}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "tap_ability",
        w(
            0,
            "tap ability|{{t}} ability|activated ability with {{t}} in its cost"
            "|ability with {{t}} in its cost|ability that costs {{t}}"
            "|ability with the tap symbol in its cost|ability with a"
            " tap cost|ability whose cost is tapping it|ability that requires tapping it"
            "|ability that requires it to tap|ability with a tap symbol|activated ability that taps"
            " it|ability with the tap symbol|activated ability with the tap symbol in its cost"
            "|ability that i activate by tapping it|ability with {{t}} as its cost"
            "|ability that needs {{t}}|ability that needs tapping"
            "|activated ability that requires tapping|{{t}}: ability",
            "",
        ),
        t(
            lambda: 0,
            "",
            "[一个/一项/]{_:tap_cost}[的/][起动式/起动/][异能]",
            unmake=lambda value: None,
        ),
    ),
    table(
        "tap_cost",
        w(
            0,
            "",
            "|".join(
                f"{cost}{tap}"
                for cost in (
                    "",
                    "费用为",
                    "费用是",
                    "费用包含",
                    "费用含",
                    "费用中有",
                    "需要",
                    "需",
                    "要",
                )
                for tap in ("横置", "{{t}}", "横置符号", "横置自己", "横置它")
            ),
        ),
    ),
    table("quality", w(0, "", "颜色|类别|生物类别|种类|副类别|生物种类|是")),
    table("the_quality", Include("quality"), Word(0, (), ("",))),
    table(
        "described",
        row(
            "[a/an/a base] {size:size}[ creature/]",
            "[一个/一只/]{size:size}[的/][生物/]",
        ),
        row(
            "[a/an] {size:size}[ creature/] with {has:keyword_list}",
            "[一个/一只/]{size:size}[的/]{has:keyword_list}[生物/]|[一个/][具"
            "/有]{has:keyword_list}[的/]"
            "{size:size}[生物/]",
        ),
        row("[a/an] {size:size} {has:one_keyword}[ creature/]", ""),
    ),
)
