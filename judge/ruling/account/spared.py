"""What state-based actions left alone, though not much was lacking.

A creature has damage that is not lethal, a player has poison that is not enough: nothing happens,
and that is what is asked about. `SPARED` has what is so of objects, `SPARED_PLAYERS` of players.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from judge.cards.types import CardType, Supertype
from judge.cite import Cited, cites
from judge.game import events as e
from judge.game.state import GameState, ObjectId, Player, PlayerId, Zone
from judge.rules.damage import lethal_size
from judge.rules.layers import base_characteristics
from judge.rules.state_actions.variants import DAMAGE_BY_A_COMMANDER, POISON_OF_A_TEAM
from judge.rules.state_based import POISON_TO_LOSE
from judge.rules.view import View
from judge.ruling.account.asked import Asked, Fact
from judge.values import Bilingual

OF_ITS_FATE = frozenset(("zone", "dies", "damage", "survives"))
OF_COUNTERS = OF_ITS_FATE | {"counters", "loyalty", "power_toughness"}
UNTARGETED = ("hexproof", "shroud", "protection")
ANNULLED = ("+1/+1", "-1/-1")


@cites("704.5g", "其上标记的伤害大于或等于其防御力")
def damaged(asked: Asked) -> Bilingual | None:
    """Damage smaller than the toughness destroys no creature."""
    view, held = asked.view, asked.held
    if not _is(asked, CardType.CREATURE) or not held.damage or not asked.keys & OF_ITS_FATE:
        return None
    need = lethal_size(view, held.id)
    if held.damage >= need:
        return None  # what keeps it says more
    return Bilingual(
        f"{{name}} has {held.damage} damage of {need}.",
        f"{{name}}所受伤害为{held.damage}，未达{need}。",
    )


@cites("704.5f", "如果一个生物的防御力为0或更低")
def weakened(asked: Asked) -> Bilingual | None:
    """A creature stays while what made its toughness smaller leaves more than 0 of it."""
    view, held = asked.view, asked.held
    base = base_characteristics(view, held.id).toughness
    if not _is(asked, CardType.CREATURE) or base is None or not asked.keys & OF_ITS_FATE:
        return None
    toughness = view.toughness(held.id)
    if not 0 < toughness < base:
        return None
    return Bilingual(f"{{name}} has toughness {toughness}.", f"{{name}}的防御力为{toughness}。")


@cites("704.5i", "如果一个鹏洛客的忠诚为0")
def loyal(asked: Asked) -> Bilingual | None:
    """A planeswalker with loyalty left stays."""
    return _left(asked, CardType.PLANESWALKER, "loyalty", Bilingual("loyalty", "忠诚"))


@cites("704.5v", "如果一个战役的布防为0")
def defended(asked: Asked) -> Bilingual | None:
    """A battle with defense left stays."""
    return _left(asked, CardType.BATTLE, "defense", Bilingual("defense", "布防"))


def _left(asked: Asked, type_: CardType, kind: str, called: Bilingual) -> Bilingual | None:
    left = asked.held.counters.count(kind)
    first = getattr(asked.held.printed, kind, None)
    has_less = isinstance(first, int) and 0 < left < first
    if not _is(asked, type_) or not has_less or not asked.keys & OF_COUNTERS:
        return None
    return Bilingual(f"{{name}} has {left} {called.en} left.", f"{{name}}仍有{left}点{called.zh}。")


@cites("704.5j", "这称为“传奇规则”")
def like_a_legend(asked: Asked) -> Bilingual | None:
    """Permanents of one name stay that aren't both legendary, or have different controllers."""
    view, held = asked.view, asked.held
    now = view.of(held.id)
    if not _is_there(asked) or now.name is None or not asked.keys & (OF_ITS_FATE | {"is_not"}):
        return None
    others = [one for one in view.permanents() if one.id != held.id]
    same = [view.of(one.id) for one in others if view.of(one.id).name == now.name]
    if not any(Supertype.LEGENDARY in one.supertypes for one in (now, *same)) or not same:
        return None
    return Bilingual(
        "{name} has the name of another permanent, and stays.", "{name}与另一永久物同名，但仍留下。"
    )


@cites("704.5m", "如果一个灵气贴附于不合法之物件或牌手上")
def still_enchants(asked: Asked) -> Bilingual | None:
    """An Aura stays on what it could no longer target, unless protection is from its quality."""
    if "Aura" not in asked.view.of(asked.held.id).subtypes or not _is_there(asked):
        return None
    on = asked.held.attached_to
    if not isinstance(on, int) or not any(asked.view.has(ObjectId(on), k) for k in UNTARGETED):
        return None
    return Bilingual("{name} is still attached legally.", "{name}的贴附依然合法。")


@cites("704.5n", "如果一个武具或工事贴附于不合法之永久物")
def still_equips(asked: Asked) -> Bilingual | None:
    """An Equipment stays on a creature that another player controls."""
    view, on = asked.view, asked.held.attached_to
    if not _is_there(asked) or "Equipment" not in view.of(asked.held.id).subtypes:
        return None
    if not isinstance(on, int) or view.state.objects[ObjectId(on)].controller == (
        asked.held.controller
    ):
        return None
    return Bilingual(
        "{name} is still attached legally, though another player controls the creature.",
        "{name}的贴附依然合法，尽管该生物由另一牌手操控。",
    )


@cites("704.5q", "如果一个永久物上同时具有+1/+1指示物和-1/-1指示物")
def keeps_counters(asked: Asked) -> Bilingual | None:
    """Counters of two kinds that change sizes stay, unless they are +1/+1 and -1/-1 counters."""
    kinds = [kind for kind, number in asked.held.counters.kinds if number and "/" in kind]
    is_near = len(kinds) > 1 and any(kind in ANNULLED for kind in kinds)
    if not _is_there(asked) or not is_near or not asked.keys & OF_COUNTERS:
        return None
    return Bilingual("{name} keeps its counters of each kind.", "{name}保留每一种指示物。")


def _is_there(asked: Asked) -> bool:
    return asked.held.zone is Zone.BATTLEFIELD and asked.held.phased_out is None


def _is(asked: Asked, type_: CardType) -> bool:
    return _is_there(asked) and type_ in asked.view.of(asked.held.id).types


def _counts_as_team(view: View) -> bool:
    return view.state.variant.shares_turns


@cites("704.5c", "如果一位牌手具有十个或更多的中毒指示物")
def poisoned(view: View, player: Player) -> Bilingual | None:
    """A player with fewer than ten poison counters does not lose for them."""
    poison = player.counters.count("poison")
    if _counts_as_team(view) or not 0 < poison < POISON_TO_LOSE:
        return None
    return Bilingual(
        f"{{name}} has {poison} poison counters of {POISON_TO_LOSE}.",
        f"{{name}}有{poison}个中毒指示物，未达{POISON_TO_LOSE}个。",
    )


@cites("704.6b", "如果一个队伍有十五个或更多的中毒指示物")
def poisoned_team(view: View, player: Player) -> Bilingual | None:
    """A team with fewer than fifteen poison counters does not lose for them."""
    poison = player.counters.count("poison")
    if not _counts_as_team(view) or not 0 < poison < POISON_OF_A_TEAM:
        return None
    return Bilingual(
        f"The team of {{name}} has {poison} poison counters of {POISON_OF_A_TEAM}.",
        f"{{name}}的队伍有{poison}个中毒指示物，未达{POISON_OF_A_TEAM}个。",
    )


@cites("704.6c", "如果一位牌手在该盘游戏中受到过21点或以上来自同一指挥官的战斗伤害")
def hit_by_commanders(view: View, player: Player) -> Bilingual | None:
    """Damage by one commander that is less than 21 makes nobody lose."""
    most = max((number for _, number in player.commander_damage), default=0)
    if not view.state.variant.counts_commander_damage or not 0 < most < DAMAGE_BY_A_COMMANDER:
        return None
    return Bilingual(
        f"{{name}} was dealt {most} combat damage of {DAMAGE_BY_A_COMMANDER} by one commander.",
        f"{{name}}受到同一指挥官{most}点战斗伤害，未达{DAMAGE_BY_A_COMMANDER}点。",
    )


@cites("704.5b", "曾试图从空的牌库中抓牌")
def out_of_cards(player: Player, states: tuple[GameState, ...]) -> Bilingual | None:
    """A player whose library is empty does not lose before drawing from it."""
    if player.library:
        return None
    return Bilingual(
        "{name} has an empty library, and didn't draw from it.",
        "{name}的牌库为空，但未曾从中抓牌。",
    )


@cites("704.4", "状态动作不会注意在咒语或异能结算过程中发生的事")
def at_no_life(player: Player, states: tuple[GameState, ...]) -> Bilingual | None:
    """State-based actions don't see what is so only in the middle of a resolution."""
    if player.life <= 0 or all(state.player(player.id).life > 0 for state in states):
        return None
    return Bilingual(
        "{name} had no life left for a moment, but not when state-based actions were checked.",
        "{name}的生命曾一度为0或更少，但检查状态动作时并非如此。",
    )


@cites("121.5", "且把牌从牌手的牌库移到该牌手手上，该牌手没有抓牌")
def not_drawn(event: e.Moved, before: GameState, *, is_draw: bool) -> ObjectId | None:
    """A card that an effect puts into a hand out of a library was not drawn."""
    if is_draw or event.to is not Zone.HAND:
        return None
    held = before.objects.get(event.object)
    return event.object if held is not None and held.zone is Zone.LIBRARY else None


@cites("106.4", "法术力池在每个步骤和阶段结束时清空，该牌手因此而失去此法术力")
def lost_unspent(event: e.PoolsEmptied, before: GameState) -> Iterator[PlayerId]:
    """The players who lose the mana that they have not spent."""
    for player in before.players:
        if player.mana and event.player in (None, player.id):
            yield player.id


SPARED: tuple[Fact, ...] = (
    damaged,
    weakened,
    loyal,
    defended,
    like_a_legend,
    still_enchants,
    still_equips,
    keeps_counters,
)
OfPlayer = Cited[..., Bilingual | None]
SPARED_PLAYERS: tuple[OfPlayer, ...] = (poisoned, poisoned_team, hit_by_commanders)


NOT_DRAWN = Bilingual(
    "{name} was put into the hand, and not drawn.", "{name}被置于手上，而非被抓起。"
)
UNSPENT = Bilingual("{name} had not spent all mana.", "{name}尚有未使用的法术力。")
OF_THE_END = frozenset(("result", "wins", "loses"))
OF_THE_GAME = OF_THE_END | {"life", "gained", "lost", "counters"}


def spared(asked: Asked) -> Iterator[tuple[Fact, Bilingual]]:
    """What state-based actions left an object alone for, by the fact that says so."""
    for fact in SPARED:
        said = fact(asked)
        if said is not None:
            yield fact, said


def spared_players(
    view: View, states: tuple[GameState, ...], keys: Collection[str]
) -> Iterator[tuple[Player, OfPlayer, Bilingual]]:
    """What was not enough for a player of the game to lose it, where one of some keys is asked."""
    for player in view.state.players:
        if not player.has_lost:
            for once in (at_no_life, *((out_of_cards,) if OF_THE_END & set(keys) else ())):
                said = once(player, states)
                if said is not None:
                    yield player, once, said
            for fact in SPARED_PLAYERS:
                said = fact(view, player)
                if said is not None:
                    yield player, fact, said
