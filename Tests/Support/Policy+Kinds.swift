// Policy+Kinds.swift: policies that tests treat alike.

package import Rows

extension Policy {
    /// Those that a toolkit stands behind.
    package static let ofToolkits = allCases.filter { $0.definition is any ToolkitPolicy }

    /// Those under which lengths that vary are never multiplied by others, whatever the items are like.
    package static let linear = allCases.filter { $0 != .spread }
}
