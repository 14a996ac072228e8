"""What people tell and ask in the verbs of ordinary talk: who steps in the way, what comes back.

These rows stand beside those of `statements`, `narrated` and `foci`, of whose tables they are made.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row

WILL = "{_:will}"
STILL = "{_:adverbs}"
WAY = "[in its way/in the way/in front of it/in front of the attacker/in front]"
BACK = "[returned/came back/has returned/has come back/was returned/was brought back/is back]"
BY_KEYWORD = "[through/with/via/by/from/thanks to/because of/due to/using/off]"
PAID = (
    "[the full cost of/the full cost for/the full price for/the normal cost of/the normal cost for"
    "/the mana cost of/the mana cost for/the whole cost of/the regular cost of/full price for"
    "/full cost for/the full mana cost of]"
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
STANDING: tuple[Row, ...] = (
    row(
        f"{{it:noun}} {BACK}[ to the battlefield/] {BY_KEYWORD} {{keyword:triggered_keyword}}"
        "[ once/ once before/ already/ earlier/ before/]",
        "{it:subject}{_:mid}[因/因为/靠/通过/凭/由/以]{keyword:triggered_keyword}[异能/][而/]{_:mid}"
        "[回来/返回战场/回到战场/移回战场/回到场上/回战场/返回/回场/进战场][过/过一次/一次/]",
        does="came_back",
    ),
    row(
        f"{{it:noun}} {BACK}[ to the battlefield/] {BY_KEYWORD} {{keyword:triggered_keyword}}"
        " with [its/a/the/one] {kind:counter_kind} counter[ on it/]",
        "{it:subject}{_:mid}[因/因为/靠/通过/凭/由/以]{keyword:triggered_keyword}[异能/][而/]{_:mid}"
        "[带着/带有][一个/][它的/]{kind:counter_kind}指示物{_:mid}[回来/返回战场/回到战场/移回战场"
        "/回到场上/回战场/返回/回场/进战场]",
        does="came_back",
    ),
    row(
        "{it:noun} [is/are] [also /still /][a/an] [land creature/creature land/creature]"
        "[ as well/ too/ still/ at the same time/]"
        "|{it:noun} [is/are] both a land and a creature",
        "{it:subject}{_:mid}是[一个/个/][地生物/生物]",
        does="is_creature",
    ),
    row(
        "{who:doer_of} [has/have] {poison:poison_said} [and/but/with] {n:life_total} life[ left/]",
        "{who:doer_of}{_:mid}{poison:poison_said}[和/且/并且/，/，且/、]{_:mid}[有/剩/还有/]"
        "{n:life_total}[点生命/血/点血]",
        does="life_poison",
    ),
    row(
        "{it:noun} [has/have] [a/an] {ability:loyalty_cost}[ loyalty/] ability"
        "|{it:noun} [has/have] [a/an] {ability:loyalty_cost}",
        "{it:subject}{_:mid}[有/具有][一个/一项/]{ability:loyalty_cost}[的/][忠诚/][异能/能力]",
        does="has_loyalty_ability",
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
        "[双方/我们/双方场上]{_:mid}没有[任何/操控/操控任何/]生物",
        does="no_creatures",
        who="",
    ),
    row(
        "{what:card_types} [is/are] in [the/all/both/all the] graveyards[ together/ in all/]"
        "|[the/all/both/all the] graveyards [hold/contain/have] {what:card_types}"
        " [in all/together/between them]",
        "",
        does="graveyards",
    ),
)
DONE: tuple[Row, ...] = (
    row(
        f"{{who:doer_of}} [put/puts/throw/throws/place/places/send/sends] {{by:nouns}} {WAY}"
        f"|{{by:nouns}} [stand/stands/step/steps/jump/jumps/get/gets] {WAY}",
        "{who:doer_of}{_:mid}[让/派/用/把/将]{by:nouns}{_:mid}[挡路/拦路/拦住/拦下/拦/挡在前面"
        "/挡在它面前/挡在路上/顶上/顶住/扛/扛住][它/]"
        "|{by:nouns}{_:mid}[拦住/拦下/拦/顶住/挡在][它/][前面/面前/]",
        does="block",
    ),
    row(
        "{who:doer_of} [put/puts/throw/throws/place/places/send/sends] {by:nouns} in"
        " [front of/the way of/the path of] {at:noun}"
        "|{by:nouns} [stand/stands/step/steps/jump/jumps/get/gets] in [front of/the way of"
        "/the path of] {at:noun}",
        "{who:doer_of}{_:mid}[让/派/用/把/将]{by:nouns}{_:mid}[拦住/拦下/拦/顶住/扛住/挡在]{at:noun}"
        "[前面/面前/]"
        "|{by:nouns}{_:mid}[拦住/拦下/拦/顶住]{at:noun}",
        does="block",
    ),
    row(
        f"{{who:doer_of}} [pay/pays] {PAID} {{what:noun}}"
        f"|{{who:doer_of}} [cast/casts] {{what:noun}} and [pay/pays] [its/the] "
        "[full/normal/regular/mana/full mana] cost",
        "{who:doer_of}{_:mid}[支付/付][了/]{what:noun_s}[全额/全部/正常/完整/原本/][的/]"
        "[法术力费用/费用][来/并/，/]{_:mid}[施放它/施放/]",
        does="cast",
        plainly=True,
    ),
    row(
        "{who:doer_of} [send/sends] {_:named_noun} on an adventure[ first/][ by casting/ with"
        "/ using/ as] {what:named_noun}"
        "|{who:doer_of} [send/sends] {_:named_noun} on [its/the] adventure {what:named_noun}",
        "{who:doer_of}{_:mid}[以/用/通过]{what:named_noun}{_:mid}[让/把/将]{_:named_noun}{_:mid}"
        "[派去冒险/去冒险/送去冒险/历险/去历险]",
        does="cast",
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
        "{of:named_noun} [triggers/trigger][ then/ now/]|{of:named_noun} goes on the stack",
        "{of:named_noun}{_:mid}触发[了/]|{of:named_noun}的[异能/触发式异能/触发异能]{_:mid}触发[了/]",
        does="named_triggers",
    ),
    row(
        "[the /its /my /his /]{keyword:triggered_keyword}[ trigger/ ability/] [triggers/trigger"
        "/goes on the stack/is on the stack]",
        "{keyword:triggered_keyword}[异能/]{_:mid}触发[了/]"
        "|{keyword:triggered_keyword}[异能/]的?触发{_:mid}[在堆叠上/进堆叠]".replace("的?", ""),
        does="keyword_triggers",
    ),
    row(
        "{who:doer_of} [aim/aims/point/points/target/targets/direct/directs/send/sends]"
        " [every trigger/all triggers/each trigger/all the triggers/all of the triggers/them all"
        "/all of them/each of them/every one of them/each one] at {whom:whom}"
        "|{who:doer_of} [target/targets] {whom:whom} with [every trigger/all triggers/each trigger"
        "/all the triggers/all of the triggers/all of them/each of them]",
        "{who:doer_of}{_:mid}[让/把/将][每个触发/所有触发/全部触发/每次触发/它们/每一个触发]{_:mid}"
        "[指定/指向/以]{whom:whom}[为目标/]"
        "|[每个触发/所有触发/全部触发/每次触发]{who:doer_of}{_:mid}[指定/以]{whom:whom}[为目标/]",
        does="aims_all",
    ),
    w(
        {"does": "end_step_comes"},
        "the end step [begins/comes/arrives/starts]|it is [now /]the end step"
        "|we [get/move/go] to the end step|the beginning of the end step comes",
        "[到/到了/进入/进入了/现在是][本回合的/]结束步骤[了/]|结束步骤[到了/来了/开始/开始了]",
    ),
    row(
        "{who:doer_of} [do/does/did] nothing[ else/ more/ further/ about it/ at all/ in response/]",
        "{who:doer_of}{_:mid}[什么都不做/什么也不做/什么都没做/什么也没做/没做别的/不做别的"
        "/没有做别的/没做其他事/不做任何事/没有任何动作]",
        does="does_nothing",
    ),
    row(
        "attaching it to {on:targets_said}|attached to {on:targets_said}",
        "[让/使/令]它{_:mid}[结附于/结附在/结附到/贴在/贴到/附在]{on:targets_said}[上/身上/]",
        does="targets",
    ),
    row(
        "",
        "{by:subjects}{_:mid}{_:not_blocked}[，/且/并/，并/，且/，并且/，而/而]{_:mid}对{at:whom_or_him}"
        "{_:mid}造成[了/][战斗/]伤害",
        does="connects",
    ),
    row(
        "{by:nouns} [goes/go/gets/is/are] unblocked and [deals/deal][ its/ their/]"
        " [combat damage/damage] to {at:whom_or_him}"
        "|{who:doer_of} [deals/deal] [combat damage/damage] to {at:whom_or_him} with {by:nouns}",
        "{who:doer_of}{_:mid}用{by:nouns}{_:mid}对{at:whom_or_him}{_:mid}造成[了/][战斗/]伤害",
        does="connects",
    ),
    w(
        {"does": "combat_damage_dealt"},
        "combat is over|combat ends|combat has ended|the combat is over|after combat"
        "|after the combat|combat is done",
        "战斗过后|战斗结束[了/]|战斗结束后|战斗之后|战斗打完[了/]|战斗后",
    ),
    row(
        "{who:doer_of} [tap/taps] {what:noun}[ for its ability/ to use its ability"
        "/ for its effect/] and [target/targets/hit/hits/ping/pings/shoot/shoots] {on:targets_said}"
        " [with/for] {n:count} damage"
        "|{who:doer_of} [activate/activates/use/uses] {what:noun_s} ability[ to deal/ and deal"
        "/, dealing/ for] {n:count} damage to {on:targets_said}"
        "|{who:doer_of} [tap/taps/use/uses] {what:noun} for {n:count} damage to {on:targets_said}",
        "{who:doer_of}{_:mid}[起动/使用/用]{what:noun_s}异能[，/来/，来/]对{on:targets_said}{_:mid}造成"
        "{n:count}点伤害",
        does="activate",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}牺牲[了/掉/掉了/]{what:noun}{_:mid}[来支付一个异能的费用/来支付费用"
        "/以支付费用/支付一个异能的费用/支付异能的费用/来起动一个异能/作为一个异能的费用/当作费用"
        "/来支付某个异能的费用/以支付一个异能的费用/作为异能的费用/作为费用]",
        does="sacrifice",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}施放{what:noun}[，/]并{_:mid}[指定/以]{on:targets_said}[为目标]",
        does="cast",
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        "[the spell/that spell/the effect/that effect] [untaps/untap] {on:noun}",
        "[咒语/这个咒语/该咒语/该效应/那个咒语/效应]{_:mid}[只/]重置[了/]{on:noun}",
        does="effect",
        text="Untap target permanent.",
    ),
    row(
        "{_:some_cause} [protects/protect/shields/shield] {on:target_said} from the next {n:count}"
        " damage[ this turn/ that would be dealt to it/ it would be dealt/]"
        "|{who:doer_of} [has/have/hold/holds] [a shield/a prevention shield/an effect]"
        " [that prevents/which prevents/preventing] the next {n:count} damage"
        " [to/that would be dealt to] {on:target_said}[ this turn/]",
        "{on:target_said}{_:mid}受到{_:some_shield_zh}[的/]保护[，/]{_:mid}防止{_:next_this_turn}"
        "[将/将会/会/]对[它/我/他/其]造成的{n:count}点伤害",
        does="shields",
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
)
ASKED: tuple[Row, ...] = (
    row(
        f"{WILL} [the /its /my /his /]{{keyword:triggered_keyword}} [still /][bring/return/get]"
        " {of:noun} back[ to the battlefield/ to play/] {_:next_death}"
        f"|{WILL} {{keyword:triggered_keyword}}{STILL} [return/bring back] {{of:noun}}"
        "[ to the battlefield/ to play/] {_:next_death}",
        "{_:next_death}{keyword:triggered_keyword}[异能/]{_:mid}[让/使/令/把/将]{of:noun}{_:mid}"
        "[{_:back_there}/回来/带回来/带回战场]吗",
        asks="returns",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [come back/return/be returned][ to the battlefield/ to play/]"
        " {_:next_death}",
        "{_:next_death}{of:subject}{_:mid}[回来/{_:back_there}/返回/移回战场]吗",
        asks="returns",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{so:getting}} [the /those /these /both /all ]"
        "{n:several_of} {kin:kin_said}[s/ tokens/ creature tokens/ token/]",
        "{who:doer_of}{_:mid}{so:getting}[那/这/]{n:several_of}[个/只]{kin:kin_said}[衍生物/衍生生物/]吗",
        asks="named_tokens",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a /an /the /any /my /his /that /]"
        "{size:size} {kin:kin_said}[ token/ tokens/ creature token/ creature/]",
        "{who:doer_of}{_:mid}{so:getting}[一个/那个/那只/一只/]{size:size}[的/]{kin:kin_said}"
        "[衍生物/衍生生物/]吗",
        asks="named_tokens",
    ),
    row(
        f"[does/do/will/would/did] {{who:doer_of}}{STILL} {{keyword:verb_keyword}}"
        f"|[does/do/will/would/did] {{who:doer_of}}{STILL} get [to /][the/a/my/his/]"
        " {keyword:verb_keyword}[ trigger/]",
        "{who:doer_of}{_:mid}{keyword:verb_keyword}吗",
        asks="keyword_triggers",
    ),
    row(
        "[does/do/will/would/can] [the/any/its/that] {_:excess} {_:carries} {who:whom}"
        "|[does/do/will/would/can] {_:excess} {_:carries} {who:whom}",
        "{_:excess}{_:mid}{_:carries}{who:whom}[身上/头上/脸上/]吗",
        asks="taken",
    ),
    row(
        f"{{_:can}} {{who:doer_of}}{STILL} [equip/attach/move/put] [another/a second/an/a different"
        "/any other/some other/some/any] [equipment/piece of equipment] [to/on/onto] {on:noun}"
        f"|{{_:can}} {{on:noun}}{STILL} be equipped[ with another equipment/ again/]",
        "{who:doer_of}{_:mid}能{_:mid}[把/将][另一件/别的/其他/一件/另外一件/第二件/][武具]{_:mid}"
        "[装备给/装备到/装备在/佩带到/佩带在/装到/装给/佩到]{on:noun}[上/身上/]吗",
        asks="equip",
    ),
    row(
        f"how much life and how many poison counters {WILL} {{who:doer_of}}{STILL} have"
        f"|how much life and poison {WILL} {{who:doer_of}}{STILL} have"
        f"|how many poison counters and how much life {WILL} {{who:doer_of}}{STILL} have",
        "{who:doer_of}{_:mid}[有/剩/剩下][多少/几点][生命/血][和/以及/、][多少/几个][中毒指示物/毒指示物]"
        "|{who:doer_of}{_:mid}[有/是][多少/几个]中毒指示物[和/以及/、][多少/几点][生命/血]",
        asks="life_and_poison",
    ),
)
TABLES: tuple[Table, ...] = (
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
        "several_of",
        t(lambda n: REJECTED if n == 1 else n, "{n:count}", "{n:count}", unmake=lambda value: None),
    ),
    table(
        "next_death",
        w(
            0,
            "the next time it dies|next time it dies|when it dies|when it next dies|if it dies"
            "|if it dies again|when it dies again|when it dies next|the second time it dies"
            "|when it dies the next time|if it dies once more|when it dies once more"
            "|the next time it is killed",
            "|".join(
                f"{when}{dies}{then}{sign}"
                for when in (
                    "下次它",
                    "下一次它",
                    "它下次",
                    "它下一次",
                    "它再次",
                    "再次",
                    "下次",
                    "当它再次",
                )
                for dies in ("死去", "死掉", "死亡", "死")
                for then in ("时", "后", "的时候", "之后")
                for sign in ("", "，")
            ),
        ),
    ),
    table(
        "verb_keyword",
        w("cascade", "cascade", "倾曳|能倾曳"),
    ),
    table(
        "spell_kind",
        w("any", "spell", "咒语"),
        w("instant", "instant", "瞬间|瞬间咒语"),
        w("sorcery", "sorcery", "法术|法术咒语"),
    ),
    table(
        "some_shield_zh",
        w(0, "", "一个效应|某个效应|一个咒语|一个护盾|护盾|一个盾|一个防止伤害的效应|一个异能"),
    ),
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
)
__all__ = ["ASKED", "DONE", "EFFECTS", "STANDING", "TABLES"]
