// Shadow.swift: which designs have a world that breaks a claim.  The world is eliminated exactly (Fourier and Motzkin).

internal import Families
internal import Rows

/// Inequalities that all hold, over all parameters of a family or over some of them.
struct Shadow: Sendable {
    typealias Bound = ExploredRegion.Bound

    /// What bounds it; without any it is everywhere.
    private(set) var bounds: [Bound]
    /// Whether no point meets the inequalities.
    private(set) var isEmpty = false

    init(_ bounds: [Bound]) {
        self.bounds = bounds
        reduce()
    }

    /// What is left when some parameters may be anything.
    ///
    /// - Complexity: Exponential at worst in the number of parameters that go.
    func without(_ parameters: [Int]) -> Shadow {
        parameters.reduce(self) { shadow, index in shadow.without(index) }
    }

    private func without(_ index: Int) -> Shadow {
        var left = bounds.filter { $0.slack[index] == 0 }
        for lower in bounds where lower.slack[index] > 0 {
            for upper in bounds where upper.slack[index] < 0 {
                // Both are divided by what the parameter is multiplied by, so that it cancels.
                let sum = lower.slack / lower.slack[index] - upper.slack / upper.slack[index]
                left.append(Bound(slack: sum, isStrict: lower.isStrict || upper.isStrict))
            }
        }
        return isEmpty ? self : Shadow(left)
    }

    /// Of parallel inequalities the tightest stays.
    private mutating func reduce() {
        var tightest: [[Fraction]: Bound] = [:]
        var order: [[Fraction]] = []
        for bound in bounds {
            if let constant = bound.slack.known {
                if constant < 0 || constant == 0 && bound.isStrict { isEmpty = true }
                continue
            }
            let factor = Fraction.wholeFactor(of: bound.slack.coefficients).magnitude
            let scaled = Bound(slack: bound.slack * factor, isStrict: bound.isStrict)
            let direction = scaled.slack.coefficients
            guard let old = tightest[direction] else {
                order.append(direction)
                tightest[direction] = scaled
                continue
            }
            let (new, kept) = (scaled.slack.constant, old.slack.constant)
            if new < kept || new == kept && scaled.isStrict { tightest[direction] = scaled }
        }
        bounds = order.compactMap { tightest[$0] }
    }

    func contains(_ point: [Fraction]) -> Bool {
        !isEmpty && bounds.allSatisfy { $0.contains(point) }
    }
}

extension ExploredRegion.Bound {
    /// Whether a point meets the inequality.
    func contains(_ point: [Fraction]) -> Bool {
        let value = slack.value(at: point)
        return value > 0 || value == 0 && !isStrict
    }

    /// What does not meet it.
    var opposite: ExploredRegion.Bound { ExploredRegion.Bound(slack: 0 - slack, isStrict: !isStrict) }
}
