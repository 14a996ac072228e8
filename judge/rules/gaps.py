"""What the text of a card says and the rules of an edition do not carry out, wherever it acts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.abilities import Ability, Keyword
from judge.abilities.bases import Effect
from judge.abilities.costs import (
    Cost,
    PayEnergy,
    PayLife,
    PayLoyalty,
    PayMana,
    TapPower,
    TapThis,
    UntapThis,
    Waterbend,
)
from judge.abilities.effects.objects import Act, Create
from judge.abilities.effects.players import Poison
from judge.abilities.statics import EntersWith
from judge.abilities.walk import within
from judge.errors import Unsupported
from judge.rules.action_editions import lacks
from judge.rules.counter_kinds import lacks_counters
from judge.rules.effects.marks import ACTIONS
from judge.rules.effects.other_games import OTHER_GAMES
from judge.rules.keyword_rules.preparation import lacks_preparation
from judge.rules.patterns.later import lacks_event
from judge.rules.rulebook import Rulebook
from judge.rules.tokens.predefined import lacks_token
from judge.values import Bilingual

PAID = (  # parts of costs
    *(PayEnergy, PayLife, PayLoyalty, PayMana, TapPower, TapThis, UntapThis, Waterbend),
)


def lacking(rulebook: Rulebook, abilities: Iterable[Ability]) -> Iterator[Bilingual]:
    """The keywords, effects, actions and costs of some abilities that nothing carries out."""
    for ability in abilities:
        for value in within(ability):
            if isinstance(value, Keyword):
                yield from _of_keyword(rulebook, value)
            if isinstance(value, Act):
                yield from lacks(rulebook.edition, value.action)
                if value.action not in ACTIONS:
                    yield Bilingual(f"the keyword action {value.action}", "此关键字动作")
            yield from lacks_event(rulebook.edition, type(value))
            if isinstance(value, EntersWith) and value.prepared:
                yield from lacks_preparation(rulebook.edition)
            if isinstance(value, Poison):
                yield from lacks_counters(rulebook.edition, value.kind)
            if isinstance(value, Create) and isinstance(value.token, str):
                yield from lacks_token(rulebook.edition, value.token)
            if isinstance(value, Effect) and type(value) in OTHER_GAMES:
                yield OTHER_GAMES[type(value)][1]
            if isinstance(value, Cost):
                parts = (
                    part
                    for part in value.parts
                    if type(part) not in (*rulebook.engine.costs, *PAID)
                )
                yield from (Bilingual("a cost of this kind", "此种费用") for _ in parts)
        for effect in effects_of(ability):
            if type(effect) not in rulebook.engine.effects:
                yield Bilingual("an effect of this kind", "此种效应")


def _of_keyword(rulebook: Rulebook, keyword: Keyword) -> Iterator[Bilingual]:
    """What is lacking for a keyword ability: the whole of it, or the form that it has here."""
    if not rulebook.knows(keyword.name):
        yield rulebook.lacking(keyword.name)
        return
    try:
        rulebook.expand((keyword,))
    except Unsupported as unsupported:
        yield unsupported.what


def effects_of(ability: Ability) -> Iterator[Effect]:
    """The effects of an ability; what is paid for it is none."""
    costs = (value for value in within(ability) if isinstance(value, Cost))
    paid = {id(part) for cost in costs for part in within(cost)}
    for value in within(ability):
        if isinstance(value, Effect) and id(value) not in paid:
            yield value
