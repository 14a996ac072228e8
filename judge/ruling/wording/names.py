"""What steps, zones and kinds of counter are called."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.state import Zone
from judge.game.steps import Step
from judge.keywords import KEYWORDS
from judge.oracle.counters import COUNTER_KINDS
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
DONE: Mapping[str, str] = {  # keyword actions and designations, in Chinese
    "adapt": "演化",
    "amass": "囤兵",
    "connive": "筹谋",
    "crew": "搭载",
    "cycle": "循环",
    "discover": "倾探",
    "doesn't untap": "不重置",
    "enlist": "征列",
    "exert as it attacks": "于攻击时耗竭",
    "exert": "耗竭",
    "exploit": "榨取",
    "explore": "勘察",
    "fight": "互斗",
    "incubate": "抚育",
    "investigate": "探查",
    "learn": "温习",
    "level": "等级",
    "meld": "融合",
    "monstrosity": "蛮化",
    "monstrous": "已蛮化",
    "mutate": "合变",
    "open an Attraction": "打开景点",
    "populate": "殖民",
    "proliferate": "增殖",
    "renowned": "铭勇",
    "roll to visit": "掷骰造访景点",
    "scry": "占卜",
    "sector": "星区",
    "solved": "侦结",
    "surveil": "刺探",
    "suspected": "受到怀疑",
    "tempt": "魔戒引诱",
    "time travel": "时间旅行",
    "venture": "深入地城",
    "villainous choice": "邪恶抉择",
    "visit": "造访景点",
    "vote": "投票",
}
COUNTERS: Mapping[str, str] = {  # by kind, in Chinese
    **{keyword.name.en: keyword.name.zh for keyword in KEYWORDS},
    **{kind: zh for kind, zh in COUNTER_KINDS if zh},
}
