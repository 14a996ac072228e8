"""How each event is told; the slots name a field and how it is written."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game import events as e
from judge.ruling.account.silent import SILENT as SILENT
from judge.ruling.wording.deeds import ACTED, MARKED, UNMARKED
from judge.ruling.wording.moves import moved
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
        "First or double strike: in this step combat damage is assigned by {objects} alone.",
        "只有{objects}在此步骤中分配战斗伤害，因其具先攻或连击。",
    ),
    e.DamageAssigned: Bilingual(
        "{source:object} assigns its combat damage: {shares}.",
        "{source:object}分配战斗伤害：{shares}。",
    ),
    e.NothingAssigned: Bilingual(
        "{source:object} is blocked, but no creature blocks it: it assigns no combat damage.",
        "{source:object}被阻挡，但当前没有生物阻挡它：它不会分配战斗伤害。",
    ),
    e.NothingMoreAssigned: Bilingual(
        "{source:object} has lost double strike: it assigns no combat damage in this step.",
        "{source:object}已失去连击：它在此步骤中不会分配战斗伤害。",
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
    e.ModesChosen: Bilingual(
        "Mode {modes:numbers} is chosen for {object}.", "为{object}选择模式{modes:numbers}。"
    ),
    e.CostDetermined: Bilingual(
        "The mana in the total cost of {object} is {mana:number}.",
        "{object}的总费用中的法术力为{mana:number}。",
    ),
    e.TollDetermined: Bilingual(
        "The mana that {player} has to pay for {objects} is {mana:number}.",
        "{player}须为{objects}支付的法术力为{mana:number}。",
    ),
    e.LifeLost: Bilingual(
        "{player} loses {amount:number} life.", "{player}失去{amount:number}点生命。"
    ),
    e.LifeGained: Bilingual(
        "{player} gains {amount:number} life.", "{player}获得{amount:number}点生命。"
    ),
    e.Repeated: Bilingual(
        "The same happens {times:number} times more; {player} then has {life:number} life.",
        "同样的过程再重复{times:number}次；此时{player}有{life:number}点生命。",
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
    e.NotExchanged: Bilingual(
        "The exchange can't be completed: no part of it happens.",
        "无法完成整个交换：此交换的任何部分均不会发生。",
    ),
    e.NotDestroyed: Bilingual(
        "{object} would be destroyed, but it can't be.", "{object}将被消灭，但它不能被消灭。"
    ),
    e.PutIntoGraveyard: Bilingual(
        "{object} is put into its owner's graveyard.", "{object}被置入其拥有者的坟墓场。"
    ),
    e.CeasedToExist: Bilingual("{object} ceases to exist.", "{object}消失。"),
    e.Unattached: Bilingual("{object} becomes unattached.", "{object}不再贴附。"),
    e.GameDrawn: Bilingual("The game is a draw for {player}.", "此盘游戏对{player}而言为平手。"),
    e.GameLost: Bilingual("{player} loses the game.", "{player}输掉此盘游戏。"),
    e.NotLost: Bilingual("{player} does not lose the game.", "{player}不会输掉此盘游戏。"),
    e.NotWon: Bilingual("{player} can't win the game.", "{player}不会赢得此盘游戏。"),
    e.GameOver: Bilingual("{result}", "{result}"),
    e.Conceded: Bilingual("{player} concedes.", "{player}认输。"),
    e.SpellCast: Bilingual("{player} casts {object}{targets}.", "{player}施放{object}{targets}。"),
    e.PutOnStack: Bilingual("{player} puts {object} on the stack.", "{player}将{object}放进堆叠。"),
    e.BecameTarget: Bilingual(
        "{target:recipient} becomes the target of {object}.",
        "{target:recipient}成为{object}的目标。",
    ),
    e.TargetsChanged: Bilingual("{object} has other targets now.", "{object}的目标已更改。"),
    e.Banded: Bilingual("Attacking creatures form a band.", "攻击生物组成团队。"),
    e.LandPlayed: Bilingual("{player} plays {object}.", "{player}使用{object}。"),
    e.ManaMade: Bilingual(
        "{source:object} makes {mana:pool} for {player}.",
        "{source:object}为{player}产生{mana:pool}。",
    ),
    e.NothingDone: Bilingual("Nothing comes of it for {player}.", "对{player}没有任何结果。"),
    e.ManaPaid: Bilingual("{player} pays {mana:pool}.", "{player}支付{mana:pool}。"),
    e.PoolsEmptied: Bilingual("Unused mana is lost.", "未使用的法术力被清空。"),
    e.Resolved: Bilingual("{object} resolves.", "{object}结算。"),
    e.DidNotResolve: Bilingual(
        "{object} does not resolve: all its targets are illegal.",
        "{object}不会结算，因为其所有目标都不合法。",
    ),
    e.ConditionFailed: Bilingual(
        "{object} does nothing: its condition is not so as it would resolve.",
        "{object}不产生任何效果，因为其将结算时条件并不符合。",
    ),
    e.CompanionTaken: Bilingual(
        "{player} puts their companion from outside the game into their hand.",
        "{player}将其行侣从游戏外置于其手上。",
    ),
    e.Created: Bilingual("{player} gets a token.", "{player}得到一个衍生物。"),
    e.Tokens: Bilingual(
        "{player} creates {number:word} token{number:plural}.",
        "{player}派出{number:word}个衍生物。",
    ),
    e.Mills: Bilingual(
        "{player} mills {number:word} card{number:plural}.", "{player}磨{number:word}张牌。"
    ),
    e.Sacrificed: Bilingual("{player} sacrifices {object}.", "{player}牺牲{object}。"),
    e.AbilityActivated: Bilingual(
        "{player} activates an ability of {source:object}{targets}.",
        "{player}起动{source:object}的异能{targets}。",
    ),
    e.AbilityTriggered: Bilingual(
        "The triggered ability of {source:object} goes on the stack{targets}.",
        "{source:object}的触发式异能进入堆叠{targets}。",
    ),
    e.NotPut: Bilingual(
        "The triggered ability of {source:object} does not go on the stack: {player} has left the "
        "game.",
        "{source:object}的触发式异能不进入堆叠：{player}已离开游戏。",
    ),
    e.Triggered: Bilingual("{triggers:triggers} triggered.", "{triggers:triggers}触发。"),
    e.NotTriggered: Bilingual(
        "An ability of {source:object} does not trigger: its condition is not met.",
        "{source:object}的一个异能不会触发，因其条件不符合。",
    ),
    e.CardCopied: Bilingual("{player} copies {of:object}.", "{player}复制{of:object}。"),
    e.DoorUnlocked: Bilingual(
        "{player} unlocks a door of {object}.", "{player}解锁{object}的一扇偏门。"
    ),
    e.DoorLocked: Bilingual(
        "{player} locks a door of {object}.", "{player}上锁{object}的一扇偏门。"
    ),
    e.Copied: Bilingual("{player} copies {of:object}.", "{player}复制{of:object}。"),
    e.SpellPrepared: Bilingual(
        "{player} creates a copy of the prepare spell of {of:object} in exile.",
        "{player}在放逐区中派出{of:object}之备法咒语的复制品。",
    ),
    e.LeftStack: Bilingual("{object} leaves the stack.", "{object}离开堆叠。"),
    e.Countered: Bilingual("{object} is countered.", "{object}被反击。"),
    e.NotTransformed: Bilingual("{object} can't transform.", "{object}不能转化。"),
    e.NotCountered: Bilingual("{object} can't be countered.", "{object}不能被反击。"),
    e.Revealed: Bilingual("{player} reveals {objects}.", "{player}展示{objects}。"),
    e.Looked: Bilingual("{player} looks at {objects}.", "{player}检视{objects}。"),
    e.Searched: Bilingual(
        "{player} searches {whose:player}'s library.", "{player}搜寻{whose:player}的牌库。"
    ),
    e.Shuffled: Bilingual("{player} shuffles.", "{player}将牌库洗牌。"),
    e.Reordered: Bilingual("{player} puts cards back in an order.", "{player}以某顺序放回牌。"),
    e.Regenerated: Bilingual("{object} regenerates.", "{object}重生。"),
    e.Attached: Bilingual(
        "{object} becomes attached to {to:recipient}.", "{object}贴附于{to:recipient}。"
    ),
    e.ControlChanged: Bilingual(
        "{player} gains control of {object}.", "{player}获得{object}的操控权。"
    ),
    e.Converted: Bilingual("{object} converts.", "{object}转换。"),
    e.Transformed: Bilingual("{object} transforms.", "{object}转化。"),
    e.Merged: Bilingual("{object} merges with {into:object}.", "{object}与{into:object}结聚。"),
    e.Flipped: Bilingual("{object} is flipped.", "{object}倒转。"),
    e.TurnedFaceUp: Bilingual("{object} is turned face up.", "{object}翻回正面。"),
    e.TurnedFaceDown: Bilingual("{object} is turned face down.", "{object}成为牌面朝下。"),
    e.PhasedOut: Bilingual("{object} phases out.", "{object}跃离。"),
    e.PhasedIn: Bilingual("{object} phases in.", "{object}跃回。"),
    e.Chose: Bilingual(
        "{player} chooses {value:word} for {object}.", "{player}为{object}选择{value:word}。"
    ),
    e.RuleBegan: Bilingual("{rule}.", "{rule}。"),
    e.ReturnWaits: Bilingual(
        "What was exiled comes back at an event.", "被放逐者将在特定事件发生时返回。"
    ),
    e.TriggerWaits: Bilingual(
        "A delayed triggered ability is created.", "产生一个延迟触发式异能。"
    ),
    e.DamagePrevented: Bilingual(
        "{amount:number} damage from {source:object} to {recipient} is prevented.",
        "防止{source:object}对{recipient}造成的{amount:number}点伤害。",
    ),
    e.DamageHealed: Bilingual("Damage is removed from {object}.", "移除{object}上的伤害。"),
    e.EffectsEnded: Bilingual("Effects end.", "效应结束。"),
    e.LifePaid: Bilingual(
        "{player} pays {amount:number} life.", "{player}支付{amount:number}点生命。"
    ),
    e.MonarchBecame: Bilingual("{player} becomes the monarch.", "{player}成为君主。"),
    e.InitiativeTaken: Bilingual("{player} takes the initiative.", "{player}握有先制。"),
    e.RingTempted: Bilingual("The Ring tempts {player}.", "魔戒引诱{player}。"),
    e.DungeonBrought: Bilingual("{player} enters a dungeon.", "{player}进入地城。"),
    e.RoomEntered: Bilingual(
        "{player} moves into the room {name:room}.", "{player}移入房间{name:room}。"
    ),
    e.DungeonCompleted: Bilingual("{player} completes {object}.", "{player}完成{object}。"),
    e.DayBecame: Bilingual("It becomes {day}.", "成为{day}。"),
    e.EmblemGot: Bilingual("{player} gets an emblem.", "{player}获得徽记。"),
    e.CoinFlipped: Bilingual(
        "{player} flips a coin, and {player} {won:flip} the flip.", "{player}掷硬币，且{won:flip}。"
    ),
    e.DieRolled: Bilingual(
        "{player} rolls a {result:number} on a {sides:number}-sided die.",
        "{player}用{sides:number}面骰掷出{result:number}。",
    ),
    e.GameWon: Bilingual("{player} wins the game.", "{player}赢得此盘游戏。"),
    e.PlayerLeft: Bilingual(
        "{player} leaves the game with all that they own.",
        "{player}及其拥有的所有物件离开此盘游戏。",
    ),
    e.CommanderDamage: Bilingual(
        "{player} has been dealt {amount:number} combat damage by a commander.",
        "{player}受到一位指挥官造成的{amount:number}点战斗伤害。",
    ),
    e.CommanderApart: Bilingual(
        "Of the cards that represent {object} the commander goes to the command zone.",
        "代表{object}的牌中，指挥官置于统帅区。",
    ),
    e.CommanderStayed: Bilingual("{object} stays where it is.", "{object}留在原处。"),
    e.TurnSkipped: Bilingual("{player}'s turn is skipped.", "略过{player}的回合。"),
    e.ExtraTurnAdded: Bilingual(
        "{player} will take an extra turn.", "{player}将进行一个额外回合。"
    ),
    e.StepsAdded: Bilingual("There will be additional phases.", "将有额外的阶段。"),
    e.SkipAdded: Bilingual(
        "{player} will skip the next {what:word}.", "{player}将略过下一个{what:word}。"
    ),
    e.DefenderChosen: Bilingual("{player} is the defending player.", "{player}是防御牌手。"),
    e.RemovedFromCombat: Bilingual("{object} is removed from combat.", "{object}被移出战斗。"),
    e.RangeDetermined: Bilingual(
        "Who is within {player}'s range of influence is determined anew.",
        "重新确定哪些牌手在{player}的影响范围之内。",
    ),
    e.EffectBegan: Bilingual("{effect}.", "{effect}。"),
    e.DamageRemoved: Bilingual(
        "Marked damage is removed, and effects until end of turn end.",
        "移除标记的伤害，“直到回合结束”的效应结束。",
    ),
}
OF_NO_OBJECT = Bilingual(
    "The triggered ability of {object:origin} goes on the stack{targets}.",
    "{object:origin}的触发式异能进入堆叠{targets}。",
)
UNTRIGGERED: Mapping[str, Bilingual] = {  # by why it is so, but for a condition
    "prevented": Bilingual(
        "An ability of {source:object} does not trigger: all of the damage is prevented.",
        "{source:object}的一个异能不会触发，因伤害已全部防止。",
    ),
    "range": Bilingual(
        "An ability of {source:object} does not trigger: not all of that is within range.",
        "{source:object}的一个异能不会触发，因事件并非全在影响范围之内。",
    ),
    "used up": Bilingual(
        "An ability of {source:object} does not trigger again: it did so as often as it may.",
        "{source:object}的一个异能不会再次触发，因其已触发所允许的次数。",
    ),
}
OWN_LIBRARY = Bilingual("{player} searches their library.", "{player}搜寻自己的牌库。")
OWN_CARDS = Bilingual(
    "{player} searches their cards in other zones than the library.",
    "{player}搜寻自己在牌库以外区域中的牌。",
)
CARDS = Bilingual(
    "{player} searches {whose:player}'s cards in other zones than the library.",
    "{player}搜寻{whose:player}在牌库以外区域中的牌。",
)
REVEALED = Bilingual("Revealed: {objects}.", "展示{objects}。")  # whoever does so
NO_MODE = Bilingual("No mode is chosen for {object}.", "没有为{object}选择模式。")
BY_WORD: tuple[type[e.Event], ...] = (e.Acted, e.Marked, e.PlayerMarked)  # by the word in them


def told(event: e.Event) -> Bilingual:
    """How an event is told, with slots; raises LookupError for one that has no words.

    >>> told(e.Marked(1, "paired", None)).en
    '{object} is paired no more.'
    """
    match event:
        case e.Acted():
            return ACTED[event.action]
        case e.Moved():
            return moved(event, None)
        case e.AbilityTriggered(source=None):
            return OF_NO_OBJECT
        case e.NotTriggered() if event.why in UNTRIGGERED:
            return UNTRIGGERED[event.why]
        case e.ModesChosen(modes=()):
            return NO_MODE
        case e.Searched(library=False):
            return OWN_CARDS if event.player == event.whose else CARDS
        case e.Searched() if event.player == event.whose:
            return OWN_LIBRARY
        case e.Marked(value=None):
            return UNMARKED[event.mark]
        case e.Marked() | e.PlayerMarked():
            return MARKED[event.mark]
        case _:
            return TOLD[type(event)]
