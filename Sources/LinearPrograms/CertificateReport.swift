// CertificateReport.swift: what a check found: what is proved, and what stands in the way where nothing is.

/// A condition that a certificate must meet.
public enum CertificateQuantity: String, Sendable, Equatable, CaseIterable {
    /// The solution has the sizes of the program, and finite numbers.
    case shape
    /// The point keeps within the bounds of rows and columns.
    case primalViolation
    /// No multiplier and no reduced cost leans on a bound that does not exist.
    case dualViolation
    /// The reported reduced costs are those that follow from the multipliers.
    case reducedCosts
    /// The reported objective is the one of the point.
    case objectiveValue
    /// The point is as good as the bound that the multipliers prove.
    case dualityGap
    /// The combined row of a Farkas ray contradicts the bounds.
    case farkasSeparation
    /// The ray of an unbounded program never meets a bound.
    case rayRecession
    /// The ray of an unbounded program improves the objective and worsens no earlier one.
    case rayImprovement
}

/// By how much a solution fails each condition of its certificate; 0 is perfect.
public struct CertificateReport: Sendable, Equatable {
    /// The largest relative failure of any condition.
    public private(set) var worst = 0.0
    /// The condition that fails the most.
    public private(set) var quantity = CertificateQuantity.shape
    /// The stage in which it does, from 0.
    public private(set) var stage = 0
    /// What the numbers prove.
    public internal(set) var proof = Proof.none
    private var failures: [Failure] = []

    private struct Failure: Sendable, Equatable {
        var quantity: CertificateQuantity
        var amount: Double
    }

    /// Whether the status is proved, and every optimal value to within a tolerance of itself.
    public func holds(within tolerance: Double = Certificate.tolerance) -> Bool {
        proof != .none && worst <= tolerance
    }

    /// The relative failure of one condition.
    public subscript(quantity: CertificateQuantity) -> Double {
        failures.reduce(0) { $1.quantity == quantity ? max($0, $1.amount) : $0 }
    }

    /// Whether nothing fails but the gap between a point and its bound, and that no more than by so much.
    func isGap(within tolerance: Double) -> Bool {
        failures.allSatisfy {
            ($0.quantity == .dualityGap || $0.quantity == .objectiveValue) && $0.amount <= tolerance
        }
    }

    /// Notes a failure; not-a-number counts as infinite.
    mutating func note(_ quantity: CertificateQuantity, _ amount: Double, stage: Int = 0) {
        if amount <= 0 { return }
        let size = amount.isNaN ? .infinity : amount
        failures.append(Failure(quantity: quantity, amount: size))
        if size > worst { (worst, self.quantity, self.stage) = (size, quantity, stage) }
    }
}
