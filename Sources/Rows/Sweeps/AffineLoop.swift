// AffineLoop.swift: the freeze loop (CSS Flexible Box Layout 1, section 9.7, steps 3 to 5) on affine lengths.
// Lengths in points.  FlexLoop is the same loop in one container: change both together.

/// One run of the loop: the open items share what is left by weight, those that break a bound are frozen there, and what
/// is left is shared again.
struct AffineLoop {
    /// Factors whose sum, below 1, limits what is handed out; `nil` where nothing does.
    var factors: [Double]?
    /// Whether a factor sum below 1 ever limited what was handed out.
    private(set) var handedOutFraction = false
    /// The items frozen by the last round.
    private(set) var lastRound: [Int] = []

    private var open: [Int]
    private var room: Affine
    private var initialFreeSpace = Affine(0)

    /// - Parameter room: What the members may take together, in points.
    init(members: [Int], room: Affine, factors: [Double]? = nil) {
        self.factors = factors
        open = members
        self.room = room
    }

    /// Sets the lengths of the members.
    ///
    /// - Complexity: O(*n*) a round, at most *n* rounds.
    mutating func run(
        _ lengths: inout [Affine], lower: [Affine], upper: [Affine], base: [Affine], weight: [Double],
        until horizon: inout Horizon
    ) {
        initialFreeSpace = open.reduce(room) { $0 - base[$1] }
        while !open.isEmpty {
            let freeSpace = spaceToHandOut(base, until: &horizon)
            let totalWeight = open.reduce(0) { $0 + weight[$1] }
            var violation = Affine(0)
            var sides: [Int] = []
            for index in open {
                let share = totalWeight > 0 ? weight[index] / totalWeight : 0
                let target = freeSpace * share + base[index]
                let side = horizon.side(of: target, lower: lower[index], upper: upper[index])
                lengths[index] = side == 0 ? target : side < 0 ? lower[index] : upper[index]
                violation = violation + (lengths[index] - target)
                sides.append(side)
            }
            let settling = horizon.side(of: violation, lower: Affine(0), upper: Affine(0))
            freeze(lengths) { settling == 0 || sides[$0] == -settling }
        }
    }

    /// The remaining free space, or the stated fraction of the initial one where that is less.
    private mutating func spaceToHandOut(_ base: [Affine], until horizon: inout Horizon) -> Affine {
        let remaining = open.reduce(room) { $0 - base[$1] }
        guard let factors else { return remaining }
        let sum = open.reduce(0) { $0 + factors[$1] }
        guard sum < 1 else { return remaining }
        let fraction = initialFreeSpace * sum
        let sizes = [fraction, remaining].map { horizon.isLess($0, Affine(0)) ? $0 * -1 : $0 }
        guard horizon.isLess(sizes[0], sizes[1]) else { return remaining }
        handedOutFraction = true
        return fraction
    }

    private mutating func freeze(_ lengths: [Affine], where settles: (Int) -> Bool) {
        lastRound = open.indices.filter(settles).map { open[$0] }
        let left = open.indices.filter { !settles($0) }.map { open[$0] }
        for index in lastRound { room = room - lengths[index] }
        open = left
    }
}
