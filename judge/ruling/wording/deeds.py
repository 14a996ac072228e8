"""How keyword actions are told, and marks that objects and players get or lose."""

from __future__ import annotations

from collections.abc import Mapping

from judge.values import Bilingual

ACTED: Mapping[str, Bilingual] = {  # by the keyword action (701), or what is done by a keyword
    "adapt": Bilingual("{object} adapts.", "{object}演化。"),
    "amass": Bilingual("{player} amasses.", "{player}囤兵。"),
    "become crewed": Bilingual("{object} becomes crewed.", "{object}被搭载。"),
    "clash": Bilingual("{player} clashes.", "{player}比点。"),
    "collect evidence": Bilingual("{player} collects evidence.", "{player}搜证。"),
    "connive": Bilingual("{object} connives.", "{object}筹谋。"),
    "crew": Bilingual("{player} crews with {object}.", "{player}以{object}搭载。"),
    "cycle": Bilingual("{player} cycles {object}.", "{player}循环{object}。"),
    "discover": Bilingual("{player} discovers.", "{player}倾探。"),
    "enlist": Bilingual(
        "{player} enlists a creature for {object}.", "{player}为{object}征列生物。"
    ),
    "exert": Bilingual("{player} exerts {object}.", "{player}耗竭{object}。"),
    "exert as it attacks": Bilingual(
        "{player} exerts {object} as it attacks.", "{player}于{object}攻击时耗竭它。"
    ),
    "exploit": Bilingual("{object} exploits.", "{object}榨取。"),
    "explore": Bilingual("{object} explores.", "{object}勘察。"),
    "fateseal": Bilingual("{player} fateseals.", "{player}论命。"),
    "fight": Bilingual("{object} fights.", "{object}互斗。"),
    "incubate": Bilingual("{player} incubates.", "{player}抚育。"),
    "investigate": Bilingual("{player} investigates.", "{player}探查。"),
    "learn": Bilingual("{player} learns.", "{player}温习。"),
    "manifest": Bilingual("{player} manifests.", "{player}显化。"),
    "meld": Bilingual("{object} is melded.", "{object}已融合。"),
    "monstrosity": Bilingual("{object} becomes monstrous.", "{object}蛮化。"),
    "mutate": Bilingual("{player} mutates {object}.", "{player}使{object}合变。"),
    "open an Attraction": Bilingual("{player} opens an Attraction.", "{player}打开景点。"),
    "plot": Bilingual("{object} is plotted.", "{object}设谋。"),
    "saddle": Bilingual("{object} becomes saddled.", "{object}成为已乘驾。"),
    "manifest dread": Bilingual("{player} manifests dread.", "{player}显化惧象。"),
    "blight": Bilingual("{player} blights.", "{player}衰萎。"),
    "fully unlock a room": Bilingual(
        "{player} fully unlocks {object}.", "{player}完全解锁{object}。"
    ),
    "behold": Bilingual("{player} beholds {object}.", "{player}请援{object}。"),
    "waterbend": Bilingual("{player} waterbends.", "{player}截水。"),
    "forage": Bilingual("{player} forages.", "{player}觅粮。"),
    "recruit": Bilingual("{player} recruits.", "{player}招募。"),
    "firebend": Bilingual("{player} firebends.", "{player}振火。"),
    "earthbend": Bilingual("{player} earthbends {object}.", "{player}对{object}运土。"),
    "airbend": Bilingual("{player} airbends.", "{player}截气。"),
    "populate": Bilingual("{player} populates.", "{player}殖民。"),
    "proliferate": Bilingual("{player} proliferates.", "{player}增殖。"),
    "renowned": Bilingual("{object} becomes renowned.", "{object}成为铭勇。"),
    "roll to visit": Bilingual(
        "{player} rolls to visit their Attractions.", "{player}掷骰造访其景点。"
    ),
    "scry": Bilingual("{player} scries.", "{player}占卜。"),
    "surveil": Bilingual("{player} surveils.", "{player}刺探。"),
    "tempt": Bilingual("The Ring tempts {player}.", "魔戒引诱{player}。"),
    "time travel": Bilingual("{player} time travels.", "{player}进行时间旅行。"),
    "train": Bilingual("{object} trains.", "{object}见习。"),
    "venture": Bilingual("{player} ventures into the dungeon.", "{player}深入地城。"),
    "villainous choice": Bilingual("{player} faces a villainous choice.", "{player}面对邪恶抉择。"),
    "visit": Bilingual("{player} visits {object}.", "{player}造访{object}。"),
    "vote": Bilingual("{player} votes.", "{player}投票。"),
}
MARKED: Mapping[str, Bilingual] = {
    "doesn't untap": Bilingual(
        "{object} won't untap in its controller's next untap step.",
        "{object}于其操控者的下一个重置步骤中不能重置。",
    ),
    "foretold": Bilingual("{object} becomes foretold.", "{object}成为已预示。"),
    "haunts": Bilingual("{object} haunts a creature.", "{object}缠扰一个生物。"),
    "chosen modes": Bilingual(
        "That mode of {object} is not chosen again.", "不会再选择{object}的该模式。"
    ),
    "level": Bilingual("{object} gains a level.", "{object}升级。"),
    "monstrous": Bilingual("{object} is monstrous.", "{object}为已蛮化。"),
    "on an adventure": Bilingual("{object} is on an adventure.", "{object}正在历险。"),
    "paired": Bilingual("{object} is paired.", "{object}已搭档。"),
    "plotted": Bilingual("{object} becomes plotted.", "{object}成为已设谋。"),
    "prepared": Bilingual("{object} becomes prepared.", "{object}成为已备法。"),
    "renowned": Bilingual("{object} is renowned.", "{object}为铭勇。"),
    "ring-bearer": Bilingual("{object} is a Ring-bearer.", "{object}成为持戒人。"),
    "sector": Bilingual("{object} is assigned to a sector.", "为{object}指定星区。"),
    "solved": Bilingual("{object} is solved.", "{object}已侦结。"),
    "suspected": Bilingual("{object} is suspected.", "{object}成为已遭疑。"),
    "saddled": Bilingual("{object} is saddled.", "{object}为已乘驾。"),
    "harnessed": Bilingual("{object} becomes harnessed.", "{object}成为受掌控。"),
    "warped": Bilingual("{object} is a warped card.", "{object}为已跃迁的牌。"),
    "to be controlled by": Bilingual(
        "Another player will control {player} during {player}'s next turn.",
        "另一位牌手将在{player}的下一个回合操控该牌手。",
    ),
    "to take an extra turn": Bilingual(
        "{player} will take an extra turn after their next turn.",
        "{player}将在其下一个回合后进行一个额外的回合。",
    ),
    "speed": Bilingual(
        "The speed of {player} becomes {value:number}.", "{player}的速度成为{value:number}。"
    ),
    "paradigm": Bilingual(
        "Copies of that spell are set up for {player}.", "为{player}设置该咒语的复制。"
    ),
    "enduring story": Bilingual("{player} has an enduring story.", "{player}拥有不朽传说。"),
    "city's blessing": Bilingual("{player} gets the city's blessing.", "{player}获得黄金城祝福。"),
}
UNMARKED: Mapping[str, Bilingual] = {
    "doesn't untap": Bilingual("{object} will untap again.", "{object}此后能够重置。"),
    "on an adventure": Bilingual("{object} is on an adventure no more.", "{object}不再历险。"),
    "paired": Bilingual("{object} is paired no more.", "{object}不再是搭档。"),
    "ring-bearer": Bilingual("{object} is a Ring-bearer no more.", "{object}不再是持戒人。"),
    "sector": Bilingual("{object} is in no sector any more.", "{object}不再处于任何星区。"),
    "prepared": Bilingual("{object} is prepared no more.", "{object}不再是已备法。"),
    "suspected": Bilingual("{object} is suspected no more.", "{object}不再遭疑。"),
    "saddled": Bilingual("{object} is saddled no more.", "{object}不再是已乘驾。"),
}
