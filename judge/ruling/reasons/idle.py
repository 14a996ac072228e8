"""Rules that an event is done by, and that say nothing of it as it happened.

Several rules stand for one function: some of them matter only where something else happened too.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping

from judge.abilities import Keyword
from judge.abilities.patterns import Draws
from judge.abilities.walk import within
from judge.game import events as e
from judge.game.state import GameState, Zone
from judge.ruling.account import Account, Occurrence
from judge.ruling.account.instances import INSTANCES
from judge.ruling.account.naming import called, names_of
from judge.ruling.reasons.rarity import bare

OF_DRAWS = frozenset(("614.11", "702.94a"))  # a draw is replaced, or the first one is revealed
AT_ONCE = "704.3"  # state-based actions are performed so
KEYWORDS = "702."  # the rules of keyword abilities
MADE_OF_MANA = (e.ManaMade, e.Tap)


class Beside:
    """What else happened in a play: of which kinds in each unit, what triggered, what drew.

    `sought` are the objects of which it is asked where they are.
    """

    def __init__(self, account: Account) -> None:
        self.kinds: dict[int, Counter[type[e.Event]]] = defaultdict(Counter)
        self.triggering: set[int | None] = set()  # the places of what abilities triggered on
        self.by_state = 0  # how many things state-based actions did
        self.of_draws = False  # something asks for each draw by itself
        zones = (one for one in account.asked if one.key == "zone")
        names = (name for one in zones for name in names_of(one))
        self.sought = {s for name in names for s in called(account.finder, account.view, name)}
        for one in account.occurrences:
            self.kinds[one.unit][type(one.event)] += 1
            self.by_state += AT_ONCE in one.rules
            self.of_draws |= not OF_DRAWS.isdisjoint(one.rules)
            match one.event:
                case e.Triggered(triggers=triggers):
                    self.triggering.add(one.within)
                    waited = (part for held in triggers for part in within(held.ability.pattern))
                    self.of_draws |= any(isinstance(part, Draws) for part in waited)
                case e.DrawFromEmpty():
                    self.of_draws = True

    def of(self, one: Occurrence) -> Counter[type[e.Event]]:
        """How many events of which kinds the unit of play of an event has."""
        return self.kinds[one.unit]


Tells = Callable[[Occurrence, Beside], bool]


def _pays(one: Occurrence, beside: Beside) -> bool:
    """Mana that is made pays for no symbol yet."""
    return not isinstance(one.event, MADE_OF_MANA)


def _pays_for_phyrexian(one: Occurrence, beside: Beside) -> bool:
    """Mana that is paid does not pay for the symbol that life pays for."""
    paid_otherwise = isinstance(one.event, e.ManaPaid) and beside.of(one)[e.LifePaid]
    return _pays(one, beside) and not paid_otherwise


def _draws_several(one: Occurrence, beside: Beside) -> bool:
    """One card is drawn one at a time; so are several, where nothing asks for each draw."""
    return beside.of_draws and beside.of(one)[e.Draw] > 1


def _triggers(one: Occurrence, beside: Beside) -> bool:
    """Something triggered on it."""
    return one.place in beside.triggering


def _is_gone(one: Occurrence, beside: Beside) -> bool:
    """A token that died ceases to exist as well; unless one asks where it is, it has died."""
    event = one.event
    if not isinstance(event, e.CeasedToExist) or not beside.sought.isdisjoint(one.about):
        return True
    return one.happened.before.objects[event.object].zone is not Zone.GRAVEYARD


def _has_two_kickers(one: Occurrence, beside: Beside) -> bool:
    """Each of two kicker costs may be paid where a spell has two."""
    if not isinstance(one.event, e.SpellCast):
        return False
    printed = one.happened.after.objects[one.event.object].printed.abilities
    return sum(isinstance(part, Keyword) and part.name == "kicker" for part in printed) > 1


def _looks_back(one: Occurrence, beside: Beside) -> bool:
    """What triggered has left itself: what stays sees the same before and after."""
    event, there = one.event, one.happened.after.battlefield
    if isinstance(event, e.Triggered):
        return any(pending.source not in there for pending in event.triggers)
    return not isinstance(event, e.AbilityTriggered) or event.source not in there


def _asks_what_is_done(one: Occurrence, beside: Beside) -> bool:
    """A keyword ability says by its own rules what comes of it."""
    return not any(rule.startswith(KEYWORDS) for rule in one.rules)


def _is_first_day(one: Occurrence, beside: Beside) -> bool:
    """It was neither day nor night before."""
    return one.happened.before.day is None


def _with_others(one: Occurrence, beside: Beside) -> bool:
    """State-based actions do more than one thing, at once or one after the other."""
    return beside.by_state > 1


def _pays_several(one: Occurrence, beside: Beside) -> bool:
    """A cost of each is paid; what else several instances do is told where an object has them."""
    return isinstance(one.event, e.SpellCast)


def _never(one: Occurrence, beside: Beside) -> bool:
    """It says something of what an object is in the end or has, or of what is refused."""
    return False


# By the rule of an event: where it says something of it.
TELLS: Mapping[str, Tells] = {
    "107.4e": _pays,
    "107.4f": _pays_for_phyrexian,
    "118.12": _asks_what_is_done,
    "121.2": _draws_several,
    "121.2c": _draws_several,
    "603.10a": _looks_back,
    "613.6": _never,
    "613.7e": _never,
    "614.13b": _never,
    "702.14d": _never,
    "702.33b": _has_two_kickers,
    AT_ONCE: _with_others,
    **dict.fromkeys((held.number for held in INSTANCES.values()), _pays_several),
    "702.140d": _triggers,
    "704.5d": _is_gone,
    "709.5h": _triggers,
    "726.1": _is_first_day,
}


def idle_of(one: Occurrence, beside: Beside) -> frozenset[str]:
    """Of the rules of an event those that say nothing of it."""
    return frozenset(
        rule for rule in one.rules if (tells := TELLS.get(bare(rule))) and not tells(one, beside)
    )


# By the section: whether the variant is played that its rules are about.
VARIANTS: Mapping[str, Callable[[GameState], bool]] = {
    "801": lambda state: state.limited,
    "805": lambda state: state.variant.shares_turns,
    "810": lambda state: state.variant.shares_turns,
}


def played(rules: tuple[str, ...], state: GameState) -> tuple[str, ...]:
    """Of some rules those that are not about a variant which is not played."""
    sections = ((rule, VARIANTS.get(rule.partition(".")[0])) for rule in rules)
    return tuple(rule for rule, is_played in sections if is_played is None or is_played(state))
