// LayoutCore.swift: SwiftUI's layout on any platform.  Importing the module brings Foundation's names along, as importing
// SwiftUI does; Rows has the rules that stacks can ask.  No file of the target needs an import of its own.

@_exported public import Boxes
@_exported public import Foundation
@_exported public import Rows
