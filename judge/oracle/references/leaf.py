"""One effect: its fields in the order of the text, and what each of them may mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.amounts import CountersOn, QualityOf, SaidFirst
from judge.abilities.bases import Effect, Who
from judge.abilities.effects import objects as o
from judge.abilities.walk import put, within
from judge.oracle.references.happened import has_died
from judge.oracle.references.mentions import SPELL, Mention, Scope, Unclear
from judge.oracle.references.one_form import asked_each_time, once_moved, players_last
from judge.oracle.references.said import SEVERAL, counted_by, made_by, mentioned, spoken_again
from judge.oracle.references.spoken import Spoken, spoken_of
from judge.values import Value

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver

OPERANDS = (  # never the same as the first of the clause
    *("source", "to", "onto", "other", "of"),
    *("attached_to", "alongside", "blocking"),
)


def leaf(self: Resolver, effect: Effect, scope: Scope) -> Effect:
    """An effect that holds no other, field by field."""
    label = scope.clause = self.next()
    self.acts.clause(effect, label)
    if isinstance(effect, o.Attach) and _is_of_others(effect.to):
        raise Unclear("another")  # than what it is attached to now
    said = spoken_of(effect)
    if isinstance(getattr(effect, "player", None), w.You):
        self.acts.yours = label
    changed: dict[str, object] = {}
    own: dict[str, list[Mention]] = {}
    order = _order(effect, said)
    for name in (*order, *(one for one in effect.__struct_fields__ if one not in order)):
        value = getattr(effect, name)
        if not isinstance(value, (Value, tuple)):
            continue
        inside = _inside(effect, name, scope, own, said)
        start = len(inside.mentions)
        changed[name] = new = _field(self, effect, name, value, inside)
        own[name] = inside.mentions[start:]
        scope.mentions += own[name]
        if name in said.mentions and isinstance(new, Who):
            for mention in mentioned(effect, name, new, label, said, scope):
                spoken_again(scope, mention)
                own[name] = [*own[name], mention]
    renewed = effect.with_(**changed, label=label)
    if isinstance(renewed, o.DealDamage):
        renewed = players_last(renewed)
    if isinstance(renewed, o.Change):
        renewed = asked_each_time(renewed)
    for mention in (*counted_by(renewed, label, said), *made_by(effect, label, said)):
        scope.add(mention)
    return renewed


def _field(self: Resolver, effect: Effect, name: str, value: object, inside: Scope) -> object:
    if inside.spell and name == "source" and value == w.It():
        return w.This()  # "if this spell was kicked, it deals 4 damage"
    if name == "under" and isinstance(value, (w.OwnerOf, w.ControllerOf)):
        value = put(value, w.It(), r.Itself())  # each under its own owner's control
    if name in ("number", "amount", "objects") and isinstance(value, Value):
        first = next((part for part in within(value) if isinstance(part, SaidFirst)), None)
        if first is not None:  # "for each counter on it, put a counter on target creature"
            value = put(value, first, self.value(first.amount, inside.before_clause()))
    if isinstance(effect, o.Counter) and value == w.It() and _speaks_of_spell(inside):
        value = w.It("spell")  # only a spell or ability is countered (701.5a)
    if isinstance(effect, o.Move) and name == "objects":
        value = once_moved(value, inside)
    if isinstance(effect, (o.CreateCopy, o.BecomeCopy)) and name == "of" and _says_no_card(value):
        return self.value(value, inside)  # as it last was (608.2h), not the card that it is now
    if isinstance(value, Who) and not isinstance(value, w.ThatPlayer):
        players = isinstance(effect, o.DealDamage) and name == "to"
        return self.operand(value, inside, players=players)
    return self.value(value, inside)


def _says_no_card(value: object) -> bool:
    """True of "it" and "that creature", which mean a permanent that left, not its card in exile."""
    return isinstance(value, w.It) and value.kind != "card"


def _is_creature(value: object) -> bool:
    """True of "that creature" and its like, which mean no card that it has become."""
    return _says_no_card(value) and bool(getattr(value, "kind", ""))


def _is_of_others(who: Who) -> bool:
    return isinstance(who, w.Chosen) and f.Other() in set(within(who))


def _speaks_of_spell(scope: Scope) -> bool:
    return any("spell" in mention.nouns and not mention.weak for mention in scope.mentions)


def _order(effect: Effect, said: Spoken) -> tuple[str, ...]:
    """ "It deals 3 damage to that creature": "it" is not that creature, which is clear first."""
    if isinstance(effect, o.DealDamage) and effect.source == w.It() and isinstance(effect.to, w.It):
        return ("to", "source", "amount")
    return said.order


def _inside(
    effect: Effect, name: str, scope: Scope, own: Mapping[str, list[Mention]], said: Spoken
) -> Scope:
    """What the words of a field may mean, among what was spoken of."""
    found = [m for m in scope.mentions if name == "source" or not (m.weak and m.nouns == SPELL)]
    if name in OPERANDS and isinstance(getattr(effect, name), w.It):  # "attach ~ to it"
        mine = [m for made in own.values() for m in made if not m.is_player]
        found = [m for m in found if m not in mine]
    if isinstance(effect, o.Sacrifice) and isinstance(effect.player, w.You):
        found = _sacrificed_by_you(found)
    if isinstance(effect, o.PutCounters) and _is_creature(effect.on):
        found = [m for m in found if not has_died(m)]  # counters go on a permanent
    if isinstance(effect, (o.Change, o.PutCounters)) and name in ("objects", "on"):
        found = [m for m in found if "sacrificed" not in m.done]  # "sacrifice a Blood. …, it gets"
    if said.each in own and _are_several(getattr(effect, said.each)):
        found = [m for m in found if m not in own[said.each]]
        found.append(Mention(r.OnePlayer(), clause=scope.clause))
    elif said.each in own and isinstance(getattr(effect, said.each), w.You):
        found.append(Mention(w.You(), clause=scope.clause))
    if isinstance(effect, o.DealDamage) and name in ("to", "amount"):
        found = [_one_by_one(m) if m in own.get("source", ()) else m for m in found]
        if name == "amount":  # "its power" is said of what deals the damage
            to = [m.with_(focus=False) for m in found if m in own["to"]]
            found = [*to, *(m for m in found if m not in own["to"])]
            if effect.source == w.This() and _is_of_permanent(effect.amount):
                found = _without_spells(found)
    elif name in ("number", "amount") and not isinstance(effect, o.DealDamage):
        found = _without_this(found, [m for made in own.values() for m in made])
    elif isinstance(effect, o.Change) and name == "modifications":
        own_ones = own["objects"]
        if _is_of_another(effect):
            found = [m for m in found if m not in own_ones]
        found = [m.with_(now=None, then=None) if m in own_ones and m.many else m for m in found]
    return Scope(
        [_of_own(m, effect, scope.clause) for m in found], scope.kept, scope.clause, scope.spell
    )


def _are_several(who: object) -> bool:
    """True of words that may mean several players, of each of whom the amount is asked."""
    return isinstance(who, SEVERAL) or (isinstance(who, w.TargetPlayer) and who.most != 1)


def _is_of_permanent(amount: object) -> bool:
    """ "This creature deals damage equal to its power": not that of a spell just spoken of."""
    asked = [part for part in within(amount) if isinstance(part, QualityOf | CountersOn)]
    return any(
        part.of == w.It() and getattr(part, "quality", None) is not f.Quality.MANA_VALUE
        for part in asked
    )


def _without_spells(found: list[Mention]) -> list[Mention]:
    """What a permanent that deals the damage may mean; a spell that deals it has no power."""
    if any(m.now == w.This() and m.nouns != SPELL for m in found):
        return [m for m in found if m.weak or "spell" not in m.nouns]
    return found


def _sacrificed_by_you(found: list[Mention]) -> list[Mention]:
    """ "It deals damage to target creature. Sacrifice it": the one that you control (701.17a)."""
    return [m for m in found if m.yours is not False] if any(m.yours for m in found) else found


def _is_of_another(change: o.Change) -> bool:
    """True of "target creature blocks it this turn": "it" is not that creature itself."""
    one = (part.objects for part in within(change.modifications) if isinstance(part, f.IsOne))
    return any(isinstance(objects, w.It) for objects in one)


def _of_own(mention: Mention, effect: Effect, label: int) -> Mention:
    """What the clause itself is about, while it is carried out; of several only one by one."""
    if mention.now != r.Said(label):
        return mention
    one_by_one = isinstance(effect, o.PutCounters) and isinstance(effect.on, w.Every)
    if mention.many is False or one_by_one:
        return mention.with_(now=r.Itself(), then=None, many=False)
    return mention.with_(now=None, then=None)


def _one_by_one(mention: Mention) -> Mention:
    """Several sources each deal their own damage."""
    if mention.is_player or (mention.many is False and mention.now is not None):
        return mention
    return mention.with_(now=r.Itself(), then=None, many=None)


def _without_this(found: list[Mention], own: list[Mention]) -> list[Mention]:
    """ "Put counters on ~ equal to its power": its power is another's, if one is spoken of."""
    others = [m for m in found if not m.weak and not m.is_player and m not in own]
    return [m for m in found if not (m in own and m.now == w.This())] if others else found
