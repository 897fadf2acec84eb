// FlexLoop.swift: the freeze loop of CSS Flexible Box Layout 1, section 9.7, steps 3 to 5.
// Lengths in points.  CSSFlexLine is its public face.

/// One run of the loop over the participants of a flex line.
struct FlexLoop {
    /// The target main size of every item of the line, in points.
    private(set) var lengths: [Double]
    /// Whether a factor sum below 1 ever limited what was handed out.
    private(set) var handedOutFraction = false
    /// The items frozen by the last round; all of them stand at one level.
    private(set) var lastRound: [Int] = []

    private let line: FlexLine
    private var unfrozen: [Int]
    private var remainingRoom: Double
    private let initialFreeSpace: Double

    /// Resolves the flexible lengths of `members`.
    ///
    /// - Parameters:
    ///   - room: What the members may take together, in points.
    ///   - fractions: Whether factor sums below 1 hand out only that fraction of the free space.
    /// - Complexity: O(*n*) a round, at most *n* rounds.
    init(_ line: FlexLine, members: [Int], room: Double, fractions: Bool) {
        self.line = line
        lengths = line.hypothetical
        unfrozen = members
        remainingRoom = room
        initialFreeSpace = members.reduce(room) { $0 - line.base[$1] }
        while !unfrozen.isEmpty { runRound(fractions: fractions) }
    }

    private mutating func runRound(fractions: Bool) {
        let freeSpace = spaceToHandOut(fractions: fractions)
        let totalFactor = unfrozen.reduce(0) { $0 + line.scaledFactor[$1] }
        var totalViolation = 0.0
        var violations = [Double](repeating: 0, count: unfrozen.count)
        for (position, index) in unfrozen.enumerated() {
            // Where only base sizes of 0 are left to shrink, nothing moves (csswg-drafts issue 8928).
            let share = totalFactor > 0 ? line.scaledFactor[index] / totalFactor : 0
            let target = line.base[index] + freeSpace * share
            // The content box is floored at 0 by `minimum >= 0`.
            lengths[index] = clamp(target, line.minimum[index], line.maximum[index])
            violations[position] = lengths[index] - target
            totalViolation += violations[position]
        }
        freeze { position in
            totalViolation == 0
                || (totalViolation > 0 ? violations[position] > 0 : violations[position] < 0)
        }
    }

    /// Step 4b: the remaining free space, or the stated fraction of the initial one where that is less.
    private mutating func spaceToHandOut(fractions: Bool) -> Double {
        let remaining = unfrozen.reduce(remainingRoom) { $0 - line.base[$1] }
        let factorSum = unfrozen.reduce(0) { $0 + line.factor[$1] }
        guard fractions, factorSum < 1 else { return remaining }
        let fraction = initialFreeSpace * factorSum
        guard abs(fraction) < abs(remaining) else { return remaining }
        handedOutFraction = true
        return fraction
    }

    private mutating func freeze(where settles: (Int) -> Bool) {
        var open: [Int] = []
        var settled: [Int] = []
        for (position, index) in unfrozen.enumerated() {
            if settles(position) { settled.append(index) } else { open.append(index) }
        }
        for index in settled { remainingRoom -= lengths[index] }
        lastRound = settled
        unfrozen = open
    }
}
