"""What may be done with the mana that an effect adds, and what spending it does (106.6)."""

from __future__ import annotations

from judge.abilities import Effect, Filter
from judge.abilities.bases import Players
from judge.abilities.durations import ForGood
from judge.abilities.effects.objects import Change
from judge.abilities.effects.players import AddMana, DoubleMana
from judge.abilities.filters import AllOf, IsCommander, IsIt, IsSpell, OwnedBy
from judge.abilities.modifications import Restricted
from judge.abilities.spending import Spending
from judge.abilities.statics import CantBeCountered
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import It, You
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import THEY

UNCOUNTERED = Change(It(), (Restricted(CantBeCountered(IsIt())),), ForGood())


def _spent(effect: AddMana, s: Spending) -> AddMana:
    return effect.with_(spending=s)


def _lasting(effect: AddMana | DoubleMana, who: Players) -> object:
    """Whoever has the mana doesn't lose it; nobody else."""
    is_own = effect.player == You()
    if isinstance(effect, DoubleMana) or is_own is not (who == You()):
        return REJECTED
    return effect.with_(lasts="turn")


def _both(s: Spending, o: Spending) -> object:
    if s.spells is None or o.sources is None or s.rider is not None:
        return REJECTED
    return s.with_(sources=o.sources)


def _uncountered(f: Filter) -> Spending:
    return Spending(spells=f, rider=UNCOUNTERED, on=f)


def _rider(effect: AddMana, f: Filter, e: Effect) -> AddMana:
    return effect.with_(spending=Spending(rider=e, on=f))


def _when_spent(effect: AddMana, f: Filter, e: Effect) -> object:
    """106.6: a delayed triggered ability, here of what is not said of the spell itself."""
    if any(isinstance(part, (It, IsIt, *TARGETS)) for part in within(e)):
        return REJECTED
    return effect.with_(spending=Spending(rider=e, on=f, triggers=True))


TABLES = (
    Table(
        "to_cast",
        (
            t(
                lambda f: Spending(spells=f),
                "cast {f:spells@p}|cast {f:a_spell}",
                "[施放/使用]{f:spells}|支付{f:spells}的费用",
            ),
            w(
                Spending(spells=every(IsSpell(), IsCommander(), OwnedBy(You()))),
                "cast your commander",
                "施放你的指挥官",
            ),
        ),
        ("cast creature spells", "施放生物咒语"),
    ),
    Table(
        "to_activate",
        (
            w(Spending(sources=AllOf(())), "activate abilities|activate an ability", "起动异能"),
            t(
                lambda f: Spending(sources=f),
                "activate abilities of {f:permanents@p}|activate an ability of {f:a_permanent}|"
                "activate abilities of {f:sources@p}|activate an ability of {f:a_source}",
                "起动{f:permanents}的异能|起动{f:permanents}的起动式异能|"
                "起动{f:sources}的异能|起动{f:sources}的起动式异能",
            ),
        ),
        ("activate abilities", "起动异能"),
    ),
    Table(
        "spending",
        (
            Include("to_cast"),
            Include("to_activate"),
            t(
                _both,
                "{s:to_cast} [or/and/or to] {o:to_activate}",
                "{s:to_cast}[，或是/或]{o:to_activate}",
                ex=(
                    "cast creature spells or activate abilities of creatures",
                    "施放生物咒语，或是起动生物的异能",
                ),
            ),
            t(
                _uncountered,
                "cast {f:a_spell}, and that spell can't be countered",
                "施放{f:spells}，且该咒语不能被反击",
            ),
        ),
        ("cast creature spells", "施放生物咒语"),
    ),
    Table(
        "mana_effect",
        (
            Include("mana_restricted"),
            t(
                _lasting,
                "{effect:mana_restricted}. until end of turn, {who:mana_holder} don't lose this "
                "mana as steps and phases end",
                "{effect:mana_restricted}。直到回合结束，{who:mana_holder}不会因步骤与阶段结束"
                "失去这份法术力",
            ),
        ),
        ("add {g}", "加{g}"),
    ),
    Table("mana_holder", (w(You(), "you", "你"), w(THEY, "they", "该牌手")), ("you", "你")),
    Table(
        "mana_restricted",
        (
            Include("mana_added"),
            w(
                DoubleMana(),
                "double the amount of each type of unspent mana you have",
                "将你的每种类别之未使用的法术力加倍",
            ),
            t(
                _spent,
                "{effect:mana_added}. spend this mana only to {s:spending}",
                "{effect:mana_added}。此法术力只能用来{s:spending}",
            ),
            t(
                lambda effect, f: _spent(effect, Spending(barred=f)),
                "{effect:mana_added}. this mana can't be spent to cast [{f:a_spell}/{f:spells@p}]",
                "{effect:mana_added}。此法术力不能用来施放{f:spells}",
            ),
            t(
                _when_spent,
                "{effect:mana_added}. when you spend this mana to cast {f:a_spell}, {e:clauses}",
                "{effect:mana_added}。当你使用此法术力施放{f:spells}时，{e:clauses}",
                ex=(
                    "add {g}. when you spend this mana to cast a creature spell, draw a card",
                    "加{g}。当你使用此法术力施放生物咒语时，抓一张牌",
                ),
            ),
            t(
                _rider,
                "{effect:mana_added}. if that mana is spent on {f:a_spell}, {e:clauses}",
                "{effect:mana_added}。若该法术力用以支付{f:a_spell}，则{e:clauses}",
                ex=(
                    "add {g}. if that mana is spent on a creature spell, "
                    "it gains haste until end of turn",
                    "加{g}。若该法术力用以支付生物咒语，则它获得敏捷异能直到回合结束",
                ),
            ),
        ),
        ("add {g}", "加{g}"),
    ),
)
