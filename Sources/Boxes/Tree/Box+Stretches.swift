// Box+Stretches.swift: which widths a box takes that wraps and is rounded, over any number.  Lengths in points.

extension Box {
    /// The widths that a text takes of offers of them, where there is room for its lines, and modifiers around it that let
    /// offers through; `nil` for every other box, and where a length varies.
    var stretches: [ClosedRange<Value.Scalar>]? {
        switch content {
        case .text(let text): return text.stretches
        case .modified(let kept):
            if case .offset = kept.modifier { return children[0].stretches }
            guard case .padding(let padding) = kept.modifier, let room = padding.total.horizontal.known, room >= 0
            else {
                return nil
            }
            return children[0].stretches.map { stretches in
                stretches.map { $0.lowerBound + room...$0.upperBound + room }
            }
        case .guided, .wrapped, .layered, .spanning: return children[0].stretches
        default: return nil
        }
    }
}

extension TextMeasure<Double> {
    /// How many widths are looked at.
    private static var mostLooks: Int { 500 }
    /// Longer texts break in more ways than that, as a rule.
    private static var mostCharacters: Int { 60 }

    /// The widths that the text takes of offers of them, apart and ascending; `nil` where too many are looked at.
    ///
    /// Lines stay as they are down to the widest of them, and so does their size, which is rounded up: between the two the
    /// text is as wide as its offer.
    var stretches: [ClosedRange<Double>]? {
        guard text.clusters.count <= Self.mostCharacters else { return nil }
        // A line may pass its width by the tolerance.
        let apart = 2 * LineBreaker<Double>.tolerance
        var (found, room) = ([ClosedRange<Double>](), Double?.none)
        for _ in 0..<Self.mostLooks {
            let text = layout(in: PerAxis(horizontal: room, vertical: nil), lineLimit: nil)
            let widest = text.lines.reduce(0) { max($0, $1.width) }
            if let room, let last = found.last, room <= 0 || widest > room + apart {
                // A character that is too wide for its line takes what there is.
                found[found.count - 1] = 0...last.upperBound
                return found.reversed()
            }
            let end = wholePixels(widest)
            let start = min(widest, end)
            if let last = found.last, last.lowerBound - end <= apart {
                found[found.count - 1] = start...last.upperBound
            } else {
                found.append(start...end)
            }
            room = start - apart
        }
        return nil
    }
}
