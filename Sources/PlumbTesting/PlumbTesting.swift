// PlumbTesting.swift: what `import PlumbTesting` brings along: counterexamples are problems in our formats.

@_exported public import Documents
@_exported public import Scenes
@_exported public import Workbench
@_exported public import Plumb
