"""X of a change, defined at the end of the sentence; and what a change is written from."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities.ability import Keyword, Static
from judge.abilities.amounts import QualityOf, Times, X
from judge.abilities.bases import Amount, Modification
from judge.abilities.costs import Cost, PayMana
from judge.abilities.filters import Quality
from judge.abilities.modifications import LoseAbilities, Restricted, SetPowerToughness
from judge.abilities.walk import within
from judge.abilities.who import It
from judge.cards import ManaCost

Mods = tuple[Modification, ...]


def with_x(value: object, n: Amount) -> object:
    """The value with X replaced."""
    if value == X():
        return n
    if isinstance(value, tuple):
        return tuple(with_x(item, n) for item in value)
    if isinstance(value, Keyword):
        return value.with_(cost=with_x(value.cost, n))
    if isinstance(value, PayMana) and value.cost.symbols == ("X",):
        return PayMana(ManaCost(("1",)), n)
    if isinstance(value, (Modification, Times, QualityOf, Cost)):
        fields = {name: with_x(getattr(value, name), n) for name in value.__struct_fields__}
        return value.with_(**fields)
    return value


def leaves_x(value: object) -> bool:
    """True if a mana cost or a static ability within the value has an X still to be said."""
    return any(
        (isinstance(part, PayMana) and "X" in part.cost.symbols)
        or (isinstance(part, Static) and X() in set(within(part)))
        for part in within(value)
    )


def only(kind: type[Modification], **slots: str) -> Callable[[object], Mapping[str, object] | None]:
    """What fills the slots of a row, by the fields of the one modification that it is.

    A modification that says more than the slots do is not the row's.

    >>> from judge.abilities.modifications import LoseAbilities
    >>> only(LoseAbilities, k="keywords")((LoseAbilities(("flying",)),))
    {'k': ('flying',)}
    """

    def unmake(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modification() as one,) if type(one) is kind:
                fields = {slot: getattr(one, name) for slot, name in slots.items()}
                whole = {name: fields[slot] for slot, name in slots.items()}
                return fields if kind(**whole) == one else None
        return None

    return unmake


def sizes(kind: type[Modification], slot: str) -> Callable[[object], Mapping[str, object] | None]:
    """The same for power and toughness, which one slot says together."""

    def unmake(value: object) -> Mapping[str, object] | None:
        both = only(kind, power="power", toughness="toughness")(value)
        return None if both is None else {slot: (both["power"], both["toughness"])}

    return unmake


def keywords_lost(value: object) -> Mapping[str, object] | None:
    """The keywords that are lost, where some are named."""
    fields = only(LoseAbilities, k="keywords")(value)
    if not fields or not fields["k"]:
        return None
    return {"k": tuple(map(Keyword, fields["k"]))}  # type: ignore[call-overload]


def rules_of(value: object) -> Mapping[str, object] | None:
    """The rules that an object has for a while, and nothing else."""
    if not isinstance(value, tuple) or not all(isinstance(one, Restricted) for one in value):
        return None
    return {"rules": tuple(one.rule for one in value)}


def own_mana_value() -> Modification:
    """Power and toughness are each the mana value of the object itself."""
    value = QualityOf(Quality.MANA_VALUE, It())
    return SetPowerToughness(value, value)
