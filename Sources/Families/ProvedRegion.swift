// ProvedRegion.swift: a region as a checker knows it: nothing is believed but what has been shown by adding.

internal import Rows

/// The inequalities on the way to a region, and what has been proved of it.
struct ProvedRegion {
    /// What is at least 0 in the region, or above 0.
    private var inequalities: [(slack: LinearForm, isStrict: Bool)] = []
    private var known: KnownRanges
    private let parameterCount: Int

    /// All points of the parameters of a layout.
    init(_ layout: some ParametricLayout) { self.init(layout.box, ties: layout.ties, strictTies: layout.strictTies) }

    /// All points of a box at which some forms are not above 0, and others below 0.
    init(_ box: ParameterBox, ties: [LinearForm] = [], strictTies: [LinearForm] = []) {
        known = KnownRanges(box)
        parameterCount = box.ranges.count
        for (index, range) in box.ranges.enumerated() {
            let parameter = LinearForm(parameter: index)
            inequalities.append((parameter - LinearForm(range.lowerBound), false))
            inequalities.append((LinearForm(range.upperBound) - parameter, false))
        }
        for tie in ties { add(0 - tie, isStrict: false) }
        for tie in strictTies { add(0 - tie, isStrict: true) }
    }

    /// Narrows the region to where a form is above 0, or where it is not.
    mutating func narrow(_ form: LinearForm, isPositive: Bool) {
        add(isPositive ? form : 0 - form, isStrict: isPositive)
    }

    private mutating func add(_ slack: LinearForm, isStrict: Bool) {
        inequalities.append((slack, isStrict))
        guard slack.known == nil else { return }
        known.learn(isStrict ? HalfSpace(slack, isPositive: true) : HalfSpace(0 - slack, isPositive: false))
    }

    /// Takes in a fact, if its multipliers prove it.
    mutating func learn(_ fact: ProofTree.Fact) -> Bool {
        guard proves(fact) else { return false }
        if fact.form.known == nil { known.learn(HalfSpace(fact.form, isPositive: fact.isPositive)) }
        return true
    }

    private func proves(_ fact: ProofTree.Fact) -> Bool {
        var rest = fact.isPositive ? fact.form : 0 - fact.form
        var isStrict = false
        for multiplier in fact.multipliers {
            guard inequalities.indices.contains(multiplier.inequality), multiplier.factor >= 0,
                multiplier.factor.isFinite
            else { return false }
            let inequality = inequalities[multiplier.inequality]
            rest = rest - inequality.slack * multiplier.factor
            isStrict = isStrict || inequality.isStrict && multiplier.factor > 0
        }
        guard let left = rest.known else { return false }
        return left > 0 || left == 0 && (isStrict || !fact.isPositive)
    }

    /// Whether a form is above 0 everywhere in the region, or nowhere; `nil` where neither has been shown.
    mutating func isPositive(_ form: LinearForm) -> Bool? {
        if let constant = form.known { return constant > 0 }
        return known.knows(HalfSpace(form, isPositive: true))
    }

    /// Whether a point lies in the region, or with its edges in the closure of it.
    func contains(_ point: [Fraction], withEdges: Bool = false) -> Bool {
        point.count == parameterCount
            && inequalities.allSatisfy {
                let slack = $0.slack.value(at: point)
                return slack > 0 || slack == 0 && (withEdges || !$0.isStrict)
            }
    }
}
