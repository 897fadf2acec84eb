// Workbench.swift: what `import Workbench` brings along: what questions and answers are made of.

@_exported public import Certificates
@_exported public import Documents
@_exported public import Plumb
@_exported public import Scenes
