// UIKit.swift: what `import UIKit` gives on Linux: the names of UIKit that programs for SwiftUI use, among the views.

@_exported public import PlumbViews
