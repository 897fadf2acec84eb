// CertificateReport.swift: by how much each part of a certificate fails, as relative numbers.

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
    private var failures: [Failure] = []

    private struct Failure: Sendable, Equatable {
        var quantity: CertificateQuantity
        var amount: Double
    }

    /// Whether every condition is met within a tolerance.
    public func holds(within tolerance: Double = Certificate.tolerance) -> Bool { worst <= tolerance }

    /// The relative failure of one condition.
    public subscript(quantity: CertificateQuantity) -> Double {
        failures.reduce(0) { $1.quantity == quantity ? max($0, $1.amount) : $0 }
    }

    /// Notes a failure; not-a-number counts as infinite.  What is far below rounding leaves no trace, since
    /// reports are made on the fastest path.
    mutating func note(_ quantity: CertificateQuantity, _ amount: Double, stage: Int = 0) {
        if amount <= 1e-13 { return }
        let size = amount.isNaN ? .infinity : amount
        failures.append(Failure(quantity: quantity, amount: size))
        if size > worst { (worst, self.quantity, self.stage) = (size, quantity, stage) }
    }
}
