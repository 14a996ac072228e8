"""What may stand around a question: "so what happens is", "after combat", 请问."""

from __future__ import annotations

from judge.asking.canonical.rows import NO_SIGN, optional, table
from judge.language import Include, ListOf, Table, w

ADVERBS = " still| also| now| then| just| even| ever| get to| have to| end up"
TAILS = (
    " then| now| right| there| right away| immediately| at once| after that| afterwards| in the end"
    "| in that case| in this case| anyway| as well| too| please| though| at all| at this point"
    "| here| with an activated ability| with a triggered ability| with its ability"
    "| using its ability| with its activated ability| by using its ability"
    "| with an effect| via an effect| with some effect| via a spell| with an ability"
    "| because of a spell| because of an effect| due to an effect| thanks to an effect"
    "| by an effect of a spell| through an effect| with no other creatures around| with no other "
    "creatures in play| with no responses"
    "| with nothing else on the battlefield| with nobody responding| without any responses"
    "| with no other creatures on the battlefield"
    "| together| at the same time| simultaneously| afterward"
)
TAILS_OF_ASKED = (  # a moment, which is that of the answer anyway
    " after the triggers| after all the triggers| after all triggers| after the trigger"
    " resolves| once the trigger resolves| after that trigger resolves"
    "| after its trigger resolves| when the trigger has resolved| once the trigger has resolved"
    "| after the trigger has resolved| on the stack| when that happens"
    "| for the rest of the turn| on the battlefield now"
    "| by then| at that point"
    "| after the second spell| after both spells| after both of them resolve| by the combat damage"
    "| by combat damage| by the damage| by that damage| this time| this way| until end of turn"
    "| once that resolves| after the legend rule has been applied"
    "| after the legend rule is applied| after the legend rule applies| because of that damage"
    "| from that spell| afterwards| in total afterwards| for now| when it enters| as it enters"
    "| total| all told| all in all| combined| in sum| from combat damage| from the combat"
    "| from the combat damage| from that combat| during combat"
    "| from the attacker| from the attack| from it| off it| for it| this turn| this same turn| from"
    " combat| after this| in total"
    "| at most| at the end| altogether| overall| in all| in this situation| in this scenario"
    "| as a result| over the whole combat| over the entire combat| in the whole combat"
    "| during the whole combat| across both damage steps"
    "| altogether in combat| when all is done| in the game"
    "| for the rest of the turn| from this| from that| because of this| because of that"
    "| after everything resolves"
    "| after everything has resolved| once everything resolves| once everything has resolved"
    "| after that resolves| or not| this way| from the attack| from this attack"
    "| through this| in the process| for this| for that| from this combat| in this fight"
    "| when everything resolves| after all this| after all of this| left| exactly"
    "|"
    + "|".join(
        f" {once} {what} {done}"
        for once in ("once", "after", "when")
        for what in (
            "all triggers",
            "the triggers",
            "all the triggers",
            "everything",
            "all of that",
        )
        for done in ("are done", "is done", "have resolved", "has resolved", "resolve", "is over")
    )
    + "|"
    + "|".join(
        f" {once} {what} {done}"
        for once in ("once", "after", "when")
        for what in (
            *("both spells", "the two spells", "the spells", "all spells", "all the spells"),
            *("both abilities", "all abilities", "both triggers", "the two triggers", "they both"),
            *(
                "both of those spells",
                "all of them",
                "both prowess triggers",
                "all of it",
                "it all",
            ),
        )
        for done in (
            *("are done", "have resolved", "resolve", "are resolved", "have finished resolving"),
            *("finish resolving", "are finished", "are done resolving", "have been resolved"),
            *("is done", "has resolved", "resolves", "is finished"),
        )
    )
    + "| after state-based actions| after state-based actions are checked"
    "| once state-based actions are checked| when state-based actions are checked"
    "| after state-based actions have been checked| after state-based actions are performed"
    "| once the dust settles| when the dust settles| when all is said and done"
)
TAILS_RETURNED = (  # asked of what comes back
    " when it returns| when it comes back| once it returns| after it returns| once it is back"
    "| when it returns to the battlefield| after it comes back| once it comes back"
    "| when it comes back to the battlefield| after it returns to the battlefield"
    "| as it returns| when it is returned| on its return| after returning| on returning"
)
TAILS_AFTER_COMBAT = (  # by then what was so in combat is over
    " after combat| after combat damage| after damage| when combat is over| when combat ends"
    "| after the combat| after this combat| in cleanup| during cleanup| in the cleanup step"
    "| once combat is over| after combat is over| after the damage| after combat damage is dealt"
    "| after combat ends"
)
TAILS_IN_COMBAT = " in this combat| in the combat| this combat"
ZH_LEADS_IN_COMBAT = "|".join(
    f"{combat}{within}"
    for combat in ("这次战斗", "本次战斗", "这场战斗", "整场战斗", "整个战斗", "该次战斗")
    for within in ("", "中", "里")
)
ZH_TAILS = (
    "并付清费用|并付清了费用|并支付费用|呢|啊|了|吧|时|的时候|之后|后|以后|的话|时候|？|，"
    "|这种情况下|这样的话|最后|而已"
)
ZH_ALL_RESOLVED = "|".join(
    f"{what}{all_}{resolved}{then}"
    for what in (
        "两个咒语",
        "两个异能",
        "两个触发",
        "所有咒语",
        "这些咒语",
        "两者",
        "咒语",
        "两个触发式异能",
        "这两个咒语",
    )
    for all_ in ("都", "全都", "全部", "均")
    for resolved in ("结算", "结算完", "结算完毕", "结算了", "已结算")
    for then in ("后", "之后", "以后")
)
ZH_TRIGGERS_RESOLVED = "|".join(
    f"{what}{resolved}{then}"
    for what in (
        *(
            "所有触发",
            "全部触发",
            "所有的触发",
            "所有触发式异能",
            "全部触发式异能",
            "所有异能",
            "全部异能",
        ),
        *(
            f"{what}{all_}"
            for what in (
                "触发",
                "触发式异能",
                "异能",
                "所有触发",
                "所有触发式异能",
                "这些触发",
                "它们的触发",
            )
            for all_ in ("都", "全都", "全部", "均")
        ),
        *("一切", "全部", "所有"),
    )
    for resolved in ("结算", "结算完", "结算完毕", "结算了", "已结算", "处理完", "处理完毕")
    for then in ("后", "之后", "以后")
)
ZH_LEADS_OF_ASKED = "整个过程|整个过程中|从头到尾|前后|总共|一共|本回合|在本回合|全部结算之后"
ZH_LEADS_AFTER_COMBAT = (
    "两次伤害打完|两次伤害之后|两次伤害后|两次伤害结算完|战斗打完之后|战斗打完后|打完这场|战斗过后|打完架|伤害之后|伤害后|战斗伤害之后|战斗伤害后|战斗之后"
    "|战斗后|清除步骤时|清除步骤|在清除步骤|在清除步骤时|战斗伤害打完|打完|战斗打完|战斗伤害结算完"
    "|战斗伤害结算完后|伤害结算完|打完之后|打完后|战斗结束后|战斗结束之后|战斗结束时|战斗结束以后"
)
LEADS = (
    "first |first, |earlier this turn |earlier this turn, |this turn |this turn, "
    "|if |when |and |but |ok |ok, |well |well, |also |say |suppose "
    "|after |once |while |as |whenever |assuming |what if "
    "|let's say |imagine |given that |in this situation, |in that case, |in this case, "
    "|at this point, |as a result, |during that turn, "
    "|in that step, |during that step, |in that step |during that step |at that moment, "
)
ZH_LEADS = (
    "这时候|那么|那|如果|请问|假如|若|这时|此时|当|在|而|但|但是"
    "|不过|要是|假设"
    "|同一回合里|同一回合|同回合|比如|这个时候|结果|最后|最终"
    "|，|并|并且|这种情况下|这样|那样|趁|趁着|在该步骤中|该步骤中|在该步骤|在那个步骤中|在此步骤中"
    "|在那时"
)


def _when_resolved(*whats: str) -> str:
    """The end of a question by which one spell or ability has resolved."""
    return "|".join(
        f" {once} {what} {done}"
        for once in ("once", "after", "when")
        for what in whats
        for done in (
            *("resolves", "has resolved", "is done", "is finished", "has finished resolving"),
            *("finishes resolving", "resolved", "has been resolved", "is resolved"),
        )
    )


TABLES: tuple[Table, ...] = (
    optional("adverbs", ListOf("adverb_said", *NO_SIGN)),
    table("adverb_said", w(0, ADVERBS, "")),
    optional("lead", ListOf("leading", *NO_SIGN)),
    table(
        "leading",
        w({}, LEADS, ZH_LEADS),
        w({"by_now": True}, "now |now, |so |so, ", "现在|现在，|所以"),
        w({"then": True}, "then |then, ", "然后|接着|随后|于是|接下来|之后|此后"),
        w({"because": True}, "because |since ", "因为"),
        w({"amid": "combat"}, "", "战斗中|在战斗中"),
    ),
    optional("lead_asked", ListOf("leading_asked", *NO_SIGN)),
    table(
        "leading_asked",
        Include("leading"),
        w({}, "", f"{ZH_LEADS_OF_ASKED}|{ZH_ALL_RESOLVED}|{ZH_TRIGGERS_RESOLVED}"),
        w(
            {"after_one": "trigger"},
            "",
            "|".join(
                f"{the}{kind}{resolved}{then}"
                for the in ("该", "这个", "那个", "此", "它的", "其")
                for kind in ("触发", "异能", "触发式异能")
                for resolved in ("结算", "结算完", "结算完毕")
                for then in ("后", "之后", "以后")
            ),
        ),
        w(
            {"after_one": "spell"},
            "",
            "|".join(
                f"{the}咒语{resolved}{then}"
                for the in ("该", "这个", "那个", "此")
                for resolved in ("结算", "结算完", "结算完毕")
                for then in ("后", "之后", "以后")
            ),
        ),
        w({"amid": "combat"}, "", ZH_LEADS_IN_COMBAT),
        w({"over": True}, "", ZH_LEADS_AFTER_COMBAT),
    ),
    optional("tail", ListOf("tail_said", *NO_SIGN)),
    table(
        "tail_said",
        w({}, TAILS, ZH_TAILS),
        w({"settles": True}, "", "结算后|结算之后|结算以后"),
        w({"from_hand": True}, " from my hand| from hand| from his hand| from her hand", ""),
    ),
    optional("tail_asked", ListOf("tail_of_asked", *NO_SIGN)),
    table(
        "tail_of_asked",
        Include("tail_said"),
        w({}, TAILS_OF_ASKED, ""),
        w({"of_spell": True}, " after it resolves| once it resolves| when it resolves", ""),
        w({"after_one": "spell"}, _when_resolved("the spell", "that spell", "this spell"), ""),
        w(
            {"after_one": "trigger"},
            _when_resolved(
                *("the trigger", "that trigger", "this trigger", "its trigger", "the ability"),
                *(
                    "that ability",
                    "its ability",
                    "the triggered ability",
                    "the annihilator trigger",
                ),
                *("the prowess trigger", "the enters trigger", "the attack trigger"),
            ),
            "",
        ),
        w({"returned": True}, TAILS_RETURNED, ""),
        w({"amid": "combat"}, TAILS_IN_COMBAT, ""),
        w({"over": True}, TAILS_AFTER_COMBAT, ""),
    ),
)
