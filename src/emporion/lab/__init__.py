"""The laboratory: many games at once, on the cores of this machine or on a Ray cluster.

A `work.Task` is cut into pieces, each a pure function of its number; `work.carry_out` runs them,
keeps a journal so that nothing done is ever done again, and hands the results over in order.
"""
