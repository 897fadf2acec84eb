// TextSteps.swift: the steps of a row by height, with words whole where the longest fit beside each other.
// Lengths in points.

package import Rows

extension Array {
    /// Gives the items of a row their steps.
    ///
    /// Where the longest words of all fit beside each other, no item is shorter than its own.  Elsewhere words are cut.
    ///
    /// - Parameter staircase: The least heights of an item by its length, with words cut or whole.
    /// - Throws: What `staircase` throws.
    @inlinable mutating func takeSteps<J: Judge, Failure: Error>(
        in room: J.Value, _ gaps: [J.Value], judge: inout J,
        _ staircase: (_ item: Int, _ isCutting: Bool, inout J) throws(Failure) -> Staircase<J.Value.Scalar>?
    ) throws(Failure) where Element == ItemOver<J.Value> {
        var total: J.Value = gaps.reduce(0, +)
        for index in indices {
            self[index].steps = try staircase(index, false, &judge)
            total = total + (self[index].steps.map { J.Value($0.narrowest.width) } ?? self[index].minimum)
        }
        let fits = !judge.isLess(room, total)
        for index in indices {
            guard let whole = self[index].steps else { continue }
            let least = J.Value(whole.narrowest.width)
            guard judge.isLess(self[index].minimum, least) else { continue }
            if fits, !judge.isLess(self[index].maximum, least) {
                self[index].minimum = least
                self[index].ideal = judge.greater(least, self[index].ideal)
            } else {
                self[index].steps = try staircase(index, true, &judge)
            }
        }
    }
}
