"""The steps of Rotterdam: a table that the module of each phase fills."""
