"""The choices of a spell that is being cast (601.2a-d): its face, costs, X, targets."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Who
from judge.abilities.statics import AdditionalCost
from judge.abilities.walk import has_x
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.casting.gained import gain_as_cast
from judge.rules.keyword_rules.mutate import mutates_onto
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Cast, Number, Refused, Why
from judge.rules.rulebook import Extra, Way
from judge.rules.stack import announce, change, enchant_rules, enchants, why_not_announced
from judge.rules.statics import rules_in_force
from judge.rules.unread import check_cast
from judge.rules.view import View
from judge.rules.wording import spell_effect


@cites("601.2a", "该牌手首先将该牌（或该牌的复制）从其现在的区域移到堆叠上")
def put_on_stack(process: Process, player: PlayerId, action: Cast, way: Way) -> None:
    """The card becomes the top object of the stack."""
    held = process.view.object(action.object)
    face = way.face
    if action.face is not None:
        names = [f.name for f in held.faces]
        found = [i for i, n in enumerate(names) if n and action.face in (n.en, n.zh)]
        if not found:
            raise process.refuse(Why.BAD_CHOICE, action.object)
        face = found[0]
    if held.layout not in ("normal", "token") and held.faces and action.face is None:
        face = way.face
    process.do(e.PutOnStack(player, action.object, face, way.face_down))
    check_cast((process.view.of(process.state.stack[-1]),))
    gain_as_cast(process, player, process.state.stack[-1], held.zone)


@cites("601.2b", "如果该咒语具有替代、额外、或其他于施放时支付的特殊费用")
def check_extras(
    process: Process, spell: ObjectId, action: Cast, way: Way
) -> tuple[tuple[Extra, int], ...]:
    """The optional additional costs that the player pays, with how often."""
    offered = optional_costs(process.view, spell)
    chosen: list[tuple[Extra, int]] = []
    for name, times in action.paid:
        extra = offered.get(name)
        if extra is None or (times > 1 and not extra.repeats):
            raise process.refuse(Why.NO_PERMISSION, spell)
        chosen.append((extra, times))
    return tuple(chosen)


def optional_costs(view: View, spell: ObjectId) -> dict[str, Extra]:
    """The optional additional costs that a spell's abilities offer, by name."""
    offered: dict[str, Extra] = {}
    for ability in view.rulebook.told_apart(view.of(spell).abilities):
        if isinstance(ability, Keyword) and view.rulebook.knows(ability.name):
            hook = view.rulebook.keyword(ability.name).extras
            if hook is not None:
                offered.update({extra.name: extra for extra in hook(view, spell, ability)})
    for held in rules_in_force(view, AdditionalCost):
        name = held.rule.optional
        if held.source == spell and name is not None:
            offered[name] = Extra(name=name, cost=held.rule.cost)
    return offered


@cites("107.3a", "X")
def choose_x(
    process: Process,
    player: PlayerId,
    spell: ObjectId,
    action: Cast,
    way: Way,
    extras: tuple[tuple[Extra, int], ...],
) -> None:
    """The value of X in a cost; 0 where the cost is not paid."""
    view = process.view
    mana = view.of(spell).cost if way.cost is None and not way.free else None
    costs = [cost for cost in (way.cost, way.additional) if cost is not None]
    costs += [extra.cost for extra, _ in extras]
    for held in rules_in_force(view, AdditionalCost):
        if held.source == spell and held.rule.optional is None and held.rule.filter is None:
            costs += [cost for cost in (held.rule.cost, held.rule.or_cost) if cost is not None]
    if not (mana is not None and "X" in mana.symbols) and not any(map(has_x, costs)):
        printed = view.of(spell).cost
        is_zero = action.x == 0 and printed is not None and "X" in printed.symbols
        if action.x is not None and not is_zero:
            raise process.refuse(Why.NO_X, spell)
        return
    number = action.x
    if number is None:
        answer = process.ask(AskNumber(player, 0, None, spell, "x"))
        number = answer.number if isinstance(answer, Number) else 0
    change(process, spell, x=number)


@cites("601.2c", "该牌手为咒语要求的每个目标宣告其所选择的相对应的物件或牌手")
def target(process: Process, spell: ObjectId, action: Cast) -> None:
    """Modes and targets are chosen; an Aura spell targets what it will enchant (303.4a)."""
    now = process.view.of(spell)
    words: tuple[Who, ...] = mutates_onto(process.state.objects[spell])
    mutating = mutates_onto.numbers if words else ()
    if "Aura" in now.subtypes and not _is_bestowed_off(process, spell):
        word = enchants(now.abilities)
        if word is None:
            raise Unsupported("303.4a", "an Aura spell without enchant", "没有结附异能的灵气咒语")
        words = (word,)
    effect = spell_effect(process.view, spell)
    try:
        made = announce(
            process,
            spell,
            effect,
            action.targets,
            action.modes,
            action.division,
            words,
            action.asks,
        )
    except Refused as refused:
        if not words or refused.illegal.why is not Why.BAD_TARGET:
            raise
        because = (*refused.illegal.because, *(mutating or enchant_rules(now.abilities)))
        raise Refused(refused.illegal.with_(because=tuple(dict.fromkeys(because)))) from refused
    if not made:
        raise process.refuse(why_not_announced(effect), spell)


def _is_bestowed_off(process: Process, spell: ObjectId) -> bool:
    return CardType.CREATURE in process.view.of(spell).types
