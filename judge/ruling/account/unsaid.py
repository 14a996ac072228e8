"""What words leave unsaid and a rule fills in: whose it is, how many at a time, what it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.abilities import Activated, Keyword, Triggered
from judge.abilities.bases import Pattern
from judge.abilities.filters import IsCard
from judge.abilities.patterns import Dies, Draws, PutInto
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Zone
from judge.rules.given.intrinsic import BASIC_MANA
from judge.rules.layers import project
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found, Occurrence


@cites("110.2a", "除非该效应另有指示，否则此物件在该牌手的操控下进战场")
def enters_under(every: Every, rulebook: Rulebook) -> Found:
    """What an effect puts onto the battlefield is not its owner's, or not the effect's player's."""
    for one, moved in every.of(e.Moved):
        before = one.happened.before
        if moved.to is not Zone.BATTLEFIELD:
            continue
        held = before.objects.get(moved.object)
        under = None if moved.entering is None else moved.entering.controller
        if held is None or held.zone is Zone.STACK or under is None:
            continue
        by = before.objects[before.stack[-1]].controller if before.stack else under
        if {under} != {held.owner, by}:
            yield one, moved.object


@cites("305.6", "一个具有地类别、且具有基本地类别的物件具有")
def taps_by_a_type(every: Every, rulebook: Rulebook) -> Found:
    """A land makes mana by a basic land type that an effect has given it."""
    for one, made in every.of(e.ManaMade):
        before = one.happened.before
        if not made.tapped or made.source is None:
            continue
        view = project(before, rulebook)
        if made.source in before.objects and made.source in view.changed:
            printed = before.objects[made.source].printed.subtypes
            given = view.of(made.source).subtypes - printed
            letters = {BASIC_MANA[name] for name in given if name in BASIC_MANA}
            if any(one.letter in letters for one in made.mana):
                yield one, made.source


@cites("121.2", "牌每次只能抓一张")
def draws_one_by_one(every: Every, rulebook: Rulebook) -> Found:
    """What waits for a draw triggers for each of several cards that one effect has drawn."""
    seen: Counter[tuple[int, ObjectId]] = Counter()
    for one, event in every.of(e.Triggered):
        for pending in event.triggers:
            if pending.source is not None and any(
                isinstance(part, Draws) for part in within(pending.ability.pattern)
            ):
                seen[one.unit, pending.source] += 1
                if seen[one.unit, pending.source] > 1:
                    yield one, pending.source


@cites("700.4", "死去一词表示“从战场进入坟墓场”")
def did_not_die(every: Every, rulebook: Rulebook) -> Found:
    """What leaves the battlefield for another zone than a graveyard has not died."""
    for one, moved in every.of(e.Moved):
        before = one.happened.before
        if moved.to is Zone.GRAVEYARD:
            continue
        held = before.objects.get(moved.object)
        if (
            held is not None
            and held.zone is Zone.BATTLEFIELD
            and any(
                isinstance(part, Triggered) and isinstance(part.pattern, Dies)
                for part in held.printed.abilities
            )
        ):
            yield one, held.id


@cites("111.6", "衍生物不是牌")
def is_no_card(every: Every, rulebook: Rulebook) -> Found:
    """A token that is put where an ability waits for a card is none."""
    for one, moved in every.of(e.Moved):
        before = one.happened.before
        held = before.objects.get(moved.object)
        if held is None or held.kind is not Kind.TOKEN or held.zone is not Zone.BATTLEFIELD:
            continue
        watching = (
            part for i in before.battlefield for part in before.objects[i].printed.abilities
        )
        if any(isinstance(part, Triggered) and _of_cards(part.pattern) for part in watching):
            yield one, held.id


def _of_cards(pattern: Pattern) -> bool:
    """True of what waits for a card that is put somewhere."""
    return isinstance(pattern, PutInto) and any(isinstance(i, IsCard) for i in within(pattern))


@cites("400.3", "则改为移到其拥有者的相应区域中")
def goes_to_its_owner(every: Every, rulebook: Rulebook) -> Found:
    """What another player controlled goes to its owner's hand, library or graveyard."""
    for one, moved in every.of(e.Moved):
        held = one.happened.before.objects.get(moved.object)
        if held is None or held.zone not in CONTROLLED or moved.to not in OF_OWNERS:
            continue
        if held.controller != held.owner:
            yield one, moved.object


@cites("603.3a", "一个触发式异能的操控者为它触发时操控其来源的牌手")
def stays_with_its_controller(every: Every, rulebook: Rulebook) -> Found:
    """A triggered ability is controlled by who controlled its source, though that is another's."""
    for one, source, by in _resolved(every, rulebook, Triggered):
        is_there = source.id in one.happened.before.battlefield
        if by != (source.controller if is_there else source.owner):
            yield one, source.id


@cites("113.8", "堆叠中起动式异能的操控者为起动该异能的牌手")
def stays_with_who_activated(every: Every, rulebook: Rulebook) -> Found:
    """An activated ability is controlled by who activated it, whoever controls its source now."""
    for one, source, by in _resolved(every, rulebook, Activated):
        if source.id in one.happened.before.battlefield and by != source.controller:
            yield one, source.id


def _resolved(
    every: Every, rulebook: Rulebook, kind: type[Activated | Triggered]
) -> Iterator[tuple[Occurrence, GameObject, PlayerId]]:
    """Each ability of a kind as it resolves, with the object that has it and who controls it.

    One that an effect made, for later, is of no object.
    """
    for one, event in every.of(e.Resolved):
        before = one.happened.before
        held = before.objects.get(event.object)
        stack = None if held is None else held.stack
        if held is None or stack is None or stack.source is None:
            continue
        known = before.known.get(stack.source)
        source = before.objects.get(stack.source, None if known is None else known.object)
        if source is None or not isinstance(stack.ability, kind) or held.controller is None:
            continue
        if stack.ability in rulebook.expand(source.printed.abilities):
            yield one, source, held.controller


@cites("702.52b", "如果牌手的牌库张数少于某个发掘异能所要求的数量")
def too_few_to_dredge(every: Every, rulebook: Rulebook) -> Found:
    """A player draws with a card in the graveyard that asks for more cards than are left."""
    for one, drawn in every.of(e.Draw, e.DrawFromEmpty):
        before = one.happened.before
        player = before.player(drawn.player)
        for id_ in player.graveyard:
            numbers = [
                part.number or 0
                for part in before.objects[id_].printed.abilities
                if isinstance(part, Keyword) and part.name == "dredge"
            ]
            if numbers and min(numbers) > len(player.library):
                yield one, id_


CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK)
OF_OWNERS = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
