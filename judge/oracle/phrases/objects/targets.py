"""Words for targets."""

from __future__ import annotations

from judge.abilities.bases import Filter, Grouping, Objects, Who
from judge.abilities.filters import AnyOf, InZone, IsCard, IsPermanent
from judge.abilities.who import AnOpponent, AnyTarget, EachOpponent, EachPlayer, Target, TargetOf
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.oracle.lexicon.filters import either, every, has
from judge.oracle.phrases.aimed import MEASURES, Aimed
from judge.oracle.phrases.objects.groupings import Grouped

ANY_NUMBER = Aimed(0, None)


def _target(f: Filter) -> object:
    if isinstance(f, AnyOf) and any(has(p, IsCard) and not has(p, InZone) for p in f.parts):
        return REJECTED  # "target artifact or enchantment card" that is nowhere
    return Target(f)


def _one(d: Aimed, f: Filter) -> Objects:
    return Target(f, *d)


def _several(d: Aimed, c: Grouped) -> Objects:
    return Target(c[0], *d, group=c[1])


def _two_sharing(f: Filter, g: Grouping) -> Objects:
    return Target(f, 2, 2, group=g)


def _any(d: Aimed) -> Who:
    return AnyTarget(*d)


def _some_or_players(d: Aimed, f: Filter) -> Who:
    return TargetOf(EachPlayer(), f, *d)


def _of_types_or_player(a: Filter, b: Filter, another: bool) -> Who:
    return TargetOf(EachPlayer(), every(IsPermanent(), either(a, b)), another=another)


def _target_table(
    name: str, what: str, sample: tuple[str, str], together: tuple[str, str], *more: Row
) -> Table:
    one, several = f"{{f:{what}@s}}", f"{{c:{what}_together}}"
    return Table(
        name,
        (
            t(_target, f"@s target {one}", f"目标{one}|一个目标{one}|一张目标{one}"),
            t(
                _one,
                f"@s {{d:aimed@s}} target {one}",
                f"{{d:aimed@s}}目标{one}|目标{{d:aimed@s}}{one}",
            ),
            t(
                _several,
                f"@p {{d:aimed@p}} target {{c:{what}_together@p}}",
                f"{{d:aimed@p}}目标{several}|目标{{d:aimed@p}}{several}",
                ex=(f"two target {together[0]}", f"两个目标{together[1]}"),
            ),
            *more,
        ),
        sample,
    )


def _sharing(what: str) -> Row:
    return t(
        _two_sharing,
        f"@p two target {{f:{what}@p}}{{g:sharing_two}}",
        "|".join(f"两{c}{{g:sharing_two}}的目标{{f:{what}}}" for c in MEASURES),
    )


TARGET_PERMANENT = _target_table(
    "target_permanent",
    "permanents",
    ("target creature you control", "目标由你操控的生物"),
    ("creatures", "生物"),
    _sharing("permanents"),
)
TARGET_CARD = _target_table(
    "target_card",
    "cards",
    ("target creature card", "目标生物牌"),
    ("creature cards", "生物牌"),
    _sharing("cards"),
)
TARGET_SPELL = _target_table(
    "target_spell",
    "spells",
    ("target creature spell", "目标生物咒语"),
    ("creature spells", "生物咒语"),
)
TARGET_ON_STACK = _target_table(
    "target_on_stack",
    "stack_objects",
    ("target spell or ability", "目标咒语或异能"),
    ("spells", "咒语"),
)
TARGET_PERMANENT_S = Table(
    "target_permanent_s",
    (t(_target, "@s target {f:permanents@s}", "目标{f:permanents@s}"),),
    ("target creature", "目标生物"),
)
ZONE_TARGET = Table(
    "zone_target",
    (t(_target, "", "{f:cards}|一张{f:cards}"), t(_several, "", "{d:aimed@p}{c:cards_together}")),
)
ANY_TARGET = Table(
    "any_target",
    (
        w(
            AnyTarget(chooser=AnOpponent()),
            "@s any target of an opponent's choice",
            "由一位对手选择的任意一个目标|任一对手选择的任意一个目标",
        ),
        w(AnyTarget(), "@s any target", "任意一个目标|目标生物或牌手|任意目标"),
        w(
            AnyTarget(another=True),
            "@s any other target",
            "任意一个其他目标|任意一个另外的目标|任意另一个目标",
        ),
        t(
            _any,
            "@s {d:aimed@s} target|@s {d:aimed@s} any target|@p {d:aimed@p} targets",
            "{d:aimed}目标",
            ex=("up to one target", "至多一个目标"),
        ),
        t(_any, "", "{d:aimed}目标生物和/或牌手", rank=-1),  # as cards of old have it (115.4)
        t(
            lambda f: TargetOf(EachPlayer(), f),
            "@s target player or {f:permanents@s}",
            "目标牌手或{f:permanents}|目标{f:permanents}或牌手",
            rank=1,
        ),
        *(
            t(
                _of_types_or_player,
                f"@s {en} {{a:type_filter@s}}, {{b:type_filter@s}}, or player",
                f"{zh}{{a:type_filter}}、{{b:type_filter}}或牌手",
                another=another,
                ex=(f"{en} creature, planeswalker, or player", f"{zh}生物、鹏洛客或牌手"),
            )
            for another, en, zh in (
                (False, "target", "目标"),
                (True, "another target", "另一个目标"),
            )
        ),
        t(
            _some_or_players,
            "@p {d:aimed@p} target {f:permanents@p} and/or players",
            "{d:aimed@p}目标{f:permanents}和/或牌手|目标{d:aimed@p}{f:permanents}和/或牌手",
            ex=(
                "one or two target creatures and/or players",
                "一个或两个目标生物和/或牌手",
            ),
        ),
        t(
            lambda a, b: _some_or_players(ANY_NUMBER, every(IsPermanent(), either(a, b))),
            "@p any number of target {a:type_filter@p}, {b:type_filter@p}, and/or players",
            "任意数量的目标{a:type_filter}[，/、]{b:type_filter}和/或牌手",
            ex=(
                "any number of target creatures, planeswalkers, and/or players",
                "任意数量的目标生物，鹏洛客和/或牌手",
            ),
        ),
        t(
            lambda f: TargetOf(EachOpponent(), f),
            "@s target opponent or {f:permanents@s}",
            "目标对手或{f:permanents}|目标{f:permanents}或对手",
        ),
    ),
    ("any target", "任意一个目标"),
)
