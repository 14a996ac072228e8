"""What pays in place of mana: creatures that convoke, artifacts that improvise, cards delved.

A player names what helps; where mana alone does not do, and nothing is named, as little as will do
helps, of the player's choice.
"""

from __future__ import annotations

from collections.abc import Iterator

from corpus.structs import Struct
from judge.abilities.relations import ExiledWithThis
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.mana import Needs, Source, find_payment, may_all_help, permanents_for_mana
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskPick, Paying, Picked, Purpose, Why

NONE: frozenset[ObjectId | None] = frozenset()


class Help(Struct):
    """An object that may pay for one mana, by what keyword ability and its rules."""

    id: ObjectId
    keyword: str
    numbers: tuple[str, ...]
    source: Source


def offered(process: Process, player: PlayerId, spell: ObjectId) -> Iterator[Help]:
    """All that may pay for a spell in place of mana."""
    view = process.view
    for keyword in view.rulebook.of(view, spell):
        if keyword.helps is None:
            continue
        letters: dict[ObjectId, list[str]] = {}
        for id_, letter in keyword.helps(view, player, spell):
            letters.setdefault(id_, []).append(letter or "generic")
        for id_, own in letters.items():
            source = Source(tuple((letter,) for letter in own), object=id_, helps=True)
            yield Help(id_, keyword.name.en, keyword.helps.numbers, source)


def choose_helps(
    process: Process,
    player: PlayerId,
    needs: Needs,
    context: Context,
    paying: Paying,
    more: tuple[Help, ...] = (),
) -> tuple[Help, ...]:
    """What helps to pay for a spell: by its keyword abilities, and by `more` than those."""
    if context.object is None:
        return ()
    found = (*offered(process, player, context.object), *more)
    return choose_among(process, player, needs, context, paying, found)


def choose_among(
    process: Process,
    player: PlayerId,
    needs: Needs,
    context: Context,
    paying: Paying,
    found: tuple[Help, ...],
) -> tuple[Help, ...]:
    """What helps to pay of what may: what the player named, else what is needed."""
    able: dict[str, list[ObjectId]] = {}
    for help_ in found:
        able.setdefault(help_.keyword, []).append(help_.id)
    named = [(name, id_) for name, ids in able.items() for id_ in paying.for_(name, ids)]
    if named:
        by_name = {(help_.keyword, help_.id): help_ for help_ in found}
        if not set(named) <= set(by_name) or len({id_ for _, id_ in named}) < len(named):
            raise process.refuse(Why.CANT_PAY, player, *_numbers(found))
        chosen = tuple(by_name[one] for one in named)
        if not may_all_help(needs, tuple(one.source for one in chosen)):
            raise process.refuse(Why.CANT_PAY, player, *_numbers(chosen))
        return chosen
    if not found or not process.state.player(player).pays_mana:
        return ()
    return _needed(process, player, needs, context, found)


def _needed(
    process: Process, player: PlayerId, needs: Needs, context: Context, found: tuple[Help, ...]
) -> tuple[Help, ...]:
    if find_payment(process, player, needs, context) is not None:
        return ()
    by_id = {help_.id: help_ for help_ in reversed(found)}
    might = tuple(by_id[id_].source for id_ in reversed(by_id))
    tapped = {source.object for source in permanents_for_mana(process, player, context)}
    others = tuple(source for source in might if source.object not in tapped)
    everything = frozenset(source.object for source in might)
    for able, spared in ((might, NONE), (others, NONE), (might, everything)):
        made = find_payment(process, player, needs, context, (), able, spared)
        if made is None:
            continue
        planned = [source.object for source, _, _ in made[0] if source.object is not None]
        if len(set(planned)) < len(planned):
            continue  # the same creature tapped for mana and to help
        helping = tuple(s.object for s, _, _ in made[0] if s.helps and s.object is not None)
        return tuple(by_id[id_] for id_ in _picked(process, player, helping, tuple(by_id), context))
    return ()


def _picked(
    process: Process,
    player: PlayerId,
    planned: tuple[ObjectId, ...],
    among: tuple[ObjectId, ...],
    context: Context,
) -> tuple[ObjectId, ...]:
    number = len(planned)
    if number == len(among):
        return among
    among = (*planned, *(id_ for id_ in among if id_ not in planned))  # the first ones will do
    answer = process.ask(AskPick(player, among, number, number, Purpose.COST, context.source))
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(set(picked)) != number or not set(picked) <= set(among):
        raise process.refuse(Why.CANT_PAY, player)
    return tuple(ObjectId(int(id_)) for id_ in picked)


def _numbers(found: tuple[Help, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(number for help_ in found for number in help_.numbers))


@cites("601.2h", "该牌手支付总费用")
def pay_helps(
    process: Process, player: PlayerId, spell: ObjectId, helps: tuple[Help, ...]
) -> tuple[ObjectId, ...]:
    """What pays in place of mana is tapped, or exiled from a graveyard."""
    batch: list[e.Event] = []
    for help_ in helps:
        is_card = process.view.object(help_.id).zone is Zone.GRAVEYARD
        because = (*help_.numbers, *process.because)
        if is_card:
            batch.append(e.Moved(help_.id, Zone.EXILE, player=player, because=because))
        else:
            batch.append(e.Tap(help_.id, because=because))
    process.do(*batch)
    exiled = [
        now for one in batch if isinstance(one, e.Moved) for now in process.state.became(one.object)
    ]
    if exiled and any(
        isinstance(part, ExiledWithThis) for part in within(process.view.of(spell).abilities)
    ):
        process.do(e.Linked(spell, tuple(exiled)))
    return tuple(help_.id for help_ in helps)
