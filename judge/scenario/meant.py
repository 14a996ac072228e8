"""Which of an object's activated abilities an item means."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.costs import PayLoyalty
from judge.abilities.effects.players import AddMana
from judge.abilities.walk import has_x, targets_of
from judge.cite import cites
from judge.errors import NotRead
from judge.game.state import ObjectId
from judge.rules.given.intrinsic import BASIC_MANA, of_land_types
from judge.rules.layers import reasons
from judge.rules.mana import activated_abilities
from judge.rules.mana_abilities import intrinsic_abilities
from judge.rules.requests import Illegal, Refused, Why
from judge.rules.stack.context import modes_of
from judge.rules.unread import check_activated
from judge.rules.view import View
from judge.scenario.ability_words import (
    activated_of,
    has_name,
    lines_begun,
    places_meant,
    plain,
)
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.values import Bilingual

ADDS = ("{{t}}: add {}.", "{{t}}:加{}。")


def which_ability(play: Play, view: View, item: Item, source: ObjectId) -> int:
    """The place of the ability meant among those the object has, from 0."""
    abilities = activated_abilities(view, source)
    wanted = item.given.get("ability")
    zone = view.object(source).zone.value
    able = [i for i, ability in enumerate(abilities) if ability.zone in ("", zone)]
    if type(wanted) is int:
        return wanted - 1
    if wanted is None:
        for place in able:
            check_activated(abilities[place])  # any of them may be meant
        own = [i for i in able if not _is_plain_mana(abilities[i])] or able
        own = [i for i in own if _fits(abilities[i], item)] or own
        if len({abilities[i] for i in own}) <= 1:  # of like ones it does not matter which
            elsewhere = 0 if len(abilities) == 1 else len(abilities)  # refused for where it is
            return own[0] if own else elsewhere
        said = Bilingual("which ability is meant is not said.", "未说明是哪个异能。")
        raise play.finder.problem(item.line, "ability", said)
    return _by_text(play, view, source, str(wanted), item, abilities, able)


def _fits(ability: Activated, item: Item) -> bool:
    """True if an ability has what an item says of it: targets, or none of them, modes, an X."""
    given = item.given
    words, named = targets_of(ability.effect), given.get("targets")
    modes = modes_of(ability.effect)
    needed = any(getattr(word, "least", 0) for word in words)
    return (
        (named is None or (bool(words) or modes is not None if named else not needed))
        and (given.get("modes") is None or modes is not None)
        and (given.get("x") is None or has_x(ability.cost) or _has_loyalty_x(ability))
    )


def _has_loyalty_x(ability: Activated) -> bool:
    return any(isinstance(part, PayLoyalty) and part.amount is None for part in ability.cost.parts)


def _is_plain_mana(ability: Activated) -> bool:
    return type(ability.effect).__name__ == "AddMana"


def _by_text(
    play: Play,
    view: View,
    source: ObjectId,
    wanted: str,
    item: Item,
    abilities: tuple[Activated, ...],
    able: list[int],
) -> int:
    beginning = plain(wanted)
    elsewhere = [i for i in range(len(abilities)) if i not in able]  # refused for where it is
    for places in (able, elsewhere):
        found = places_meant(play, view, source, wanted, abilities, places)
        found = [i for i in found if _fits(abilities[i], item)] or found
        if len({abilities[i] for i in found}) > 1:
            raise play.finder.problem(item.line, "ability", _several(wanted, len(found)))
        if found:
            return found[0]
    if _is_lost(play, view, source, beginning, abilities):
        numbers = reasons(view).get(source) or removed.numbers
        raise Refused(Illegal(Why.LOST_ABILITY, source, numbers))
    if (without := _lost_of_type(view, source, beginning, abilities)) is not None:
        raise Refused(Illegal(Why.LOST_ABILITY, source, without))
    for place in able:
        check_activated(abilities[place])  # what is not read of it may be the rest of these words
    read, own = activated_of(play, view, wanted), intrinsic_abilities(view, source)
    if read and not any(_is_of_several(one, own) for one in read):
        return len(abilities)  # which it does not have: then the rules refuse it
    shown = play.finder.names.bodies[view.object(source).body].name
    raise NotRead(
        [
            Bilingual(
                f"which ability of {shown.en} {wanted!r} is", f"“{wanted}”是{shown.zh}的哪个异能"
            )
        ]
    )


def _several(wanted: str, number: int) -> Bilingual:
    """What to say of words that are the beginning of several abilities."""
    return Bilingual(
        f"{wanted!r} may mean {number} abilities: write more of the text, or the ability's number.",
        f"“{wanted}”可以是{number}个异能：请写出更多叙述，或写其序号。",
    )


def _is_of_several(said: Activated, own: tuple[Activated, ...]) -> bool:
    """True of "add {U} or {R}", said of a land that has an ability for each (305.6)."""
    several = isinstance(said.effect, AddMana) and len(said.effect.mana) > 1
    return several and len(own) > 1


def _is_lost(
    play: Play, view: View, source: ObjectId, wanted: str, abilities: tuple[Activated, ...]
) -> bool:
    """True if some words begin an activated ability that an object has only as it is printed."""
    printed = view.object(source).printed
    own = view.rulebook.expand(printed.abilities)
    lost = [one for one in own if isinstance(one, Activated) and one not in abilities]
    if any(has_name(view, wanted, one.name) for one in lost):
        return True
    name = "" if printed.name is None else printed.name.en
    return any(one in meant for _, meant in lines_begun(play, view, name, wanted) for one in lost)


def _lost_of_type(
    view: View, source: ObjectId, wanted: str, abilities: tuple[Activated, ...]
) -> tuple[str, ...] | None:
    """The rules by which the mana ability of a printed basic land type that is meant is lost.

    It went with the type, or was taken from what still has the type.
    """
    printed = view.object(source).printed
    lost = [one for one in of_land_types(printed) if one not in abilities]
    mana = [letter.lower() for name, letter in BASIC_MANA.items() if name in printed.subtypes]
    texts = (say.format(f"{{{letter}}}") for letter in mana for say in ADDS)
    if not lost or not any(text.startswith(wanted) for text in texts):
        return None
    if any(one in of_land_types(view.of(source)) for one in lost):
        return reasons(view).get(source) or removed.numbers
    return of_land_types.numbers


@cites("613.1f", "移除异能的效应")
def removed() -> None:
    """Effects in layer 6 take abilities away."""
