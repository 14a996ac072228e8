"""How permanents enter."""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities import patterns as p
from judge.abilities.bases import Amount, Condition, Effect, Filter, Modification
from judge.abilities.effects.combinators import Choose, May
from judge.abilities.effects.objects import Tap
from judge.abilities.filters import IsThis, Other
from judge.abilities.statics import AsEnters, EntersAsCopy, EntersForCost, EntersWith
from judge.abilities.who import This
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.lines.replacements.bringing import BRINGING
from judge.oracle.lines.replacements.replacing import Statics, one

ENTERS = p.Enters(IsThis())


def _tapped(f: Filter) -> Statics:
    return one(p.Enters(f), EntersWith(tapped=True))


def _tapped_unless(c: Condition) -> Statics:
    return one(ENTERS, EntersWith(tapped=True, unless=c))


def _tapped_if(c: Condition) -> Statics:
    return one(ENTERS, EntersWith(tapped=True), c)


def _unless_paid(c: Cost) -> Statics:
    return one(ENTERS, EntersWith(tapped=True, unless_paid=c))


def _prepared() -> Statics:
    return one(ENTERS, EntersWith(prepared=True))


def _as_enters(e: Effect) -> Statics:
    return one(ENTERS, AsEnters(e))


def _tapped_besides(e: Effect | None = None, then: Effect | None = None) -> object:
    """It enters tapped, and something is done as it enters; or for that, if its player wants."""
    if then is not None:
        return _as_enters(May(Tap(This()), then=then))
    return REJECTED if e is None else (*one(ENTERS, EntersWith(tapped=True)), *_as_enters(e))


def _as_chosen(e: Effect) -> object:
    """The older wording of a choice; of anything else it says that an ability triggers."""
    return _as_enters(e) if isinstance(e, Choose) else REJECTED


def _copies_of_this(f: Filter) -> Statics:
    return one(p.Enters(f), EntersAsCopy(IsThis()))


def _copy(
    f: Filter,
    e: tuple[Modification, ...] = (),
    k: str = "",
    n: Amount = 0,
    **how: bool,
) -> Statics:
    """A copy of another object than this, tapped, or with counters, where that is said."""
    copied = every(Other(), f) if how.get("another") else f
    counters = ((k, n),) if k else ()
    copy = EntersAsCopy(copied, e, tapped=how.get("tapped", False), counters=counters)
    return one(ENTERS, copy, optional=True)


ENTERING = (
    t(
        _tapped,
        "{f:subject@s} enters tapped|{f:subject@p} enter tapped",
        "{f:subject}[须]横置进战场|{f:subject}须横置[进/着进战]场|"
        "{f:subject}[进战场时须横置/以横置状态进战场]",
        ex=("~ enters tapped", "~须横置进战场"),
    ),
    t(_prepared, "~ enters prepared", "~进战场时已备法"),
    t(
        _tapped_unless,
        "~ enters tapped unless {c:condition}",
        "除非{c:condition}，否则~[须横置进战场/进战场时须横置/横置进战场]",
        ex=(
            "~ enters tapped unless you control a forest",
            "除非你操控一个树林，否则~须横置进战场",
        ),
    ),
    t(
        _tapped_if,
        "if {c:condition}, [~/it] enters tapped",
        "若{c:condition}，则[~/它]须横置进战场",
    ),
    t(
        _unless_paid,
        "as ~ enters, you may {c:cost}. if you don't, [it/~] enters tapped",
        "于~进战场时，你可以{c:cost}。若你[未/不]如此作，则它须横置进战场|"
        "当~进战场时，你可以{c:cost}。若你未如此作，~须横置进战场|"
        "于~进战场时，你可以{c:cost}。若你未如此作，[则~/它]须横置进战场",
        ex=(
            "as ~ enters, you may pay 2 life. if you don't, it enters tapped",
            "于~进战场时，你可以支付2点生命。若你未如此作，则它须横置进战场",
        ),
    ),
    t(
        lambda c, optional=False: one(ENTERS, EntersForCost(c, optional=optional)),
        "if ~ would enter, [{optional:you_may} ]{c:cost} instead. if you do, put ~ onto the "
        "battlefield. if you don't, put it into its owner's graveyard",
        "若~将进战场，则改为[{optional:you_may}]{c:cost}。若你如此作，则将~放进战场。若你未如此作，"
        "则将它置入其拥有者的坟墓场",
        ex=(
            "if ~ would enter, you may sacrifice a forest instead. if you do, put ~ onto the "
            "battlefield. if you don't, put it into its owner's graveyard",
            "若~将进战场，则改为你可以牺牲一个树林。若你如此作，则将~放进战场。若你未如此作，"
            "则将它置入其拥有者的坟墓场",
        ),
    ),
    *BRINGING,
    t(
        _as_enters,
        "as ~ enters, {e:choosing}",
        "于~进战场时，{e:choosing}",
        ex=("as ~ enters, choose a color", "于~进战场时，选择一种颜色"),
    ),
    t(
        lambda c, e: one(ENTERS, AsEnters(e), c),
        "if {c:condition}, {e:choosing} as ~ enters",
        "若{c:condition}，[则]于~进战场时{e:choosing}",
        ex=(
            "if it's neither day nor night, it becomes day as ~ enters",
            "若此时既非白昼也非黑夜，则于~进战场时成为白昼",
        ),
    ),
    t(_as_chosen, "", "当~进战场时，{e:choosing}"),
    t(
        _tapped_besides,
        "~ enters tapped. as it enters, {e:choosing}|"
        "you may have ~ enter tapped. if you do, {then:clauses}",
        "~须横置进战场。于[它/其]进战场时，{e:choosing}|"
        "你可以使~横置进战场。若你如此作，则{then:clauses}",
        ex=(
            "you may have ~ enter tapped. if you do, you gain 2 life",
            "你可以使~横置进战场。若你如此作，则你获得2点生命",
        ),
    ),
    t(
        _copy,
        "you may have ~ enter [the battlefield ]as a copy of [any/a] {f:copied_permanent}|"
        "you may have ~ enter [the battlefield ]as a copy of an {f:copied_permanent}|"
        "you may have ~ enter [the battlefield ]as a copy of [any/a] {f:copied_permanent}, "
        "except {e:exceptions}|"
        "you may have ~ enter [the battlefield ]as a copy of an {f:copied_permanent}, except "
        "{e:exceptions}|"
        "you may have ~ enter {tapped:entered_as} as a copy of any {f:copied_permanent}|"
        "you may have ~ enter as a copy of {another:another_one} {f:copied_permanent}, except "
        "{e:exceptions}|"
        "you may have ~ enter [the battlefield ]as a copy of any {f:copied_permanent}, except it "
        "enters with {n:plural_count} additional {k:counter} counters on it",
        "你可以[使/令/让]~当成任一{f:copied_permanent}的复制品进战场|"
        "你可以使~当成一个{f:copied_permanent}的复制品进战场|"
        "你可以[使/令]~当成任一{f:copied_permanent}的复制品进战场，但{e:exceptions}|"
        "你可以使~当成任一{f:copied_permanent}的复制品{tapped:entered_as}进战场|"
        "你可以使~当成{another:another_one}{f:copied_permanent}的复制品进战场，但{e:exceptions}|"
        "你可以使~当成任一{f:copied_permanent}的复制品进战场，"
        "但它进战场时上面额外有{n:plural_count}个{k:counter}指示物",
        ex=(
            "you may have ~ enter as a copy of any creature on the battlefield",
            "你可以使~当成任一战场上的生物的复制品进战场",
        ),
    ),
    t(
        _copies_of_this,
        "{f:subject@p} enter as a copy of ~",
        "{f:subject}进战场时[是/为]~的复制品",
        ex=("creatures you control enter as a copy of ~", "由你操控的生物进战场时是~的复制品"),
    ),
)
YOU_MAY = Table("you_may", (w(True, "you may", "你可以"),), ("you may", "你可以"))
COPIED_PERMANENT = Table(
    "copied_permanent",
    (t(lambda f: f, "{f:permanents@s}|{f:located_cards@s}", "{f:permanents}|{f:located_cards}"),),
    ("creature on the battlefield", "战场上的生物"),
)
CHOOSING = Table(
    "choosing",
    (
        t(
            lambda e, then=None: e if then is None else sequence(e, then),
            "{e:act@p}[, then {then:act@p}]",
            "{e:act}[，然后{then:act}]",
            ex=("choose a color", "选择一种颜色"),
        ),
    ),
    ("choose a color", "选择一种颜色"),
)
