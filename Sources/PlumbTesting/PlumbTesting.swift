// PlumbTesting.swift: what `import PlumbTesting` brings along: counterexamples are problems in our formats.

@_exported public import Formats
@_exported public import Plumb
