"""Which events are of a pattern of combat, and what each is about (508.3, 509.5).

Characteristics are looked at as they are when attackers or blockers are declared (508.2a, 509.5f).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern, Players
from judge.abilities.walk import within
from judge.abilities.who import You
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import Blocked, ObjectId, PlayerId, Recipient
from judge.game.state import Occurred as Occurrence
from judge.rules.earlier import check_attacker
from judge.rules.meaning import Context, find_players, matches
from judge.rules.patterns.look import Look
from judge.rules.references.words import defender_of
from judge.rules.view import View

Found = Occurrence | tuple[Occurrence, ...] | None


def _ok(view: View, filter_: Filter | None, id_: Recipient | None, context: Context) -> bool:
    if filter_ is None:
        return True
    return isinstance(id_, int) and matches(view, filter_, ObjectId(id_), context)


def _by(view: View, players: Players | None, player: PlayerId, context: Context) -> bool:
    return players is None or player in find_players(view, players, context)


def is_own(filter_: Filter | None) -> bool:
    """True if a filter speaks of the source itself, or of what it is attached to."""
    return any(isinstance(part, (f.IsThis, f.HostOfThis)) for part in within(filter_))


def _declared(look: Look) -> list[ObjectId]:
    """The attackers of the declaration, leaving out what attacked before it."""
    before = {attack.attacker for attack in look.before.combat.attacks}
    attacks = look.after.combat.attacks
    return [attack.attacker for attack in attacks if attack.attacker not in before]


def attacks(look: Look, pattern: p.Attacks, event: e.AttackDeclared, context: Context) -> Found:
    """A creature attacks (508.3a); a player or what they control is attacked (508.3b)."""
    if not _ok(look.after, pattern.filter, event.attacker, context):
        return None
    defender = _defender(look, event)
    if not _attacks_whom(look.after, pattern, event.target, context):
        return None
    if pattern.first and attacked_before(look, event.attacker):
        return None
    if pattern.alone or pattern.along is not None:
        if look.is_past:
            raise Unsupported(
                "508.3", "how many creatures attacked together earlier", "先前有多少个生物一同攻击"
            )
        declared = _declared(look)
        if pattern.alone and not is_alone(event.attacker, declared):
            return None
        others = [a for a in declared if a != event.attacker]
        along = [a for a in others if _ok(look.after, pattern.along, a, context)]
        if pattern.along is not None and len(along) < pattern.along_least:
            return None
    return Occurrence((event.attacker,), defender, 1)


@cites("702.83b", "如果只有一个生物被宣告为攻击者，该生物为“单独攻击”")
def is_alone(attacker: ObjectId, declared: Collection[ObjectId]) -> bool:
    """A creature attacks alone if no other was declared as an attacker, whatever is there later."""
    return len(declared) == 1


def attacked_before(look: Look, attacker: ObjectId) -> bool:
    """True if a creature was declared as an attacker earlier this turn."""
    if look.is_past:
        raise Unsupported(
            "508.3", "which attack of earlier ones was the first", "先前的攻击中哪一次是首次"
        )
    check_attacker(look.before.state, attacker)
    earlier = look.before.state.history
    return any(isinstance(one, e.AttackDeclared) and one.attacker == attacker for one in earlier)


def _attacks_whom(view: View, pattern: p.Attacks, target: Recipient, context: Context) -> bool:
    """508.3a: attacking a player is not attacking a planeswalker or battle of theirs."""
    if pattern.whom is None:
        return True
    if not isinstance(target, int):
        return _by(view, pattern.whom, target, context)
    if not pattern.planeswalkers or not view.of(ObjectId(target)).is_planeswalker:
        return False
    return _by(view, pattern.whom, view.object(ObjectId(target)).controller, context)


def _defender(look: Look, event: e.AttackDeclared) -> PlayerId:
    recorded = look.after.combat.defender(event.attacker)
    return recorded if recorded is not None else defender_of(look.after, event.target)


def player_attacks(
    look: Look, pattern: p.PlayerAttacks, event: e.AttackDeclared, context: Context
) -> Found:
    """A player attacks (508.3c, 508.3d), or attacks another (508.3e): once for each attacked."""
    view = look.after
    attacker = view.object(event.attacker).controller
    if not _by(view, pattern.player, attacker, context):
        return None
    if look.is_past:
        return _attacked_before(view, pattern, event, context)
    counted = [
        a
        for a in _declared(look)
        if view.object(a).controller == attacker
        and _ok(view, pattern.filter, a, context)
        and _is_attacked(view, pattern.whom, a, event, context)
    ]
    if not counted or event.attacker != counted[0] or len(counted) < pattern.at_least:
        return None
    is_attacker = pattern.whom in (None, You())  # "a player attacks you": "that player"
    player = attacker if is_attacker else PlayerId(str(event.target))
    return Occurrence(tuple(counted), player, len(counted))


def _is_attacked(
    view: View, whom: Players | None, other: ObjectId, event: e.AttackDeclared, context: Context
) -> bool:
    """True if another creature attacks the same player, where a player is asked for (508.3e)."""
    if whom is None:
        return True
    attack = view.attack_of(other)
    if isinstance(event.target, int) or attack is None or attack.target != event.target:
        return False
    return _by(view, whom, event.target, context)


def _attacked_before(
    view: View, pattern: p.PlayerAttacks, event: e.AttackDeclared, context: Context
) -> Found:
    if pattern.at_least > 1:
        raise Unsupported(
            "508.3d", "how many creatures attacked together earlier", "先前有多少个生物一同攻击"
        )
    if not _ok(view, pattern.filter, event.attacker, context):
        return None
    target = event.target
    if pattern.whom is not None and (
        isinstance(target, int) or not _by(view, pattern.whom, target, context)
    ):
        return None
    return Occurrence((event.attacker,), view.object(event.attacker).controller, 1)


def blocks(look: Look, pattern: p.Blocks, event: e.BlockDeclared, context: Context) -> Found:
    """A creature blocks (509.5a); or blocks such a creature, once for each (509.5b)."""
    view = look.after
    if not _ok(view, pattern.filter, event.blocker, context):
        return None
    faced = event.attackers
    if pattern.blocked is None:
        return Occurrence((event.blocker,), None, len(faced), faced)
    others = tuple(a for a in faced if _ok(view, pattern.blocked, a, context))
    return _faced(pattern, event.blocker, others)


def _faced(
    pattern: p.Blocks | p.BecomesBlocked, one: ObjectId, others: tuple[ObjectId, ...]
) -> tuple[Occurrence, ...]:
    """A creature faces others: once for each of them, or once for "one or more" of them."""
    if pattern.several:
        own = others if pattern.filter == f.IsThis() else (one,)
        return (Occurrence(own, None, len(others), others),) if others else ()
    return tuple(_between(pattern.filter, one, other) for other in others)


def _between(filter_: Filter, one: ObjectId, other: ObjectId) -> Occurrence:
    """Two creatures face each other; "that creature" is the other one if the first is this."""
    return Occurrence((other,) if filter_ == f.IsThis() else (one,), None, 1, (other,))


def becomes_blocked(
    look: Look, pattern: p.BecomesBlocked, event: e.Event, context: Context
) -> Found:
    """A creature becomes blocked (509.5c); or by such a creature, once for each (509.5d)."""
    met = _met(look, event)
    if met is None:
        return None
    attacker, blockers = met
    if not _ok(look.after, pattern.filter, attacker, context):
        return None
    if pattern.by is None:
        return (
            None
            if _was_blocked(look, attacker)
            else Occurrence((attacker,), None, len(blockers), blockers)
        )
    others = tuple(b for b in blockers if _ok(look.after, pattern.by, b, context))
    return _faced(pattern, attacker, others)


def _met(look: Look, event: e.Event) -> tuple[ObjectId, tuple[ObjectId, ...]] | None:
    """The attacking creature of an event, and the creatures that come to block it."""
    match event:
        case e.BecameBlocked():
            return event.attacker, event.blockers
        case e.Moved() | e.Created():
            entering = event.entering
            blocker = look.entered(event)
            if entering is None or entering.blocking is None or blocker is None:
                return None
            return entering.blocking, (blocker,)
    return None


def _was_blocked(look: Look, attacker: ObjectId) -> bool:
    """True if the creature was blocked already, so that it does not become so."""
    if look.is_past:
        return False
    attack = look.before.attack_of(attacker)
    return attack is not None and attack.blocked is Blocked.BLOCKED


def unblocked(
    look: Look, pattern: p.AttacksUnblocked, event: e.BecameUnblocked, context: Context
) -> Found:
    """A creature attacks and no creature is declared as its blocker (509.5g)."""
    if not _ok(look.after, pattern.filter, event.attacker, context):
        return None
    attack = look.after.attack_of(event.attacker)
    if pattern.player and (attack is None or not isinstance(attack.target, str)):
        return None
    return Occurrence((event.attacker,), look.after.combat.defender(event.attacker), 1)


Match = Callable[["Look", Any, Any, Context], Found]
HAPPENINGS: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.Attacks: ((e.AttackDeclared,), attacks),
    p.PlayerAttacks: ((e.AttackDeclared,), player_attacks),
    p.Blocks: ((e.BlockDeclared,), blocks),
    p.BecomesBlocked: ((e.BecameBlocked, e.Moved, e.Created), becomes_blocked),
    p.AttacksUnblocked: ((e.BecameUnblocked,), unblocked),
}
