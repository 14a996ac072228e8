"""Words for objects: targets, "each", "all", picked ones, and pronouns."""

from __future__ import annotations

from judge.oracle.objects.groupings import TABLES as GROUPINGS
from judge.oracle.objects.pronouns import (
    ANY_EXILED,
    ATTACHED,
    LINKED,
    OBJECT_REF,
    ONE_EXILED,
    PRONOUN,
    REST,
    SELF_OR_HOST,
    SUBJECT,
)
from judge.oracle.objects.several import OBJECTS, ONE_OBJECTS
from judge.oracle.objects.targets import (
    ANY_TARGET,
    ONE_OR,
    TARGET_CARD,
    TARGET_ON_STACK,
    TARGET_PERMANENT,
    TARGET_PERMANENT_S,
    TARGET_SPELL,
    ZONE_TARGET,
)
from judge.oracle.objects.zones import (
    AMONG,
    CARD_OBJECT,
    CARD_OBJECTS,
    LOCATED_CARDS,
    PUT_THERE,
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
    ONE_OR,
    TARGET_PERMANENT_S,
    PRONOUN,
    OBJECT_REF,
    ONE_OBJECTS,
    OBJECTS,
    SAID_ZONE,
    ZONE,
    ZONE_OF,
    PUT_THERE,
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
