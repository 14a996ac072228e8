"""Tokens are created (701.6, 111)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.walk import within
from judge.abilities.who import Granter
from judge.cite import cites
from judge.game import events as e
from judge.game.moves import LOCKED, ROOM
from judge.game.state import GameObject, ObjectId, Printed
from judge.rules.choices.recipients import objects, players
from judge.rules.combat.arrivals import arrives_unblocked, if_blockable
from judge.rules.combat.damage_order import place_blocker
from judge.rules.copies import (
    because_of,
    because_of_halves,
    copiable,
    copied_halves,
    is_copy,
    with_exceptions,
)
from judge.rules.effects.attacked import attacked_by
from judge.rules.engine import Do
from judge.rules.grants import by_granter
from judge.rules.meaning import Context, amount_of, so_many_of_each
from judge.rules.process import Process
from judge.rules.sides import COPIED
from judge.rules.tokens import characteristics, rules_of, spec_of


@cites("701.6a", "派出一个或多个具有特定特征的衍生物指")
def create(process: Process, effect: o.Create, context: Context) -> bool:
    """Tokens of a description are created under players' control."""
    spec = spec_of(process.rulebook, effect.token)
    printed = characteristics(process.view, spec, context)
    number = amount_of(process.view, effect.number, context)
    host = None
    if effect.attached_to is not None:
        on = objects(process, effect.attached_to, context)
        host = on[0] if on else None
    faced = objects(process, effect.blocking, context) if effect.blocking is not None else ()
    batch = []
    for player in players(process, effect.player, context):
        attacking = None
        if effect.attacking:
            attacking = attacked_by(process, effect.attacked, player, context)
        entering = e.Entering(
            controller=player,
            tapped=effect.tapped,
            counters=so_many_of_each(process.view, effect.counters, context),
            attached_to=host,
            hosted=effect.attached_to is not None,
            attacking=attacking,
            blocking=if_blockable(process, player, faced[0]) if faced else None,
        )
        if number > 0:
            batch.append(e.Tokens(player, printed, number, entering=entering))
    told = by_granter.numbers if any(part == Granter() for part in within(spec)) else ()
    with process.also(*characteristics.numbers, *rules_of(effect.token), *told):
        made = _make(process, batch, context)
    for token in context.it if faced else ():
        place_blocker(process, faced[0], ObjectId(int(token)))
    return made


@cites("111.2", "派出衍生物的牌手是其拥有者")
def _make(process: Process, batch: list[e.Tokens], context: Context) -> bool:
    before = set(process.state.battlefield)
    process.do(*(_as_unblocked(process, one) for one in batch))
    fresh = tuple(i for i in process.state.battlefield if i not in before)
    context.it = fresh
    return bool(fresh)


def _as_unblocked(process: Process, tokens: e.Tokens) -> e.Tokens:
    """Tokens that enter attacking are unblocked where that is so by now."""
    if not arrives_unblocked(process, tokens.entering.attacking):
        return tokens
    because = (*(tokens.because or process.because), *arrives_unblocked.numbers)
    return tokens.with_(entering=tokens.entering.with_(unblocked=True), because=because)


@cites("111.4", "派出衍生物的咒语或异能设定其名称和副类别")
@cites("707.2", "该复制获得被复制物件之所有可复制特征值")
def create_copy(process: Process, effect: o.CreateCopy, context: Context) -> bool:
    """Tokens that are copies of objects are created."""
    batch = []
    number = amount_of(process.view, effect.number, context)
    copied = objects(process, effect.of, context)
    if not copied:
        copy_nothing(process, context)
    for of in copied:
        printed = with_exceptions(
            copiable(process.view, of), effect.exceptions, process.view, context
        )
        held = process.view.object(of)
        rules = because_of(effect.exceptions)
        is_one = is_copy(process.view, of)
        if has_both_faces(held) or is_one:
            rules = (*rules, *has_both_faces.numbers)
        face = held.face if has_both_faces(held) and not is_one else 0
        halves = _halves(process, of, effect, context)
        rules = (*rules, *because_of_halves(halves))
        face = LOCKED if halves.layout == ROOM else face
        for player in players(process, effect.player, context):
            attacking = None
            if effect.attacking:
                attacking = attacked_by(process, effect.attacked, player, context)
            entering = e.Entering(
                controller=player, tapped=effect.tapped, attacking=attacking, face=face
            )
            if number > 0:
                batch.append(
                    e.Tokens(
                        player,
                        printed,
                        number,
                        entering=entering,
                        faces=halves.faces,
                        layout=halves.layout,
                        because=(*process.because, *rules),
                    )
                )
    return _make(process, batch, context)


def _halves(process: Process, of: ObjectId, effect: o.CreateCopy, context: Context) -> Printed:
    """The faces of a token: those that are copiable values, or both of what has two (707.8a)."""
    held = process.view.object(of)
    halves = copied_halves(process.view, of, effect.exceptions, context)
    return halves if halves.faces or held.layout in COPIED else Printed(held.faces, held.layout)


@cites("111.11", "则不会有任何衍生物被派出")
def copy_nothing(process: Process, context: Context) -> None:
    """No token is created as a copy of what there is not."""
    process.do(e.NothingDone(context.controller, context.source))


@cites("707.8a", "则派出的衍生物为同时具有正面和背面的转化式衍生物")
def has_both_faces(held: GameObject) -> bool:
    """True of a transforming permanent: a token copy has both its faces, the same one up."""
    return held.layout == "transform" and len(held.faces) > 1


EFFECTS: Mapping[type[Effect], Do] = {
    o.Create: create,
    o.CreateCopy: create_copy,
}
