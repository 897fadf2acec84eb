// GuideCombination.swift: how several values of a guide become one, over any number.

/// How a container combines its children's explicit values.
@usableFromInline package enum GuideCombination: Hashable, Sendable {
    /// The arithmetic mean: custom guides.
    case mean
    /// Not combined; these guides do not leave the container: leading, center, trailing, top, bottom.
    case never
    /// The smallest: the first baseline.
    case least
    /// The largest: the last baseline.  OpenSwiftUI takes the smallest; Apple's documentation says bottom-most.
    case greatest

    /// The combination of several values of any kind, in points; `nil` for none.
    @inlinable package func combined<J: Judge>(_ values: some Sequence<J.Value>, judge: inout J) -> J.Value? {
        var combined: J.Value?
        var count = 0.0
        for value in values {
            count += 1
            guard let others = combined else {
                combined = value
                continue
            }
            switch self {
            // A running mean, in the order of the children.
            case .mean: combined = others + (value - others) / J.Value.Scalar(decimal: count)
            case .never: return nil
            case .least: combined = judge.lesser(others, value)
            case .greatest: combined = judge.greater(others, value)
            }
        }
        return self == .never ? nil : combined
    }
}
