// CoreGraphics.swift: what `import CoreGraphics` gives on Linux: points, sizes, paths and maps of the plane, among the
// views.

@_exported public import PlumbViews
