"""What an event speaks of that triggers an ability or is replaced."""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Filter, Objects, Pattern, Players
from judge.abilities.walk import within
from judge.oracle.references.mentions import Mention
from judge.oracle.references.nouns import nouns_of

ACTING = (  # the player of the event is who does it, or to whom it is done
    *(p.Casts, p.Activates, p.PlaysLand, p.StepBegins, p.Draws, p.Discards, p.Cycles, p.GainsLife),
    *(
        p.LosesLife,
        p.Searches,
        p.Shuffles,
        p.FlipsCoin,
        p.PaysLife,
        p.Did,
        p.Expends,
        p.RollsDie,
        p.BecomesMonarch,
        p.TakesInitiative,
    ),
    *(p.CompletesDungeon, p.LosesGame, p.Sacrifices, p.TappedForMana, p.TokensCreated),
    *(p.PutInto, p.Departs, p.EntersRoom, p.Copies, p.CommitsCrime, p.UnlocksDoor),
)
CONTROLLED = (p.Enters, p.Leaves, p.Dies, p.TurnedFaceUp, p.Transforms, p.BecomesUntapped)
MOVED = (p.Leaves, p.Dies, p.PutInto, p.Departs, p.PutAway, p.Sacrifices, p.Discards, p.Cycles)
TOWARD = -1  # the clause of an event


def spoken_by(pattern: Pattern) -> list[Mention]:
    """The mentions that an event makes, in the order of the text."""
    if isinstance(pattern, p.EitherOf):
        return _of_either(pattern)
    if isinstance(pattern, p.NextTime):
        return spoken_by(pattern.pattern)
    return [*_objects(pattern), *_players(pattern)]


def _of_either(pattern: p.EitherOf) -> list[Mention]:
    """What all of several events speak of, by the same words."""
    each = [spoken_by(part) for part in pattern.parts]
    found: list[Mention] = []
    for mention in each[0]:
        same = [m for made in each for m in made if m.now == mention.now]
        if len(same) == len(each):
            nouns = frozenset().union(*(m.nouns for m in same))
            found.append(Mention(mention.now, nouns, mention.many, clause=TOWARD))
    objects = [m for made in each for m in made if not m.is_player]
    if not any(not m.is_player for m in found) and objects:  # "~ enters or another dies"
        nouns = frozenset().union(*(m.nouns for m in objects))
        own = all(m.now == w.This() for m in objects)  # "~ enters and whenever you expend 4"
        now = w.This() if own else w.Triggering()
        found.append(Mention(now, nouns, clause=TOWARD, own=own))
    return found


def _event(
    filter_: Filter | None,
    *,
    many: bool | None = False,
    focus: bool = True,
    moved: bool = False,
) -> Mention:
    """What happens to or is done by an object: this one, or one of a filter."""
    if filter_ == f.IsThis():
        words = w.Triggering() if moved else w.This()
        return Mention(words, clause=TOWARD, focus=focus, own=True)
    nouns = nouns_of(filter_)
    if moved:
        nouns = once_moved(nouns)
    return Mention(w.Triggering(), nouns, many, clause=TOWARD, focus=focus)


def once_moved(nouns: frozenset[str]) -> frozenset[str]:
    """What left the battlefield is called as before, and a card."""
    return nouns if "token" in nouns else nouns | {"card"}


def has_died(mention: Mention) -> bool:
    """True of what left the battlefield, as the event is about it: it is no permanent now."""
    if mention.now != w.Triggering() or mention.clause != TOWARD:
        return False
    return "card" in mention.nouns and bool(mention.nouns & {"creature", "permanent"})


def says_source(value: object) -> bool:
    """True of "that source", which in a replacement effect is the source of its event."""
    return isinstance(value, w.It) and value.kind == "source"


def _one_of_two(filter_: Filter, otherwise: Objects, *, dealt: bool = False) -> Mention:
    """One of the two objects of an event, which is about the other."""
    if filter_ == f.IsThis():
        return Mention(w.This(), clause=TOWARD)
    if filter_ == f.HostOfThis() and not dealt:
        return Mention(w.AttachedTo(), frozenset({"permanent"}), clause=TOWARD)
    return Mention(otherwise, nouns_of(filter_), clause=TOWARD)


def _objects(pattern: Pattern) -> list[Mention]:
    """The objects of an event; "it" is the one that acts or is acted upon."""
    match pattern:
        case p.DealsDamage():
            return _of_damage(pattern)
        case p.IsDealtDamage(filter=filter_, player=player):
            source = Mention(w.TriggerSource(), frozenset({"source"}), clause=TOWARD, focus=False)
            return [source] if filter_ is None and player else [source, _event(filter_)]
        case p.Blocks(filter=filter_, blocked=other) | p.BecomesBlocked(filter=filter_, by=other):
            return _of_two(filter_, other)
        case p.BecomesTarget(filter=filter_, by=by):
            nouns = nouns_of(by) or frozenset({"spell", "ability"})
            source = Mention(w.TriggerSource(), nouns, clause=TOWARD, focus=False)
            acted = [_event(filter_)] if filter_ is not None else []
            return [source, *acted]
        case p.BecomesAttached(filter=filter_):
            nouns = frozenset({"permanent", "creature"})
            host = Mention(w.Triggering(), nouns, clause=TOWARD, focus=False)
            return [host, _one_of_two(filter_, w.TriggerSource())]
        case p.PlayerAttacks(filter=filter_):
            nouns = nouns_of(filter_) | {"creature", "permanent"}
            return [Mention(w.Triggering(), nouns, True, clause=TOWARD)]
        case p.Casts(filter=filter_) | p.Copies(filter=filter_):
            return _of_spell(filter_)
        case p.Activates(filter=filter_):
            ability = Mention(w.TriggerSource(), frozenset({"ability"}), clause=TOWARD)
            return [_event(filter_), ability] if filter_ is not None else [ability]
        case p.Attacks(filter=filter_) | p.AttacksUnblocked(filter=filter_):
            return [_event(filter_, many=getattr(pattern, "at_once", False))]
        case p.Crews():
            nouns = frozenset({"vehicle", "permanent", "artifact"})
            return [Mention(w.Triggering(), nouns, clause=TOWARD)]
        case p.Draws():
            return [Mention(None, frozenset({"card"}), clause=TOWARD)]  # whichever it is
        case p.ChapterReached() | p.BecomesState() | p.DoneSo() | p.RevealsThisWay():
            return []
        case p.Did(filter=filter_):
            return [] if filter_ is None else [_event(filter_)]
    return _of_one(pattern)


def _of_spell(filter_: Filter | None) -> list[Mention]:
    """A spell; of one "that targets this creature", "it" is the creature."""
    aimed = any(part == f.Targets(f.IsThis()) for part in within(filter_))
    nouns = nouns_of(filter_) | {"spell"}
    this = [Mention(w.This(), clause=TOWARD)] if aimed else []
    return [Mention(w.Triggering(), nouns, clause=TOWARD, focus=not aimed), *this]


def _of_one(pattern: Pattern) -> list[Mention]:
    """The one object of an event of one."""
    if isinstance(pattern, p.StepBegins) and pattern.player == w.ControllerOf(w.AttachedTo()):
        return [Mention(w.Triggering(), frozenset({"permanent"}), clause=TOWARD)]
    filter_ = getattr(pattern, "filter", None)
    if isinstance(pattern, (p.Discards, p.Cycles, p.PlaysLand)) and filter_ is None:
        noun = "land" if isinstance(pattern, p.PlaysLand) else "card"
        return [Mention(w.Triggering(), frozenset({noun}), clause=TOWARD)]
    if filter_ is None:
        return []
    many = bool(getattr(pattern, "at_once", False))
    return [*_harming(filter_), _event(filter_, many=many, moved=isinstance(pattern, MOVED))]


def _harming(filter_: Filter) -> list[Mention]:
    """ "A creature dealt damage by enchanted creature this turn dies": the other creature."""
    harmed = any(part == f.WasDamagedBy(w.AttachedTo()) for part in within(filter_))
    nouns = frozenset({"permanent", "creature"})
    return [Mention(w.AttachedTo(), nouns, clause=TOWARD, weak=True, focus=False)] if harmed else []


def _of_damage(pattern: p.DealsDamage) -> list[Mention]:
    """What deals damage, which is "it", and what it is dealt to."""
    source = pattern.source or f.AllOf()
    if pattern.to is None or pattern.to_player is not None:
        return [_called_source(_one_of_two(source, w.Triggering(), dealt=True))]
    if pattern.to in (f.IsThis(), f.HostOfThis()):
        to = _one_of_two(pattern.to, w.This())
    else:  # as in `judge.rules.patterns.damage`
        to = Mention(w.Triggering(), nouns_of(pattern.to), clause=TOWARD)
    return [
        to.with_(focus=False),
        _called_source(_one_of_two(source, w.TriggerSource(), dealt=True)),
    ]


def _called_source(mention: Mention) -> Mention:
    return mention.with_(nouns=mention.nouns | {"source"})


def _of_two(filter_: Filter, other: Filter | None) -> list[Mention]:
    """Two creatures that face each other: "that creature" is the other, "it" who acts."""
    if other is None:
        return [_event(filter_)]
    second = Mention(w.TriggerSource(), nouns_of(other), clause=TOWARD, focus=False)
    acts = Mention(w.This(), clause=TOWARD) if filter_ == f.IsThis() else _event(filter_)
    return [second, acts]


def _players(pattern: Pattern) -> list[Mention]:
    """The player of an event, where the text names one."""
    named = _named_player(pattern)
    if named is None or isinstance(named, w.You):
        return []
    return [Mention(r.TriggerPlayer(), frozenset({"player"}), clause=TOWARD)]


def _named_player(pattern: Pattern) -> Players | None:
    match pattern:
        case p.Casts(filter=f.IsThis()):
            return None  # you cast it
        case p.DealsDamage(to_player=w.You(), at_once=False):
            return controller_said(pattern.source)
        case p.DealsDamage(to_player=player):
            return player
        case p.IsDealtDamage(player=player):
            return player
        case p.Attacks(whom=whom):
            return whom
        case p.AttacksUnblocked():
            return w.EachPlayer() if pattern.player else None
        case p.PlayerAttacks(player=player, whom=whom):
            if isinstance(whom, w.You):
                return player or w.EachPlayer()  # who attacks you
            return player if whom is None else whom
        case p.BecomesTarget(player=player):
            return player if player is not None else controller_said(pattern.by)
        case p.CountersPut(player=player):
            return player
        case p.ControlChanges(gained_by=player):
            return player
    if isinstance(pattern, ACTING):
        by = getattr(pattern, "by", None) or getattr(pattern, "player", None)
        return by if by is not None else w.EachPlayer()
    if isinstance(pattern, CONTROLLED):
        return controller_said(pattern.filter)
    return None


def controller_said(filter_: Filter | None) -> Players | None:
    """Who controls what a filter describes, where it says so: "a creature an opponent controls"."""
    for part in within(filter_):
        if isinstance(part, f.ControlledBy):
            return part.players
    return None
