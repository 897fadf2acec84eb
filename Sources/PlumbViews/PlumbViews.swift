// PlumbViews.swift: what `import PlumbViews` gives: SwiftUI's vocabulary, its layout, and pictures; no solver, no GPL.

@_exported public import Drawings
@_exported public import LayoutCore
@_exported public import Shims
@_exported public import Views

#if os(Linux)
    // So that `SwiftUI.View` names something where programs write it.
    @_exported public import SwiftUI
#endif
