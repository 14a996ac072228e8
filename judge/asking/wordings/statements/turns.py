"""Which turn and step it is, and what moment something is done at."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.statements.moments import in_step
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

WEARS_OFF = "[wears off/has worn off/wore off/ends/has ended/is over/runs out/expires/is gone]"
CHECKED = "state-based actions are checked"
WHEN_DONE = (
    "resolves|has resolved|is resolved|is checked|has been checked|is done|is over|settles|has "
    "settled"
    "|has been resolved|finishes|finishes resolving|has finished resolving|is finished"
)
IN_STEP = in_step(
    "{who:whose}",
    "it is [now /in /during /now in /]{}",
    "[现在/]{{_:mid}}[是/到/轮到/处于/在]{}[了/中/里/]",
)
STEP_BEGINS = in_step(
    "{who:whose}", "{} [begins/starts/comes/arrives]", "{}{{_:mid}}[开始/开始了/到了/来了]"
)
STANDING: tuple[Row, ...] = (
    row(
        "it is [now /in /during /]{who:whose} [main phase/first main phase/precombat main phase"
        "/pre-combat main phase/first main]"
        "|it is [now /]the [main phase/first main phase/precombat main phase] of {who:whose} turn"
        "|{who:doer_of} [am/is/are] in [my/his/her/their] [main phase/first main phase"
        "/precombat main phase]",
        "[轮到/现在/]{_:mid}[是/处于/在/]{who:whose}[的/回合的/]{_:main_said}[了/中/里/]",
        does="turn",
    ),
    w(
        {"does": "combat_comes"},
        "it is [now /]the combat phase|the combat phase [begins/has begun/comes/starts/has come]"
        "|it is time for combat|combat [begins/starts]|we are in the combat phase"
        "|it is the beginning of combat|the combat phase has arrived",
        "[战斗/]战斗阶段[到/到了/开始/开始了/来了]|[到/到了/进入/现在是/来到/轮到][了/]战斗阶段[了/]"
        "|战斗[开始/开始了]",
    ),
    row(
        "[during/on/in] {who:whose} [turn/main phase/own turn]",
        "在{who:whose}[回合/行动阶段][中/里/]",
        does="turn",
    ),
    row(
        "it is {who:whose}[ own/] turn|{who:doer_of} [am/is/are] the active player"
        "|the active player is {who:whom_named}",
        "现在是{who:whose}回合|{who:doer_of}{_:mid}是主动牌手|主动牌手是{who:whom_named}",
        does="turn",
    ),
    row(
        "{who:doer_of} [go/goes/move/moves] to combat|{who:doer_of} [enter/enters] combat",
        "{who:doer_of}{_:mid}[进入战斗/进战斗/进入战斗阶段/转到战斗阶段]",
        does="turn",
        step="beginning of combat",
    ),
    row(
        "{who:doer_of} [untap/untaps][ his permanents/ my permanents/ everything/ for his turn"
        "/ for my turn/ for the turn/ and draws/ and draw/]",
        "{who:doer_of}{_:mid}重置[了/][所有永久物/他的永久物/我的永久物/永久物][并抓牌/]",
        does="untaps",
    ),
    w(
        {"does": "later"},
        "the spell resolves|that resolves|everything resolves|both spells resolve"
        "|both triggers resolve|both triggers then resolve|all triggers resolve"
        "|the triggers resolve"
        "|everything then resolves|both abilities resolve",
        "顺利结算|成功结算|正常结算|结算了",
    ),
    row(
        f"{IN_STEP[0]}|{{who:doer_of}} [am/is/are] in [my/his/her/their] {{step:step_said}}",
        IN_STEP[1],
        does="turn",
    ),
    row(
        f"{STEP_BEGINS[0]}|it is [at ]the beginning of {{who:whose}} {{step:step_said}}",
        f"{STEP_BEGINS[1]}|到[了/]{{who:whose}}{{step:step_said}}[开始/][时/]",
        does="turn",
    ),
    row(
        "it is now {later_turn:whose} next turn|{later_turn:whose} next turn [begins/comes]"
        "|{later_turn:whose}[ next] untap step [begins/comes/starts/arrives]",
        "[到了/轮到/现在是]{later_turn:whose}下[个/一个/一/]回合"
        "|轮到{later_turn:whose}[的/]回合[了/]|[到了/轮到/]{later_turn:whose}[的/][下一个/]重置步骤"
        "[开始/开始了/到了/来了]",
        does="next_turn",
    ),
    row(
        "it is the end of {who:whose} turn|{who:whose} turn is ending",
        "",
        does="turn",
        step="end",
    ),
    w(
        {"does": "turn_ends"},
        "the turn ends|the turn is over|end of turn|turn ends",
        "回合结束|本回合结束",
    ),
    row(
        "{turn_of:whose} turn [ends/has ended/comes to an end/is over]",
        "{turn_of:whose}回合[结束/结束了/过去了]",
        does="turn_ends",
    ),
    row(
        "{who:doer_of} [end/ends/finish/finishes] [my/his/her/their/the] turn",
        "{who:doer_of}{_:mid}结束[了/][自己的/我的/他的/她的/这个/本/]回合[了/]",
        does="turn_ends",
        turn_of="own",
    ),
)
DONE: tuple[Row, ...] = (
    w(
        {"does": "end_step_comes"},
        "the end step [begins/comes/arrives/starts]|it is [now /]the end step"
        "|we [get/move/go] to the end step|the beginning of the end step comes",
        "[到/到了/进入/进入了/现在是][本回合的/]结束步骤[了/]|结束步骤[到了/来了/开始/开始了]",
    ),
)
BEFORE: tuple[Row, ...] = (
    row(
        f"[when/once/after] {{ends:named_noun}} {WEARS_OFF}, "
        f"|[when/once/after] {{ends:its_effect}} {WEARS_OFF}, ",
        "[当/等/在/]{ends:named_noun}[的效应/的效果/的加成/][结束/失效/消失/过去/到期][时/后/之后/以后][，/]"
        "|[当/等/在/]{ends:its_effect}[结束/失效/消失/过去/到期][时/后/之后/以后][，/]",
        moment="wears_off",
    ),
    w(
        {"moment": "combat_begins"},
        "at the beginning of combat, |at the beginning of combat |as combat begins, "
        "|once combat has begun, |once combat begins, "
        "|when combat begins, |in the beginning of combat step, |in the beginning of combat step ",
        "战斗开始时|战斗开始时，|在战斗开始时|在战斗开始时，|战斗开始步骤中，|在战斗开始步骤中",
    ),
    w(
        {"moment": "later"},
        "|".join(
            f"{when} {what} {done}, "
            for when in ("after", "once", "when")
            for what in ("everything", "all of that", "all of this", "all that", "it all", "all")
            for done in WHEN_DONE.split("|")
        ),
        "|".join(
            f"{what}结算{done}{then}{sign}"
            for what in (
                "全部",
                "都",
                "所有东西",
                "所有东西都",
                "一切都",
                "全部都",
                "等所有东西都",
                "一切",
                "等全部",
                "等都",
                "等一切",
                "所有效应",
                "全都",
            )
            for done in ("完", "完毕", "")
            for then in ("后", "之后", "以后")
            for sign in ("", "，")
            if (what, done, then) not in {("都", "", "后"), ("全部", "", "后"), ("都", "完", "后")}
        ),
    ),
    w(
        {"moment": "later"},
        "|".join(f"{when} {CHECKED}, " for when in ("after", "once", "when")),
        "|".join(
            f"{said}{then}{sign}"
            for said in (
                "状态动作检查",
                "检查状态动作",
                "检查完状态动作",
                "状态动作处理",
                "处理状态动作",
                "状态动作执行",
                "状态动作",
            )
            for then in ("后", "之后", "以后", "时", "完后")
            for sign in ("", "，")
        ),
    ),
    row(
        "before {to:noun} [resolves/resolve/can resolve/could resolve][, / ]"
        "|[with/while] {to:noun} [is /still /is still ]on the stack[, / ]"
        "|with {to:noun} on the stack[, / ]",
        "[在/]{to:noun}结算[之前/前/以前][，/]",
        respond=True,
    ),
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
AFTER: tuple[Row, ...] = (
    row(
        f" [when/once/after] {{ends:named_noun}} {WEARS_OFF}"
        f"| [when/once/after] {{ends:its_effect}} {WEARS_OFF}",
        "",
        moment="wears_off",
    ),
    w(
        {"moment": "combat_begins"},
        " once combat has begun| after combat has begun| once combat begins| when combat begins"
        "| as combat begins| after combat begins| when combat has begun"
        "| at the beginning of combat| in the beginning of combat step",
        "",
    ),
    w({"moment": "later"}, " later this turn| later that turn| later in the turn", ""),
    row(
        "[,/] with x being {x:count}|[,/] where x is {x:count}|[,/] choosing {x:count} for x"
        "|[,/] choosing x[ = /=/ as / to be ]{x:count}|[,/] for x [equal to/being] {x:count}"
        "|[,/] and x is {x:count}|[,/] with x as {x:count}|[,/] naming {x:count} for x",
        "[，/]{_:picks_x}{x:count}",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "its_effect",
        w(
            {},
            "the effect|its effect|the bonus|the pump|that effect|the boost",
            "效应|效果|加成|该效应",
        ),
    ),
    table("main_said", w(0, "", "行动阶段|第一个行动阶段|战斗前行动阶段|战斗前的行动阶段")),
    table(
        "picks_x",
        w(
            0,
            "",
            "|".join(
                f"{pick}x{as_}{equal}"
                for pick in (
                    "选择",
                    "选",
                    "选定",
                    "宣告",
                    "声明",
                    "令",
                    "让",
                    "把",
                    "将",
                    "设",
                    "其中",
                )
                for as_ in ("", "选", "定", "选择", "设", "选定")
                for equal in ("为", "是", "=", "等于", "成")
            ),
        ),
    ),
)
