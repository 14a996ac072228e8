"""What is done to objects, as a command."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.amounts import QualityOf
from judge.abilities.bases import Amount, Effect, Filter, Modification, Objects, Players, Who
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import AtOnce, First, If, May, OneOf
from judge.abilities.effects.objects import (
    Attach,
    CastFree,
    CopySpell,
    Counter,
    Destroy,
    ExchangeControl,
    Flip,
    MoveCounters,
    PutCounters,
    PutSameCounters,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    Tap,
    TapOrUntap,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Unattach,
    Untap,
)
from judge.abilities.effects.players import LookAt, Reveal
from judge.abilities.filters import (
    AsSpell,
    Compares,
    Comparison,
    InZone,
    IsAttachedTo,
    IsCard,
    Non,
    OfType,
    Quality,
)
from judge.abilities.walk import within
from judge.abilities.who import Every, It, Linked
from judge.cards import CardType
from judge.language import REJECTED, Table, t, w
from judge.oracle.clauses.moving import MOVING
from judge.oracle.clauses.object_effects.copying import COPIES
from judge.oracle.composition.subject import done_to
from judge.oracle.lexicon.filters import every
from judge.oracle.phrases.brought import Brought

Deed = type[Destroy | Flip | Regenerate | Tap | TapOrUntap | Untap]


def _done_to(deed: Deed, objects: Objects) -> Effect:
    return deed(objects)


def _deed(effect: Effect) -> Mapping[str, object] | None:
    plain = type(effect) in DEEDS and effect == type(effect)(effect.objects)  # type: ignore[attr-defined,call-arg]
    return {"deed": type(effect), "objects": effect.objects} if plain else None  # type: ignore[attr-defined]


def _counter(o: Objects) -> Effect:
    return Counter(o)


def _counter_like(q: Quality, o: Objects) -> Effect:
    """ "It" is the spell, whatever else was spoken of since."""
    spell = It("spell", many=False)
    same = Compares(q, Comparison.EQUAL, QualityOf(q, o))
    return If(Matches(spell, same), Counter(spell), first=First.THEN)


def _put_counters(k: str, o: Who, n: Amount = 1) -> Effect:
    return PutCounters(k, n, o)


def _put_so_many(k: str, n: Amount, o: Who) -> object:
    """ "Equal to its power on target creature": what was spoken of before, not the target."""
    return REJECTED if any(isinstance(part, It) for part in within(n)) else _put_counters(k, o, n)


def _put_either(b: Brought, o: Who) -> object:
    return _put_of(b, o, OneOf)


def _put_all(b: Brought, o: Who) -> object:
    return _put_of(b, o, AtOnce)


def _put_of(b: Brought, o: Who, made: type[OneOf | AtOnce]) -> object:
    if len(set(b)) != len(b):
        return REJECTED
    return done_to(o, lambda it: tuple(PutCounters(k, n, it) for k, n in b), made)


def _put_or_remove(k: str, o: Who) -> object:
    return done_to(o, lambda it: (PutCounters(k, 1, it), RemoveCounters(k, 1, it)))


def _remove(o: Objects, k: str | None = None, n: Amount | None = 1, up_to: bool = False) -> Effect:
    return RemoveCounters(k, n, o, up_to=up_to)


def _move_counters(o: Objects, p: Objects, k: str | None = None) -> object:
    """From one object onto one."""
    return REJECTED if isinstance(o, Every) or isinstance(p, Every) else MoveCounters(k, 1, o, p)


def _exchange(o: Objects, p: Objects | None = None) -> Effect:
    return ExchangeControl(o, p if p is not None else It())


def _attach(o: Objects, p: Who) -> object:
    """All that is attached to another object is not told once that one is gone."""
    if isinstance(o, Every) and any(isinstance(part, IsAttachedTo) for part in within(o)):
        return REJECTED
    return Attach(o, p)


def _copy_spell(o: Objects, n: Amount = 1) -> Effect:
    return CopySpell(o, n, new_targets=False)


def _copy_spell_except(o: Objects, e: tuple[Modification, ...]) -> Effect:
    return CopySpell(o, new_targets=False, exceptions=e)


def _cast_free(o: Objects) -> Effect:
    return CastFree(o, spell=_spell_of(o))


def _spell_of(o: Objects) -> Filter | None:
    """What the spell must be where the words are of a spell, not of a card."""
    return next((part.filter for part in within(o) if isinstance(part, AsSpell)), None)


def _play_free(o: Objects) -> Effect:
    """Cards are played; of what can't be a land "play" only ever meant "cast"."""
    kinds = {part.card_type for part in within(o) if isinstance(part, OfType)}
    cast = Non(OfType(CardType.LAND)) in set(within(o)) or (kinds and CardType.LAND not in kinds)
    return CastFree(o, plays=not cast, spell=_spell_of(o))


def _look(o: Objects) -> Effect:
    return LookAt(o)


def _look_hand(p: Players) -> Effect:
    return LookAt(Every(every(IsCard(), InZone("hand", p))))


def _reveal(o: Objects) -> Effect:
    return Reveal(o)


_N = "{n:plural_count}"
DONE = (
    t(
        _done_to,
        "{deed:deed} {objects}",
        "{deed:deed}{objects}|将{objects}{deed:deed}",
        unmake=_deed,
        ex=("destroy target creature", "消灭目标生物"),
    ),
    t(
        Destroy,
        "destroy {objects}. [it/they/that creature/those creatures] can't be regenerated|"
        "destroy {objects}. [a creature/creatures] destroyed this way can't be regenerated",
        "消灭{objects}[。它/，且其/。它们/。该生物/。其]不能重生|消灭{objects}。它[们]不能被重生",
        can_regenerate=False,
    ),
    *MOVING,
    t(_counter, "counter {o:countered}", "反击{o:countered}"),
    t(
        _counter_like,
        "counter that spell if it has the same {q:quality} as {o:object_ref}",
        "若该咒语与{o:object_ref}的{q:quality}相同，则反击该咒语",
        ex=(
            "counter that spell if it has the same mana value as ~",
            "若该咒语与~的总法术力费用相同，则反击该咒语",
        ),
    ),
    t(
        _put_counters,
        "put [a/an/an additional] {k:counter} counter on {o:counted_on}|"
        f"put {_N} {{k:counter}} counters on {{o:counted_on}}|"
        "put a number of {k:counter} counters on {o:counted_on} equal to {n:amount}",
        "在{o:counted_on}上放[置]一个{k:counter}指示物|"
        "在{o:counted_on}上各放置一个{k:counter}指示物|"
        "放置一个{k:counter}指示物在{o:counted_on}上|"
        "将一个{k:counter}指示物放置在{o:counted_on}上|"
        "于{o:counted_on}上放置一个{k:counter}指示物|"
        f"在{{o:counted_on}}上放置{_N}个{{k:counter}}指示物|"
        f"在{{o:counted_on}}上各放置{_N}个{{k:counter}}指示物|"
        f"将{_N}个{{k:counter}}指示物放置在{{o:counted_on}}上|"
        f"在{{o:counted_on}}上放置{{n:that_many}}{{k:counter}}指示物|"
        "在{o:counted_on}上放置数量等同于{n:amount}的{k:counter}指示物|"
        "在{o:counted_on}上放置[若干/数个]{k:counter}指示物，其数量等同于{n:amount}",
    ),
    t(
        _put_so_many,
        "put a number of {k:counter} counters equal to {n:amount} on {o:counted_on}",
        "",
        ex=("put a number of charge counters equal to ~'s power on it", ""),
    ),
    t(
        _put_either,
        "put [your choice of ]{b:brought_or} on {o:counted_on}",
        "在{o:counted_on}上放置{b:brought_or}",
        ex=(
            "put a +1/+1 counter or a charge counter on it",
            "在它上放置一个+1/+1指示物或一个充电指示物",
        ),
    ),
    t(
        _put_all,
        "put {b:brought_and} on {o:counted_on}",
        "在{o:counted_on}上放置{b:brought_and}",
        ex=(
            "put a +1/+1 counter and a charge counter on it",
            "在它上放置一个+1/+1指示物和一个充电指示物",
        ),
    ),
    t(
        _put_or_remove,
        "put [a/an] {k:counter} counter on {o:counted_on} or remove one from it|"
        "put [a/an] {k:counter} counter on {o:counted_on} or remove a {k:counter} counter from it",
        "在{o:counted_on}上放置一个{k:counter}指示物，或从{o:counted_on}上移去一个{k:counter}指示物|"
        "在{o:counted_on}上放置一个{k:counter}指示物或从其上移去一个该种类的指示物",
        ex=(
            "put a charge counter on ~ or remove one from it",
            "在~上放置一个充电指示物，或从~上移去一个充电指示物",
        ),
    ),
    t(
        _remove,
        "remove [a/an] {k:counter} counter from {o:counted_on}|"
        "remove a counter from {o:counted_on}|"
        f"remove {_N} {{k:counter}} counters from {{o:counted_on}}|"
        f"remove {{up_to}} {_N} [{{k:counter}} ]counters from {{o:counted_on}}",
        "从{o:counted_on}[上]移去一个{k:counter}指示物|移去{o:counted_on}上的一个[{k:counter}]指示物|"
        "从{o:counted_on}上移去一个指示物|"
        f"从{{o:counted_on}}上移去[{{up_to}}]{_N}个{{k:counter}}指示物|"
        f"从{{o:counted_on}}上移去{{up_to}}{_N}个指示物",
    ),
    t(
        _remove,
        "remove all [{k:counter} ]counters from {o:counted_on}",
        "从{o:counted_on}上移去所有[{k:counter}]指示物|移去{o:counted_on}上[的]所有指示物",
        n=None,
    ),
    t(
        PutSameCounters,
        "put {of:possessor} counters on {on:objects}|"
        "put {of:possessor} {kind:counter} counters on {on:objects}",
        "将{of:possessor}指示物放置在{on:objects}上|将{of:possessor}{kind:counter}指示物放置在{on:objects}上",
        ex=("put its counters on target creature", "将其指示物放置在目标生物上"),
    ),
    t(
        PutSameCounters,
        "put those counters on {on:objects}",
        "将这些指示物放置在{on:objects}上",
        of=It("", False),
        ex=("put those counters on target creature", "将这些指示物放置在目标生物上"),
    ),
    t(
        _move_counters,
        "move a [{k:counter} ]counter from {o:one_objects} [onto/to] {p:one_objects}",
        "将一个[{k:counter}]指示物从{o:one_objects}[上]移到{p:one_objects}上",
    ),
    t(
        _attach,
        "attach {o:objects} to {p:one_objects}",
        "将{o:objects}[装备/结附/贴附]在{p:one_objects}上|"
        "将{o:objects}[结附/装备]于{p:one_objects}",
    ),
    t(Unattach, "unattach {objects}", "卸除{objects}|将{objects}卸除"),
    t(
        _exchange,
        "exchange control of {o:one_objects} and {p:one_objects}",
        "交换{o:one_objects}[与/和]{p:one_objects}的操控权",
    ),
    t(
        _copy_spell,
        "copy {o:countered}|copy {o:object_ref}",
        "复制{o:countered}|复制{o:object_ref}",
    ),
    *COPIES,
    t(
        _copy_spell_except,
        "copy {o:countered}, except {e:exceptions}|copy {o:countered}, except that {e:exceptions}",
        "复制{o:countered}，但{e:exceptions}",
    ),
    t(
        _cast_free,
        "cast {o:castable} without paying [its mana cost/their mana costs]",
        "施放{o:castable}，且不[需/须]支付其法术力费用|"
        "施放{o:castable}[而/且/，而]不需支付其法术力费用",
    ),
    t(
        _play_free,
        "play {o:castable} without paying [its mana cost/their mana costs]",
        "使用{o:castable}[，]且不需支付其法术力费用|使用{o:castable}，且不须支付其法术力费用",
    ),
    t(
        lambda o: CastFree(o, free=False),
        "cast {o:pronoun}",
        "施放{o:pronoun}",
    ),
    t(
        lambda o: May(CastFree(o, copy=True)),
        "copy {o:copied_card}. you may cast the copy without paying its mana cost|"
        "copy {o:copied_card}, then you may cast the copy without paying its mana cost",
        "复制{o:copied_card}。你可以施放该复制品，且不需支付其法术力费用",
        ex=(
            "copy it. you may cast the copy without paying its mana cost",
            "复制它。你可以施放该复制品，且不需支付其法术力费用",
        ),
    ),
    t(
        lambda o: May(CastFree(o, copy=True, free=False)),
        "copy {o:copied_card}. you may cast the copy",
        "复制{o:copied_card}。你可以施放该复制品",
        ex=("copy it. you may cast the copy", "复制它。你可以施放该复制品"),
    ),
    w(
        CastFree(Linked(), copy=True),
        "copy the exiled card. if you do, you may cast the copy without paying its mana cost",
        "复制所放逐的牌。若你如此作，则你可以施放该复制品，且不需支付其法术力费用",
    ),
    t(_look, "look at {o:top_cards}|look at {o:linked}", "检视{o:top_cards}|检视{o:linked}"),
    t(_look_hand, "look at {p:possessive} hand", "检视{p:possessive}手牌"),
    t(
        _reveal,
        "reveal {o:top_cards}|reveal {o:pronoun}|reveal {o:reveal_from_hand}|reveal {o:among}",
        "展示{o:top_cards}|展示{o:pronoun}|展示{o:reveal_from_hand}|将{o:pronoun}展示|"
        "展示{o:among}",
    ),
    t(
        Transform,
        "{converts:transforming} {objects}",
        "{converts:transforming}{objects}|将{objects}{converts:transforming}",
    ),
    t(TurnFaceUp, "turn {objects} face up", "将{objects}翻回正面"),
    t(
        TurnFaceDown,
        "turn {objects} face down",
        "将{objects}[翻为/转为牌]面朝下",
    ),
    t(RemoveFromCombat, "remove {objects} from combat", "将{objects}移出战斗"),
)
DEEDS: Mapping[type, tuple[str, str]] = {
    Destroy: ("destroy", "消灭"),
    Tap: ("tap", "横置"),
    Untap: ("untap", "重置"),
    TapOrUntap: ("tap or untap", "横置或重置"),
    Regenerate: ("regenerate", "重生"),
    Flip: ("flip", "倒转"),
}
WORDS = (
    Table("deed", tuple(w(kind, en, zh) for kind, (en, zh) in DEEDS.items()), ("tap", "横置")),
    Table("up_to", (w(True, "up to", "至多"),), ("up to", "至多")),
    Table(
        "transforming",
        (w(False, "transform", "转化"), w(True, "convert", "转换")),
        ("transform", "转化"),
    ),
)
