// Families.swift: rows whose lengths vary with parameters, what is claimed of them, and proofs of that, checked without a
// solver.

@_exported public import Rows
