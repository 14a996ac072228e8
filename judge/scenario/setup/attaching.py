"""What an entry says that its permanent is attached to; what can't be so is a mistake.

A creature card with bestow is attached only as a bestowed Aura, so it was cast bestowed. Whether
protection drops an Aura is for the state-based actions to say: it may have come a moment ago.
"""

from __future__ import annotations

from typing import Any

from judge.abilities import Keyword
from judge.cite import cites
from judge.errors import BadScenario, NotRead
from judge.game.state import GameObject, GameState, ObjectId, OnStack, Recipient, Zone
from judge.rules.attachment import may_attach
from judge.rules.influence.reach import in_range
from judge.rules.keyword_rules.bestow import NAME as BESTOW
from judge.rules.layers import project
from judge.rules.view import View
from judge.scenario.model import Placed
from judge.scenario.setup.reading import Setup, wrong
from judge.values import Bilingual

ATTACHED = ("Aura", "Equipment", "Fortification")
ON = {  # what each of these can be attached to
    "Aura": Bilingual("its enchant ability does not mean {}", "其结附异能不包括{}"),
    "Equipment": Bilingual("Equipment is attached to creatures only", "武具只能贴附于生物"),
    "Fortification": Bilingual("Fortifications are attached to lands only", "工事只能贴附于地"),
}
RULES = {"Aura": "303.4c", "Equipment": "301.5", "Fortification": "301.6"}


def attach(setup: Setup, state: GameState, placed: list[tuple[Placed, ObjectId]]) -> GameState:
    """The state with everything attached to what it is written to be attached to."""
    for entry, id_ in placed:
        wanted: Any = entry.given.get("attached_to")
        if wanted is None:
            continue
        called = [i for e, i in placed if e.is_called(wanted) and i != id_]
        there = [i for i in called if state.objects[i].zone is Zone.BATTLEFIELD]
        on: Recipient | None = next(iter((*there, *called)), None)
        if on is None:  # an Aura with "enchant player"
            on = next((player.id for player in state.players if player.id == wanted), None)
        if on is None:
            said = Bilingual(
                f"{wanted!r} is nothing that is in play, and no player.",
                f"“{wanted}”既不是在场的物件，也不是牌手。",
            )
            wrong(setup, "attached_to", said, entry)
            raise BadScenario(setup.problems)
        held = as_bestowed(state.objects[id_]).with_(attached_to=on)
        state = state.with_(objects=state.objects.set(id_, held))
    return state


@cites("702.103b", "其结算时成为的永久物是神授式灵气")
@cites("702.103f", "如果一个神授式灵气成为未贴附，则它不再是神授式的")
def as_bestowed(held: GameObject) -> GameObject:
    """A permanent that is attached; one with bestow was cast bestowed."""
    names = [one.name for one in held.printed.abilities if isinstance(one, Keyword)]
    if BESTOW not in names or held.face_down is not None:
        return held
    stack = held.stack or OnStack(from_zone=Zone.HAND, caster=held.controller)
    return held.with_(stack=stack.with_(using=BESTOW))


def check_attached(
    setup: Setup,
    state: GameState,
    placed: list[tuple[Placed, ObjectId]],
    unread: tuple[Bilingual, ...],
) -> None:
    """Raises `BadScenario` with everything that can't be attached to what it is written to be.

    Where text is not read, it may say that it can: then `NotRead` names the words.
    """
    attached = [(entry, i) for entry, i in placed if state.objects[i].attached_to is not None]
    view = project(state, setup.rulebook) if attached else None
    for entry, id_ in attached:
        on = state.objects[id_].attached_to
        if view is None or on is None or _is_phased_out(state, id_, on):
            continue
        called = str(entry.given["attached_to"])
        why = why_not(view, id_, on, called)
        if why is not None:
            en = f"{entry.card!r} can't be attached to {called!r}: {why.en}."
            zh = f"“{entry.card}”不能贴附于“{called}”：{why.zh}。"
            wrong(setup, "attached_to", Bilingual(en, zh), entry)
    if setup.problems and unread:
        raise NotRead(unread)
    if setup.problems:
        raise BadScenario(dict.fromkeys(setup.problems))


def _is_phased_out(state: GameState, id_: ObjectId, on: Recipient) -> bool:
    """True where a permanent or what it is on is phased out: they are as they went."""
    ids = (id_, ObjectId(on)) if isinstance(on, int) else (id_,)
    return any(state.objects[one].phased_out is not None for one in ids)


@cites("301.5c", "同时为生物的武具不能由生物佩带，除非该武具具有重配异能")
@cites("303.4d", "如果灵气同时是生物，便不能结附在永久物上")
def why_not(view: View, id_: ObjectId, on: Recipient, called: str) -> Bilingual | None:
    """Why a permanent can't be attached to something, as it is now; None if it can."""
    now = view.of(id_)
    kind = next((one for one in ATTACHED if one in now.subtypes), None)
    if kind is None:
        return Bilingual(
            "only an Aura, an Equipment or a Fortification is attached to something (301.5, 303.4)",
            "只有灵气、武具和工事才会贴附（301.5，303.4）",
        )
    if now.is_creature and not view.has(id_, "reconfigure"):
        return Bilingual(
            "it is a creature, and those are attached to nothing (301.5c, 303.4d)",
            "它是生物，而生物不会贴附于任何东西（301.5c，303.4d）",
        )
    if may_attach(view, id_, on):
        return None
    if not in_range(view, view.object(id_).controller, on):
        return Bilingual(
            "it is out of its controller's range of influence (801.8, 801.9)",
            "后者在其操控者的影响范围之外（801.8，801.9）",
        )
    said = ON[kind]
    return Bilingual(
        f"{said.en.format(called)} ({RULES[kind]})", f"{said.zh.format(called)}（{RULES[kind]}）"
    )
