// PlumbTesting.swift: what `import PlumbTesting` brings along: the rules and layouts under test.

@_exported public import Plumb
