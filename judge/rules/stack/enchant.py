"""What an Aura enchants, as its spell targets it (303.4a, 702.5)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities import who as w
from judge.abilities.bases import Who
from judge.abilities.filters import AllOf
from judge.cite import cites
from judge.errors import Unsupported
from judge.values import Value


def enchants(abilities: tuple[Value, ...]) -> Who | None:
    """What an Aura spell targets, by its enchant abilities (303.4a); None if it has none."""
    found = [one for one in abilities if isinstance(one, Keyword) and one.name == "enchant"]
    if not found:
        return None
    if len(found) > 1:
        return enchants_all(found)
    return enchants_players(found[0]) if found[0].quality is None else enchants_objects(found[0])


@cites("702.5a", "结附异能会限制灵气咒语的目标，以及灵气能够结附的对象")
def enchants_objects(ability: Keyword) -> Who:
    """An Aura enchants objects of the quality."""
    return w.Target(ability.quality or AllOf())


@cites("702.5d", "能结附于牌手的灵气能以牌手为目标，并贴附于其上")
def enchants_players(ability: Keyword) -> Who:
    """An Aura enchants players."""
    opponent = ability.word == "opponent"
    return w.TargetPlayer(w.PlayerKind.OPPONENT if opponent else w.PlayerKind.PLAYER)


@cites("702.5c", "此灵气只能结附于符合其所有结附异能限制的物件或牌手")
def enchants_all(abilities: list[Keyword]) -> Who:
    """An Aura with several enchant abilities enchants only what fits all of them."""
    qualities = tuple(ability.quality for ability in abilities if ability.quality is not None)
    if len(qualities) < len(abilities):
        raise Unsupported(
            "702.5c",
            "several enchant abilities, one of them for players",
            "多个结附异能，且其中之一可结附牌手",
        )
    return w.Target(AllOf(qualities))


def enchant_rules(abilities: tuple[Value, ...]) -> tuple[str, ...]:
    """The rules by which an Aura's enchant abilities say what it may target."""
    found = [one for one in abilities if isinstance(one, Keyword) and one.name == "enchant"]
    if len(found) > 1:
        return enchants_all.numbers
    by_quality = any(one.quality is not None for one in found)
    return enchants_objects.numbers if by_quality else enchants_players.numbers
