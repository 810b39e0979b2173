"""The steps from an empty database to `schema.py`, oldest first. A released step never changes."""
