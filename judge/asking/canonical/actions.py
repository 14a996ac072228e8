"""What a player does, as a sentence of `play` says it: one row is both languages of one action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from judge.asking.canonical.rows import (
    AND,
    COMMAS,
    THEN,
    as_data,
    below,
    listed,
    mapped,
    optional,
    pair,
    row,
    table,
)
from judge.language import REJECTED, Include, Template, Word, w

Plain = Mapping[str, Any]
Groups = tuple[tuple[Any, Any], ...]


def _grouped(value: object) -> Groups | None:
    """A mapping as (what several are mapped to, those several), neighbors put together."""
    if not isinstance(value, dict) or not value:
        return None
    found = groupby(value.items(), key=lambda one: one[1])
    return tuple((to, tuple(key for key, _ in these)) for to, these in found)


def _apart(groups: Groups) -> object:
    """The mapping of such groups; no name may come twice."""
    pairs = [(key, to) for to, keys in groups for key in keys]
    return dict(pairs) if len(dict(pairs)) == len(pairs) else REJECTED


def _groups(key: str, en: str, zh: str) -> Template:
    """A row whose slot, `it`, is a list of groups and reads to a mapping below a key."""
    return as_data(
        lambda groups: _below(key, _apart(groups)),
        lambda value: _grouped(only(key, value)),
        en,
        zh,
    )


def _below(key: str, held: object) -> object:
    return held if held is REJECTED else {key: held}


def only(key: str, value: object) -> object:
    """What a mapping with this one key has there."""
    return value[key] if isinstance(value, dict) and set(value) == {key} else None


def _map(key: str, en: str, zh: str) -> Template:
    """A row whose slot, `it`, is a list of pairs and reads to a mapping below a key."""

    def unmake(value: object) -> object:
        held = only(key, value)
        return tuple(held.items()) if isinstance(held, dict) and held else None

    def make(pairs: Groups) -> object:
        return {key: dict(pairs)} if len(dict(pairs)) == len(pairs) else REJECTED

    return as_data(make, unmake, en, zh)


def _paid(key: str, en: str, zh: str) -> Template:
    return below("pay", f"{en} {{{key}:names}}", f"{zh}{{{key}:names}}")


def _ways() -> Iterator[Template]:
    """What a spell may be cast with besides: a name, or how often it is paid."""
    number = "{way:way} {n:number} times"
    yield pair("way", "n", number, "{way:way}{n:number}次")
    yield pair("way", "n", "{way:way}: {n:truth}", "{way:way}：{n:truth}")


def _with(make: Template) -> Template:
    """A pair as the mapping that stands in a list of `with`."""
    return Template(
        lambda **held: dict((make.make(**held),)),
        make.en,
        make.zh,
        unmake=lambda value: _one_pair(make, value),
    )


def _one_pair(make: Template, value: object) -> Plain | None:
    pairs = tuple(value.items()) if isinstance(value, dict) else ()
    return make.fields_of(pairs[0]) if len(pairs) == 1 else None


def once(value: object) -> object:
    """One thing that is chosen of which several might be; None for anything else."""
    return value[0] if isinstance(value, tuple) and len(value) == 1 else None


_DETAILS = as_data(lambda it: it, lambda it: it or None, ", {it:detail_list}", "，{it:detail_list}")
ACTS = (
    row(
        "@@ <casts/cast> {cast:name} targeting {targets:targets}",
        "施放{cast:name}，目标为{targets:targets}",
    ),
    row("@@ <casts/cast> {cast:name}", "施放{cast:name}"),
    row("@@ <plays/play> {play_land:name}", "使用{play_land:name}"),
    row(
        "@@ <activates/activate> {activate:name} targeting {targets:targets}",
        "起动{activate:name}，目标为{targets:targets}",
    ),
    row("@@ <activates/activate> {activate:name}", "起动{activate:name}"),
    row("@@ <turns/turn> {card:name} face up", "将{card:name}翻回正面", special="turn face up"),
    row("@@ <suspends/suspend> {card:name}", "将{card:name}延缓", special="suspend"),
    row("@@ <foretells/foretell> {card:name}", "将{card:name}预示", special="foretell"),
    row(
        "@@ <takes/take> {card:name} as a companion",
        "将行侣{card:name}置于手上",
        special="companion",
    ),
    row("@@ <puts/put> the companion into the hand", "将行侣置于手上", special="companion"),
    row(
        "@@ <takes/take> the special action {special:name} with {card:name}",
        "以{card:name}采取特殊动作{special:name}",
    ),
    row("@@ <takes/take> the special action {special:name}", "采取特殊动作{special:name}"),
    _groups("attack", "@@ <attacks/attack> {it:attacks}", "{it:attacks}"),
    w({"attack": {}}, "@@ <attacks/attack> with nothing", "不攻击"),
    _groups("block", "@@ <blocks/block> {it:blocks}", "{it:blocks}"),
    w({"block": {}}, "@@ <blocks/block> with nothing", "不阻挡"),
    _map("order", "@@ <orders/order> {it:orders}", "排列顺序：{it:orders}"),
    _map(
        "assign",
        "@@ <assigns/assign> combat damage: {it:assignments}",
        "分配战斗伤害：{it:assignments}",
    ),
    w({"concede": True}, "@@ <concedes/concede>", "认输"),
)
EVENTS = (
    w({"resolve": "all"}, "everything on the stack resolves", "堆叠中的一切结算"),
    w({"resolve": 1}, "the top object of the stack resolves", "堆叠顶端的物件结算"),
    row(
        "the top {resolve:number} objects of the stack resolve",
        "堆叠顶端的{resolve:number}个物件结算",
    ),
    w({"pass": "all"}, "everyone passes", "所有牌手让过"),
    row(
        "this happens, targeting {targets:targets}: {effect:name}",
        "发生下述效应，目标为{targets:targets}：{effect:name}",
    ),
    row("this happens: {effect:name}", "发生下述效应：{effect:name}"),
    w({"check": ()}, "the game goes on to here", "游戏进行至此"),
    row("it holds that {check:facts}", "此时的情形是：{check:facts}"),
)
PAID = (
    _paid("convoke", "convoking with", "召集用"),
    _paid("improvise", "improvising with", "拼造用"),
    _paid("delve", "delving", "掘穴用"),
    _paid("crew", "crewing with", "搭载用"),
    _paid("sacrifice", "sacrificing", "牺牲"),
    _paid("discard", "discarding", "弃掉"),
    _paid("exile", "exiling", "放逐"),
    _paid("return", "returning", "移回"),
    _paid("tap", "tapping", "横置"),
    _paid("counters", "removing counters from", "移去指示物自"),
    _paid("reveal", "revealing", "展示"),
    _paid("behold", "beholding", "请援"),
    _paid("waterbend", "waterbending with", "截水用"),
    below("pay", "paying {mana:mana}", "支付{mana:mana}"),
    below("pay", "paying {life:number} life", "支付{life:number}点生命"),
    below("pay", "assisted by {assist:helper}", "由{assist:helper}助力"),
)
DETAILS = (
    row("with X = {x:number}", "X为{x:number}"),
    row("with mode {modes:numbers}", "模式为第{modes:numbers}项"),
    w({"kicked": True}, "kicked", "增幅"),
    w({"kicked": False}, "not kicked", "未增幅"),
    row("kicked {kicked:number} times", "增幅{kicked:number}次"),
    row("using {using:way}", "以{using:way}的方式"),
    row("from {from:zone}", "从{from:zone}"),
    row("with {with:withs}", "附加{with:withs}"),
    row("divided {divide:shares}", "分配为{divide:shares}"),
    row("with the face {face:name}", "牌面为{face:name}"),
    row("ability {ability:number}", "第{ability:number}个异能"),
    row("with the ability {ability:name}", "异能为{ability:name}"),
    row("in the bands {bands:bands}", "组成团队{bands:bands}"),
    row("from the source {source:name}", "来源为{source:name}"),
    *PAID,
)
MOMENT = (
    below(
        "at",
        "on turn {turn:number}, in {step:step}, ",
        "第{turn:number}回合的{step:step}中，",
    ),
    below("at", "on turn {turn:number}, ", "第{turn:number}回合，"),
    below("at", "in {step:step}, ", "在{step:step}中，"),
)
ANSWERS = (
    w((), "nothing", "无"),
    as_data(lambda it: (it,), once, "only {it:single}", "仅{it:single}"),
    Include("singles"),
    Include("single"),
    Include("shares"),
)
TABLES = (
    table("act", *ACTS),
    table("event", *EVENTS),
    listed("detail_list", "detail", COMMAS),
    table("detail", *DETAILS),
    table("details", Word((), ("",), ("",)), _DETAILS),
    table("attack", pair("to", "by", "{to:name} with {by:names}", "以{by:names}攻击{to:name}")),
    listed("attacks", "attack", ((", and ",) * 3, ("，",) * 3)),
    table("block", pair("to", "by", "{to:names} with {by:names}", "以{by:names}阻挡{to:names}")),
    listed("blocks", "block", ((", and ",) * 3, ("，",) * 3)),
    listed("sequence", "target", THEN),
    table(
        "order",
        pair(
            "of",
            "by",
            "the blockers of {of:name} as {by:sequence}",
            "{of:name}的阻挡者为{by:sequence}",
        ),
    ),
    listed("orders", "order", (("; ",) * 3, ("；",) * 3)),
    table(
        "assignment",
        pair("by", "to", "{by:name} deals {to:assigned}", "{by:name}造成{to:assigned}"),
    ),
    table("dealt", pair("to", "n", "{n:integer} to {to:name}", "对{to:name}的{n:integer}点")),
    listed("dealt_list", "dealt", AND),
    table(
        "assigned",
        mapped("all", "{all:dealt_list}", "{all:dealt_list}"),
        w({}, "none", "零点"),
    ),
    listed("assignments", "assignment", (("; ",) * 3, ("；",) * 3)),
    table(
        "helper",
        row("{player:name} with {mana:number} mana", "{player:name}用{mana:number}点法术力"),
    ),
    table("with", *map(_with, _ways()), Include("splice"), Include("way")),
    table("splice", row("splice of {splice:names}", "通联{splice:names}")),
    listed("withs", "with", AND),
    table("band", as_data(lambda it: it, lambda it: it, "({it:names})", "（{it:names}）")),
    listed("bands", "band", AND),
    table("answer", *ANSWERS),
    listed("answers", "answer", THEN),
    optional("moment", *MOMENT),
    optional("response", w({"respond": True}, "in response, ", "作为响应，")),
    optional("choosing", row(", choosing {choose:answers}", "，选择{choose:answers}")),
    optional(
        "allowed",
        w({"try": True}, ", which is only tried", "，仅为尝试"),
        w({"try": True, "legal": True}, ", which is only tried and allowed", "，仅为尝试且允许"),
        w(
            {"try": True, "legal": False},
            ", which is only tried and isn't allowed",
            "，仅为尝试且不允许",
        ),
        w({"legal": True}, ", which is allowed", "，这是允许的"),
        w({"legal": False}, ", which isn't allowed", "，这是不允许的"),
    ),
)
