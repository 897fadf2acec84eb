// DifferingRange.swift: the containers in which two rules give a row different lengths.  Lengths in points.

/// A range of containers throughout which two sweeps differ, but perhaps at single places inside it.
public struct DifferingRange: Sendable, Equatable {
    /// The container beyond which they differ, in points.
    public let start: Double
    /// The container up to which they differ, in points; may be infinite.
    public internal(set) var end: Double
    /// The greatest difference between the two lengths of one item, in points; infinite where it grows without end.
    public private(set) var greatest: Double
    /// The least container with that difference, in points; infinite where the difference is.
    public private(set) var available: Double
    /// The item with that difference; the first of several.
    public private(set) var item: Int

    /// Takes in the range that follows this one.
    fileprivate mutating func join(_ next: DifferingRange) {
        end = next.end
        // A difference that is only rounded up is none.
        guard next.greatest > greatest * (1 + 1e-9) else { return }
        (greatest, available, item) = (next.greatest, next.available, next.item)
    }

    fileprivate init(start: Double, end: Double, _ difference: Difference) {
        (self.start, self.end) = (start, end)
        (greatest, available, item) = (difference.amount, difference.available, difference.item)
    }
}

/// The greatest difference of any item in one container.
private struct Difference {
    let amount: Double, available: Double, item: Int
}

extension Sweep {
    /// The containers that both sweeps cover, cut at the breakpoints of either.
    ///
    /// - Complexity: O(*n*²) for *n* items with O(*n*) breakpoints.
    public func cells(with other: Sweep) -> [(first: Piece, second: Piece, range: ClosedRange<Double>)] {
        var cells: [(first: Piece, second: Piece, range: ClosedRange<Double>)] = []
        var (mine, theirs) = (pieces[...], other.pieces[...])
        while let first = mine.first, let second = theirs.first {
            let (start, end) = (max(first.start, second.start), min(first.end, second.end))
            if start < end { cells.append((first: first, second: second, range: start...end)) }
            if first.end <= end { mine = mine.dropFirst() }
            if second.end <= end { theirs = theirs.dropFirst() }
        }
        return cells
    }

    /// Where this sweep and another one of the same row part: ranges that begin and end where the lengths meet, each
    /// with a difference of more than `tolerance` somewhere in it.
    ///
    /// - Parameter tolerance: Points; the rules' own rounding by default.
    /// - Precondition: Both sweeps are of rows with as many items.
    /// - Complexity: O(*n*²) for *n* items with O(*n*) breakpoints.
    public func differingRanges(from other: Sweep, tolerance: Double? = nil) -> [DifferingRange] {
        precondition(problem.items.count == other.problem.items.count, "sweeps of rows with different items")
        var differingRanges: [DifferingRange] = []
        var meets = true
        for (first, second, range) in cells(with: other) {
            let tolerance = tolerance ?? Tolerance.relative * max(1, range.lowerBound, problem.tolerance)
            let differences = Self.differences(first, second, over: range)
            guard let opening = differences.first, let greatest = Self.greatest(differences),
                greatest.amount > tolerance
            else {
                meets = true
                continue
            }
            let next = DifferingRange(start: range.lowerBound, end: range.upperBound, greatest)
            if meets || opening.amount <= tolerance || differingRanges.isEmpty {
                differingRanges.append(next)
            } else {
                differingRanges[differingRanges.count - 1].join(next)
            }
            meets = differences.last.map { $0.amount <= tolerance } ?? true
        }
        return differingRanges
    }

    /// The greatest differences at both ends of a cell; between them none is greater, since differences are convex.
    private static func differences(_ first: Piece, _ second: Piece, over range: ClosedRange<Double>) -> [Difference] {
        let opening = difference(first, second, at: range.lowerBound)
        if range.upperBound.isFinite { return [opening, difference(first, second, at: range.upperBound)] }
        let diverging = zip(first.lengths, second.lengths).map { abs($0.slope - $1.slope) }
        guard let fastest = diverging.max(), fastest > closeSlopes, let item = diverging.firstIndex(of: fastest)
        else { return [opening, Difference(amount: opening.amount, available: .infinity, item: opening.item)] }
        return [opening, Difference(amount: .infinity, available: .infinity, item: item)]
    }

    private static func greatest(_ differences: [Difference]) -> Difference? {
        guard let first = differences.first, let last = differences.last else { return nil }
        return last.amount > first.amount * (1 + 1e-9) ? last : first
    }

    private static func difference(_ first: Piece, _ second: Piece, at available: Double) -> Difference {
        let differences = zip(first.lengths(at: available), second.lengths(at: available)).map { abs($0 - $1) }
        let greatest = differences.max() ?? 0
        let item = differences.firstIndex { $0 >= greatest * (1 - 1e-9) }
        return Difference(amount: greatest, available: available, item: item ?? 0)
    }
}
