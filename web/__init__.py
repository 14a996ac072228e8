"""Both halves become a website: pages for people. Shows what they hold and decides nothing."""

from web.app import create_app

__all__ = ["create_app"]
