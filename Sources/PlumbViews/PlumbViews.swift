// PlumbViews.swift: what `import PlumbViews` gives: SwiftUI's vocabulary, its layout, and pictures; no solver, no GPL.

@_exported public import Drawings
@_exported public import LayoutCore
@_exported public import Views
