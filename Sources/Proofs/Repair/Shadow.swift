// Shadow.swift: the designs that have a world in which something is wrong.  The world is eliminated exactly
// (Fourier, 1826; Motzkin, "Beiträge zur Theorie der linearen Ungleichungen", 1936), strict inequalities kept as such.

internal import Families
internal import Rows

/// Half-spaces that all hold; some of the parameters have been eliminated from them.
struct Shadow: Sendable {
    /// How a parameter of the world was eliminated: what bounded it then, from below and from above.
    private struct Step {
        let parameter: Int
        let lower, upper: [HalfSpace]
    }

    /// A form that is above 0 where a layout breaks a claim, or where the layout does not exist.
    struct Fault {
        let layout: Int
        /// `nil` where there is no layout.
        let claim: Int?
        let excess: LinearForm
    }

    private(set) var halves: [HalfSpace]
    /// What is wrong in the world.
    var fault: Fault?
    private var steps: [Step] = []

    /// The designs for which some half-spaces meet.
    ///
    /// - Parameters:
    ///   - halves: What holds, beside the intervals of all parameters.
    ///   - world: The parameters that may be anything.
    /// - Returns: `nil` where nothing meets all of it.
    /// - Throws: `ProofGap` where a linear program gives no answer that can be confirmed.
    /// - Complexity: Exponential at worst in the number of parameters that go.
    init?(of halves: [HalfSpace], in box: ParameterBox, without world: [Int]) throws(ProofGap) {
        var programs = 0
        guard case .point = try InequalitySystem(box: box, halves: halves).answer(&programs) else { return nil }
        let ends = box.ranges.indices.map { box.ends(of: $0) }
        self.halves = halves + ends.flatMap(\.self)
        // In a larger box the ends are seen to bound the shadow.  All that meets them lies inside that box, so that what
        // follows from the rest in it follows from the rest.
        let larger = ParameterBox(ranges: box.ranges.map { $0.lowerBound - 1...$0.upperBound + 1 })
        try reduce(in: larger)
        var left = world
        while let next = left.min(by: { pairs($0) < pairs($1) }) {
            left.removeAll { $0 == next }
            eliminate(next)
            try reduce(in: larger)
        }
        // No design is tried beyond the ends of its numbers.
        self.halves.removeAll { ends.joined().contains($0) }
    }

    /// How many inequalities come of eliminating a parameter.
    private func pairs(_ index: Int) -> Int {
        let signs = halves.map { $0.slack[index] }
        return signs.count { $0 > 0 } * signs.count { $0 < 0 }
    }

    private mutating func eliminate(_ index: Int) {
        steps.append(
            Step(
                parameter: index, lower: halves.filter { $0.slack[index] > 0 },
                upper: halves.filter { $0.slack[index] < 0 }))
        var left = halves.filter { $0.slack[index] == 0 }
        for lower in halves where lower.slack[index] > 0 {
            for upper in halves where upper.slack[index] < 0 {
                // Both are divided by what the parameter is multiplied by, so that it cancels.
                let sum = lower.slack / lower.slack[index] - upper.slack / upper.slack[index]
                // There is a point: what does not vary holds.
                if sum.known != nil { continue }
                left.append(HalfSpace(slack: sum, isStrict: lower.isStrict || upper.isStrict))
            }
        }
        halves = left
    }

    /// Leaves out what follows from the rest.
    private mutating func reduce(in box: ParameterBox) throws(ProofGap) {
        keepTightest()
        var (place, programs) = (0, 0)
        while place < halves.count {
            var others = halves
            let half = others.remove(at: place)
            let most = try InequalitySystem(box: box, halves: others).greatest(0 - half.slack, &programs).value
            // Points on a strict inequality are left out by nothing else.
            if most < 0 || most == 0 && !half.isStrict { halves = others } else { place += 1 }
        }
    }

    /// Of parallel half-spaces on one side the smallest stays.
    private mutating func keepTightest() {
        struct Side: Hashable {
            let direction: [Fraction]
            let isAbove: Bool
        }
        var tightest: [Side: HalfSpace] = [:]
        var order: [Side] = []
        for half in halves {
            let side = Side(direction: half.direction, isAbove: half.isAbove)
            guard let old = tightest[side] else {
                order.append(side)
                tightest[side] = half
                continue
            }
            let isTighter = half.isAbove ? half.bound > old.bound : half.bound < old.bound
            if isTighter || half.bound == old.bound && half.isStrict { tightest[side] = half }
        }
        halves = order.compactMap { tightest[$0] }
    }

    /// The same in terms of the parameters that are left, in the order given.
    func renumbered(_ parameters: [Int]) -> Shadow {
        var shadow = self
        shadow.halves = halves.map { half in
            let form = LinearForm(half.slack.constant, parameters.map { half.slack[$0] })
            return HalfSpace(slack: form, isStrict: half.isStrict)
        }
        return shadow
    }

    /// The designs among these with some parameters at 0; `nil` where there are none.
    func fixing(_ zero: Set<Int>) -> Shadow? {
        var shadow = self
        shadow.halves = []
        for half in halves {
            let slack = half.slack
            let form = LinearForm(
                slack.constant, slack.coefficients.enumerated().map { zero.contains($0.offset) ? 0 : $0.element })
            guard let constant = form.known else {
                shadow.halves.append(HalfSpace(slack: form, isStrict: half.isStrict))
                continue
            }
            if constant < 0 || constant == 0 && half.isStrict { return nil }
        }
        return shadow
    }

    func contains(_ point: [Fraction]) -> Bool { halves.allSatisfy { $0.contains(point) } }

    /// Puts a world in which something is wrong into a point, as forms of the design: each parameter stands at an end of what
    /// is left of its interval, or in the middle where it has to keep off its ends.
    ///
    /// - Parameter point: Has the design; 0 for each parameter of the world.
    func addWorld(to point: inout [LinearForm], _ judge: inout FormJudge) {
        for step in steps.reversed() {
            func bounds(_ halves: [HalfSpace]) -> [LinearForm] {
                halves.map { $0.slack.value(at: point) / (0 - $0.slack[step.parameter]) }
            }
            let (lower, upper) = (bounds(step.lower), bounds(step.upper))
            var least: LinearForm { lower.dropFirst().reduce(lower[0]) { judge.isLess($0, $1) ? $1 : $0 } }
            var most: LinearForm { upper.dropFirst().reduce(upper[0]) { judge.isLess($1, $0) ? $1 : $0 } }
            point[step.parameter] =
                if !step.lower.contains(where: \.isStrict) { least } else if !step.upper.contains(where: \.isStrict) {
                    most
                } else { (least + most) / 2 }
        }
    }
}

extension HalfSpace {
    /// The points at which a form that varies is at least 0, or above it.
    init(slack: LinearForm, isStrict: Bool) {
        self = isStrict ? HalfSpace(slack, isPositive: true) : HalfSpace(0 - slack, isPositive: false)
    }
}

extension ParameterBox {
    /// The two ends of a parameter's interval.
    fileprivate func ends(of index: Int) -> [HalfSpace] {
        let form = LinearForm(parameter: index)
        return [
            HalfSpace(slack: form - LinearForm(ranges[index].lowerBound), isStrict: false),
            HalfSpace(slack: LinearForm(ranges[index].upperBound) - form, isStrict: false),
        ]
    }
}
