"""Every block that may be declared, every order and every assignment of combat damage.

Where every possible answer is followed, these are the answers of combat; the usual one is first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import combinations, product

from judge.budget import expect, step
from judge.errors import Limit
from judge.game.state import ObjectId, PlayerId, Recipient, Share
from judge.rules.combat.assignment import (
    amount_of,
    check_assignment,
    needed,
    options_of,
)
from judge.rules.combat.block_rules import check_blocker, check_pair
from judge.rules.combat.damage_step import others_of
from judge.rules.combat.usual_assignment import is_choice, usual_assignment
from judge.rules.priority import advance, decide
from judge.rules.requests import AskAssignment, AskBlockers, AskOrder, Assigned, Blockers, Illegal
from judge.rules.view import View
from judge.scenario.bearing import Bearing
from judge.scenario.branching import Chosen
from judge.scenario.fates import Fates
from judge.scenario.likeness import Likeness
from judge.scenario.play import Play
from judge.scenario.ways import alike, orders
from judge.values import Bilingual
from judge.words import called

Block = tuple[ObjectId, tuple[ObjectId, ...]]
Shares = tuple[Share, ...]
Assigning = tuple[tuple[ObjectId, Shares], ...]


def branch_of_blocks(play: Play, view: View, request: AskBlockers, usual: Blockers) -> Blockers:
    """The blocks that this run declares, of all that are legal."""
    made = play.branch.take(lambda: _blocks(play, view, request, usual))
    if made != usual or play.branch.is_open:
        play.branch.choices.append(Chosen(request.player, None, blocking(play, request, made)))
    return made


def _blocks(play: Play, view: View, request: AskBlockers, usual: Blockers) -> list[Blockers]:
    """The usual blocks and all others that are legal, of those that are alike one."""
    likeness = Likeness(play)
    found: dict[Hashable, tuple[Block, ...]] = {frozenset(): ()}
    for one in able(view, request.player):
        options = _of_one(view, request, one)
        further: dict[Hashable, tuple[Block, ...]] = {}
        for blocks in found.values():
            for option in options:
                step()
                made = (*blocks, option) if option[1] else blocks
                further[_in_kind(likeness, made)] = made  # the first ones block
        found = further
    found.pop(_in_kind(likeness, usual.blocks), None)
    bearing = Bearing(play, view, likeness)
    ways, known = [usual], {bearing.kind(usual.blocks)}
    for blocks in found.values():
        kind = bearing.kind(blocks)
        if kind not in known and _is_legal(play, request, Blockers(blocks)):
            known.add(kind)
            ways.append(Blockers(blocks))
            expect(Limit.WAYS, len(ways))
    return ways


def _in_kind(likeness: Likeness, blocks: tuple[Block, ...]) -> Hashable:
    """What some blocks are: what kinds of creatures block each of what kind of attackers.

    Where a creature blocks several, each is itself.
    """
    if any(len(attackers) > 1 for _, attackers in blocks):
        return frozenset(blocks)
    blockers: dict[ObjectId, Counter[Hashable]] = {}
    for blocker, (attacker,) in blocks:
        blockers.setdefault(attacker, Counter())[likeness.of(blocker)] += 1
    each = Counter((likeness.of(one), frozenset(by.items())) for one, by in blockers.items())
    return frozenset(each.items())


def able(view: View, player: PlayerId) -> tuple[ObjectId, ...]:
    """The untapped creatures of a player."""
    return tuple(
        held.id
        for held in view.permanents()
        if held.controller == player and not held.tapped and view.of(held.id).is_creature
    )


def _of_one(view: View, request: AskBlockers, blocker: ObjectId) -> list[Block]:
    """What one creature may block, nothing first."""
    players = view.state.together(request.player)
    every = (attack.attacker for attack in view.combat.attacks)
    each = [one for one in every if check_pair(view, blocker, one) is None]
    found: list[Block] = [(blocker, ())]
    for number in range(1, len(each) + 1):
        for attackers in combinations(each, number):
            step()
            if check_blocker(view, blocker, attackers, players) is None:
                found.append((blocker, attackers))
    return found


def _is_legal(play: Play, request: AskBlockers, made: Blockers) -> bool:
    step()
    return advance(play.rulebook, decide(play.state, request, made)).illegal is None


def blocking(play: Play, request: AskBlockers, made: Blockers) -> Bilingual:
    """Says which blocks are declared: "Elk blocks Wolf."."""
    who = called(request.player)
    if not made.blocks:
        return Bilingual(f"{who.en} declares no blockers.", f"{who.zh}不宣告阻挡者。")
    each = [(play.shown(one), [*map(play.shown, on)]) for one, on in made.blocks]
    en = (f"{one.en} blocks {' and '.join(other.en for other in on)}" for one, on in each)
    zh = (f"{one.zh}阻挡{'与'.join(other.zh for other in on)}" for one, on in each)
    return Bilingual("; ".join(en) + ".", "；".join(zh) + "。")


def branch_of_order(play: Play, request: AskOrder) -> tuple[ObjectId, ...]:
    """The order of assigning damage that this run takes, of all."""
    taken = play.branch.take(lambda: _orders(play, request))
    if play.branch.is_open:
        play.branch.choices.append(Chosen(request.player, None, ordering(play, request, taken)))
    return taken


def _orders(play: Play, request: AskOrder) -> list[tuple[ObjectId, ...]]:
    likeness, ways = Likeness(play), list[tuple[ObjectId, ...]]()
    if not Bearing(play, play.view, likeness).of((request.source, *request.among)):
        return [request.among]
    for places in orders(alike([likeness.of(one) for one in request.among])):
        ways.append(tuple(request.among[place] for place in places))
        expect(Limit.WAYS, len(ways))
    return ways


def ordering(play: Play, request: AskOrder, line: tuple[ObjectId, ...]) -> Bilingual:
    """Says in which order a creature assigns damage."""
    source, shown = play.shown(request.source), [*map(play.shown, line)]
    return Bilingual(
        f"{source.en} assigns damage in the order {', '.join(one.en for one in shown)}.",
        f"{source.zh}的伤害分配顺序为{'、'.join(one.zh for one in shown)}。",
    )


def branch_of_assignment(
    play: Play, view: View, request: AskAssignment, given: Mapping[ObjectId, Shares]
) -> dict[ObjectId, Shares]:
    """The assignment that this run makes for the sources that nothing is given for, of all."""
    so_far = Assigned(tuple(given.items()))
    made = play.branch.take(lambda: _assignments(play, view, request, so_far))
    is_open = play.branch.is_open
    for source, shares in made if is_open else ():
        others = others_of(Assigned((*so_far.sources, *made)), source)
        if is_choice(view, source, others, request.as_unblocked):
            said = assigning(play, source, shares)
            play.branch.choices.append(Chosen(request.player, None, said))
    return {**given, **dict(made)}


def _assignments(
    play: Play, view: View, request: AskAssignment, so_far: Assigned
) -> list[Assigning]:
    """The usual assignment and all others that are allowed, of those that come to the same one."""
    given = dict(so_far.sources)
    left = tuple(source for source in request.sources if source not in given)
    usual = _usual(view, request, left, so_far)
    fates = Fates(play, view, request)
    ways, known = [usual], {fates.of(usual)}
    divided = (_divided(view, source, request, so_far, fates) for source in left)
    for shares in product(*divided):
        step()
        made = tuple(zip(left, shares, strict=True))
        fate = fates.of(made)
        if fate not in known and _is_allowed(view, request, so_far, made):
            known.add(fate)
            ways.append(made)
            expect(Limit.WAYS, len(ways))
    return ways


def _usual(
    view: View, request: AskAssignment, left: tuple[ObjectId, ...], so_far: Assigned
) -> Assigning:
    made: Assigning = ()
    for source in left:
        others = others_of(Assigned((*so_far.sources, *made)), source)
        made = (*made, (source, usual_assignment(view, source, others, request.as_unblocked)))
    return made


def _divided(
    view: View, source: ObjectId, request: AskAssignment, so_far: Assigned, fates: Fates
) -> Iterator[Shares]:
    """The divisions of a creature's damage among what it may assign damage to, as far as needed."""
    options = options_of(view, source, request.as_unblocked)
    if fates.counts:
        yield from _divisions((*options.ordered, *options.beyond), amount_of(view, source))
        return
    others = others_of(so_far, source)
    lethal = [needed(view, source, one, others).amount for one in options.ordered]
    for dead in product((True, False), repeat=len(lethal)):
        step()
        kept = [enough if dies else 0 for enough, dies in zip(lethal, dead, strict=True)]
        left = amount_of(view, source) - sum(kept)
        for beyond in product(range(left + 1), repeat=len(options.beyond)):
            amounts = _with_rest(kept, lethal, left - sum(beyond))
            if amounts is not None:
                each = zip((*options.ordered, *options.beyond), (*amounts, *beyond), strict=True)
                yield tuple(Share(one, amount) for one, amount in each if amount)


def _with_rest(kept: list[int], lethal: list[int], rest: int) -> list[int] | None:
    """Amounts with what is left over, so that no other creature dies of it; None if one must."""
    if rest < 0:
        return None
    amounts = kept.copy()
    for place in (*(p for p, amount in enumerate(kept) if amount), *range(len(kept))):
        more = rest if kept[place] else min(rest, max(0, lethal[place] - 1))
        amounts[place] += more
        rest -= more
    return None if rest else amounts


def _divisions(line: tuple[Recipient, ...], amount: int) -> Iterator[Shares]:
    step()
    if len(line) == 1:
        yield (Share(line[0], amount),) if amount else ()
        return
    for first in range(amount, -1, -1):
        for rest in _divisions(line[1:], amount - first):
            yield (Share(line[0], first), *rest) if first else rest


def _is_allowed(view: View, request: AskAssignment, so_far: Assigned, made: Assigning) -> bool:
    whole = Assigned((*so_far.sources, *made))
    for source, shares in made:
        step()
        others = others_of(whole, source)
        checked = check_assignment(view, source, shares, others, request.as_unblocked)
        if isinstance(checked, Illegal):
            return False
    return True


def assigning(play: Play, source: ObjectId, shares: Shares) -> Bilingual:
    """Says how a creature assigns its combat damage: so much to each."""
    each = [(share.amount, play.shown(share.recipient)) for share in shares]
    en = [f"{amount} to {shown.en}" for amount, shown in each]
    zh = [f"对{shown.zh}分配{amount}点" for amount, shown in each]
    by = play.shown(source)
    return Bilingual(
        f"{by.en} assigns its combat damage: {', '.join(en)}.",
        f"{by.zh}如此分配战斗伤害：{'，'.join(zh)}。",
    )
