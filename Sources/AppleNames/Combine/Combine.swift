// Combine.swift: what `import Combine` gives on Linux: publishers and observable objects, among the views.

@_exported public import PlumbViews
