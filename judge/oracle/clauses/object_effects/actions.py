"""Actions of few words: keyword actions, choices, phases, new targets."""

from __future__ import annotations

from judge.abilities.amounts import X
from judge.abilities.bases import Amount, Effect, Objects
from judge.abilities.effects.combinators import Again, May, Sequence
from judge.abilities.effects.objects import Act, ChangeTargets, Move, TurnLock
from judge.abilities.effects.players import (
    BecomeDay,
    EndCombat,
    EndTurn,
    ExtraPhase,
    RestartGame,
    Venture,
)
from judge.abilities.filters import ControlledBy, IsPermanent, OfSubtype, OfType, Other
from judge.abilities.who import It, Target, This, You
from judge.cards import CardType
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.object_effects.doubling import DOUBLING
from judge.oracle.lexicon.filters import every


def _act(action: str, n: Amount = 1) -> object:
    """An action with a number; some are done to what they name themselves."""
    made = OF_A_NUMBER.get(action)
    return Act(action, number=n) if made is None else made(n)


def _evidence(n: Amount) -> object:
    """An X that is chosen as it is collected, for an ability that triggers then, is not read."""
    return REJECTED if n == X() else Act("collect evidence", number=n)


def _amass(s: str, n: Amount) -> Effect:
    return Act("amass", number=n, filter=OfSubtype(s))


def _support(n: Amount) -> object:
    """701.35a: on up to so many target creatures, other ones if this is a permanent."""
    creatures = every(IsPermanent(), OfType(CardType.CREATURE), Other())
    return Act("support", Target(creatures, 0, n))


def _earthbend(n: Amount) -> object:
    """701.66a: a target land that you control."""
    own = every(IsPermanent(), OfType(CardType.LAND), ControlledBy(You()))
    return Act("earthbend", Target(own), n)


OF_A_NUMBER = {
    "collect evidence": _evidence,
    "support": _support,
    "earthbend": _earthbend,
}


def _laid_down(action: str, o: Objects, pile: Objects | None = None) -> Effect:
    """Cards are manifested or cloaked; a pile of which all are is shuffled only to hide them."""
    put = Act(action, o)
    return put if pile is None else Sequence((Move(pile, "exile", face_down=True), put))


def _act_of(o: Objects, action: str, n: Amount = 1) -> Effect:
    return Act(action, o, n)


def _named(name: str, *words: tuple[str, str]) -> Table:
    """Keyword actions that are said alike, by their own names."""
    return Table(name, tuple(w(en, en, zh) for en, zh in words), words[0])


NAMED = (
    _named(
        "numbered_action",
        ("bolster", "振励"),
        ("adapt", "演化"),
        ("monstrosity", "蛮化"),
        ("incubate", "抚育"),
        ("discover", "倾探"),
        ("fateseal", "论命"),
        ("collect evidence", "搜证"),
        ("support", "支援"),
        ("earthbend", "运土"),
    ),
    _named("action_on", ("goad", "煽惑"), ("detain", "拘留"), ("suspect", "怀疑")),
    _named("action_on_it", ("exert", "耗竭"), ("harness", "掌控")),
    Table("opened", (w("open an Attraction", "open", "打开"),), ("open", "打开")),
)
LAYING_DOWN = Table(
    "laying_down",
    (w("manifest", "manifest", "显化"), w("cloak", "cloak", "匿伏")),
    ("cloak", "匿伏"),
)
ACTIONS: tuple[Row, ...] = (
    w(EndTurn(), "end the turn", "结束此回合|结束本回合|结束回合"),
    w(EndCombat(), "end the combat phase", "结束战斗阶段"),
    w(RestartGame(), "restart the game", "重新开始这盘游戏"),
    w(
        Again(),
        "repeat this process",
        "重复此流程|重复此过程|重复[进行]此流程|将此流程重复进行",
    ),
    w(
        May(Again()),
        "you may repeat this process any number of times",
        "你可[以]将此流程重复进行任意次数",
    ),
    w(Again(1), "repeat this process once", "将此流程再重复一次"),
    t(
        Again,
        "repeat this process {times:number_word@p} more times",
        "将此流程再重复{times:number_word}次",
        ex=("repeat this process six more times", "将此流程再重复六次"),
    ),
    w(_act("proliferate"), "proliferate", "增殖"),
    t(
        _act_of,
        "heal all damage already dealt to {o:objects}|heal all damage on {o:objects}|"
        "all damage already dealt to {o:objects} is healed",
        "移除{o:objects}上的所有伤害",
        action="heal",
        ex=("heal all damage already dealt to target creature", "移除目标生物上的所有伤害"),
    ),
    w(_act("populate"), "populate", "殖民"),
    w(_act("tempt"), "the ring tempts you", "魔戒引诱你|魔戒诱惑你|受魔戒诱惑"),
    w(_act("time travel"), "time travel", "时间旅行|进行时间旅行"),
    w(_act("open an Attraction"), "open an attraction", "打开一个景点"),
    w(
        _act("roll to visit"),
        "roll to visit your attractions",
        "掷骰造访你的景点|掷骰造访景点|掷骰造访由你操控的景点",
    ),
    w(_act("learn"), "learn", "温习|研习"),
    t(
        _act,
        "{action:numbered_action} {n:simple_amount}|{action:opened} {n:simple_amount} attractions",
        "{action:numbered_action}{n:simple_amount}|{action:opened}{n:simple_amount}个景点",
        ex=("bolster 2", "振励2"),
    ),
    t(
        _amass,
        "amass {s:creature_type@p} {n:simple_amount}",
        "囤兵{s:creature_type}{n:simple_amount}",
        ex=("amass orcs 2", "囤兵半兽人2"),
    ),
    t(  # 701.44d: as it was written before other Armies were
        _amass,
        "amass {n:simple_amount}",
        "囤兵{n:simple_amount}",
        s="Zombie",
        ex=("amass 2", "囤兵2"),
    ),
    w(Venture("Undercity"), "venture into undercity", "深入地底城"),
    *DOUBLING,
    t(
        _act_of,
        "{action:action_on} {o:objects}|{action:action_on_it} {o:object_ref}",
        "{action:action_on}{o:objects}|{action:action_on_it}{o:object_ref}",
        ex=("goad target creature", "煽惑目标生物"),
    ),
    t(
        _laid_down,
        "{action:laying_down} {o:card_objects}|{action:laying_down} {o:among}|"
        "{action:laying_down} {o:pronoun}|"
        "exile {pile:movable} in a face-down pile, shuffle that pile, then {action:laying_down} "
        "{o:pronoun}",
        "{action:laying_down}{o:card_objects}|{action:laying_down}{o:among}|"
        "{action:laying_down}{o:pronoun}|"
        "将{pile:movable}放逐成牌面朝下的一堆，将该堆洗匀，然后{action:laying_down}{o:pronoun}",
        ex=("cloak the top card of your library", "匿伏你的牌库顶牌"),
    ),
    w(_act("recruit"), "recruit", ""),
    t(
        TurnLock,
        "unlock a locked door of {objects:objects}",
        "解锁{objects:objects}的一扇已上锁的偏门",
        ex=("unlock a locked door of ~", "解锁~的一扇已上锁的偏门"),
    ),
    t(
        lambda o: TurnLock(o, may_lock=True),
        "lock or unlock a door of {o:objects}",
        "上锁或解锁{o:objects}的一扇偏门",
    ),
    t(_act_of, "airbend {o:objects}", "对{o:objects}截气", action="airbend"),
    t(lambda c: c, "choose {c:choice}", "选择{c:choice}"),
    t(
        lambda a, b: Sequence((a, b)) if a.what != b.what else REJECTED,
        "choose {a:choice} and {b:choice}",
        "选择{a:choice}[和/与/以及]{b:choice}",
        ex=("choose a color and an opponent", "选择一种颜色和一位对手"),
    ),
    w(BecomeDay(), "it becomes day", "成为白昼|变为白昼|成为白天"),
    w(BecomeDay(day=False), "it becomes night", "成为黑夜|变为黑夜"),
    w(
        ExtraPhase(("combat",)),
        "after this phase, there is an additional combat phase",
        "本阶段后，额外进行一个战斗阶段|在此阶段之后，额外有一个战斗阶段|"
        "于此阶段后，有一个额外的战斗阶段|在此阶段后，额外多一个战斗阶段|"
        "此阶段后，额外多一个战斗阶段",
    ),
    w(
        ExtraPhase(("combat", "main")),
        "after this phase, there is an additional combat phase followed by an additional main "
        "phase",
        "在此阶段之后，额外有一个战斗阶段，并再额外有一个行动阶段",
    ),
    w(
        ExtraPhase(("combat", "main"), after="main"),
        "after this main phase, there is an additional combat phase followed by an "
        "additional main phase",
        "在此行动阶段之后，额外有一个战斗阶段，并再额外有一个行动阶段|"
        "本行动阶段后，额外进行一个战斗阶段，然后再进行一个额外的行动阶段",
    ),
    w(ChangeTargets(It("", False), may=True), "choose new targets for it", "为它选择新的目标"),
    w(
        ChangeTargets(It("spell", False), may=True),
        "choose new targets for that spell",
        "为该咒语选择新的目标",
    ),
    t(
        lambda o: ChangeTargets(o, This(), one=True),
        "change a target of {o:target_on_stack} to ~",
        "将{o:target_on_stack}的一个目标改为~",
        ex=(
            "change a target of target spell or ability to ~",
            "将目标咒语或异能的一个目标改为~",
        ),
    ),
    t(
        lambda o: ChangeTargets(o, may=True),
        "choose new targets for {o:target_spell}|choose new targets for {o:target_on_stack}",
        "为{o:target_spell}选择新的目标|为{o:target_on_stack}选择新的目标",
    ),
    t(
        lambda o: ChangeTargets(o),
        "change the target of {o:target_spell}|change the target of {o:target_on_stack}",
        "改变{o:target_spell}的目标|改变{o:target_on_stack}的目标",
    ),
)
