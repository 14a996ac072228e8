"""Words for targets."""

from __future__ import annotations

from judge.abilities.bases import Filter, Grouping, Who
from judge.abilities.filters import AnyOf, InZone, IsCard, IsPermanent
from judge.abilities.who import (
    AnOpponent,
    AnyTarget,
    EachOpponent,
    EachPlayer,
    PlayerKind,
    Target,
    TargetOf,
)
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.filters import either, every, has
from judge.oracle.phrases.aimed import MEASURES, Aimed

ANY = every()


def _target(f: Filter, d: Aimed | None = None, g: Grouping | None = None) -> object:
    """One target, or so many; two where they have to share something."""
    if d is not None:
        return Target(f, *d, group=g)
    if g is not None:
        return Target(f, 2, 2, group=g)
    if isinstance(f, AnyOf) and any(has(p, IsCard) and not has(p, InZone) for p in f.parts):
        return REJECTED  # "target artifact or enchantment card" that is nowhere
    return Target(f)


def _any(d: Aimed) -> Who:
    return AnyTarget(*d)


def _some_or_players(d: Aimed, f: Filter = ANY, a: Filter = ANY, b: Filter = ANY) -> Who:
    return TargetOf(EachPlayer(), f if f != ANY else every(IsPermanent(), either(a, b)), *d)


def _of_types_or_player(a: Filter, b: Filter, another: bool = False) -> Who:
    return TargetOf(EachPlayer(), every(IsPermanent(), either(a, b)), another=another)


def _target_table(name: str, what: str, sample: tuple[str, str], *, sharing: bool = False) -> Table:
    one, some, grouped = f"{{f:{what}@s}}", f"{{f:{what}@p}}", f"[{{g:grouping}}的]{{f:{what}}}"
    en = (
        f"@s target {one}",
        f"@s {{d:aimed@s}} target {one}",
        f"@p {{d:aimed@p}} target {some}[{{g:grouping}}]",
        *((f"@p two target {some}{{g:sharing_two}}",) if sharing else ()),
    )
    zh = (
        *(f"{many}目标{one}" for many in ("", "一个", "一张", "{d:aimed@s}")),
        f"目标{{d:aimed@s}}{one}",
        f"{{d:aimed@p}}目标{grouped}",
        f"目标{{d:aimed@p}}{grouped}",
        *(f"两{c}{{g:sharing_two}}的目标{{f:{what}}}" for c in MEASURES if sharing),
    )
    return Table(name, (t(_target, "|".join(en), "|".join(zh), ex=sample),), sample)


TARGET_PERMANENT = _target_table(
    "target_permanent",
    "permanents",
    ("target creature you control", "目标由你操控的生物"),
    sharing=True,
)
TARGET_CARD = _target_table(
    "target_card", "cards", ("target creature card", "目标生物牌"), sharing=True
)
TARGET_SPELL = _target_table("target_spell", "spells", ("target creature spell", "目标生物咒语"))
TARGET_ON_STACK = _target_table(
    "target_on_stack", "stack_objects", ("target spell or ability", "目标咒语或异能")
)
TARGET_PERMANENT_S = Table(
    "target_permanent_s",
    (t(_target, "@s target {f:permanents@s}", "目标{f:permanents@s}"),),
    ("target creature", "目标生物"),
)
ZONE_TARGET = Table(
    "zone_target",
    (t(_target, "", "{f:cards}|一张{f:cards}|{d:aimed@p}[{g:grouping}的]{f:cards}"),),
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
            lambda k, f: TargetOf(EachOpponent() if k is PlayerKind.OPPONENT else EachPlayer(), f),
            "@s target {k:player_kind@s} or {f:permanents@s}",
            "目标{k:player_kind}或{f:permanents}|目标{f:permanents}或{k:player_kind}",
            rank=1,
        ),
        t(
            _of_types_or_player,
            "@s [{another:another_one} ]target {a:type_filter@s}, {b:type_filter@s}, or player",
            "[{another:another_one}]目标{a:type_filter}、{b:type_filter}或牌手",
            ex=("target creature, planeswalker, or player", "目标生物、鹏洛客或牌手"),
        ),
        t(
            _some_or_players,
            "@p {d:aimed@p} target {f:permanents@p} and/or players|"
            "@p {d:aimed@p} target {a:type_filter@p}, {b:type_filter@p}, and/or players",
            "{d:aimed@p}目标{f:permanents}和/或牌手|目标{d:aimed@p}{f:permanents}和/或牌手|"
            "{d:aimed@p}目标{a:type_filter}[，/、]{b:type_filter}和/或牌手",
            ex=(
                "one or two target creatures and/or players",
                "一个或两个目标生物和/或牌手",
            ),
        ),
    ),
    ("any target", "任意一个目标"),
)
