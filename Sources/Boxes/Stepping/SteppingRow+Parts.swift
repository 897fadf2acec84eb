// SteppingRow+Parts.swift: children that take a part of each offer, as a flex line whose factors sum to less than 1, or a layout
// that takes half of its proposal.  Lengths in points.

/// Where children are asked for parts.
package enum PartLimits {
    /// How many layouts that may take parts stand in each other.  Each level asks the one inside a dozen times as often; deeper
    /// children are asked once, and keep what they take.
    package static var levels: ClosedRange<UInt8> { 1...2 }
}

extension SteppingRow {
    /// Questions to a child until it takes a length.
    @inlinable static var mostParts: Int { 16 }

    /// How often an offer is doubled to see a child take more than its least length.
    @inlinable static var mostDoublings: Int { 6 }

    /// Whether a child that took less than its offer takes still less where it is offered that: a child that steps takes it.
    @inlinable func takesParts(
        _ index: Int, _ answer: Length, of offer: Length, judge: inout Comparisons
    ) throws(Failure) -> Bool {
        guard stack.mayTakeParts(index) else { return false }
        if try takesLess(index, than: answer, judge: &judge) { return true }
        // The least length says nothing, since a child takes it of any smaller offer.
        guard isNear(answer, items[index].minimum, judge: &judge), judge.isLess(answer, widest[index]) else {
            return false
        }
        var larger = offer
        for _ in 0..<Self.mostDoublings {
            larger = larger + larger
            let more = try stack.step(of: index, within: larger, judge: &judge)
            if judge.isLess(answer + closeness, more) { return try takesLess(index, than: more, judge: &judge) }
        }
        return false
    }

    @inlinable func takesLess(_ index: Int, than offer: Length, judge: inout Comparisons) throws(Failure) -> Bool {
        let answer = try stack.step(of: index, within: offer, judge: &judge)
        return judge.isLess(answer, offer - closeness)
    }

    /// The offer of which a child takes a length, by Newton's method, which is exact where the parts are the same for all
    /// offers in between, and by halves where they are not; `nil` where it finds none.
    ///
    /// - Throws: What the child throws, and `Judge.known(_:)` for parts that vary.
    @inlinable func offer(
        to index: Int, takingPart length: Length, judge: inout Comparisons
    ) throws(Failure) -> Length? {
        // Short, so that the part rarely changes within it.
        let stride = Length.Scalar(decimal: 1 / 1024)
        var (offer, low) = (length, length)
        var high: Length?
        for _ in 0..<Self.mostParts {
            let answer = try stack.step(of: index, within: offer, judge: &judge)
            if isNear(answer, length, judge: &judge) { return offer }
            if judge.isLess(answer, length) { low = offer } else { high = offer }
            var gain = try stack.step(of: index, within: offer + Length(stride), judge: &judge) - answer
            // Where the part changes within the stride, the gain may vary.
            if gain.known == nil {
                gain = try answer - stack.step(of: index, within: offer - Length(stride), judge: &judge)
            }
            let part = try stack.known(gain, judge: judge) / stride
            var next = part > 0 ? offer + (length - answer) / part : offer + offer + 1
            if let high, part <= 0 || !judge.isLess(low, next) || !judge.isLess(next, high) { next = (low + high) / 2 }
            guard !judge.isLess(limit, next) else { return nil }
            offer = next
        }
        return nil
    }
}
