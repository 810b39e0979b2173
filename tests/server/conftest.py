"""The database server that tests share."""

from server.postgres import postgres

__all__ = ["postgres"]
