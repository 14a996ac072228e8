"""Words for objects: targets, "each", "all", picked ones, and pronouns."""

from __future__ import annotations

from judge.oracle.phrases.objects.groupings import TABLES as GROUPINGS
from judge.oracle.phrases.objects.pronouns import (
    ANY_EXILED,
    ATTACHED,
    LINKED,
    OBJECT_REF,
    ONE_EXILED,
    OWN_NAME,
    PRONOUN,
    REST,
    SELF_OR_HOST,
    SUBJECT,
)
from judge.oracle.phrases.objects.several import LAST_OBJECTS, OBJECTS, ONE_OBJECTS
from judge.oracle.phrases.objects.targets import (
    ANY_TARGET,
    TARGET_CARD,
    TARGET_ON_STACK,
    TARGET_PERMANENT,
    TARGET_PERMANENT_S,
    TARGET_SPELL,
    ZONE_TARGET,
)
from judge.oracle.phrases.objects.zones import (
    AMONG,
    CARD_OBJECT,
    CARD_OBJECTS,
    LOCATED_CARDS,
    MILLED,
    NARROWED_ZONE,
    SAID_ZONE,
    TOP_CARDS,
    ZONE,
    ZONE_OF,
)

TABLES = (
    *GROUPINGS,
    TARGET_PERMANENT,
    TARGET_CARD,
    TARGET_SPELL,
    TARGET_ON_STACK,
    TARGET_PERMANENT_S,
    PRONOUN,
    OBJECT_REF,
    OWN_NAME,
    ONE_OBJECTS,
    OBJECTS,
    LAST_OBJECTS,
    SAID_ZONE,
    ZONE,
    ZONE_OF,
    MILLED,
    NARROWED_ZONE,
    LOCATED_CARDS,
    CARD_OBJECT,
    CARD_OBJECTS,
    ZONE_TARGET,
    TOP_CARDS,
    AMONG,
    REST,
    ATTACHED,
    LINKED,
    ONE_EXILED,
    ANY_EXILED,
    SUBJECT,
    SELF_OR_HOST,
    ANY_TARGET,
)
