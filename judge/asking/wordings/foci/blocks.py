"""Who may attack and block, who blocks whom, who is blocked."""

from __future__ import annotations

from judge.asking.wordings.slots import CAN, FRESH, MID, STILL, ZH_CAN, ZH_FRESH, Q
from judge.asking.wordings.verbs import row
from judge.language.template import Row

ASKED: tuple[Row, ...] = (
    row(
        "[which/what/which of the/which of these] [creature/creatures] [can/may/could/is able to"
        "/are able to] [still /legally /]block[ it/ {at:noun}/ the attacker/ that creature/]"
        "|which of {who:whose} [creature/creatures] [can/may/could/is able to/are able to]"
        " [still /legally /]block[ it/ {at:noun}/ the attacker/ that creature/]"
        "|[which one/which of them/who/which ones/what] [can/may/could] [still /]block"
        "[ it/ the attacker/]"
        "|[what/which creature/which creatures/which of them] [can/may/could]"
        " {who:doer_of} [still /]block[ it/ the attacker/] with"
        "|with [which creature/which creatures/which of them/what] [can/may/could]"
        " {who:doer_of} [still /]block[ it/ the attacker/]",
        f"{{who:named_doer}}{ZH_CAN}[用/拿][哪个/哪些/哪只/哪几个/什么][生物/]{MID}[来/去/]"
        "[阻挡/挡/挡住][它/这个攻击者/攻击者/那个生物/]"
        f"|{{who:named_doer}}的[哪个/哪些/哪只][生物/]{ZH_CAN}[阻挡/挡/挡住][它/这个攻击者/攻击者/]"
        f"|[谁/哪个/哪些/哪只][生物/]{ZH_CAN}[阻挡/挡/挡住][它/这个攻击者/攻击者/那个生物/]",
        asks="which_block",
    ),
    row(
        "is {of:noun} [still ]attacking",
        "{of:noun}[还/]在攻击吗|{of:noun}[还/]是攻击[者/生物]吗",
        asks="attacking",
    ),
    row(
        "is {of:noun} [still /considered /still considered /][blocked/a blocked creature]"
        "|[does/will] {of:noun} [stay/remain][ a/] blocked[ creature/]"
        "|does {of:noun} [still /]count as blocked",
        f"{{of:noun}}{MID}[算/是/算是/算作/视为/保持/处于/][被阻挡/受到阻挡/受阻挡][的/了/状态/]吗"
        f"|{{of:subject}}{MID}[算/是/算是/算作/视为][被阻挡/被挡/被挡住/挡住/挡了][的/了/]吗",
        asks="blocked",
    ),
    row(
        f"{CAN} {{by:single}} [still /]block {{at:noun}}[ then/ now/]"
        f"|{CAN} {{at:noun}}{STILL} be blocked by {{by:single}}",
        f"{{by:single}}{ZH_CAN}[阻挡/挡/挡住/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:single}} [still /]block {{at:at_both}}"
        f"|{CAN} {{who:doer_of}} block {{at:at_both}} with {{by:single}}",
        f"{{by:single}}{ZH_CAN}[阻挡/挡/挡住]{{at:at_both}}{Q}"
        f"|{{by:single}}{ZH_CAN}{{at:at_both}}{MID}[阻挡/挡/挡住]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/挡住]{{at:at_both}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]block[ now/ then/ this turn/]"
        f"|{CAN} {{who:doer_of}} [still /]block with {{by:single}}[ now/ then/ this turn/]",
        f"{{by:noun}}[本回合/]{ZH_CAN}[阻挡/挡/康]{Q}"
        f"|{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/去挡/去阻挡/来挡/来阻挡]{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block {{at:noun}} with {{by:single}}",
        f"{{who:doer_of}}{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block with {{bys:several}}"
        f"|{CAN} {{who:doer_of}} block {{at:noun}} with {{bys:several}}|{CAN}"
        f" {{bys:several}}{STILL} block {{at:noun}}",
        f"{{who:doer_of}}{ZH_CAN}用{{bys:several}}{MID}[阻挡/挡/来挡/来阻挡]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}用{{bys:several}}{MID}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{bys:several}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block_together",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block[ it/ {{at:noun}}/] with [both/both of them/both creatures"
        "/all of them/everything/both his creatures/both of his creatures/both my creatures"
        "/two creatures]",
        f"{{whose:doer_of}}{ZH_CAN}[用两个/用两个一起/两个一起/用两只一起/用两个生物一起]"
        f"[阻挡/挡/来挡/来阻挡][它/]{Q}",
        asks="block_both",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block[ it/ {{at:noun}}/] with [all /all of the /the ]{{n:count}}"
        "[ of them/ creatures/ of his creatures/ of my creatures/]",
        f"{{whose:doer_of}}{ZH_CAN}[用/][这/那/]{{n:count}}[只/个/只生物/个生物]{MID}[都/全部/][一起/]"
        f"[阻挡/挡/来挡/来阻挡/去挡][它/]{Q}",
        asks="block_both",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block {{at:noun}}|{CAN} {{whose:doer_of}} block",
        f"{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康/挡住/挡下/挡下来]{Q}",
        asks="block_any",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]attack[ this turn/ now/ right away/ at once/ immediately/]"
        f"|{CAN} {{by:noun}}{STILL} be [declared as an attacker/declared an attacker/an attacker"
        "/sent to attack/among the attackers][ this turn/ now/]",
        f"{{by:noun}}[本回合/]能[本回合/直接/马上/立刻/现在/当回合/][攻击/进攻/打]{Q}"
        f"|{{by:noun}}[本回合/]{ZH_CAN}[被/][宣告为攻击者/宣告为攻击生物/宣告攻击/宣告成攻击者]{Q}",
        asks="attack",
    ),
    row(
        "",
        f"[本回合/]{ZH_CAN}[本回合/直接/马上/立刻/现在/当回合/][攻击/进攻]{Q}",
        asks="attack",
        by={"pronoun": "it"},
    ),
    row(
        f"{CAN} {{by:noun}}{STILL} attack {{at:whom}}[ this turn/ now/ right away/]"
        f"|{CAN} {{who:doer_of}}{STILL} attack {{at:whom}} with {{by:noun}}[ this turn/ now/]",
        f"{{by:noun}}[本回合/]{ZH_CAN}[攻击/进攻]{{at:whom}}{Q}"
        f"|{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:noun}}[攻击/进攻]{{at:whom}}{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{by:noun}} attack {FRESH}",
        f"{{by:noun}}{ZH_FRESH}{ZH_CAN}[马上/立刻/][攻击/进攻]{Q}",
        asks="attack",
        fresh=True,
    ),
    row(
        f"{CAN} {{by:noun}} block {FRESH}",
        f"{{by:noun}}{ZH_FRESH}{ZH_CAN}[马上/立刻/][阻挡/挡]{Q}",
        asks="block",
        fresh=True,
    ),
    row(
        f"{CAN} {{who:doer_of}} attack with {{by:noun}}[ this turn/ now/ right away/]",
        f"{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:noun}}[攻击/进攻]{Q}",
        asks="attack",
    ),
)
