"""What is often got wrong about objects: copies, creatures that just came, what keeps or kills."""

from __future__ import annotations

from judge.cards import Characteristics
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.keywords.shroud import may_be_targeted
from judge.rules.combat.attack_rules import check_sickness as check_attacker
from judge.rules.combat.block_rules.single import check_blocker
from judge.rules.copies import copiable
from judge.rules.costs.resources import check_sickness as check_cost
from judge.rules.durations import end_of_turn
from judge.rules.process import Process
from judge.rules.requests import Illegal, Why
from judge.rules.state_based import die_of_no_toughness
from judge.rules.turn.turn_based_actions import remove_damage
from judge.rules.view import View
from judge.ruling.misconceptions.misconception import Misconception, Reading
from judge.values import Bilingual


def _as_it_is(view: View, id_: ObjectId) -> Characteristics:
    return view.of(id_)


def _attacks_at_once(view: View, attacker: ObjectId, target: object) -> Illegal | None:
    return None


def _pays_at_once(process: Process, id_: ObjectId) -> tuple[str, ...]:
    return ()


def _is_sick(process: Process, id_: ObjectId) -> bool:
    return process.view.object(id_).sick and process.view.of(id_).is_creature


def _is_too_new_to_block(
    view: View, blocker: ObjectId, attackers: tuple[ObjectId, ...], players: tuple[PlayerId, ...]
) -> Illegal | None:
    found: Illegal | None = check_blocker.function(view, blocker, attackers, players)
    if found is None and view.object(blocker).sick:
        return Illegal(Why.SICK, blocker, check_attacker.numbers)
    return found


def _is_its_controllers(
    view: View, permanent: ObjectId, player: PlayerId, source: ObjectId | None
) -> bool:
    return view.object(permanent).controller == player


def _keeps_all(view: View, process: Process) -> tuple[e.Event, ...]:
    doomed = die_of_no_toughness.function(view, process)
    return tuple(
        one
        for one in doomed
        if isinstance(one, e.PutIntoGraveyard) and not view.has(one.object, "indestructible")
    )


def _effects_end_first(process: Process) -> None:
    """Effects end, and marked damage is left for the next cleanup step."""
    if _lasts_on_the_damaged(process):
        end_of_turn(process)
    else:
        remove_damage.function(process)


def _lasts_on_the_damaged(process: Process) -> bool:
    state = process.state
    return any(
        state.objects[id_].damage
        for one in state.effects
        for id_ in one.objects
        if id_ in state.objects
    )


OF_OBJECTS = (
    Misconception(
        "a copy copies what it is now",
        "707.2",
        Bilingual(
            "If a copy also had counters and what other effects made of it",
            "若复制也包含指示物及其他效应所作的改变",
        ),
        (Reading(copiable, _as_it_is),),
    ),
    Misconception(
        "creatures act at once",
        "302.6",
        Bilingual(
            "If a creature could attack and use {T} at once",
            "若生物一受操控便可攻击并起动含{T}的异能",
        ),
        (Reading(check_attacker, _attacks_at_once), Reading(check_cost, _pays_at_once, _is_sick)),
    ),
    Misconception(
        "new creatures can't block",
        "302.6",
        Bilingual("If a creature that just came could not block", "若刚进场的生物不能阻挡"),
        (Reading(check_blocker, _is_too_new_to_block),),
        forbids=True,
    ),
    Misconception(
        "shroud is for others",
        "702.18a",
        Bilingual(
            "If its own controller could target what has shroud",
            "若其操控者可以指定具有帷幕的永久物为目标",
        ),
        (Reading(may_be_targeted, _is_its_controllers),),
    ),
    Misconception(
        "indestructible keeps what has no toughness",
        "704.5f",
        Bilingual(
            "If indestructible kept a creature with toughness 0",
            "若不灭能留住防御力为0的生物",
        ),
        (Reading(die_of_no_toughness, _keeps_all),),
    ),
    Misconception(
        "damage stays longer than effects",
        "514.2",
        Bilingual(
            "If effects until end of turn ended before the damage is gone",
            "若“直到回合结束”的效应先于伤害的移除而结束",
        ),
        (Reading(remove_damage, _effects_end_first, _lasts_on_the_damaged),),
    ),
)
