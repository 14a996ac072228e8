"""What is doubled (701.9) or tripled (701.11): power and toughness, counters, life totals."""

from __future__ import annotations

from judge.abilities.amounts import LifeTotal, Times
from judge.abilities.bases import Effect, Objects, Players
from judge.abilities.effects.objects import Act
from judge.abilities.effects.players import SetLife
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.pronouns import THEY

SIZE = "power and toughness"


def _counters(o: Objects, k: str = "") -> Effect:
    return Act("double counters", o, word=k)


def _life(who: Players) -> Effect:
    return SetLife(Times(2, LifeTotal(THEY)), who)


def _multiplied(o: Objects, by: str, q: str) -> object:
    is_known = by == "double" or q == SIZE  # no card triples one of them
    return Act(f"{by} {q}", o) if is_known else REJECTED


def is_multiplied(effect: Effect) -> bool:
    """True of a power or toughness that is doubled or tripled, which is until end of turn."""
    return isinstance(effect, Act) and effect.action in MULTIPLIED


MULTIPLIED = ("double power", "double toughness", *(f"{b} {SIZE}" for b in ("double", "triple")))
DOUBLING = (
    t(
        _multiplied,
        "{by:multiplied} {o:possessor} {q:sides_of_size} until end of turn|"
        "until end of turn, {by:multiplied} {o:possessor} {q:sides_of_size}|"
        "{by:multiplied} the {q:sides_of_size} of {o:objects} until end of turn",
        "将{o:possessor}{q:sides_of_size}{by:multiplied}直到回合结束|"
        "直到回合结束，将{o:possessor}{q:sides_of_size}{by:multiplied}|"
        "将{o:objects}的{q:sides_of_size}{by:multiplied}直到回合结束",
        ex=(
            "double target creature's power until end of turn",
            "将目标生物的力量加倍直到回合结束",
        ),
    ),
    t(
        _counters,
        "double the number of [{k:counter} counters/each kind of counter] on {o:objects}",
        "将{o:objects}上[的/之]{k:counter}指示物数量加倍|"
        "分别将{o:objects}上的{k:counter}指示物数量加倍|将{o:objects}上[面]的各种指示物数量加倍",
        ex=(
            "double the number of +1/+1 counters on target creature",
            "将目标生物上的+1/+1指示物数量加倍",
        ),
    ),
    t(
        _life,
        "double {who:possessive} life total",
        "将{who:possessive}总生命加倍",
    ),
)
TABLES = (
    Table(
        "multiplied",
        (w("double", "double", "加倍"), w("triple", "triple", "加两倍")),
        ("double", "加倍"),
    ),
    Table(
        "sides_of_size",
        (
            w("power", "power", "力量"),
            w("toughness", "toughness", "防御力"),
            w("power and toughness", "power and toughness", "力量和防御力|力量与防御力"),
        ),
        ("power", "力量"),
    ),
)
