// StackDifference.swift: where two layouts of one tree give a stack's children different lengths.  Lengths in points.

/// A stack to which two engines give different lengths.
public struct StackDifference: Sendable {
    /// The stack as the first engine laid it out.
    public let first: LaidOutRow
    /// The stack as the second engine laid it out; it may have been offered another length.
    public let second: LaidOutRow
    /// The verdict on each, on the row that its engine had to solve.
    ///
    /// A text takes some lengths and no others: where it has that of the optimum, it can have no other.
    public let verdicts: (first: Verdict, second: Verdict)

    /// The largest difference between the lengths of one child, in points.
    public var distance: Double { Distance(from: first.lengths, to: second.lengths).max }
}

extension [LaidOutRow] {
    /// The stacks of a layout whose children get other lengths in another layout of the same tree, in order.
    ///
    /// - Parameter optimum: Which of the two layouts is the optimum.
    /// - Throws: `RowError` where a row does not accept a child's answers as lengths.
    package func differences(
        to others: [LaidOutRow], optimum: (first: Bool, second: Bool)
    ) throws(RowError) -> [StackDifference] {
        let others = Dictionary(others.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var differences: [StackDifference] = []
        for row in self {
            // A choice such as ViewThatFits may show different stacks.
            guard let twin = others[row.path], twin.lengths.count == row.lengths.count else { continue }
            let distance = Distance(from: row.lengths, to: twin.lengths).max
            guard distance > 1e-6 * Swift.max(1, row.lengths.filter(\.isFinite).max() ?? 0) else { continue }
            let best = optimum.second ? twin.lengths : optimum.first ? row.lengths : nil
            let verdicts = (try row.verdict(knowing: best), try twin.verdict(knowing: best))
            differences.append(StackDifference(first: row, second: twin, verdicts: verdicts))
        }
        return differences
    }
}

extension LaidOutRow {
    /// The verdict on the stack's lengths.
    ///
    /// - Parameter best: The lengths of the optimum, where they are known.
    fileprivate func verdict(knowing best: [Double]?) throws(RowError) -> Verdict {
        let row = if let best { try problem(stepping: steps, to: best) } else { try problem() }
        return try row.verdict(on: lengths)
    }
}
