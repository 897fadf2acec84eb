// Trials.swift: what this target uses of those below: rows with their policies, and generators.  It links no solver, so that the
// library without GPL code has corpora and the fuzzer too; `PlumbTesting` hands it on with laws, claims and the solver.

@_exported public import Families
@_exported public import Generators
@_exported public import Rows
