// Workbench.swift: what `import Workbench` brings along: what questions and answers are made of.

@_exported public import Certificates
@_exported public import Documents
@_exported public import Families
@_exported public import LinearPrograms
@_exported public import Proofs
@_exported public import RowPrograms
@_exported public import Rows
@_exported public import Scenes
@_exported public import Simplex
