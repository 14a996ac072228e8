"""What is doubled (701.9): power and toughness, counters, life totals."""

from __future__ import annotations

from judge.abilities.amounts import LifeTotal, Times
from judge.abilities.bases import Effect, Objects, Players
from judge.abilities.effects.objects import Act
from judge.abilities.effects.players import SetLife
from judge.language import Template, t
from judge.oracle.lexicon.pronouns import THEY


def _act_of(o: Objects, action: str) -> Effect:
    return Act(action, o)


def _counters(o: Objects, k: str = "") -> Effect:
    return Act("double counters", o, word=k)


def _life(who: Players) -> Effect:
    return SetLife(Times(2, LifeTotal(THEY)), who)


def _of_size(en: str, *zh: str) -> Template:
    return t(
        _act_of,
        f"double {{o:possessor}} {en} until end of turn|"
        f"until end of turn, double {{o:possessor}} {en}|"
        f"double the {en} of {{o:objects}} until end of turn",
        "|".join(
            f"将{{o:possessor}}{one}加倍直到回合结束|直到回合结束，将{{o:possessor}}{one}加倍|"
            f"将{{o:objects}}的{one}加倍直到回合结束"
            for one in zh
        ),
        action=f"double {en}",
        ex=(
            f"double target creature's {en} until end of turn",
            f"将目标生物的{zh[0]}加倍直到回合结束",
        ),
    )


DOUBLING = (
    _of_size("power", "力量"),
    _of_size("toughness", "防御力"),
    _of_size("power and toughness", "力量和防御力", "力量与防御力"),
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
