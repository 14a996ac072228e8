"""Words of a rule that an effect sets up, as what they mean as it begins (611.2d).

Later nothing is known of X, of what was chosen and of the event that triggered the ability. What a
filter says of each object's own numbers is no such word: it is asked each time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from judge.abilities import amounts as a
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.ability import Keyword
from judge.abilities.bases import Ability, Calculation, Condition, Filter
from judge.abilities.walk import changed, within
from judge.cards import CardType, Color
from judge.cite import cites
from judge.errors import Unsupported
from judge.rules.meaning import Context, amount_of, find_players
from judge.rules.meaning.exact_words import exactly
from judge.rules.meaning.letter_x import known_x
from judge.rules.qualities.basics import chosen_word
from judge.rules.view import View

T = TypeVar("T")
OF_EACH = (r.Itself, w.It)  # an amount that is another one for each object it is compared with
CHOSEN = (f.OfColor(None), f.Named(None))
MOST_KEPT = 512
SUBTYPES = ("creature type", "basic land type")


@cites("611.2d", "该可变数值的数值只在结算时决定一次")
def as_begun(view: View, rule: T, context: Context, *, own_event: bool = False) -> T:
    """A rule with its words as what they mean now.

    `own_event`: it is about an event of its own, whose amounts are meant.
    """
    begun = _begun(view, rule, context, own_event)
    assert isinstance(begun, type(rule))
    return exactly(view, begun, context, own_event=own_event)


def _begun(view: View, value: object, context: Context, own_event: bool) -> object:
    match value:
        case Ability():  # it has words of its own
            return value
        case f.InChosenSector() | w.DoneThisWay() | w.AmongThem():
            raise Unsupported(
                "611.2a",
                "a lasting rule about what was done before",
                "涉及先前所作之事的持续性规则",
            )
        case a.X():
            known = known_x(view, context)
            return value if known is None else known
        case a.ThatMuch() if not own_event:
            return amount_of(view, value, context)
        case f.Compares(amount=Calculation() as amount) if not own_event and _is_one(amount):
            return value.with_(amount=amount_of(view, amount, context))
        case f.OfColor(color=None) | f.OfChosenType() | f.Named(name=None):
            return _chosen(view, value, context)
        case f.ManaValueParity(even=None):
            word = chosen_word(view, "word", context)
            return value if word is None else f.ManaValueParity(word == "even")
        case w.ChosenPlayer():
            found = find_players(view, value, context)
            return w.ExactPlayer(found[0]) if len(found) == 1 else value
        case Condition():  # asked each time
            own_event = True
    return changed(value, lambda inner: _begun(view, inner, context, own_event))


def with_choices(view: View, abilities: tuple[T, ...], context: Context) -> tuple[T, ...]:
    """Keyword abilities that an object gives, with what was chosen for that object.

    "Enchanted creature has protection from the chosen color": chosen for the Aura.
    """
    if not any(isinstance(one, Keyword) and _is_of_choice(one.quality) for one in abilities):
        return abilities
    found: list[T] = []
    for one in abilities:
        if isinstance(one, Keyword) and _is_of_choice(one.quality):
            one = one.with_(quality=_begun(view, one.quality, context, False))
        found.append(one)
    return _kept(tuple(found))


@lru_cache(maxsize=MOST_KEPT)
def _kept(made: tuple[T, ...]) -> tuple[T, ...]:
    """The same tuple again for one that is equal, so that what is known of it is found."""
    return made


def _is_of_choice(quality: Filter | None) -> bool:
    return quality is not None and any(
        part in CHOSEN or isinstance(part, (f.OfChosenType, w.ChosenPlayer))
        for part in within(quality)
    )


def _is_one(amount: Calculation) -> bool:
    return not any(isinstance(part, OF_EACH) for part in within(amount))


def _chosen(view: View, filter_: Filter, context: Context) -> Filter:
    """A filter by a color, type or name that was chosen, as that color, type or name."""
    match filter_:
        case f.OfColor():
            color = chosen_word(view, "color", context)
            return filter_ if color is None else f.OfColor(Color(str(color)))
        case f.Named():
            name = context.chosen.get("card name")
            return filter_ if name is None else f.Named(str(name))
    words = (chosen_word(view, what, context) for what in SUBTYPES)
    parts: list[Filter] = [f.OfSubtype(str(word)) for word in words if word is not None]
    card_type = chosen_word(view, "card type", context)
    parts += [f.OfType(CardType(str(card_type)))] if card_type is not None else []
    return f.AnyOf(tuple(parts)) if len(parts) > 1 else parts[0] if parts else filter_
