// Plumb.swift: what `import Plumb` gives: the views, the problems, their linear programs, the solver, proofs, and pictures.

@_exported public import Drawings
@_exported public import Families
@_exported public import GLPK
@_exported public import LayoutCore
@_exported public import LinearPrograms
@_exported public import Proofs
@_exported public import RowPrograms
@_exported public import Rows
@_exported public import Views
