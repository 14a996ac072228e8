"""What mana may be spent on, and what follows from spending it (106.6)."""

from __future__ import annotations

from judge.abilities.ability import Triggered
from judge.abilities.bases import Effect
from judge.abilities.patterns import DoneSo
from judge.abilities.statics import ManaAsAnyColor
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Mana, ObjectId, Occurred, PendingTrigger, PlayerId
from judge.rules.instructions import carry_out
from judge.rules.mana.production import COLORS
from judge.rules.meaning import Context, find_players, matches
from judge.rules.process import Process
from judge.rules.replacement.rule_numbers import of_mana
from judge.rules.statics import rules_in_force
from judge.rules.view import View

Need = frozenset[str]  # the letters that will do; all six of them for generic mana
ANY_TYPE: Need = frozenset(("type",))  # mana may be spent as though it were colorless too
ANY: Need = frozenset((*COLORS, "C", "generic"))


@cites("106.6", "一些咒语或异能产生的法术力会有使用限制")
def may_be_spent(view: View, mana: Mana, context: Context) -> bool:
    """True if mana may be spent on what is being paid.

    Mana that says on what it may be spent pays for casting such a spell and for activating such
    an ability, and for nothing that is paid as a spell or ability resolves.
    """
    spending = mana.spending
    if spending is None:
        return True
    own = Context(mana.source, context.controller)
    activates = is_activated(view, context)
    spell = None if activates or not context.announced else context.object
    if spending.barred is not None and spell is not None:
        return not matches(view, spending.barred, spell, own)
    if not spending.is_restricted:
        return True
    if not context.announced:
        return False
    wanted = spending.sources if activates else spending.spells
    about = context.source if activates else spell
    return wanted is not None and about is not None and matches(view, wanted, about, own)


@cites("106.6", "或者对该法术力所支付的咒语或异能有附加效应")
def apply_riders(
    process: Process, player: PlayerId, spell: ObjectId, spent: tuple[Mana, ...]
) -> None:
    """What mana does to the spell that it is spent on happens, once for each such mana."""
    for mana in spent:
        spending = mana.spending
        if spending is None or spending.rider is None:
            continue
        context = Context(mana.source, player)
        if spending.on is None or matches(process.view, spending.on, spell, context):
            if spending.triggers:
                trigger_by_spending(process, player, spell, mana, spending.rider)
                continue
            more = of_each.numbers if is_increased(process, mana) else ()
            with process.also(*apply_riders.numbers, *more):
                carry_out(process, spending.rider, context.about(spell))


@cites("106.6a", "每一点以此法产生的法术力都会创造一个独立的效应")
def of_each() -> None:
    """Mana that a replacement effect adds does to a spell what the ability's own mana does."""


def is_increased(process: Process, mana: Mana) -> bool:
    """True of mana that was made where a replacement effect changed how much an ability makes."""
    made = (one for one in process.state.history if isinstance(one, e.ManaMade))
    return any(mana in one.mana and of_mana.numbers[0] in one.because for one in made)


@cites("106.6", "或者创造一个因该法术力被使用而触发的延迟触发式异能")
def trigger_by_spending(
    process: Process, player: PlayerId, spell: ObjectId, mana: Mana, effect: Effect
) -> None:
    """An ability triggers on the mana being spent to cast the spell, which it is about."""
    ability = Triggered(DoneSo(), effect)
    pending = PendingTrigger(ability, player, mana.source, None, Occurred((spell,)))
    because = (*process.because, *trigger_by_spending.numbers)
    process.happen((e.Triggered((pending,), because=because),))


def as_any_color(view: View, player: PlayerId, context: Context) -> Need:
    """The letters of mana that may be spent as though it were of any color."""
    found: Need = frozenset()
    for held in rules_in_force(view, ManaAsAnyColor):
        rule = held.rule
        if player not in find_players(view, rule.player, held.context):
            continue
        if not _pays_for(view, rule, context, held.context):
            continue
        if rule.mana is not None:
            found |= frozenset(rule.mana.value)
        else:
            found |= frozenset("S") if rule.from_snow else ANY
        found |= ANY_TYPE if rule.any_type else frozenset()
    return found


def _pays_for(view: View, rule: ManaAsAnyColor, context: Context, own: Context) -> bool:
    """True if what is being paid is what a rule about spending mana is for."""
    if rule.abilities_of is not None:
        source = context.source
        return (
            is_activated(view, context)
            and source is not None
            and matches(view, rule.abilities_of, source, own)
        )
    spell = context.object
    return rule.spells is None or (spell is not None and matches(view, rule.spells, spell, own))


def is_activated(view: View, context: Context) -> bool:
    """True if the cost of an activated ability is what is being paid."""
    held = None if context.object is None else view.state.objects.get(context.object)
    return bool(context.for_mana or (held is not None and held.stack and held.stack.ability))


@cites("118.14", "视同无色法术力或任意颜色的法术力")
def widened(need: Need, as_any: Need) -> Need:
    """What will do for a need; of a color, also what may be spent as though it were of any.

    Where mana of any type may be spent, what will do for colorless mana is wider too.
    """
    wide = frozenset((*COLORS, "C")) if as_any & ANY_TYPE else frozenset(COLORS)
    return need | as_any if need & wide else need
