// GuideExpression.swift: where a guide lies, as an expression.  Lengths in points from a box's top or leading edge.

/// What a guide comes to, in the lengths and the other guides of its box.
package indirect enum GuideExpression: Sendable, Hashable {
    /// A number of points.
    case number(Double)
    /// The lengths of the box.
    case width, height
    /// Another guide of the box, explicit or not.
    case guide(GuideKey)
    /// The explicit value of another guide, or else something.
    case explicit(GuideKey, otherwise: GuideExpression)
    case sum(GuideExpression, GuideExpression)
    case difference(GuideExpression, GuideExpression)
    /// The product of two; a screen takes it where one of them is a number.
    case product(GuideExpression, GuideExpression)
    /// The first divided by the second; a screen takes it where the second is a number other than 0.
    case quotient(GuideExpression, GuideExpression)
}

extension GuideExpression {
    /// The guides in it.
    package var keys: [GuideKey] {
        switch self {
        case .number, .width, .height: []
        case .guide(let key): [key]
        case .explicit(let key, let otherwise): [key] + otherwise.keys
        case .sum(let first, let second), .difference(let first, let second), .product(let first, let second),
            .quotient(let first, let second):
            first.keys + second.keys
        }
    }

    /// Whether it follows from lengths and default guides along one axis alone.
    func isAlong(_ axis: Axis) -> Bool {
        switch self {
        case .number: true
        case .width: axis == .horizontal
        case .height: axis == .vertical
        case .guide(let key): key.isPlain && key.axis == axis
        // An explicit guide that another box gives may follow from anything.
        case .explicit: false
        case .sum(let first, let second), .difference(let first, let second), .product(let first, let second),
            .quotient(let first, let second):
            first.isAlong(axis) && second.isAlong(axis)
        }
    }
}
