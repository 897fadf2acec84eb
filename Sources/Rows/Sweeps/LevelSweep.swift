// LevelSweep.swift: the pieces of a row filled by levels, read off the levels at which its items leave and reach their
// bounds (Mathematics.md, sections 1 and 7).  Lengths in points, levels in points per unit of weight.
// Gives the pieces that following the rule's comparisons gives (`Sweep.init(following:for:over:)`): that is a law.

/// One pass over the containers of a row: tiers from the highest on, and in each its thresholds from the lowest on.
struct LevelSweep {
    /// A level at which an item leaves its least length, or reaches its greatest.
    private struct Threshold {
        let level: Double
        let item: Int
        let leaves: Bool
    }

    private let row: ReducedRow
    private let spacing: Double
    private let range: ClosedRange<Double>
    private let minima: Double
    /// Every item where the pass has come to.
    private var lengths: [Affine]
    /// The items that grow there.
    private var moving: [Int] = []
    private var pieces: [Sweep.Piece] = []
    /// The container to which the pass has come, in points.
    private var container: Double

    private init(_ row: ReducedRow, spacing: Double, over range: ClosedRange<Double>) {
        (self.row, self.spacing, self.range) = (row, spacing, range)
        lengths = row.lower.map { Affine($0) }
        minima = row.lower.reduce(0, +)
        container = spacing + minima
    }

    /// The pieces from the least container to the greatest.
    ///
    /// - Parameters:
    ///   - row: Its budget is not looked at.
    ///   - spacing: What the gaps take, in points.
    /// - Complexity: O(*n* log *n*), and O(*n*) a piece.
    static func pieces(of row: ReducedRow, spacing: Double, over range: ClosedRange<Double>) -> [Sweep.Piece] {
        var sweep = LevelSweep(row, spacing: spacing, over: range)
        sweep.run()
        sweep.pieces[sweep.pieces.count - 1].end = range.upperBound
        return sweep.pieces
    }

    private mutating func run() {
        pieces.reserveCapacity(2 * lengths.count + 2)
        append(from: range.lowerBound, .overflows)
        for tier in row.tiers {
            let thresholds = thresholds(of: tier)
            var next = 0
            while next < thresholds.count {
                pass(thresholds, from: &next)
                guard !isBeyondRange else { return }
                // Where nothing moves the container does not either, until the next threshold.
                if !moving.isEmpty { append(from: container, .fills) }
            }
            // Items without a greatest length leave nothing to the tiers below.
            guard moving.isEmpty else { return }
        }
        if !isBeyondRange { append(from: container, .leavesSpace) }
    }

    /// Whether what begins where the pass has come to begins behind the range; at least one piece lies in it.
    private var isBeyondRange: Bool { container >= range.upperBound && !isBeforeRange(container) }

    private func isBeforeRange(_ container: Double) -> Bool {
        container <= range.lowerBound + closeness(at: range.lowerBound)
    }

    /// The thresholds of the items that can move, lowest first.
    private func thresholds(of tier: [Int]) -> [Threshold] {
        var thresholds: [Threshold] = []
        thresholds.reserveCapacity(2 * tier.count)
        for item in tier where row.lower[item] < row.upper[item] && row.weight[item] > 0 {
            let (base, weight) = (row.base[item], row.weight[item])
            thresholds.append(Threshold(level: (row.lower[item] - base) / weight, item: item, leaves: true))
            guard row.upper[item].isFinite else { continue }
            thresholds.append(Threshold(level: (row.upper[item] - base) / weight, item: item, leaves: false))
        }
        // An item leaves before it reaches, also where the two levels are rounded to one.
        thresholds.sort { $0.level < $1.level || ($0.level == $1.level && $0.leaves && !$1.leaves) }
        return thresholds
    }

    /// Goes on to the next threshold, and passes all that lie within rounding of it.
    private mutating func pass(_ thresholds: [Threshold], from next: inout Int) {
        var level = thresholds[next].level
        // Nothing before the first threshold of a tier moves.
        var weight = moving.isEmpty ? 0 : totalWeight
        let before = moving.first.map { (level - self.level(of: $0)) * weight } ?? 0
        let closeness = closeness(at: container + before)
        var passed = 0.0
        repeat {
            let threshold = thresholds[next]
            passed += weight * (threshold.level - level)
            guard passed <= closeness else { break }
            level = threshold.level
            if threshold.leaves {
                moving.append(threshold.item)
                weight += row.weight[threshold.item]
            } else {
                moving.removeAll { $0 == threshold.item }
                lengths[threshold.item] = Affine(row.upper[threshold.item])
                // Subtracting a weight would leave the rounding of the largest behind.
                weight = totalWeight
            }
            next += 1
        } while next < thresholds.count
        move(to: level, sharing: weight)
    }

    private var totalWeight: Double { moving.reduce(0) { $0 + row.weight[$1] } }

    /// The level of an item that moves.
    private func level(of item: Int) -> Double { (lengths[item].value - row.base[item]) / row.weight[item] }

    /// Lengths that differ by no more are equal, as they are for `SweepJudge`.
    private func closeness(at container: Double) -> Double {
        Double.rounding(at: max(container, abs(container - spacing), minima))
    }

    /// Gives the items that move their lengths at a level, and what they gain from there on.
    private mutating func move(to level: Double, sharing weight: Double) {
        for item in moving {
            let length = clamp(row.base[item] + row.weight[item] * level, row.lower[item], row.upper[item])
            lengths[item] = Affine(length, slope: row.weight[item] / weight)
        }
        // Summed afresh, so that rounding does not add up from piece to piece.
        container = max(container, lengths.reduce(spacing) { $0 + $1.value })
    }

    /// Begins a piece; one that the range does not reach back to begins where the range does.
    private mutating func append(from container: Double, _ fit: Sweep.Fit) {
        let lowest = range.lowerBound
        if isBeforeRange(container) {
            let distance = max(0, lowest - container)
            pieces.removeAll(keepingCapacity: true)
            let moved = lengths.map { Affine($0.advanced(by: distance), slope: $0.slope) }
            pieces.append(Sweep.Piece(start: lowest, end: lowest, lengths: moved, fit: fit))
            return
        }
        let piece = Sweep.Piece(start: container, end: container, lengths: lengths, fit: fit)
        if let last = pieces.last, piece.continues(last) { return }
        pieces[pieces.count - 1].end = container
        pieces.append(piece)
    }
}
