// PlumbViewTesting.swift: what `import PlumbViewTesting` brings along: the generators, and the layouts under test; no GLPK.

@_exported public import Generators
@_exported public import LayoutCore
