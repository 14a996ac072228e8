"""Damage becomes its results (120.3): life lost, counters, marked damage, life gained."""

from __future__ import annotations

from judge.abilities.statics import CantPreventDamage, DealtAsByInfect, LethalByPower
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Recipient, Share
from judge.rules.meaning import Context, find_players, matches
from judge.rules.rulebook import Results
from judge.rules.statics import rules_in_force
from judge.rules.view import DamageDealing, View

DAMAGEABLE = frozenset({CardType.BATTLE, CardType.CREATURE, CardType.PLANESWALKER})
Events = tuple[e.Event, ...]


@cites("120.1a", "伤害不能对战役、生物或鹏洛客以外的物件造成")
def can_be_dealt(view: View, recipient: Recipient) -> bool:
    """Only players in the game, battles, creatures and planeswalkers can be dealt damage."""
    if isinstance(recipient, int):
        return view.is_permanent(recipient) and bool(view.of(recipient).types & DAMAGEABLE)
    return not view.state.player(recipient).has_lost


@cites("120.8", "如果一个来源将造成0点伤害，则它将不造成任何伤害")
def is_any(damage: e.Damage) -> bool:
    """Damage of 0 is no damage."""
    return damage.amount > 0


def results_of(view: View, damage: e.Damage) -> Events:
    """What damage becomes, each result with the rule that makes it so."""
    dealing = DamageDealing(
        damage.source,
        Share(damage.recipient, damage.amount),
        damage.kind is e.DamageKind.COMBAT,
    )
    return tuple(event for rule in RESULTS for event in e.stamp(rule(view, dealing), rule.numbers))


@cites("120.3a", "失去等量的生命")
def lose_life(view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a player by a source without infect: loss of life."""
    player = dealing.share.recipient
    if isinstance(player, int) or _in_place_of_life(view, dealing):
        return ()
    return (e.LifeLost(player, dealing.share.amount, by_damage=True),)


@cites("120.3b", "给予该牌手等量的中毒指示物")
def give_poison(view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a player by a source with infect: poison counters."""
    instead = _in_place_of_life(view, dealing)
    if isinstance(dealing.share.recipient, int) or instead is None:
        return ()
    return e.stamp(instead(view, dealing), instead.numbers)


@cites("120.3c", "移去等量的忠诚指示物")
def remove_loyalty(view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a planeswalker: loyalty counters are removed."""
    return _remove(view, dealing, CardType.PLANESWALKER, "loyalty")


@cites("120.3d", "放置等量的-1/-1指示物")
def put_minus_counters(view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a creature by a source with wither or infect: -1/-1 counters."""
    instead = _in_place_of_marking(view, dealing)
    return e.stamp(instead(view, dealing), instead.numbers) if instead else ()


@cites("120.3e", "在生物上标记受到等量的伤害")
def mark_damage(view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a creature by any other source: marked damage."""
    recipient = dealing.share.recipient
    if not isinstance(recipient, int) or not view.of(recipient).is_creature:
        return ()
    if _in_place_of_marking(view, dealing):
        return ()
    return (e.DamageMarked(recipient, dealing.share.amount),)


@cites("120.3", "取决于牌手或永久物受到伤害、伤害来源的特征")
def add_results(view: View, dealing: DamageDealing) -> Events:
    """What abilities of the source add to the other results (120.3f-g)."""
    hooks = (keyword.damage_besides for keyword in view.rulebook.of(view, dealing.source))
    return tuple(
        event
        for hook in hooks
        if hook is not None
        for event in e.stamp(hook(view, dealing), hook.numbers)
    )


@cites("120.3h", "移去等量的布防指示物")
def remove_defense(view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a battle: defense counters are removed."""
    return _remove(view, dealing, CardType.BATTLE, "defense")


@cites("903.10a", "受到由同一位指挥官造成之战斗伤害")
@cites("903.3", "“指挥官”此称号并非该牌所代表之物件的特征，而属于该牌所具有的属性之一")
def count_commander(view: View, dealing: DamageDealing) -> Events:
    """Combat damage dealt to a player by a commander is remembered."""
    player, source = dealing.share.recipient, view.object(dealing.source)
    counts = view.state.variant.counts_commander_damage and dealing.is_combat
    if isinstance(player, int) or not counts:
        return ()
    cards = (one for one in source.components or (source,) if one.is_commander)
    return tuple(e.CommanderDamage(player, one.body, dealing.share.amount) for one in cards)


@cites("702.15e", "它们会分别导致一次获得生命的事件")
def gains_apart(view: View, damage: e.Damage, batch: Events) -> bool:
    """True if another source with lifelink deals damage at the same time."""
    return view.has(damage.source, "lifelink") and any(
        other.source != damage.source and view.has(other.source, "lifelink")
        for other in batch
        if isinstance(other, e.Damage)
    )


RESULTS = (
    lose_life,
    give_poison,
    remove_loyalty,
    put_minus_counters,
    mark_damage,
    add_results,
    remove_defense,
    count_commander,
)


def _remove(view: View, dealing: DamageDealing, card_type: CardType, kind: str) -> Events:
    recipient = dealing.share.recipient
    if not isinstance(recipient, int) or card_type not in view.of(recipient).types:
        return ()
    removed = min(view.object(recipient).counters.count(kind), dealing.share.amount)
    return (e.CountersRemoved(recipient, kind, removed),) if removed else ()


def _in_place_of_life(view: View, dealing: DamageDealing) -> Results | None:
    hooks = (keyword.damage_to_player for keyword in view.rulebook.of(view, dealing.source))
    own = next((hook for hook in hooks if hook is not None), None)
    if own is None and _as_by_infect(view, dealing.share.recipient):
        return view.rulebook.keyword("infect").damage_to_player
    return own


def _as_by_infect(view: View, player: Recipient) -> bool:
    return any(
        player in find_players(view, held.rule.player, Context(held.source, held.controller))
        for held in rules_in_force(view, DealtAsByInfect)
    )


def _in_place_of_marking(view: View, dealing: DamageDealing) -> Results | None:
    recipient = dealing.share.recipient
    if not isinstance(recipient, int) or not view.of(recipient).is_creature:
        return None
    hooks = (keyword.damage_to_creature for keyword in view.rulebook.of(view, dealing.source))
    return next((hook for hook in hooks if hook is not None), None)


def minus_counters(view: View, dealing: DamageDealing) -> Events:
    """As many -1/-1 counters as the damage, on what is damaged, by the source's controller."""
    by = view.object(dealing.source).controller
    return (e.CountersPut(dealing.share.recipient, "-1/-1", dealing.share.amount, by),)


def poison_counters(view: View, dealing: DamageDealing, number: int) -> Events:
    """Poison counters for the player damaged, given by the source's controller."""
    by = view.object(dealing.source).controller
    return (e.CountersPut(dealing.share.recipient, "poison", number, by),)


@cites("120.6", "该生物便受到了致命伤害")
def lethal_size(view: View, creature: ObjectId) -> int:
    """So much marked damage is lethal: its toughness, or its power where an effect says so."""
    for held in rules_in_force(view, LethalByPower):
        if matches(view, held.rule.filter, creature, held.context):
            return view.power(creature)
    return view.toughness(creature)


@cites("120.4a", "过量伤害指该伤害中超过致命伤害的部分")
def lethal_damage(view: View, recipient: ObjectId, *, deathtouch: bool) -> int:
    """The damage past which more is excess, for the creature, planeswalker or battle it is."""
    now, held = view.of(recipient), view.object(recipient)
    most: list[int] = []
    if now.is_creature:
        lethal = max(0, lethal_size(view, recipient) - held.damage)
        most.append(min(lethal, 1) if deathtouch else lethal)
    if now.is_planeswalker:
        most.append(held.counters.count("loyalty"))
    if CardType.BATTLE in now.types:
        most.append(held.counters.count("defense"))
    return min(most, default=0)


@cites("120.10", "对该生物造成的过量伤害等同于该伤害与致命伤害的差值")
def excess_damage(
    view: View, recipient: Recipient, amount: int, sources: tuple[ObjectId, ...]
) -> int:
    """How much of the damage dealt at once is excess; the view is that before the damage."""
    if not isinstance(recipient, int):
        return 0
    deathtouch = {view.has(source, "deathtouch") for source in sources}
    if len(deathtouch) > 1:
        raise Unsupported(
            "120.10",
            "excess damage by sources with and without deathtouch at once",
            "具死触与不具死触的来源同时造成的过量伤害",
        )
    return max(0, amount - lethal_damage(view, recipient, deathtouch=True in deathtouch))


@cites("615.12", "该伤害“不能被防止”")
def is_preventable(view: View, damage: e.Damage) -> bool:
    """False where an effect says that the damage, or that of its source, can't be prevented."""
    if not damage.preventable:
        return False
    for held in rules_in_force(view, CantPreventDamage):
        source = held.rule.source
        if held.rule.combat and damage.kind is not e.DamageKind.COMBAT:
            continue
        own = Context(held.source, held.controller).about(*held.about)
        if source is None or matches(view, source, damage.source, own):
            return False
    return True
