"""What enters attached enchants or equips (303.4f-i, 301.5e); a battle's protector."""

from __future__ import annotations

from judge.abilities.who import Target
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Recipient, Zone
from judge.rules.attachment import can_move_to
from judge.rules.choices.word import choose_player
from judge.rules.influence.reach import opponents_in_range
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.pattern_match import Entry
from judge.rules.requests import AskPick, Picked, Purpose, Why
from judge.rules.stack import enchants

Enter = e.Moved | e.Created


def settle_entering(settling: Batch, event: Enter, entry: Entry) -> Enter | None:
    """The event with what is enchanted and who protects a battle; None if it can't enter."""
    now = entry.view.of(entry.object)
    if CardType.BATTLE in now.types and event.entering is not None:
        return choose_protector(settling, event, entry)
    if event.entering and (event.entering.hosted or event.entering.attached_to is not None):
        return enter_attached(settling, event, entry)
    return attach(settling, event, entry) if "Aura" in now.subtypes else event


@cites("301.5e", "该武具进战场时未贴附")
@cites("303.4h", "它进入战场且不贴附")
def enter_attached(settling: Batch, event: Enter, entry: Entry) -> Enter | None:
    """What an effect puts there attached to something: only to what it may be attached to.

    Where it may not be, or there is no such thing, an Aura doesn't enter, all else unattached.
    """
    now, host = entry.view.of(entry.object), entry.entering.attached_to
    if host is not None and can_move_to(entry.view, entry.object, host):
        return event
    if "Aura" in now.subtypes:
        return stay(settling, event, *cant_enchant.numbers)
    of_equipment, of_others = enter_attached.numbers
    number = of_equipment if {"Equipment", "Fortification"} & now.subtypes else of_others
    entering = entry.entering.with_(attached_to=None)
    return event.with_(entering=entering, because=(*event.because, number))


@cites("303.4i", "它不能合法结附或未定义的物件或牌手")
def cant_enchant() -> bool:
    """An Aura is not put onto what it can't enchant, nor onto nothing."""
    return True


@cites("310.11a", "于围攻进战场时，其操控者选择一位对手来作为其防卫者")
@cites("310.8a", "于战役进战场时，其操控者选择一位牌手来作为其防卫者")
def choose_protector(settling: Batch, event: Enter, entry: Entry) -> Enter:
    """A Siege's controller chooses an opponent as its protector; else its controller is that."""
    entering = event.entering or e.Entering()
    if dict(entering.chosen).get("protector") is not None:
        return event
    of_siege, by = choose_protector.numbers
    held, process = entry.held, settling.process
    player = held.controller
    if "Siege" in entry.view.of(entry.object).subtypes:
        among = opponents_in_range(process.state, held.controller)
        context = Context(_old(event), held.controller)
        player = choose_player(process, player, among, context) if among else player
        by = of_siege
    chosen = {**dict(entering.chosen), "protector": player}
    because = tuple(dict.fromkeys((*event.because, by)))
    return event.with_(
        entering=entering.with_(chosen=tuple(sorted(chosen.items()))), because=because
    )


def _old(event: Enter) -> ObjectId | None:
    return event.object if isinstance(event, e.Moved) else None


@cites("303.4f", "将它放置进战场的牌手指定将它结附在哪个物件或牌手上")
def attach(settling: Batch, event: Enter, entry: Entry) -> Enter | None:
    """The player who puts it there chooses what it enchants; no target, but a legal thing."""
    process = settling.process
    player = event.player or entry.held.controller
    among = hosts(process, entry)
    if not among:
        return stay(settling, event, *has_no_host.numbers)
    host: Recipient = among[0]
    request = AskPick(player, among, 1, 1, Purpose.ATTACH, _old(event))
    if len(among) == 1:
        process.not_asked(request)
    else:
        answer = process.ask(request)
        picked = answer.objects if isinstance(answer, Picked) else ()
        if len(picked) != 1 or picked[0] not in among:
            raise process.refuse(Why.BAD_CHOICE, player)
        host = picked[0]
    entering = event.entering or e.Entering()
    return event.with_(entering=entering.with_(attached_to=host))


def hosts(process: Process, entry: Entry) -> tuple[Recipient, ...]:
    """Everything that an entering Aura could enchant."""
    word = enchants(entry.view.of(entry.object).abilities)
    context = Context(entry.object, entry.held.controller)
    found: tuple[Recipient, ...]
    if word is None:
        return ()
    if isinstance(word, Target):
        found = objects_of(process.view, word.filter, context)
    else:
        found = process.state.in_game
    return tuple(one for one in found if can_move_to(entry.view, entry.object, one))


@cites("303.4g", "则该灵气改为留在它原来的区域，除非该区域为堆叠")
def has_no_host() -> bool:
    """An Aura that could enchant nothing does not enter."""
    return True


def stay(settling: Batch, event: Enter, *numbers: str) -> Enter | None:
    """An Aura stays where it is, or is not created; from the stack it goes to a graveyard."""
    because = (*event.because, *numbers)
    id_ = _old(event)
    if id_ is not None and settling.process.view.object(id_).zone is Zone.STACK:
        return e.Moved(id_, Zone.GRAVEYARD, because=because)
    player = event.player or settling.process.view.active
    settling.told.append(e.NothingDone(player, id_, because=because))
    return None
