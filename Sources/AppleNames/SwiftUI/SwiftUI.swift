// SwiftUI.swift: what `import SwiftUI` gives on Linux, so that a program written for SwiftUI keeps its import line.

@_exported public import PlumbViews
