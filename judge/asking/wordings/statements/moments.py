"""When something is done: the step, the turn, in response to what."""

from __future__ import annotations

from judge.asking.wordings.verbs import row
from judge.language import w
from judge.language.template import Row


def _moment(said: str) -> str:
    """The wordings of a moment in Chinese: with 之 or without, with 在, with a comma."""
    words = [
        one.replace("之?", of).replace("者?", who)
        for one in said.split("|")
        for of in ("", "之")
        for who in ("", "者")
    ]
    return "|".join(
        dict.fromkeys(
            f"{at}{word}{sign}" for word in words for at in ("", "在") for sign in ("", "，")
        )
    )


def _standing_anywhere(said: str, form: str) -> str:
    """English words of a moment as they stand by themselves, before what is done, or behind it."""
    return "|".join(form.format(one) for one in said.split("|"))


AFTER_BLOCKS = (
    "after blocks|before damage|before combat damage|after blockers are declared|after blockers"
    "|after blocks are declared|once blockers are declared|before damage is dealt"
    "|before combat damage is dealt|after i block|after he blocks|after my opponent blocks"
    "|after blocking|after the block|after no blocks|in the declare blockers step"
    "|during the declare blockers step|before the damage|after blocks but before damage"
)
BEFORE_BLOCKS = (
    "before blocks|before blockers are declared|before blockers|after attacks"
    "|after attackers are declared|after attackers|during combat|before he blocks"
    "|before my opponent blocks|once attackers are declared|after i attack|before i block"
    "|after he attacks|in the declare attackers step|during the declare attackers step"
    "|before blocks are declared|after the attack|in combat"
)
ZH_IN = (
    "响应，",
    "响应",
    "作为响应，",
    "能响应，",
    "用响应",
    "再响应",
    "再响应，",
    "又响应",
    "响应并",
)
STEPS_SAID = (
    w("upkeep", "upkeep|upkeep step", "维持|维持步骤|维持阶段"),
    w("draw", "draw step", "抓牌步骤"),
    w("end", "end step|end of turn", "结束步骤|回合结束步骤|结束阶段|回合结束"),
    w("cleanup", "cleanup step|cleanup", "清除步骤|清理步骤"),
    w("declare attackers", "declare attackers step", "宣告攻击者步骤"),
    w("beginning of combat", "beginning of combat", "战斗开始步骤"),
    w(
        "postcombat main",
        "second main phase|postcombat main phase",
        "第二个行动阶段|战斗后行动阶段",
    ),
)


def in_step(who: str, en: str, zh: str) -> tuple[str, str]:
    """The wordings of a step of a turn: "my end step", "the end step of my turn"."""
    step = "{step:step_said}"
    return (
        f"{en.format(f'{who} {step}')}|{en.format(f'the {step} of {who} turn')}",
        zh.format(f"{who}[的/回合/回合的/]{step}"),
    )


MOMENTS = (
    w(
        {"moment": "after_blocks"},
        f"{_standing_anywhere(AFTER_BLOCKS, '{}, ')}|{_standing_anywhere(AFTER_BLOCKS, '{} ')}",
        _moment(
            "挡完|挡完之?后|阻挡之?后|阻挡以后|宣告阻挡者?之?后|造成伤害之?前"
            "|伤害之?前|战斗伤害之?前|挡之?后|挡以后"
        ),
    ),
    w(
        {"moment": "after_combat"},
        "after combat, |after combat |postcombat, |post-combat, |after the combat phase, "
        "|after the combat, |once combat is over, |when combat is over, |after combat ends, ",
        "|".join(
            f"{at}战斗{phase}{then}{sign}"
            for at in ("", "在")
            for phase in ("", "结束", "阶段", "阶段结束")
            for then in ("后", "之后", "以后")
            for sign in ("", "，")
        ),
    ),
    w(
        {"moment": "before_combat"},
        "before combat, |before attacks, |before attacking, |before i attack, ",
        "攻击前|攻击前，|在攻击前|战斗前|战斗前，|在战斗前|攻击之前|攻击之前，|战斗之前",
    ),
    w(
        {"moment": "before_blocks"},
        f"{_standing_anywhere(BEFORE_BLOCKS, '{}, ')}|{_standing_anywhere(BEFORE_BLOCKS, '{} ')}",
        _moment(
            "阻挡之?前|宣告阻挡者?之?前|宣告攻击者?之?后|攻击之?后|宣告攻击者步骤|宣告攻击者步骤中"
            "|宣告攻击者步骤里|宣告攻击者步骤时"
        ),
    ),
    row(
        "[during/on/in] {turn_of:whose} [turn/own turn/main phase/first main phase"
        "/precombat main phase][, / ]",
        "[在/]{turn_of:whose}回合[中/里/内/][，/]|在{turn_of:whose}行动阶段[中/里/内/][，/]"
        "|[到/到了/轮到/等到]{turn_of:whose}回合[中/里/内/时/][，/]",
    ),
    w(
        {"turn_of": "own"},
        "",
        _moment("自己回合|自己的回合|自己的行动阶段|自己行动阶段|自己的回合中|自己的行动阶段中"),
    ),
    row(
        *in_step("{turn_of:whose}", "[during/in/at/on] {}[, / ]", "[在/到/]{}[中/里/内/时/][，/]"),
    ),
    row(
        *in_step(
            "{turn_of:whose}",
            "at the [beginning/start] of {}[, / ]",
            "[在/]{}[开始时/开始/开始的时候][，/]",
        )
    ),
)
END_STEP = (
    "at the next end step|at the beginning of the next end step|at the beginning of the end step"
    "|in the end step|at the end step|during the end step|during the next end step"
    "|in this end step|at this end step|during this end step|in that end step|at that end step"
    "|during that end step|in the next end step|at the end step of this turn"
    "|in the end step of this turn"
)
TURNS_ON = (  # a later moment, for which everyone passes until then
    row(
        "[on/during/in] {later_turn:whose} next turn[, / ]|[later on/then on]"
        " {later_turn:whose} next"
        " turn[, / ]",
        "[在/到/到了/等到/轮到/]{later_turn:whose}下[个/一个/一/]回合[里/中/时/][，/]",
        moment="next_turn",
    ),
    w(
        {"moment": "next_turn", "later_turn": ""},
        "next turn, |next turn |the next turn, |the turn after, |the following turn, ",
        "下回合，|下回合|下个回合|下个回合，|到下个回合|到下回合|到了下回合"
        "|到了下回合，|到下一回合|下一回合|到了下个回合|到了下个回合，|等到下个回合|等到下个回合，",
    ),
    w(
        {"moment": "end_step"},
        _standing_anywhere(END_STEP, "{}, "),
        "|".join(
            f"{to}{next_}结束步骤{when}{sign}"
            for to in ("", "在", "到", "到了", "等到")
            for next_ in ("", "下个", "下一个", "下一", "本回合")
            for when in ("", "时", "中", "开始时")
            for sign in ("", "，")
        ),
    ),
    w(
        {"moment": "turn_ends"},
        "when the turn ends, |after the turn ends, |once the turn ends, ",
        "|".join(
            f"{wait}{whose}回合结束{then}{sign}"
            for wait in ("", "等", "等到", "在")
            for whose in ("", "本")
            for then in ("后", "之后", "以后")
            for sign in ("", "，")
        ),
    ),
    w(
        {"moment": "turn_ends", "ending": True},
        "at end of turn, |at the end of the turn, |at end of turn ",
        "|".join(
            f"{wait}{whose}回合结束时{sign}"
            for wait in ("", "到", "到了", "等到", "在")
            for whose in ("", "本")
            for sign in ("", "，")
        ),
    ),
)
LATER = w(
    {"moment": "later"},
    "later in that main phase |later in that main phase, |later in the same main phase, "
    "|later that main phase, |later in that phase, "
    "|later |later, |later in that turn |later in that turn, "
    "|later in the same turn, |later in the same turn |later that turn, |later "
    "that turn |later this turn, |later this turn "
    "|after that |later in the turn |later in the turn, "
    "|in the same turn, |that same turn, |after everything resolves, "
    "|after the trigger resolves, |after that resolves, |afterwards |afterwards, "
    "|finally, |then later |later on |after that, |after"
    " it resolves, |once it resolves, ",
    "后来|触发都结算后|触发结算后|触发都结算后，|触发结算后，|都结算后，|全部结算后，"
    "|都结算完后，|稍后|稍后，"
    "|它进场后|它进战场后|进场后|它进场之后|它进战场之后|它进场以后|它进战场以后|进战场后|进场之后"
    "|进战场之后|它进场后，|它进战场后，|它进场之后，|它进战场之后，|触发结算时|触发结算时，|它的触发结算后"
    "|同一回合稍后，|本回合稍后，|结算之后|结算后|等结算完",
)
THEREUPON = w(  # an effect, not what answers a spell
    {"thereupon": True},
    "then |then, ",
    "随后|随后，|接着|接着，|然后|然后，|之后|之后，",
)
RESOLVED = w(  # a spell, of which it is asked where it goes
    {"moment": "later", "of_spell": True},
    "",
    "它结算后|它结算之后|它结算完|等它结算后|它结算以后|它结算后，|它结算之后，",
)
BEFORE_IT_HAPPENS = tuple(  # with what would do it on the stack
    f" before {it} {done}"
    for it in ("it", "that", "the creature", "the artifact", "the permanent", "that creature")
    for done in (
        *("is destroyed", "gets destroyed", "is exiled", "gets exiled", "is countered"),
        *("is bounced", "is killed", "gets killed", "happens", "would be destroyed"),
        *("is returned to my hand", "is returned", "leaves", "leaves the battlefield", "goes away"),
    )
)
RESPONSE: tuple[Row, ...] = (
    w(
        {"respond": True},
        "",
        "|".join(
            f"{at}{it}{would}{done}{before}{sign}"
            for at in ("在", "")
            for it in ("它", "那个生物", "这个生物", "该生物", "那个神器")
            for would in ("", "被", "会被")
            for done in ("消灭", "放逐", "反击", "弹回", "移回手上", "杀死", "离场", "离开战场")
            for before in ("之前", "前", "以前")
            for sign in ("", "，")
        ),
    ),
    w(
        {"respond": True},
        "in response, |in response |then in response |before the spell resolves, ",
        "响应，|作为响应，|响应|在响应时，|响应时，|在响应时|响应时"
        + "".join(
            f"|{at}{what}结算{before}{sign}"
            for at in ("在", "")
            for what in ("", "这个咒语", "该咒语", "那个咒语")
            for before in ("前", "之前", "以前")
            for sign in ("", "，")
        ),
    ),
    *(
        w(
            {"respond": True, "by_whom": who},
            "",
            "|".join(
                f"{name}{soon}{how}"
                for name in zh
                for soon in ("", "就", "便", "马上", "立刻", "立即")
                for how in ZH_IN
            ),
        )
        for who, zh in (("I", ("我",)), ("my opponent", ("对手", "他", "她")))
    ),
    row(
        "in response to {to:noun}, |in response to {to:noun} |responding to {to:noun}, ",
        "响应{to:noun}，",
        respond=True,
    ),
    row("", f"{{by_whom:called}}[{'/'.join(ZH_IN)}]", respond=True),
)
USUAL_COST = "".join(
    f"| for its {one}{cost}"
    for one in ("", "full ", "normal ", "regular ", "usual ", "printed ", "actual ")
    for cost in ("mana cost", "cost", "casting cost")
    if one or cost != "cost"
)
AFTER: tuple[Row, ...] = (
    w({}, f" for full cost| for the full cost| at full cost{USUAL_COST}", ""),
    w({"kicked": True}, " kicked| with kicker", "并增幅|，并增幅"),
    w(
        {"settles": True},
        " and it resolves| which resolves| and let it resolve| and that resolves",
        "并结算|且结算|并且结算|，并结算|并让它结算|并成功结算|并顺利结算|，结算了|，顺利结算",
    ),
    w(
        {"turn_of": "I"},
        " in my main phase| in my first main phase| in main phase 1| main phase",
        "",
    ),
    w(
        {"moment": "before_combat"},
        " before combat| before attacks| before attacking| precombat| before i attack"
        "| before he attacks| before my opponent attacks| before the attack",
        "",
    ),
    w(
        {"moment": "after_combat"},
        " after combat| postcombat| post-combat| after the combat phase| once combat is over",
        "",
    ),
    w({"moment": "after_blocks"}, _standing_anywhere(AFTER_BLOCKS, " {}"), ""),
    w({"moment": "before_blocks"}, _standing_anywhere(BEFORE_BLOCKS, " {}"), ""),
    row(
        " for {x:count}| x={x:count}| x = {x:count}| with x = {x:count}| with x={x:count}"
        "| for x = {x:count}"
        "| for x={x:count}| with x equal to {x:count}",
        "，X为{x:count}|，X={x:count}|，x为{x:count}|，x={x:count}",
    ),
    row(
        "[ /, ][by /for free by /for the alternative cost of /]{pitch:pitched}",
        "",
    ),
    w({"was": True}, " by then", ""),
    w({"so_far": True}, " earlier this turn| earlier in the turn| earlier in this turn", ""),
    w({"respond": True}, " in response|, in response", "作为响应|来响应"),
    w(
        {"respond": True},
        " before resolution| before the spell resolves| before that spell resolves"
        "| while the spell is on the stack| while that spell is on the stack"
        "| with the spell on the stack| with that spell on the stack"
        "| with the spell still on the stack| while the spell is still on the stack",
        "",
    ),
    row(
        " before {to:noun} [resolves/has resolved/can resolve/finishes resolving]"
        "| [while/with] {to:noun} [is /is still /still /]on the stack",
        "",
        respond=True,
    ),
    w({"respond": True}, "|".join(BEFORE_IT_HAPPENS), ""),
    w(
        {"by_spell": True},
        " by casting a spell| by casting an instant| by casting a sorcery| with a spell"
        "| with an instant| with a sorcery| from a sorcery| from an instant| from a spell| off"
        " a spell"
        "| off a sorcery| off an instant| from a sorcery i cast| from a draw spell| with a draw"
        " spell",
        "凭咒语",
    ),
    row(
        " in response to {to:noun}"
        "| in response to [him/her/them/my opponent/his/them] casting {to:noun}[ on it/]",
        "响应{to:noun}|来响应{to:noun}",
        respond=True,
    ),
    row(
        " [with/while] {of:noun_s} {_:trigger_said} [still /is /is still /]on the stack"
        "| before {of:noun_s} {_:trigger_said} resolves",
        "",
        moment="trigger_waits",
    ),
    w(
        {"moment": "trigger_waits"},
        " with the trigger on the stack| with the trigger still on the stack"
        "| before the trigger resolves| in response to the trigger| with that trigger on the"
        " stack| while the trigger is on the stack",
        "响应这个触发|响应该触发|来响应触发",
    ),
    row(" [during/on/in] {later_turn:whose} next turn", "", moment="next_turn"),
    w(
        {"moment": "next_turn", "later_turn": ""},
        " next turn| on the next turn| the next turn| the following turn",
        "",
    ),
    w({"moment": "end_step"}, _standing_anywhere(END_STEP, " {}"), ""),
    w(
        {"moment": "turn_ends"},
        " in the cleanup step| during the cleanup step| during cleanup| when the turn ends"
        "| once the turn ends| after the turn ends| when the turn is over| after this turn",
        "",
    ),
    w(
        {"moment": "turn_ends", "ending": True},
        " at end of turn| at the end of the turn| at the end of turn",
        "",
    ),
    row(" [during/on/in] {turn_of:whose} turn", ""),
    row(in_step("{turn_of:whose}", " [during/in/at/on] {}", "{}")[0], ""),
    row(" at the end of {turn_of:whose} turn", "", step="end"),
    w(
        {"plainly": True},
        " for its full cost| for its full mana cost| for its normal cost| for its mana cost"
        "| for full price| for full mana| normally| in the normal way| by paying its mana cost",
        "",
    ),
    row(
        " [with/using/for/for its/by paying its/via/by] {using:way_said}[ cost/]"
        "[ from my graveyard/ from the graveyard/ from his graveyard/]"
        "| from [my/his/her/the] graveyard [with/using/for its] {using:way_said}[ cost/]",
        "",
    ),
)
BEFORE = (*RESPONSE, *MOMENTS, LATER, THEREUPON, RESOLVED, *TURNS_ON)
