// Misplacement.swift: places that do not follow from the lengths of a claim.  Coordinates in points.

package import Rows

/// A misplacement in doubles.
public typealias Misplacement = MisplacementOver<Double>

/// An offset that does not follow from the item before it.
public struct MisplacementOver<Value: DocumentNumber>: Sendable, Equatable {
    /// The item, by index.
    public let item: Int
    /// Where the claim puts it, in points.
    public let offset: Value
    /// Where the item before it, and the gap, put it, in points.
    public let expected: Value

    /// An item that does not start where it is expected.
    package init(item: Int, offset: Value, expected: Value) {
        (self.item, self.offset, self.expected) = (item, offset, expected)
    }

    /// An item starts where the one before it ends, plus the gap; the first may start anywhere.
    package init?(in claim: ClaimedAnswerOver<Value>, of row: RowOver<Value>) {
        guard let offsets = claim.offsets else { return nil }
        // Both ends of the gap may have been rounded.
        let allowance = row.tolerance + claim.rounding + claim.rounding
        for item in offsets.indices.dropFirst() {
            let expected = offsets[item - 1] + claim.lengths[item - 1] + row.spacing[item - 1]
            // Not its magnitude, which is a call where numbers of this kind are not known.
            guard offsets[item] - expected > allowance || expected - offsets[item] > allowance else { continue }
            (self.item, offset, self.expected) = (item, offsets[item], expected)
            return
        }
        return nil
    }

    /// `b starts at 5, not at 10`.
    package func sentence(naming names: [String]) -> String {
        "\(names[item]) starts at \(offset.points), not at \(expected.points)"
    }
}
