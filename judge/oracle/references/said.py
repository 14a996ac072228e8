"""What words in a field of an effect speak of, as later words mean it."""

from __future__ import annotations

from judge.abilities import amounts as n
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Effect, Filter, Objects, Players, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.groupings import OfOneGraveyard
from judge.abilities.relations import PlayersWho
from judge.abilities.walk import changed, within
from judge.oracle.references.happened import controller_said
from judge.oracle.references.mentions import Mention, Scope, meant
from judge.oracle.references.nouns import nouns_of, nouns_of_token
from judge.oracle.references.spoken import Spoken

SEVERAL = (
    w.EachPlayer,
    w.EachOpponent,
    w.EachOtherPlayer,
    w.OtherOpponents,
    w.OpponentsOf,
    PlayersWho,
    w.YourTeam,
)
STABLE = (*(w.This, w.Triggering, w.TriggerSource, w.ExactObject), r.TheTarget, r.Said, r.Kept)


def mentioned(
    effect: Effect, name: str, who: Who, label: int, said: Spoken, scope: Scope
) -> list[Mention]:
    """What a field of an effect speaks of, as later words mean it."""
    if isinstance(who, w.Together):
        nouns = frozenset().union(*map(nouns_said, who.parts))
        whole = Mention(r.Said(label), nouns, True, clause=label)
        return [whole] if name == said.result else []
    if isinstance(who, Players):
        return _of_players(who, label)
    if isinstance(effect, o.DealDamage) and name == "source" and who == w.This():
        return []
    if not isinstance(who, Objects) or isinstance(who, r.Itself):
        return []  # spoken of where it is said
    kept = next((m for m in scope.mentions if m.now == words_of(who)), None)
    nouns = kept.nouns if kept is not None else nouns_said(who)
    many = kept.many if kept is not None else _many(who)
    result: Who | None = r.Said(label) if name == said.result else None
    stable = isinstance(who, (*STABLE, w.Target))
    now, then = (words_of(who) if stable and not said.moves else result), None
    if said.moves and _keeps_former(effect, nouns):
        then = words_of(who) if stable else r.Said(label, before=True)
    if said.moves:
        nouns = _nouns_there(effect, nouns) | frozenset(said.makes.split())
    done = {said.done} if not isinstance(effect, o.Move) or effect.to == "exile" else set()
    done |= kept.done if kept is not None else set()
    focus = not (isinstance(effect, o.Attach) and name == "objects" and who == w.This())
    described = words_of(who) if stable or isinstance(who, (w.Every, w.AttachedTo)) else None
    one = Mention(now, nouns, many, then, label, focus=focus, done=frozenset(done), said=described)
    yours = kept.yours if kept is not None else None
    made = [one.with_(yours=yours, kept=result is not None)]
    if (
        said.moves
        and isinstance(then, Objects)
        and getattr(effect, "to", "") in ("hand", "library")
    ):
        made.append(Mention(w.OwnerOf(then), many=many, clause=label, weak=True))
    return made


def words_of(who: Who) -> Who:
    """The words for what was said, where it is said again: no other target is chosen for it."""
    again = _said_again(who)
    assert isinstance(again, Who)
    return again


def _said_again(value: object) -> object:
    if isinstance(value, w.Target):
        return r.TheTarget(value.name)
    if isinstance(value, w.TargetPlayer):
        return r.TheTargetPlayer(value.name)
    return changed(value, _said_again)


def exiled(scope: Scope, words: w.Linked) -> Who:
    """ "The exiled card": what the ability itself has exiled, else what another one has (607).

    It is spoken of then: "the exiled card's owner may cast that card".
    """
    own = [m for m in scope.mentions if "exiled" in m.done]
    own = [m for m in own if words.many is None or m.many in (None, words.many)]
    if not words.here or not own:
        scope.add(
            Mention(w.Linked(), nouns_said(words), words.many, clause=scope.clause, weak=True)
        )
        return w.Linked()
    return meant(scope, w.It("exiled", words.many), known=False)


def spoken_again(scope: Scope, mention: Mention) -> None:
    """What is spoken of again is the last that was spoken of."""
    scope.mentions = [
        m for m in scope.mentions if m.now != mention.now or m.outer is not mention.outer
    ]
    scope.add(mention)


def of_target(value: Who, name: int) -> list[Mention]:
    """What a word "target" speaks of."""
    many = _many(value)
    match value:
        case w.Target(filter=filter_):
            whose = controller_said(filter_)
            yours = isinstance(whose, w.You)
            made = [Mention(r.TheTarget(name), nouns_of(filter_), many, clause=name, yours=yours)]
            if isinstance(whose, (w.EachOpponent, w.EachPlayer)):
                one = w.ControllerOf(r.TheTarget(name))
                made.append(Mention(one, many=many, clause=name, weak=True))
            zone = next((p for p in within(filter_) if isinstance(p, f.InZone)), None)
            one_owner = w.OwnerOf(r.TheTarget(name))
            if zone is not None and zone.player is not None and not isinstance(zone.player, w.You):
                made.append(Mention(one_owner, many=many, clause=name, weak=True))
            elif isinstance(value.group, OfOneGraveyard):  # "cards from a player's graveyard"
                made.append(Mention(one_owner, clause=name, weak=True))
            return made
        case w.TargetPlayer():
            return [Mention(r.TheTargetPlayer(name), many=many, clause=name)]
        case w.TargetOf(filter=filter_):
            nouns = nouns_of(filter_)
            return [
                Mention(r.TheTarget(name), nouns, many, clause=name),
                Mention(r.TheTargetPlayer(name), many=many, clause=name),
            ]
    return [
        Mention(r.TheTarget(name), frozenset({"permanent"}), many, clause=name, yours=False),
        Mention(r.TheTargetPlayer(name), many=many, clause=name),
    ]


def _of_players(who: Players, label: int) -> list[Mention]:
    """Players that an effect names."""
    if isinstance(who, (w.You, w.TargetPlayer, w.PlayersTogether)):
        return []
    if isinstance(who, SEVERAL):
        return [Mention(who, many=True, clause=label)]
    if isinstance(who, (w.AnOpponent, w.ChosenPlayer)):
        return [Mention(r.SaidPlayers(label), clause=label)]
    return [Mention(words_of(who), clause=label)]


def _many(who: Who) -> bool | None:
    """Whether words mean several; None where it may be one or more."""
    most = getattr(who, "most", 1)
    if isinstance(who, w.Chosen):
        return who.number != 1
    if isinstance(who, w.AmongThem):
        return who.number != 1
    if isinstance(who, w.TopOf):
        return who.number != 1 or isinstance(who.player, SEVERAL)
    if isinstance(who, (w.Every, w.TheRest)):  # "it" is what was taken, never the rest
        return True
    if isinstance(who, (w.Linked, w.DoneThisWay)):
        return None
    if most is None:
        return True
    return most != 1 if isinstance(most, int) else True


def nouns_said(who: Who) -> frozenset[str]:
    filter_ = getattr(who, "filter", None)
    if isinstance(filter_, Filter):
        return nouns_of(filter_)
    if isinstance(who, (w.TopOf, w.Linked, w.LastLinked, w.TheRest, w.AmongThem)):
        return frozenset({"card"})
    if isinstance(who, w.AttachedTo):
        return frozenset({"permanent"})
    return frozenset()


def nouns_known(who: Who, known: list[Mention]) -> frozenset[str]:
    """What words call the objects they mean, where those were spoken of before."""
    said = next((m for m in known if m.now == who), None)
    return said.nouns if said is not None else nouns_said(who)


def _nouns_there(effect: Effect, nouns: frozenset[str]) -> frozenset[str]:
    """What is moved is called as before, and as it is where it is now."""
    return nouns | ({"permanent"} if getattr(effect, "to", "") == "battlefield" else {"card"})


def _keeps_former(effect: Effect, nouns: frozenset[str]) -> bool:
    """True if a permanent leaves: what it was is asked for later, not what the card is (608.2h)."""
    return getattr(effect, "to", "") != "battlefield" and (
        "permanent" in nouns or "card" not in nouns
    )


def counted_by(effect: Effect, label: int, said: Spoken) -> list[Mention]:
    """What an effect has counted: "those creatures" after "for each creature you control"."""
    number = getattr(effect, said.counts, None) if said.counts else None
    if not isinstance(number, n.Count):
        return []
    nouns = nouns_of(number.filter)
    return [Mention(w.Every(number.filter), nouns, True, clause=label, weak=True)]


def made_by(effect: Effect, label: int, said: Spoken) -> list[Mention]:
    """What an effect makes or finds: tokens, cards."""
    if not said.makes or said.moves or (isinstance(effect, pl.Draw) and not effect.reveal):
        return []
    if isinstance(effect, x.Choose):
        chosen = effect.what in ("player", "opponent")
        return [Mention(r.SaidPlayers(label), clause=label)] if chosen else []
    counts = not isinstance(effect, o.Act)  # there it is the number of counters
    number = getattr(effect, "number", 1) if counts else 1
    several = isinstance(getattr(effect, "player", None), SEVERAL)
    many = None if several else number != 1
    nouns = frozenset(said.makes.split())
    if isinstance(effect, o.Create):
        nouns = nouns_of_token(effect.token)
    if isinstance(effect, o.CreateCopy):
        nouns = frozenset({"token", "permanent", "creature"})
    if isinstance(effect, pl.RevealHand):
        many = True
    one_of_them = isinstance(effect, pl.RevealUntil) and effect.total is None
    done = {said.done} | ({"until"} if one_of_them else set())
    return [Mention(r.Said(label), nouns, many, clause=label, done=frozenset(done))]
