// PlumbTesting.swift: what `import PlumbTesting` brings along: the generators, and the rules under test with their solver.
// It links GLPK; `PlumbViewTesting`, for views, does not.

@_exported public import Generators
@_exported public import Plumb
