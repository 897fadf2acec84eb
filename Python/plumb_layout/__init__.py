"""Rows laid out, judged and proved.

    >>> import plumb_layout as plumb
    >>> plumb.solve({"available": 150, "items": [{"max": 100}, {"min": 100}]})["lengths"]
    [50, 100]

The functions of `_verbs` take JSON or what becomes JSON; those of `_rows` take many rows as columns of NumPy or Arrow.
`columns` makes columns of dictionaries.
"""

from ._answers import Answer
from ._dictionaries import columns
from ._errors import ColumnError, PlumbError
from ._native_library import components, version
from ._rows import Pieces, Verdicts, rows_solve, rows_sweep, rows_verify
from ._verbs import check, compare, explain, fuzz, generate, layout, merge, model, prove, solve, sweep, table, verify
from .testing import assert_optimal

__version__ = version()

__all__ = [
    "Answer", "ColumnError", "Pieces", "PlumbError", "Verdicts", "assert_optimal", "check", "columns", "compare",
    "components", "explain", "fuzz", "generate", "layout", "merge", "model", "prove", "rows_solve", "rows_sweep", "rows_verify", "solve",
    "sweep", "table", "verify", "version",
]
