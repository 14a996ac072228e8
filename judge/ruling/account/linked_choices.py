"""Facts of linked abilities: what several abilities speak of, and what was never chosen (607)."""

from __future__ import annotations

from judge.abilities.filters import OfColor
from judge.abilities.walk import within
from judge.cite import cites
from judge.game.state import Zone
from judge.rules.qualities import choice_of
from judge.ruling.account.asked import Asked, Fact
from judge.values import Bilingual, Value


@cites("607.4", "一个异能可能参与一对以上的关联异能")
def linked_twice(asked: Asked) -> Bilingual | None:
    """The color chosen for an object is the one that several of its abilities speak of."""
    if choice_of(asked.view, asked.held.id, "color") is None or len(_of_chosen_color(asked)) < 2:
        return None
    return Bilingual(
        "The choice made as {name} entered is linked to each of its abilities that speak of it.",
        "于{name}进战场时所作的选择，与其每个提及该选择的异能均相关联。",
    )


@cites("607.5a", "如果一个异能提及未定义的选择，异能的该部分将没有任何效果")
def never_chosen(asked: Asked) -> Bilingual | None:
    """What has the abilities only later had no color chosen for them."""
    if choice_of(asked.view, asked.held.id, "color") is not None or not _of_chosen_color(asked):
        return None
    return Bilingual(
        "No choice was made for the abilities of {name} that speak of a chosen color.",
        "{name}提及所选颜色的异能，从未有过相应的选择。",
    )


def _of_chosen_color(asked: Asked) -> list[Value]:
    """The abilities of a permanent that speak of the color chosen as it entered."""
    if asked.held.zone is not Zone.BATTLEFIELD:
        return []
    return [
        ability
        for ability in asked.view.of(asked.held.id).abilities
        if any(
            part == OfColor(None) or getattr(part, "chosen_color", False)
            for part in within(ability)
        )
    ]


LINKED_CHOICES: tuple[Fact, ...] = (linked_twice, never_chosen)
