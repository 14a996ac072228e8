"""What steps, zones and kinds of counter are called."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.state import Zone
from judge.game.steps import Step
from judge.values import Bilingual

STEPS: Mapping[Step, Bilingual] = {
    Step.UNTAP: Bilingual("untap step", "重置步骤"),
    Step.UPKEEP: Bilingual("upkeep step", "维持步骤"),
    Step.DRAW: Bilingual("draw step", "抓牌步骤"),
    Step.PRECOMBAT_MAIN: Bilingual("precombat main phase", "战斗前行动阶段"),
    Step.BEGINNING_OF_COMBAT: Bilingual("beginning of combat step", "战斗开始步骤"),
    Step.DECLARE_ATTACKERS: Bilingual("declare attackers step", "宣告攻击者步骤"),
    Step.DECLARE_BLOCKERS: Bilingual("declare blockers step", "宣告阻挡者步骤"),
    Step.FIRST_COMBAT_DAMAGE: Bilingual("first combat damage step", "第一个战斗伤害步骤"),
    Step.COMBAT_DAMAGE: Bilingual("combat damage step", "战斗伤害步骤"),
    Step.END_OF_COMBAT: Bilingual("end of combat step", "战斗结束步骤"),
    Step.POSTCOMBAT_MAIN: Bilingual("postcombat main phase", "战斗后行动阶段"),
    Step.END: Bilingual("end step", "结束步骤"),
    Step.CLEANUP: Bilingual("cleanup step", "清除步骤"),
}
ZONES: Mapping[Zone, Bilingual] = {
    Zone.LIBRARY: Bilingual("goes to its owner's library", "置入其拥有者的牌库"),
    Zone.HAND: Bilingual("goes to its owner's hand", "移回其拥有者手上"),
    Zone.BATTLEFIELD: Bilingual("enters the battlefield", "进战场"),
    Zone.GRAVEYARD: Bilingual("goes to its owner's graveyard", "置入其拥有者的坟墓场"),
    Zone.STACK: Bilingual("goes on the stack", "进入堆叠"),
    Zone.EXILE: Bilingual("is exiled", "被放逐"),
    Zone.COMMAND: Bilingual("goes to the command zone", "置入统帅区"),
}
DAY: Mapping[bool, Bilingual] = {
    True: Bilingual("day", "白昼"),
    False: Bilingual("night", "黑夜"),
}
COUNTERS: Mapping[str, str] = {"poison": "中毒", "loyalty": "忠诚"}
