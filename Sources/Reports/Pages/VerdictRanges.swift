// VerdictRanges.swift: the verdict on a rule in every container.  Lengths in points.

import Workbench

/// The ranges of containers in which a rule has one verdict.
struct VerdictRanges {
    /// Where each range ends, and its verdict; each begins where the one before it ends.
    private(set) var ranges: [(end: Double, kind: Verdict.Kind)] = []
    private let row: Row

    /// Judges a rule between the breakpoints of its own, of the optimum and of what the policy asks: there all amounts change
    /// evenly.
    ///
    /// Where a verdict changes inside is found by halving, to a millionth of a point.
    init(of sweep: Sweep, beside optimum: Sweep) {
        // A rule may take the row as another one, as CSS does; it is judged by the row's own policy.
        row = optimum.problem
        let turns = (try? row.reductions().map(\.start)) ?? []
        for (piece, _, range) in sweep.cells(with: optimum) {
            var start = range.lowerBound
            for turn in turns where turn > start && turn < range.upperBound {
                add(piece, from: start, to: turn)
                start = turn
            }
            add(piece, from: start, to: range.upperBound.isFinite ? range.upperBound : 2 * start + 1_000)
            ranges[ranges.count - 1].end = range.upperBound
        }
    }

    var json: JSONText {
        let kinds = Verdict.Kind.allCases
        return .array(
            ranges.map { range in
                let end = range.end.isFinite ? JSONText.number(range.end) : .null
                return .array([end, .integer(kinds.firstIndex(of: range.kind) ?? 0)])
            })
    }

    /// The verdict of a container.
    subscript(container: Double) -> Verdict.Kind? { ranges.first { container < $0.end }?.kind ?? ranges.last?.kind }

    private mutating func add(_ piece: Sweep.Piece, from start: Double, to end: Double) {
        // Close to its ends a cell may have the verdict of its neighbour, within the tolerance of verdicts.
        let places = [0.02, 0.35, 0.65, 0.98].map { start + $0 * (end - start) }
        var last = (place: places[0], kind: kind(of: piece, at: places[0]))
        for place in places.dropFirst() {
            let next = (place: place, kind: kind(of: piece, at: place))
            if next.kind != last.kind { append(turn(of: piece, between: last, and: next), last.kind) }
            last = next
        }
        append(end, last.kind)
    }

    private func turn(
        of piece: Sweep.Piece, between first: (place: Double, kind: Verdict.Kind),
        and second: (place: Double, kind: Verdict.Kind)
    ) -> Double {
        var (low, high) = (first.place, second.place)
        while high - low > 1e-7 * max(1, high) {
            let middle = (low + high) / 2
            if kind(of: piece, at: middle) == first.kind { low = middle } else { high = middle }
        }
        return (high * 1e6).rounded() / 1e6
    }

    private mutating func append(_ end: Double, _ kind: Verdict.Kind) {
        if ranges.last?.kind == kind {
            ranges[ranges.count - 1].end = end
        } else {
            ranges.append((end, kind))
        }
    }

    private func kind(of piece: Sweep.Piece, at container: Double) -> Verdict.Kind {
        (try? row.inContainer(container).verdict(on: piece.lengths(at: container)).kind) ?? .outOfBounds
    }
}

extension Row {
    /// The row in another container, in points.
    func inContainer(_ container: Double) -> Row {
        Row(unchecked: items, spacing: spacing, available: container, policy: policy)
    }
}
