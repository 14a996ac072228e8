"""Words after a noun: whose it is, what it has, how big it is; in Chinese a clause before it."""

from __future__ import annotations

from judge.oracle.posts.phrases import CARD_NAME, POST, POSTS, SIMPLE_COLOR, WITH_MORE

TABLES = (POST, POSTS, WITH_MORE, SIMPLE_COLOR, CARD_NAME)
