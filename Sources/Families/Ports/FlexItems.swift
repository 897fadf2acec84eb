// FlexItems.swift: rows as the flex lines of other engines have them.  Lengths in points.

internal import Rows

extension Policy {
    /// Throws for a policy whose rows these lines do not have.
    func checkFlex() throws(RowError) {
        switch self {
        case .cssFlex, .equalSizes, .equalIncrements, .weights: return
        default: throw .notWrittenInCSS(policy: name)
        }
    }
}

extension RowOver {
    /// The items with the bases and factors that state the row's policy, as `CSSFlexbox` reads it.
    ///
    /// - Throws: `RowError.notWrittenInCSS` for other policies than `checkFlex` lets pass.
    func flexItems() throws(RowError) -> [ItemOver<Value>] {
        try policy.checkFlex()
        return items.map { item in
            var item = item
            switch policy {
            case .equalSizes: item.flex = .init(basis: 0, grow: 1, shrink: 1)
            case .equalIncrements: item.flex = .init(basis: item.minimum, grow: 1, shrink: 1)
            case .weights: item.flex = .init(basis: 0, grow: item.weight, shrink: 1)
            default: break
            }
            return item
        }
    }
}
