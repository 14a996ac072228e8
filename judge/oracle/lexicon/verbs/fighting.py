"""What objects do in combat, and damage."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.who import You
from judge.language import Template, Word
from judge.oracle.lexicon.verbs.verb import Act, Acts, verb
from judge.oracle.lexicon.verbs.words import Hit

ATTACKS, BLOCKS, BLOCKED = Acts(p.Attacks), Acts(p.Blocks), Acts(p.BecomesBlocked)
DEALT = Acts(p.IsDealtDamage)


def _faces(g: object, several: bool = False) -> Act:
    """Blocks one of those, or becomes blocked by one; or by one or more of them."""
    either = p.EitherOf(
        (p.Blocks(_NOBODY, g, several), p.BecomesBlocked(_NOBODY, g, several))  # type: ignore[arg-type]
    )
    return Act(either, "filter")


_NOBODY = ATTACKS.nobody


def _deals(combat: bool | None, hit: Hit | None = None, much: int = 1) -> Act:
    to, player = (None, None) if hit is None else hit
    return Act(p.DealsDamage(None, combat, to, player, much=much), "source")


FIGHTING: tuple[Template | Word, ...] = (
    verb(
        ATTACKS,
        "(attack)|(attack) {whom:damaged_player}",
        "攻击*|进行攻击|攻击*{whom:damaged_player}",
    ),
    verb(ATTACKS, "(attack) alone", "单独攻击*|单独进行攻击", alone=True),
    verb(
        ATTACKS,
        "(attack) for the first time each turn",
        "每回合[第一/首/中首]次攻击",
        first=True,
    ),
    verb(
        ATTACKS,
        "(attack) you or a planeswalker you control",
        "攻击*你或由你操控的[鹏洛客/旅法师]|攻击*你或你所操控的鹏洛客",
        whom=You(),
        planeswalkers=True,
    ),
    verb(
        BLOCKS,
        "(block)|(block) {blocked:event_subject@s}",
        "阻挡*|进行阻挡|阻挡*{blocked:event_subject}",
    ),
    verb(
        BLOCKED,
        "(become) blocked|(be) blocked|"
        "(become) blocked by {by:event_subject@s}|(be) blocked by {by:event_subject@s}",
        "被阻挡*|受到阻挡|被{by:event_subject}阻挡*",
    ),
    verb(
        _faces,
        "(block) or (become) blocked by {g:event_subject@s}|"
        "(block) or (be) blocked by {g:event_subject@s}",
        "阻挡{g:a_permanent}或被其阻挡|阻挡或被{g:a_permanent}阻挡|"
        "阻挡{g:a_permanent}或被{g:a_permanent}阻挡",
        rank=-1,
    ),
    verb(
        BLOCKS,
        "(block) {blocked:one_or_more@p}",
        "阻挡*{blocked:one_or_more}",
        several=True,
        forms=("s", "p"),
    ),
    verb(
        BLOCKED,
        "(become) blocked by {by:one_or_more@p}",
        "被{by:one_or_more}阻挡*",
        several=True,
        forms=("s", "p"),
    ),
    verb(
        _faces,
        "(block) or (become) blocked by {g:one_or_more@p}",
        "阻挡{g:one_or_more}或被{g:one_or_more}阻挡*",
        several=True,
        rank=-1,
        forms=("s", "p"),
    ),
    verb(
        Acts(p.AttacksUnblocked),
        "(attack) and (be)n't blocked",
        "攻击且未[被/受]阻挡",
    ),
    verb(
        Acts(p.AttacksUnblocked),
        "(attack) a player and (be)n't blocked",
        "攻击牌手且未被阻挡|攻击任一牌手且未被阻挡",
        player=True,
    ),
    verb(
        _deals,
        "(deal) {combat:damage_kind}|(deal) {combat:damage_kind} to {hit}",
        "造成*{combat:damage_kind}|对{hit}造成*{combat:damage_kind}",
    ),
    verb(
        _deals,
        "(deal) {much:number} or more {combat:damage_kind}|"
        "(deal) {much:number} or more {combat:damage_kind} to {hit}",
        "造成{much:number}点或更多{combat:damage_kind}|"
        "对{hit}造成{much:number}点或更多{combat:damage_kind}",
        forms=("s", "p"),  # "was dealt 4 or more damage this turn" is said of all of it together
    ),
    verb(
        DEALT,
        "(be) dealt {much:number} or more {combat:damage_kind}",
        "受到{much:number}点或更多{combat:damage_kind}",
        forms=("s", "p"),
    ),
    verb(DEALT, "(be) dealt {combat:damage_kind}", "受到*{combat:damage_kind}"),
    verb(
        DEALT,
        "(be) dealt excess {combat:damage_kind}",
        "受到*过量{combat:damage_kind}",
        excess=True,
    ),
)
