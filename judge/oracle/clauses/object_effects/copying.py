"""A spell is copied for each object or player that it could target, or for one (707.10d, e)."""

from __future__ import annotations

from judge.abilities.effects.objects import CopySpellAt, CopySpellForEach
from judge.abilities.filters import IsPermanent
from judge.language import Table, t, w
from judge.language.template import Row

COPIES: tuple[Row, ...] = (
    t(
        CopySpellAt,
        "copy {objects:countered}. the copy targets {target:one_objects}",
        "复制{objects:countered}。该复制品以{target:one_objects}为目标",
        ex=(
            "copy that spell. the copy targets that token",
            "复制该咒语。该复制品以该衍生物为目标",
        ),
    ),
    t(
        CopySpellForEach,
        "copy {objects:countered} for each other {each:permanents@s} {_:it_could_target}. each "
        "copy targets a different one of {_:those_ones}",
        "{objects:countered}每能以一个其他{each:permanents}为目标，便将该咒语复制一次。"
        "每个复制品都要以{_:those_ones}之一为目标，且不能重复选择",
        ex=(
            "copy that spell for each other creature you control that spell could target. each "
            "copy targets a different one of those creatures",
            "该咒语每能以一个其他由你操控的生物为目标，便将该咒语复制一次。"
            "每个复制品都要以这些生物之一为目标，且不能重复选择",
        ),
    ),
    t(
        CopySpellForEach,
        "copy {objects:countered} for each other permanent or player {_:it_could_target}. each "
        "copy targets a different one of those permanents and players",
        "{objects:countered}每能以一个其他永久物或牌手为目标，便将该咒语复制一次。"
        "每个复制品都要以这些永久物与牌手之一为目标，且不能重复选择",
        each=IsPermanent(),
        players=True,
        ex=(
            "copy that spell for each other permanent or player the spell could target. each copy "
            "targets a different one of those permanents and players",
            "该咒语每能以一个其他永久物或牌手为目标，便将该咒语复制一次。"
            "每个复制品都要以这些永久物与牌手之一为目标，且不能重复选择",
        ),
    ),
)
TABLES = (
    Table(
        "it_could_target",
        (
            w(
                None,
                "that spell could target|the spell could target|that the spell could target",
                "",
            ),
        ),
        ("that spell could target", ""),
    ),
    Table(
        "those_ones",
        (t(lambda f: f, "those {f:permanents@p}", "这些{f:permanents}"),),
        ("those creatures", "这些生物"),
    ),
)
