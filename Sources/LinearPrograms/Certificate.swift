// Certificate.swift: checking an answer by arithmetic alone, without a solver.
//
// The numbers of an answer are doubles, and doubles are fractions.  Where they prove the answer by themselves, every sum
// taken exactly, that is the proof; where they do not, since most optimal points are no doubles, the fractions that came
// with them are looked at, and then the basis is solved again.  Nothing is excused by a tolerance: one is used only to
// compare the value that is stated with the value that is proved.

internal import Fractions

/// The check of certificates, and how near a stated number must be to the proved one.
public enum Certificate {
    /// How far a stated optimal value may be from the true one, relative to the true one; likewise a value of a point
    /// relative to the largest of the point.
    ///
    /// Doubles work to 1e-16 and the solver to 1e-9.
    public static let tolerance = 1e-9

    /// Checks a solution of a program.
    ///
    /// - Precondition: The program is valid.
    /// - Complexity: O(columns + rows + entries) a stage where the doubles are a proof; else that of solving a basis in
    ///   fractions.
    public static func check(_ solution: Solution, of program: LinearProgram) -> CertificateReport {
        var report = CertificateReport()
        guard solution.hasShape(of: program) else {
            report.note(.shape, .infinity)
            return report
        }
        report =
            direct(ProvedNumbers<Enclosure>(solution), of: program)
            ?? direct(ProvedNumbers<Fraction>(solution), of: program) ?? report
        if report.proof != .none { return report }
        for proved in [solution.exact.map(ProvedNumbers.init), solution.basis.flatMap(program.proved)] {
            guard let proved, let better = direct(proved, of: program), better.proof == .exact else { continue }
            guard let proof = solution.proof(by: proved) else { continue }
            report = CertificateReport()
            report.proof = proof
            return report
        }
        return report
    }

    /// The check of numbers as they are; `nil` where their arithmetic cannot tell a sign.
    private static func direct<Number>(
        _ numbers: ProvedNumbers<Number>, of program: LinearProgram
    ) -> CertificateReport? {
        var check = DirectCheck(program, numbers)
        return try? check.run()
    }
}

extension LinearProgram {
    /// Checks a solution of this program by arithmetic alone.
    ///
    /// - Complexity: As for `Certificate.check(_:of:)`.
    public func check(_ solution: Solution) -> CertificateReport { Certificate.check(solution, of: self) }

    /// The numbers of a solution without any rounding; `nil` when its basis is no proof.
    ///
    /// - Precondition: The program is valid.
    /// - Complexity: That of taking the basis apart in fractions.
    public func exact(_ solution: Solution) -> ExactSolution? {
        if let exact = solution.exact { return exact }
        return solution.basis.flatMap(proved).map { ExactSolution($0) }
    }

    /// What a basis proves, in fractions.
    fileprivate func proved(by basis: Basis) -> ProvedNumbers<Fraction>? {
        guard basis.rows.count == rowCount, basis.columns.count == columnCount else { return nil }
        guard case .success(let system)? = try? BasisSystem<Fraction>.make(self, basis),
            case .proved(let proved)? = try? system.outcome()
        else { return nil }
        return proved
    }
}

extension Solution {
    fileprivate func hasShape(of program: LinearProgram) -> Bool {
        let (rows, columns) = (program.rowCount, program.columnCount)
        for (index, stage) in stages.enumerated() {
            if stage.rowDuals.count != rows || stage.reducedCosts.count != columns
                || stage.earlierMultipliers.count != index
            {
                return false
            }
        }
        switch status {
        case .optimal: return values.count == columns && stages.count == max(1, program.objectives.count)
        case .infeasible: return farkas.count == rows
        case .unbounded:
            return values.count == columns && ray.count == columns && stages.count < program.objectives.count
        }
    }

    /// What is proved of the doubles by the fractions that they stand for; `nil` where they are too far from them.
    fileprivate func proof(by proved: ProvedNumbers<Fraction>) -> Proof? {
        guard proved.status == status, proved.stages.count == stages.count else { return nil }
        var gaps: [Double] = []
        for (stage, exact) in zip(stages, proved.stages) {
            let gap = (Fraction(exactly: stage.objective) - exact.objective).double.magnitude
            guard gap <= Certificate.tolerance * exact.objective.double.magnitude else { return nil }
            guard areNear(stage.rowDuals, exact.rowDuals), areNear(stage.reducedCosts, exact.reducedCosts) else {
                return nil
            }
            gaps.append(gap)
        }
        guard status == .infeasible || areNear(values, proved.values), areNear(farkas, proved.farkas),
            areNear(ray, proved.ray)
        else { return nil }
        return exact == nil ? .enclosed(gaps: gaps) : .exact
    }

    private func areNear(_ doubles: [Double], _ exact: [Fraction]) -> Bool {
        guard doubles.count == exact.count else { return false }
        let numbers = exact.map(\.double)
        let size = numbers.reduce(0) { max($0, $1.magnitude) }
        return zip(doubles, numbers).allSatisfy { ($0 - $1).magnitude <= Certificate.tolerance * size }
    }
}
