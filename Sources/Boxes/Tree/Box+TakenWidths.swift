// Box+TakenWidths.swift: which widths a box takes that wraps and is rounded, over any number.  Lengths in points.

extension Box {
    /// The widths that a text takes of offers of them, and what becomes of them in modifiers around it; `nil` for every other
    /// box, and where a length varies.
    var takenWidths: [ClosedRange<Value.Scalar>]? {
        switch content {
        case .text(let text): return text.takenWidths
        case .modified(let modifier): return children[0].takenWidths.flatMap(modifier.takenWidths)
        case .guided, .wrapped, .layered, .spanning: return children[0].takenWidths
        default: return nil
        }
    }
}

extension BoxModifier {
    /// The widths that the modifier takes around what takes some.
    fileprivate func takenWidths(of child: [ClosedRange<Value.Scalar>]) -> [ClosedRange<Value.Scalar>]? {
        switch self {
        case .frame(let modifier): modifier.takenWidths(of: child)
        case .flexible(let modifier): modifier.takenWidths(of: child)
        case .padding(let modifier): modifier.takenWidths(of: child)
        case .fixedSize(let modifier): modifier.takenWidths(of: child)
        case .aspectRatio(let modifier): modifier.takenWidths(of: child)
        case .offset(let modifier): modifier.takenWidths(of: child)
        case .position(let modifier): modifier.takenWidths(of: child)
        }
    }
}
