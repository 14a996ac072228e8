"""How each event is told, in both languages; the slots name a field and how it is written."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game import events as e
from judge.game.steps import Step
from judge.rules.outcomes import Why
from judge.values import Bilingual

TOLD: Mapping[type[e.Event], Bilingual] = {
    e.StepSkipped: Bilingual("The {step} is skipped.", "略过{step}。"),
    e.Tap: Bilingual("{object} becomes tapped.", "{object}成为横置。"),
    e.Untap: Bilingual("{object} untaps.", "{object}重置。"),
    e.Draw: Bilingual("{player} draws a card.", "{player}抓一张牌。"),
    e.DrawFromEmpty: Bilingual(
        "{player} tries to draw from a library with no cards.", "{player}试图从空牌库抓牌。"
    ),
    e.Discard: Bilingual("{player} discards {object}.", "{player}弃掉{object}。"),
    e.AttackDeclared: Bilingual(
        "{attacker:object} attacks {target:recipient}.",
        "{attacker:object}攻击{target:recipient}。",
    ),
    e.BlockDeclared: Bilingual(
        "{blocker:object} blocks {attackers:objects}.",
        "{blocker:object}阻挡{attackers:objects}。",
    ),
    e.BecameBlocked: Bilingual("{attacker:object} is blocked.", "{attacker:object}被阻挡。"),
    e.BecameUnblocked: Bilingual(
        "{attacker:object} is not blocked.", "{attacker:object}未被阻挡。"
    ),
    e.DamageOrdered: Bilingual(
        "{source:object} will assign damage in the order {order:objects}.",
        "{source:object}的伤害分配顺序为{order:objects}。",
    ),
    e.StrikersNoted: Bilingual(
        "Only {objects} assign combat damage in this step: they have first or double strike.",
        "只有{objects}在此步骤中分配战斗伤害，因其具先攻或连击。",
    ),
    e.DamageAssigned: Bilingual(
        "{source:object} assigns its combat damage: {shares}.",
        "{source:object}分配战斗伤害：{shares}。",
    ),
    e.CombatDamageDealt: Bilingual(
        "All combat damage is dealt at the same time.", "所有战斗伤害同时造成。"
    ),
    e.Damage: Bilingual(
        "{source:object} deals {amount:number} damage to {recipient}.",
        "{source:object}对{recipient}造成{amount:number}点伤害。",
    ),
    e.DamageMarked: Bilingual(
        "{amount:number} damage is marked on {object}.",
        "{object}上标记{amount:number}点伤害。",
    ),
    e.DeathtouchDealt: Bilingual(
        "{object} has been dealt damage by {source:object}, which has deathtouch.",
        "{object}受到了具死触的{source:object}造成的伤害。",
    ),
    e.LifeLost: Bilingual(
        "{player} loses {amount:number} life.", "{player}失去{amount:number}点生命。"
    ),
    e.LifeGained: Bilingual(
        "{player} gains {amount:number} life.", "{player}获得{amount:number}点生命。"
    ),
    e.CountersPut: Bilingual(
        "{recipient} gets {amount:number} {kind:counter} counter{amount:plural}.",
        "{recipient}得到{amount:number}个{kind:counter}指示物。",
    ),
    e.CountersRemoved: Bilingual(
        "{recipient} loses {amount:number} {kind:counter} counter{amount:plural}.",
        "从{recipient}上移去{amount:number}个{kind:counter}指示物。",
    ),
    e.Destroyed: Bilingual("{object} is destroyed.", "{object}被消灭。"),
    e.NotDestroyed: Bilingual(
        "{object} would be destroyed, but it can't be.", "{object}将被消灭，但它不能被消灭。"
    ),
    e.PutIntoGraveyard: Bilingual(
        "{object} is put into its owner's graveyard.", "{object}被置入其拥有者的坟墓场。"
    ),
    e.CeasedToExist: Bilingual("{object} ceases to exist.", "{object}消失。"),
    e.Unattached: Bilingual("{object} becomes unattached.", "{object}不再贴附。"),
    e.GameLost: Bilingual("{player} loses the game.", "{player}输掉此盘游戏。"),
    e.GameOver: Bilingual("{result}", "{result}"),
    e.Conceded: Bilingual("{player} concedes.", "{player}认输。"),
    e.SpellCast: Bilingual("{player} casts {object}{targets}.", "{player}施放{object}{targets}。"),
    e.LandPlayed: Bilingual("{player} plays {object}.", "{player}使用{object}。"),
    e.ManaMade: Bilingual(
        "{source:object} is tapped for {mana:symbol}.",
        "横置{source:object}以产生{mana:symbol}。",
    ),
    e.ManaPaid: Bilingual("{player} pays {mana:pool}.", "{player}支付{mana:pool}。"),
    e.PoolsEmptied: Bilingual("Unused mana is lost.", "未使用的法术力被清空。"),
    e.Resolved: Bilingual("{object} resolves.", "{object}结算。"),
    e.DidNotResolve: Bilingual(
        "{object} does not resolve: all its targets are illegal.",
        "{object}不会结算，因为其所有目标都不合法。",
    ),
    e.PermanentEntered: Bilingual("{object} enters the battlefield.", "{object}进战场。"),
    e.EffectBegan: Bilingual("{effect}.", "{effect}。"),
    e.DamageRemoved: Bilingual(
        "Marked damage is removed, and effects until end of turn end.",
        "移除标记的伤害，“直到回合结束”的效应结束。",
    ),
}
SILENT: tuple[type[e.Event], ...] = (
    e.BeginTurn,
    e.BeginStep,
    e.ActionDone,
    e.GivePriority,
    e.Pass,
    e.Answered,
    e.StateChecked,
    e.CombatEnded,
    e.Moved,
)
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
COUNTERS: Mapping[str, str] = {"poison": "中毒", "loyalty": "忠诚"}
ILLEGAL: Mapping[Why, Bilingual] = {
    Why.NOT_YOURS: Bilingual(
        "{subject} is not on the battlefield under that player's control.",
        "{subject}不是由该牌手操控的永久物。",
    ),
    Why.NOT_A_CREATURE: Bilingual("{subject} is not a creature.", "{subject}不是生物。"),
    Why.TAPPED: Bilingual("{subject} is tapped.", "{subject}已横置。"),
    Why.SICK: Bilingual(
        "{subject} has not been under that player's control since the turn began.",
        "{subject}并非从该回合开始时便持续由该牌手操控。",
    ),
    Why.CANT_ATTACK: Bilingual("{subject} can't attack.", "{subject}不能攻击。"),
    Why.NOT_ATTACKABLE: Bilingual("{subject} can't be attacked.", "{subject}不能被攻击。"),
    Why.NOT_ATTACKING_YOU: Bilingual(
        "{subject} is not attacking that player.", "{subject}没有攻击该牌手。"
    ),
    Why.BLOCKS_TOO_MANY: Bilingual(
        "{subject} can block only one creature.", "{subject}只能阻挡一个生物。"
    ),
    Why.CANT_BLOCK: Bilingual("{subject} can't block {other}.", "{subject}不能阻挡{other}。"),
    Why.BLOCKED_BY_TOO_FEW: Bilingual(
        "{subject} can't be blocked by so few creatures.", "{subject}不能被这么少的生物阻挡。"
    ),
    Why.WRONG_TOTAL: Bilingual(
        "{subject} must assign damage equal to its power.",
        "{subject}分配的伤害必须等同于其力量。",
    ),
    Why.WRONG_RECIPIENT: Bilingual(
        "{subject} can't assign its damage so.", "{subject}不能如此分配伤害。"
    ),
    Why.LETHAL_FIRST: Bilingual(
        "{subject} must first assign lethal damage to {other}.",
        "{subject}必须先对{other}分配致命伤害。",
    ),
    Why.WRONG_ORDER: Bilingual(
        "The damage assignment order of {subject} must name each creature once.",
        "{subject}的伤害分配顺序必须恰好包含每个生物一次。",
    ),
    Why.WRONG_TIME: Bilingual(
        "{subject}: this is not the time for it.", "{subject}：此时不能如此作。"
    ),
    Why.NOT_IN_HAND: Bilingual(
        "{subject} is not in that player's hand.", "{subject}不在该牌手手上。"
    ),
    Why.NOT_A_LAND: Bilingual("{subject} is not a land.", "{subject}不是地。"),
    Why.IS_A_LAND: Bilingual(
        "{subject} is a land, and lands are not cast.", "{subject}是地，不能施放。"
    ),
    Why.LAND_PLAYED: Bilingual(
        "{subject} has already played a land this turn.", "{subject}本回合已经使用过地。"
    ),
    Why.BAD_TARGET: Bilingual(
        "{other} is not a legal target for {subject}.", "{other}不是{subject}的合法目标。"
    ),
    Why.NOT_ENOUGH_MANA: Bilingual(
        "There is not enough mana for {subject}.", "没有足够的法术力来施放{subject}。"
    ),
    Why.WRONG_NUMBER: Bilingual(
        "The wrong number was chosen for {subject}.", "为{subject}选择的数量不对。"
    ),
}
