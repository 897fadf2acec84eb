// Box+Staircase.swift: the least heights of a box that wraps by its width, over any number.  Lengths in points.

package import Rows

extension Box {
    /// Whether an offer is shared among several boxes inside.
    package var isNested: Bool { shape.isNested }

    /// Whether it takes one of a few sizes of which a wider one is higher than a narrower one.
    var hasRisingSteps: Bool {
        switch content {
        case .steps(let steps):
            let heights = steps.sorted { $0.horizontal < $1.horizontal }.map(\.vertical)
            return !zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 }
        case .modified, .guided, .wrapped, .layered, .spanning: return children[0].hasRisingSteps
        default: return false
        }
    }

    /// The least heights by width of a text, of what takes one of a few sizes, and of modifiers around them that let offers
    /// through; `nil` for every other box, and where a length varies.
    package var staircase: Staircase<Value.Scalar>? {
        switch content {
        case .text(let text): return text.staircase
        case .steps(let steps):
            let answers = steps.map {
                Staircase<Value.Scalar>.Step(
                    width: .init(decimal: $0.horizontal), height: .init(decimal: $0.vertical))
            }
            return try? Staircase(answers: answers)
        case .modified(let modifier):
            if case .offset = modifier { return children[0].staircase }
            guard case .padding(let padding) = modifier, let width = padding.total.horizontal.known,
                let height = padding.total.vertical.known
            else { return nil }
            return children[0].staircase?.padded(by: PerAxis(horizontal: width, vertical: height))
        case .guided, .wrapped, .layered, .spanning: return children[0].staircase
        default: return nil
        }
    }

    /// About the height in a width of a text, and of modifiers around it that let offers through.
    package func roughHeight(in width: Double) -> Double? {
        // Doubles are asked as such.
        guard Value.Scalar.relativeTolerance == 0 else { return nil }
        switch content {
        case .text(let text): return text.roughHeight(in: width)
        case .modified(let modifier):
            if case .offset = modifier { return children[0].roughHeight(in: width) }
            guard case .padding(let padding) = modifier, let room = padding.total.horizontal.known,
                let height = padding.total.vertical.known
            else { return nil }
            return children[0].roughHeight(in: max(0, width - room.double)).map { $0 + height.double }
        case .guided, .wrapped, .layered, .spanning: return children[0].roughHeight(in: width)
        default: return nil
        }
    }
}

extension BoxText {
    /// The least heights by width, words whole; `nil` where the size of the font varies.
    var staircase: Staircase<Value.Scalar>? {
        guard let size = size.known?.double, size.isFinite else { return nil }
        let found = steps?(scale) ?? TextMeasure.steps(of: [piece], sizes: [size], scale: scale, lineLimit: nil)
        let answers = found.map { step in
            Staircase<Value.Scalar>.Step(width: .init(decimal: step.width), height: .init(decimal: step.height))
        }
        return try? Staircase(answers: answers)
    }
}

extension Staircase {
    /// The steps of what has room around it; `nil` for room below 0.
    package func padded(by room: PerAxis<Length>) -> Staircase? {
        guard room.horizontal >= 0, room.vertical >= 0 else { return nil }
        return Staircase(
            ordered: steps.map { .init(width: $0.width + room.horizontal, height: $0.height + room.vertical) })
    }
}
