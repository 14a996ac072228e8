"""How spells were cast: what a spell, or the permanent that it became, keeps of it (400.7d)."""

from __future__ import annotations

from judge.abilities.bases import Objects
from judge.abilities.who import This
from judge.cite import cites
from judge.errors import NotTold
from judge.game.state import OnStack
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import find_objects
from judge.rules.view import View

MOST_UNKNOWN = 1_000  # so much of it is kept; of more the number is not told
UNKNOWN = "?"  # the letter of mana that a scenario takes as paid (`mana_free`)
OF_UNKNOWN_NUMBER = "??"  # so much as was paid for a symbol that may be paid otherwise: {2/W}
MOST_FOR_ONE = 2  # mana for such a symbol


@cites("400.7d", "永久物上的异能可以得知成为该永久物之咒语结算时的信息")
def casts_of(view: View, of: Objects, context: Context) -> tuple[OnStack, ...]:
    """How the spells that these are, or were, were cast; none of what was not."""
    if isinstance(of, This) and context.stack is not None and context.stack.ability is None:
        return (context.stack,)
    casts = (view.object(id_).stack for id_ in find_objects(view, of, context))
    return tuple(cast for cast in casts if cast is not None)


def spent_on(view: View, of: Objects, context: Context) -> tuple[str, ...]:
    """The letters of the mana spent to cast these, `UNKNOWN` for what is taken as paid."""
    found = tuple(letter for cast in casts_of(view, of, context) for letter in cast.spent)
    if OF_UNKNOWN_NUMBER in found or found.count(UNKNOWN) >= MOST_UNKNOWN:
        raise not_told()
    return found


def colors_spent(view: View, of: Objects, context: Context) -> int:
    """How many colors of mana were spent to cast these."""
    letters = spent_on(view, of, context)
    if UNKNOWN in letters:
        raise not_told()
    return len(set(letters) - {"C"})


def mana_spent(view: View, of: Objects, letter: str | None, context: Context) -> int:
    """How much mana was spent to cast these: all of it, or of a color or type, or snow (S)."""
    if letter is None:
        return len(spent_on(view, of, context))
    casts = casts_of(view, of, context)
    if any({UNKNOWN, OF_UNKNOWN_NUMBER} & set(cast.spent) for cast in casts):
        raise not_told()
    return sum(_of_letter(cast, letter) for cast in casts)


def _of_letter(cast: OnStack, letter: str) -> int:
    return cast.snow_spent if letter == "S" else cast.spent.count(letter)


def is_spent(view: View, of: Objects, letter: str, least: int, context: Context) -> bool:
    """True if so much mana of a color or type, or from snow sources (S), was spent on these."""
    casts = casts_of(view, of, context)
    number = sum(_of_letter(cast, letter) for cast in casts)
    unknown = sum(cast.spent.count(UNKNOWN) for cast in casts)
    unknown += MOST_FOR_ONE * sum(cast.spent.count(OF_UNKNOWN_NUMBER) for cast in casts)
    if number < least <= number + unknown:
        raise not_told()
    return number >= least


def not_told() -> NotTold:
    """The error of a ruling that turns on the kind of mana that is taken as paid."""
    return NotTold(
        "which mana was spent on what is taken as paid (`mana_free`; give lands or `mana` instead)",
        "视为已支付的费用（“mana_free”）是用哪种法术力支付的（请改为给出地或“mana”）",
    )
