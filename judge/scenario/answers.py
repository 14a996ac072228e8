"""What the rules ask is answered: from the script, or by the default, which is then an assumption.

Defaults: nobody blocks; blockers are ordered as they were declared; a creature assigns lethal
damage in order and the rest as far as it goes. Other choices are in `judge.scenario.choices`.
"""

from __future__ import annotations

from judge.game.state import ObjectId, PlayerId, Recipient, Share
from judge.rules.combat.assignment import options_of
from judge.rules.combat.attack_rules import may_attack
from judge.rules.combat.attackers import declare_attackers
from judge.rules.combat.block_rules import check_blocker, check_pair
from judge.rules.combat.blockers import declare_blockers
from judge.rules.combat.damage_order import order_blockers
from judge.rules.combat.damage_step import assign_attackers, others_of
from judge.rules.combat.parties import attackable, is_attacked
from judge.rules.combat.usual_assignment import is_choice, usual_assignment
from judge.rules.requests import (
    AskAssignment,
    AskBlockers,
    AskOrder,
    AskYesNo,
    Assigned,
    Attackers,
    Blockers,
    Picked,
    Request,
    Said,
    meant,
)
from judge.rules.view import View
from judge.scenario.combat_branches import (
    able,
    assigning,
    blocking,
    branch_of_assignment,
    branch_of_blocks,
    branch_of_order,
    ordering,
)
from judge.scenario.finding import Finder, among, on_battlefield, ready
from judge.scenario.model import Item
from judge.scenario.names import Fits
from judge.scenario.play import Play, is_at
from judge.values import Bilingual
from judge.words import called

ASKED_BY = {
    "attack": declare_attackers.numbers,
    "block": declare_blockers.numbers,
    "order": order_blockers.numbers,
    "assign": assign_attackers.numbers,
}


def attackers(finder: Finder, view: View, item: Item) -> Attackers:
    """The attackers that an item declares."""
    player = PlayerId(item.player or "")
    used: tuple[ObjectId, ...] = ()
    attacks: list[tuple[ObjectId, Recipient]] = []
    permanents = tuple(id_ for id_ in attackable(view) if isinstance(id_, int))
    for name, target in item.given["attack"].items():
        on = finder.recipient(view, target, item.line, among(permanents))
        fits = (_attacks(view, player, on, used), ready(view, player, used), on_battlefield(player))
        attacker = finder.object(view, name, item.line, *fits)
        used = (*used, attacker)
        attacks.append((attacker, on))
    bands = tuple(
        tuple(finder.object(view, name, item.line, among(used)) for name in band)
        for band in item.given.get("bands", ())
    )
    return Attackers(tuple(attacks), bands)


def blockers(finder: Finder, view: View, item: Item) -> Blockers:
    """The blockers that an item declares."""
    player = PlayerId(item.player or "")
    blocks: list[tuple[ObjectId, tuple[ObjectId, ...]]] = []
    for name, against in item.given["block"].items():
        able = ready(view, player, tuple(used for used, _ in blocks))
        named = finder.objects(view, name, item.line, able, on_battlefield(player))
        made = [(one, _blocked(finder, view, item, one, against)) for one in named]
        fits = (pair for pair in made if able(view.object(pair[0])) and _blocks(view, *pair))
        blocks.append(next(fits, made[0]))
    return Blockers(tuple(blocks))


def _attacks(view: View, player: PlayerId, on: Recipient, used: tuple[ObjectId, ...]) -> Fits:
    """Fits the creatures of a player that may attack something and don't attack yet."""
    own = ready(view, player, used)
    return lambda held: own(held) and may_attack(view, held.id, on)


def _blocked(
    finder: Finder, view: View, item: Item, blocker: ObjectId, names: tuple[str, ...]
) -> tuple[ObjectId, ...]:
    """The attackers of these names: first those that the creature may block."""
    attacking = tuple(attack.attacker for attack in view.combat.attacks)
    able = tuple(one for one in attacking if _blocks(view, blocker, (one,)))
    fits = (among(able), among(attacking))
    return meant(tuple(finder.objects(view, name, item.line, *fits) for name in names), able)


def _blocks(view: View, blocker: ObjectId, attackers: tuple[ObjectId, ...]) -> bool:
    """True if nothing about a creature and these attackers keeps it from blocking them."""
    players = view.state.together(view.object(blocker).controller)
    if check_blocker(view, blocker, attackers, players) is not None:
        return False
    return all(check_pair(view, blocker, one) is None for one in attackers)


def is_open(view: View, request: Request) -> bool:
    """True for a decision of combat in which there may be something to choose.

    The order of blockers is not among them: an assignment of damage implies it.
    """
    if isinstance(request, AskAssignment):
        return any(is_choice(view, i, {}, request.as_unblocked) for i in request.sources)
    return not isinstance(request, AskOrder)


def undeclared(play: Play, view: View, request: AskBlockers, required: Blockers) -> Blockers:
    """The blocks that no item declares: those required, else none; or each where all are followed.

    No blockers are an assumption if the player has a creature that is untapped.
    """
    if play.branch.explores:
        return branch_of_blocks(play, view, request, required)
    if required.blocks:
        return required
    if able(view, request.player) and is_attacked(view, view.state.together(request.player)):
        play.assumptions.append(blocking(play, request, Blockers()))
    return Blockers()


def order(play: Play, view: View, request: AskOrder) -> tuple[Picked, Item | None]:
    """The order that an `order` item gives, the next `assign` item implies, or as declared."""
    if play.items and play.items[0].action == "order":
        item = play.items[0]
        for name, listed in item.given["order"].items():
            source = play.finder.object(view, name, item.line, among((request.source,)))
            if source == request.source:
                objects = tuple(
                    play.finder.object(view, other, item.line, among(request.among))
                    for other in listed
                )
                if name == list(item.given["order"])[-1]:
                    play.items.pop(0)
                return Picked(objects), item
    implied = _implied_order(play, view, request)
    if play.branch.explores and not implied:
        return Picked(branch_of_order(play, request)), None
    line = (*implied, *(id_ for id_ in request.among if id_ not in implied))
    play.assumptions.append(ordering(play, request, line))
    return Picked(line), None


def _implied_order(play: Play, view: View, request: AskOrder) -> tuple[ObjectId, ...]:
    """Those that the next `assign` items name of a creature's, in their order."""
    listed: list[ObjectId] = []
    for item in play.items[:2]:
        if item.action != "assign":
            break
        for name, shares in item.given["assign"].items():
            source = play.finder.object(view, name, item.line, among((request.source,)))
            if source != request.source:
                continue
            for other in shares:
                recipient = play.finder.recipient(view, other, item.line, among(request.among))
                if recipient in request.among and recipient not in listed:
                    listed.append(ObjectId(int(recipient)))
    return tuple(listed)


def assignment(play: Play, view: View, request: AskAssignment) -> tuple[Assigned, Item | None]:
    """What `assign` items of the player give, the rest by the default."""
    given: dict[ObjectId, tuple[Share, ...]] = {}
    used: Item | None = None
    asked = set(request.sources)
    for item in [i for i in play.items if i.action == "assign"]:
        if item.player != request.player or not is_at(play.state, item.at):
            continue
        read = _assigned(play.finder, view, item, request)
        if not set(read) & asked or set(read) & set(given):
            break
        if used is not None and is_doubted(used, item):
            break
        now, later = _in_turn(play.finder, view, item, request)
        given.update({source: read[source] for source in read if later is None or source in asked})
        used = now if used is None else _joined(used, now)
        place = play.items.index(item)
        play.items[place : place + 1] = [] if later is None else [later]
    if play.branch.explores:
        given = branch_of_assignment(play, view, request, given)
    for source in request.sources:
        if source in given:
            continue
        others = others_of(Assigned(tuple(given.items())), source)
        given[source] = usual_assignment(view, source, others, request.as_unblocked)
        if is_choice(view, source, others, request.as_unblocked):
            play.assumptions.append(assigning(play, source, given[source]))
    return Assigned(tuple(given.items())), used


def _in_turn(
    finder: Finder, view: View, item: Item, request: AskAssignment
) -> tuple[Item, Item | None]:
    """What an item says of those asked for now, and what it says of others in this combat.

    Attackers assign before blockers (510.1), and those with first strike a step before the rest.
    """
    later = {}
    for name, shares in item.given["assign"].items():
        source = finder.object(view, name, item.line, among(request.sources))
        fights = view.attack_of(source) is not None or view.block_of(source) is not None
        if source not in request.sources and fights:
            later[name] = shares
    if not later or is_doubted(item):
        return item, None
    now = {name: own for name, own in item.given["assign"].items() if name not in later}
    of_now, of_later = (item.with_(given={**item.given, "assign": own}) for own in (now, later))
    return of_now, of_later


def is_doubted(*items: Item) -> bool:
    """True if one of some assignments is not to happen, so that it is looked at by itself."""
    return any(item.only_try or item.legal is False for item in items)


def _joined(one: Item, other: Item) -> Item:
    """Two items that make one assignment of damage."""
    whole = {**one.given, "assign": {**one.given["assign"], **other.given["assign"]}}
    return one.with_(given=whole, legal=one.legal or other.legal)


def as_unblocked(play: Play, view: View, request: AskYesNo) -> Said | None:
    """Whether a creature assigns as though it weren't blocked, as the next `assign` item has it."""
    for item in (i for i in play.items if i.action == "assign" and is_at(play.state, i.at)):
        source = ObjectId(int(request.about[0]))
        shares = _assigned(play.finder, view, item, AskAssignment(request.player, (source,)))
        if item.player == request.player and source in shares:
            blockers = options_of(view, source).ordered
            return Said(not any(s.amount and s.recipient in blockers for s in shares[source]))
    return None


def _assigned(
    finder: Finder, view: View, item: Item, request: AskAssignment
) -> dict[ObjectId, tuple[Share, ...]]:
    read: dict[ObjectId, tuple[Share, ...]] = {}
    for name, shares in item.given["assign"].items():
        source = finder.object(view, name, item.line, among(request.sources))
        read[source] = tuple(
            Share(finder.recipient(view, other, item.line, _faces(view, source)), amount)
            for other, amount in shares.items()
        )
    return read


def _faces(view: View, source: ObjectId) -> Fits:
    attack, block = view.attack_of(source), view.block_of(source)
    return among(attack.blockers if attack else block.attackers if block else ())


def unused(player: str, choice: Bilingual) -> Bilingual:
    """Says that a choice was never asked for."""
    who = called(player)
    return Bilingual(
        f"{who.en} was never asked for the choice “{choice.en}”.",
        f"从未要求{who.zh}作出选择“{choice.zh}”。",
    )


def unused_chance(result: object) -> Bilingual:
    """Says that a result of chance was never made use of."""
    return Bilingual(f"The random result {result} was never used.", f"随机结果“{result}”从未用到。")


def not_reached(item: Item) -> Bilingual:
    """Says that play stopped before an item."""
    words = f"{item.action}: {item.given.get(item.action, '')}"
    return Bilingual(
        f"Play stopped before line {item.line}, {words}.",
        f"游戏在第{item.line}行“{words}”之前已停止。",
    )
