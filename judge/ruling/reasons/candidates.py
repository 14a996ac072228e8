"""The rules of an account that an answer may turn on, each with how near it is to what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities.modifications import ControlledByPlayer
from judge.cards import CardType
from judge.game import events as e
from judge.game.state import GameState, ObjectId, Zone
from judge.rules.repetition import is_at_will
from judge.ruling.account import Account, Consulted, LookedUp, Occurrence, Subject
from judge.ruling.account.naming import called, names_of
from judge.ruling.account.silent import SILENT, WITHHELD, is_in_vain
from judge.ruling.answers import Answers
from judge.ruling.misconceptions import Mistaken
from judge.ruling.reasons.choice import ACTIONS, dull, parent
from judge.ruling.reasons.idle import KEYWORDS, Beside, idle_of, played
from judge.ruling.reasons.nearest import Nearest
from judge.ruling.reasons.permits import permit_of
from judge.ruling.reasons.rarity import IDLE
from judge.ruling.reasons.reason import Reason
from judge.scenario.noting import body_of
from judge.scenario.record import Tried, may_go_on

OF_MANA = "605.3b"  # mana abilities are activated by it
TIMESTAMPS = "613.7"  # the rules on the order of effects in a layer
ATTACHED_ANEW = "613.7e"  # what is attached gets a new timestamp
LOCKED_IN = "611.2c"  # which objects an effect reaches
MEANS, IN_FULL = "118.3", "601.2h"  # who lacks what a cost takes can't pay it; it is paid in full
INSTEAD, TOTAL = "118.9", "601.2f"  # what is cast without paying costs nothing; the total cost
AS_WRITTEN = "608.2c"  # the instructions of what resolves are followed
OVERRIDES = "613.9"  # where that order made a difference
OF_STATE = "704."  # by these rules what did not happen would have
KEPT = (e.NotCountered, e.NotDestroyed, e.NotLost, e.Regenerated)
DONE = frozenset(("cited", "refused", "noted", "noticed", "chosen", "spared"))


def candidates(
    account: Account, found: Answers, others: tuple[Mistaken, ...] = ()
) -> Iterable[Reason]:
    """Each rule once for each way in which it came in, where it is nearest to what is asked.

    `others` are the answers that there would be by what is often got wrong about a rule.
    """
    subjects = asked_about(account, found)
    near = Nearest(subjects, _sources(account, subjects))
    for place, other in enumerate(others):
        about = tuple(sorted(subjects, key=str))
        near.add((other.rule,), "mistaken", "mistake", place, about, is_asked=True)
    came = _came(account)
    beside = Beside(account)
    for place, one in enumerate(account.occurrences):
        of = type(one.event)
        if of not in SILENT and not _pays(one) and not _orders(one):
            kind = "noted" if of in WITHHELD or is_in_vain(one) else "cited"
            idle = idle_of(one, beside)
            rules = tuple(rule for rule in _told_by(one, came) if rule not in idle)
            near.add(rules, kind, "event", place, (*one.about, *one.by), one.actor)
    kept = _add_noted(account, near)
    for place, fact in enumerate(account.looked_up):
        near.add(_in_order(account, fact), "cited", "fact", place, (fact.body,), is_asked=True)
    for place, left in enumerate(account.spared):
        near.add(left.rules, "spared", "spared", place, (left.about,))
    for place, seen in enumerate(account.noticed):
        kind = "noted" if seen.nearly else "noticed"
        near.add(seen.rules, kind, "noticed", place, (seen.about,))
    for place, refused in enumerate(account.refused):
        rules = _refusing(refused.rules)
        near.add(rules, "refused", "refusal", place, refused.about, is_asked=True)
    for place, asked in enumerate(account.played.consulted):
        near.ask(asked.with_(rules=played(asked.rules, account.record.state)), place)
    _add_repeated(account, near)
    for done in account.record.allowed:
        if isinstance(done, Tried) and (rule := permit_of(done.item)) is not None:
            near.add((rule,), "permitted", "question", 0, (), is_asked=True)
    _add_written(account, near, kept)
    return _with_idle(near.found, account.played.consulted)


def _refusing(rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules of a refusal: how a cost is paid says nothing where the means for it lack."""
    return tuple(rule for rule in rules if rule != IN_FULL or MEANS not in rules)


def _add_repeated(account: Account, near: Nearest) -> None:
    """By what something may be done again, or may not any more where somebody asks."""
    if may_go_on(account.record):
        near.add(is_at_will.numbers, "cited", "round", 0, (), is_asked=True)
    held, is_asked = account.record.round, any(one.key == "repeats" for one in account.asked)
    if held is not None and held.refused is not None and is_asked:
        near.add(held.refused.illegal.because, "refused", "round", 0, (), is_asked=True)


def _add_written(account: Account, near: Nearest, kept: set[Subject]) -> None:
    """What is written on the objects, printed or given.

    That something did not trigger goes without saying for those `kept` from it by another rule.
    """
    worked = _worked(account)
    for place, text in enumerate(account.written):
        if text.kind == "untriggered" and text.body in kept:
            continue
        own = {text.body}
        known = worked if text.kind == "keyword" else {}
        rules = tuple(rule for rule in text.rules if own <= known.get(parent(rule), own))
        near.add(rules, text.kind, "text", place, (text.body,))


def _worked(account: Account) -> dict[str, set[Subject]]:
    """By the rule of each keyword ability that something came of: of which objects it did.

    Of several with vanishing the one that lost a counter tells its other rules.
    """
    objects = {text.body for text in account.written if text.kind == "keyword"}
    found: dict[str, set[Subject]] = {}
    for one in account.occurrences:
        for rule in one.rules:
            if rule.startswith(KEYWORDS):
                own = objects.intersection((*one.about, *one.by, one.actor))
                found.setdefault(parent(rule), set()).update(own)
    return {rule: own for rule, own in found.items() if own}


def _with_idle(
    found: dict[tuple[str, str], Reason], asked: tuple[Consulted, ...]
) -> Iterable[Reason]:
    """The rules that came in; of a keyword ability those by which nothing was done are idle.

    A creature with soulbond was paired: by another rule a pair comes apart, which none did.
    """
    at_work = {rule for rule, kind in found if kind in DONE}
    at_work |= {
        rule for one in asked if one.is_so and (one.rules, True) not in dull() for rule in one.rules
    }
    for (rule, kind), one in found.items():
        yield one.with_(kind=IDLE) if kind == "keyword" and rule not in at_work else one


def _add_noted(account: Account, near: Nearest) -> set[Subject]:
    """What nearly happened, and what did though one would not think so; of whom it was noted."""
    seen: set[int] = set()
    told: set[Subject] = set()
    for place, one in enumerate(account.occurrences):
        happened = one.happened
        if happened.notes and id(happened) not in seen:
            seen.add(id(happened))
            for note in happened.notes:
                found = (i if isinstance(i, str) else body_of(happened, i) for i in note.about)
                about = tuple(one for one in found if one is not None)
                kind = "chosen" if note.is_chosen else "noted"
                near.add(note.rules, kind, "note", place, about, one.actor)
                told.update(() if note.is_chosen else about)
        told.update(one.by if isinstance(one.event, e.NotTriggered) else ())
    return told


def _pays(one: Occurrence) -> bool:
    """True of a mana ability that was activated to pay for something else."""
    return OF_MANA in one.rules and one.actor not in one.by


def _orders(one: Occurrence) -> bool:
    """True of an order of cards in a graveyard, which hardly anything looks at."""
    return isinstance(one.event, e.Reordered) and one.event.zone is Zone.GRAVEYARD


def _told_by(one: Occurrence, came: dict[Zone | None, int]) -> tuple[str, ...]:
    """The rules of an event; of what was kept from happening none by which it would have.

    Of an effect there is the one on whom it reaches only where one may ask: nobody does of one on
    its targets alone or on its own source, or after which nothing came that it might reach.
    """
    event = one.event
    if isinstance(event, KEPT):
        return tuple(
            rule for rule in one.rules if rule not in ACTIONS and not rule.startswith(OF_STATE)
        )
    if isinstance(event, e.CostDetermined) and INSTEAD in one.rules:
        return tuple(rule for rule in one.rules if rule != TOTAL)
    if isinstance(event, e.Resolved) and not _does_something(one.happened.before, event.object):
        return tuple(rule for rule in one.rules if rule != AS_WRITTEN)
    if LOCKED_IN not in one.rules or _is_asked_of(one, came):
        return one.rules
    return tuple(rule for rule in one.rules if rule != LOCKED_IN)


def _does_something(before: GameState, id_: ObjectId) -> bool:
    """True of an ability, an instant or a sorcery: a permanent spell has no instructions."""
    held = before.objects[id_]
    is_ability = held.stack is not None and held.stack.ability is not None
    return is_ability or bool(held.printed.types & {CardType.INSTANT, CardType.SORCERY})


def _is_asked_of(one: Occurrence, came: dict[Zone | None, int]) -> bool:
    """True of an effect on more than its targets, after which something came where they are."""
    event, after = one.event, one.happened.after
    if not isinstance(event, e.EffectBegan):
        return True
    on = event.effect.objects
    stack = after.objects[after.stack[-1]].stack if after.stack else None
    targets = {target for group in stack.targets for target in group} if stack else set()
    is_own = stack is not None and on == (stack.source,)
    zones = {after.objects[id_].zone for id_ in on if id_ in after.objects}
    is_later = any(one.unit < came.get(zone, -1) for zone in zones)
    return is_later and not (targets.issuperset(on) or is_own)


def _came(account: Account) -> dict[Zone | None, int]:
    """By zone the last unit of play in which something came there, or to another player."""
    return {_comes_to(one.event): one.unit for one in account.occurrences}


def _comes_to(event: e.Event) -> Zone | None:
    if isinstance(event, e.Moved):
        return event.to
    gains = isinstance(event, e.EffectBegan) and any(
        isinstance(change, ControlledByPlayer) for change in event.effect.modifications
    )
    is_there = gains or isinstance(event, e.Created | e.Tokens | e.PhasedIn)
    return Zone.BATTLEFIELD if is_there else None


def _in_order(account: Account, fact: LookedUp) -> tuple[str, ...]:
    """The rules of what an object is; without those on timestamps where no order decided."""
    if OVERRIDES not in fact.rules:
        return tuple(rule for rule in fact.rules if not rule.startswith(TIMESTAMPS))
    is_moved = any(account.occurrences.of(e.Attached))
    return tuple(rule for rule in fact.rules if is_moved or rule != ATTACHED_ANEW)


def _sources(account: Account, near: set[Subject]) -> set[Subject]:
    """What did something to what is asked about, or resolved and did nothing to anything."""
    found = _in_vain(account)
    for one in account.occurrences:
        if not near.isdisjoint(one.about):
            found.update(one.by)
            found.update(() if one.actor is None else (one.actor,))
    return found - near


def _in_vain(account: Account) -> set[Subject]:
    """What resolved without doing anything to anything else: one would expect that it does."""
    resolved: dict[int, Subject] = {}
    did: set[int] = set()
    for one in account.occurrences:
        if isinstance(one.event, e.Resolved) and one.actor is not None:
            resolved[one.unit] = one.actor
        elif type(one.event) not in SILENT and {*one.about} - {one.actor}:
            did.add(one.unit)
    return {actor for unit, actor in resolved.items() if unit not in did}


def asked_about(account: Account, found: Answers) -> set[Subject]:
    """The objects and players that are asked about; without a question, those of what changed."""
    subjects: set[Subject] = set()
    for answer in found.answers:
        for name in names_of(answer.asked):
            subjects.update(called(account.finder, account.view, name))
    for change in found.changes:
        subjects.update(one for one in (change.body, change.player) if one is not None)
    return subjects
