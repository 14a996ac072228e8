"""Tokens, by what they are."""

from __future__ import annotations

from collections.abc import Callable

from judge.abilities import Keyword
from judge.abilities.effects.objects import TokenSpec
from judge.cards import CardType, Color, Supertype
from judge.language import REJECTED, UNSAID, Include, ListOf, Table, t, w
from judge.oracle.phrases.tokens.kinds import Kind
from judge.oracle.phrases.tokens.types import ARTIFACT, CREATURE, Abilities, Colors, Size

ENCHANTMENT, LAND = CardType.ENCHANTMENT, CardType.LAND
PREDEFINED = (
    ("Treasure", "珍宝"),
    ("Food", "食品"),
    ("Clue", "线索"),
    ("Blood", "血滴"),
    ("Gold", "黄金"),
    ("Map", "地图"),
    ("Junk", "废料"),
    ("Lander", "探地器"),
    ("Mutagen", "突变剂"),
    ("Vibranium", ""),
    ("Powerstone", "魔力石"),
    ("Incubator", "抚育器"),
    ("Shard", "碎片"),
    ("Walker", "尸行者"),
    ("Cursed Role", "倒楣鬼角色"),
    ("Monster Role", "怪物角色"),
    ("Royal Role", "皇族角色"),
    ("Sorcerer Role", "术士角色"),
    ("Virtuous Role", "善人角色"),
    ("Wicked Role", "恶人角色"),
    ("Young Hero Role", "青年英雄角色"),
)
_KINDS = (
    ((CREATURE,), "creature", "衍生生物|生物衍生物"),
    ((ARTIFACT, CREATURE), "artifact creature", "衍生神器生物|神器衍生生物|神器生物衍生物"),
    ((ENCHANTMENT, CREATURE), "enchantment creature", "衍生结界生物|结界衍生生物|结界生物衍生物"),
    ((ARTIFACT,), "artifact", "神器衍生物|衍生神器"),
    ((ENCHANTMENT,), "enchantment", "结界衍生物|衍生结界"),
    ((LAND,), "land", "地衍生物|衍生地"),
    ((LAND, CREATURE), "land creature", "地生物衍生物|衍生地生物"),
)


def _spec(
    k: tuple[CardType, ...],
    z: Size | None = None,
    c: Colors = (),
    b: tuple[str, ...] = (),
    a: Abilities = (),
    q: Abilities = (),
    s: tuple[Supertype, ...] = (),
    name: str | None = None,
) -> object:
    if z is not None and CREATURE not in k:
        return REJECTED
    power, toughness = z if z is not None else (None, None)
    return TokenSpec(name, k, b, s, c, power, toughness, (*a, *q))


def _described(d: Kind, z: Size | None = None) -> object:
    """What has a size has colors, or is said to be colorless; what has none is named by them."""
    if d.c is None and (z is not None or not d.b):
        return REJECTED
    return _spec(d.k, z, d.c or (), d.b)


def _parts(value: object) -> dict[str, object] | None:
    fields = _fields()(value)
    if fields is None:
        return None
    return {"z": fields["z"], "d": Kind(*(fields[name] for name in "cbk"))}  # type: ignore[arg-type]


def _fields(*abilities: str) -> Callable[[object], dict[str, object] | None]:
    """A function that gives back the fields of a token with just these kinds of abilities."""

    def unmake(value: object) -> dict[str, object] | None:
        if not isinstance(value, TokenSpec) or value.name or value.supertypes or not value.subtypes:
            return None
        keywords = tuple(one for one in value.abilities if isinstance(one, Keyword))
        others = value.abilities[len(keywords) :]
        if value.power is None or (bool(keywords), bool(others)) != (
            "a" in abilities,
            "q" in abilities,
        ):
            return None
        fields = {"z": (value.power, value.toughness), "c": value.colors, "b": value.subtypes}
        return {**fields, "k": value.types, "a": keywords, "q": others}

    return unmake


def _with_keywords(value: object) -> dict[str, object] | None:
    if not isinstance(value, TokenSpec) or not value.abilities:
        return None
    if not all(isinstance(one, Keyword) for one in value.abilities):
        return None
    return {"spec": value.with_(abilities=()), "a": value.abilities}


def _with(spec: TokenSpec, a: Abilities) -> TokenSpec:
    return spec.with_(abilities=(*spec.abilities, *a))


def _legendary(spec: TokenSpec) -> TokenSpec:
    return spec.with_(supertypes=(Supertype.LEGENDARY,))


def _named(spec: TokenSpec, n: str) -> TokenSpec:
    return spec.with_(name=n)


SUBTYPES_RUN = Table(  # "goblin wizard"
    "subtypes_run",
    (
        ListOf("subtype", (" ", " ", " "), ("/", "/", "/")),
        ListOf("subtype", (UNSAID,) * 3, ("～", "～", "～"), 2),
    ),
    ("goblin wizard", "鬼怪/法术师"),
)
TOKEN_COLORS = Table(
    "token_colors",
    (
        ListOf("color", (", ", " and ", ", and "), (UNSAID,) * 3),
        ListOf("color", (UNSAID,) * 3, ("、", "和", "和")),
        ListOf("color", (UNSAID,) * 3, ("与", "与", "与"), 2),
        t(lambda a, b: (a, b), "", "{a:color}{b:color}双色"),
        w((), "colorless", "无色"),
        w(tuple(Color), "all colors", "五色"),
    ),
    ("red", "红色"),
)
TOKEN_KIND = Table(
    "token_kind",
    tuple(w(k, f"@s {en} token|@p {en} tokens", zh) for k, en, zh in _KINDS),
    ("creature token", "衍生生物"),
)
TYPES_RUN = Table(
    "types_run",
    (
        w((CREATURE,), "@s creature|@p creatures", "生物"),
        w((ARTIFACT, CREATURE), "@s artifact creature|@p artifact creatures", "神器生物"),
        w((ENCHANTMENT, CREATURE), "@s enchantment creature|@p enchantment creatures", "结界生物"),
        w((LAND, CREATURE), "@s land creature|@p land creatures", "地生物"),
        w((ARTIFACT,), "@s artifact|@p artifacts", "神器"),
        w((ENCHANTMENT,), "@s enchantment|@p enchantments", "结界"),
        w((LAND,), "@s land|@p lands", "地"),
    ),
    ("creature", "生物"),
)
_Z = "{z:size}{c:token_colors}"
TOKEN = Table(
    "token",
    (
        t(
            _described,
            "@d {z:size} {d:colored_described_token}",
            "{z:size}{d:colored_described_token}",
            ex=("2/2 red goblin creature token", "2/2红色鬼怪衍生生物"),
            unmake=_parts,
        ),
        t(_described, "@d {d:colored_described_token}", "{d:colored_described_token}"),
        t(
            _spec,
            "",
            f"{_Z}，具{{a:granted}}的{{b:subtypes_run}}{{k:token_kind}}|"
            f"{_Z}且具{{a:granted}}的{{b:subtypes_run}}{{k:token_kind}}|"
            f"{_Z}，且具{{a:granted}}的{{b:subtypes_run}}{{k:token_kind}}|"
            f"{_Z}，具{{a:granted}}之{{b:subtypes_run}}{{k:token_kind}}",
            ex=("", "2/2红色，具飞行异能的鬼怪衍生生物"),
            unmake=_fields("a"),
        ),
        t(  # what has a size is a creature, also where it is only called a token
            _spec,
            "",
            f"{_Z}{{b:subtypes_run}}衍生物|{_Z}的{{b:subtypes_run}}衍生物|"
            f"{_Z}，具{{a:granted}}的{{b:subtypes_run}}衍生物",
            k=(CREATURE,),
            ex=("2/2 red goblin creature token", "2/2红色鬼怪衍生物"),
        ),
    ),
    ("2/2 red goblin creature token", "2/2红色鬼怪衍生生物"),
)
TOKEN_WITH = Table(
    "token_with",
    (
        Include("token"),
        t(_with, "@spec {spec:token} with {a:granted}", "", unmake=_with_keywords),
    ),
    ("2/2 red goblin creature token", "2/2红色鬼怪衍生生物"),
)
TOKENS = Table(
    "tokens",
    (
        Include("token_with"),
        t(_legendary, "@spec legendary {spec:tokens}", "传奇[的]{spec:tokens}"),
        t(
            _named,
            "@spec {spec:token_with} named {n:card_name}",
            "",
            ex=("2/2 red goblin creature token named Ann", ""),
        ),
        t(
            lambda spec, n, a: _with(_named(spec, n), a),
            "@spec {spec:token} named {n:card_name} with {a:granted}",
            "",
            ex=("2/2 red goblin creature token named Ann with flying", ""),
        ),
        *(
            w(en, f"@s {en.lower()} token|@p {en.lower()} tokens", f"{zh}衍生物")
            for en, zh in PREDEFINED
        ),
    ),
    ("2/2 red goblin creature token", "2/2红色鬼怪衍生生物"),
)
