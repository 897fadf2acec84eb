// Plumb.swift: what `import Plumb` gives: rows and families, their linear programs, the solver, and proofs; no view.

@_exported public import Families
@_exported public import GLPK
@_exported public import LinearPrograms
@_exported public import Proofs
@_exported public import RowPrograms
@_exported public import Rows
@_exported public import Simplex
