// SwiftUI.swift: what `import SwiftUI` gives on Linux, so that a program written for SwiftUI keeps its import line, and its
// names may be written with this one before them.  `URLSession` is in Foundation elsewhere, and in a module of its own here.

@_exported public import Drawings
@_exported public import FoundationNetworking
@_exported public import LayoutCore
@_exported public import Shims
@_exported public import Views
