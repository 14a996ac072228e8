"""What a token is that is created, by its description or its name."""

from __future__ import annotations

from judge.abilities.effects.objects import TokenSpec
from judge.cards import Characteristics, subtype
from judge.cite import cites
from judge.rules.given.intrinsic import given_to
from judge.rules.grants import as_given
from judge.rules.meaning import Context, amount_of
from judge.rules.rulebook import Rulebook
from judge.rules.tokens.predefined import DEFINITIONS, NAMES, predefined
from judge.rules.view import View
from judge.values import Bilingual


def spec_of(rulebook: Rulebook, token: TokenSpec | str) -> TokenSpec:
    """The description; of a name, the one that the rules give."""
    return predefined(rulebook, token) if isinstance(token, str) else token


def rules_of(token: TokenSpec | str) -> tuple[str, ...]:
    """The rule that defines a token of a name; none where it is described."""
    return (DEFINITIONS[token],) if isinstance(token, str) else ()


@cites("111.3", "衍生物不具备派出它的咒语或异能所没有定义的特征")
@cites("111.4", "则其名称为其副类别加上“衍生物”一词")
def characteristics(view: View, spec: TokenSpec, context: Context) -> Characteristics:
    """What a token is; without a name given it is called by its subtypes and "Token"."""
    power = None if spec.power is None else amount_of(view, spec.power, context)
    toughness = None if spec.toughness is None else amount_of(view, spec.toughness, context)
    made = Characteristics(
        name=_name_of(spec),
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes),
        types=frozenset(spec.types),
        subtypes=frozenset(spec.subtypes),
        abilities=as_given(spec.abilities, context.source),
        power=power,
        toughness=toughness,
    )
    return given_to(made)


def _name_of(spec: TokenSpec) -> Bilingual:
    if spec.name is not None:
        return NAMES.get(spec.name) or Bilingual(spec.name, spec.name)
    known = [(name, subtype(name)) for name in spec.subtypes]
    chinese = "／".join(name if one is None else one.zh[0] for name, one in known)
    return Bilingual(" ".join((*spec.subtypes, "Token")), f"{chinese}衍生物")
