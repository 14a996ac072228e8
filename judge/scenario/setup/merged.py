"""Permanents that have merged before the play: a card on top of those it is merged with (725)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.game.state import BodyId, GameObject, Printed
from judge.rules.keyword_rules.mutate import NAME
from judge.scenario.called import Body
from judge.scenario.model import Placed
from judge.scenario.setup.reading import UNNAMED_SHOWN, Setup, printed_of, wrong
from judge.values import Bilingual

ALONE = ("token", "copy_of", "face", "face_down")


def as_merged(setup: Setup, entry: Placed, top: GameObject) -> GameObject:
    """The permanent with the cards below its own, which is on top, and the abilities of all."""
    names = entry.given.get("merged_with", ())
    if not names:
        return top
    cards = [printed_of(setup, entry.card), *(printed_of(setup, name) for name in names)]
    known = [card for card in cards if card is not None]
    if len(known) < len(cards) or not _may_merge(setup, entry, known):
        return top
    below = (
        top.with_(body=BodyId(top.body + place), printed=card.faces[0], is_commander=False)
        for place, card in enumerate(known[1:], start=1)
    )
    parts = tuple(_bare(part) for part in (top, *below))
    abilities = tuple(ability for part in parts for ability in part.printed.abilities)
    return top.with_(printed=top.printed.with_(abilities=abilities), components=parts)


def _may_merge(setup: Setup, entry: Placed, cards: list[Printed]) -> bool:
    """True if the cards can have merged by mutate, and all of them are merged as they are."""
    mutating = sum(
        any(isinstance(a, Keyword) and a.name == NAME for a in card.faces[0].abilities)
        for card in cards
    )
    if mutating < len(cards) - 1:
        message = Bilingual(
            f"of {len(cards)} cards that merged, {len(cards) - 1} have mutate, not {mutating}.",
            f"合并的{len(cards)}张牌中应有{len(cards) - 1}张具有变异，而非{mutating}张。",
        )
        wrong(setup, "merged_with", message, entry)
    if entry.count != 1:
        message = Bilingual(
            f"is of one object, not of {entry.count}.", f"只能用于一个物件，而非{entry.count}个。"
        )
        wrong(setup, "merged_with", message, entry)
    if any(len(card.faces) > 1 for card in cards):
        setup.unread.append(
            Bilingual(
                f"merged_with: {entry.card}, with a card of several faces",
                f"“merged_with”：{entry.card}，其中有具多个牌面的牌",
            )
        )
    setup.unread.extend(
        Bilingual(
            f"merged_with: {entry.card}, with {key}", f"“merged_with”：{entry.card}，并有“{key}”"
        )
        for key in ALONE
        if entry.given.get(key)
    )
    return mutating >= len(cards) - 1


def _bare(part: GameObject) -> GameObject:
    """A card of a merged permanent by itself."""
    return GameObject(
        id=part.id,
        body=part.body,
        printed=part.printed,
        owner=part.owner,
        controller=part.owner,
        base_controller=part.owner,
        zone=part.zone,
        timestamp=part.timestamp,
        is_commander=part.is_commander,
    )


def bodies_below(setup: Setup, entry: Placed, top: GameObject) -> tuple[Body, ...]:
    """What the cards below are called."""
    names = entry.given.get("merged_with", ()) if top.components else ()
    return tuple(
        Body(part.body, setup.shown[name], top.owner)
        for name, part in zip(names, top.components[1:], strict=True)
    )


def assumed_order(shown: Bilingual, merged: GameObject) -> Bilingual:
    """In which order the cards of a merged permanent lie."""
    names = [part.printed.name or UNNAMED_SHOWN for part in merged.components]
    return Bilingual(
        f"{shown.en} is merged, from the top down: {', '.join(name.en for name in names)}.",
        f"{shown.zh}为结聚永久物，从上到下依次为：{'、'.join(name.zh for name in names)}。",
    )
