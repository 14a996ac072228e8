"""Targets (115): which objects and players a spell or ability may target."""

from __future__ import annotations

from judge.abilities import who as w
from judge.abilities.bases import Who
from judge.abilities.filters import AllOf
from judge.abilities.statics import CantBeTargeted, PlayerHas
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.influence.reach import in_range, seats_within
from judge.rules.meaning import Context, find_players, matches, objects_of
from judge.rules.statics import rules_in_force
from judge.rules.view import View

EVERYTHING = AllOf()  # what protection from everything is from


@cites("115.4", "任意一个目标")
def is_any_target(view: View, target: Recipient) -> bool:
    """A creature, player, planeswalker or battle."""
    if not isinstance(target, int):
        return not view.state.player(target).has_lost
    wanted = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    return bool(view.is_permanent(target) and wanted & view.of(target).types)


@cites("115.1", "目标")
def is_of_word(view: View, word: Who, target: Recipient, context: Context) -> bool:
    """True if an object or player is what a word "target" asks for."""
    match word:
        case w.AnyTarget():
            return is_any_target(view, target)
        case w.TargetPlayer(kind=kind):
            return _is_player(view, kind, target, context)
        case w.TargetOf(players=players, filter=filter_):
            if isinstance(target, int):
                return view.is_there(target) and matches(view, filter_, target, context)
            return target in find_players(view, players, context)
        case w.Target(filter=filter_):
            if not isinstance(target, int) or not view.is_there(target):
                return False
            return target != context.object and matches(view, filter_, target, context)
    raise TypeError(f"{word!r} is no word for a target")


def _is_player(view: View, kind: w.PlayerKind, target: Recipient, context: Context) -> bool:
    if isinstance(target, int) or view.state.player(target).has_lost:
        return False
    if kind is w.PlayerKind.TEAMMATE:
        return target in view.state.teammates(context.controller)
    return kind is w.PlayerKind.PLAYER or target in view.state.opponents(context.controller)


@cites("702.26b", "游戏会把已跃离的永久物视同不存在一般进行处理")
def is_phased_out(view: View, id_: ObjectId) -> bool:
    """True for a permanent that is phased out: it is treated as though it did not exist."""
    held = view.state.objects.get(id_)
    return held is not None and held.phased_out is not None


@cites("801.4", "一位牌手操控的咒语和异能不能指定其影响范围之外的物件和牌手为目标")
def is_out_of_range(view: View, target: Recipient, context: Context) -> bool:
    """True for an object or player out of the range of who controls the spell or ability."""
    return not in_range(view, context.controller, target)


def refuses(view: View, word: Who, target: Recipient, context: Context) -> tuple[str, ...]:
    """The rules by which this may not be a target; none if it is a legal target."""
    if isinstance(target, int) and is_phased_out(view, ObjectId(target)):
        return is_phased_out.numbers
    if is_out_of_range(view, target, context):
        return (*is_out_of_range.numbers, *seats_within.numbers)
    if not is_of_word(view, word, target, context):
        return is_any_target.numbers if isinstance(word, w.AnyTarget) else is_of_word.numbers
    source = context.source if context.source is not None else context.object
    if isinstance(target, int):
        return _object_refuses(view, ObjectId(target), source, context)
    return _player_refuses(view, target, source, context)


def _object_refuses(
    view: View, target: ObjectId, source: ObjectId | None, context: Context
) -> tuple[str, ...]:
    if view.is_permanent(target):
        for keyword in view.rulebook.of(view, target):
            hook = keyword.may_be_targeted
            if hook is not None and not hook(view, target, context.controller, source):
                besides = [
                    rule for is_so, rule in keyword.untargeted_besides if is_so(view, target)
                ]
                return (*hook.numbers, *(number for rule in besides for number in rule.numbers))
    for held in rules_in_force(view, CantBeTargeted):
        own = held.context
        if not matches(view, held.rule.filter, target, own):
            continue
        by, players = held.rule.by, held.rule.player
        if by is not None and (source is None or not matches(view, by, source, own)):
            continue
        if players is None or context.controller in find_players(view, players, own):
            return cant_be_targeted.numbers
    return ()


@cites("115.2", "合法目标")
def cant_be_targeted() -> bool:
    """An effect says that something can't be a target."""
    return False


def _player_refuses(
    view: View, target: PlayerId, source: ObjectId | None, context: Context
) -> tuple[str, ...]:
    for held in rules_in_force(view, PlayerHas):
        own = held.context
        if target not in find_players(view, held.rule.player, own):
            continue
        name = getattr(held.rule.ability, "name", "")
        if name == "shroud":
            return has_shroud.numbers
        if name == "hexproof" and context.controller in view.state.opponents(target):
            return has_hexproof.numbers
        quality = getattr(held.rule.ability, "quality", None) or EVERYTHING
        if name == "protection" and (
            quality == EVERYTHING or (source is not None and matches(view, quality, source, own))
        ):
            return has_protection.numbers
    return ()


@cites("702.18a", "此永久物或牌手不能成为咒语或异能的目标")
def has_shroud() -> bool:
    """A player with shroud can't be a target."""
    return True


@cites("702.11c", "你不能成为你对手所操控的咒语或异能的目标")
def has_hexproof() -> bool:
    """A player with hexproof can't be a target of opponents' spells and abilities."""
    return True


@cites("702.16b", "具有保护的永久物或牌手不能成为具所述特性的咒语")
def has_protection() -> bool:
    """A player with protection can't be a target of what has the quality."""
    return True


def legal_targets(
    view: View, word: Who, context: Context, taken: tuple[Recipient, ...]
) -> tuple[Recipient, ...]:
    """Everything that may be a target of a word; `taken` bars what "another" bars."""
    found: list[Recipient] = []
    match word:
        case w.Target(filter=filter_):
            found += objects_of(view, filter_, context)
        case w.AnyTarget():
            found += [*(p.id for p in view.permanents()), *view.state.in_game]
        case w.TargetOf(players=players, filter=filter_):
            found += [*objects_of(view, filter_, context), *find_players(view, players, context)]
        case w.TargetPlayer():
            found += view.state.in_game
    barred = taken if getattr(word, "another", False) else ()
    return tuple(
        target
        for target in found
        if target not in barred and not refuses(view, word, target, context)
    )
