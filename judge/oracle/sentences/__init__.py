"""Clauses become sentences, and sentences the effect of a spell or ability."""

from __future__ import annotations

from judge.oracle.sentences import (
    base_sizes,
    exchanging,
    melding,
    particular,
    player_restrictions,
    playing,
    reanimating,
    restrictions,
    shields,
)
from judge.oracle.sentences.changes import (
    CHANGED,
    CHANGED_LIST,
    FOR_NOW,
    LASTING,
    LASTING_LIST,
    REQUIRED_NOW,
)
from judge.oracle.sentences.clauses import (
    CLAUSE,
    CLAUSES,
    CLAUSES_MORE,
    HAD,
    MAY_CLAUSE,
    POSSESSOR_OF,
    SPECIAL_CLAUSE,
    UNLESS,
)
from judge.oracle.sentences.doomed import TABLES as DOOMED
from judge.oracle.sentences.effects import (
    EFFECTS,
    MODE,
    MODE_LIST,
    MODES_HEAD,
    MORE_MODES,
    PRICED_MODE,
    PRICED_MODE_LIST,
    RESULT,
    RESULT_LIST,
    SENTENCES,
)
from judge.oracle.sentences.following import (
    ANYONE_DOES,
    FOLLOWING,
    PUT_THERE,
    THAT_ONE,
    THAT_SPELL,
    TO_TOP_CARD,
)
from judge.oracle.sentences.instead import IN_ITS_PLACE
from judge.oracle.sentences.marking import CHOSEN
from judge.oracle.sentences.predicates import (
    NUMBER_TIMES,
    PRED_JOINED,
    PRED_LIST,
    PRED_RUN,
    PRED_THEN,
    PRED_TIMES,
    PREDS,
)
from judge.oracle.sentences.sentence import SENTENCE, THIS_TURN_EVENT
from judge.oracle.sentences.steps import FOR_EACH, NEXT_STEP

TABLES = (
    NEXT_STEP,
    PREDS,
    PRED_TIMES,
    NUMBER_TIMES,
    PRED_LIST,
    PRED_THEN,
    PRED_JOINED,
    PRED_RUN,
    CLAUSE,
    CHANGED,
    CHANGED_LIST,
    LASTING,
    FOR_NOW,
    REQUIRED_NOW,
    LASTING_LIST,
    POSSESSOR_OF,
    CLAUSES,
    CLAUSES_MORE,
    MAY_CLAUSE,
    HAD,
    SPECIAL_CLAUSE,
    UNLESS,
    IN_ITS_PLACE,
    CHOSEN,
    SENTENCE,
    THIS_TURN_EVENT,
    *DOOMED,
    FOLLOWING,
    TO_TOP_CARD,
    PUT_THERE,
    ANYONE_DOES,
    THAT_ONE,
    THAT_SPELL,
    FOR_EACH,
    SENTENCES,
    EFFECTS,
    MODE_LIST,
    MODE,
    MODES_HEAD,
    MORE_MODES,
    PRICED_MODE,
    PRICED_MODE_LIST,
    RESULT_LIST,
    RESULT,
    *base_sizes.TABLES,
    *melding.TABLES,
    *exchanging.TABLES,
    *particular.TABLES,
    *reanimating.TABLES,
    *playing.TABLES,
    *shields.TABLES,
    *restrictions.TABLES,
    *player_restrictions.TABLES,
)
