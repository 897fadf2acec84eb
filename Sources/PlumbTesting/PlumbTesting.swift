// PlumbTesting.swift: what `import PlumbTesting` brings along: the generators, the rows and engines that are tried, and the rules
// under test with their solver.  It links GLPK; `Trials` and `PlumbViewTesting`, for views, do not.

@_exported public import Generators
@_exported public import Plumb
@_exported public import Trials
